"""Hands that are certain to take every trick, or the trick of the Buur, against any other hands."""

from __future__ import annotations

from typing import Final

from buur.cards import EIGHT, JACK, Suit, make_card
from buur.contracts import RANK_ORDERS, Contract
from buur.play.model.deal import Deal
from buur.seats import Seat
from buur.variants.model import Variant

_RANKS: Final = 0x1FF


def wins_every_trick(rules: Variant, deal: Deal, seat: Seat, contract: Contract) -> bool:
    """Tell whether a seat that names a contract now leads and takes every trick."""
    announces = rules.choice.leader == "announcer" or deal.forehand == seat
    tricky = rules.play.martinique8 and contract.suit is not None
    hand = deal.hands[seat]
    if tricky and not hand >> make_card(contract.suit or Suit(0), EIGHT) & 1:
        return False
    return announces and takes_all(rules.pack.cards, hand, contract)


def takes_all(pack: int, hand: int, contract: Contract) -> bool:
    """Tell whether a hand on lead takes every trick: it can run each suit from the top.

    Its top trumps must outnumber or equal the trumps outside, which one seat may hold. In another
    suit it is also enough that all its cards are higher than those outside.
    """
    if contract.misere or contract.kind not in ("trump", "oben", "unten"):
        return False
    for suit in range(4):
        ranks, out = hand >> 9 * suit & _RANKS, (pack & ~hand) >> 9 * suit & _RANKS
        trumps = suit == contract.suit
        order = RANK_ORDERS["trump" if trumps else "unten" if contract.kind == "unten" else "oben"]
        top = _run(ranks, out, order)
        if top < out.bit_count() and (trumps or top < ranks.bit_count()):
            return False
    return True


def _run(ranks: int, out: int, order: tuple[int, ...]) -> int:
    """Return how many of ``ranks`` are higher than all of ``out``."""
    highest = max((order[rank] for rank in range(9) if out >> rank & 1), default=-1)
    return sum(ranks >> rank & 1 for rank in range(9) if order[rank] > highest)


def holds_buur(rules: Variant, hand: int, contract: Contract) -> bool:
    """Tell whether a hand has the Buur of a trump contract and nothing beats it."""
    if contract.kind != "trump" or contract.suit is None or contract.misere:
        return False
    return bool(hand >> make_card(contract.suit, JACK) & 1) and not rules.play.martinique8
