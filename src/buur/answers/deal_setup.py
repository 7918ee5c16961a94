"""Deals at one of their tricks with only the cards that a question names.

The engine answers every question about such a deal: earlier tricks have no cards here, and the
other seats hold none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, SupportsIndex

from buur.arguments import integer
from buur.cards import (
    NO_CARDS,
    SUITS,
    Card,
    CardSet,
    HandLike,
    Suit,
    cards_code,
    parse_suit,
    set_of,
)
from buur.contracts import Contract, contract_of
from buur.errors import ArgumentError, PositionError
from buur.play.model.deal import NO_SEAT, Trick, with_fields
from buur.play.model.events import Played
from buur.play.model.state import State, deal_of
from buur.play.positions import TrickLike, cards_in_order, dealt_state
from buur.play.queries.sides import sides_of
from buur.play.transitions.contract import with_contract, with_first_led
from buur.play.transitions.trick_on_table import play_card
from buur.seats import Seat, left_of
from buur.variants.model import Variant
from buur.variants.registry import RulesLike, rules_of

FIRST: Final = Seat(0)
"""The seat of forehand, which is also the declarer in a game that has one."""
MOST_DEALS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Setting:
    """The rules, the deal and the contract of a question, checked."""

    variant: Variant
    contract: Contract | None
    deal_no: int
    """The number of the deal in its partie, from 1."""
    first_led: Suit | None
    """The suit of the first card of the deal, None if it is not known."""

    @property
    def tricks(self) -> int:
        """The number of tricks of the deal, as many as a hand has cards."""
        return self.variant.plan(self.deal_no).hand

    def trick_no(self, number: SupportsIndex) -> int:
        """Return the checked number of a trick."""
        return integer(number, 1, self.tricks, "number")

    def cards(self, cards: HandLike, name: str, most: int) -> CardSet:
        """Return a checked set of at most so many cards of the pack."""
        found = set_of(cards, name)
        self._check_pack(found, name)
        if found.bit_count() > most:
            many = found.bit_count()
            raise PositionError(f"{name} has {many} cards: expected at most {most} at this trick")
        return found

    def trick(self, cards: TrickLike, name: str, most: int) -> tuple[Card, ...]:
        """Return checked cards in playing order."""
        found = cards_in_order(cards, name)
        self._check_pack(CardSet(sum(1 << card for card in found)), name)
        if len(found) > most:
            players = self.variant.players
            raise PositionError(
                f"{name} has {len(found)} cards: expected at most {most} of {players} players"
            )
        return found

    def _check_pack(self, cards: CardSet, name: str) -> None:
        outside = CardSet(cards & ~self.variant.pack.cards)
        if outside:
            code = self.variant.code
            raise PositionError(f"{cards_code(outside)} in {name} is not in the pack of {code}")


def setting_of(
    rules: RulesLike,
    contract: Contract | str | None,
    deal_no: SupportsIndex | None,
    first_led: str | None,
) -> Setting:
    """Return the checked setting of a question.

    Args:
        rules: the name of a preset, or rules of your own.
        contract: a contract or its code, None if it does not matter.
        deal_no: the number of the deal; by default 1, or 2 if hands are larger in later deals.
        first_led: the letter of the suit of the first card of the deal, None if it is not known.
    """
    variant = rules_of(rules)
    number = (
        max((1, 2), key=lambda deal: variant.plan(deal).hand)
        if deal_no is None
        else integer(deal_no, 1, MOST_DEALS, "deal_no")
    )
    known = None if contract is None else contract_of(contract)
    return Setting(variant, known, number, None if first_led is None else parse_suit(first_led))


def check_disjoint(**sets: int) -> None:
    """Raise `PositionError` if two named sets of cards share a card."""
    seen: dict[str, int] = {}
    for name, cards in sets.items():
        for other, held in seen.items():
            if cards & held:
                code = cards_code(CardSet(cards & held))
                raise PositionError(f"{code} stands in {other} and in {name}: a card exists once")
        seen[name] = cards


def first_trick(setting: Setting) -> State:
    """Return a deal before its first card, with the contract if the setting has one."""
    return _first_trick(setting.variant, setting.deal_no, setting.contract)


def at_trick(setting: Setting, trick_no: int, *, counts: bool) -> State:
    """Return a deal at one of its tricks before anybody has played to it, forehand on lead.

    Args:
        setting: with a contract.
        trick_no: number of the trick, from 1; once all are taken, one more than the last.
        counts: whether the answer depends on the points of cards.

    Raises:
        ArgumentError: the points depend on the first card of the deal, and it is not known.
    """
    variant, deal_no, contract = setting.variant, setting.deal_no, setting.contract
    led = setting.first_led
    if counts and led is None and trick_no > 1 and _depends_on_first(variant, deal_no, contract):
        raise ArgumentError("first_led is missing: points depend on it", "first_led")
    return _at_trick(variant, deal_no, contract, trick_no, led)


def on_lead(state: State, seat: Seat) -> State:
    """Return the state in which a seat is to lead."""
    return replace(state, deal=replace(deal_of(state), leader=seat, turn=seat))


def with_hands(state: State, held: Mapping[Seat, CardSet]) -> State:
    """Return the state in which some seats hold given cards, and were dealt no others."""
    deal = deal_of(state)
    hands = tuple(held.get(Seat(seat), hand) for seat, hand in enumerate(deal.hands))
    return replace(state, deal=with_fields(deal, dealt=hands, hands=hands))


def with_trick(
    setting: Setting, state: State, cards: Sequence[Card], hand: CardSet = NO_CARDS
) -> State:
    """Return the state in which these cards were played to the open trick.

    Args:
        setting: may have the suit of the first card of the deal.
        state: the state before the trick.
        cards: the cards in playing order.
        hand: the cards of the seat that plays next.

    Raises:
        PositionError: the first card is not of the suit that the deal began with.
    """
    deal, led = deal_of(state), setting.first_led
    if cards and not deal.tricks and led not in (None, cards[0] // 9):
        raise PositionError(f"'first_led' is not the suit led, {SUITS[cards[0] // 9]}")
    order = deal.order(deal.leader)
    held = (*(CardSet(1 << card) for card in cards), hand)
    state = with_hands(state, dict(zip(order, held, strict=False)))
    for seat, card in zip(order, cards, strict=False):
        state = play_card(state, Played(seat, card))
    return state


@lru_cache(maxsize=256)
def _first_trick(variant: Variant, deal_no: int, contract: Contract | None) -> State:
    nothing = (NO_CARDS,) * variant.seats
    dealer = left_of(FIRST, variant.seats)
    state: State = dealt_state(variant, nothing, dealer, number=deal_no, forehand=FIRST)
    deal = replace(deal_of(state), declarer=FIRST)
    state = replace(state, deal=replace(deal, sides=sides_of(variant, deal)))
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
