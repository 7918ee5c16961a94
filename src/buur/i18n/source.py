"""Parser of the Fluent files of a language, with their messages and terms merged.

Functions of this package import fluent.syntax themselves, which keeps the import of texts fast.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from buur.i18n.errors import TextError
from buur.i18n.languages import LANGUAGES

if TYPE_CHECKING:
    from fluent.syntax import ast

FOLDER: Final = Path(__file__).resolve().parent
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


_TITLE: Final = re.compile(r"^preset-([\w-]+) = (.+)$", re.MULTILINE)


@lru_cache(maxsize=len(LANGUAGES))
def files(lang: str) -> dict[str, tuple[ast.Message | ast.Term, ...]]:
    """Return the messages and terms of a language by file: "core", "page" and so on.

    Raises:
        TextError: there is no such language, or one of its files has a fault.
    """
    if lang not in LANGUAGES:
        raise TextError(f"there are no texts in {lang!r}: expected one of {', '.join(LANGUAGES)}")
    known: set[str] = set()
    found = {}
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        named = list(_read(path))
        for name, _ in named:
            if name in known:
                raise TextError(f"{lang}/{path.name}: {name} stands in another place as well")
            known.add(name)
        found[path.stem] = tuple(entry for _, entry in named)
    return found


def entries(
    lang: str, *, without: frozenset[str] = frozenset()
) -> tuple[ast.Message | ast.Term, ...]:
    """Return the messages and terms of a language, without those of some groups of files."""
    return tuple(
        entry
        for name, found in files(lang).items()
        if group(name) not in without
        for entry in found
    )


def group(name: str) -> str:
    """Return the group of a file: its name up to the first hyphen.

    >>> group("explain-games")
    'explain'
    """
    return name.partition("-")[0]


@lru_cache(maxsize=len(LANGUAGES))
def preset_titles(lang: str) -> dict[str, str]:
    """Return the titles of the presets in a language by name.

    Each title is a line of plain text, which is found without the parser: to parse all files of a
    language takes a third of a second.
    """
    found: dict[str, str] = {}
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        found.update(_TITLE.findall(path.read_text(encoding="utf-8")))
    return found


def _read(path: Path) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    """Yield (name, entry) for each entry of a file; the name of a term begins with a hyphen."""
    from fluent.syntax import FluentParser, ast

    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        match entry:
            case ast.Junk(content=content, annotations=annotations):
                reason = annotations[0].message if annotations else "cannot be read"
                line = str(content).strip().partition("\n")[0]
                raise TextError(f"{path.parent.name}/{path.name}: {reason} at {line!r}")
            case ast.Message():
                yield entry.id.name, entry
            case ast.Term():
                yield "-" + entry.id.name, entry


def is_plural(select: ast.SelectExpression) -> bool:
    """Tell whether a select expression has plural categories as keys, rather than codes."""
    return any(variant_key(variant) in PLURALS - {"other"} for variant in select.variants)


def variant_key(variant: ast.Variant) -> str:
    """Return the key of a variant as text."""
    from fluent.syntax import ast

    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
