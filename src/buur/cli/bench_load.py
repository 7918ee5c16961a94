"""`Load`: the options of a load on a server, as the commands of ``buur bench`` share them."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

if TYPE_CHECKING:
    from buur.benchmarks.server_speed import Plan

COUNT: Final = click.IntRange(min=1)
_POSITIVE: Final = click.FloatRange(min=0, min_open=True)


class Load(NamedTuple):
    """A load on a server."""

    rules: str
    tables: int
    rate: float | None
    seconds: float

    def plan(self, database: str | None) -> Plan:
        """Return the load on tables in a database; None for an SQLite file.

        Raises:
            UserError: there is no such rule set.
        """
        from buur.benchmarks.server_speed import Plan
        from buur.cli.ruleset import load_rules

        return Plan(
            rules=load_rules(self.rules).base,
            tables=self.tables,
            rate=self.rate,
            seconds=self.seconds,
            database=database,
        )


_OPTIONS: Final = (
    click.option(
        "--rules", default="schieber", show_default=True, help="The rule set at all tables."
    ),
    click.option("--tables", type=COUNT, default=40, show_default=True, help="Tables at once."),
    click.option(
        "--rate",
        type=_POSITIVE,
        help="Acts a second at all tables.  [default: the most that are answered in time]",
    ),
    click.option(
        "--seconds",
        type=_POSITIVE,
        default=5.0,
        show_default=True,
        help="Time of each measurement.",
    ),
)


def load_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of a load to a command, which gets them as ``load``."""

    @wraps(command)
    def loaded(*, rules: str, tables: int, rate: float | None, seconds: float, **more: Any) -> None:
        command(load=Load(rules, tables, rate, seconds), **more)

    for option in reversed(_OPTIONS):
        loaded = option(loaded)
    return loaded
