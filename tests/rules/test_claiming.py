"""Core §7.6: saying that one has finished, rightly or wrongly."""

from __future__ import annotations

from typing import Any

import pytest

from buur.play.acts.partie_claim import claim_winner
from buur.play.model.events import Counted, Finished, Insisted, StoeckCalled
from buur.play.model.result import Reached
from buur.play.partie import Partie
from buur.play.queries.claims import counted_points
from buur.play.transitions.credits import show_stoeck
from buur.scoring import Credit
from buur.seats import Seat, Team
from buur.variants.registry import PRESETS
from tests.rules.scenario import (
    MIXED,
    SUITS_APART,
    counted,
    deal,
    dealt,
    declare,
    play,
    play_out,
    refused,
    table,
)

# With suits apart and spades trump, seat 0 takes the first trick with 44 points.
FIRST = "SA HA DA CA"
TURNED, COMPLETE, BOSS = (
    {"claim_counts": value} for value in ("turned_only", "complete_tricks", "current_with_boss")
)
CLAIMS = [
    name
    for name, preset in PRESETS.items()
    if preset.variant.partie.claim == "required" and preset.family != "directions"
]


def spades(missing: int, rules: str = "chibre", **options: object) -> Partie:
    """Return a deal of suits apart in which seat 0's side misses so many points of 1000."""
    options = {"target": 1000, "multipliers": "all1", **options}
    scores = (1000 - missing, 0)
    return table(*SUITS_APART, contract="trump:S", rules=rules, scores=scores, options=options)


def claimed(state: Partie, seat: int = 0) -> tuple[int | None, str]:
    """Return who has won the partie, and how, after ``seat`` said that he has finished."""
    result = state.do(Finished(Seat(seat))).result
    assert result is not None
    return result.winner, result.reason


# Who may claim, and when


RIGHT, WRONG = (0, "claim"), (1, "wrong-claim")


@pytest.mark.parametrize(
    ("missing", "cards", "seat", "expected", "options"),
    [
        # §7.6. R93: he or they have finished; he need not hold a trick. JW: binds the partner.
        (44, f"{FIRST} S6", 0, RIGHT, {}),
        (44, f"{FIRST} S6", 2, RIGHT, {}),
        # §7.6. R93: he and his partner lose by a wrong claim.
        (45, f"{FIRST} S6", 2, WRONG, {}),
        # §7.6. R93: whatever the opponents' points.
        (999, f"{FIRST} S6", 1, (0, "wrong-claim"), {}),
        # §7.6. R93: a trick counts once it is turned; JW: also a complete one that still lies.
        (44, FIRST, 0, WRONG, TURNED),
        (44, FIRST, 0, RIGHT, COMPLETE),
        (44, FIRST, 0, RIGHT, BOSS),
        # §7.6: the next lead turns the trick before.
        (44, f"{FIRST} S6", 0, RIGHT, TURNED),
        (44, f"{FIRST} S6", 0, RIGHT, COMPLETE),
        (44, f"{FIRST} S6", 0, RIGHT, BOSS),
        # §7.6. JW, newer: the cards so far, if the claimer's boss card takes them.
        (22, "SA HA", 0, WRONG, TURNED),
        (22, "SA HA", 0, WRONG, COMPLETE),
        (22, "SA HA", 0, RIGHT, BOSS),
        # §7.6. JW: the claimer's boss card, not his partner's.
        (22, "SA HA", 2, WRONG, BOSS),
        # §7.6. R93: the stöck in hand comes third, with its second card only.
        (44 + 20, f"{FIRST} S6", 0, WRONG, {"stock_early_finish": False}),
        # §6, row 3: the stöck was thrown in silence.
        (44 + 7 + 20, f"{FIRST} SK H6 D6 C6 SQ H7 D7 C7 S6", 0, WRONG, {}),
        # §7.6. JW: there is no playing on for a match once the claimers have a trick.
        (500, FIRST, 0, WRONG, {"rules": "schieber"}),
    ],
)
def test_claim_is_right_or_wrong(
    missing: int, cards: str, seat: int, expected: tuple[int, str], options: dict[str, Any]
) -> None:
    assert claimed(play(spades(missing, **options), cards), seat) == expected


def test_claim_needs_no_turn() -> None:
    """§7.6. R93, JW: any player, at any time of the play."""
    state = play(spades(44), f"{FIRST} S6")
    assert state.waiting == (1,)
    assert claimed(state) == (0, "claim")


@pytest.mark.parametrize("name", CLAIMS)
def test_right_claim_wins_the_partie(name: str) -> None:
    """§7.6, all sources."""
    assert claimed(play(spades(44, name), f"{FIRST} S6 H6 D6 C6 S7")) == (0, "claim")


def test_no_claim_where_the_computer_keeps_the_count() -> None:
    """§7.4, claim=auto."""
    state = spades(500, claim="auto")
    assert refused(state, Finished(Seat(0))) == "finish-not-allowed"


def test_no_claim_before_the_play() -> None:
    """§7.6. R93: in the course of the play."""
    assert refused(dealt(), Finished(Seat(0))) == "wrong-phase"


def test_melds_count_in_a_claim() -> None:
    """§7.6: melds already credited."""
    state = declare(spades(100), "SA", "S6 S7 S8 S9 ST")
    assert claimed(play(state, "HA DA CA")) == (0, "claim")


# Wrong claims


@pytest.mark.parametrize("name", [name for name in CLAIMS if name != "schieber"])
def test_wrong_claim_loses_the_partie(name: str) -> None:
    """§7.6. R93: whatever the scores; W10, W25: the opponents win."""
    assert claimed(play(spades(65, name), f"{FIRST} S6")) == (1, "wrong-claim")


# What may be counted


def test_last_trick_counts_once_it_is_turned() -> None:
    """§7.6 and R12. R93: left face up it does not count for a claim; the count turns it."""
    brought = play_out(spades(900)).running[0] - 100
    state = play_out(spades(brought))
    assert claimed(state) == (1, "wrong-claim")
    assert counted(state).result == state.do(Counted()).result
    result = counted(state).result
    assert result is not None
    assert (result.winner, result.reason) == (0, "out")
    assert claimed(play_out(spades(brought, claim_counts="complete_tricks"))) == (0, "claim")


def test_melds_of_a_first_trick_that_lies_face_up_count() -> None:
    """§7.6: melds are written as soon as they are settled."""
    state = play(declare(spades(100), "SA", "S6 S7 S8 S9 ST"), "HA DA CA")
    assert counted_points(state, Seat(2)) == (1000, 0)


def test_card_that_may_be_beaten_is_no_boss() -> None:
    """§7.6. JW: a later player can take it."""
    hands = ("SA", "S6", "S7", "S8 DJ")
    scores = (989, 0)
    state = table(*hands, scores=scores, options={"claim_counts": "current_with_boss"})
    assert claimed(play(state, "SA S6")) == (1, "wrong-claim")


def test_stoeck_in_hand_counts_where_it_may_be_shown() -> None:
    """§7.6 with stock_early_finish. W10, JW."""
    state = play(spades(44 + 20), f"{FIRST} S6")
    assert claimed(state) == (0, "claim")
    assert claimed(state, seat=2) == (1, "wrong-claim")
    assert state.do(Finished(Seat(0))).scores[0] == 1000


def test_stoeck_called_in_the_open_trick_counts() -> None:
    """§7.6: the announcement was made."""
    state = play(spades(44 + 4 + 20), f"{FIRST} SK H6 D6 C6 SQ+ H7")
    assert claimed(state, seat=2) == (0, "claim")
    assert state.do(Finished(Seat(2))).scores[0] == 1000
    shown = show_stoeck(play(spades(37 + 20), "SK HA DA CA SQ+ H6"), Seat(2))
    assert deal(shown).credits[-1] == Credit(Team(0), "stoeck", 20, 2)


@pytest.mark.parametrize(("order", "winner"), [("stock-meld-trick", 0), ("trick-stock-meld", 1)])
def test_opponent_shows_a_stoeck_that_counts_before_the_claim(order: str, winner: int) -> None:
    """§7.5, §7.6: seat 0 has not played on, and his side is out by it in the same trick."""
    hands = ("DQ DK C6", "CA", "C8", "CT")
    options = {"claim_counts": "complete_tricks", "finish_order": order}
    state = play(table(*hands, scores=(990, 990), options=options), "C6 CA C8 CT")
    assert claimed(state, seat=1) == (winner, "claim")


def test_stoeck_called_late_counts() -> None:
    """§7.6 with §6."""
    state = play(spades(44 + 4 + 20), f"{FIRST} SK H6 D6 C6 SQ").do(StoeckCalled(Seat(0)))
    assert claimed(state, seat=2) == (0, "claim")


# Both sides over


def both(claim_counts: str = "complete_tricks", **options: object) -> Partie:
    """Return a deal whose first trick takes team 0 out by melds and team 1 by its points."""
    hands = ("SQ SK SA C6 DJ", "CA C7", "C8 C9", "CT CJ")
    options = {"stock_early_finish": False, "claim_counts": claim_counts, **options}
    state = table(*hands, scores=(990, 990), options=options)
    return play(declare(state, "C6", "SQ SK SA"), "CA C8 CT")


def test_order_of_counting_decides_within_a_trick() -> None:
    """§7.5: both over by the same trick, whoever speaks first."""
    assert claimed(both(), seat=1) == (0, "claim")
    assert claimed(both(finish_order="trick-stock-meld"), seat=0) == (1, "claim")


def test_right_to_the_order_lapses_when_both_have_played_on() -> None:
    """§7.5. JW: who has played to the next trick can no longer appeal to it."""
    state = both()
    assert claimed(play(state, "C7 C9 CJ"), seat=1) == (0, "claim")
    assert claimed(play(state, "C7 C9 CJ DJ"), seat=1) == (1, "claim")
    assert claimed(play(both(finish_order="trick-stock-meld"), "C7 C9 CJ")) == (0, "claim")


def test_first_right_claim_wins_when_both_are_over() -> None:
    """§7.6. JW: whoever says it first; R93: the other should have stopped the partie before."""
    state = table(*MIXED, scores=(999, 999))
    state = play_out(state, 8)
    assert min(state.running) >= 1000
    assert claimed(state, seat=0) == (0, "claim")
    assert claimed(state, seat=1) == (1, "claim")


def test_finisher_is_nobody_for_a_wrong_claim() -> None:
    """§7.6."""
    assert claim_winner(play(spades(65), f"{FIRST} S6"), Seat(0)) is None


# Playing on for the match (JW)


def insisting(after: str = FIRST) -> Partie:
    """Return the moment after a wrong claim by the side that has no trick."""
    state = play(spades(500, "schieber"), after)
    return state.do(Finished(Seat(1)))


def test_opponents_may_play_on_for_the_match() -> None:
    """§7.6, wrong_claim=lose_game_unless_match. JW: if they could make the match."""
    state = insisting()
    assert (state.phase, state.waiting, state.result) == ("claim", (0, 2), None)
    assert refused(state, Insisted(Seat(1), True)) == "not-your-turn"
    assert refused(state, Counted()) == "wrong-phase"


def test_opponents_may_take_the_partie() -> None:
    """§7.6. JW: the wrong claim has lost."""
    result = insisting().do(Insisted(Seat(2), False)).result
    assert result is not None
    assert (result.winner, result.reason) == (0, "wrong-claim")


@pytest.mark.parametrize("after", ["SA HA", f"{FIRST} S6 H6"])
def test_insisting_resumes_the_trick(after: str) -> None:
    """§7.6: the turn is where it was, and the match can be won."""
    state = insisting(after).do(Insisted(Seat(0), True))
    assert (state.phase, state.waiting) == ("play", (2,))
    assert refused(state, Finished(Seat(0))) == "finish-not-allowed"
    state = counted(play_out(state))
    assert state.result is not None
    assert (state.result.winner, state.result.reason) == (0, "wrong-claim")
    assert state.history[-1].matched == 0


def test_no_playing_on_when_all_tricks_are_made() -> None:
    """§7.6: there is nothing to play."""
    state = play_out(spades(900, "schieber"))
    assert claimed(state, seat=1) == (0, "wrong-claim")


def test_answer_needs_a_claim() -> None:
    """§7.6."""
    assert refused(spades(500), Insisted(Seat(0), True)) == "wrong-phase"


def test_deal_names_the_claimer() -> None:
    """§7.6: the table knows whose claim it was."""
    assert deal(insisting()).claimer == 1


def test_whoever_speaks_first_wins_by_a_trick_that_nobody_has_counted_yet() -> None:
    """§7.6: the other side is over by its tricks, the claimer by his boss card alone."""
    options = {"claim_counts": "current_with_boss", "stock": False}
    hands = ("C6", "CA DA", "C8 SJ", "CT")
    state = table(*hands, contract="trump:S", scores=(980, 990), options=options)
    state = play(state, "C6 CA C8 CT DA SJ")
    assert claimed(state, seat=2) == (0, "claim")
    assert claimed(state, seat=1) == (1, "claim")


def test_result_says_who_claimed_and_what_reached_the_target() -> None:
    """§7.5, §7.6."""
    right = play(spades(44), f"{FIRST} S6").do(Finished(Seat(2))).result
    assert right is not None
    assert (right.claimer, right.reached) == (2, (Reached(Team(0), "cards", 1),))
    wrong = play(spades(45), f"{FIRST} S6").do(Finished(Seat(1))).result
    assert wrong is not None
    assert (wrong.claimer, wrong.reached) == (1, ())
    given_up = insisting().do(Insisted(Seat(2), False)).result
    assert given_up is not None
    assert given_up.claimer == 1


def test_partie_that_nobody_claims_ends_with_what_reached_the_target_first() -> None:
    """§7.5: the first to reach it wins, in the order of counting."""
    result = play(spades(44, claim="auto"), FIRST).result
    assert result is not None
    assert (result.reason, result.claimer) == ("out", None)
    assert result.reached == (Reached(Team(0), "cards", 1),)
