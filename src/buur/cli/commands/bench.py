"""``buur bench``: speed of the engine on this machine."""

from __future__ import annotations

import sys

import click

from buur.cli.bench_cluster import cluster
from buur.cli.bench_server import server
from buur.cli.options import json_option
from buur.cli.session import lang_option, session_of
from buur.cli.user_errors import UserError


@click.group("bench", invoke_without_command=True)
@click.option(
    "--quick",
    is_flag=True,
    help="Rough figures within seconds; without those that compile everything.",
)
@click.option(
    "--only",
    multiple=True,
    metavar="NAME",
    help="Measure only figures whose names, as --json has them, begin so; may be repeated.",
)
@click.option(
    "--page", is_flag=True, help="Measure the page in a browser instead; from a checkout only."
)
@json_option
@lang_option
@click.pass_context
def command(
    context: click.Context, quick: bool, only: tuple[str, ...], page: bool, as_json: bool
) -> None:
    """Measure acts, random deals, exact values, bots, answers and start-up times."""
    if context.invoked_subcommand is not None:
        given = {"--quick": quick, "--only": only, "--page": page, "--json": as_json}
        for option in (option for option, value in given.items() if value):
            raise UserError("not-before", option=option, command=context.invoked_subcommand)
        return
    from buur.benchmarks.figures import FIGURES
    from buur.benchmarks.machine import machine
    from buur.cli.compile_progress import compile_first
    from buur.cli.output import print_json, print_table, progress_line

    if page:
        if only:
            raise UserError("not-with-page", option="--only")
        context.exit(measure_page(quick=quick, as_json=as_json))
    session = session_of(context)
    named = [figure for figure in FIGURES if not only or figure.name.startswith(only)]
    wanted = [figure for figure in named if only or not quick or not figure.is_long]
    for start in only:
        if not any(figure.name.startswith(start) for figure in FIGURES):
            known = ", ".join(figure.name for figure in FIGURES)
            raise UserError("unknown-figure", name=start, known=known)
    compile_first(session, "kernels", "solver", "search")
    found = []
    for figure in wanted:
        label = session.say(f"bench-{figure.name}")
        progress_line(session.say("bench-running", what=label))
        found.append((figure, label, figure.measure(quick)))
    progress_line()
    if as_json:
        figures = [
            {
                "name": figure.name,
                "value": value,
                "unit": figure.unit,
                "goal": figure.goal,
                "command": figure.command,
                "of": dict(figure.of),
            }
            for figure, _, value in found
        ]
        print_json({"machine": machine(), "quick": quick, "figures": figures})
        return
    rows = [(label, figure.written(value), figure.goal_text) for figure, label, value in found]
    print_table([session.say(f"bench-{key}") for key in ("figure", "value", "goal")], rows)
    click.echo(" · ".join(f"{key}: {value}" for key, value in machine().items()))


command.add_command(cluster)
command.add_command(server)


def measure_page(*, quick: bool, as_json: bool) -> int:
    """Run the tool that measures the page, and return its exit code."""
    import subprocess
    from importlib.util import find_spec

    from buur.benchmarks.measurements import launcher

    source = launcher()
    if source is None or find_spec("playwright") is None:
        raise UserError("page-of-checkout")
    options = [*(["--rounds", "1"] if quick else []), *(["--json"] if as_json else [])]
    command = [sys.executable, "-m", "tools.page_speed", *options]
    done = subprocess.run(
        command, cwd=source.parent, stdout=subprocess.PIPE, text=True, check=False
    )
    click.echo(done.stdout, nl=False)
    return done.returncode
