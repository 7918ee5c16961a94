"""Options that do not go together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from buur.cards import parse_card
from buur.errors import NotationError
from buur.variants.joining_combinations import JoinCombination, impossible_joining
from buur.variants.sheet_combinations import SheetCombination, impossible_sheets
from buur.variants.solo import is_playable

if TYPE_CHECKING:
    from buur.variants.model import Variant

Combination = Literal[
    "packets",
    "solo-bids",
    "solo-contracts",
    "race-points",
    "middle-three",
    "brouc-values",
    "king-bids",
    "king-misere",
    "plan-pack",
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
    "brouc-sixes",
    "marriage-solder",
    "undertrump-marry",
    "tens-over",
    "rounds-deals",
    "values-melds",
    "tie-deals",
    "auction-found",
    "auction-push",
    "auction-lead",
    "auction-predict",
    "auction-empty",
    "bid-ladder",
    "bid-sides",
    "bid-multipliers",
    "bid-claim",
    JoinCombination,
    SheetCombination,
]
"""Why options do not go together."""


_COMPARED = ("difference", "extremes", "middle", "worth")
"""Ways of writing that are only known once the deal is played: nobody is first within it."""


def impossible(variant: Variant) -> tuple[tuple[bool, Combination, str], ...]:
    """Return every combination that does not exist: whether it is there, its code, a sentence."""
    deal, chosen, partie = variant.deal, variant.choice, variant.partie
    parts = set(chosen.contracts.split("+"))
    imposed = "imposed" in parts
    found = imposed or bool(parts & {"turned", "first_discard"})
    alone = variant.lines != 2 or variant.sharing != "lines"
    apart = variant.sides != 2
    plans = (variant.plan(1), variant.plan(2))
    predicts = variant.predict.prediction != "none"
    return (
        (
            not _is_card(deal.first_card),
            "first-card",
            f"first_card {deal.first_card!r} is not a card code",
        ),
        (
            any(plan.cards(variant.players) != variant.pack.cards.bit_count() for plan in plans),
            "plan-pack",
            f"packets and widow must take the {variant.pack.cards.bit_count()} cards of the pack",
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
            "quer" in parts and chosen.quer_tricks >= min(plan.hand for plan in plans),
            "quer-tricks",
            "quer_tricks must be less than the tricks of a deal",
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
            variant.score.write == "difference"
            and (variant.lines != variant.seats or variant.sharing != "lines"),
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
            partie.lowest_wins and partie.finish not in ("deals", "largest_gap"),
            "lowest-deals",
            "lowest_wins needs finish=deals or largest_gap: nobody races to have the least",
        ),
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
            apart and "misere" in parts,
            "alone-misere",
            "a misère counts for the other of two sides",
        ),
        (
            variant.play.ranking == "brouc"
            and any(variant.pack.cards >> 9 * suit & 1 for suit in range(4)),
            "brouc-sixes",
            "ranking=brouc is for a pack without sixes",
        ),
        (
            variant.marriage.marriages and partie.solder_test != "forbidden",
            "marriage-solder",
            "marriages lie in tricks that are played: solder_test must be forbidden",
        ),
        (
            variant.play.undertrump == "to_marry" and not variant.marriage.marriages,
            "undertrump-marry",
            "undertrump=to_marry needs marriages",
        ),
        (
            (variant.score.write == "tens") != (partie.finish == "over")
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
            variant.play.values not in ("jass", "spade_queen")
            and (variant.meld.melds or variant.stoeck.stock),
            "values-melds",
            "where cards do not count their usual points, melds and stock must be off",
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
            partie.finish in ("deals", "checklist") and partie.rubicon != "off",
            "deals-rubicon",
            "rubicon and schneider are halves of a target, and finish=deals has none",
        ),
        (
            variant.meld.match_revives_melds and not variant.meld.match_voids_melds,
            "revives-voids",
            "match_revives_melds needs match_voids_melds",
        ),
        *impossible_sheets(variant),
        *_of_auctions(variant, found=found),
        *_of_one_against_the_rest(variant),
        *impossible_joining(variant),
        (
            variant.score.write == "middle" and not (alone and variant.seats == 3),
            "middle-three",
            "write=middle is for three players, each for himself: one of them is between",
        ),
        (
            variant.play.ranking == "brouc"
            and (variant.play.values != "jass" or variant.score.match != "none"),
            "brouc-values",
            "ranking=brouc has points of its own: values must be jass, and match none",
        ),
        (
            partie.finish == "first_out" and variant.score.write in _COMPARED,
            "race-points",
            "what is written by comparing or by bids has no order in a deal: finish cannot be"
            " first_out",
        ),
    )


def _of_auctions(variant: Variant, *, found: bool) -> tuple[tuple[bool, Combination, str], ...]:
    auction, chosen, partie = variant.auction, variant.choice, variant.partie
    held, writes = auction.is_held, variant.score.write == "bid"
    return (
        (
            held and found,
            "auction-found",
            "contracts=imposed or turned leaves nothing to bid for: ladder must be none",
        ),
        (
            held and chosen.push != "no",
            "auction-push",
            "nobody pushes where there is bidding: push must be no",
        ),
        (
            held and chosen.trump_by_lead,
            "auction-lead",
            "trumps are not chosen by leading where there is bidding",
        ),
        (
            held and variant.predict.prediction != "none",
            "auction-predict",
            "players bid or predict: prediction must be none with a ladder",
        ),
        (
            held and not auction.rungs,
            "auction-empty",
            "there is nothing to bid: bid_low is above bid_high, and bid_top is none",
        ),
        (
            writes and not held,
            "bid-ladder",
            "write=bid needs a ladder",
        ),
        (
            writes and (variant.sides != 2 or variant.sharing != "lines"),
            "bid-sides",
            "write=bid is for two sides that stay together",
        ),
        (
            writes and chosen.multipliers not in ("all1", ()),
            "bid-multipliers",
            "write=bid needs multipliers=all1",
        ),
        (
            writes and (partie.claim != "auto" or partie.strokes != "off"),
            "bid-claim",
            "write=bid needs claim=auto and strokes=off",
        ),
    )


def _of_one_against_the_rest(variant: Variant) -> tuple[tuple[bool, Combination, str], ...]:
    ladder, write, sharing = variant.auction.ladder, variant.score.write, variant.sharing
    king, after = sharing == "king", variant.auction.named == "after"
    races = variant.partie.finish == "first_out"
    return (
        (
            (ladder == "pandur" or write == "worth")
            and not (ladder == "pandur" and write == "worth" and sharing == "declarer" and after),
            "solo-bids",
            "ladder=pandur, write=worth and named=after belong to a game of one against the rest",
        ),
        (
            ladder == "pandur" and not _all_playable(variant),
            "solo-contracts",
            "ladder=pandur bids for trumps, for oben and for misère: contracts must offer them all",
        ),
        (
            (king or ladder == "king")
            and not (king and ladder == "king" and write == "points" and after and races),
            "king-bids",
            "ladder=king, write=points, named=after and finish=first_out belong to a game with a"
            " king",
        ),
        (
            king and "misere" in variant.choice.contracts.split("+"),
            "king-misere",
            "a king plays for points: there is no misère",
        ),
    )


def _all_playable(variant: Variant) -> bool:
    """Whether every bid may be played as one of the contracts."""
    offered = variant.choice.offered
    return all(
        any(is_playable(rung.plays, contract) for contract in offered)
        for rung in variant.auction.rungs
    )


def _is_card(code: str) -> bool:
    try:
        parse_card(code)
    except NotationError:
        return False
    return True


def _are_suits(letters: str) -> bool:
    return bool(letters) and set(letters) <= set("SHDC")
