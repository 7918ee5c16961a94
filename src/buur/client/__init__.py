"""Programs as guests at the tables of a Buur server, over the network.

``BotClient(invitation).play(bot)`` plays a partie; see ``docs/adding-a-bot.md``.
"""

from __future__ import annotations

from buur.client.bot_client import BotClient
from buur.client.errors import TableFailure
from buur.client.invitation import Invitation
from buur.client.new_table import open_table

__all__ = ["BotClient", "Invitation", "TableFailure", "open_table"]
