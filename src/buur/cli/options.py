"""Options that several commands share, and commands that take their options as one record."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, TypeVar

import click

_Command = TypeVar("_Command", bound=Callable[..., Any])
_Record = TypeVar("_Record")

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")

ray_option = click.option(
    "--ray",
    metavar="ADDRESS",
    help="Play on a Ray cluster: `auto`, `ray://HOST:PORT`, or `local`.",
)


class NetworkType(click.ParamType[IPv4Network | IPv6Network]):
    """Type of an option whose value is an IP address or a network."""

    name = "network"
    expected = "192.0.2.7, 10.0.0.0/8, 2001:db8::/32 …"
    """Possible values for the message of an error."""

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> IPv4Network | IPv6Network:
        """Return the network; an address is a network of its own."""
        try:
            return ip_network(str(value), strict=False)
        except ValueError:
            self.fail(f"{value!r} is no IP address and no network.", param, ctx)


def listen_options(port: int) -> Callable[[_Command], _Command]:
    """Return a decorator that adds ``--host`` and ``--port``, with the command's usual port."""

    def add(command: _Command) -> _Command:
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

    return add


def as_record(
    kind: Callable[..., _Record],
) -> Callable[[Callable[[click.Context, _Record], None]], Callable[..., None]]:
    """Return a decorator that passes a command its context, and its parameters as one record."""

    def collect(command: Callable[[click.Context, _Record], None]) -> Callable[..., None]:
        @wraps(command)
        def collected(context: click.Context, **parameters: Any) -> None:
            command(context, kind(**parameters))

        return collected

    return collect
