"""Container queries for browsers without them: media queries that hold in about the same windows.

Each ``@container`` block is followed by its copy in ``@supports not (container-type:size)``. Every
query is about the tabletop, whose size follows from that of the window.
"""

from __future__ import annotations

import re
from typing import Final

from buur.web.pack.errors import PackError

_PHONE: Final = "(max-width:429px)"
_LARGE_PHONE: Final = "(min-width:430px) and (max-width:599px)"
_UPRIGHT: Final = "(min-width:600px) and (max-width:1099px) and (max-aspect-ratio:9/10)"
_MIDDLE: Final = "(min-width:600px) and (max-width:1099px) and (min-aspect-ratio:901/1000)"
_DESKTOP: Final = "(min-width:1100px)"
_ON_ITS_SIDE: Final = "(max-height:480px) and (min-width:460px)"
"""Windows by the places of table and hand in them, as in ``table.css``."""

_LOWEST: Final = {
    _PHONE: 806,
    _LARGE_PHONE: 961,
    _UPRIGHT: 935,
    _MIDDLE: 760,
    _DESKTOP: 730,
}
"""Height from which on the tabletop of such a window has 400 pixels, whatever its width."""

_LOW: Final = tuple(f"{place} and (max-height:{least - 1}px)" for place, least in _LOWEST.items())
_TALL: Final = {place: f"{place} and (min-height:{least}px)" for place, least in _LOWEST.items()}

MEDIA: Final = {
    "(max-width:599px)": ("(max-width:643px)", f"{_ON_ITS_SIDE} and (max-width:895px)"),
    "(max-height:399px)": _LOW,
    "(max-height:399px) and (max-width:559px)": (
        "(max-width:459px) and (max-height:805px)",
        "(min-width:460px) and (max-width:599px) and (min-height:481px) and (max-height:960px)",
        f"{_ON_ITS_SIDE} and (max-width:838px)",
    ),
    "(max-height:399px) and (min-width:560px)": (
        f"{_ON_ITS_SIDE} and (min-width:839px)",
        *(f"{query} and (min-height:481px)" for query in _LOW[2:]),
    ),
    "(min-height:400px)": tuple(_TALL.values()),
    "(min-height:400px) and (max-height:519px)": (
        f"{_TALL[_PHONE]} and (max-height:945px)",
        f"{_TALL[_LARGE_PHONE]} and (max-height:1150px)",
        f"{_TALL[_UPRIGHT]} and (max-height:1118px)",
        f"{_TALL[_MIDDLE]} and (max-height:880px)",
        f"{_TALL[_DESKTOP]} and (max-height:820px)",
    ),
    "(min-height:400px) and (min-aspect-ratio:3 / 2)": (
        f"{_TALL[_UPRIGHT]} and (min-aspect-ratio:3/4)",
        _TALL[_MIDDLE],
        _TALL[_DESKTOP],
    ),
    "(min-height:400px) and (max-aspect-ratio:3 / 2)": (
        _TALL[_PHONE],
        _TALL[_LARGE_PHONE],
        f"{_TALL[_UPRIGHT]} and (max-aspect-ratio:749/1000)",
    ),
    "(min-height:560px) and (min-width:600px)": (
        f"{_UPRIGHT} and (min-height:1180px)",
        f"{_DESKTOP} and (min-height:900px)",
    ),
}
"""Media queries for each container query, of which one has to hold."""

_BLOCK: Final = re.compile(r"@container ([^{]+)(\{(?:[^{}]|\{[^{}]*\})*\})")


def expand_containers(name: str, style: str) -> str:
    """Return a minified stylesheet with a copy of each ``@container`` block for older browsers.

    Args:
        name: of the stylesheet, for errors.
        style: the text of the stylesheet, without comments.

    Raises:
        PackError: `MEDIA` does not have the condition of a block.

    >>> expand_containers("a.css", "@container (max-width:599px){a{top:0}}")[38:99]
    '@supports not (container-type:size){@media (max-width:643px),'
    """
    return _BLOCK.sub(lambda block: block[0] + _copied(name, *block.groups()), style)


def _copied(name: str, condition: str, block: str) -> str:
    media = MEDIA.get(condition.strip())
    if media is None:
        raise PackError(f"{name}: no media queries stand for @container {condition}")
    return f"@supports not (container-type:size){{@media {','.join(media)}{block}}}"
