"""Units of length for browsers without them: of a container, and of a phone's visible height.

``28cqw`` becomes ``calc(28*var(--cqw))``. The custom property holds ``1cqw`` where that is known,
else about the same of the window.
"""

from __future__ import annotations

import re
from typing import Final

FALLBACKS: Final = {"cqw": "1vw", "cqh": ".45vh", "dvh": "1vh"}
"""Length that replaces one unit. On a phone the tabletop is half as tall as the window."""

_BLOCK: Final = re.compile(r"\{[^{}]*\}")
_LENGTH: Final = re.compile(rf"(?<![\w#.-])(\d*\.?\d+)({'|'.join(FALLBACKS)})\b")


def expand_units(style: str) -> str:
    """Return a minified stylesheet with the new units in custom properties only.

    >>> expand_units("@media (min-height:9dvh){a{height:50dvh}}")
    '@media (min-height:9dvh){a{height:calc(50*var(--dvh))}}'
    """
    return _BLOCK.sub(lambda block: _LENGTH.sub(r"calc(\1*var(--\2))", block[0]), style)


def unit_properties() -> str:
    """Return the rules that set the custom properties, minified."""
    plain = ";".join(f"--{unit}:{length}" for unit, length in FALLBACKS.items())
    known = (f"@supports (width:1{unit}){{:root{{--{unit}:1{unit}}}}}" for unit in FALLBACKS)
    return f":root{{{plain}}}" + "".join(known)
