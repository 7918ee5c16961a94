"""Positions of the table, built from a question: a deal at one of its tricks.

The engine answers every question about such a position. A question names only the cards that its
answer depends on: earlier tricks have no cards here, and the other seats hold none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from buur.answers.question import Question, QuestionError
from buur.cards import NO_CARDS, SUITS, Card, CardSet, Suit, suit_of
from buur.contracts import Contract
from buur.play.model.deal import NO_SEAT, Deal, Trick
from buur.play.model.events import Played
from buur.play.model.state import State, deal_of
from buur.play.queries.sides import sides_of
from buur.play.transitions.contract import with_contract, with_first_led
from buur.play.transitions.trick_on_table import play_card
from buur.seats import Seat
from buur.variants.model import Variant

FIRST: Final = Seat(0)
"""The seat of forehand, which is also the declarer in a game that has one."""


def first_trick(question: Question) -> State:
    """Return a deal before its first card, with the contract if the question names one."""
    return _first_trick(question.variant, question.deal_no, question.contract)


def at_trick(question: Question, trick_no: int, *, counts: bool) -> State:
    """Return a deal at one of its tricks before anybody has played to it, forehand on lead.

    Args:
        question: names the contract, and the suit of the first card of the deal where it matters.
        trick_no: number of the trick, from 1; once all are taken, one more than the last.
        counts: whether the answer depends on the points of cards.

    Raises:
        QuestionError: the contract is missing, or the suit that the points depend on.
    """
    _ = question.get("contract")
    variant, deal_no, contract = question.variant, question.deal_no, question.contract
    led = question.first_led
    if counts and led is None and trick_no > 1 and _depends_on_first(variant, deal_no, contract):
        raise QuestionError(
            "missing-field", "the field 'first_led' is missing: points depend on it"
        )
    return _at_trick(variant, deal_no, contract, trick_no, led)


def on_lead(state: State, seat: Seat) -> State:
    """Return the state in which a seat is to lead."""
    return replace(state, deal=replace(deal_of(state), leader=seat, turn=seat))


def with_hands(state: State, held: Mapping[Seat, CardSet]) -> State:
    """Return the state in which some seats hold given cards, and were dealt no others."""
    deal = deal_of(state)
    hands = tuple(held.get(Seat(seat), hand) for seat, hand in enumerate(deal.hands))
    return replace(state, deal=replace(deal, dealt=hands, hands=hands))


def with_trick(
    question: Question, state: State, cards: Sequence[Card], hand: CardSet = NO_CARDS
) -> State:
    """Return the state in which these cards were played to the open trick.

    Args:
        question: the question, which may name the suit of the first card of the deal.
        state: the state before the trick.
        cards: the cards in playing order.
        hand: the cards of the seat that plays next.

    Raises:
        QuestionError: the first card is not of the suit that the deal began with.
    """
    deal, led = deal_of(state), question.first_led
    if cards and not deal.tricks and led not in (None, suit_of(cards[0])):
        raise QuestionError(
            "impossible-position", f"'first_led' is not the suit led, {SUITS[suit_of(cards[0])]}"
        )
    order = deal.order(deal.leader)
    held = (*(CardSet(1 << card) for card in cards), hand)
    state = with_hands(state, dict(zip(order, held, strict=False)))
    for seat, card in zip(order, cards, strict=False):
        state = play_card(state, Played(seat, card))
    return state


@lru_cache(maxsize=256)
def _first_trick(variant: Variant, deal_no: int, contract: Contract | None) -> State:
    seats = variant.seats
    deal = Deal(
        number=deal_no,
        dealer=Seat(seats - 1),
        hands=(NO_CARDS,) * seats,
        dealt=(NO_CARDS,) * seats,
        declarer=FIRST,
        forehand=FIRST,
        melds=((),) * seats,
        with_stoeck=(False,) * seats,
    )
    deal = replace(deal, sides=sides_of(variant, deal))
    state = State(variant=variant, deal=deal, scores=(0,) * variant.lines)
    if contract is not None:
        state = with_contract(state, contract, FIRST)
    return on_lead(state, FIRST)


@lru_cache(maxsize=256)
def _at_trick(
    variant: Variant, deal_no: int, contract: Contract | None, trick_no: int, led: Suit | None
) -> State:
    state = _first_trick(variant, deal_no, contract)
    deal = deal_of(state)
    if led is not None:
        deal = with_first_led(variant, deal, led)
    taken = (Trick(leader=FIRST, cards=(), winner=FIRST, points=0),) * (trick_no - 1)
    turn = NO_SEAT if len(taken) == len(deal.schedule) else FIRST
    return replace(state, deal=replace(deal, tricks=taken, turn=turn))


@lru_cache(maxsize=256)
def _depends_on_first(variant: Variant, deal_no: int, contract: Contract | None) -> bool:
    """Tell whether the tables of the deal depend on the suit of the first card."""
    deal = deal_of(_first_trick(variant, deal_no, contract))
    return with_first_led(variant, deal, Suit(0)).schedule != deal.schedule
