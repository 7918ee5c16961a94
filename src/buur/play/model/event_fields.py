"""Checks of the values from which events are made, and the texts of these values for `repr`.

Each check returns the house type. The first condition holds for values of Buur itself, and costs
some tens of nanoseconds; every other value takes the slow path.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, SupportsIndex, TypeVar

from buur.arguments import instance, integer, wrong
from buur.cards import (
    CODES,
    PACK,
    PACK_SIZE,
    Card,
    CardLike,
    CardSet,
    HandLike,
    card_of,
    cards_code,
    set_of,
)
from buur.contracts import Contract, contract_of
from buur.seats import MAX_SEATS, Seat, seat_of

HIGHEST: Final = 9999
"""The highest number of points, cards, rows or tricks in an event; the rules set lower bounds."""

_T = TypeVar("_T")


def checked_seat(seat: SupportsIndex, name: str = "seat") -> Seat:
    """Return a seat of an event; whether the table has as many seats, the engine checks."""
    if type(seat) is int and 0 <= seat < MAX_SEATS:
        return seat  # type: ignore[return-value]
    return seat_of(seat, MAX_SEATS, name)


def checked_card(card: CardLike, name: str) -> Card:
    """Return a card."""
    if type(card) is int and 0 <= card < PACK_SIZE:
        return card  # type: ignore[return-value]
    return card_of(card, name)


def checked_set(cards: HandLike, name: str) -> CardSet:
    """Return a set of cards."""
    if type(cards) is int and 0 <= cards <= PACK:
        return cards  # type: ignore[return-value]
    return set_of(cards, name)


def known_set(cards: HandLike | None, name: str) -> CardSet | None:
    """Return a set of cards, None if it is not known."""
    return None if cards is None else checked_set(cards, name)


def checked_contract(contract: Contract | str) -> Contract:
    """Return a contract."""
    return contract if type(contract) is Contract else contract_of(contract)


def number(value: SupportsIndex, name: str, lowest: int = 0) -> int:
    """Return a number of points, cards, rows or tricks."""
    if type(value) is int and lowest <= value <= HIGHEST:
        return value
    return integer(value, lowest, HIGHEST, name)


def flag(value: bool, name: str) -> bool:
    """Return a value that is True or False."""
    return instance(value, bool, name, "True or False")


def text(value: str, name: str, expected: str = "a text") -> str:
    """Return a text."""
    return instance(value, str, name, expected)


def several(
    values: Iterable[_T], check: Callable[[_T, str], Any], name: str, example: str
) -> tuple[Any, ...]:
    """Return the checked values of a collection.

    Args:
        values: the collection.
        check: returns one checked value, given the value and the name of the argument.
        name: the name of the argument.
        example: a right value, for the message of an error.
    """
    if type(values) is not tuple and not _is_collection(values):
        raise wrong(name, values, f"a collection such as {example}")
    return tuple([check(value, name) for value in values])


def _is_collection(values: object) -> bool:
    return isinstance(values, Iterable) and not isinstance(values, str | bytes)


def _card_text(card: Card | None) -> str:
    return repr(card if card is None else CODES[card])


def _set_text(cards: CardSet | None) -> str:
    return repr(cards if cards is None else cards_code(cards))


def _contract_text(contract: Contract | None) -> str:
    return repr(contract if contract is None else contract.code)


def _tuple_of(text_of: Callable[[Any], str]) -> Callable[[tuple[Any, ...] | None], str]:
    def write(values: tuple[Any, ...] | None) -> str:
        if values is None:
            return "None"
        return f"({', '.join(map(text_of, values))}{',' * (len(values) == 1)})"

    return write


_TEXTS: Final[dict[str, Callable[[Any], str]]] = {
    "card turned moved": _card_text,
    "cards up down dead": _set_text,
    "melds hands piles": _tuple_of(_set_text),
    "drawn": _tuple_of(_card_text),
    "contract": _contract_text,
}
"""The writers of values by the names of fields; a key lists all fields of one kind."""
_TEXT_OF: Final = {name: write for names, write in _TEXTS.items() for name in names.split()}


def field_text(name: str, value: object) -> str:
    """Return the value of a field as Python code: cards and contracts by their codes.

    >>> field_text("card", 8), field_text("hands", (1, None))
    ("'SA'", "('S6', None)")
    """
    return _TEXT_OF.get(name, repr)(value)
