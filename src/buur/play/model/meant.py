"""Errors about a value that was given in place of an event, with the call that was meant."""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

from buur.arguments import is_integral, wrong
from buur.cards import CODES
from buur.contracts import parse_contract
from buur.errors import ArgumentError, NotationError

EXPECTED: Final = "an act such as Played(0, 'SA')"


def code_meant(value: object) -> str:
    """Return the code of the act that a value stands for, "" if it stands for none.

    >>> code_meant("SA"), code_meant(8), code_meant("trump:H"), code_meant("hello")
    ('SA', 'SA', 'trump:H', '')
    """
    if is_integral(value):
        return _card_meant(value)
    if not isinstance(value, str):
        return ""
    if value in CODES or value == "push":
        return value
    try:
        return parse_contract(value).code
    except NotationError:
        return ""


def _card_meant(value: SupportsIndex) -> str:
    try:
        card = index(value)
    except TypeError:  # an array of several numbers
        return ""
    return CODES[card] if 0 <= card < len(CODES) else ""


def no_event(value: object, name: str = "event") -> ArgumentError:
    """Return the error about a value that is no event."""
    code = code_meant(value)
    call = f"{'play' if code in CODES else 'choose'}({code!r})" if code else ""
    return wrong(name, value, EXPECTED, "push()" if code == "push" else call)
