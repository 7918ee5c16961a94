"""Colours of the light and the dark theme for browsers without ``light-dark()``.

Two custom properties are the switch: one of them is empty, the other invalid. A reference to the
invalid one takes its fallback: ``var(--light,#fff)var(--dark,#000)`` is ``light-dark(#fff,#000)``.
The declaration ``color-scheme``, which ``light-dark()`` obeys, sets the two as well.
"""

from __future__ import annotations

import re
from typing import Final

from buur.web.pack.errors import PackError

_FUNCTION: Final = "light-dark("
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_SCHEME: Final = re.compile(r"(?:^|;)color-scheme:([^;]+)")
_SYSTEM: Final = "@media (prefers-color-scheme:dark)"
_SWITCHES: Final = {
    "light": "--light:initial;--dark: ",
    "dark": "--light: ;--dark:initial",
}
"""Declarations for each theme; a property that is empty consists of white space."""


def expand_light_dark(name: str, style: str) -> str:
    """Return a minified stylesheet without ``light-dark()``.

    Args:
        name: of the stylesheet, for errors.
        style: the text of the stylesheet, without comments.

    Raises:
        PackError: a ``light-dark()`` has not two colours, or a ``color-scheme`` is neither
            ``light``, ``dark`` nor ``light dark``.

    >>> expand_light_dark("a.css", "p{color:light-dark(#fff,rgb(0,0,0))}")
    'p{color:var(--light,#fff)var(--dark,rgb(0,0,0))}'
    """
    switched = _RULE.sub(lambda rule: _switching(name, rule), style)
    pieces = switched.split(_FUNCTION)
    return pieces[0] + "".join(_expanded(name, piece) for piece in pieces[1:])


def _switching(name: str, rule: re.Match[str]) -> str:
    """Return a rule that also sets the switch if it declares a colour scheme."""
    selector, block = rule[1], rule[2]
    found = _SCHEME.search(block)
    if found is None:
        return rule[0]
    schemes = found[1].split()
    if schemes == ["light", "dark"]:
        system = f"{_SYSTEM}{{{selector.lstrip()}{{{_SWITCHES['dark']}}}}}"
        return f"{selector}{{{_SWITCHES['light']};{block}}}{system}"
    if schemes in (["light"], ["dark"]):
        return f"{selector}{{{_SWITCHES[schemes[0]]};{block}}}"
    raise PackError(f"{name}: color-scheme is light, dark or light dark, not {found[1]}")


def _expanded(name: str, text: str) -> str:
    """Return a text that begins inside the brackets of ``light-dark(`` with two references."""
    depth, comma = 0, None
    for at, sign in enumerate(text):
        if sign == "," and depth == 0:
            if comma is not None:
                break
            comma = at
        if sign == ")" and depth == 0:
            if comma is None:
                break
            light, dark = text[:comma], text[comma + 1 : at]
            return f"var(--light,{light})var(--dark,{dark}){text[at + 1 :]}"
        depth += (sign == "(") - (sign == ")")
    raise PackError(f"{name}: light-dark() takes two colours: {text[:40]}")
