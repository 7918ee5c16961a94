"""Compiler of a language's texts to JSON for the page's evaluator (``web/static/text/i18n.js``).

``{"lang": …, "messages": {key: PATTERN}}``; an attribute is a message named "key.attr". PATTERN is
a string or a list of elements: a string, ``{"var": name}``, ``{"num": name}``, ``{"ref": key}`` or
``{"select": {"var"|"num": name}, "variants": [[key, PATTERN], …], "default": index}``. Terms are
inlined. Other features of Fluent are refused, so that page and Python agree on every text.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from buur.i18n.errors import TextError
from buur.i18n.languages import LANGUAGES
from buur.i18n.source import PLURALS, entries, files, group, is_plural, variant_key

if TYPE_CHECKING:
    from fluent.syntax import ast

Element: TypeAlias = "str | dict[str, object]"
Pattern: TypeAlias = "str | list[Element]"
NOT_ON_THE_PAGE: Final = frozenset({"browsers", "cli", "explain", "glossary", "mail", "referee"})
"""Files of texts that only the server formats; they are half of all bytes."""
LATER: Final = frozenset(
    {
        "boards",
        "choosing",
        "clubs",
        "counts",
        "end",
        "fair",
        "frame",
        "friends",
        "learn",
        "lobby",
        "looks",
        "me",
        "names",
        "notes",
        "options",
        "pace",
        "people",
        "plates",
        "room",
        "series",
        "talk",
        "watch",
        "words",
    }
)
"""Files of texts that the page needs with its second script only, by their groups."""

Catalogue: TypeAlias = "dict[str, str | dict[str, Pattern]]"


@lru_cache(maxsize=2 * len(LANGUAGES))
def catalogue_part(lang: str, *, later: bool) -> Catalogue:
    """Return the texts that the page needs at once, or those that it loads later.

    Raises:
        TextError: a file has a fault, or a text that is needed at once refers to a later one.
    """
    messages = cast("dict[str, Pattern]", catalogue(lang)["messages"])
    names = {
        entry.id.name
        for name, found in files(lang).items()
        if group(name) in LATER
        for entry in found
    }
    part = {key: text for key, text in messages.items() if (_stem(key) in names) == later}
    if not later:
        _refuse_dangling(part)
    return {"lang": lang, "messages": part}


def _stem(key: str) -> str:
    """Return the name of the message to which an attribute belongs."""
    return key.partition(".")[0]


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(lang: str) -> Catalogue:
    """Return the compiled texts of the page in a language. Callers share the value.

    Raises:
        TextError: a file has a fault, or uses a feature of Fluent that the page lacks.
    """
    return {"lang": lang, "messages": _messages(lang) | _foreign_names(lang)}


@lru_cache(maxsize=len(LANGUAGES))
def _messages(lang: str) -> dict[str, Pattern]:
    return compile_entries(entries(lang, without=NOT_ON_THE_PAGE))


def _foreign_names(lang: str) -> dict[str, Pattern]:
    """Return the names of the words of Jass in the other languages: ``lexicon-nell.de``."""
    others = (other for other in LANGUAGES if other != lang)
    return {
        f"{key.removesuffix('.name')}.{other}": name
        for other in others
        for key, name in _messages(other).items()
        if key.startswith("lexicon-") and key.endswith(".name")
    }


def compile_entries(found: tuple[ast.Message | ast.Term, ...]) -> dict[str, Pattern]:
    """Return the pattern of every message and attribute."""
    from fluent.syntax import ast

    terms = {entry.id.name: entry.value for entry in found if isinstance(entry, ast.Term)}
    messages: dict[str, Pattern] = {}
    for entry in found:
        if isinstance(entry, ast.Term):
            continue
        compiler = _Compiler(entry.id.name, terms)
        if entry.value is not None:
            messages[entry.id.name] = compiler.pattern(entry.value)
        for attribute in entry.attributes:
            messages[f"{entry.id.name}.{attribute.id.name}"] = compiler.pattern(attribute.value)
    _refuse_dangling(messages)
    return messages


def _refuse_dangling(messages: dict[str, Pattern]) -> None:
    for key, pattern in messages.items():
        for name in references(pattern, "ref"):
            if name not in messages:
                raise TextError(f"{key} refers to {name}, which does not exist")


def references(pattern: Pattern, kind: str) -> set[str]:
    """Return the names that a pattern refers to by elements of one kind: "ref", "var" or "num"."""
    found: set[str] = set()
    for element in pattern:
        if isinstance(element, str):
            continue
        if kind in element:
            found.add(str(element[kind]))
        selector, variants = element.get("select"), element.get("variants")
        if isinstance(selector, dict) and isinstance(variants, list):
            found.update(name for word, name in selector.items() if word == kind)
            for _, inner in variants:
                found |= references(inner, kind)
    return found


class _Compiler:
    """Compiler of the patterns of one message."""

    def __init__(self, key: str, terms: dict[str, ast.Pattern]) -> None:
        self.key = key
        self.terms = terms

    def pattern(self, pattern: ast.Pattern) -> Pattern:
        elements: list[Element] = []
        for part in self._flat(pattern):
            if isinstance(part, str) and elements and isinstance(elements[-1], str):
                elements[-1] += part
            else:
                elements.append(part)
        if not elements:
            return ""
        only = elements[0]
        return only if len(elements) == 1 and isinstance(only, str) else elements

    def _flat(self, pattern: ast.Pattern) -> list[Element]:
        from fluent.syntax import ast

        flat: list[Element] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                flat.append(element.value)
            else:
                flat += self._placeable(element.expression)
        return flat

    def _placeable(self, expression: object) -> list[Element]:
        from fluent.syntax import ast

        match expression:
            case ast.StringLiteral():
                return [str(expression.parse()["value"])]
            case ast.VariableReference(id=name):
                return [{"var": name.name}]
            case ast.FunctionReference():
                return [{"num": self._numbered(expression)}]
            case ast.MessageReference(id=name, attribute=attribute):
                return [{"ref": name.name + (f".{attribute.name}" if attribute else "")}]
            case ast.TermReference(id=name, attribute=None, arguments=None):
                return self._term(name.name)
            case ast.SelectExpression():
                return [self._select(expression)]
        raise self._refused(f"{type(expression).__name__} is more than the page evaluates")

    def _term(self, name: str) -> list[Element]:
        if name not in self.terms:
            raise self._refused(f"the term -{name} does not exist")
        flat = self._flat(self.terms[name])
        if any(not isinstance(part, str) for part in flat):
            raise self._refused(f"the term -{name} is more than plain text")
        return flat

    def _numbered(self, function: ast.FunctionReference) -> str:
        from fluent.syntax import ast

        arguments = function.arguments
        if function.id.name == "NUMBER" and len(arguments.positional) == 1 and not arguments.named:
            argument = arguments.positional[0]
            if isinstance(argument, ast.VariableReference):
                return argument.id.name
        raise self._refused("only NUMBER of a variable, without options, is evaluated")

    def _select(self, select: ast.SelectExpression) -> dict[str, object]:
        keys = [variant_key(variant) for variant in select.variants]
        default = next(i for i, variant in enumerate(select.variants) if variant.default)
        if is_plural(select):
            self._check_plural(keys, keys[default])
        return {
            "select": self._selector(select.selector),
            "variants": [[variant_key(item), self.pattern(item.value)] for item in select.variants],
            "default": default,
        }

    def _selector(self, selector: object) -> dict[str, str]:
        from fluent.syntax import ast

        if isinstance(selector, ast.VariableReference):
            return {"var": selector.id.name}
        if isinstance(selector, ast.FunctionReference):
            return {"num": self._numbered(selector)}
        raise self._refused("only a variable can select")

    def _check_plural(self, keys: list[str], default: str) -> None:
        numbers = [index for index, key in enumerate(keys) if key not in PLURALS]
        if default != "other" or numbers != list(range(len(numbers))):
            raise self._refused("exact numbers come first in a plural, and 'other' is its default")

    def _refused(self, why: str) -> TextError:
        return TextError(f"{self.key}: {why}")
