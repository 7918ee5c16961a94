"""QR codes of links to this server: their modules, and the path of an SVG drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

Rows = Sequence[Sequence[int]]
"""The modules of a QR code by row, 1 for a dark one; the quiet zone belongs to them."""

QUIET: Final = 4
"""Light modules around a QR code, as ISO 18004 asks for them."""


def qr_rows(text: str) -> Rows:
    """Return the modules of the smallest QR code of a text, with its quiet zone.

    >>> len(qr_rows("http://192.168.1.20:8157/"))
    33
    """
    import segno  # imported here, so that the server starts sooner

    code = segno.make_qr(text, error="l")
    return tuple(tuple(row) for row in code.matrix_iter(border=QUIET))


def svg_path(rows: Rows) -> str:
    """Return the path of the dark modules, in a drawing whose unit is a module.

    >>> svg_path([[0, 1, 1], [1, 0, 1]])
    'M1 0h2v1h-2zM0 1h1v1h-1zM2 1h1v1h-1z'
    """
    return "".join(
        f"M{start} {y}h{length}v1h-{length}z"
        for y, row in enumerate(rows)
        for start, length in _dark_runs(row)
    )


def _dark_runs(row: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the start and the length of each run of dark modules."""
    start = 0
    for module, run in groupby(row):
        length = len(tuple(run))
        if module:
            yield start, length
        start += length
