"""All modules of the page as one script.

Each module keeps a scope of its own: a function that returns what the module exports. They stand in
the order in which they need each other, so that everything exists before it is used.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import rjsmin  # type: ignore[import-untyped]

from buur.web.pack.errors import PackError
from buur.web.pack.module import Import, Module, parse_module
from buur.web.pack.tokens import tokens

_ASIDE: Final = "\ue000"
"""Marks the place of a template; no text of the page holds this character."""

Read = Callable[[str], str | None]
"""Gives the text of a file by its path, None if there is no such file."""


def join_script(entry: str, read: Read) -> str:
    """Return the script that does what a module does, with everything that it imports.

    Raises:
        PackError: a module is missing, imports itself in a circle, or cannot be understood.
    """
    modules = _in_order(entry, read)
    places = {module.name: f"$m{place}" for place, module in enumerate(modules)}
    parts = [_scope(module, modules, places) for module in modules]
    return '(()=>{"use strict";\n' + "\n".join(parts) + "\n})();\n"


def minify_script(source: str) -> str:
    """Return a script without comments and without the space that nobody needs.

    Templates are put aside: rjsmin takes one inside another for the end of the outer one.
    """
    kept: list[str] = []
    parts: list[str] = []
    for token in tokens(source, "script"):
        if token.kind == "template":
            parts.append(f'"{_ASIDE}{len(kept)}"')
            kept.append(token.text)
        elif token.kind == "comment":
            parts.append("\n" if "\n" in token.text else " ")
        else:
            parts.append(token.text)
    packed = str(rjsmin.jsmin("".join(parts)))
    return re.sub(f'"{_ASIDE}([0-9]+)"', lambda found: kept[int(found[1])], packed)


def _in_order(entry: str, read: Read) -> list[Module]:
    """Return the modules, each after those that it imports."""
    done: dict[str, Module] = {}
    trail: list[str] = []

    def visit(name: str) -> None:
        if name in done:
            return
        if name in trail:
            circle = " > ".join([*trail[trail.index(name) :], name])
            raise PackError(f"{trail[-1]}: modules import each other in a circle: {circle}")
        source = read(name)
        if source is None:
            raise PackError(f"{trail[-1] if trail else name} imports {name}, which is not there")
        module = parse_module(name, source)
        trail.append(name)
        for one in module.imports:
            visit(one.module)
        trail.pop()
        done[name] = module

    visit(entry)
    return list(done.values())


def _scope(module: Module, modules: list[Module], places: dict[str, str]) -> str:
    exports = {other.name: other.exports for other in modules}
    lines = [
        _binding(module, one, exports[one.module], places[one.module]) for one in module.imports
    ]
    result = f"return {{{','.join(module.exports)}}};" if module.exports else ""
    inside = "\n".join([*lines, module.code, result])
    return f"const {places[module.name]}=(()=>{{\n{inside}\n}})();"


def _binding(module: Module, one: Import, exported: list[str], place: str) -> str:
    """Return the declaration that stands for an import."""
    if one.whole:
        return f"const {one.whole}={place};"
    for name, _ in one.names:
        if name not in exported:
            raise PackError(f"{module.name} imports {name} from {one.module}, which has no such")
    return f"const {{{','.join(_renamed(one.names))}}}={place};"


def _renamed(names: list[tuple[str, str]]) -> Iterator[str]:
    for name, own in names:
        yield name if name == own else f"{name}:{own}"
