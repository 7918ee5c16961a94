"""`MetricsListener`: the page ``/metrics`` for Prometheus, on an address of its own.

The figures are for the operator. Visitors of the page cannot reach them, since the public address
does not have them.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import TracebackType

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from buur.server import metrics
from buur.server.errors import ServerError
from buur.server.http.readiness import Readiness
from buur.server.settings import ListenAddress
from buur.server.tables.registry import TableRegistry


class LiveFigures(Collector):
    """The present figures of a server, read when Prometheus asks.

    Args:
        registry: the tables of the server.
        readiness: whether it takes more people.
    """

    def __init__(self, registry: TableRegistry, readiness: Readiness) -> None:
        self._registry = registry
        self._readiness = readiness

    def collect(self) -> Iterator[Metric]:
        """Yield the figures, then the counters of the process."""
        pool = self._registry.bot_pool
        tables = len(self._registry.actors)
        yield GaugeMetricFamily("buur_live_tables", "Tables in memory.", tables)
        yield GaugeMetricFamily(
            "buur_bots_waiting", "Questions to bots that no worker has begun.", pool.state.waiting
        )
        yield GaugeMetricFamily("buur_bot_workers", "Workers that are ready.", pool.state.workers)
        counts = CounterMetricFamily(
            "buur_bot_questions", "Questions to bots, by what became of them.", labels=["count"]
        )
        for name, number in pool.counts.by_name.items():
            counts.add_metric([name], number)
        yield counts
        fault = self._registry.store.availability.code
        yield GaugeMetricFamily(
            "buur_database_usable", "1 while the database has no fault.", float(fault is None)
        )
        if (node := self._registry.node) is not None:
            yield GaugeMetricFamily(
                "buur_lease_left_seconds",
                "Time until other nodes may claim the tables of this one.",
                node.lease_left,
            )
        is_connected = self._registry.bus.is_connected
        yield GaugeMetricFamily(
            "buur_bus_connected", "1 while the bus carries messages.", float(is_connected)
        )
        yield GaugeMetricFamily(
            "buur_draining",
            "1 while the server takes no more people.",
            float(self._readiness.is_draining),
        )
        yield from metrics.REGISTRY.collect()


class MetricsListener:
    """Serves the figures in a thread of its own, so that they come while the event loop is busy.

    Args:
        address: where it listens; None for nowhere.
        figures: the figures of the server.

    Raises:
        ServerError: the address is not available.
    """

    def __init__(self, address: ListenAddress | None, figures: Collector) -> None:
        self._server = None
        if address is None:
            return
        registry = CollectorRegistry()
        registry.register(figures)
        try:
            self._server, self._thread = start_http_server(
                address.port, addr=address.host, registry=registry
            )
        except OSError as error:
            reason = error.strerror or str(error)
            raise ServerError(f"cannot show metrics at {address}: {reason}") from error

    @property
    def port(self) -> int:
        """The port at which it listens, 0 for none."""
        return 0 if self._server is None else int(self._server.server_port)

    def __enter__(self) -> MetricsListener:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()
