"""Bundles of the page's modules: the first script, and the second, which is loaded later.

Each module becomes a function with its own scope that returns the exports. A module comes after
those that it imports. The second script is a function of the modules of the first that it uses.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import rjsmin  # type: ignore[import-untyped]

from buur.web.pack.errors import PackError
from buur.web.pack.module import LATER, Import, Module, parse_module
from buur.web.pack.tokens import tokens

_ASIDE: Final = "\ue000"
"""Placeholder of a template literal; no source of the page contains this character."""

Read = Callable[[str], str | None]
"""Function that returns the text of a file by its path, or None if there is no such file."""


class Scripts(NamedTuple):
    """The two bundles of the page's modules."""

    first: str
    later: str
    """The second script; empty if no module is loaded later."""


def join_script(entry: str, read: Read, address: Callable[[str], str] = str) -> Scripts:
    """Return the bundles of a module with everything that it imports.

    Args:
        entry: the path of the module.
        read: returns the text of a source by its path.
        address: returns the address of the second script by its text.

    Raises:
        PackError: a module is missing, imports itself in a circle, or cannot be parsed.
    """
    order = _Order(read)
    order.visit(entry)
    first = list(order.done.values())
    entries = {module.later: module.name for module in first if module.later}
    if len(entries) > 1:
        raise PackError(f"one module is loaded later, not {' and '.join(sorted(entries))}")
    for name, by in entries.items():
        if name in order.done:
            raise PackError(f"{by} loads {name} later, which is there from the beginning")
        order.visit(name, by)
    modules = list(order.done.values())
    later = modules[len(first) :]
    if again := [module.name for module in later if module.later]:
        raise PackError(f"{again[0]} comes late itself and has nothing loaded later")
    places = {module.name: f"$m{place}" for place, module in enumerate(modules)}
    used = _used(modules)
    scopes = [_scope(module, modules, places, used) for module in modules]
    parts = scopes[: len(first)]
    text = ""
    if later:
        needed = _needed(later, {module.name for module in first}, places)
        inside = "\n".join(scopes[len(first) :])
        text = (
            f"export const load=({needed})=>{{\n{inside}\nreturn {places[later[-1].name]};\n}};\n"
        )
        parts = [
            part.replace(LATER, f"$later().then(({{load}})=>load({needed}))") for part in parts
        ]
        parts.insert(0, _loader(address(text)))
    return Scripts('(()=>{"use strict";\n' + "\n".join(parts) + "\n})();\n", text)


def module_order(entry: str, read: Read) -> list[Module]:
    """Return a module after all that it imports, as the first script has them.

    Raises:
        PackError: a module is missing, imports itself in a circle, or cannot be parsed.
    """
    order = _Order(read)
    order.visit(entry)
    return list(order.done.values())


def _loader(address: str) -> str:
    """Return the function that loads the later script.

    Some browsers cache the failure of an address, so each new attempt uses another address.
    """
    return f'let $tries=0;const $later=()=>import("{address}"+($tries++?"?"+$tries:""));'


def _needed(later: list[Module], first: set[str], places: dict[str, str]) -> str:
    """Return the bundled names of the first script's modules that the second one uses."""
    used = {one.module for module in later for one in module.imports} & first
    return ",".join(places[name] for name in places if name in used)


def minify_script(source: str) -> str:
    """Return a script without comments and unneeded white space.

    Placeholders replace templates, because rjsmin takes a nested template for the end of the outer
    one.
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


class _Order:
    """Topological sort of modules by their imports."""

    def __init__(self, read: Read) -> None:
        self.done: dict[str, Module] = {}
        self._read = read
        self._trail: list[str] = []

    def visit(self, name: str, by: str = "") -> None:
        """Add a module after all modules that it imports."""
        trail = self._trail
        if name in self.done:
            return
        if name in trail:
            circle = " > ".join([*trail[trail.index(name) :], name])
            raise PackError(f"{trail[-1]}: modules import each other in a circle: {circle}")
        source = self._read(name)
        if source is None:
            raise PackError(f"{by or name} imports {name}, which is not there")
        module = parse_module(name, source)
        trail.append(name)
        for one in module.imports:
            self.visit(one.module, name)
        trail.pop()
        self.done[name] = module


def _used(modules: list[Module]) -> set[tuple[str, str]]:
    """Return (module, name) of every export that some module imports by name."""
    return {
        (one.module, name) for other in modules for one in other.imports for name, _ in one.names
    }


def _scope(
    module: Module, modules: list[Module], places: dict[str, str], used: set[tuple[str, str]]
) -> str:
    """Return the function of a module; it returns the exports that others import."""
    exports = {other.name: other.exports for other in modules}
    lines = [
        _binding(module, one, exports[one.module], places[one.module]) for one in module.imports
    ]
    whole = module is modules[-1] or any(
        one.whole and one.module == module.name for other in modules for one in other.imports
    )
    returned = [name for name in module.exports if whole or (module.name, name) in used]
    result = f"return {{{','.join(returned)}}};" if returned else ""
    inside = "\n".join([*lines, module.code, result])
    return f"const {places[module.name]}=(()=>{{\n{inside}\n}})();"


def _binding(module: Module, one: Import, exported: list[str], place: str) -> str:
    """Return the declaration that replaces an import."""
    if one.whole:
        return f"const {one.whole}={place};"
    for name, _ in one.names:
        if name not in exported:
            raise PackError(f"{module.name} imports {name} from {one.module}, which has no such")
    return f"const {{{','.join(_renamed(one.names))}}}={place};"


def _renamed(names: list[tuple[str, str]]) -> Iterator[str]:
    for name, own in names:
        yield name if name == own else f"{name}:{own}"
