"""`Texts` of one language, formatted in Python by fluent.runtime.

The import of fluent.runtime and Babel takes 50 ms, so the first text triggers it.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from buur.arguments import one_of
from buur.errors import MissingExtra
from buur.i18n.decks import FRENCH, Deck, DeckLike, deck_of
from buur.i18n.errors import MissingText
from buur.i18n.languages import LANGUAGES
from buur.i18n.numbers import format_number
from buur.i18n.source import entries, is_plural

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

Argument = str | int | float


class Texts:
    """The texts of one language with the names of one deck; use `texts` to get them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.deck = FRENCH
        self._bundle = _bundle(lang)
        self._names: dict[str, Argument] = {}

    def with_deck(self, deck: DeckLike) -> Texts:
        """Return the texts with the names of another deck."""
        other = copy(self)
        other.deck, other._names = deck_of(deck), {}
        return other

    def has(self, key: str) -> bool:
        """Tell whether a message exists, or an attribute for a key such as "key.attr"."""
        return self._pattern(key) is not None

    def format(self, key: str, **args: Argument) -> str:
        """Return a text. ``key`` may name an attribute as "key.attr".

        Args:
            key: the name of the message.
            args: the values of its variables.

        Raises:
            MissingText: there is no such text, or it needs a variable that is not given.
        """
        pattern = self._pattern(key)
        if pattern is None:
            raise MissingText(f"there is no text {key!r} in {self.lang}")
        self._names = self._names or self.deck_names()
        text, errors = self._bundle.format_pattern(pattern, {**self._names, **args})
        if errors:
            raise MissingText(f"text {key!r} in {self.lang}: {errors[0]}")
        return str(text)

    def deck_names(self) -> dict[str, Argument]:
        """Return the variables of every text: the deck, suits as ``$S`` and cards as ``$SQ``."""
        from buur.cards import RANKS, SUITS  # 1 ms, which the start of the program can do without

        found: dict[str, Argument] = {"deck": self.deck.word}
        suit_name, card_name = self._pattern("suit-name"), self._pattern("card-name")
        if suit_name is None or card_name is None:
            return found
        for letter in SUITS:
            codes = {**found, "suit": self.deck.suit(letter)}
            found[letter] = str(self._bundle.format_pattern(suit_name, codes)[0])
            for rank in RANKS:
                name, _ = self._bundle.format_pattern(card_name, {**codes, "rank": rank})
                found[letter + rank] = str(name)
        return found

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def texts(lang: str, deck: DeckLike = FRENCH) -> Texts:
    """Return the texts of a language: "fr", "de", "it" or "en".

    >>> texts("de").format("contract-trump", suit="S")
    'Trumpf Schaufel'

    Args:
        lang: the language.
        deck: the cards on the table, whose names the texts use: "french", "swiss" or a `Deck`.

    Raises:
        ArgumentError: there is no such language or deck.
        MissingExtra: the library of the texts is not installed.
    """
    known = type(lang) is str and lang in LANGUAGES
    found = _texts(lang if known else one_of(lang, LANGUAGES, "lang"))
    return found if deck is FRENCH else _with_deck(found, deck_of(deck))


@lru_cache(maxsize=len(LANGUAGES))
def _texts(lang: str) -> Texts:
    return Texts(lang)


@lru_cache(maxsize=16 * len(LANGUAGES))
def _with_deck(found: Texts, deck: Deck) -> Texts:
    return found.with_deck(deck)


def _bundle(lang: str) -> FluentBundle:
    try:
        from fluent.runtime import FluentBundle
        from fluent.syntax import ast
    except ModuleNotFoundError as error:
        raise MissingExtra("buur.i18n", error.name, "app") from error

    number, code = _functions()
    functions: dict[str, Callable[[Any], Any]] = {"NUMBER": number, "CODE": code}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    prepare = _preparer()
    bundle.add_resource(ast.Resource([prepare(deepcopy(entry)) for entry in entries(lang)]))
    return bundle


def _preparer() -> Callable[[ast.Message | ast.Term], ast.Message | ast.Term]:
    """Return a function that wraps shown variables in NUMBER and selectors of codes in CODE.

    Without them fluent.runtime formats numbers by Babel and never matches the rank "9" with [9].
    """
    from fluent.syntax import ast, visitor

    def through(function: str, expression: ast.VariableReference) -> ast.FunctionReference:
        return ast.FunctionReference(ast.Identifier(function), ast.CallArguments([expression]))

    class Prepare(visitor.Transformer):
        def visit_Placeable(self, node: ast.Placeable) -> Any:  # noqa: N802
            if isinstance(node.expression, ast.VariableReference):
                node.expression = through("NUMBER", node.expression)
                return node
            return self.generic_visit(node)

        def visit_SelectExpression(self, node: ast.SelectExpression) -> Any:  # noqa: N802
            if isinstance(node.selector, ast.VariableReference) and not is_plural(node):
                node.selector = through("CODE", node.selector)
            node.variants = [self.visit(variant) for variant in node.variants]
            return node

    def prepare(entry: ast.Message | ast.Term) -> ast.Message | ast.Term:
        prepared: ast.Message | ast.Term = Prepare().visit(entry)
        return prepared

    return prepare


def _functions() -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    from fluent.runtime.types import FluentFloat, FluentInt

    class Whole(FluentInt):
        def format(self, locale: object) -> str:
            return format_number(int(self))

    class Decimal(FluentFloat):
        def format(self, locale: object) -> str:
            return format_number(float(self))

    def number(value: Any) -> Any:
        if isinstance(value, int):
            return Whole(value)
        return Decimal(value) if isinstance(value, float) else value

    def code(value: Any) -> Any:
        return Whole(int(value)) if isinstance(value, str) and value.isdecimal() else value

    return number, code
