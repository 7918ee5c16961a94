"""Options ``--host`` and ``--port`` of commands that listen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

_Command = TypeVar("_Command", bound=Callable[..., Any])


def listen_options(port: int) -> Callable[[_Command], _Command]:
    """Return what gives a command ``--host`` and ``--port``, with the port it usually has."""

    def give(command: _Command) -> _Command:
        for option in (
            click.option(
                "--port",
                type=click.IntRange(0, 65535),
                default=port,
                show_default=True,
                help="Port; 0 for any that is free.",
            ),
            click.option(
                "--host", default="127.0.0.1", show_default=True, help="Address to listen on."
            ),
        ):
            command = option(command)
        return command

    return give
