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
    one = options["contracts"] in ("oben", "unden", "tutti", "tutti_oben")
    return one and not options["sheet"] and not _bids(options)


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
    return "oben" in _parts(options) or _has_unden(options)


def _has_unden(options: Options) -> bool:
    """Whether low cards may win, in all tricks or in some."""
    by_rank = options["contracts"] == "turned" or _has_king(options)
    if by_rank and options["turned"] != "suit":
        return True
    return not _parts(options).isdisjoint({"unden", "slalom", "quer", "trio", "mitte"})


def _parts(options: Options) -> set[str]:
    """Return the parts of the offer that may be played, on the sheet or beside it."""
    named = set(str(options["contracts"]).split("+"))
    return named | {key for key, _ in sheet_rows(options)} - {"joker"}


def _goes_round(options: Options) -> bool:
    return _may_push(options) and options["route"] == "round"


def _offers(part: str) -> Callable[[Options], bool]:
    """Return the test of whether a part of the contracts may be played."""
    return lambda options: part in _parts(options)


def _names_a_suit(named: str) -> Callable[[Options], bool]:
    """Return the test of whether a suit is all that a bid names, with it or afterwards."""
    return lambda options: (
        _names_contract(options) and options["contracts"] == "suits" and options["named"] == named
    )


def _names_contract(options: Options) -> bool:
    """Whether the contract goes with the bidding, and no bid says how it is played."""
    return _bids(options) and not (_solo(options) or _has_king(options))


def _mixes(options: Options) -> bool:
    """Whether the direction may change within a deal, or lie between the two."""
    return not _parts(options).isdisjoint({"slalom", "quer", "trio", "mitte"})


def _ranks_as_trumps(options: Options) -> bool:
    return _has_trumps(options) or not _parts(options).isdisjoint({"tutti", "tutti_oben"})


def _counts_tutti(options: Options) -> bool:
    """Whether a deal may hold more points than others, as every jack and nine counts."""
    return _offers("tutti")(options) and options["tutti_values"] == "all"


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


def _wins_alone(options: Options) -> bool:
    """Whether one of several players wins, by a race or after some deals."""
    return not _in_sides(options) and options["finish"] in ("first_out", "largest_gap", "deals")


def _forehand_leads(options: Options) -> bool:
    """Whether forehand leads and nobody could have pushed, bid or dropped out before."""
    if _bids(options) or _has_king(options) or options["join"] or _begins_with_card(options):
        return False
    if options["contracts"] == "imposed":  # whose own sentence says it
        return False
    return not _chooses(options) or (options["leader"] == "forehand" and not _may_push(options))


def _decides_only(options: Options) -> bool:
    """Whether points are compared and not written."""
    return options["write"] in ("putzes", "worth")


def _counts_unwritten(options: Options) -> bool:
    """Whether melds count at once, but nobody writes their points."""
    return _decides_only(options) and options["meld_credit"] == "immediate"


def _king_names_trumps(options: Options) -> bool:
    return _has_king(options) and options["contracts"] == "suits"


def _must_claim(options: Options) -> bool:
    return _first_out(options) and options["claim"] == "required"


CONDITIONS: Final[dict[str, Callable[[Options], bool]]] = {
    **{f"deck-{cards}": _has_cards(cards) for cards in (35, 32, 24)},
    "deck": _has_cards(36),
    "order-suit": lambda options: _counts_as_usual(options) and not _has_cards(24)(options),
    "order-suit-24": lambda options: _counts_as_usual(options) and _has_cards(24)(options),
    "order-suit-bare": lambda options: _has_puur(options) and not _counts_as_usual(options),
    "order-trump": lambda options: (
        _ranks_as_trumps(options) and _counts_as_usual(options) and not _has_cards(24)(options)
    ),
    "order-trump-24": lambda options: (
        _has_trumps(options) and _counts_as_usual(options) and _has_cards(24)(options)
    ),
    "order-trump-bare": lambda options: (
        _has_trumps(options) and _has_puur(options) and not _counts_as_usual(options)
    ),
    "marriage_time": lambda options: bool(options["marriages"]),
    "total-plain": lambda options: _solo(options) and _has_oben(options),
    "total": lambda options: options["values"] == "jass" and _has_puur(options),
    "order-oben": lambda options: (
        _has_oben(options) and _counts_as_usual(options) and not _has_cards(24)(options)
    ),
    "order-oben-24": lambda options: (
        _has_oben(options) and _counts_as_usual(options) and _has_cards(24)(options)
    ),
    **dict.fromkeys(
        ("order-unten", "unde_values"),
        lambda options: _has_unden(options) and _counts_as_usual(options),
    ),
    "no-trump": lambda options: _has_oben(options) and _has_trumps(options),
    "winner": _has_trumps,
    "winner-plain": lambda options: not _has_trumps(options),
    **dict.fromkeys(("ruff_when_can_follow", "trump-led"), _has_trumps),
    **dict.fromkeys(
        ("buur_exempt", "martinique8"),
        lambda options: _has_trumps(options) and _has_puur(options),
    ),
    "undertrump": _has_trumps,
    "last_trick": lambda options: number_of(options, "last_trick") > 0,
    "match": lambda options: (
        (
            options["values"] == "jass"
            and _has_puur(options)
            and not _marks_putzes(options)
            and not (_solo(options) and options["match"] == "none")
        )
        or str(options["match"]).startswith("charge")
    ),
    "contracts": lambda options: (
        not (_turns_elsewhere(options) or has_sheet(options) or _bids(options))
    ),
    **dict.fromkeys(("sheet", "sheet-done"), has_sheet),
    "sheet-joker": has_row("joker"),
    "sheet-misere": has_row("misere"),
    "misere-any": lambda options: (
        "misere" in str(options["contracts"]).split("+")
        and not has_row("misere")(options)
        and not _solo(options)
    ),
    "quer-alternance": lambda options: has_row("quer")(options) and has_row("tutti")(options),
    "sheet-factor": has_factors,
    "multipliers": lambda options: (
        not has_sheet(options)
        and options["write"] != "worth"
        and (_chooses(options) or options["multipliers"] != "all1")
    ),
    "route": _may_push,
    "turned_card": _turns_elsewhere,
    "seats": lambda options: "seats" in options and (not _in_sides(options) or _has_king(options)),
    "table-chooser": _chooser_alone,
    "pile": lambda options: number_of(options, "pile") > 0,
    **dict.fromkeys(("later", "blind", "lone"), _joins),
    "blind_first": lambda options: _joins(options) and bool(options["blind"]),
    **dict.fromkeys(("putzes", "pomme_below", "all_below"), _marks_putzes),
    "pommes_lose": lambda options: _marks_putzes(options) and number_of(options, "pommes_lose") > 0,
    "bye": lambda options: number_of(options, "bye") > 0,
    "order-zigzag": _has_slalom,
    "slalom_values": lambda options: _has_slalom(options) and options["unde_values"] == "six11",
    "order-quer": _offers("quer"),
    **dict.fromkeys(("order-trio", "trio_order"), _offers("trio")),
    **dict.fromkeys(("order-tutti", "tutti_values"), _offers("tutti")),
    "tutti-jack": lambda options: _offers("tutti")(options) and bool(options["buur_exempt"]),
    "match-tutti": lambda options: _counts_tutti(options) and CONDITIONS["match"](options),
    "order-tutti-oben": _offers("tutti_oben"),
    "order-mitte": _offers("mitte"),
    "order-gumpf": _offers("gumpf"),
    **dict.fromkeys(
        ("misere", "misere_match"), lambda options: _has_misere(options) and not _solo(options)
    ),
    "dealer_after_first": _begins_with_card,
    "table": lambda options: _in_sides(options) and not _has_king(options),
    "score": lambda options: _in_sides(options) or _chooser_alone(options),
    **dict.fromkeys(("table-solo", "solo-names", "misere_leads_trump", "solo-melds"), _solo),
    "table-king": lambda options: _has_king(options) and not _calls(options),
    **dict.fromkeys(("table-king-called", "call"), _calls),
    **dict.fromkeys(("king-turned", "renounce", "king_deals"), _has_king),
    "king-names": lambda options: _has_king(options) and not _king_names_trumps(options),
    "king-trumps": _king_names_trumps,
    **dict.fromkeys(("widow", "king-takes"), _has_widow),
    "widow_shown": _has_widow,
    "finish-king": _has_king,
    "talon": _has_stock,
    "king-leads-announcer": _king_leads("announcer"),
    "king-leads-forehand": _king_leads("forehand"),
    "king-six-ace": lambda options: _has_king(options) and options["turned"] == "six_ace",
    "king-by-rank": lambda options: _has_king(options) and options["turned"] == "kreuzjass",
    **dict.fromkeys(("sits-out", "sitter"), _sits_out),
    "packets_later": lambda options: bool(options["packets_later"]),
    **dict.fromkeys(("table-alone", "score-alone"), _alone),
    "turned": lambda options: options["contracts"] == "turned",
    "finish": lambda options: (
        not (_lowest_wins(options) or _has_king(options) or _wins_alone(options))
    ),
    "finish-alone": lambda options: not _lowest_wins(options) and _wins_alone(options),
    "finish-lowest": lambda options: (
        _lowest_wins(options) and _in_deals(options) and not _by_rounds(options)
    ),
    "finish-gap-lowest": lambda options: _lowest_wins(options) and not _in_deals(options),
    "finish-rounds": lambda options: _lowest_wins(options) and _by_rounds(options),
    "tie": _in_deals,
    "forfeit": lambda options: number_of(options, "forfeit") > 0,
    "push": lambda options: _chooses(options) and not _goes_round(options),
    **dict.fromkeys(("trump_by_lead", "premature_choice"), _chooses),
    "leader": lambda options: _chooses(options) and not _forehand_leads(options),
    "leads-forehand": _forehand_leads,
    "named": lambda options: _names_contract(options) and options["contracts"] != "suits",
    "named-trump": _names_a_suit("with_bid"),
    "named-trump-after": _names_a_suit("after"),
    "bid-misere": lambda options: (
        _has_misere(options)
        and options["ladder"] == "points"
        and str(options["bid_top"]).endswith("match")
    ),
    "teams_drawn": lambda options: bool(options["teams_drawn"]),
    "bid_low": lambda options: _bids(options) and not _solo(options),
    "bid_top": lambda options: options["ladder"] == "points",
    "reentry": _bids,
    **dict.fromkeys(("auction_end", "all_pass"), _bids),
    "doubling": lambda options: (
        _bids(options)
        and (options.get("sharing", "lines") == "lines" or options["doubling"] != "off")
        and not (_has_king(options) and options["doubling"] != "off")
    ),
    "doubling-king": lambda options: _has_king(options) and options["doubling"] != "off",
    "double_window": lambda options: _bids(options) and options["doubling"] != "off",
    "auction-forehand-leads": _bid_leads("forehand"),
    "auction-bidder-leads": _bid_leads("announcer"),
    "bid_failed": _writes_bid,
    "bid-melds": lambda options: _writes_bid(options) and _has_melds(options),
    "bid-race": lambda options: (
        _writes_bid(options) and _first_out(options) and options["bid_failed"] != "own"
    ),
    "push-first": lambda options: _goes_round(options) and options["push"] == "not_first_deal",
    "push_back": lambda options: _may_push(options) and not _goes_round(options),
    "slalom_pushed_leader": lambda options: (
        _has_slalom(options) and _may_push(options) and options["leader"] == "forehand"
    ),
    "only_trumps": lambda options: _bans_undertrump(options) and _has_trumps(options),
    "buur_never_forced": _forces_over,
    **dict.fromkeys(("meld_values", "cross_meld", "split_runs"), _has_melds),
    "low_quartets": lambda options: _has_melds(options) and not _has_cards(24)(options),
    "melds": lambda options: _has_melds(options) or not options["marriages"],
    "declare": lambda options: _has_melds(options) and _in_sides(options),
    "declare-alone": lambda options: _has_melds(options) and not _in_sides(options),
    **dict.fromkeys(("meld_order", "meld_show", "match_revives_melds"), _has_melds),
    "meld_time": _has_melds,
    "false_melds": lambda options: _has_melds(options) and options["meld_show"] != "described",
    "meld_deadline": lambda options: (
        _has_melds(options) and options["meld_time"] == "with_first_card"
    ),
    "meld_credit": lambda options: _has_melds(options) and not _counts_unwritten(options),
    "melds-at-once": lambda options: _has_melds(options) and _counts_unwritten(options),
    "match_voids_melds": lambda options: (
        _has_melds(options) and (bool(options["match_voids_melds"]) or not _decides_only(options))
    ),
    "melds-unten": lambda options: _has_melds(options) and _has_unden(options),
    "melds-mixed": lambda options: _has_melds(options) and _mixes(options),
    "stock_deadline": _has_stoeck,
    "stock_with_meld": lambda options: _has_stoeck(options) and _has_melds(options),
    "stock_early_finish": lambda options: _has_stoeck(options) and _first_out(options),
    "counter_match": lambda options: (
        _has_choice(options)
        and _in_sides(options)
        and options["match"] != "none"
        and (options["write"] != "declarers" or options["counter_match"] == "minus100")
    ),
    "finish_order": lambda options: (
        _first_out(options) and (_has_melds(options) or _has_stoeck(options))
    ),
    "both_over": _must_claim,
    "claim": _first_out,
    **dict.fromkeys(("claim_counts", "wrong_claim"), _must_claim),
    "solder-misere": lambda options: _has_misere(options) and options["solder_test"] != "forbidden",
    "rubicon": lambda options: not (_in_deals(options) or _has_king(options)),
    "rubicon-king": lambda options: _has_king(options) and options["rubicon"] != "off",
}
"""When a sentence belongs to the rules; those that are not here always do."""
