"""A client for bots: plays at the tables of a Buur server, over the network.

Needs the extra ``app``.

``BotClient(invitation).play(bot)`` plays a partie; see ``docs/how-to/adding-a-bot.md``.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

from buur.errors import MissingExtra

try:
    import websockets as websockets
except ModuleNotFoundError as error:
    raise MissingExtra("buur.client", error.name, "app") from None

from buur.client.boards import Board, BoardDay, boards_of, play_board
from buur.client.bot_client import BotClient
from buur.client.clubs import (
    Club,
    ClubEntry,
    clubs_of,
    do_in_club,
    found_club,
    join_club,
    read_club,
    sit_in_club,
)
from buur.client.errors import TableFailure
from buur.client.friends import (
    TableInvitation,
    begin,
    join_table,
    open_table_for_friends,
    rematch,
    swap,
)
from buur.client.invitation import Invitation
from buur.client.lobby import (
    OpenTable,
    QuickMatch,
    enter_quick_match,
    join_pair,
    open_tables,
    sit_at,
)
from buur.client.new_table import open_table
from buur.client.person import Person
from buur.client.ranking import RankedPlayer, Ranking, ranking_of
from buur.client.watching import Watcher, WatchLink

__all__ = [
    "Board",
    "BoardDay",
    "BotClient",
    "Club",
    "ClubEntry",
    "Invitation",
    "OpenTable",
    "Person",
    "QuickMatch",
    "RankedPlayer",
    "Ranking",
    "TableFailure",
    "TableInvitation",
    "WatchLink",
    "Watcher",
    "begin",
    "boards_of",
    "clubs_of",
    "do_in_club",
    "enter_quick_match",
    "found_club",
    "join_club",
    "join_pair",
    "join_table",
    "open_table",
    "open_table_for_friends",
    "open_tables",
    "play_board",
    "ranking_of",
    "read_club",
    "rematch",
    "sit_at",
    "sit_in_club",
    "swap",
]

if TYPE_CHECKING:
    Guest = BotClient
else:

    def __getattr__(name: str) -> object:
        """Return `BotClient` under its former name `Guest`, which is deprecated."""
        if name == "Guest":
            warnings.warn("buur.client.Guest is now BotClient", DeprecationWarning, stacklevel=2)
            return BotClient
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
