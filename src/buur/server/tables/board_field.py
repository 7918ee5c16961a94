"""Bots' tables of a board, with which people compare their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from typing import Final

from buur.errors import PlayerError
from buur.play.model.events import Act, Event
from buur.play.pack.prepared_deal import PreparedDeal
from buur.play.partie import Partie
from buur.play.players import Bot
from buur.play.table import BotQuery, Table
from buur.server.bot_pool.pool import BotPool, NoAnswer
from buur.server.bot_pool.questions import BotFailure, Question
from buur.server.bots import ThinkingBot
from buur.server.errors import ServerError
from buur.server.storage.models import BoardScore
from buur.tournament.boards import bot_seed
from buur.variants.model import Variant

OTHERS: Final = "steady"
"""The bot of the other three seats at every table of a board."""
_LOOKS: Final = 120
"""Number of seconds for which a bot may compile its search."""
_TRIES: Final = 60
"""Number of times that a question is asked of a pool that is full or has lost a worker."""


async def play_board(
    pool: BotPool, make: Callable[[str, int], Bot], rules: Variant, board: PreparedDeal, name: str
) -> BoardScore:
    """Return the result of a board that a bot plays at seat 0.

    One question at a time is asked of the pool, so that bots of live tables hardly wait. All else
    is computed in a thread.

    Args:
        pool: computes the acts of bots that think.
        make: the factory of bots, from a name and a seed.
        rules: the rule set of the day.
        board: the deal.
        name: the bot.

    Raises:
        BuurError: there is no such bot, or it fails.
    """
    bots: list[Bot] = [
        await asyncio.to_thread(make, OTHERS, bot_seed(board, seat)) for seat in range(rules.seats)
    ]
    bots[0] = await _player(pool, make, name, bot_seed(board, 0))
    table = Table(rules, bots, prepared=board)
    while (event := await _next_event(table, pool)) is not None:
        table.do(event)
    return score_of(table.state)


async def _player(pool: BotPool, make: Callable[[str, int], Bot], name: str, seed: int) -> Bot:
    """Return a bot; one that searches can do so, as without its search it would play like another.

    Raises:
        BuurError: there is no such bot.
    """
    if not pool.serves(name):
        return await asyncio.to_thread(make, name, seed)
    await asyncio.to_thread(pool.check, name)
    pool.start()
    await _ready(pool)
    return await asyncio.to_thread(ThinkingBot, name, seed, lambda: pool.is_ready)


async def _ready(pool: BotPool) -> None:
    for _ in range(_LOOKS):
        if pool.is_ready:
            return
        await asyncio.sleep(1)
    raise ServerError("the search of a bot was not compiled in time")


async def _next_event(table: Table, pool: BotPool) -> Event | None:
    """Return the next event of a table of bots, None at the end."""
    queries = table.consult()
    answer = None
    while True:
        found = await asyncio.to_thread(_advance, queries, answer)
        if not isinstance(found, BotQuery):
            return found
        answer = await _pool_answer(pool, found)


def _advance(
    queries: Generator[BotQuery, Act | None, Event | None], answer: Act | None
) -> BotQuery | Event | None:
    """Return the next question for the pool, or the event that follows from all answers."""
    while True:
        try:
            query = queries.send(answer)
        except StopIteration as end:
            event: Event | None = end.value
            return event
        if isinstance(query.bot, ThinkingBot) and query.is_on_turn:
            return query
        answer = query.answer()


async def _pool_answer(pool: BotPool, query: BotQuery) -> Act | None:
    """Return what the pool answers; ask again where it is full or has lost a worker.

    Raises:
        PlayerError: the bot has raised an error.
        ServerError: the pool does not answer.
    """
    bot = query.bot
    assert isinstance(bot, ThinkingBot)  # noqa: S101 - so it is asked
    for _ in range(_TRIES):
        try:
            return await asyncio.wrap_future(pool.ask(Question(bot.bot, bot.seed, query.view)))
        except BotFailure as failure:
            raise PlayerError(str(failure)) from failure
        except NoAnswer:
            await asyncio.sleep(1)
    raise ServerError("the pool of bots does not answer")


def score_of(state: Partie) -> BoardScore:
    """Return the result of a board that is over."""
    deal = state.history[-1]
    own, others = state.running
    contract = None if deal.contract is None else deal.contract.code
    return BoardScore(own, others, contract, deal.chooser)
