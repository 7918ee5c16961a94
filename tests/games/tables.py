"""Tables of any game for tests: the cards where a test wants them, whatever the number of lines."""

from __future__ import annotations

from collections.abc import Iterable

from buur.cards import parse_card
from buur.play.auto_play import table_event
from buur.play.model.events import Dealt, Opened, Played
from buur.play.model.result import Result
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import variant
from tests.rules.scenario import MIXED, as_read, cut, deal, seats_filled

EACH_HIS_SUIT = (
    "SA SK SQ SJ ST S9 S8 S7 S6",
    "HA HK HQ HJ HT H9 H8 H7 H6",
    "DA DK DQ DJ DT D9 D8 D7 D6",
    "CA CK CQ CJ CT C9 C8 C7 C6",
)
"""Whoever leads takes every trick, where there are no trumps."""


def dealt(
    rules: str, hands: Iterable[str] = MIXED, card: str | None = None, **options: object
) -> Partie:
    """Return the first deal of a game, perhaps with a turned card: seat 3 deals, seat 0 leads."""
    changes = {name: as_read(value) for name, value in options.items()}
    made = variant(rules, {"first": "random_dealer", **changes})
    state = cut(Partie(variant=made, scores=(0,) * made.lines).do(Opened(Seat(3))))
    return state.do(Dealt(seats_filled(hands), None if card is None else parse_card(card)))


def finished(state: Partie, *first: str) -> Partie:
    """Return the state after these cards, and then the lowest lawful one until the deal ends."""
    for code in first:
        state = state.do(Played(state.waiting[0], parse_card(code)))
    while state.phase == "play":
        state = state.do(Played(state.waiting[0], next(iter(state.legal.cards))))
    return state


def written(state: Partie) -> tuple[int, ...]:
    """Return what is written for the deal that has been played."""
    event = table_event(state, lambda: 0.5)
    assert event is not None
    return state.do(event).history[-1].total


def next_dealt(state: Partie, hands: Iterable[str] = MIXED, card: str | None = None) -> Partie:
    """Return the state with the deal counted and the next cards on the hands."""
    event = table_event(state, lambda: 0.5)
    assert event is not None
    state = cut(state.do(event))
    return state.do(Dealt(seats_filled(hands), None if card is None else parse_card(card)))


def taken(state: Partie) -> list[int]:
    """Return the tricks of each seat."""
    return [sum(trick.winner == seat for trick in deal(state).tricks) for seat in range(4)]


def ended(state: Partie) -> Result:
    """Return the result of a partie that is over."""
    assert state.result is not None
    return state.result


def outcome(state: Partie) -> tuple[int | None, str]:
    """Return who has won a partie that is over, and why."""
    return ended(state).winner, ended(state).reason
