"""``buur serve``: the table server."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Network, IPv6Network
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from buur.cli.options import NetworkType, listen_options
from buur.cli.session import lang_option, session_of
from buur.cli.settings_file import setting_texts, settings_option, with_variables
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.cli.logs import LogKind
    from buur.server.mail import MailSettings
    from buur.server.settings import ListenAddress, Settings

PORT = 8157


@click.command("serve")
@settings_option
@listen_options(PORT)
@click.option(
    "--database",
    metavar="FILE",
    help="File of the database, or URL such as postgresql://user@host/name (buur[cluster]); in the"
    " user's data folder by default.",
)
@click.option(
    "--allow-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    help="Name under which the server is reached, may be repeated; by default the loopback"
    " address's own names, elsewhere any.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="Another page that may play here, such as https://jass.example; may be repeated.",
)
@click.option(
    "--durability",
    type=click.Choice(["power", "process"]),
    default="power",
    show_default=True,
    help="What an act survives: a power cut, or the end of the process.",
)
@click.option(
    "--trusted-proxy",
    "proxies",
    multiple=True,
    type=NetworkType(),
    help="Address or network of a proxy in front of the server, whose X-Forwarded-For names the"
    " client; may be repeated.",
)
@click.option(
    "--connections",
    type=click.IntRange(min=1),
    help="Maximum number of open connections; 4096 by default.",
)
@click.option(
    "--connections-per-address",
    type=click.IntRange(min=1),
    help="Maximum number of open connections of one address, at most a quarter of all; 256 by"
    " default.",
)
@click.option(
    "--mail",
    metavar="URL",
    help="Mail relay that sends people their links, such as smtp://user:password@host:587; needs"
    " --mail-from and --page. Without it nobody gets mail.",
)
@click.option("--mail-from", "sender", metavar="ADDRESS", help="Address that letters come from.")
@click.option(
    "--page",
    metavar="URL",
    help="Address under which people reach the page, for links in letters.",
)
@click.option(
    "--bus",
    metavar="URL",
    help="Broker between the nodes of a cluster, such as nats://host:4222; a single node"
    " needs none.",
)
@click.option(
    "--bots",
    metavar="URL",
    help="Broker at which other machines think for the bots, such as nats://host:4222; see"
    " buur bots. Without it this machine does.",
)
@click.option("--no-hints", is_flag=True, help="Give nobody advice, as in a tournament.")
@click.option(
    "--same-network",
    is_flag=True,
    help="Let people of one network sit at the same table of a quick match.",
)
@click.option(
    "--metrics",
    metavar="ADDRESS:PORT",
    help="Where Prometheus reads the server's figures, such as 127.0.0.1:9157; by default nowhere.",
)
@click.option(
    "--log",
    "log_kind",
    type=click.Choice(["file", "text", "json"]),
    default="file",
    show_default=True,
    help="Write the log to a file in the user's folder for logs, or to standard error as text or"
    " as JSON Lines.",
)
@click.option(
    "--log-level",
    type=click.Choice(["warning", "info", "debug"]),
    default="warning",
    show_default=True,
    help="Write faults alone, also when tables come and go, or also which acts are refused.",
)
@click.option(
    "--node",
    default="",
    metavar="NAME",
    help="Name of this process in its log and in the list of nodes.",
)
@lang_option
@click.pass_context
def command(
    context: click.Context,
    host: str,
    port: int,
    database: str | None,
    hosts: tuple[str, ...],
    origins: tuple[str, ...],
    durability: str,
    proxies: tuple[IPv4Network | IPv6Network, ...],
    connections: int | None,
    connections_per_address: int | None,
    mail: str | None,
    sender: str | None,
    page: str | None,
    bus: str | None,
    bots: str | None,
    no_hints: bool,
    same_network: bool,
    metrics: str | None,
    log_kind: LogKind,
    log_level: str,
    node: str,
) -> None:
    """Run the table server until Ctrl-C; on the loopback address unless --host says otherwise."""
    from buur.cli.logs import start_log
    from buur.cli.server_runner import run_server
    from buur.server.settings import Limits, Settings

    session = session_of(context)

    def show(url: str) -> None:
        click.echo(session.say("play-ready", url=url))
        sys.stdout.flush()

    usual = Limits()
    settings = Settings(
        database=database,
        durability="process" if durability == "process" else "power",
        hosts=frozenset(hosts) or None,
        origins=frozenset(_origin(origin) for origin in origins),
        trusted_proxies=frozenset(proxies),
        limits=Limits(
            connections=connections or usual.connections,
            connections_per_address=connections_per_address or usual.connections_per_address,
        ),
        mail=_mail_settings(mail, sender, page),
        bus=broker_url("--bus", bus),
        bots_url=broker_url("--bots", bots),
        hints=not no_hints,
        one_of_network=not same_network,
        metrics=_listen_address(metrics),
        node=node,
    )
    settings = _with_texts(context, settings)
    start_log(log_kind, log_level, node)
    run_server(settings, host, port, show)
    click.echo(session.say("play-stopped"), err=True)


with_variables(command)


def _with_texts(context: click.Context, settings: Settings) -> Settings:
    """Return settings with those of the environment and the settings file."""
    from buur.server.settings_text import settings_from

    with _server_errors():
        found = settings_from(setting_texts(context), settings)
    _check_bots("BUUR_SUBSTITUTE", [found.substitute])
    _check_bots("BUUR_BOARD_FIELD", found.board_field)
    return found


def _check_bots(name: str, bots: Iterable[str]) -> None:
    """Check that a setting names bots."""
    from buur.bots.registry import BOTS

    for bot in bots:
        if bot.partition("@")[0] not in BOTS:
            message = f"{name} takes bots such as {', '.join(BOTS)}, not {bot[:40]!r}"
            raise UserError("operation", message=message)


def _listen_address(text: str | None) -> ListenAddress | None:
    from buur.server.settings_text import listen_address

    with _server_errors():
        return listen_address(text) if text else None


@contextmanager
def _server_errors() -> Iterator[None]:
    """Raise an error of the server's settings as a `UserError`."""
    from buur.server.errors import ServerError

    try:
        yield
    except ServerError as error:
        raise UserError("operation", message=str(error).rstrip(".")) from error


def _mail_settings(mail: str | None, sender: str | None, page: str | None) -> MailSettings | None:
    """Return the settings of the mail relay, None without one."""
    from buur.server.mail import mail_settings

    if not mail:
        return None
    with _server_errors():
        return mail_settings(mail, sender or "", page or "")


def _origin(text: str) -> str:
    """Return the origin of another page, without the slash at its end."""
    parts = urlsplit(text.rstrip("/"))
    if (
        parts.scheme not in ("http", "https")
        or f"{parts.scheme}://{parts.netloc}" != parts.geturl()
    ):
        message = (
            f"--origin takes the address of a page, such as https://jass.example, not {text[:60]!r}"
        )
        raise UserError("operation", message=message)
    return parts.geturl()


def broker_url(option: str, url: str | None) -> str | None:
    """Return the URL of a broker of NATS that an option has.

    Raises:
        UserError: it is none; the sentence does not repeat it, since it may have a password.
    """
    from buur.server.bus.nats_connection import check_url
    from buur.server.errors import ServerError

    try:
        if url is not None:
            check_url(url)
    except ServerError as error:
        message = f"{option} takes the URL of a broker, such as nats://host:4222 or tls://host:4222"
        raise UserError("operation", message=message) from error
    return url
