"""Errors about a value that was given in place of an event, with the call that was meant."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from buur.arguments import wrong
from buur.cards import CODES
from buur.contracts import parse_contract
from buur.errors import ArgumentError, NotationError

EXPECTED = "an act such as Played(0, 'SA')"


def meant(value: object) -> str:
    """Return the call that does what a value stands for, "" if it stands for no act.

    >>> meant("SA"), meant(8), meant("trump:H"), meant("push"), meant("hello")
    ("play('SA')", "play('SA')", "choose('trump:H')", 'push()', '')
    """
    if isinstance(value, SupportsIndex) and not isinstance(value, bool):
        return _card_played(value)
    if not isinstance(value, str):
        return ""
    if value in CODES:
        return f"play({value!r})"
    if value == "push":
        return "push()"
    try:
        return f"choose({parse_contract(value).code!r})"
    except NotationError:
        return ""


def _card_played(value: SupportsIndex) -> str:
    try:
        card = index(value)
    except TypeError:  # an array of several numbers
        return ""
    return f"play({CODES[card]!r})" if 0 <= card < len(CODES) else ""


def no_event(value: object, name: str = "event") -> ArgumentError:
    """Return the error about a value that is no event."""
    return wrong(name, value, EXPECTED, meant(value))
