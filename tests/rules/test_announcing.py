"""Core §5.4 to §5.8 at the table: when melds are declared, who is credited what, and when."""

from __future__ import annotations

import pytest

from buur.cards import parse_card, parse_cards
from buur.play.model.events import MeldsAsked, Played, Soldered
from buur.play.partie import Partie
from buur.play.queries.melds import meld_points, winning_melds
from buur.seats import Seat, Team
from tests.rules.scenario import (
    SUITS_APART,
    counted,
    credited,
    deal,
    dealt,
    declare,
    lost_match,
    play,
    play_out,
    refused,
    table,
)

# Seat 0 has a three to the ace, loses the first trick to seat 1 and ruffs the second.
LATE = ("SQ SK SA C6 DJ", "CA C7", "C8 C9", "CT CJ")
SPADE_RUN = SUITS_APART[0]


def melds(state: Partie) -> tuple[int, ...]:
    """Return the points of melds credited so far, before the multiplier."""
    return credited(state, "melds")


def event(seat: int, card: str, *declared: str) -> Played:
    return Played(Seat(seat), parse_card(card), tuple(parse_cards(meld) for meld in declared))


# What may be declared, and when (§5.2, §5.4, §5.7)


def test_melds_are_declared_with_the_first_card() -> None:
    """§5.7. W10, W25, WDE, JW: while playing one's first card."""
    state = declare(table(*LATE), "C6", "SQ SK SA")
    assert [meld.points for meld in deal(state).melds[0]] == [20]


def test_melds_with_the_second_card_are_too_late() -> None:
    """§5.7. W10, W25: at the latest before the next player's card."""
    state = play(table(*LATE), "C6 CA C8 CT C7 C9 CJ")
    assert refused(state, event(0, "DJ", "SQ SK SA")) == "melds-too-late"


@pytest.mark.parametrize(
    ("meld", "reason"),
    [
        # §5.1: only cards that are held.
        ("ST SJ SQ", "meld-not-held"),
        # §5.1: two cards, or a gap, are none.
        ("SK SA", "meld-not-held"),
        ("S9 SK SA", "meld-not-held"),
    ],
)
def test_only_melds_of_the_hand_are_declared(meld: str, reason: str) -> None:
    assert refused(table(*LATE), event(0, "C6", meld)) == reason


def test_a_card_serves_in_one_meld() -> None:
    """§5.2. W10, W25, P002; not the German rule."""
    queens = ("SQ SK SA HQ DQ CQ", "CA", "C8", "CT")
    both = ("SQ HQ DQ CQ", "SQ SK SA")
    assert refused(table(*queens), event(0, "HQ", *both)) == "meld-overlap"
    assert refused(table(*queens, rules="schieber"), event(0, "HQ", *both)) is None


def test_no_melds_where_they_are_off() -> None:
    """§12, melds=off. T06 is silent, match aux cartes excludes them."""
    state = table(*LATE, rules="tournoi-2006")
    assert refused(state, event(0, "C6", "SQ SK SA")) == "melds-off"
    assert not state.legal.melds
    assert not state.legal.best_melds


def test_declaring_less_is_allowed() -> None:
    """§5.4: nobody has to declare, or everything."""
    state = dealt(SPADE_RUN).choose("trump:S")
    assert refused(state, event(0, "S6")) is None
    assert refused(state, event(0, "S6", "S7 S8 S9")) is None
    assert () in tuple(state.legal.declarations)


def test_best_declaration_is_recommended() -> None:
    """§5.4. W25: choose what brings most points; but keep a run whole that must beat others."""
    state = dealt("S7 S8 S9 ST SJ SQ HT DT CT").choose("trump:S")
    assert sum(deal_points(state)) == 120
    state = dealt(SPADE_RUN).choose("trump:S")
    assert sum(deal_points(state)) == 100
    assert {meld.points for meld in state.legal.melds} == {20, 50, 100}


def deal_points(state: Partie) -> list[int]:
    """Return the points of the melds in the recommended declaration."""
    found = {meld.cards: meld.points for meld in state.legal.melds}
    return [found[cards] for cards in state.legal.best_melds]


def test_splitting_may_be_forbidden() -> None:
    """§5.3, split_runs=no."""
    state = dealt(SPADE_RUN, options={"split_runs": False}).choose("trump:S")
    assert deal_points(state) == [100]
    assert refused(state, event(0, "S6", "S6 S7 S8", "SQ SK SA")) == "meld-overlap"


# Who scores (§5.6)


def test_side_with_the_best_meld_scores_all_of_its_melds() -> None:
    """§5.6, all sources: both partners' melds, the others none."""
    hands = ("SQ SK SA", "S6 S7 S8 S9", "HQ HK HA", "DQ DK DA")
    state = table(*hands, contract="trump:C")
    state = declare(state, "SA", "SQ SK SA")
    state = declare(state, "S9", "S6 S7 S8 S9")
    state = declare(declare(state, "HA", "HQ HK HA"), "DA", "DQ DK DA")
    assert melds(state) == (0, 70)
    assert [seat for seat, _ in winning_melds(state)] == [1, 3]


def test_totals_do_not_decide() -> None:
    """§5.6: single meld against single meld. 50 beats three times 20."""
    hands = ("S6 S7 S8 H6 H7 H8 D6 D7 D8", "C6 C7 C8 C9")
    state = table(*hands, contract="trump:C")
    state = declare(state, "S6", "S6 S7 S8", "H6 H7 H8", "D6 D7 D8")
    state = play_trick(declare(state, "C6", "C6 C7 C8 C9"))
    assert melds(state) == (0, 50)


def test_equal_melds_go_to_who_declared_first() -> None:
    """§5.5, romand. W10, W25: the earlier in the first trick."""
    state = equal_runs("romand")
    assert (melds(state), deal(state).meld_teams) == ((0, 20), (1,))


def test_equal_melds_may_count_for_both() -> None:
    """§5.5, romand_both. W25: or, by custom, both sides score."""
    state = equal_runs("romand_both")
    assert (melds(state), deal(state).meld_teams) == ((20, 20), (1, 0))


def equal_runs(order: str) -> Partie:
    """Return a first trick in which seat 1, then seat 2 declare a three to the eight."""
    hands = ("", "S6 S7 S8", "H6 H7 H8", "")
    options = {"meld_order": order}
    state = table(*hands, contract="trump:C", leader=1, options=options)
    state = declare(declare(state, "S6", "S6 S7 S8"), "H6", "H6 H7 H8")
    return play_trick(state)


def play_trick(state: Partie) -> Partie:
    """Return the state with the first trick complete."""
    return play_out(state, 1)


def test_unten_turns_the_order_of_melds_round() -> None:
    """§5.5. W25: a three to the eight beats a three to the ace."""
    hands = ("SQ SK SA", "H6 H7 H8")
    state = table(*hands, contract="unten", rules="schieber")
    state = declare(declare(state, "SA", "SQ SK SA"), "H8", "H6 H7 H8")
    assert melds(play_trick(state)) == (0, 20)


def test_nobody_declared_nobody_scores() -> None:
    """§5.6: silence."""
    state = play_trick(table(*LATE))
    assert (melds(state), deal(state).meld_teams, winning_melds(state)) == ((0, 0), (), ())


# When they are credited (§5.8)


def test_melds_are_credited_after_the_first_trick() -> None:
    """§5.8, meld_credit=immediate. W25: written at once, whoever takes the trick."""
    state = declare(table(*LATE), "C6", "SQ SK SA")
    assert melds(state) == (0, 0)
    state = play(state, "CA C8 CT")
    assert melds(state) == (20, 0)


def test_melds_may_wait_for_the_sides_first_trick() -> None:
    """§5.8, meld_credit=at_first_trick. W10: when the declaring side takes its first trick."""
    state = declare(table(*LATE, rules="chibre-2010"), "C6", "SQ SK SA")
    state = play(state, "CA C8 CT")
    assert (melds(state), deal(state).pending_melds) == ((0, 0), 0)
    state = play(state, "C7 C9 CJ DJ")
    assert (melds(state), deal(state).pending_melds) == ((20, 0), None)


def test_melds_do_not_wait_when_the_side_takes_trick_one() -> None:
    """§5.8, meld_credit=at_first_trick. W10."""
    hands = ("SQ SK SA", "S6", "S7", "S8")
    state = declare(table(*hands, rules="chibre-2010"), "SA", "SQ SK SA")
    assert melds(play_trick(state)) == (20, 0)


def test_rest_claimed_wrongly_is_a_first_trick_too() -> None:
    """§5.8 with §8: the tricks that a wrong claim gives away release the melds that wait."""
    hands = ("SQ SK SA C6", "C7 C9", "C8", "CA CT")
    state = declare(table(*hands, rules="chibre-2010"), "C6", "SQ SK SA")
    state = play(state, "C7 C8 CA").do(Soldered(Seat(3)))
    assert (melds(state), deal(state).pending_melds) == ((20, 0), None)


def test_melds_are_multiplied_like_the_deal() -> None:
    """§5.8. W25 (pique double), PAG."""
    hands = ("HQ HK HA", "", "", "")
    state = declare(table(*hands, contract="trump:S", rules="pique-double"), "HA", "HQ HK HA")
    state = play_trick(state)
    assert (melds(state), meld_points(state, Team(0))) == ((20, 0), 20)
    brought = 2 * (20 + sum(credit.raw for credit in deal(state).credits if credit.kind != "melds"))
    assert sum(state.running) == brought


# Match (§5.8)


@pytest.mark.parametrize("rules", ["chibre", "pique-double", "chibre-2010", "reglement-1993"])
def test_match_voids_the_losers_melds(rules: str) -> None:
    """§5.8, match_voids_melds. W10, W25: null even though they were the best."""
    state = lost_match(rules)
    assert melds(state) == (0, 0)
    assert counted(state).history[-1].total == (0, 257)


@pytest.mark.parametrize("rules", ["schieber", "schieber-2500", "regles-002"])
def test_match_leaves_the_losers_melds(rules: str) -> None:
    """§5.8. JW, JV: written melds stay even without a single trick."""
    assert melds(lost_match(rules)) == (100, 0)


def test_melds_are_voided_by_the_last_trick_itself() -> None:
    """§5.8: what the match takes away counts for no claim after it."""
    before = play_out(lost_match_until(8), 8)
    assert melds(before) == (100, 0)
    assert melds(play_out(before)) == (0, 0)


def test_a_match_is_written_after_the_deal_and_the_melds_it_voids_before() -> None:
    """§5.8, §10.1: melds are written when they count; a match takes them off with the cards."""
    state = lost_match("chibre")
    assert state.phase == "count"
    assert (state.chalked, state.running) == ((100, 0), (0, 257))
    written = counted(state)
    assert (written.history[-1].chalked, written.history[-1].total) == ((100, 0), (0, 257))
    assert written.chalked == written.scores == (0, 257)


def test_melds_that_a_match_voids_stand_in_the_account_as_struck() -> None:
    """§5.8: what has been chalked does not vanish without a line."""
    account = counted(lost_match("chibre")).history[-1].account
    lines = {line.what: line.points for line in account}
    assert (lines["melds"], lines["struck_melds"]) == ((100, 0), (-100, 0))
    kept = counted(lost_match("schieber")).history[-1].account
    assert "struck_melds" not in {line.what for line in kept}


def lost_match_until(tricks: int) -> Partie:
    state = table(*SUITS_APART, contract="trump:H")
    return play_out(declare(state, "S6", "S6 S7 S8 S9 ST"), tricks)


def test_match_revives_melds_that_had_lost() -> None:
    """§5.8, match_revives_melds. W10: they count if they were declared, and are written with it."""
    state = table(*SUITS_APART, contract="trump:H", rules="chibre-2010")
    state = play_out(declare(declare(state, "S6", "S6 S7 S8 S9 ST"), "H6", "H6 H7 H8 H9"))
    assert (melds(state), state.chalked) == ((0, 50), (0, 0))
    score = counted(state).history[-1]
    assert (score.melds, score.chalked) == ((0, 50), (0, 0))


def test_match_revives_nothing_undeclared_or_without_the_option() -> None:
    """§5.8. W10: on condition that they were announced; W25 revives nothing."""
    assert melds(lost_match("chibre-2010")) == (0, 0)
    state = table(*SUITS_APART, contract="trump:H")
    state = declare(declare(state, "S6", "S6 S7 S8 S9 ST"), "H6", "H6 H7 H8 H9")
    assert melds(play_out(state)) == (0, 0)


def test_match_keeps_the_winners_melds() -> None:
    """§5.8: they had won the comparison and stay."""
    state = table(*SUITS_APART, contract="trump:S")
    state = play_out(declare(state, "S6", SPADE_RUN))
    assert melds(state) == (100, 0)


# Showing (§5.7)


def declared(**options: object) -> Partie:
    """Return the state after a first trick in which seat 0 declared the best meld."""
    state = table(*LATE, options=options)
    return play(declare(state, "C6", "SQ SK SA"), "CA C8 CT")


def asking(state: Partie) -> list[str | None]:
    return [refused(state, MeldsAsked(Seat(seat))) for seat in range(4)]


@pytest.mark.parametrize(
    ("value", "shown", "askers"),
    [
        # W25: melds are always shown.
        ("always", True, ()),
        # W10, W25: a partner may not ask.
        ("on_request_opponents", False, (1, 3)),
        # PAG, JW: anybody but the holder may ask.
        ("on_request_any", False, (1, 2, 3)),
        # P002: the winners say what they have.
        ("described", False, ()),
    ],
)
def test_who_may_ask_for_melds(value: str, shown: bool, askers: tuple[int, ...]) -> None:
    """§5.7, meld_show."""
    state = declared(meld_show=value)
    assert deal(state).melds_shown == shown
    assert asking(state) == [None if seat in askers else "ask-not-allowed" for seat in range(4)]
    for seat in askers:
        assert deal(state.do(MeldsAsked(Seat(seat)))).melds_shown


def test_melds_are_asked_for_before_ones_second_card() -> None:
    """§5.7. SRF, JW: shown before the second trick, asked until one's own card to it."""
    state = declared(meld_show="on_request_any")
    state = play(state, "C7")
    assert asking(state) == ["ask-not-allowed", "nothing-to-ask", None, None]
    state = play(state, "C9 CJ DJ")
    assert asking(state) == ["nothing-to-ask"] * 4


def test_nothing_to_ask_without_melds_or_twice() -> None:
    """§5.7."""
    options: dict[str, object] = {"meld_show": "on_request_any"}
    assert asking(table(*LATE, options=options)) == ["nothing-to-ask"] * 4
    assert asking(play_trick(table(*LATE, options=options))) == ["nothing-to-ask"] * 4
    state = declared(meld_show="on_request_any").do(MeldsAsked(Seat(1)))
    assert asking(state) == ["nothing-to-ask"] * 4


def test_both_sides_melds_may_be_asked_for_on_a_tie() -> None:
    """§5.5 romand_both with §5.7: whoever holds none of one's own."""
    hands = ("", "S6 S7 S8", "H6 H7 H8", "")
    options = {"meld_order": "romand_both", "meld_show": "on_request_opponents"}
    state = table(*hands, contract="trump:C", leader=1, options=options)
    state = declare(declare(state, "S6", "S6 S7 S8"), "H6", "H6 H7 H8")
    assert asking(play_trick(state)) == [None] * 4


# The dialogue reaches the table (§5.7)


def test_what_was_said_is_kept() -> None:
    """§5.7: everybody hears the dialogue, nobody the cards."""
    state = declare(table("SQ SK SA", "H6 H7 H8"), "SA", "SQ SK SA")
    assert [(said.seat, said.stage, said.detail) for said in deal(state).said] == [(0, "value", 20)]
    state = declare(state, "H8", "H6 H7 H8")
    assert [(said.seat, said.stage) for said in deal(state).said][1:] == [
        (1, "value"),
        (0, "top"),
        (1, "good"),
    ]


def test_five_run_beats_four_of_a_rank_at_the_table() -> None:
    """§5.5, contradiction decided for W, JW, JO: more cards win."""
    hands = ("S6 S7 S8 S9 ST", "SA HA DA CA")
    state = table(*hands, contract="trump:C")
    state = declare(declare(state, "S6", "S6 S7 S8 S9 ST"), "SA", "SA HA DA CA")
    assert melds(play_trick(state)) == (100, 0)
    assert deal(play_trick(state)).meld_teams == (0,)
