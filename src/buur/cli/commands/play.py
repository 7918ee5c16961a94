"""``buur play``: a partie in the browser, or between four bots."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import click

from buur.cli.ruleset import chosen_rules, rules_options
from buur.cli.session import Session, lang_option, session_of
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.arena.self_play import Amount
    from buur.cli.ruleset import ChosenRules

COUNT = click.IntRange(min=1)


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
@click.option("--database", metavar="FILE", help="Where parties are kept.")
@lang_option
@click.pass_context
def command(
    context: click.Context,
    rules: str | None,
    house: Path | None,
    options: tuple[str, ...],
    bots: tuple[str, ...],
    auto: bool,
    parties: int | None,
    deals: int | None,
    seed: int | None,
    jsonl: bool,
    port: int | None,
    no_browser: bool,
    database: str | None,
) -> None:
    """Play a partie in the browser against three bots; Ctrl-C stops.

    With --auto four bots play without a page, and the record of what they did is printed.
    """
    chosen = chosen_rules(rules, house, options)
    page_only: dict[str, object] = {
        "--port": port,
        "--no-browser": no_browser,
        "--database": database,
    }
    auto_only: dict[str, object] = {
        "--parties": parties,
        "--deals": deals,
        "--seed": seed,
        "--jsonl": jsonl,
    }
    _refuse_mixed(auto, page_only if auto else auto_only)
    if not auto:
        _play_page(context, chosen, bots, port, not no_browser, database)
        return
    if parties is not None and deals is not None:
        raise UserError("deals-and-parties")
    from buur.arena.self_play import Amount

    _play_auto(session_of(context), chosen, bots, seed, Amount(parties=parties, deals=deals), jsonl)


def _refuse_mixed(auto: bool, others: dict[str, object]) -> None:
    """Raise if an option is there that belongs to the other way to play."""
    for name, value in others.items():
        if value is not None and value is not False:
            raise UserError("not-with-auto" if auto else "auto-only", option=name)


def _play_page(
    context: click.Context,
    rules: ChosenRules,
    bots: tuple[str, ...],
    port: int | None,
    browser: bool,
    database: str | None,
) -> None:
    from buur.bots import DEFAULT
    from buur.cli.bot_names import bots_by_seat
    from buur.cli.server_runner import LOCAL, PORT, is_free, run_server, running_version
    from buur.server.settings import Settings

    session = session_of(context)
    others = bots_by_seat(bots, rules.variant.seats - 1)
    wishes = _wishes(rules, others if bots else (), _asked_language(context))

    def show(url: str, key: str = "play-ready") -> None:
        _show(session, key, url + wishes, browser)

    settings = Settings(database=database, substitute=DEFAULT)
    if port is None and database is None and running_version(PORT) == _version():
        show(f"http://{LOCAL}:{PORT}/", "play-running")
        return
    usual = PORT if is_free(PORT) else 0
    run_server(settings, LOCAL, usual if port is None else port, show)
    click.echo(session.say("play-stopped"), err=True)


def _version() -> str:
    import buur

    return buur.__version__


def _asked_language(context: click.Context) -> str | None:
    """Return the language asked for on the command line; the page knows the browser's itself."""
    asked = context.get_parameter_source("lang")
    given = asked is not None and asked is not click.core.ParameterSource.DEFAULT
    return session_of(context).lang if given else None


def _wishes(rules: ChosenRules, bots: tuple[str, ...], lang: str | None) -> str:
    """Return what the page is told in its address: rules, bots and language, where given."""
    wishes = {}
    if rules.differences or rules.name != "chibre":
        from buur.variants.options import option_json

        wishes["rules"] = rules.base.name
        changed = {name: option_json(value) for name, value in rules.differences.items()}
        if changed:
            wishes["options"] = json.dumps(changed, separators=(",", ":"))
    if bots:
        wishes["bots"] = ",".join(bots)
    if lang:
        wishes["lang"] = lang
    return f"#{urlencode(wishes)}" if wishes else ""


def _show(session: Session, key: str, url: str, browser: bool) -> None:
    from buur.cli.browser import open_page

    click.echo(session.say(key, url=url))
    sys.stdout.flush()
    if browser and not open_page(url):
        click.echo(session.say("play-no-browser"), err=True)


def _play_auto(
    session: Session,
    rules: ChosenRules,
    bots: tuple[str, ...],
    seed: int | None,
    amount: Amount,
    jsonl: bool,
) -> None:
    from buur.arena.self_play import play_parties, record_of_bots
    from buur.cli.bot_names import bots_by_seat
    from buur.cli.compile_progress import compile_for
    from buur.notation import dumps

    names = bots_by_seat(bots, rules.variant.seats)
    compile_for(session, names)
    shows = sys.stderr.isatty()

    def progress(partie: int, deal: int) -> None:
        if shows:
            click.echo(
                f"\r\033[K{session.say('auto-progress', partie=partie, deal=deal)}",
                err=True,
                nl=False,
            )

    try:
        for number, table in enumerate(play_parties(rules.variant, names, seed, amount, progress)):
            record = record_of_bots(table, rules.base.name, names, seed)
            text = dumps(record, "jsonl" if jsonl else "text")
            click.echo(("\n" if number and not jsonl else "") + text, nl=False)
    finally:
        if shows:
            click.echo("\r\033[K", err=True, nl=False)
