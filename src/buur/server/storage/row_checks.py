"""Checks of stored rows: SQLite keeps values of any type in any column.

`checked` returns a row whose values have the types of its class.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

import msgspec

from buur.seats import MAX_SEATS
from buur.server.errors import DamagedTable

_Row = TypeVar("_Row")


class Unreadable:
    """Stands for a stored value that is no JSON."""


UNREADABLE: Final = Unreadable()


def decode_json(text: str | bytes) -> Any:
    """Return a stored JSON value, `UNREADABLE` if it is none."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError, TypeError, RecursionError):
        return UNREADABLE


def checked(kind: type[_Row], values: Iterable[object], table: str) -> _Row:
    """Return a row as an instance of a named tuple.

    Args:
        kind: the class of named tuples.
        values: the values, in the order of its fields.
        table: the table that the row belongs to.

    Raises:
        DamagedTable: a value has another type.
    """
    found = tuple(values)
    if not any(isinstance(value, Unreadable) or _is_no_text(value) for value in found):
        try:
            return msgspec.convert(found, kind)
        except msgspec.ValidationError:
            pass
    raise damaged(table, f"a {kind.__name__} is not readable")


def damaged(table: str, reason: str) -> DamagedTable:
    """Return the error for a table whose rows are damaged."""
    return DamagedTable(f"table {table} is damaged: {reason}")


def _is_no_text(value: object) -> bool:
    """Tell whether a value is a text whose bytes are no UTF-8."""
    return (
        isinstance(value, str)
        and not value.isascii()
        and any("\ud800" <= char <= "\udfff" for char in value)
    )


def is_seat(value: object) -> bool:
    """Tell whether a stored value is the number of a seat."""
    return isinstance(value, int) and 0 <= value < MAX_SEATS
