"""A rule set written out as readable rules, composed from its options.

Every option has a sentence for each of its values, ``explain-OPTION-VALUE``; a value that changes
nothing worth saying has none. Sentences that hold for every rule set are ``explain-NAME``. The
order is that of ``docs/rules.md``.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final

from buur.i18n.names import card_name, factors_text, option_name, row_text, value_name
from buur.i18n.sheets import sheet_rows
from buur.i18n.texts import Argument, Texts, texts
from buur.rulebook.conditions import CONDITIONS, Options, number_of

Section = tuple[str, list[str]]


TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "table": ("seats table table-alone table-chooser table-solo table-king table-king-called",),
    "cards": (
        "deck deck-35 deck-32 deck-24 order-suit order-suit-24 order-suit-bare "
        "order-trump order-trump-24 order-trump-bare martinique8 values ranking",
        "order-oben order-oben-24 order-unten unde_values order-zigzag slalom_values",
        "order-quer quer-alternance order-trio trio_order",
        "order-tutti tutti_values tutti-jack order-tutti-oben order-mitte order-gumpf",
        "total total-plain",
    ),
    "deal": (
        "teams_drawn first dealer_after_first rotation next_game_dealer",
        "cut packets sits-out widow talon packets_later misdeal misdeal_redealer",
    ),
    "choice": (
        "ladder named named-trump named-trump-after",
        "bid_low bid_top bid-misere",
        "reentry auction_end all_pass",
        "solo-names misere_leads_trump",
        "king-takes widow_shown call king-names king-trumps king-leads-announcer "
        "king-leads-forehand",
        "king-turned king-six-ace king-by-rank king_deals",
        "renounce",
        "doubling doubling-king double_window",
        "auction-forehand-leads auction-bidder-leads",
        "contracts sheet sheet-joker sheet-misere turned_card turned turned_stays",
        "pile",
        "join later blind blind_first lone",
        "rob",
        "push route push-first sheet-done push_back trump_by_lead premature_choice",
        "sheet-factor",
        "misere misere_match misere-any",
        "prediction",
        "leader leads-forehand slalom_pushed_leader",
        "multipliers",
    ),
    "play": (
        "follow ruff_when_can_follow void",
        "undertrump only_trumps buur_never_forced",
        "trump-led buur_exempt no-trump",
        "winner winner-plain last_trick_view",
    ),
    "melds": (
        "melds meld_values low_quartets cross_meld split_runs solo-melds",
        "meld_time meld_deadline declare declare-alone",
        "meld_order melds-unten melds-mixed meld_show false_melds",
        "meld_credit melds-at-once match_voids_melds match_revives_melds",
        "marriages marriage_time",
    ),
    "stoeck": ("stock stock_deadline stock_with_meld stock_early_finish",),
    "score": (
        "score score-alone last_trick match match-tutti counter_match",
        "write bid_failed bid-melds bid-race sitter",
        "putzes pomme_below all_below",
        "exact_bonus dealer_compensation",
    ),
    "end": (
        "finish finish-alone finish-king finish-lowest finish-gap-lowest finish-rounds "
        "lowest_wins tie finish_order both_over",
        "claim claim_counts wrong_claim",
        "pommes_lose",
        "rubicon rubicon-king strokes",
    ),
    "rest": ("solder_test solder-misere",),
    "habits": ("silence", "card_check", "forfeit bye revoke_rule irregularities slate"),
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

TUTTI_CARDS: Final = 248
"""The points of all cards where each jack counts 20 and each nine 14."""

SPELLED_OUT: Final = ("sheet",)
"""Options of many words: one sentence names them all."""


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
    held = (name for name in names if name not in CONDITIONS or CONDITIONS[name](options))
    keys = (_own_or_general(t, sentence_key(name, options), name) for name in held)
    return " ".join(t.format(key, **args) for key in keys if t.has(key))


def _own_or_general(t: Texts, key: str, name: str) -> str:
    """Return the key of the sentence that a value has of its own, else of the one for all."""
    general = name in ("contracts", "packets", "packets_later")
    return f"explain-{name}" if general and not t.has(key) else key


def sentence_key(name: str, options: Options) -> str:
    """Return the key of the sentence for a fixed text or for the value of an option."""
    value = options.get(name)
    if name in SPELLED_OUT:
        return f"explain-{name}"
    if isinstance(value, bool):
        return f"explain-{name}-{'yes' if value else 'no'}"
    if isinstance(value, str):
        return f"explain-{name}-{value.replace('+', '-')}"
    if value is None or isinstance(value, int):
        return f"explain-{name}"
    return f"explain-{name}-custom"


def _arguments(t: Texts, options: Options) -> dict[str, Argument]:
    last, target = number_of(options, "last_trick"), number_of(options, "target")
    total = 152 + last
    bonus = {"bonus100": 100, "bonus50": 50, "p002": 100 - last}.get(str(options["match"]), 0)
    factors = options["multipliers"]
    return {
        "card": card_name(t, str(options["first_card"])),
        "contracts": _offer(t, str(options["contracts"])),
        "ways": _offer(t, str(options["contracts"]).removesuffix("+misere")),
        "quer": number_of(options, "quer_tricks"),
        "rows": ", ".join(row_text(t, key, factor) for key, factor in sheet_rows(options)),
        "suits": _suits(t, str(options["imposed"])),
        "factors": "" if isinstance(factors, str) else factors_text(t, factors),
        "last": last,
        "total": total,
        "match": total + bonus,
        "tutti": TUTTI_CARDS + last + bonus,
        "counts": str(options["values"]),
        "most": number_of(options, "hand") if options["values"] == "tricks" else total,
        "double": 2 * (total + bonus),
        "target": target,
        "half": target / 2,
        "deals": number_of(options, "deals"),
        "finish": str(options["finish"]),
        "during": "yes" if options["write"] in ("points", "bid", "tens") else "no",
        "short": str(options["rubicon"]),
        "doubling": str(options["doubling"]),
        "counted": "strokes" if _counts_strokes(options) else "points",
        "forfeit": number_of(options, "forfeit"),
        **{name: number_of(options, name) for name in _BIDS},
        "bye": number_of(options, "bye"),
        "seats": int(str(options.get("seats", 4))),
        "pile": number_of(options, "pile"),
        **{name: number_of(options, name) for name in ("putzes", "pomme_below", "pommes_lose")},
        "packets": _packets(options, "packets"),
        "later": _packets(options, "packets_later"),
        "hand": number_of(options, "hand"),
        "up": number_of(options, "widow_up"),
        "down": number_of(options, "widow_down"),
        "stock": number_of(options, "widow_up") + number_of(options, "widow_down"),
        "misere": number_of(options, "misere_worth"),
    }


_BIDS: Final = ("bid_low", "bid_high", "bid_step", "match_worth")


def _counts_strokes(options: Options) -> bool:
    return options["write"] in ("extremes", "middle") or options["values"] == "black_queens"


def _offer(t: Texts, contracts: str) -> str:
    """Return the parts of an offer as a list within a sentence."""
    parts = contracts.split("+")
    return ", ".join(
        t.format("offer-suits") if part == "suits" else value_name(t, "contracts", part)
        for part in parts
    )


def _packets(options: Options, name: str) -> str:
    """Return packets as "4, 4, 4"."""
    return ", ".join(size for size in str(options[name]).split("-") if size.isdecimal())


def _suits(t: Texts, letters: str) -> str:
    """Return imposed trumps as "4 × trèfle, 4 × carreau"."""
    runs = ((letter, len(list(run))) for letter, run in groupby(letters))
    return ", ".join(f"{count} × {t.format(f'suit-fr-{letter}')}" for letter, count in runs)
