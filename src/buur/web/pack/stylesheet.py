"""Bundler of the page's stylesheets into one minified stylesheet."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import rcssmin  # type: ignore[import-untyped]

from buur.web.pack.colour_scheme import expand_light_dark
from buur.web.pack.containers import expand_containers
from buur.web.pack.errors import PackError
from buur.web.pack.units import expand_units

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_DESCENDANT: Final = re.compile(r"[^\s,>+~({};]\s+:[a-z]")
"""A pseudo-class of any descendant."""

_ELSEWHERE: Final = re.compile(r"""@import\b|url\(\s*["']?(?![#/"'\s])[^)]*""")


def join_stylesheets(sheets: Iterable[tuple[str, str]]) -> str:
    """Return stylesheets, given by name and text, joined without comments and white space.

    Raises:
        PackError: a stylesheet refers to a file by a relative address, its braces do not match, or
            a rule would lose the space before a pseudo-class, as rcssmin does in ``@container``.
    """
    return "\n".join(_minified(name, text) for name, text in sheets)


def _minified(name: str, text: str) -> str:
    bare = _COMMENT.sub(" ", text)
    if found := _ELSEWHERE.search(bare):
        raise PackError(f"{name} refers to another file: {found[0][:40]}")
    if bare.count("{") != bare.count("}"):
        raise PackError(f"{name}: braces do not match, which would swallow the next sheet")
    minified: str = rcssmin.cssmin(bare)
    if len(_DESCENDANT.findall(bare)) != len(_DESCENDANT.findall(minified)):
        raise PackError(f"{name}: a pseudo-class in @container needs an element before it")
    return expand_units(expand_containers(name, expand_light_dark(name, minified)))
