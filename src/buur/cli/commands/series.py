"""``buur series``: round-robin games between pairs, ranked by points."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from buur.cli.options import json_option
from buur.cli.output import print_json, print_table
from buur.cli.ruleset import RulesOptions, read_text, rules_options
from buur.cli.session import Session, lang_option, session_of
from buur.cli.user_errors import UserError
from buur.tournament import Game, Series, new_series, standings
from buur.tournament.codec import dumps, loads

RULES = "match-aux-cartes"
FILE = click.argument("file", type=click.Path(path_type=Path))
NUMBER = click.IntRange(min=0)


@click.group("series", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """Play a series of games between several pairs, as at a card match.

    Every pair plays every other; the ranking goes by the points of all games. The series is kept in
    FILE. A game is played at a real table, with `buur play`, or by bots.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@command.command("new")
@FILE
@click.argument("pairs", nargs=-1, metavar="PAIR PAIR…")
@rules_options
@lang_option
@click.pass_context
def new(context: click.Context, file: Path, pairs: tuple[str, ...], rules: RulesOptions) -> None:
    """Draw up the games of some pairs, each named like "Anna & Beat"."""
    if file.exists():
        raise UserError("series-exists", file=str(file))
    series = new_series(rules.load(default=RULES).variant, pairs)
    _write(file, series)
    _show(session_of(context), series)


@command.command("show")
@FILE
@json_option
@lang_option
@click.pass_context
def show(context: click.Context, file: Path, as_json: bool) -> None:
    """Show the ranking and the games."""
    series = _read(file)
    if as_json:
        _show_json(series)
    else:
        _show(session_of(context), series)


@command.command("enter")
@FILE
@click.argument("game", type=NUMBER)
@click.argument("points", type=NUMBER, nargs=2)
@lang_option
@click.pass_context
def enter(context: click.Context, file: Path, game: int, points: tuple[int, int]) -> None:
    """Write down the points of both pairs of a game, again if they were wrong."""
    series = _read(file)
    series = series.with_points(game, points)
    _write(file, series)
    _show(session_of(context), series)


@command.command("auto")
@FILE
@click.argument("games", type=NUMBER, nargs=-1)
@click.option("--bot", "bots", multiple=True, metavar="NAME", help="The bots' level.")
@click.option("--seed", type=int, help="The same seed, the same games.")
@lang_option
@click.pass_context
def auto(
    context: click.Context,
    file: Path,
    games: tuple[int, ...],
    bots: tuple[str, ...],
    seed: int | None,
) -> None:
    """Let bots play some games, or the next one."""
    from buur.arena.self_play import play_table
    from buur.cli.bot_names import bots_by_seat

    series = _read(file)
    next_game = series.next_game
    if not games and next_game is None:
        raise UserError("series-played")
    for number in games or (next_game or 1,):
        series.game(number)  # refused before the bots play
        names = bots_by_seat(bots, series.variant.seats)
        table = play_table(series.variant, names, None if seed is None else f"{seed}/{number}")
        home, away = table.state.scores
        series = series.with_points(number, (home, away))
        _write(file, series)
    _show(session_of(context), series)


def _read(file: Path) -> Series:
    return loads(read_text(file))


def _write(file: Path, series: Series) -> None:
    """Replace the file in one step, so that no interruption leaves half of it."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(dumps(series), encoding="utf-8")
    new.replace(file)


def _show(session: Session, series: Series) -> None:
    ranking = [
        (str(one.rank), series.pairs[one.pair], *map(str, (one.points, one.games, one.won)))
        for one in standings(series)
    ]
    print_table(_heads(session, "rank", "pair", "points", "games", "won"), ranking)
    click.echo()
    games = [
        (str(number), str(game.round), *(series.pairs[pair] for pair in game.pairs), _told(game))
        for number, game in enumerate(series.games, start=1)
    ]
    print_table(_heads(session, "game", "round", "home", "away", "points"), games)


def _heads(session: Session, *names: str) -> list[str]:
    return [session.texts.format(f"series-{name}") for name in names]


def _told(game: Game) -> str:
    return "" if game.points is None else "{} : {}".format(*game.points)


def _show_json(series: Series) -> None:
    print_json(
        {
            "pairs": list(series.pairs),
            "games": [asdict(game) for game in series.games],
            "standings": [asdict(one) for one in standings(series)],
        }
    )
