"""Running bots as agents of the HSLU's protocol."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

import uvicorn

from buur.arena.hslu_service import hslu_service
from buur.bots import factory
from buur.cli.serving import is_taken
from buur.cli.trouble import Trouble
from buur.server.problems import ServerError
from buur.server.run import bind, url_of


def run_agents(names: Sequence[str], host: str, port: int, on_ready: Callable[[str], None]) -> None:
    """Answer until the program is stopped.

    Raises:
        BotError: there is no such bot.
        Trouble: the port is taken.
    """
    for name in names:
        factory(name)
    try:
        listener = bind(host, port)
    except ServerError as error:
        key = "port-taken" if is_taken(error) else "server"
        raise Trouble(key, port=str(port), message=str(error).rstrip(".")) from error
    with listener, suppress(KeyboardInterrupt):
        on_ready(url_of(listener, host))
        config = uvicorn.Config(hslu_service(names), log_level="warning", lifespan="off")
        uvicorn.Server(config).run(sockets=[listener])
