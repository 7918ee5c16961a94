"""Checks of arguments of public functions, and the sentences of their errors.

Each check returns the value in the type that the library uses, or raises.

A public function calls one of these, or `card_of`, `seat_of`, `contract_of` and their like, for
each argument. Code below the public functions can then rely on its arguments.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import nan
from operator import index
from typing import Final, SupportsFloat, SupportsIndex, TypeGuard, TypeVar

from buur.errors import ArgumentError

_T = TypeVar("_T")
LONGEST_EXCERPT: Final = 60
"""Maximum number of characters of a value in an error message."""


def excerpt(value: object) -> str:
    """Return a value for an error message, shortened."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - a class of others, whose text cannot be had
        text = f"an object of {type(value).__name__}"
    return text if len(text) <= LONGEST_EXCERPT else text[: LONGEST_EXCERPT - 3] + "..."


def similar(name: str, known: Iterable[str], most: int = 1) -> tuple[str, ...]:
    """Return the known names that are most similar to a name, the best first.

    >>> similar("schiber", ["chibre", "schieber"])
    ('schieber',)
    """
    from difflib import get_close_matches  # 3 ms, which only errors need

    names = {one.casefold(): one for one in known}
    return tuple(names[one] for one in get_close_matches(name.casefold(), names, most))


def hint(name: str, known: Iterable[str]) -> str:
    """Return the end of an error message on an unknown name: the nearest names, or all of them.

    >>> hint("stedy", ["easy", "steady"])
    'did you mean steady?'
    >>> hint("expert", ["easy", "steady"])
    'expected one of easy, steady'
    """
    names = tuple(known)
    near = similar(name, names, 2)
    return f"did you mean {' or '.join(near)}?" if near else "expected one of " + ", ".join(names)


def wrong(name: str, value: object, expected: str, suggestion: str = "") -> ArgumentError:
    """Return the error of an argument.

    Args:
        name: the name of the argument.
        value: the value that was given.
        expected: the values that are accepted, as the end of a sentence.
        suggestion: code that the caller probably meant.
    """
    said = f"{name} is {excerpt(value)}: expected {expected}"
    return ArgumentError(said + (f"; did you mean {suggestion}?" if suggestion else ""), name)


def instance(value: object, kind: type[_T], name: str, expected: str = "") -> _T:
    """Return an argument that has to be of a class.

    Raises:
        ArgumentError: it is of another class.
    """
    if not isinstance(value, kind):
        raise wrong(name, value, expected or f"a {kind.__name__}")
    return value


def is_integral(value: object) -> TypeGuard[SupportsIndex]:
    """Tell whether a value may be a whole number; True and False are none.

    Numpy's arrays of several numbers pass as well, but `operator.index` refuses them. This is 50
    times as fast as an ``isinstance`` check of the protocol.
    """
    return hasattr(value, "__index__") and not isinstance(value, bool)


def integer(value: object, low: int, high: int, name: str) -> int:
    """Return an argument that has to be a whole number between two bounds, both included.

    Python's and numpy's integers are accepted; True and False are not.

    >>> integer(3, 0, 5, "count")
    3

    Raises:
        ArgumentError: it is no whole number, or out of bounds.
    """
    if type(value) is int and low <= value <= high:
        return value
    if is_integral(value):
        try:
            number = index(value)
        except TypeError:  # an array of several numbers
            number = low - 1
        if low <= number <= high:
            return number
    raise wrong(name, value, f"a whole number from {low} to {high}")


def number(value: object, low: float, high: float, name: str) -> float:
    """Return an argument that has to be a number between two bounds, both included.

    Python's and numpy's numbers are accepted; True, False and NaN are not.

    >>> number(0.5, 0, 1, "trust")
    0.5

    Raises:
        ArgumentError: it is no number, or out of bounds.
    """
    if isinstance(value, (SupportsFloat, SupportsIndex)) and not isinstance(value, (bool, str)):
        try:
            found = float(value)
        except (TypeError, ValueError, OverflowError):  # an array, or a number beyond floats
            found = nan
        if low <= found <= high:
            return found
    raise wrong(name, value, f"a number from {low:g} to {high:g}")


def text(value: object, name: str, expected: str = "a text") -> str:
    """Return an argument that has to be a text.

    Raises:
        ArgumentError: it is no text.
    """
    return instance(value, str, name, expected)


def one_of(value: object, known: Sequence[_T], name: str) -> _T:
    """Return an argument that has to be one of some values, which are mostly words.

    Raises:
        ArgumentError: it is another one; the message names the nearest or all of them.
    """
    for one in known:
        if type(one) is type(value) and one == value:
            return one
    listed = ", ".join(map(str, known))
    near = similar(value, map(str, known)) if isinstance(value, str) else ()
    raise wrong(name, value, f"one of {listed}", near[0] if near else "")
