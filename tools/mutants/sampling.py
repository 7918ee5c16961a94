"""Sample of mutants: one changed token each, drawn by seed from the source of some packages."""

from __future__ import annotations

import ast
import difflib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from tools.mutants.mutant import Mutant
from tools.mutants.targets import PACKAGES, module_name, modules

FORBIDDING: Final = ("frozen", "kw_only", "slots", "strict")
"""Arguments that only make a wrong program fail."""


@dataclass(frozen=True, slots=True)
class Site:
    """A place where an operator family can change a module, with all ways of doing so."""

    path: Path
    line: int
    name: str
    """Module, family, text of the line and which of its like: the same when lines above change."""
    ways: tuple[tuple[str, int], ...]
    """Operator and which of its occurrences."""


def sample(count: int, seed: int, packages: Iterable[str] = PACKAGES) -> list[Mutant]:
    """Return so many mutants that differ in meaning from the source, in the order drawn.

    Every place counts once for each family of operators, however many replacements it has:
    else a sum, which has eleven, would be drawn eleven times as often as a call. Whether a place
    is drawn depends on its own text and the seed, so that the sample stays when other code changes.
    """
    places = [site for path in modules(packages) for site in sites(path)]
    places.sort(key=lambda site: _lot(seed, site))
    found: list[Mutant] = []
    for site in places:
        if len(found) == count:
            break
        name, occurrence = site.ways[_lot(seed, site) % len(site.ways)]
        mutant = make_mutant(site, name, occurrence)
        if mutant is not None:
            found.append(mutant)
    return found


def _lot(seed: int, site: Site) -> int:
    return int.from_bytes(sha256(f"{seed} {site.name}".encode()).digest())


def sites(path: Path) -> Iterator[Site]:
    """Yield the places of a module where a family of operators applies."""
    source = path.read_text(encoding="utf-8")
    lines, module = source.splitlines(), module_name(path)
    nodes = list(ast_nodes(get_ast(source)))
    found: dict[tuple[str, tuple[int, int]], list[tuple[str, int]]] = {}
    for name in sorted(operator_names()):
        kind = get_operator(name)
        if kind.arguments():
            continue
        operator = kind()
        positions = (where for node in nodes for where in operator.mutation_positions(node))
        for occurrence, (start, _) in enumerate(positions):
            found.setdefault((family(name), start), []).append((name, occurrence))
    like: Counter[str] = Counter()
    for (group, (line, _)), ways in sorted(found.items()):
        text = f"{module} {group} {lines[line - 1].strip()}"
        like[text] += 1
        yield Site(path, line, f"{text} {like[text]}", tuple(ways))


def family(operator: str) -> str:
    """Return the operator's name without what replaces what."""
    return operator.partition("/")[2].partition("_")[0]


def make_mutant(site: Site, name: str, occurrence: int) -> Mutant | None:
    """Return the faulty module, or None where the fault cannot change what the program does."""
    source = site.path.read_text(encoding="utf-8")
    try:
        faulty = mutate_code(source, get_operator(name)(), occurrence)
    except AttributeError:
        return None  # cosmic-ray replaces no exception with a dotted name
    if faulty is None or meaning(faulty) == meaning(source):
        return None
    before, after = changed_lines(source, faulty)
    return Mutant(module_name(site.path), site.line, name, before, after, faulty)


def meaning(source: str) -> str:
    """Return a module's syntax without what no run depends on; empty if broken.

    That is annotations of types, which mypy checks, and the marks that forbid what a right
    program does not do: ``frozen``, ``kw_only`` and ``slots`` of a class, ``strict`` of a zip.
    """
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return ""
    return ast.dump(_WithoutAnnotations().visit(tree))


class _WithoutAnnotations(ast.NodeTransformer):
    """Takes out what says types: annotations, type aliases, casts' and type variables' names."""

    def visit_Call(self, node: ast.Call) -> Any:
        node.keywords = [one for one in node.keywords if one.arg not in FORBIDDING]
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> Any:
        node.keywords = [one for one in node.keywords if one.arg not in FORBIDDING]
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> Any:
        node.returns = None
        return self.generic_visit(node)

    def visit_If(self, node: ast.If) -> Any:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return None
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> Any:
        return None if _is_union(node) else self.generic_visit(node)


def _is_union(node: ast.Assign) -> bool:
    """Tell whether an assignment names a union of types, such as ``Event = Dealt | Played``."""
    name = getattr(node.targets[0], "id", "")
    named_as_type = name[:1].isupper() and not name.isupper()
    return named_as_type and isinstance(node.value, ast.BinOp)


def changed_lines(source: str, faulty: str) -> tuple[str, str]:
    """Return the lines that differ, before and after, joined and without indentation."""
    pieces: tuple[list[str], list[str]] = ([], [])
    for line in difflib.ndiff(source.splitlines(), faulty.splitlines()):
        if line[:2] in ("- ", "+ "):
            pieces[line[0] == "+"].append(line[2:].strip())
    before, after = (" / ".join(piece) for piece in pieces)
    return before, after
