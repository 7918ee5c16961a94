"""Core §6: king and queen of trumps, in every reading of when they may be called."""

from __future__ import annotations

import pytest

from buur.cards import Hand, parse_card, parse_cards
from buur.play.model.events import Declared, Played, Soldered, StoeckCalled
from buur.play.partie import Partie
from buur.play.queries.stoeck import lies_in_melds, stoeck_holder, stoeck_pair
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.rules.scenario import (
    SUITS_APART,
    counted,
    credited,
    deal,
    declare,
    play,
    play_out,
    refused,
    silent,
    table,
)

# Seat 0 has the stöck in diamonds and can win every trick with trumps or spades.
HANDS = (
    "DQ DK DJ D9 DA SA SK SQ SJ",
    "S6 D6 D7 D8 DT C6 C7 C8 C9",
    "S7 H6 H7 H8 H9 HT HJ HQ HK",
    "S8 S9 ST HA CT CJ CQ CK CA",
)
SPADES = "SA S6 S7 S8"
QUEEN = "DQ D6 H6 CT"
RUN = ("DQ DK DA SA", "S6 D6", "S7 D7", "S8 D8")
STOCK_RULES = [
    name
    for name, preset in PRESETS.items()
    if preset.variant.stoeck.stock and preset.family in ("chibre", "schieber")
]
"""The games of two sides in which forehand chooses; others have tests of their own."""


def stoeck(state: Partie) -> tuple[int, ...]:
    """Return the stöck points credited so far, before the multiplier."""
    return credited(state, "stoeck")


def late(state: Partie, seat: int = 0) -> str | None:
    """Return why the stöck may not be called now, apart from a card."""
    return refused(state, StoeckCalled(Seat(seat)))


def with_card(state: Partie, card: str, *melds: str) -> str | None:
    """Return why the seat on turn may not call the stöck as it plays ``card``."""
    declared = tuple(parse_cards(meld) for meld in melds)
    return refused(state, Played(state.waiting[0], parse_card(card), declared, True))


def queen_thrown(
    rules: str = "chibre", scores: tuple[int, int] = (0, 0), **options: object
) -> Partie:
    """Return a deal in which seat 0 has thrown the queen of trumps and leads again."""
    state = table(*HANDS, rules=rules, scores=scores, options=options)
    return play(state, f"{SPADES} {QUEEN}")


def forgotten(after: str = "", **options: object) -> Partie:
    """Return a deal in which seat 0 led the king as well, silently; ``after`` follows."""
    return play(queen_thrown("chibre", (0, 0), **options), f"DK {after}")


# What it is


def test_stoeck_is_king_and_queen_of_trumps_in_one_hand() -> None:
    """§6, definition. W10, W25, R93, P002."""
    assert stoeck_pair(2) == parse_cards("DQ DK")
    assert stoeck_holder(deal(table("DQ DK"))) == 0
    assert stoeck_holder(deal(table("DQ", "DK"))) is None
    assert stoeck_holder(deal(table("SQ DQ DK", "SK", contract="trump:S"))) is None


def test_no_stoeck_without_trumps() -> None:
    """§6: trump contracts only."""
    state = table("DQ DK", contract="oben", rules="schieber")
    assert stoeck_holder(deal(state)) is None
    assert late(play_out(state, 1)) == "no-stoeck"


def test_no_stoeck_where_it_is_off() -> None:
    """§12, stock=off. T06, match aux cartes."""
    state = queen_thrown("tournoi-2006")
    assert with_card(state, "DK") == "stoeck-off"
    assert late(play(state, "DK")) == "stoeck-off"
    assert not state.legal.stoeck_cards
    assert "match-aux-cartes" not in STOCK_RULES


# With the second card (row 1)


@pytest.mark.parametrize("name", STOCK_RULES)
def test_stoeck_is_called_with_the_second_card(name: str) -> None:
    """§6, normal moment, all sources: 20 points as the second card falls."""
    state = play(queen_thrown(name), "DK+")
    assert (deal(state).stoeck_called, deal(state).stoeck_pending) == (0, True)
    assert stoeck(play(state, "D7 H7 CJ")) == (20, 0)


def test_first_of_the_two_cards_calls_nothing() -> None:
    """§6: only the second."""
    state = play(table(*HANDS), SPADES)
    assert with_card(state, "DQ") == with_card(state, "DK") == "no-stoeck"
    assert not state.legal.stoeck_cards


def test_another_card_calls_nothing() -> None:
    """§6: neither king nor queen of trumps."""
    state = queen_thrown()
    assert with_card(state, "DJ") == with_card(state, "SK") == "no-stoeck"
    assert state.legal.stoeck_cards == Hand.parse("DK")


def test_either_card_may_come_second() -> None:
    """§6: the order of the two is free."""
    state = play(table(*HANDS), f"{SPADES} DK D6 H6 CT DQ+")
    assert deal(state).stoeck_called == 0


def test_stoeck_needs_both_cards_from_one_hand() -> None:
    """§6: the definition."""
    state = play(table("SA DQ", "S6 DK", "S7", "S8"), SPADES)
    assert with_card(state, "DQ") == "no-stoeck"


def test_stoeck_counts_once() -> None:
    """§6: called with the card, it is not called again."""
    assert late(play(queen_thrown(), "DK+ D7")) == "no-stoeck"


def test_stoeck_is_not_beaten_by_melds() -> None:
    """§6: written although the other side's meld was higher. W10, W25."""
    state = play(declare(play(table(*HANDS), "SA"), "S6", "C6 C7 C8 C9"), "S7 S8")
    state = play(state, f"{QUEEN} DK+ D7 H7 CJ")
    found = {(credit.kind, credit.team) for credit in deal(state).credits}
    assert {("melds", 1), ("stoeck", 0)} <= found


# Forgotten (row 3): the four deadlines


@pytest.mark.parametrize(
    ("deadline", "after", "reason"),
    [
        # R93: not called with the card, it is lost. P002.
        ("immediate", "", "stoeck-too-late"),
        ("immediate", "D7", "stoeck-too-late"),
        ("immediate", "D7 H7 CJ", "stoeck-too-late"),
        ("immediate", "D7 H7 CJ DJ", "stoeck-too-late"),
        # JW: until the next player covers it.
        ("next_card", "", None),
        ("next_card", "D7", "stoeck-too-late"),
        ("next_card", "D7 H7 CJ", "stoeck-too-late"),
        # W10, W25: before the trick is turned.
        ("trick_turned", "", None),
        ("trick_turned", "D7 H7", None),
        ("trick_turned", "D7 H7 CJ", None),
        ("trick_turned", "D7 H7 CJ DJ", "stoeck-too-late"),
    ],
)
def test_deadline(deadline: str, after: str, reason: str | None) -> None:
    """§6, stock_deadline."""
    assert late(forgotten(after, stock_deadline=deadline)) == reason


def test_next_card_deadline_of_the_last_player() -> None:
    """§6, next_card: the fourth card of a trick is covered by the next lead."""
    hands = ("DJ D9 SA", "D6 D7", "D8 DT", "DQ DK")
    state = table(*hands, options={"stock_deadline": "next_card"})
    state = play(state, "DJ D6 D8 DQ D9 D7 DT DK")
    assert late(state, 3) is None
    assert late(play(state, "SA"), 3) == "stoeck-too-late"


@pytest.mark.parametrize("tricks", [3, 5, 9])
def test_end_with_proof_deadline(tricks: int) -> None:
    """§6, stock_deadline=end_with_proof. W10: to the end of the deal, if one can prove it."""
    state = play_out(forgotten(stock_deadline="end_with_proof"), tricks)
    assert late(state) is None
    assert stoeck(state.do(StoeckCalled(Seat(0)))) == (20, 0)


def test_counted_deal_gives_no_stoeck() -> None:
    """§6. R93: not later, for example at the end of the partie."""
    state = counted(play_out(forgotten(stock_deadline="end_with_proof")))
    assert late(state) == "wrong-phase"


def test_nobody_else_calls_it() -> None:
    """§6. JW: nor may the partner remind."""
    state = forgotten()
    assert [late(state, seat) for seat in range(4)] == [None] + ["no-stoeck"] * 3


def test_late_call_counts_with_the_open_trick() -> None:
    """§7.5: the stöck called in a trick is credited with it."""
    state = forgotten("D7").do(StoeckCalled(Seat(0)))
    assert (stoeck(state), deal(state).stoeck_pending) == ((0, 0), True)
    assert stoeck(play(state, "H7 CJ")) == (20, 0)


def test_late_call_after_the_trick_counts_at_once() -> None:
    """§6, trick_turned: the trick lies complete."""
    assert stoeck(forgotten("D7 H7 CJ").do(StoeckCalled(Seat(0)))) == (20, 0)


def test_held_cards_call_nothing() -> None:
    """§6: as long as one of the two is in hand there is nothing to call."""
    assert late(queen_thrown()) == late(table(*HANDS)) == "no-stoeck"


# Inside melds (rows 4 and 5)


@pytest.mark.parametrize("name", STOCK_RULES)
def test_stoeck_inside_a_winning_meld_counts_with_it(name: str) -> None:
    """§6, "mit". R93: three to the trump ace and stöck = 40; W10, W25; JW: not repeated."""
    state = play(declare(table(*RUN, rules=name), "SA", "DQ DK DA", stoeck=True), SPADES[3:])
    assert sum(credit.raw for credit in deal(state).credits if credit.kind != "cards") == 40
    state = play(state, "DQ D6 D7 D8")
    assert with_card(state, "DK") == "no-stoeck"
    assert state.legal.stoeck_again is None
    assert not state.legal.stoeck_cards


def test_mit_needs_king_and_queen_inside_the_melds() -> None:
    """§6: both cards lie in what is declared, together or apart."""
    assert with_card(table("DT DJ DQ DK", "S6"), "DT", "DT DJ DQ") == "no-stoeck"
    assert lies_in_melds(2, [parse_cards("DQ HQ SQ CQ"), parse_cards("DK HK SK CK")])


def test_mit_without_melds_says_nothing() -> None:
    """§6: with a first card the stöck is called inside melds only."""
    assert with_card(table(*RUN), "DQ") == "no-stoeck"


def test_mit_may_be_ruled_out() -> None:
    """§12, stock_with_meld=no: called with the second card only."""
    state = table(*RUN, options={"stock_with_meld": False})
    assert with_card(state, "SA", "DQ DK DA") == "no-stoeck"
    assert state.legal.played("SA").stoeck is False
    state = play(declare(state, "SA", "DQ DK DA"), "S6 S7 S8 DQ D6 D7 D8 DK+")
    assert deal(state).stoeck_called == 0


def test_mit_is_optional() -> None:
    """§6: who did not say it calls it with the second card."""
    state = play(declare(table(*RUN), "SA", "DQ DK DA"), "S6 S7 S8")
    assert stoeck(state) == (0, 0)
    thrown = play(state, "DQ D6 D7 D8")
    assert (thrown.legal.stoeck_again, len(thrown.legal.stoeck_cards)) == (None, 1)
    assert stoeck(play_out(play(state, "DQ D6 D7 D8 DK+"), 3)) == (20, 0)


def test_stoeck_inside_a_losing_meld_is_called_with_the_second_card() -> None:
    """§6, row 5: nothing was scored, so it follows as usual. W10, W25, R93."""
    hands = ("DQ DK DA SA", "S6 D6 C6 C7 C8 C9", "S7 D7", "S8 D8")
    state = declare(table(*hands), "SA", "DQ DK DA", stoeck=True)
    state = play(declare(state, "S6", "C6 C7 C8 C9"), "S7 S8")
    assert (stoeck(state), deal(state).stoeck_called) == ((0, 0), None)
    state = play(state, "DQ D6 D7 D8 DK+")
    assert stoeck(play_out(state, 3)) == (20, 0)


@pytest.mark.parametrize("name", STOCK_RULES)
def test_stoeck_inside_a_losing_meld_is_offered_again_with_the_reason(name: str) -> None:
    """§6, row 5: with the second card, or later where that is in time."""
    hands = ("DQ DK DA SA", "S6 D6 C6 C7 C8 C9", "S7 D7", "S8 D8")
    state = declare(table(*hands, rules=name), "SA", "DQ DK DA", stoeck=True)
    better = (parse_cards("C6 C7 C8 C9"),)
    if state.phase == "declare":
        state = silent(state.do(Declared(Seat(1), better)))
        state = play(state, "S6 S7 S8")
    else:
        state = play(declare(state, "S6", "C6 C7 C8 C9"), "S7 S8")
    assert state.legal.stoeck_again is None
    state = play(state, "DQ D6 D7 D8")
    assert state.legal.stoeck_again == "melds-lost"
    late_call = play(state, "DK")
    is_late = late(late_call) is not None
    assert late_call.legal_for(0).stoeck_again == (None if is_late else "melds-lost")
    assert play(state, "DK+").legal_for(0).stoeck_again is None


def test_stoeck_is_offered_while_its_melds_wait() -> None:
    """§6 with meld_credit=at_first_trick: without a trick the melds do not count at all."""
    hands = ("DQ DK DA C6", "CA DJ D9 D6 D7 D8 DT", "C8 H6 H7 H8", "CT H9 HT HJ")
    state = declare(table(*hands, rules="chibre-2010"), "C6", "DQ DK DA", stoeck=True)
    state = play(state, "CA C8 CT DJ H6 H9 DQ D9 H7 HT")
    assert state.legal.stoeck_again == "melds-wait"


def test_mit_waits_with_melds_that_wait() -> None:
    """§6 with meld_credit=at_first_trick. W10: scored when the melds are."""
    hands = ("DQ DK DA C6", "CA C7", "C8 C9", "CT CJ")
    state = declare(table(*hands, rules="chibre-2010"), "C6", "DQ DK DA", stoeck=True)
    state = play(state, "CA C8 CT")
    assert stoeck(state) == (0, 0)
    assert stoeck(play(state, "C7 C9 CJ DA")) == (20, 0)


def test_mit_is_not_counted_twice() -> None:
    """§6: called with the second card while the melds still wait, it does not come again."""
    hands = ("DQ DK DA C6", "CA DJ D9 D6 D7 D8 DT", "C8 H6 H7 H8", "CT H9 HT HJ")
    state = declare(table(*hands, rules="chibre-2010"), "C6", "DQ DK DA", stoeck=True)
    state = play(state, "CA C8 CT DJ H6 H9 DQ D9 H7 HT DK+")
    assert stoeck(state) == (20, 0)
    state = play(state, "D6 H8 HJ DA")
    assert [credit.kind for credit in deal(state).credits[-2:]] == ["melds", "cards"]
    assert stoeck(state) == (20, 0)


# Match and the rest (row 6, §8)


def test_stoeck_stays_when_the_opponents_make_the_match() -> None:
    """§6, opponents' match. W25: the meld is void, the stöck is not; JW: always valid."""
    hands = ("SK HK DK CK SQ HQ DQ CQ C6", "DJ DA D9 D8 D7 D6 SA HA CA")
    state = play(table(*hands, leader=1), "DJ S6 DT")
    state = declare(state, "DQ", "SK HK DK CK", "SQ HQ DQ CQ", stoeck=True)
    state = play_out(play(state, "DA S7 H9 DK"))
    found = [(credit.kind, credit.raw) for credit in deal(state).credits if credit.team == 0]
    assert found == [("stoeck", 20), ("melds", 200), ("melds", -200)]
    assert counted(state).history[-1].total == (20, 257)


def test_rest_laid_open_shows_the_stoeck() -> None:
    """§8: all cards lie open, so a stöck of which a card was still in hand is seen."""
    state = queen_thrown().do(Soldered(Seat(0)))
    assert (stoeck(state), deal(state).stoeck_called) == ((20, 0), 0)
    assert stoeck(queen_thrown("tournoi-2006").do(Soldered(Seat(0)))) == (0, 0)


def test_rest_laid_open_does_not_revive_a_forgotten_stoeck() -> None:
    """§6, row 3. R93: lost is lost."""
    assert stoeck(forgotten("D7 H7 CJ").do(Soldered(Seat(0)))) == (0, 0)


# To end the partie (last row)


def close(missing: int, **options: object) -> Partie:
    """Return the deal of `queen_thrown` where team 0 misses so many points of 1000."""
    brought = queen_thrown().running[0]
    return queen_thrown("chibre", (1000 - missing - brought, 0), **options)


@pytest.mark.parametrize(
    ("missing", "options", "reason"),
    [
        # W10, JW: 20 missing are enough (our reading of "less than 20").
        (20, {}, None),
        (19, {}, None),
        (21, {}, "no-stoeck"),
        # R93: not where it comes third.
        (10, {"stock_early_finish": False}, "no-stoeck"),
        # There is nothing to win early where the last deal is played out.
        (10, {"finish": "largest_gap"}, "no-stoeck"),
    ],
)
def test_stoeck_may_be_shown_early_to_win(
    missing: int, options: dict[str, object], reason: str | None
) -> None:
    """§6, stock_early_finish."""
    assert late(close(missing, **options)) == reason


def test_stoeck_is_not_shown_before_the_melds_are_settled() -> None:
    """§6. W10: at the end of the round of melds."""
    state = table(*HANDS, scores=(990, 0))
    assert late(state) == "no-stoeck"
    assert late(play(state, SPADES)) is None


def test_forgotten_stoeck_wins_nothing_early() -> None:
    """§6: showing needs a card that is still held; what was thrown silently is lost."""
    assert late(play(close(10, stock_deadline="next_card"), "DK D7")) == "stoeck-too-late"


def test_stoeck_shown_early_counts_at_once() -> None:
    """§6. JW: at any time if the 20 are enough, even within a trick."""
    assert stoeck(play(close(10), "DJ D7").do(StoeckCalled(Seat(0)))) == (20, 0)


def test_early_stoeck_is_multiplied() -> None:
    """§6 with §3.3: 20 times the multiplier are missing at most."""
    brought = queen_thrown(multipliers={"D": 2}).running[0]
    for missing, reason in ((40, None), (41, "no-stoeck")):
        scores = (1000 - missing - brought, 0)
        assert late(queen_thrown(scores=scores, multipliers={"D": 2})) == reason


def test_suits_apart_have_one_stoeck_each() -> None:
    """§6: whatever is trump, its holder has it here."""
    for seat, suit in enumerate("SHDC"):
        assert stoeck_holder(deal(table(*SUITS_APART, contract=f"trump:{suit}"))) == seat
