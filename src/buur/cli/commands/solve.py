"""``buur solve``: exact result of every card with all hands open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from buur.cli.options import as_record, json_option
from buur.cli.ruleset import RulesOptions, rules_options
from buur.cli.session import Session, lang_option, session_of
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.solver.aims import Aim
    from buur.solver.card_results import CardResult
    from buur.solver.task import SolverTask

OF_DEALS = ("contract", "leader", "trick", "rules", "house", "options")
OF_RECORDS = ("record", "at")


class AimParam(click.ParamType["Aim"]):
    """Parameter type of ``--aim``: ``most``, ``fewest``, or a number of points."""

    name = "aim"
    expected = "most, fewest, 0, 1, 2 …"
    """The allowed values, in a form for every language."""

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Aim:
        """Return the aim."""
        if isinstance(value, int) or value == "most" or value == "fewest":
            return value
        try:
            return int(str(value))
        except ValueError:
            self.fail(f"{value} is no aim", param, ctx)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Return how the value is written in the help."""
        return "most|fewest|NUMBER"


@dataclass(frozen=True, slots=True, kw_only=True)
class SolveOptions:
    """Parameters of ``buur solve``."""

    what: str
    contract: str
    leader: int
    trick: str
    record: int | None
    at: int | None
    aim: Aim | None
    as_json: bool
    rules: RulesOptions


@click.command("solve")
@click.argument("what", metavar="DEAL|RECORD")
@click.option("--contract", default="trump:S", show_default=True, help="What is played in a DEAL.")
@click.option("--leader", default=0, show_default=True, help="Who leads, or led the open trick.")
@click.option("--trick", default="", help="Cards of the open trick, in the order of play.")
@click.option(
    "--record", type=click.IntRange(1), help="Which of several in a RECORD, if not the first."
)
@click.option("--at", type=click.IntRange(1), help="Read so many events of a RECORD.")
@click.option(
    "--aim", type=AimParam(), help="What the side on turn wants from here on, if not by the rules."
)
@json_option
@rules_options
@lang_option
@click.pass_context
@as_record(SolveOptions)
def command(context: click.Context, given: SolveOptions) -> None:
    """Solve a position with all hands open: what every legal card leads to.

    DEAL is the hands of all seats, as `SJ S9; HA H6; …; …`. RECORD is a file; its last moment at
    which a card is to be played is solved, or the one after --at events. The best cards for what
    the rules write are marked: most points, fewest, or those nearest to a prediction.
    """
    from buur.cli.compile_progress import compile_first
    from buur.cli.output import print_json
    from buur.cli.solve_input import read_deal, read_record
    from buur.solver.card_results import card_results

    if ";" in given.what:
        _refuse_idle(context, OF_RECORDS, "record-only")
        variant = given.rules.load().variant
        task = read_deal(given.what, given.contract, variant, given.leader, given.trick, given.aim)
    else:
        _refuse_idle(context, OF_DEALS, "deal-only")
        task = read_record(given.what, given.record, given.at, given.aim)
    compile_first(session_of(context), "solver")
    found = card_results(task)
    if given.as_json:
        print_json(_json(task, found))
    else:
        _print(session_of(context), task, found)


def _refuse_idle(context: click.Context, names: tuple[str, ...], key: str) -> None:
    """Raise if an option is given that would do nothing."""
    for param in context.command.params:
        source = context.get_parameter_source(param.name or "")
        if param.name in names and source is not ParameterSource.DEFAULT:
            raise UserError(key, option=param.opts[0])


def _json(task: SolverTask, found: tuple[CardResult, ...]) -> dict[str, object]:
    from buur.cards import card_code
    from buur.solver.card_results import best_results

    top = best_results(found)
    near = isinstance(task.aim, int)
    return {
        "contract": task.solver.contract.code,
        "seat": task.seat,
        "aim": task.aim,
        **({"distance": top[0].distance} if near else {"points": top[0].points}),
        "best": [card_code(one.card) for one in top],
        "cards": [
            {"card": card_code(one.card), "distance": one.distance}
            if near
            else {"card": card_code(one.card), "points": one.points, "match": one.match}
            for one in found
        ],
    }


def _print(session: Session, task: SolverTask, found: tuple[CardResult, ...]) -> None:
    from buur.cards import card_code
    from buur.cli.output import print_table
    from buur.solver.card_results import best_results

    near = isinstance(task.aim, int)
    wanted = (
        session.say("solve-near", points=task.aim) if near else session.say(f"solve-{task.aim}")
    )
    contract, seat = task.solver.contract.code, int(task.seat)
    click.echo(session.say("solve-turn", contract=contract, seat=seat, wanted=wanted))
    top = best_results(found)
    matches = {1: session.say("solve-match"), -1: session.say("solve-conceded"), 0: ""}
    rows = [
        (
            card_code(one.card) + (" *" if one in top else ""),
            str(one.distance if near else one.points),
            matches[one.match],
        )
        for one in sorted(found, key=lambda one: -one.merit)
    ]
    value = session.say("solve-distance" if near else "solve-points")
    print_table([session.say("solve-card"), value, ""], rows)
