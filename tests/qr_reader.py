"""Reading of QR codes as a phone's camera does, from their modules."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
import zxingcpp

MODULE = 4
"""Pixels of a module's edge."""
BLOCKS = {" ": (0, 0), "▄": (0, 1), "▀": (1, 0), "█": (1, 1)}


def read_modules(rows: Sequence[Sequence[int]]) -> str:
    """Return the text of a QR code from its modules, 1 for a dark one."""
    dark = np.kron(np.array(rows, dtype=np.uint8), np.ones((MODULE, MODULE), dtype=np.uint8))
    return read_picture(255 * (1 - dark))


def read_picture(pixels: np.ndarray) -> str:
    """Return the text of the one QR code in a picture of grey values."""
    (found,) = zxingcpp.read_barcodes(pixels)
    return str(found.text)


def modules_of_path(path: str, size: int) -> list[list[int]]:
    """Return the modules that the path of a drawing fills."""
    rows = [[0] * size for _ in range(size)]
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path)
    assert "".join(f"M{x} {y}h{n}v1h-{m}z" for x, y, n, m in runs) == path
    for x, y, length, back in runs:
        assert length == back
        rows[int(y)][int(x) : int(x) + int(length)] = [1] * int(length)
    return rows


def modules_of_text(lines: Sequence[str]) -> list[list[int]]:
    """Return the modules that half blocks draw, two rows of them to a line."""
    width = len(lines[0])
    assert all(len(line) == width for line in lines)
    return [[BLOCKS[char][half] for char in line] for line in lines for half in (0, 1)]
