"""Boards of a day: their rules, the chain of seeds, and results against the mean."""

from datetime import date, timedelta

import pytest

from buur.bots.registry import bot
from buur.notation import record_of, verify
from buur.play.model.events import Contributed, Misdealt
from buur.play.table import Table
from buur.tournament.boards import (
    BOARDS,
    board_results,
    bot_seed,
    prepared_board,
    rules_of_day,
    seed_of_day,
    seed_of_previous_day,
    totals,
)
from tests.chance import seeded

FIRST = date(2026, 11, 27)


def played(kind: str, day: date, number: int) -> Table:
    """Return a board that a bot has played at seat 0."""
    board = prepared_board("ab" * 32, number)
    kinds = [kind, "steady", "steady", "steady"]
    bots = [bot(name, bot_seed(board, seat)) for seat, name in enumerate(kinds)]
    table = Table(rules_of_day(day), bots, prepared=board)
    assert [*table.run()]
    return table


def test_chibre_and_schieber_take_turns() -> None:
    assert {rules_of_day(FIRST + timedelta(days)).code for days in range(2)} == {
        "chibre",
        "schieber",
    }


@pytest.mark.parametrize("days", [0, 1])
@pytest.mark.parametrize("number", range(1, BOARDS + 1))
def test_a_board_is_one_deal_of_which_nobody_chooses_anything(days: int, number: int) -> None:
    tables = [played(kind, FIRST + timedelta(days), number) for kind in ("steady", "random")]
    first, second = (table.state for table in tables)
    assert first.is_over
    assert len(first.history) == 1
    assert first.deal is not None
    assert second.deal is not None
    assert (first.deal.dealt, first.deal.dealer) == (second.deal.dealt, second.deal.dealer)
    assert first.deal.dealer == (number - 1) % 4
    for table in tables:
        assert not any(isinstance(event, (Contributed, Misdealt)) for event in table.events)


def test_the_same_play_gives_the_same_partie() -> None:
    assert played("easy", FIRST, 3).events == played("easy", FIRST, 3).events


def test_the_record_of_a_board_is_sound() -> None:
    table = played("steady", FIRST, 4)
    found = verify(record_of(table.events, table.state.variant))
    assert (found.problems, found.notes) == ((), ())


def test_a_seed_commits_to_all_later_days() -> None:
    last, root = date(2046, 11, 21), "cd" * 32
    for days in (1, 30, 365):
        seed = seed_of_day(root, last, FIRST + timedelta(days))
        for _ in range(days):
            seed = seed_of_previous_day(seed)
        assert seed == seed_of_day(root, last, FIRST)


def test_a_chain_ends_with_its_last_day() -> None:
    with pytest.raises(ValueError, match="ends on 2026-11-27"):
        seed_of_day("00", FIRST, FIRST + timedelta(1))


def test_boards_and_days_have_seeds_of_their_own() -> None:
    seeds = {prepared_board(seed, number).seed for seed in ("00", "01") for number in range(1, 9)}
    assert len(seeds) == 16


def test_scores_of_a_board_add_up_to_nothing() -> None:
    chance = seeded(7)
    for _ in range(50):
        made = [chance.randint(-257, 257) for _ in range(chance.randint(1, 20))]
        assert sum(one.score for one in board_results(made)) == pytest.approx(0, abs=1e-9)
    assert board_results([]) == ()


def test_totals_add_the_scores_of_the_boards_that_somebody_has_played() -> None:
    found = totals([{"a": 100, "b": 0}, {"a": -20, "c": 20}, {}])
    assert [(one.player, one.boards, one.score) for one in found] == [
        ("a", 2, 30.0),
        ("c", 1, 20.0),
        ("b", 1, -50.0),
    ]
    assert found[0].mean == 15.0
