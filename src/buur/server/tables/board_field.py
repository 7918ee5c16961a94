"""Bots' tables of a board, with which people compare their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from buur.play.model.events import Event
from buur.play.pack.prepared_deal import PreparedDeal
from buur.play.partie import Partie
from buur.play.players import Bot, Thinks
from buur.play.table import Table
from buur.server.errors import ServerError
from buur.server.storage.models import BoardScore
from buur.server.tables.bot_pool import BotPool
from buur.tournament.boards import bot_seed
from buur.variants.model import Variant

OTHERS: Final = "steady"
"""The bot of the other three seats at every table of a board."""
_LOOKS: Final = 120
"""Number of seconds for which a bot may compile its search."""


async def play_board(
    pool: BotPool, make: Callable[[str, int], Bot], rules: Variant, board: PreparedDeal, name: str
) -> BoardScore:
    """Return the result of a board that a bot plays at seat 0.

    Each event is a task of its own, so that bots of live tables wait for none of them.

    Args:
        pool: the threads in which bots think.
        make: the factory of bots, from a name and a seed.
        rules: the rule set of the day.
        board: the deal.
        name: the bot.

    Raises:
        BuurError: there is no such bot, or it fails.
    """
    bots = [
        await asyncio.to_thread(make, OTHERS if seat else name, bot_seed(board, seat))
        for seat in range(rules.seats)
    ]
    await _ready(bots[0])
    table = Table(rules, bots, prepared=board)
    while await asyncio.wrap_future(pool.submit(lambda: _step(table))) is not None:
        pass
    return score_of(table.state)


def _step(table: Table) -> Event | None:
    event = table.next_event()
    if event is not None:
        table.do(event)
    return event


async def _ready(bot: Bot) -> None:
    """Wait until a bot that searches can do so; without its search it would play like another."""
    if not isinstance(bot, Thinks):
        return
    for _ in range(_LOOKS):
        if bot.is_ready():
            return
        await asyncio.sleep(1)
    raise ServerError("the search of a bot was not compiled in time")


def score_of(state: Partie) -> BoardScore:
    """Return the result of a board that is over."""
    deal = state.history[-1]
    own, others = state.running
    contract = None if deal.contract is None else deal.contract.code
    return BoardScore(own, others, contract, deal.chooser)
