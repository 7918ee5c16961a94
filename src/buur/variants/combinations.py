"""Options that do not go together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from buur.cards import parse_card
from buur.errors import NotationError

if TYPE_CHECKING:
    from buur.variants.model import Variant

Combination = Literal[
    "first-card",
    "imposed-alone",
    "misere-alone",
    "quer-tricks",
    "imposed-suits",
    "imposed-push",
    "imposed-lead",
    "push-back",
    "deals-missing",
    "deals-surplus",
    "deals-rubicon",
    "revives-voids",
    "predict-lead",
    "difference-predict",
    "difference-sides",
    "bonus-difference",
    "compensation-open",
    "lowest-deals",
    "alone-solder",
    "alone-claim",
    "alone-counter",
    "alone-push",
    "alone-misere",
    "alone-melds",
    "tie-deals",
]
"""Why options do not go together."""


def impossible(variant: Variant) -> tuple[tuple[bool, Combination, str], ...]:
    """Return every combination that does not exist: whether it is there, its code, a sentence."""
    deal, chosen, partie = variant.deal, variant.choice, variant.partie
    parts = set(chosen.contracts.split("+"))
    imposed = "imposed" in parts
    found = imposed or "turned" in parts
    alone = variant.sides != 2
    predicts = variant.predict.prediction != "none"
    return (
        (
            not _is_card(deal.first_card),
            "first-card",
            f"first_card {deal.first_card!r} is not a card code",
        ),
        (
            found and len(parts) > 1,
            "imposed-alone",
            "contracts=imposed or turned leaves nothing else to choose",
        ),
        (
            parts == {"misere"},
            "misere-alone",
            "contracts=misere needs another contract that is played as misère",
        ),
        (
            "quer" in parts and chosen.quer_tricks >= variant.hand_size,
            "quer-tricks",
            f"quer_tricks must be less than the {variant.hand_size} tricks of a deal",
        ),
        (
            imposed and not _are_suits(chosen.imposed),
            "imposed-suits",
            "contracts=imposed needs the suits in order in imposed, such as 'CDHS'",
        ),
        (
            found and chosen.push != "no",
            "imposed-push",
            "nobody can push an imposed contract: push must be no",
        ),
        (
            found and chosen.trump_by_lead,
            "imposed-lead",
            "trump_by_lead needs a contract to choose",
        ),
        (
            predicts and chosen.trump_by_lead,
            "predict-lead",
            "predictions come before the first card: trump_by_lead must be off",
        ),
        (
            variant.score.write == "difference" and not predicts,
            "difference-predict",
            "write=difference needs a prediction",
        ),
        (
            variant.score.write == "difference" and variant.sides != variant.seats,
            "difference-sides",
            "write=difference is for games in which everybody plays for himself",
        ),
        (
            variant.predict.exact_bonus and variant.score.write != "difference",
            "bonus-difference",
            "exact_bonus is taken off a difference: write must be difference",
        ),
        (
            variant.predict.dealer_compensation
            and (variant.score.write != "difference" or variant.predict.prediction != "open"),
            "compensation-open",
            "dealer_compensation needs open predictions and write=difference",
        ),
        (
            partie.lowest_wins and partie.finish != "deals",
            "lowest-deals",
            "lowest_wins needs finish=deals: nobody races to have the least",
        ),
        (
            alone and partie.solder_test != "forbidden",
            "alone-solder",
            "tricks are claimed against one other side: solder_test must be forbidden",
        ),
        (
            alone
            and (partie.claim != "auto" or partie.rubicon != "off" or partie.strokes != "off"),
            "alone-claim",
            "with more than two sides claim must be auto, rubicon and strokes off",
        ),
        (
            alone and variant.score.counter_match == "minus100",
            "alone-counter",
            "counter_match=minus100 is for two sides",
        ),
        (
            alone and chosen.push != "no",
            "alone-push",
            "who plays for himself has no partner to push to: push must be no",
        ),
        (
            alone and "misere" in parts,
            "alone-misere",
            "a misère counts for the other of two sides",
        ),
        (
            alone and variant.meld.melds,
            "alone-melds",
            "melds are compared between two sides: melds must be off",
        ),
        (
            partie.tie == "deal" and partie.finish != "deals",
            "tie-deals",
            "tie=deal needs a fixed number of deals: finish must be deals",
        ),
        (
            chosen.push_back and chosen.push == "no",
            "push-back",
            "push_back needs a push that can be given back: push must be yes",
        ),
        (
            partie.finish == "deals" and not partie.deals,
            "deals-missing",
            "finish=deals needs deals, 1 or more",
        ),
        (
            partie.finish != "deals" and partie.deals != 0,
            "deals-surplus",
            "deals is a number of deals to play and needs finish=deals",
        ),
        (
            partie.finish == "deals" and partie.rubicon != "off",
            "deals-rubicon",
            "rubicon and schneider are halves of a target, and finish=deals has none",
        ),
        (
            variant.meld.match_revives_melds and not variant.meld.match_voids_melds,
            "revives-voids",
            "match_revives_melds needs match_voids_melds",
        ),
    )


def _is_card(code: str) -> bool:
    try:
        parse_card(code)
    except NotationError:
        return False
    return True


def _are_suits(letters: str) -> bool:
    return bool(letters) and set(letters) <= set("SHDC")
