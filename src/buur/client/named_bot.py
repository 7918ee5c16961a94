"""`play_named_bot`: a partie at a server's table for a bot that is given by its name."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from buur.arena.bot_measurement import MeasuredBot, Tally
from buur.arena.contestants import contestant
from buur.arena.warm_up import warm_up
from buur.client.bot_client import BotClient
from buur.client.invitation import Invitation
from buur.play.views import View
from buur.variants.model import Variant


def play_named_bot(
    name: str, variant: Variant, invite: Callable[[], Invitation]
) -> tuple[View, Tally]:
    """Let a bot play until the partie is over; return its last view and its faults.

    Args:
        name: the name of the bot, any that `buur duel` accepts.
        variant: the rules for which the bot is compiled before it takes its seat.
        invite: returns the invitation once the bot is ready.

    Raises:
        BotFailure: the bot cannot be made, or can play no further.
        TableFailure: there is no server, or it has no seat for the invitation.
    """
    player = contestant(name)
    try:
        warm_up(variant, [name])
        tally = Tally()
        bot = MeasuredBot(player.player(secrets.randbits(32)), tally)
        with BotClient(invite()) as client:
            return client.play(bot), tally
    finally:
        player.close()
