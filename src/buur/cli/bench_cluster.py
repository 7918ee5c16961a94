"""``buur bench cluster``: acts a second of several nodes, beside a single server on SQLite."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

import click

from buur.cli.bench_load import COUNT, Load, load_options
from buur.cli.options import json_option
from buur.cli.output import print_json, print_table, progress_line
from buur.cli.session import Session, lang_option, session_of
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.benchmarks.cluster_speed import ClusterFigures


@click.command("cluster")
@click.option(
    "--database",
    required=True,
    metavar="DATABASE_URL",
    help="An empty database of PostgreSQL, such as postgresql://user@host/name.",
)
@click.option(
    "--bus",
    required=True,
    metavar="BUS_URL",
    help="A NATS server, which carries messages between nodes, such as nats://host:4222.",
)
@click.option("--nodes", type=COUNT, default=3, show_default=True, help="Most nodes at once.")
@load_options
@click.option("--scatter", is_flag=True, help="Connect the people of a table to different nodes.")
@json_option
@lang_option
@click.pass_context
def cluster(
    context: click.Context,
    database: str,
    bus: str,
    nodes: int,
    load: Load,
    scatter: bool,
    as_json: bool,
) -> None:
    """Measure how many acts a second one node, two and more answer in time.

    The nodes share a database of PostgreSQL and a NATS server, which have to run. A single server
    on SQLite is measured first. Acts are due at random times, however long the nodes take; in time
    means that 99 % are answered within 25 ms. People connect to the node that a hash of the
    table's id names, as behind a proxy. On Linux each node has a core to itself, if there is one
    more for the clients.
    """
    from buur.benchmarks.cluster_speed import ClusterPlan, measure_cluster
    from buur.benchmarks.machine import machine
    from buur.benchmarks.server_load import ServerHungError
    from buur.benchmarks.server_process import ServerStartError

    session = session_of(context)
    plans = [
        ClusterPlan(load=load.plan(None)),
        *[
            ClusterPlan(load=load.plan(database), bus=bus, nodes=count, scatters=scatter)
            for count in range(1, nodes + 1)
        ],
    ]
    found = []
    for plan in plans:
        progress_line(session.say("bench-running", what=_title(session, plan.nodes, plan.bus)))
        try:
            found.append(measure_cluster(plan))
        except ServerStartError as error:
            raise UserError("bench-node-failed") from error
        except ServerHungError as error:
            raise UserError("bench-node-hung") from error
    progress_line()
    if as_json:
        print_json({"machine": machine(), "clusters": [asdict(one) for one in found]})
        return
    heads = [_title(session, plan.nodes, plan.bus) for plan in plans]
    print_table([session.say("bench-figure"), *heads], _rows(session, found))
    click.echo(" · ".join(f"{key}: {value}" for key, value in machine().items()))


def _title(session: Session, nodes: int, bus: str | None) -> str:
    return session.say("bench-cluster-nodes" if bus else "bench-cluster-sqlite", count=nodes)


ROWS: Final[dict[str, tuple[Callable[[ClusterFigures], float], str]]] = {
    "server-rate": (lambda one: one.load.rate, "/s"),
    "server-p50": (lambda one: one.load.p50 * 1e3, "ms"),
    "server-p99": (lambda one: one.load.p99 * 1e3, "ms"),
    "cluster-crossed": (lambda one: one.crossed * 100, "%"),
    "cluster-batch": (lambda one: one.batch, ""),
    "cluster-commit": (lambda one: one.commit * 1e3, "ms"),
    "server-bytes": (lambda one: one.load.bytes * 1e-3, "kB"),
    "cluster-cpu": (lambda one: one.load.cpu * 1e6, "µs"),
    "server-client-cpu": (lambda one: one.load.client_cpu * 1e6, "µs"),
    "server-refused": (lambda one: one.load.refused, ""),
    "cluster-pinned": (lambda one: one.nodes * one.pinned, ""),
}
"""The figures with their units; the key of a text is ``cli-bench-{name}``."""


def _rows(session: Session, found: Sequence[ClusterFigures]) -> list[list[str]]:
    """Return the rows of a table with a column for each cluster."""
    rows = [
        [session.say(f"bench-{name}"), *[f"{value(one):,.4g} {unit}".strip() for one in found]]
        for name, (value, unit) in ROWS.items()
    ]
    shares = [f"{one.load.rate / found[0].load.rate:.0%}" for one in found]
    return [rows[0], [session.say("bench-cluster-share"), *shares], *rows[1:]]
