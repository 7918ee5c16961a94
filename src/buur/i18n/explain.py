"""A rule set written out as readable rules, composed from its options.

Every option has a sentence for each of its values, ``explain-OPTION-VALUE``; a value that changes
nothing worth saying has none. Sentences that hold for every rule set are ``explain-NAME``. The
order is that of ``docs/rules.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Final

from buur.i18n.names import card_name, factors_text, option_name, row_text, value_name
from buur.i18n.sheets import has_factors, has_row, has_sheet, sheet_rows
from buur.i18n.texts import Argument, Texts, texts

Options = Mapping[str, object]
Section = tuple[str, list[str]]


def _begins_with_card(options: Options) -> bool:
    return str(options["first"]).startswith("holder")


def _is_fixed(options: Options) -> bool:
    """Whether one contract is played in every deal, as there is no other to choose."""
    one = options["contracts"] in ("oben", "unden") and options["push"] == "no"
    return one and not options["sheet"]


def _has_choice(options: Options) -> bool:
    nobody = ("imposed", "turned", "first_discard")
    return options["contracts"] not in nobody and not _is_fixed(options)


def _alone(options: Options) -> bool:
    """Whether everybody plays for himself."""
    return bool(options.get("alone", options["write"] == "difference"))


def _counts_as_usual(options: Options) -> bool:
    """Whether cards count the points of the contract, or all but one of them do."""
    return options["values"] in ("jass", "spade_queen") and _has_puur(options)


def _has_puur(options: Options) -> bool:
    """Whether cards rank as in Jass."""
    return options["ranking"] == "jass"


def _has_trumps(options: Options) -> bool:
    return bool(
        _parts(options)
        - {"oben", "unden", "slalom", "quer", "tutti", "tutti_oben", "mitte", "misere"}
    )


def _turns(card: str) -> Callable[[Options], bool]:
    """Return the test of whether that card is turned for the trump."""
    return lambda options: options["contracts"] == "turned" and options["turned_card"] == card


def _has_cards(cards: int) -> Callable[[Options], bool]:
    """Return the test of whether the pack has so many cards."""
    return lambda options: options.get("cards", 36) == cards


def _turns_elsewhere(options: Options) -> bool:
    """Whether the turned card is another than the dealer's last."""
    return _turns("cut_card")(options) or _turns("widow")(options)


def _joins(options: Options) -> bool:
    return bool(options["join"])


def _marks_putzes(options: Options) -> bool:
    return options["write"] == "putzes"


def _by_rounds(options: Options) -> bool:
    return options["strokes"] == "low_half"


def _in_sides(options: Options) -> bool:
    return not (_alone(options) or _solo(options) or _chooser_alone(options))


def _solo(options: Options) -> bool:
    """Whether one who bid for it plays a deal alone against the rest."""
    return options.get("sharing") == "declarer" and _bids(options)


def _chooser_alone(options: Options) -> bool:
    """Whether who names the contract plays a deal alone against the rest."""
    return options.get("sharing") == "declarer" and not _bids(options)


def _has_king(options: Options) -> bool:
    return options.get("sharing") == "king"


def _calls(options: Options) -> bool:
    return _has_king(options) and options["call"] != "nobody"


def _king_leads(leader: str) -> Callable[[Options], bool]:
    return lambda options: _has_king(options) and options["leader"] == leader


def _has_widow(options: Options) -> bool:
    """Whether cards lie apart from the hands until somebody takes them."""
    return bool(options.get("widow_laid"))


def _has_stock(options: Options) -> bool:
    return not _has_widow(options) and _number(options, "widow_down") > 0 and _solo(options)


def _sits_out(options: Options) -> bool:
    return bool(options.get("sits_out"))


def _lowest_wins(options: Options) -> bool:
    return bool(options["lowest_wins"])


def _in_deals(options: Options) -> bool:
    return options["finish"] in ("deals", "checklist")


def _bids(options: Options) -> bool:
    return options["ladder"] != "none"


def _chooses(options: Options) -> bool:
    """Whether the first to speak names the contract, or whoever he leaves it to."""
    return _has_choice(options) and not _bids(options)


def _bid_leads(leader: str) -> Callable[[Options], bool]:
    return lambda options: (
        _bids(options) and not _has_king(options) and options["leader"] == leader
    )


def _writes_bid(options: Options) -> bool:
    return options["write"] == "bid"


def _may_push(options: Options) -> bool:
    return _has_choice(options) and options["push"] != "no"


def _has_oben(options: Options) -> bool:
    if options["contracts"] == "turned" and options["turned"] == "kreuzjass":
        return True
    return not _parts(options).isdisjoint({"oben", "unden", "slalom", "quer", "trio", "mitte"})


def _parts(options: Options) -> set[str]:
    """Return the parts of the offer that may be played, on the sheet or beside it."""
    named = set(str(options["contracts"]).split("+"))
    return named | {key for key, _ in sheet_rows(options)} - {"joker"}


def _goes_round(options: Options) -> bool:
    return _may_push(options) and options["route"] == "round"


def _offers(part: str) -> Callable[[Options], bool]:
    """Return the test of whether a part of the contracts may be played."""
    return lambda options: part in _parts(options)


_has_slalom = _offers("slalom")
_has_misere = _offers("misere")


def _bans_undertrump(options: Options) -> bool:
    return options["undertrump"] == "only_trumps"


def _forces_over(options: Options) -> bool:
    return (
        _bans_undertrump(options)
        and _has_trumps(options)
        and options["only_trumps"] == "forced_over"
    )


def _has_melds(options: Options) -> bool:
    return bool(options["melds"])


def _has_stoeck(options: Options) -> bool:
    return bool(options["stock"])


def _first_out(options: Options) -> bool:
    return options["finish"] == "first_out"


def _must_claim(options: Options) -> bool:
    return _first_out(options) and options["claim"] == "required"


TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "table": ("seats table table-alone table-chooser table-solo table-king table-king-called",),
    "cards": (
        "deck deck-35 deck-32 deck-24 order-suit order-suit-bare order-trump order-trump-bare "
        "martinique8 values ranking",
        "order-oben order-unten unde_values order-zigzag slalom_values",
        "order-quer order-trio trio_order",
        "order-tutti tutti_values order-tutti-oben order-mitte order-gumpf",
        "total total-plain",
    ),
    "deal": (
        "first dealer_after_first rotation next_game_dealer",
        "cut packets sits-out widow talon packets_later misdeal misdeal_redealer",
    ),
    "choice": (
        "ladder named bid-suits",
        "bid_low bid_top",
        "reentry auction_end all_pass",
        "solo-names misere_leads_trump",
        "king-takes widow_shown call king-names king-leads-announcer king-leads-forehand",
        "king-turned king-six-ace king_deals",
        "renounce",
        "doubling double_window",
        "auction-forehand-leads auction-bidder-leads",
        "contracts sheet sheet-joker sheet-misere turned_card turned turned_stays",
        "pile",
        "join later blind blind_first lone",
        "rob",
        "push route sheet-done push_back trump_by_lead premature_choice",
        "sheet-factor",
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
        "melds meld_values low_quartets cross_meld split_runs solo-melds",
        "declare meld_order melds-unten meld_show",
        "meld_credit match_voids_melds match_revives_melds",
        "marriages marriage_time",
    ),
    "stoeck": ("stock stock_deadline stock_with_meld stock_early_finish",),
    "score": (
        "score score-alone last_trick match counter_match",
        "write bid_failed bid-melds bid-race sitter",
        "putzes pomme_below all_below",
        "exact_bonus dealer_compensation",
    ),
    "end": (
        "finish finish-king finish-lowest finish-gap-lowest finish-rounds lowest_wins tie finish_order "
        "both_over",
        "claim claim_counts wrong_claim",
        "pommes_lose",
        "rubicon strokes",
    ),
    "rest": ("solder_test",),
    "habits": ("forfeit bye revoke_rule slate",),
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
    **{f"deck-{cards}": _has_cards(cards) for cards in (35, 32, 24)},
    "deck": _has_cards(36),
    "order-suit": _counts_as_usual,
    "order-suit-bare": lambda options: _has_puur(options) and not _counts_as_usual(options),
    "order-trump": lambda options: _has_trumps(options) and _counts_as_usual(options),
    "order-trump-bare": lambda options: (
        _has_trumps(options) and _has_puur(options) and not _counts_as_usual(options)
    ),
    "marriage_time": lambda options: bool(options["marriages"]),
    "total-plain": lambda options: _solo(options) and _has_oben(options),
    "total": lambda options: options["values"] == "jass" and _has_puur(options),
    "order-oben": lambda options: _has_oben(options) and _counts_as_usual(options),
    **dict.fromkeys(
        ("order-unten", "unde_values"),
        lambda options: _has_oben(options) and not _is_fixed(options) and not _solo(options),
    ),
    "no-trump": _has_oben,
    **dict.fromkeys(("ruff_when_can_follow", "trump-led"), _has_trumps),
    "buur_exempt": lambda options: _has_trumps(options) and _has_puur(options),
    "undertrump": _has_trumps,
    "last_trick": lambda options: _number(options, "last_trick") > 0,
    "match": lambda options: (
        (options["values"] == "jass" and _has_puur(options) and not _marks_putzes(options))
        or str(options["match"]).startswith("charge")
    ),
    "contracts": lambda options: (
        not (_turns_elsewhere(options) or has_sheet(options) or _bids(options))
    ),
    **dict.fromkeys(("sheet", "sheet-done"), has_sheet),
    "sheet-joker": has_row("joker"),
    "sheet-misere": has_row("misere"),
    "sheet-factor": has_factors,
    "multipliers": lambda options: not has_sheet(options),
    "route": _may_push,
    "turned_card": _turns_elsewhere,
    "seats": lambda options: (
        "seats" in options and (_alone(options) or _chooser_alone(options))
    ),
    "table-chooser": _chooser_alone,
    "pile": lambda options: _number(options, "pile") > 0,
    **dict.fromkeys(("later", "blind", "lone"), _joins),
    "blind_first": lambda options: _joins(options) and bool(options["blind"]),
    **dict.fromkeys(("putzes", "pomme_below", "all_below"), _marks_putzes),
    "pommes_lose": lambda options: _marks_putzes(options) and _number(options, "pommes_lose") > 0,
    "bye": lambda options: _number(options, "bye") > 0,
    **dict.fromkeys(("order-zigzag", "slalom_values"), _has_slalom),
    "order-quer": _offers("quer"),
    **dict.fromkeys(("order-trio", "trio_order"), _offers("trio")),
    **dict.fromkeys(("order-tutti", "tutti_values"), _offers("tutti")),
    "order-tutti-oben": _offers("tutti_oben"),
    "order-mitte": _offers("mitte"),
    "order-gumpf": _offers("gumpf"),
    **dict.fromkeys(
        ("misere", "misere_match"), lambda options: _has_misere(options) and not _solo(options)
    ),
    "dealer_after_first": _begins_with_card,
    "table": lambda options: _in_sides(options) and not _has_king(options),
    "score": _in_sides,
    **dict.fromkeys(("table-solo", "solo-names", "misere_leads_trump", "solo-melds"), _solo),
    "table-king": lambda options: _has_king(options) and not _calls(options),
    **dict.fromkeys(("table-king-called", "call"), _calls),
    **dict.fromkeys(("king-names", "king-turned", "renounce", "king_deals"), _has_king),
    **dict.fromkeys(("widow", "king-takes"), _has_widow),
    "widow_shown": _has_widow,
    "finish-king": _has_king,
    "talon": _has_stock,
    "king-leads-announcer": _king_leads("announcer"),
    "king-leads-forehand": _king_leads("forehand"),
    "king-six-ace": lambda options: _has_king(options) and options["turned"] == "six_ace",
    **dict.fromkeys(("sits-out", "sitter"), _sits_out),
    "packets_later": lambda options: bool(options["packets_later"]),
    **dict.fromkeys(("table-alone", "score-alone"), _alone),
    "turned": lambda options: options["contracts"] == "turned",
    "finish": lambda options: not _lowest_wins(options) and not _has_king(options),
    "finish-lowest": lambda options: (
        _lowest_wins(options) and _in_deals(options) and not _by_rounds(options)
    ),
    "finish-gap-lowest": lambda options: _lowest_wins(options) and not _in_deals(options),
    "finish-rounds": lambda options: _lowest_wins(options) and _by_rounds(options),
    "tie": _in_deals,
    "forfeit": lambda options: _number(options, "forfeit") > 0,
    "push": lambda options: _chooses(options) and not _goes_round(options),
    **dict.fromkeys(("trump_by_lead", "premature_choice", "leader"), _chooses),
    "named": lambda options: _bids(options) and not (_solo(options) or _has_king(options)),
    "bid_low": lambda options: _bids(options) and not _solo(options),
    "bid_top": lambda options: options["ladder"] == "points",
    "reentry": _bids,
    **dict.fromkeys(("auction_end", "all_pass", "doubling"), _bids),
    "double_window": lambda options: _bids(options) and options["doubling"] != "off",
    "auction-forehand-leads": _bid_leads("forehand"),
    "auction-bidder-leads": _bid_leads("announcer"),
    "bid_failed": _writes_bid,
    "bid-suits": lambda options: _bids(options) and _offers("suits")(options),
    "bid-melds": lambda options: _writes_bid(options) and _has_melds(options),
    "bid-race": lambda options: (
        _writes_bid(options) and _first_out(options) and options["bid_failed"] != "own"
    ),
    "push_back": lambda options: _may_push(options) and not _goes_round(options),
    "slalom_pushed_leader": lambda options: (
        _has_slalom(options) and _may_push(options) and options["leader"] == "forehand"
    ),
    "only_trumps": lambda options: _bans_undertrump(options) and _has_trumps(options),
    "buur_never_forced": _forces_over,
    **dict.fromkeys(("meld_values", "low_quartets", "cross_meld", "split_runs"), _has_melds),
    **dict.fromkeys(("declare", "meld_order", "meld_show", "meld_credit"), _has_melds),
    **dict.fromkeys(("match_voids_melds", "match_revives_melds"), _has_melds),
    "melds-unten": lambda options: _has_melds(options) and _has_oben(options),
    "stock_deadline": _has_stoeck,
    "stock_with_meld": lambda options: _has_stoeck(options) and _has_melds(options),
    "stock_early_finish": lambda options: _has_stoeck(options) and _first_out(options),
    "counter_match": lambda options: (
        _has_choice(options) and _in_sides(options) and options["match"] != "none"
    ),
    **dict.fromkeys(("finish_order", "both_over", "claim"), _first_out),
    **dict.fromkeys(("claim_counts", "wrong_claim"), _must_claim),
    "rubicon": lambda options: not _in_deals(options),
}
"""When a sentence belongs to the rules; those that are not here always do."""


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
    held = (name for name in names if name not in WHEN or WHEN[name](options))
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
    last, target = _number(options, "last_trick"), _number(options, "target")
    total = 152 + last
    bonus = {"bonus100": 100, "bonus50": 50, "p002": 100 - last}.get(str(options["match"]), 0)
    factors = options["multipliers"]
    return {
        "card": card_name(t, str(options["first_card"])),
        "contracts": value_name(t, "contracts", options["contracts"]),
        "quer": _number(options, "quer_tricks"),
        "rows": ", ".join(row_text(t, key, factor) for key, factor in sheet_rows(options)),
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
        **{name: _number(options, name) for name in _BIDS},
        "bye": _number(options, "bye"),
        "seats": int(str(options.get("seats", 4))),
        "pile": _number(options, "pile"),
        **{name: _number(options, name) for name in ("putzes", "pomme_below", "pommes_lose")},
        "packets": _packets(options, "packets"),
        "later": _packets(options, "packets_later"),
        "hand": _number(options, "hand"),
        "up": _number(options, "widow_up"),
        "down": _number(options, "widow_down"),
        "stock": _number(options, "widow_up") + _number(options, "widow_down"),
        "misere": _number(options, "misere_worth"),
    }


_BIDS: Final = ("bid_low", "bid_high", "bid_step", "match_worth")


def _number(options: Options, name: str) -> int:
    value = options.get(name)
    return value if isinstance(value, int) else 0


def _packets(options: Options, name: str) -> str:
    """Return packets as "4, 4, 4"."""
    return ", ".join(size for size in str(options[name]).split("-") if size.isdecimal())


def _suits(t: Texts, letters: str) -> str:
    """Return imposed trumps as "4 × trèfle, 4 × carreau"."""
    runs = ((letter, len(list(run))) for letter, run in groupby(letters))
    return ", ".join(f"{count} × {t.format(f'suit-fr-{letter}')}" for letter, count in runs)
