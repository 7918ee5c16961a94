"""Reader of the fields of a question, with an error for each invalid one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property, lru_cache
from typing import Final, TypeVar

from buur.arguments import excerpt, one_of, wrong
from buur.cards import SUITS, Card, CardSet, mask_of, parse_card
from buur.contracts import OPEN, Contract, parse_contract
from buur.errors import BuurError, NotationError, RulesError
from buur.i18n import LANGUAGES
from buur.variants.aliases import canonical
from buur.variants.model import Variant
from buur.variants.options import Value
from buur.variants.registry import PRESETS, RulesLike, rules_of
from buur.variants.rule_set import parse_options

_Word = TypeVar("_Word", bound=str)

MOST_POINTS: Final = 100_000
MOST_DEALS: Final = 10_000


class QuestionError(BuurError, ValueError):
    """A question that cannot be answered; the code is for programs, the message for people.

    >>> from buur.answers import answer
    >>> try:
    ...     answer({"ask": "trck"})
    ... except QuestionError as error:
    ...     print(error.code)
    unknown-ask
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Question:
    """The fields of a question. Every method raises `QuestionError` for an invalid field.

    >>> Question({"ask": "slate", "points": 98}, "chibre").number("points", 0, 1000)
    98

    Args:
        fields: the JSON object.
        base: the rules that hold where the question names none.
        lang: the language of sentences in the answer.

    Raises:
        ArgumentError: an argument is of another type, or there is no such language.
        RulesError: there is no such rule set.
    """

    def __init__(self, fields: Mapping[str, object], base: RulesLike, lang: str = "en") -> None:
        if not isinstance(fields, Mapping):
            raise wrong("fields", fields, "the fields of a question, by name")
        self._fields = fields
        self._base = rules_of(base)
        self.lang = one_of(lang, LANGUAGES, "lang")

    def __contains__(self, name: str) -> bool:
        return self._fields.get(name) is not None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the fields."""
        return tuple(self._fields)

    def get(self, name: str) -> object:
        """Return a required field."""
        value = self._fields.get(name)
        if value is None:
            raise QuestionError("missing-field", f"the field {name!r} is missing")
        return value

    def text(self, name: str, values: Sequence[_Word]) -> _Word:
        """Return a required field that is one of ``values``."""
        value = self.get(name)
        found = next((word for word in values if word == value), None)
        if found is None:
            raise self.bad_field(name, "one of " + ", ".join(values))
        return found

    def number(self, name: str, low: int, high: int) -> int:
        """Return a required integer field between two bounds, both included."""
        value = self.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.bad_field(name, f"a whole number from {low} to {high}")
        return value

    def flag(self, name: str) -> bool:
        """Return a boolean field; False if it is absent."""
        value = self._fields.get(name)
        if value is not None and not isinstance(value, bool):
            raise self.bad_field(name, "true or false")
        return value is True

    def items(self, name: str, most: int) -> list[object]:
        """Return a list field; empty if it is absent."""
        value = self._fields.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or len(value) > most:
            raise self.bad_field(name, f"a list of at most {most} entries")
        return value

    def pair(self, name: str, low: int, high: int) -> tuple[int, int]:
        """Return a required field of two integers, one for each team."""
        values = self.get(name)
        if not isinstance(values, list) or len(values) != 2:
            raise self.bad_field(name, "a list of two numbers, one for each team")
        first, second = (self.nested({name: value}).number(name, low, high) for value in values)
        return first, second

    def nested(self, fields: Mapping[str, object]) -> Question:
        """Return a nested JSON object as a question of its own."""
        return Question(fields, self._base, self.lang)

    def object(self, name: str) -> Question:
        """Return a required object field as a question of its own."""
        value = self.get(name)
        if not isinstance(value, dict):
            raise self.bad_field(name, "an object")
        return self.nested(value)

    def cards(self, name: str, least: int, most: int) -> tuple[Card, ...]:
        """Return a field of cards in its own order; required unless ``least`` is 0."""
        codes = self.items(name, most) if least == 0 else self.get(name)
        if not isinstance(codes, list) or not least <= len(codes) <= most:
            raise self.bad_field(name, f"a list of {least} to {most} cards")
        cards = tuple(_card(name, code) for code in codes)
        for place, card in enumerate(cards):
            if card in cards[:place]:
                raise QuestionError("duplicate-card", f"{codes[place]} stands twice in {name!r}")
            if not self.variant.pack.cards >> card & 1:
                code = self.variant.code
                raise QuestionError(
                    "bad-card", f"{codes[place]} in {name!r} is not in the pack of {code}"
                )
        return cards

    def hand(self, name: str, *, least: int = 1, hands: int = 1, at: int = 1) -> CardSet:
        """Return a field of cards as a set: the cards of one hand, or of several hands together.

        Args:
            name: the name of the field.
            least: the minimum number of cards.
            hands: the number of hands.
            at: the number of the trick to which the hands have not played yet.
        """
        held = mask_of(self.cards(name, least, max(hands, 1) * self.tricks))
        most = hands * (self.tricks + 1 - at)
        if held.bit_count() > most:
            raise QuestionError(
                "impossible-position",
                f"the field {name!r} has {held.bit_count()} cards: expected at most {most} before"
                f" trick {at} of {self.tricks}",
            )
        return held

    def trick(self, *, least: int = 0) -> tuple[Card, ...]:
        """Return the cards of the field ``trick`` in playing order.

        Without ``least`` the trick is open or empty; with it the trick may also be full.
        """
        players = self.variant.players
        return self.cards("trick", least, players if least else players - 1)

    def check_disjoint(self, **sets: int) -> None:
        """Raise if two sets of cards, given with their names, share a card."""
        seen: dict[str, int] = {}
        for name, cards in sets.items():
            for other, held in seen.items():
                if cards & held:
                    raise QuestionError("duplicate-card", f"{name!r} and {other!r} share a card")
            seen[name] = cards

    def check_common(self) -> None:
        """Raise if a field common to all questions is invalid, even if no answer needs it."""
        _ = self.variant, self.contract, self.deal_no, self.trick_no, self.first_led

    def bad_field(self, name: str, expected: str) -> QuestionError:
        """Return the error of an invalid field."""
        value = excerpt(self._fields.get(name))
        return QuestionError("bad-field", f"the field {name!r} is {value}: expected {expected}")

    @cached_property
    def variant(self) -> Variant:
        """The rule set asked about."""
        rules, options = self._fields.get("rules"), self._fields.get("options")
        if rules is not None and not isinstance(rules, str):
            raise self.bad_field("rules", "the name of a rule set")
        if options is not None and not isinstance(options, dict):
            raise self.bad_field("options", "an object of option names and values")
        if rules is None and not options:
            return self._base
        return _variant(_named_rules(self._base, rules), _read_options(options or {}))

    @cached_property
    def tricks(self) -> int:
        """Tricks of the deal, as many as a hand has cards."""
        return self.variant.plan(self.deal_no).hand

    @cached_property
    def contract(self) -> Contract | None:
        """The contract, None if the question names none."""
        code = self._fields.get("contract")
        if code is None:
            return None
        if not isinstance(code, str):
            raise self.bad_field("contract", "a code such as 'trump:S'")
        if code == OPEN.code:  # nobody names it; it is played until trumps are found
            return OPEN
        try:
            return parse_contract(code)
        except NotationError as error:
            raise QuestionError("bad-contract", str(error)) from error

    @property
    def named_contract(self) -> Contract:
        """The contract, which the answer needs."""
        _ = self.get("contract")
        contract = self.contract
        assert contract is not None  # noqa: S101 - the field is there
        return contract

    @cached_property
    def deal_no(self) -> int:
        """The number of the deal; by default 1, or 2 if hands are larger in the second deal."""
        if "deal_no" in self:
            return self.number("deal_no", 1, MOST_DEALS)
        return max((1, 2), key=lambda deal_no: self.variant.plan(deal_no).hand)

    @property
    def trick_no(self) -> int:
        """The number of the trick, 1 if the question does not say."""
        return self.number("trick_no", 1, self.tricks) if "trick_no" in self else 1

    @property
    def first_led(self) -> str | None:
        """The letter of the suit of the first card, None if the question does not say."""
        return self.text("first_led", SUITS) if "first_led" in self else None


def _card(name: str, code: object) -> Card:
    if not isinstance(code, str):
        raise QuestionError(
            "bad-card", f"{excerpt(code)} in {name!r} is not a card code such as 'SA'"
        )
    try:
        return parse_card(code)
    except NotationError as error:
        raise QuestionError("bad-card", f"in {name!r}: {_shortened(str(error))}") from error


def _shortened(text: str) -> str:
    return text if len(text) <= 160 else text[:80] + "..." + text[-77:]


def _named_rules(base: Variant, rules: str | None) -> Variant:
    """Return the rules that a question names, ``base`` if it names none."""
    if rules is None:
        return base
    found = canonical(rules, PRESETS)
    if found is None:
        raise QuestionError("unknown-rules", _unknown("rule set", rules, PRESETS))
    return PRESETS[found].variant


def _read_options(options: Mapping[str, object]) -> tuple[tuple[str, Value], ...]:
    """Return the options of a question in a form that can be cached."""
    try:
        return tuple(parse_options(options, "options").items())
    except RulesError as error:
        code = _CODES.get(error.code, "bad-option")
        raise QuestionError(code, _shortened(str(error))) from error


_CODES: Final = {"unknown-option": "unknown-option", "unreadable": "impossible-rules"}
"""Codes of questions by the code of a `RulesError`; of all others an option has a bad value."""


@lru_cache(maxsize=256)
def _variant(base: Variant, options: tuple[tuple[str, Value], ...]) -> Variant:
    """Return rules with the options of a question."""
    try:
        return base.with_options(dict(options))
    except RulesError as error:
        raise QuestionError("impossible-rules", str(error)) from error


def _unknown(what: str, name: str, known: Mapping[str, object]) -> str:
    near = get_close_matches(name, known, 1)
    hint = f"did you mean {near[0]}?" if near else "expected one of " + ", ".join(known)
    return f"{what} {excerpt(name)} does not exist: {hint}"
