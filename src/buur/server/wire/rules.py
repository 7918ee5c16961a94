"""Rule sets as JSON: the catalogue of presets and options, stored rules, and rules in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any

import msgspec

from buur.errors import RulesError
from buur.i18n import Deck, texts
from buur.i18n.decks import FRENCH
from buur.i18n.glossary import glossary_entries
from buur.rulebook import explain, rule_changes
from buur.rulebook.card_orders import card_orders
from buur.rulebook.titles import languages_of, names
from buur.rulebook.topics import CLAUSES, TOPICS
from buur.rules.illegality import CLAUSES as REFUSED_BY
from buur.variants.aliases import ALIASES, aliases_in
from buur.variants.game_groups import FOR_BEGINNERS, GROUPS, MOST_PLAYED, group_of
from buur.variants.model import Variant
from buur.variants.options import Option, Value, option_json
from buur.variants.preset import Preset
from buur.variants.registry import PRESETS, variant_of
from buur.variants.relevance import needs_of
from buur.variants.rule_set import OPTIONS


def options_json(options: Mapping[str, Value]) -> dict[str, Any]:
    """Return options as JSON data."""
    return {name: option_json(value) for name, value in options.items()}


def rules_json(rules: Variant) -> dict[str, Any]:
    """Return a rule set with all its options, as it is stored with a table."""
    return {"name": rules.code, "version": rules.version, "options": options_json(rules.options)}


def read_rules(stored: Mapping[str, Any]) -> Variant:
    """Return a stored rule set.

    Raises:
        RulesError: it is unknown or incomplete.
        ArgumentError: a value is of another type.
    """
    missing = {"name", "version", "options"} - stored.keys()
    if missing:
        raise RulesError(f"the stored rules lack {', '.join(sorted(missing))}")
    return _read_text(msgspec.json.encode(stored))


@lru_cache(maxsize=128)
def _read_text(stored: bytes) -> Variant:
    """Return a stored rule set; most tables play by one of a few, and it takes milliseconds."""
    rules = msgspec.json.decode(stored)
    return variant_of(rules["name"], rules["version"], rules["options"])


def catalogue() -> dict[str, Any]:
    """Return all presets and options, clauses of refused cards, and recommended presets."""
    return {
        "presets": [_preset(one) for one in PRESETS.values()],
        "groups": list(GROUPS),
        "most_played": MOST_PLAYED,
        "options": [_option(one) for one in OPTIONS.values()],
        "clauses": dict(REFUSED_BY),
    }


def _preset(one: Preset) -> dict[str, Any]:
    facts = one.variant.facts
    return {
        "name": one.name,
        "aliases": ALIASES.get(one.name, ()),
        "names": names(one.name)[1:],
        "languages": languages_of(one.name),
        "family": one.family,
        "group": group_of(one.family),
        "for_beginners": one.name in FOR_BEGINNERS,
        "seats": one.variant.seats,
        "source": one.source,
        "options": options_json(one.variant.options),
        "fallbacks": one.fallbacks,
        "facts": {name: fact for name, fact in facts.items() if name not in OPTIONS},
    }


def _option(one: Option) -> dict[str, Any]:
    is_number = one.kind == "number"
    return {
        "name": one.name,
        "group": one.group,
        "kind": one.kind,
        "values": one.values or None,
        "min": one.low if is_number else None,
        "max": one.high if is_number else None,
        "clause": one.clause,
        "major": one.major,
        "needs": [[need._asdict() for need in clause] for clause in needs_of(one.name)],
    }


@lru_cache(maxsize=256)
def rules_text(rules: Variant, lang: str, deck: Deck = FRENCH) -> dict[str, Any]:
    """Return the rules in words: differences from the preset first, then all sections.

    The result is cached and shared: do not change it.
    """
    t, base = texts(lang, deck), PRESETS[rules.code].variant
    changes = rule_changes(rules.differences(base), base.options, lang, deck)
    sections = [
        {
            "title": title,
            "lines": lines,
            "clause": CLAUSES.get(topic),
            "synonyms": t.format(f"topic-{topic}.synonyms"),
        }
        for topic, (title, lines) in zip(TOPICS, explain(rules.facts, lang, deck), strict=True)
    ]
    if changes:
        changed = {
            "title": t.format("rules-changed"),
            "lines": changes,
            "clause": None,
            "synonyms": "",
        }
        sections.insert(0, changed)
    aliases = ", ".join(aliases_in(rules.code, lang))
    return {
        "title": t.format(f"preset-{rules.code}"),
        "also": t.format("rules-also", names=aliases) if aliases else None,
        "sections": sections,
        "orders": [order._asdict() for order in card_orders(rules)],
        "words": _words(lang, deck),
    }


@lru_cache(maxsize=8)
def _words(lang: str, deck: Deck) -> list[dict[str, str]]:
    """Return the glossary."""
    return [asdict(entry) for entry in glossary_entries(texts(lang, deck))]
