"""Written rules of a rule set: choice of their sentences and values of their variables.

The value of an option may have a sentence, ``explain-OPTION-VALUE``. A value without one adds
nothing to the text. Other sentences are ``explain-NAME``. `TOPICS` gives the order.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import groupby
from typing import Final

from buur.arguments import wrong
from buur.i18n.decks import FRENCH, DeckLike
from buur.i18n.names import (
    card_name,
    factors_text,
    option_name,
    row_text,
    suit_name,
    value_name,
)
from buur.i18n.texts import Argument, Texts, texts
from buur.rulebook.topics import TOPICS, Paragraph
from buur.variants.needs import NAMED, are_met
from buur.variants.option_groups.checklist import Row, rows_of
from buur.variants.registry import DEFAULT, RulesLike, rules_of
from buur.variants.rule_set import find_option

Facts = Mapping[str, Hashable]
"""The options of a rule set and its other facts, as ``Variant.facts`` gives them."""

Section = tuple[str, list[str]]


TUTTI_CARDS: Final = 248
"""The points of all cards if each jack counts 20 and each nine 14."""

SPELLED_OUT: Final = ("sheet",)
"""Options with a value of several words, which share one sentence."""


def explain(rules: RulesLike | Facts, lang: str = "en", deck: DeckLike = FRENCH) -> list[Section]:
    """Return the rules as headings with their paragraphs.

    >>> [heading for heading, _ in explain("chibre")][:3]
    ['The table', 'The cards', 'The deal']

    Args:
        rules: the rules, the name of a preset, or the facts of rules, from ``Variant.facts``.
        lang: "fr", "de", "it" or "en".
        deck: the cards whose names are used: "french", "swiss" or a `Deck`.

    Raises:
        RulesError: there is no such preset.
        ArgumentError: an argument is of another type, there is no such language or deck, or a
            fact is missing.
        MissingExtra: the library of the texts is not installed.
    """
    facts = _checked_facts(rules)
    t = texts(lang, deck)
    args = _arguments(t, facts)
    known = {**facts, "row_factors": any(row.factor > 1 for row in _rows(facts))}
    sections = []
    for topic, paragraphs in TOPICS.items():
        written = [_paragraph(t, one, known, args) for one in paragraphs]
        sections.append((t.format(f"topic-{topic}"), [text for text in written if text]))
    return sections


def rule_changes(
    changes: Facts, base: Facts, lang: str = "en", deck: DeckLike = FRENCH
) -> list[str]:
    """Return a sentence for each option that differs from a preset, with both values.

    >>> from buur.variants.registry import variant
    >>> rule_changes({"target": 2500}, variant("schieber").options)
    ['Target: 2500 (normally 1000).']

    Args:
        changes: the differing options with their values.
        base: every option of the preset.
        lang: "fr", "de", "it" or "en".
        deck: the cards whose names are used: "french", "swiss" or a `Deck`.

    Raises:
        RulesError: there is no such option.
        ArgumentError: an argument is of another type, or there is no such language or deck.
        MissingExtra: the library of the texts is not installed.
    """
    for argument, options in (("changes", changes), ("base", base)):
        if not isinstance(options, Mapping):
            raise wrong(argument, options, "values by option, such as {'target': 500}")
    for name in changes:
        if find_option(name).name not in base:
            raise wrong("base", base, f"every option of a preset, such as {name}")
    t = texts(lang, deck)
    return [
        t.format(
            "rules-change",
            option=option_name(t, name),
            value=value_name(t, name, value),
            before=value_name(t, name, base[name]),
        )
        for name, value in changes.items()
    ]


def _checked_facts(rules: RulesLike | Facts) -> Facts:
    """Return the facts of rules in any form."""
    if not isinstance(rules, Mapping):
        return rules_of(rules).facts
    lacking = [name for name in rules_of(DEFAULT).facts if name not in rules]
    if lacking:
        raise wrong("rules", rules, f"the facts of rules with {lacking[0]}, see Variant.facts")
    return rules


def _paragraph(t: Texts, paragraph: Paragraph, facts: Facts, args: dict[str, Argument]) -> str:
    held = (name for name, needs in paragraph if are_met(needs, facts))
    keys = (_own_or_general(t, sentence_key(name, facts), name) for name in held)
    return " ".join(t.format(key, **args) for key in keys if t.has(key))


def _own_or_general(t: Texts, key: str, name: str) -> str:
    """Return the key of the sentence of a value; if it has none, that for all values."""
    general = name in ("contracts", "packets", "packets_later")
    return f"explain-{name}" if general and not t.has(key) else key


def sentence_key(name: str, facts: Facts) -> str:
    """Return the key of the sentence for a fixed text or for the value of an option."""
    value = facts.get(name)
    if name in SPELLED_OUT:
        return f"explain-{name}"
    if isinstance(value, bool):
        return f"explain-{name}-{'yes' if value else 'no'}"
    if isinstance(value, str):
        return f"explain-{name}-{value.replace('+', '-')}"
    if value is None or isinstance(value, int):
        return f"explain-{name}"
    return f"explain-{name}-custom"


def _arguments(t: Texts, facts: Facts) -> dict[str, Argument]:
    last, target = number_of(facts, "last_trick"), number_of(facts, "target")
    total = 152 + last
    bonus = {"bonus100": 100, "bonus50": 50, "p002": 100 - last}.get(str(facts["match"]), 0)
    factors = facts["multipliers"]
    return {
        "card": card_name(t, str(facts["first_card"])),
        "contracts": _offer(t, str(facts["contracts"])),
        "ways": _offer(t, str(facts["contracts"]).removesuffix("+misere")),
        "quer": number_of(facts, "quer_tricks"),
        "rows": ", ".join(row_text(t, row.key, row.factor) for row in _rows(facts)),
        "row_count": len(_rows(facts)),
        "party": "alone" if facts["alone"] is True or facts["sharing"] == "declarer" else "teams",
        "suits": _suits(t, str(facts["imposed"])),
        "factors": "" if isinstance(factors, str) else factors_text(t, factors),
        "last": last,
        "total": total,
        "match": total + bonus,
        "tutti": TUTTI_CARDS + last + bonus,
        "counts": str(facts["values"]),
        "most": number_of(facts, "hand") if facts["values"] == "tricks" else total,
        "double": 2 * (total + bonus),
        "target": target,
        "half": target / 2,
        "deals": number_of(facts, "deals"),
        "finish": str(facts["finish"]),
        "during": "yes" if facts["write"] in ("points", "bid", "tens") else "no",
        "short": str(facts["rubicon"]),
        "doubling": str(facts["doubling"]),
        "counted": "strokes" if _counts_strokes(facts) else "points",
        "forfeit": number_of(facts, "forfeit"),
        **{name: number_of(facts, name) for name in _BIDS},
        "bye": number_of(facts, "bye"),
        "seats": int(str(facts.get("seats", 4))),
        "pile": number_of(facts, "pile"),
        **{name: number_of(facts, name) for name in ("putzes", "pomme_below", "pommes_lose")},
        "packets": _packets(facts, "packets"),
        "later": _packets(facts, "packets_later"),
        "hand": number_of(facts, "hand"),
        "up": number_of(facts, "widow_up"),
        "down": number_of(facts, "widow_down"),
        "stock": number_of(facts, "widow_up") + number_of(facts, "widow_down"),
        "misere": number_of(facts, "misere_worth"),
        "trumps": "yes" if are_met(NAMED["WITH_TRUMPS"], facts) else "no",
        "stoeck": "yes" if facts["stock"] is True else "no",
    }


_BIDS: Final = ("bid_low", "bid_high", "bid_step", "match_worth")


def number_of(facts: Facts, name: str) -> int:
    """Return the value of an option or fact if it is a number, else 0."""
    value = facts.get(name)
    return value if isinstance(value, int) else 0


def _rows(facts: Facts) -> tuple[Row, ...]:
    return rows_of(str(facts["sheet"]), str(facts["sheet_factors"]))


def _counts_strokes(facts: Facts) -> bool:
    return facts["write"] in ("extremes", "middle") or facts["values"] == "black_queens"


def _offer(t: Texts, contracts: str) -> str:
    """Return the parts of an offer as a list within a sentence."""
    parts = contracts.split("+")
    return ", ".join(
        t.format("offer-suits") if part == "suits" else value_name(t, "contracts", part)
        for part in parts
    )


def _packets(facts: Facts, name: str) -> str:
    """Return packets as "4, 4, 4"."""
    return ", ".join(size for size in str(facts[name]).split("-") if size.isdecimal())


def _suits(t: Texts, letters: str) -> str:
    """Return imposed trumps as "4 × trèfle, 4 × carreau"."""
    runs = ((letter, len(list(run))) for letter, run in groupby(letters))
    return ", ".join(f"{count} × {suit_name(t, letter)}" for letter, count in runs)
