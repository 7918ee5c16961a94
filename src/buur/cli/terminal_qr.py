"""QR codes in a terminal, two modules to a character."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from buur.cli.output import console

if TYPE_CHECKING:
    from rich.console import Console

Rows = Sequence[Sequence[int]]
_BLOCKS: Final = " ▄▀█"
"""By the upper and the lower module, as a number of two bits."""
_LIGHT_BACKGROUNDS: Final = ("7", "15")
"""Numbers of light colours in ``COLORFGBG``, which some terminals set."""


def qr_lines(rows: Rows, *, drawn: int) -> Iterator[str]:
    """Yield the lines of a QR code in half blocks.

    >>> list(qr_lines([[0, 1], [1, 1]], drawn=1))
    ['▄█']

    Args:
        rows: the modules, 1 for a dark one.
        drawn: the modules that the blocks draw: 1 the dark ones, 0 the light ones.
    """
    light = (0,) * len(rows[0])
    for upper, lower in zip_longest(rows[::2], rows[1::2], fillvalue=light):
        pairs = zip(upper, lower, strict=True)
        yield "".join(_BLOCKS[2 * (top == drawn) + (bottom == drawn)] for top, bottom in pairs)


def print_qr(rows: Rows, *, colour: bool = True) -> bool:
    """Print a QR code; return whether it was printed.

    In colours it is black on white everywhere. Without them the light modules are drawn, as on the
    dark background that most terminals have, unless the terminal says that its own is light.

    Args:
        rows: the modules, 1 for a dark one.
        colour: whether colours may be used where the output has them.
    """
    target = console()
    if not _fits(rows, target):
        return False
    coloured = colour and not target.no_color and target.color_system is not None
    drawn = 1 if coloured or _is_light(os.environ.get("COLORFGBG", "")) else 0
    style = "#000000 on #ffffff" if coloured else None
    for line in qr_lines(rows, drawn=drawn):
        target.print(line, style=style)
    return True


def _is_light(colours: str) -> bool:
    """Tell whether ``COLORFGBG`` names a light background.

    >>> _is_light("0;15"), _is_light("15;default;0"), _is_light("")
    (True, False, False)
    """
    return colours.rpartition(";")[2] in _LIGHT_BACKGROUNDS


def _fits(rows: Rows, target: Console) -> bool:
    """Tell whether standard output is wide enough and has the characters."""
    try:
        _BLOCKS.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return len(rows[0]) <= target.width
