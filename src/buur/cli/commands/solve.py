"""``buur solve``: what every card leads to with all hands open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from buur.cli.ruleset import chosen_rules, rules_options
from buur.cli.session import Session, lang_option, session_of

if TYPE_CHECKING:
    from buur.solver import Position, Result, Solver


@click.command("solve")
@click.argument("what", metavar="DEAL|RECORD")
@click.option("--contract", default="trump:S", show_default=True, help="What is played in a DEAL.")
@click.option("--leader", default=0, show_default=True, help="Who leads, or led the open trick.")
@click.option("--trick", default="", help="Cards of the open trick, in the order of play.")
@click.option("--at", type=click.IntRange(1), help="Read so many events of a RECORD.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@rules_options
@lang_option
@click.pass_context
def command(
    context: click.Context,
    what: str,
    contract: str,
    leader: int,
    trick: str,
    at: int | None,
    as_json: bool,
    rules: str | None,
    house: Path | None,
    options: tuple[str, ...],
) -> None:
    """Solve a position with all hands open: the points that every legal card leads to.

    DEAL is the hands of all seats, as `SJ S9; HA H6; …; …`. RECORD is a file; its last moment at
    which a card is to be played is solved, or the one after --at events.
    """
    from buur.cli.compiling import compile_first
    from buur.cli.output import print_json
    from buur.cli.solving import read_deal, read_record

    if ";" in what:
        variant = chosen_rules(rules, house, options).variant
        solver, position = read_deal(what, contract, variant, leader, trick)
    else:
        solver, position = read_record(what, at)
    compile_first(session_of(context), "solver")
    results = solver.solve(position)
    if as_json:
        print_json(_json(solver, position, results))
    else:
        _print(session_of(context), solver, position, results)


def _best(solver: Solver, results: tuple[Result, ...]) -> int:
    points = [result.points for result in results]
    return max(points) if solver.aim == "most" else min(points)


def _json(solver: Solver, position: Position, results: tuple[Result, ...]) -> dict[str, object]:
    from buur.cards import card_code

    best = _best(solver, results)
    return {
        "contract": solver.contract.code,
        "seat": position.seat,
        "aim": solver.aim,
        "points": best,
        "best": [card_code(result.card) for result in results if result.points == best],
        "cards": [
            {"card": card_code(result.card), "points": result.points, "match": result.match}
            for result in results
        ],
    }


def _print(
    session: Session, solver: Solver, position: Position, results: tuple[Result, ...]
) -> None:
    from buur.cards import card_code
    from buur.cli.output import print_table

    click.echo(session.say("solve-turn", contract=solver.contract.code, seat=position.seat))
    best = _best(solver, results)
    matches = {1: session.say("solve-match"), -1: session.say("solve-conceded"), 0: ""}
    rows = [
        (
            card_code(result.card) + (" *" if result.points == best else ""),
            str(result.points),
            matches[result.match],
        )
        for result in sorted(results, key=lambda one: -one.points)
    ]
    print_table([session.say("solve-card"), session.say("solve-points"), ""], rows)
