"""Options of bidding, and of one against the rest, that do not go together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from buur.variants.option_groups.solo import is_playable

if TYPE_CHECKING:
    from buur.variants.model import Variant

BidCombination = Literal[
    "auction-found",
    "auction-push",
    "auction-lead",
    "auction-predict",
    "auction-empty",
    "bid-ladder",
    "bid-sides",
    "bid-multipliers",
    "bid-claim",
    "solo-bids",
    "solo-contracts",
    "king-bids",
    "king-misere",
]
"""Why they do not go together."""


def impossible_bidding(variant: Variant) -> tuple[tuple[bool, BidCombination, str], ...]:
    """Return the combinations that do not exist: whether each is there, its code, a sentence."""
    return (*_of_auctions(variant), *_of_one_against_the_rest(variant))


def _of_auctions(variant: Variant) -> tuple[tuple[bool, BidCombination, str], ...]:
    auction, chosen, partie = variant.auction, variant.choice, variant.partie
    held, writes = auction.is_held, variant.score.write == "bid"
    return (
        (
            held and variant.choice.is_found,
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


def _of_one_against_the_rest(variant: Variant) -> tuple[tuple[bool, BidCombination, str], ...]:
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
