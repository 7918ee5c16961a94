"""A bot that thinks plays the boards of a day with the answers of the pool."""

from __future__ import annotations

from datetime import date

import pytest

from buur.errors import PlayerError
from buur.play.model.events import Act
from buur.server.bot_pool.questions import BotFailure, Question
from buur.server.bots import registered_bot
from buur.server.errors import ServerError
from buur.server.storage.models import BoardScore
from buur.server.tables import board_field
from buur.server.tables.board_field import play_board
from buur.tournament.boards import bot_seed, prepared_board, rules_of_day
from tests.server.fake_pool import FakePool

BOARD = prepared_board("0" * 64, 1)
RULES = rules_of_day(date(2026, 11, 27))


async def played(pool: FakePool) -> BoardScore:
    """Return the result of the bot of a pool."""
    return await play_board(pool, registered_bot, RULES, BOARD, "slow")


async def test_every_act_on_turn_is_asked_of_the_pool() -> None:
    pool = FakePool()
    pool.let()
    score = await played(pool)
    assert pool.started == 1
    assert score.points + score.others >= 157
    assert {asked.question.view.seat for asked in pool.asked} == {0}
    assert {asked.question.seed for asked in pool.asked} == {bot_seed(BOARD, 0)}
    cards = [asked for asked in pool.asked if asked.question.view.state.phase == "play"]
    assert len(cards) == 9
    assert await played(pool) == score


async def test_a_bot_that_raises_an_error_plays_no_board() -> None:
    def lost(_: Question) -> Act:
        raise BotFailure("ZeroDivisionError")

    pool = FakePool(lost)
    pool.let()
    with pytest.raises(PlayerError, match="ZeroDivisionError"):
        await played(pool)


async def test_a_pool_that_is_full_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = FakePool()
    pool.let()
    pool.is_full = True
    pauses: list[float] = []
    opens_after = [3]

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        pool.is_full = len(pauses) < opens_after[0]

    monkeypatch.setattr("buur.server.tables.board_field.asyncio.sleep", pause)
    assert (await played(pool)).points >= 0
    assert pauses == [1, 1, 1]
    pool.is_full, opens_after[0] = True, 9
    monkeypatch.setattr(board_field, "_TRIES", 2)
    with pytest.raises(ServerError, match="does not answer"):
        await played(pool)


async def test_without_its_search_a_bot_plays_no_board(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = FakePool()
    pool.is_ready = False
    monkeypatch.setattr(board_field, "_LOOKS", 0)
    with pytest.raises(ServerError, match="not compiled in time"):
        await played(pool)
    assert not pool.asked
