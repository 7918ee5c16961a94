"""A rule set written out as readable rules, composed from its options.

Every option has a sentence for each of its values, ``explain-OPTION-VALUE``; a value that changes
nothing worth saying has none. Sentences that hold for every rule set are ``explain-NAME``. The
order is that of ``docs/rules.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Final

from buur.i18n.names import card_name, factors_text, option_name, value_name
from buur.i18n.texts import Argument, Texts, texts

Options = Mapping[str, object]
Section = tuple[str, list[str]]


def _begins_with_card(options: Options) -> bool:
    return str(options["first"]).startswith("holder")


def _has_choice(options: Options) -> bool:
    return options["contracts"] not in ("imposed", "turned")


def _alone(options: Options) -> bool:
    """Whether everybody plays for himself."""
    return options["write"] == "difference"


def _in_sides(options: Options) -> bool:
    return not _alone(options)


def _lowest_wins(options: Options) -> bool:
    return bool(options["lowest_wins"])


def _in_deals(options: Options) -> bool:
    return options["finish"] == "deals"


def _may_push(options: Options) -> bool:
    return _has_choice(options) and options["push"] != "no"


def _has_oben(options: Options) -> bool:
    offered = set(str(options["contracts"]).split("+"))
    return not offered.isdisjoint({"oben", "unden", "slalom", "quer", "trio", "mitte"})


def _offers(part: str) -> Callable[[Options], bool]:
    """Return the test of whether a part of the contracts may be named."""
    return lambda options: part in str(options["contracts"]).split("+")


_has_slalom = _offers("slalom")
_has_misere = _offers("misere")


def _bans_undertrump(options: Options) -> bool:
    return options["undertrump"] == "only_trumps"


def _forces_over(options: Options) -> bool:
    return _bans_undertrump(options) and options["only_trumps"] == "forced_over"


def _has_melds(options: Options) -> bool:
    return bool(options["melds"])


def _has_stoeck(options: Options) -> bool:
    return bool(options["stock"])


def _first_out(options: Options) -> bool:
    return options["finish"] == "first_out"


def _must_claim(options: Options) -> bool:
    return _first_out(options) and options["claim"] == "required"


TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "table": ("table table-alone",),
    "cards": (
        "deck order-suit order-trump martinique8",
        "order-oben order-unten unde_values order-zigzag slalom_values",
        "order-quer order-trio trio_order",
        "order-tutti tutti_values order-tutti-oben order-mitte order-gumpf",
        "total",
    ),
    "deal": (
        "first dealer_after_first rotation next_game_dealer",
        "cut packets misdeal misdeal_redealer",
    ),
    "choice": (
        "contracts turned push push_back trump_by_lead premature_choice",
        "misere misere_match",
        "leader slalom_pushed_leader",
        "multipliers",
        "prediction",
    ),
    "play": (
        "follow ruff_when_can_follow void",
        "undertrump only_trumps buur_never_forced",
        "trump-led buur_exempt no-trump",
        "winner last_trick_view",
    ),
    "melds": (
        "melds meld_values low_quartets cross_meld split_runs",
        "declare meld_order melds-unten meld_show",
        "meld_credit match_voids_melds match_revives_melds",
    ),
    "stoeck": ("stock stock_deadline stock_with_meld stock_early_finish",),
    "score": (
        "score score-alone last_trick match counter_match",
        "write exact_bonus dealer_compensation",
    ),
    "end": (
        "finish finish-lowest lowest_wins tie finish_order both_over",
        "claim claim_counts wrong_claim",
        "rubicon strokes",
    ),
    "rest": ("solder_test",),
    "habits": ("forfeit revoke_rule slate",),
}
"""Headings and their paragraphs: names of options and of sentences that always hold, in order."""

CLAUSES: Final[dict[str, str]] = {
    "cards": "1",
    "deal": "2",
    "choice": "3",
    "play": "4",
    "melds": "5",
    "stoeck": "6",
    "score": "7.1",
    "end": "7.3",
    "rest": "8",
    "habits": "9",
}
"""Where each topic stands in ``docs/rules.md``: the numbers by which refusals name their rule."""

WHEN: Final[dict[str, Callable[[Options], bool]]] = {
    **dict.fromkeys(("order-oben", "order-unten", "unde_values", "no-trump"), _has_oben),
    **dict.fromkeys(("order-zigzag", "slalom_values"), _has_slalom),
    "order-quer": _offers("quer"),
    **dict.fromkeys(("order-trio", "trio_order"), _offers("trio")),
    **dict.fromkeys(("order-tutti", "tutti_values"), _offers("tutti")),
    "order-tutti-oben": _offers("tutti_oben"),
    "order-mitte": _offers("mitte"),
    "order-gumpf": _offers("gumpf"),
    **dict.fromkeys(("misere", "misere_match"), _has_misere),
    "dealer_after_first": _begins_with_card,
    **dict.fromkeys(("table", "score"), _in_sides),
    **dict.fromkeys(("table-alone", "score-alone"), _alone),
    "turned": lambda options: options["contracts"] == "turned",
    "finish": lambda options: not _lowest_wins(options),
    "finish-lowest": _lowest_wins,
    "tie": _in_deals,
    "forfeit": lambda options: _number(options, "forfeit") > 0,
    **dict.fromkeys(("push", "trump_by_lead", "premature_choice", "leader"), _has_choice),
    "push_back": _may_push,
    "slalom_pushed_leader": lambda options: _has_slalom(options) and _may_push(options),
    "only_trumps": _bans_undertrump,
    "buur_never_forced": _forces_over,
    **dict.fromkeys(("meld_values", "low_quartets", "cross_meld", "split_runs"), _has_melds),
    **dict.fromkeys(("declare", "meld_order", "meld_show", "meld_credit"), _has_melds),
    **dict.fromkeys(("match_voids_melds", "match_revives_melds"), _has_melds),
    "melds-unten": lambda options: _has_melds(options) and _has_oben(options),
    "stock_deadline": _has_stoeck,
    "stock_with_meld": lambda options: _has_stoeck(options) and _has_melds(options),
    "stock_early_finish": lambda options: _has_stoeck(options) and _first_out(options),
    "counter_match": lambda options: _has_choice(options) and options["match"] != "none",
    **dict.fromkeys(("finish_order", "both_over", "claim"), _first_out),
    **dict.fromkeys(("claim_counts", "wrong_claim"), _must_claim),
    "rubicon": lambda options: options["finish"] != "deals",
}
"""When a sentence belongs to the rules; those that are not here always do."""


def explain(options: Options, lang: str) -> list[Section]:
    """Return the rules as headings with their paragraphs.

    Args:
        options: every option by name with its value, as ``Variant.options`` gives them.
        lang: "fr", "de", "it" or "en".
    """
    t = texts(lang)
    args = _arguments(t, options)
    sections = []
    for topic, paragraphs in TOPICS.items():
        written = [_paragraph(t, names.split(), options, args) for names in paragraphs]
        sections.append((t.format(f"topic-{topic}"), [text for text in written if text]))
    return sections


def rule_changes(changes: Options, base: Options, lang: str) -> list[str]:
    """Return the options that differ from a preset, each with its value and what it was.

    Args:
        changes: the differing options with their values.
        base: every option of the preset.
        lang: "fr", "de", "it" or "en".
    """
    t = texts(lang)
    return [
        t.format(
            "rules-change",
            option=option_name(t, name),
            value=value_name(t, name, value),
            before=value_name(t, name, base[name]),
        )
        for name, value in changes.items()
    ]


def _paragraph(t: Texts, names: list[str], options: Options, args: dict[str, Argument]) -> str:
    held = (name for name in names if name not in WHEN or WHEN[name](options))
    keys = (_own_or_general(t, sentence_key(name, options), name) for name in held)
    return " ".join(t.format(key, **args) for key in keys if t.has(key))


def _own_or_general(t: Texts, key: str, name: str) -> str:
    """Return the key of the sentence that a value has of its own, else of the one for all."""
    return key if t.has(key) or name != "contracts" else "explain-contracts"


def sentence_key(name: str, options: Options) -> str:
    """Return the key of the sentence for a fixed text or for the value of an option."""
    value = options.get(name)
    if isinstance(value, bool):
        return f"explain-{name}-{'yes' if value else 'no'}"
    if isinstance(value, str):
        return f"explain-{name}-{value.replace('+', '-')}"
    if value is None or isinstance(value, int):
        return f"explain-{name}"
    return f"explain-{name}-custom"


def _arguments(t: Texts, options: Options) -> dict[str, Argument]:
    last, target = _number(options, "last_trick"), _number(options, "target")
    total = 152 + last
    bonus = {"bonus100": 100, "bonus50": 50, "p002": 100 - last}.get(str(options["match"]), 0)
    factors = options["multipliers"]
    return {
        "card": card_name(t, str(options["first_card"])),
        "contracts": value_name(t, "contracts", options["contracts"]),
        "quer": _number(options, "quer_tricks"),
        "suits": _suits(t, str(options["imposed"])),
        "factors": "" if isinstance(factors, str) else factors_text(t, factors),
        "last": last,
        "total": total,
        "match": total + bonus,
        "double": 2 * (total + bonus),
        "target": target,
        "half": target / 2,
        "deals": _number(options, "deals"),
        "forfeit": _number(options, "forfeit"),
    }


def _number(options: Options, name: str) -> int:
    value = options[name]
    return value if isinstance(value, int) else 0


def _suits(t: Texts, letters: str) -> str:
    """Return imposed trumps as "4 × trèfle, 4 × carreau"."""
    runs = ((letter, len(list(run))) for letter, run in groupby(letters))
    return ", ".join(f"{count} × {t.format(f'suit-fr-{letter}')}" for letter, count in runs)
