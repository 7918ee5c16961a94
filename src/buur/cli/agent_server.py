"""HTTP and WebSocket server of ``buur agent``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

import uvicorn

from buur.arena.agent_service import agent_service
from buur.arena.warm_up import warm_up
from buur.bots import factory
from buur.cli.server_runner import is_taken
from buur.cli.user_errors import UserError
from buur.notation.foreign.hslu_records import hslu_rules
from buur.server.errors import ServerError
from buur.server.run import bind, url_of


def check_bots(names: Sequence[str]) -> None:
    """Raise `BotError` if a bot does not exist."""
    for name in names:
        factory(name)


def run_agents(names: Sequence[str], host: str, port: int, on_ready: Callable[[str], None]) -> None:
    """Serve the bots until the program is stopped.

    Args:
        names: the names of the bots.
        host: address to listen on.
        port: the port; 0 for any that is free.
        on_ready: called with the URL once every bot can answer without delay.

    Raises:
        BotError: there is no such bot.
        UserError: the port is taken.
    """
    check_bots(names)
    try:
        listener = bind(host, port)
    except ServerError as error:
        key = "port-taken" if is_taken(error) else "server"
        raise UserError(key, port=str(port), message=str(error).rstrip(".")) from error
    with listener, suppress(KeyboardInterrupt):
        warm_up(hslu_rules().variant, names)
        on_ready(url_of(listener, host))
        config = uvicorn.Config(
            agent_service(names), log_level="warning", lifespan="off", ws="websockets-sansio"
        )
        uvicorn.Server(config).run(sockets=[listener])
