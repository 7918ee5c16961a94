"""Small image files of the page."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image

QUALITY: Final = 82
"""Of a hundred: the lowest at which neither chalk nor the faces of court cards lose anything."""


def webp(png: bytes) -> bytes:
    """Return a picture, taken as PNG, as WebP."""
    out = io.BytesIO()
    with Image.open(io.BytesIO(png)) as opened:
        opened.convert("RGB").save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()
