"""``buur bench server``: acts a second of the table server, beside another checkout of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from buur.cli.bench_load import Load, load_options
from buur.cli.options import json_option
from buur.cli.output import print_json, print_table, progress_line
from buur.cli.session import Session, lang_option, session_of
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.benchmarks.server_speed import ServerFigures


@click.command("server")
@load_options
@click.option(
    "--against",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Another checkout of the sources, whose server is measured as well.",
)
@click.option(
    "--database",
    metavar="URL",
    help="A database for the measured tables, such as postgresql://user@host/name; a new SQLite"
    " file by default.",
)
@json_option
@lang_option
@click.pass_context
def server(
    context: click.Context,
    load: Load,
    against: Path | None,
    database: str | None,
    as_json: bool,
) -> None:
    """Measure how many acts a second the table server answers in time.

    A person with a connection sits on every seat. Acts are due at random times, however long the
    server takes; in time means that 99 % are answered within 25 ms. The database survives a power
    cut. On Linux the server has a core to itself.
    """
    from buur.benchmarks.machine import machine
    from buur.benchmarks.server_load import ServerHungError
    from buur.benchmarks.server_process import OWN, ServerStartError
    from buur.benchmarks.server_speed import measure_server

    session = session_of(context)
    plan = load.plan(database)
    found: list[ServerFigures] = []
    for sources in [*([] if against is None else [against / "src"]), OWN]:
        progress_line(session.say("bench-running", what=str(sources)))
        try:
            found.insert(0, measure_server(plan, sources))
        except ServerStartError as error:
            raise UserError("bench-server-failed", path=str(sources)) from error
        except ServerHungError as error:
            raise UserError("bench-server-hung", path=str(sources)) from error
    progress_line()
    if as_json:
        print_json({"machine": machine(), "servers": [asdict(one) for one in found]})
        return
    _print_figures(session, found)
    click.echo(" · ".join(f"{key}: {value}" for key, value in machine().items()))


ROWS: Final = {
    "rate": "/s",
    "p50": "ms",
    "p99": "ms",
    "bytes": "kB",
    "messages": "",
    "cpu": "µs",
    "client_cpu": "µs",
    "refused": "",
    "memory": "kB",
}
"""The figures with their units; the key of a text is ``cli-bench-server-{name}``."""
_IN_UNIT: Final = {"ms": 1e3, "µs": 1e6, "kB": 1e-3}


def _print_figures(session: Session, found: Sequence[ServerFigures]) -> None:
    """Print the figures of one server, or of two with their ratios."""
    heads = [session.say(f"bench-{key}") for key in ("figure", "value", "other", "ratio")]
    rows = []
    for name, unit in ROWS.items():
        values = [one.memory if name == "memory" else getattr(one.load, name) for one in found]
        row = [session.say(f"bench-server-{name.replace('_', '-')}")]
        row += [f"{value * _IN_UNIT.get(unit, 1):,.4g} {unit}".strip() for value in values]
        if values[1:]:
            row.append(f"{values[0] / values[1]:.3g} ×" if values[1] else "")
        rows.append(row)
    print_table(heads[: len(rows[0])], rows)
