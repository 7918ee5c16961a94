"""Core §7.6, §9.1 R12: turning the last trick, and who may still claim the end at the count."""

from __future__ import annotations

import pytest

from buur.play.model.events import Counted, Finished, StoeckCalled, Turned
from buur.play.partie import Partie
from buur.play.queries.claims import counted_points
from buur.seats import Seat
from tests.rules.scenario import MIXED, SUITS_APART, counted, deal, play, play_out, refused, table
from tests.rules.test_claiming import FIRST, claimed, spades


def decisive(claim_counts: str = "turned_only") -> Partie:
    """Return the count of a deal in which the open last trick takes seat 0's side out."""
    brought = play_out(spades(900)).running[0] - 100
    return play_out(spades(brought, claim_counts=claim_counts))


def taker(state: Partie) -> Seat:
    return deal(state).tricks[-1].winner


def test_last_trick_counts_in_a_claim_once_its_winner_has_turned_it() -> None:
    """R93: the last trick can be counted only if it is turned."""
    state = decisive()
    assert claimed(state) == (1, "wrong-claim")
    turned = state.do(Turned(taker(state)))
    assert (turned.phase, turned.running) == ("count", state.running)
    assert claimed(turned) == (0, "claim")
    assert claimed(turned, seat=2) == (0, "claim")


def test_turning_adds_the_open_trick_to_what_may_be_counted() -> None:
    """§7.6: its cards, the bonus of the last trick and of a match."""
    state = decisive()
    open_trick = [credit for credit in deal(state).credits if credit.trick == 9]
    assert {credit.kind for credit in open_trick} == {"cards", "last_trick", "match"}
    before, after = (counted_points(now, Seat(0)) for now in (state, state.do(Turned(Seat(0)))))
    assert after[0] - before[0] == sum(credit.raw for credit in open_trick)
    assert (after[0], after[1]) == (1000, before[1])


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_only_the_winner_of_the_trick_turns_it(seat: int) -> None:
    """A trick lies before whoever made it; not even his partner turns it."""
    state = decisive()
    assert taker(state) == 0
    assert refused(state, Turned(Seat(seat))) == "nothing-to-turn"


def test_a_trick_is_turned_once() -> None:
    state = decisive()
    assert refused(state.do(Turned(Seat(0))), Turned(Seat(0))) == "nothing-to-turn"


@pytest.mark.parametrize(
    "options",
    [
        {"claim_counts": "complete_tricks"},
        {"claim_counts": "current_with_boss"},
        {"finish": "largest_gap"},
        {"claim": "auto", "target": 9999},
    ],
    ids=str,
)
def test_nobody_turns_a_trick_where_it_counts_anyway(options: dict[str, object]) -> None:
    """§7.6: only with claims and `turned_only` it matters."""
    state = play_out(table(*SUITS_APART, contract="trump:S", options=options))
    assert state.phase == "count"
    assert refused(state, Turned(Seat(0))) == "nothing-to-turn"
    assert Turned(Seat(0)) not in state.legal_for(0).claims


def test_during_the_play_the_winner_turns_a_trick_that_takes_his_side_out() -> None:
    """§7.6: he turns it before he leads; then he may say that his side is out."""
    state = play(spades(44), FIRST)
    assert claimed(state) == (1, "wrong-claim")
    assert claimed(state.do(Turned(Seat(0)))) == (0, "claim")
    assert refused(state, Turned(Seat(2))) == "nothing-to-turn"


def test_during_the_play_the_next_lead_turns_every_other_trick() -> None:
    """§7.6: where no claim needs it, nobody turns a trick by hand."""
    for missing in (0, 500):
        assert refused(play(spades(missing), FIRST), Turned(Seat(0))) == "nothing-to-turn"


def test_a_trick_on_the_table_cannot_be_turned() -> None:
    assert refused(play(spades(44), f"{FIRST} SK"), Turned(Seat(0))) == "nothing-to-turn"


def test_a_trick_turned_by_hand_leaves_the_next_one_open() -> None:
    state = play(spades(44), FIRST).do(Turned(Seat(0)))
    while len(deal(state).tricks) == 1:
        state = state.do(next(iter(state.legal)))
    assert not deal(state).trick_turned


def test_turning_is_one_of_the_claims_of_its_seat_alone() -> None:
    state = decisive()
    offered = [Turned(Seat(seat)) in state.legal_for(seat).claims for seat in range(4)]
    assert offered == [True, False, False, False]


def test_turning_changes_nothing_about_the_count() -> None:
    state = decisive()
    assert counted(state.do(Turned(Seat(0)))).result == counted(state).result


def test_the_next_deal_begins_with_nothing_turned() -> None:
    state = play_out(spades(900))
    after = counted(state.do(Turned(taker(state))))
    assert not deal(after).trick_turned


def test_a_stoeck_is_called_until_the_trick_is_turned() -> None:
    """§6, stock_deadline=trick_turned."""
    hands = ("DQ DK DJ D9 DA SA SK SQ SJ", "S6 S7 D6 D7", "S8 S9 D8 DT", "ST H6 H7 H8")
    options = {"stock_deadline": "trick_turned"}
    state = table(*hands, options=options)
    for code in ("DJ", "DQ", "D9", "DA", "SA", "SK", "SQ", "SJ", "DK"):
        state = play(state, code)
        while state.phase == "play" and state.waiting != (0,):
            state = state.do(next(iter(state.legal)))
    assert refused(state, StoeckCalled(Seat(0))) is None
    turned = state.do(Turned(Seat(0)))
    assert refused(turned, StoeckCalled(Seat(0))) == "stoeck-too-late"


# Both sides over (§7.5)


def late(rules: str = "reglement-1993", *, last_is_over: bool = True) -> tuple[Partie, int, int]:
    """Return the count of a deal: one side was over early, the other made the last trick.

    With it the two sides. The last trick takes its side out, unless ``last_is_over`` is false.
    """
    played = play_out(table(*MIXED, rules=rules))
    last = played.team(taker(played))
    scores = [999, 999]
    scores[last] = 1000 - played.running[last] - (not last_is_over)
    return play_out(table(*MIXED, rules=rules, scores=tuple(scores))), 1 - last, last


def test_r93_lets_nobody_claim_at_the_count_who_was_out_before() -> None:
    """§7.5. R93: the other side should have stopped the partie before the last trick."""
    state, early, last = late()
    turned = state.do(Turned(taker(state)))
    for now in (state, turned):
        assert claimed(now, seat=early) == (last, "claim")
    assert claimed(turned, seat=last) == (last, "claim")
    result = state.do(Counted()).result
    assert result is not None
    assert (result.winner, result.reason) == (last, "out")


def test_r93_counts_no_open_trick_for_those_who_made_it() -> None:
    """§9.1 R12: their own claim is wrong as long as it lies there."""
    state, early, last = late()
    assert claimed(state, seat=last) == (early, "wrong-claim")


def test_r93_lets_a_side_claim_at_the_count_that_is_alone_over() -> None:
    """§7.5: the last trick decides only between two that are over."""
    state, early, _ = late(last_is_over=False)
    assert claimed(state, seat=early) == (early, "claim")


def test_r93_lets_a_side_claim_before_the_last_trick_is_made() -> None:
    """§7.6: in the course of the play whoever is out stops the partie."""
    state = play_out(table(*MIXED, rules="reglement-1993", scores=(999, 999)), 8)
    assert claimed(state, seat=0) == (0, "claim")
    assert claimed(state, seat=1) == (1, "claim")


def test_elsewhere_the_first_to_speak_at_the_count_has_won() -> None:
    """§7.5, both_over=chronology."""
    state, early, last = late("chibre")
    assert claimed(state, seat=early) == (early, "claim")
    assert claimed(state.do(Turned(taker(state))), seat=last) == (last, "claim")


def test_both_may_have_finished_after_a_turned_trick() -> None:
    """§7.6: what is turned counts for everybody's claim, and gives nobody a second one."""
    state, early, _ = late("chibre")
    over = state.do(Turned(taker(state))).do(Finished(Seat(early)))
    assert refused(over, Turned(taker(state))) == "game-over"
