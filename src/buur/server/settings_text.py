"""Settings as texts: `settings_from` reads those that no option of ``buur serve`` has.

A setting is a variable of the environment or a line of the settings file. Its name is ``BUUR_``
with the name of the field of `Settings`, or ``BUUR_LIMIT_`` with that of a field of `Limits`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, replace
from fractions import Fraction
from typing import Any, Final

from buur.server.errors import ServerError
from buur.server.settings import Limits, ListenAddress, Rate, Settings

BY_OPTION: Final[Mapping[str, str]] = {
    "database": "--database",
    "durability": "--durability",
    "node": "--node",
    "hosts": "--allow-host",
    "origins": "--origin",
    "trusted_proxies": "--trusted-proxy",
    "metrics": "--metrics",
    "mail": "--mail",
    "bus": "--bus",
    "bots_url": "--bots",
    "one_of_network": "--same-network",
    "hints": "--no-hints",
}
"""Fields of `Settings` with an option of their own, and the option."""
LIMITS_BY_OPTION: Final[Mapping[str, str]] = {
    "connections": "--connections",
    "connections_per_address": "--connections-per-address",
}
"""Fields of `Limits` with an option of their own, and the option."""
IN_CODE: Final = frozenset({"pace", "limits", "bot_pool", "wall_clock", "bots", "chance"})
"""Fields of `Settings` that only a program sets, and the limits, which are settings themselves."""

_SHAPES: Final = {
    int: "a whole number above 0",
    float: "a number from 0",
    str: "a word",
    tuple: "words with spaces between them",
    Rate: "two numbers, such as 1/60 5: how many a second, and how many at once",
}
"""By the type of a setting: its form in words."""


def variables() -> dict[str, Field[Any]]:
    """Return the settings that are no options, by the names of their variables."""
    own = [one for one in fields(Settings) if one.name not in BY_OPTION.keys() | IN_CODE]
    limits = [one for one in fields(Limits) if one.name not in LIMITS_BY_OPTION]
    found = {f"BUUR_{one.name.upper()}": one for one in own}
    return found | {f"BUUR_LIMIT_{one.name.upper()}": one for one in limits}


def settings_from(values: Mapping[str, str], base: Settings) -> Settings:
    """Return settings with those that texts name in place of the others.

    >>> settings_from({"BUUR_LIMIT_TABLES": "1 20"}, Settings()).limits.tables
    Rate(per_second=1.0, burst=20.0)

    Args:
        values: texts by names of variables; others and empty ones are ignored.
        base: the settings without them.

    Raises:
        ServerError: a text is not valid; one sentence says which.
    """
    own, limits = dict[str, Any](), dict[str, Any]()
    for name, one in variables().items():
        text = values.get(name, "").strip()
        if text:
            target = limits if name.startswith("BUUR_LIMIT_") else own
            target[one.name] = _value(name, text, type(default_of(one)))
    return replace(base, **own, limits=replace(base.limits, **limits))


def default_of(one: Field[Any]) -> Any:
    """Return the value of a field that nobody sets."""
    return one.default if one.default_factory is MISSING else one.default_factory()


def text_of(value: object) -> str:
    """Return a value of a setting as its text."""
    if isinstance(value, Rate):
        share = Fraction(value.per_second).limit_denominator(3600)
        return f"{share if share.denominator > 10 else f'{value.per_second:g}'} {value.burst:g}"
    if isinstance(value, tuple):
        return " ".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def _value(name: str, text: str, kind: type) -> Any:
    try:
        if kind is Rate:
            per_second, burst = text.split()
            return Rate(_number(per_second), _number(burst))
        if kind is tuple:
            return tuple(text.split())
        if kind is int:
            return _whole(text)
        return _number(text) if kind is float else text
    except (ValueError, ZeroDivisionError) as error:
        raise ServerError(f"{name} is {_SHAPES[kind]}, not {text[:40]!r}") from error


def _whole(text: str) -> int:
    if len(text) > 12 or int(text) < 1:
        raise ValueError(text)
    return int(text)


def _number(text: str) -> float:
    number, slash, each = text.partition("/")
    found = float(number) / float(each) if slash else float(number)
    if not (math.isfinite(found) and found >= 0):
        raise ValueError(text)
    return found


def listen_address(text: str) -> ListenAddress:
    """Return an address to listen on.

    >>> listen_address("127.0.0.1:9157"), str(listen_address("[::1]:9157"))
    (ListenAddress(host='127.0.0.1', port=9157), '[::1]:9157')

    Raises:
        ServerError: it is none.
    """
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port[:6]) > 65_535:
        raise ServerError(
            f"--metrics takes an address and a port, such as 127.0.0.1:9157, not {text[:40]!r}"
        )
    return ListenAddress(host.strip("[]"), int(port))
