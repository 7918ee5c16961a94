"""Pictures of the page compared with small stored ones, so that no look changes unnoticed.

Two Chromium versions never paint the same pixels: edges and shadows differ by a shade. So a picture
is averaged down to a coarse grid, and each cell of the grid may differ a little from the stored
one. A missing card, a wrong colour or a part that moved shows; smoothing does not. No font of the
system may show: pages are set in the typeface of the tests, and decks are drawings alone.

``assert difference(png, "decks-french") == ""`` in a test is all it takes. When a look was changed
on purpose::

    BUUR_SNAPSHOTS=update .venv/bin/python -m pytest --no-cov tests/browser/test_decks.py

writes the references anew; look at them before they are committed. A failing test leaves what it
saw, and where it differs, in ``build/snapshots``.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops

STORED: Final = Path(__file__).with_name("references")
SEEN: Final = Path(__file__).parents[2] / "build" / "snapshots"
CELL: Final = 8
"""Pixels of the page, across and down, that become one cell."""

SHADE: Final = 18
"""Difference of a cell's colour, of 255, that smoothing may make."""

STRAY: Final = 0.002
"""Share of cells that may differ by more: here an edge happens to fall on another pixel."""

GROSS: Final = 72
"""Difference that no cell may have."""


def difference(png: bytes, name: str, *, cell: int = CELL) -> str:
    """Return how a picture differs from the stored one of that name; nothing where it does not.

    Args:
        png: a screenshot.
        name: of the stored picture, without its ending.
        cell: pixels that become one cell.
    """
    if os.environ.get("BUUR_SNAPSHOTS") == "update":
        STORED.mkdir(exist_ok=True)
        coarse(png, cell).save(_path(name), optimize=True)
        return ""
    return unlikeness(png, name, cell=cell)


def unlikeness(png: bytes, name: str, *, cell: int = CELL) -> str:
    """Return what `difference` does, but write nothing anew: for what is to look different."""
    if not _path(name).exists():
        return f"no reference {name}: write it with BUUR_SNAPSHOTS=update"
    seen = coarse(png, cell)
    with Image.open(_path(name)) as opened:
        wanted = opened.convert("RGB")
    if seen.size != wanted.size:
        return f"{name}: {seen.size} cells instead of {wanted.size}"
    worst = _worst(seen, wanted)
    off = [value for value in worst.tobytes() if value > SHADE]
    if len(off) <= STRAY * len(worst.tobytes()) and max(off, default=0) <= GROSS:
        return ""
    _keep(png, worst, name)
    return (
        f"{name} looks different: {len(off)} of {len(worst.tobytes())} cells, "
        f"by up to {max(off)} of 255; see {SEEN / name}.png"
    )


def _path(name: str) -> Path:
    return STORED / f"{name}.png"


def coarse(png: bytes, cell: int = CELL) -> Image.Image:
    """Return a picture averaged over squares of ``cell`` pixels."""
    with Image.open(io.BytesIO(png)) as opened:
        picture = opened.convert("RGB")
    return picture.resize(
        (-(-picture.width // cell), -(-picture.height // cell)), Image.Resampling.BOX
    )


def _worst(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return for each cell the largest difference of a colour."""
    red, green, blue = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def _keep(png: bytes, worst: Image.Image, name: str) -> None:
    SEEN.mkdir(parents=True, exist_ok=True)
    (SEEN / f"{name}.png").write_bytes(png)
    shown = worst.point(lambda value: min(255, value * 3))
    shown.resize((worst.width * 4, worst.height * 4), Image.Resampling.NEAREST).save(
        SEEN / f"{name}-difference.png"
    )
