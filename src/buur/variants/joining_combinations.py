"""Options of joining, exchanging and putzes that do not go together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from buur.variants.model import Variant

JoinCombination = Literal[
    "turned-widow",
    "turned-stays",
    "pile-plan",
    "blind-join",
    "rob-turned",
    "join-putzes",
    "putzes-alone",
    "putzes-finish",
    "putzes-claim",
    "pommes-two",
]

Found = tuple[bool, JoinCombination, str]


def impossible_joining(variant: Variant) -> tuple[Found, ...]:
    """Return every such combination: whether it is there, its code, a sentence."""
    return (*_impossible_cards(variant), *_impossible_putzes(variant))


def _impossible_cards(variant: Variant) -> tuple[Found, ...]:
    deal, chosen, rules, plan = variant.deal, variant.choice, variant.join, variant.plan(1)
    turns = chosen.contracts == "turned"
    apart = turns and chosen.turned_card == "widow"
    return (
        (
            chosen.turned_card == "widow"
            and (not turns or plan.up != 1 or bool(deal.packets_later)),
            "turned-widow",
            "turned_card=widow needs contracts=turned, and one open card in every deal: widow_up=1",
        ),
        (
            chosen.turned_stays and (not turns or deal.misdeal_redealer != "same"),
            "turned-stays",
            "turned_stays needs contracts=turned and misdeal_redealer=same",
        ),
        (
            deal.pile > 0
            and (0 in plan.packets or bool(deal.packets_later) or not variant.dealer_plays),
            "pile-plan",
            "pile needs packets without a widow among them, the same in every deal",
        ),
        (
            rules.blind and not (rules.join and apart and plan.widow == plan.hand),
            "blind-join",
            "blind needs join, turned_card=widow, and as many cards apart as in a hand",
        ),
        (chosen.rob and not apart, "rob-turned", "rob needs turned_card=widow"),
    )


def _impossible_putzes(variant: Variant) -> tuple[Found, ...]:
    partie, writes = variant.partie, variant.score.write == "putzes"
    alone = variant.lines == variant.seats and variant.sharing == "lines"
    predicts = variant.predict.prediction != "none"
    kept = partie.claim == "auto" and partie.solder_test == "forbidden"
    return (
        (
            variant.join.join and (not writes or predicts),
            "join-putzes",
            "join needs write=putzes and prediction=none",
        ),
        (
            writes and not alone,
            "putzes-alone",
            "write=putzes is for games in which everybody plays for himself",
        ),
        (
            writes != (partie.finish == "putzes"),
            "putzes-finish",
            "write=putzes and finish=putzes belong together",
        ),
        (
            writes and not (kept and partie.rubicon == partie.strokes == "off"),
            "putzes-claim",
            "write=putzes needs claim=auto, solder_test=forbidden, rubicon and strokes off",
        ),
        (
            variant.putze.pommes_lose > 0 and variant.lines != 2,
            "pommes-two",
            "pommes_lose is for two players",
        ),
    )
