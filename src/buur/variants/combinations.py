"""Options that do not go together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from buur.cards import parse_card
from buur.errors import NotationError
from buur.variants.bidding_combinations import BidCombination, impossible_bidding
from buur.variants.joining_combinations import JoinCombination, impossible_joining
from buur.variants.penalty_combinations import PenaltyCombination, impossible_penalties
from buur.variants.sheet_combinations import SheetCombination, impossible_sheets

if TYPE_CHECKING:
    from buur.variants.model import Variant

Combination = Literal[
    "packets",
    "race-points",
    "middle-three",
    "brouc-values",
    "plan-pack",
    "first-card",
    "teams-drawn",
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
    "brouc-sixes",
    "marriage-solder",
    "undertrump-marry",
    "tens-over",
    "rounds-deals",
    "values-melds",
    "tie-deals",
    BidCombination,
    JoinCombination,
    PenaltyCombination,
    SheetCombination,
]
"""Why options do not go together."""

Impossible = tuple[tuple[bool, Combination, str], ...]
"""Combinations: whether each is there, its code, a sentence."""

_COMPARED = ("difference", "extremes", "middle", "worth")
"""Ways of writing that are only known once the deal is played: nobody is first within it."""


def impossible(variant: Variant) -> Impossible:
    """Return every combination that does not exist: whether it is there, its code, a sentence."""
    return (
        *_of_deals(variant),
        *_of_contracts(variant),
        *_of_cards(variant),
        *_of_predictions(variant),
        *_of_players_alone(variant),
        *_of_ends(variant),
        *impossible_sheets(variant),
        *impossible_bidding(variant),
        *impossible_joining(variant),
        *impossible_penalties(variant),
    )


def _of_deals(variant: Variant) -> Impossible:
    plans = (variant.plan(1), variant.plan(2))
    return (
        (
            not _is_card(variant.deal.first_card),
            "first-card",
            f"first_card {variant.deal.first_card!r} is not a card code",
        ),
        (
            variant.deal.teams_drawn and variant.teams != (0, 1, 0, 1),
            "teams-drawn",
            "teams_drawn needs four seats in two teams",
        ),
        (
            any(plan.cards(variant.players) != variant.pack.cards.bit_count() for plan in plans),
            "plan-pack",
            f"packets and widow must take the {variant.pack.cards.bit_count()} cards of the pack",
        ),
    )


def _of_contracts(variant: Variant) -> Impossible:
    chosen, found = variant.choice, variant.choice.is_found
    parts = set(chosen.contracts.split("+"))
    return (
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
            "quer_tricks must be less than the tricks of a deal",
        ),
        (
            "imposed" in parts and not _are_suits(chosen.imposed),
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
            chosen.push_back and chosen.push == "no",
            "push-back",
            "push_back needs a push that can be given back: push must be yes",
        ),
    )


def _of_cards(variant: Variant) -> Impossible:
    play, partie = variant.play, variant.partie
    return (
        (
            play.ranking == "brouc"
            and any(variant.pack.cards >> 9 * suit & 1 for suit in range(4)),
            "brouc-sixes",
            "ranking=brouc is for a pack without sixes",
        ),
        (
            play.ranking == "brouc" and (play.values != "jass" or variant.score.match != "none"),
            "brouc-values",
            "ranking=brouc has points of its own: values must be jass, and match none",
        ),
        (
            play.values not in ("jass", "spade_queen")
            and (variant.meld.melds or variant.stoeck.stock),
            "values-melds",
            "where cards do not count their usual points, melds and stock must be off",
        ),
        (
            variant.meld.match_revives_melds and not variant.meld.match_voids_melds,
            "revives-voids",
            "match_revives_melds needs match_voids_melds",
        ),
        (
            variant.marriage.marriages and partie.solder_test != "forbidden",
            "marriage-solder",
            "marriages lie in tricks that are played: solder_test must be forbidden",
        ),
        (
            play.undertrump == "to_marry" and not variant.marriage.marriages,
            "undertrump-marry",
            "undertrump=to_marry needs marriages",
        ),
    )


def _of_predictions(variant: Variant) -> Impossible:
    predicts, write = variant.predict.prediction != "none", variant.score.write
    return (
        (
            predicts and variant.choice.trump_by_lead,
            "predict-lead",
            "predictions come before the first card: trump_by_lead must be off",
        ),
        (
            write == "difference" and not predicts,
            "difference-predict",
            "write=difference needs a prediction",
        ),
        (
            write == "difference"
            and (variant.lines != variant.seats or variant.sharing != "lines"),
            "difference-sides",
            "write=difference is for games in which everybody plays for himself",
        ),
        (
            variant.predict.exact_bonus and write != "difference",
            "bonus-difference",
            "exact_bonus is taken off a difference: write must be difference",
        ),
        (
            variant.predict.dealer_compensation
            and (write != "difference" or variant.predict.prediction != "open"),
            "compensation-open",
            "dealer_compensation needs open predictions and write=difference",
        ),
    )


def _of_players_alone(variant: Variant) -> Impossible:
    chosen, partie = variant.choice, variant.partie
    alone = variant.lines != 2 or variant.sharing != "lines"
    return (
        (
            alone and partie.solder_test != "forbidden",
            "alone-solder",
            "tricks are claimed against one other side: solder_test must be forbidden",
        ),
        (
            alone
            and (
                partie.claim != "auto"
                or (partie.rubicon != "off" and variant.lines != 2)
                or partie.strokes not in ("off", "low_half")
            ),
            "alone-claim",
            "with more than two sides claim must be auto, rubicon and strokes off",
        ),
        (
            alone and variant.score.counter_match == "minus100",
            "alone-counter",
            "counter_match=minus100 is for two sides",
        ),
        (
            alone and chosen.push != "no" and chosen.route == "partner",
            "alone-push",
            "who plays for himself has no partner to push to: push must be no",
        ),
        (
            variant.sides != 2 and "misere" in chosen.contracts.split("+"),
            "alone-misere",
            "a misère counts for the other of two sides",
        ),
        (
            variant.score.write == "middle" and not (alone and variant.seats == 3),
            "middle-three",
            "write=middle is for three players, each for himself: one of them is between",
        ),
    )


def _of_ends(variant: Variant) -> Impossible:
    partie, write = variant.partie, variant.score.write
    return (
        (
            partie.lowest_wins and partie.finish not in ("deals", "largest_gap"),
            "lowest-deals",
            "lowest_wins needs finish=deals or largest_gap: nobody races to have the least",
        ),
        (
            (write == "tens") != (partie.finish == "over")
            or (partie.finish == "over" and (partie.claim != "auto" or partie.rubicon != "off")),
            "tens-over",
            "write=tens and finish=over belong together, with claim=auto and rubicon=off",
        ),
        (
            partie.strokes == "low_half"
            and not (partie.lowest_wins and partie.deals and partie.deals % variant.seats == 0),
            "rounds-deals",
            "strokes=low_half needs lowest_wins, and deals for complete rounds",
        ),
        (
            partie.tie == "deal" and partie.finish != "deals",
            "tie-deals",
            "tie=deal needs a fixed number of deals: finish must be deals",
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
            partie.finish in ("deals", "checklist") and partie.rubicon != "off",
            "deals-rubicon",
            "rubicon and schneider are halves of a target, and finish=deals has none",
        ),
        (
            partie.finish == "first_out" and write in _COMPARED,
            "race-points",
            "what is written by comparing or by bids has no order in a deal: finish cannot be"
            " first_out",
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
