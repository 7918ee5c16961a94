"""Programs as guests at the tables of a Buur server, over the network.

``Guest(invitation).play(bot)`` plays a partie; see ``docs/adding-a-bot.md``.
"""

from __future__ import annotations

from buur.client.failures import TableFailure
from buur.client.guest import Guest
from buur.client.invitation import Invitation
from buur.client.opening import open_table

__all__ = ["Guest", "Invitation", "TableFailure", "open_table"]
