"""When a sentence of the written rules applies to a rule set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from buur.i18n.sheets import has_factors, has_row, has_sheet, sheet_rows

Options = Mapping[str, object]


def number_of(options: Options, name: str) -> int:
    """Return the value of an option that is a number, 0 where there is none."""
    value = options.get(name)
    return value if isinstance(value, int) else 0


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
    return not _has_widow(options) and number_of(options, "widow_down") > 0 and _solo(options)


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
    return lambda options: _bids(options) and not _has_king(options) and options["leader"] == leader


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
    "last_trick": lambda options: number_of(options, "last_trick") > 0,
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
    "seats": lambda options: "seats" in options and (_alone(options) or _chooser_alone(options)),
    "table-chooser": _chooser_alone,
    "pile": lambda options: number_of(options, "pile") > 0,
    **dict.fromkeys(("later", "blind", "lone"), _joins),
    "blind_first": lambda options: _joins(options) and bool(options["blind"]),
    **dict.fromkeys(("putzes", "pomme_below", "all_below"), _marks_putzes),
    "pommes_lose": lambda options: _marks_putzes(options) and number_of(options, "pommes_lose") > 0,
    "bye": lambda options: number_of(options, "bye") > 0,
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
    "forfeit": lambda options: number_of(options, "forfeit") > 0,
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
