"""``buur serve``: the table server."""

from __future__ import annotations

import sys
from ipaddress import IPv4Network, IPv6Network
from typing import TYPE_CHECKING

import click

from buur.cli.options import NetworkType, listen_options
from buur.cli.session import lang_option, session_of
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.server.mail import MailSettings

PORT = 8157


@click.command("serve")
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
    envvar="BUUR_MAIL",
    show_envvar=True,
    help="Mail relay that sends people their links, such as smtp://user:password@host:587; needs"
    " --mail-from and --page. Without it nobody gets mail.",
)
@click.option("--mail-from", "sender", metavar="ADDRESS", help="Address that letters come from.")
@click.option(
    "--page",
    metavar="URL",
    help="Address under which people reach the page, for links in letters.",
)
@click.option("--no-hints", is_flag=True, help="Give nobody advice, as in a tournament.")
@click.option(
    "--same-network",
    is_flag=True,
    help="Let people of one network sit at the same table of a quick match.",
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
    no_hints: bool,
    same_network: bool,
) -> None:
    """Run the table server until Ctrl-C; on the loopback address unless --host says otherwise."""
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
        origins=frozenset(origin.rstrip("/") for origin in origins),
        trusted_proxies=frozenset(proxies),
        limits=Limits(
            connections=connections or usual.connections,
            connections_per_address=connections_per_address or usual.connections_per_address,
        ),
        mail=_mail_settings(mail, sender, page),
        hints=not no_hints,
        one_of_network=not same_network,
    )
    run_server(settings, host, port, show)
    click.echo(session.say("play-stopped"), err=True)


def _mail_settings(mail: str | None, sender: str | None, page: str | None) -> MailSettings | None:
    """Return the settings of the mail relay, None without one."""
    from buur.server.errors import ServerError
    from buur.server.mail import mail_settings

    if not mail:
        return None
    try:
        return mail_settings(mail, sender or "", page or "")
    except ServerError as error:
        raise UserError("server", message=str(error).rstrip(".")) from error
