"""Stylesheets as an older browser reads them, without what it ignores."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tests.web.browser_features import LEAST, STYLE, features

LACKING: Final = frozenset(name for name, since in STYLE.items() if since.ios > LEAST.ios)
"""Features that iOS 15.4 lacks, by name as in `STYLE`."""

_DECLARATION: Final = re.compile(r'(?:"[^"]*"|[^;"])+')


def older_style(style: str) -> str:
    """Return a minified stylesheet without the rules and declarations that iOS 15.4 ignores.

    >>> older_style("@container (width:9px){a{top:0}}@media print{a{top:0;width:9cqw}}")
    '@media print{a{top:0}}'
    >>> older_style("@supports not (container-type:size){a{color:var(--a,color-mix(in srgb,red))}}")
    '@media all{a{color:unset}}'
    """
    return "".join(_older_rule(head, body) for head, body in _rules(style))


def _rules(style: str) -> Iterator[tuple[str, str]]:
    """Yield the head and the body of each outermost rule."""
    depth = begin = opened = 0
    for found in re.finditer(r'"[^"]*"|[{}]', style):
        if found[0] == "{":
            opened = opened if depth else found.start()
            depth += 1
        elif found[0] == "}":
            depth -= 1
            if depth == 0:
                yield style[begin:opened].strip(), style[opened + 1 : found.start()]
                begin = found.end()


def _older_rule(head: str, body: str) -> str:
    if head.startswith(("@container", "@property")):
        return ""
    if head.startswith("@supports"):
        known = LACKING.isdisjoint(features(f"{{{head[head.index('(') + 1 : -1]}}}"))
        wanted = not head.startswith("@supports not")
        return f"@media all{{{older_style(body)}}}" if known == wanted else ""
    if head.startswith(("@media", "@keyframes")):
        return f"{head}{{{older_style(body)}}}"
    if not LACKING.isdisjoint(features(f"{head}{{}}")):
        return ""
    kept = filter(None, map(_older_declaration, _DECLARATION.findall(body)))
    return f"{head}{{{';'.join(kept)}}}"


def _older_declaration(declaration: str) -> str:
    """Return a declaration as it applies; a reference makes a faulty value `unset`."""
    name, _, value = declaration.partition(":")
    if LACKING.isdisjoint(features(f"{{{declaration}}}")):
        return declaration
    if name.startswith("--"):
        return f"{name}:initial"
    return f"{name}:unset" if name not in LACKING and "var(" in value else ""
