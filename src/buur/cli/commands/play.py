"""``buur play``: a partie in the browser, or between four bots."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import click

from buur.cli.options import as_record
from buur.cli.ruleset import ChosenRules, RulesOptions, rules_options
from buur.cli.session import Session, lang_option, session_of
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.server.settings import Settings

COUNT = click.IntRange(min=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOptions:
    """Parameters of ``buur play``."""

    rules: RulesOptions
    bots: tuple[str, ...]
    auto: bool
    parties: int | None
    deals: int | None
    seed: int | None
    jsonl: bool
    port: int | None
    no_browser: bool
    database: str | None
    friends: bool
    host: str | None
    no_color: bool


@click.command("play")
@rules_options
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help="The bots' level, such as easy, steady or sharp; repeat it for each seat.",
)
@click.option(
    "--auto", is_flag=True, help="Four bots, no page; the record goes to standard output."
)
@click.option("--parties", type=COUNT, help="With --auto: how many parties.  [default: 1]")
@click.option("--deals", type=COUNT, help="With --auto: how many deals instead.")
@click.option("--seed", type=int, help="With --auto: the same seed, the same record.")
@click.option("--jsonl", is_flag=True, help="With --auto: the record as JSON Lines.")
@click.option("--port", type=click.IntRange(0, 65535), help="Port of the page.  [default: 8157]")
@click.option("--no-browser", is_flag=True, help="Open no browser.")
@click.option(
    "--friends",
    is_flag=True,
    help="A table for people in the local network, with a link and a QR code for their phones.",
)
@click.option(
    "--host",
    metavar="ADDRESS",
    help="With --friends: this machine's address in the local network; found by default.",
)
@click.option("--no-color", is_flag=True, help="Print the QR code without colours.")
@click.option("--database", metavar="FILE", help="Where parties are kept.")
@lang_option
@click.pass_context
@as_record(PlayOptions)
def command(context: click.Context, given: PlayOptions) -> None:
    """Play a partie in the browser against three bots; Ctrl-C stops.

    With --friends the other seats are for people, who open the link on their phones. With --auto
    four bots play without a page, and the record of what they did is printed.
    """
    chosen = given.rules.load()
    _refuse_mixed(given)
    if not given.auto:
        _play_page(context, given, chosen)
    elif given.parties is not None and given.deals is not None:
        raise UserError("deals-and-parties")
    else:
        _play_auto(session_of(context), given, chosen)


def _refuse_mixed(given: PlayOptions) -> None:
    """Raise if an option of the page is given with ``--auto``, or the reverse."""
    of_page = ("port", "no_browser", "database", "friends", "host")
    of_auto = ("parties", "deals", "seed", "jsonl")
    for name in of_page if given.auto else of_auto:
        value = getattr(given, name)
        if value is not None and value is not False:
            key = "not-with-auto" if given.auto else "auto-only"
            raise UserError(key, option="--" + name.replace("_", "-"))
    if given.host is not None and not given.friends:
        raise UserError("friends-only", option="--host")


def _play_page(context: click.Context, given: PlayOptions, rules: ChosenRules) -> None:
    from buur.bots import DEFAULT
    from buur.cli.bot_names import bots_by_seat
    from buur.cli.server_runner import LOCAL, PORT, is_free, run_server, running_version
    from buur.server.settings import Settings

    session = session_of(context)
    settings = Settings(database=given.database, substitute=DEFAULT)
    if given.friends:
        _play_with_friends(context, given, rules, settings)
        return
    others = bots_by_seat(given.bots, rules.variant.seats - 1)
    fragment = _url_fragment(rules, others if given.bots else (), _asked_language(context))

    def show(url: str, key: str = "play-ready") -> None:
        _show(session, key, url + fragment, not given.no_browser)

    if given.port is None and given.database is None and running_version(PORT) == _version():
        show(f"http://{LOCAL}:{PORT}/", "play-running")
        return
    usual = PORT if is_free(PORT) else 0
    run_server(settings, LOCAL, usual if given.port is None else given.port, show)
    click.echo(session.say("play-stopped"), err=True)


def _play_with_friends(
    context: click.Context, given: PlayOptions, rules: ChosenRules, settings: Settings
) -> None:
    from buur.cli.friends_game import FriendsGame, play_with_friends

    session, lang = session_of(context), _asked_language(context)
    game = FriendsGame(
        rules=rules.variant,
        bots=given.bots,
        host=given.host,
        port=given.port,
        colour=not given.no_color,
        page_options=f"&lang={lang}" if lang else "",
    )

    def show(url: str) -> None:
        _show(session, "friends-ready", url, not given.no_browser)

    play_with_friends(session, settings, game, show)
    click.echo(session.say("play-stopped"), err=True)


def _version() -> str:
    import buur

    return buur.__version__


def _asked_language(context: click.Context) -> str | None:
    """Return the language of ``--lang``; without it the page takes the browser's."""
    asked = context.get_parameter_source("lang")
    given = asked is not None and asked is not click.core.ParameterSource.DEFAULT
    return session_of(context).lang if given else None


def _url_fragment(rules: ChosenRules, bots: tuple[str, ...], lang: str | None) -> str:
    """Return the URL fragment that passes rules, bots and language to the page, where given."""
    values = {}
    if rules.differences or rules.name != "chibre":
        from buur.variants.options import option_json

        values["rules"] = rules.base
        changed = {name: option_json(value) for name, value in rules.differences.items()}
        if changed:
            values["options"] = json.dumps(changed, separators=(",", ":"))
    if bots:
        values["bots"] = ",".join(bots)
    if lang:
        values["lang"] = lang
    return f"#{urlencode(values)}" if values else ""


def _show(session: Session, key: str, url: str, browser: bool) -> None:
    from buur.cli.browser import open_page

    click.echo(session.say(key, url=url))
    sys.stdout.flush()
    if browser and not open_page(url):
        click.echo(session.say("play-no-browser"), err=True)


def _play_auto(session: Session, given: PlayOptions, rules: ChosenRules) -> None:
    from buur.arena.self_play import Amount, play_parties, record_of_bots
    from buur.cli.bot_names import bots_by_seat
    from buur.cli.compile_progress import compile_for
    from buur.cli.output import progress_line
    from buur.notation import dumps

    names = bots_by_seat(given.bots, rules.variant.seats)
    amount = Amount(parties=given.parties, deals=given.deals)
    compile_for(session, names)

    def progress(partie: int, deal: int) -> None:
        progress_line(session.say("auto-progress", partie=partie, deal=deal))

    tables = play_parties(rules.variant, names, given.seed, amount, progress)
    try:
        for number, table in enumerate(tables):
            record = record_of_bots(table, rules.base, names, given.seed)
            text = dumps(record, "jsonl" if given.jsonl else "text")
            click.echo(("\n" if number and not given.jsonl else "") + text, nl=False)
    finally:
        progress_line()
