"""The figures of ``buur bench``, with their goals (``docs/performance.md``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from buur.arena.act_times import quantile
from buur.cli.bench import measurements
from buur.cli.bench.solver_times import (
    BATCH,
    DEAL_KINDS,
    MATCH,
    DealKind,
    batch_seconds,
    solve_times,
)

QUICK_SHARE: Final = 200
"""Of so many deals one is solved for a rough figure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One thing to measure."""

    name: str
    """Its text is ``cli-bench-{name}``."""
    unit: str
    measure: Callable[[bool], float]
    """Returns the value; True asks for a rough one."""
    goal: float | None = None
    of: Mapping[str, str | int] = field(default_factory=dict)
    """What is measured, and beside which reference, for programs."""
    is_long: bool = False
    """Whether it cannot be measured roughly within seconds: it is left out of a quick run."""

    def written(self, value: float) -> str:
        """Return a value with its unit."""
        return f"{value:,.0f} {self.unit}" if value >= 100 else f"{value:.3g} {self.unit}"

    @property
    def command(self) -> str:
        """What measures it alone, or with those whose names begin with its own."""
        return f"buur bench --only {self.name}"

    @property
    def goal_text(self) -> str:
        """The goal with its sign: rates are to be higher, times lower."""
        if self.goal is None:
            return ""
        return f"{'≥' if self.unit.endswith('/s') else '≤'} {self.written(self.goal)}"


def _starts(quick: bool) -> int:
    return 1 if quick else measurements.STARTS


def _kernel_rate(contract: str, quick: bool) -> float:
    deals, rounds = (20_000, 3) if quick else (200_000, 4 * measurements.ROUNDS)
    return 1 / measurements.kernel_seconds(contract, deals, rounds)


def _solve_time(row: DealKind, share: float, quick: bool) -> float:
    """Return the milliseconds within which a share of the deals is solved."""
    deals = max(row.deals // QUICK_SHARE, 1) if quick else row.deals
    return 1e3 * quantile([one.seconds for one in solve_times(row, deals)], share)


def _solve_figures() -> Iterator[Figure]:
    for row in DEAL_KINDS:
        yield _solve_figure(row, row.name, 0.5, row.goal)
        if row.late_goal is not None:
            yield _solve_figure(row, f"{row.name}-95", 0.95, row.late_goal)
    for name, workers in ((BATCH.name, 1), (f"{BATCH.name}-cores", None)):
        yield Figure(
            name=f"solve-{name}",
            unit="ms",
            measure=partial(_batch_time, workers),
            of=_deals_of(BATCH),
        )


def _solve_figure(row: DealKind, name: str, share: float, goal: float | None) -> Figure:
    return Figure(
        name=f"solve-{name}",
        unit="ms",
        measure=partial(_solve_time, row, share),
        goal=goal,
        of=_deals_of(row),
    )


def _deals_of(row: DealKind) -> dict[str, str | int]:
    return {
        "contract": row.contract,
        "cards": row.cards,
        "deals": row.deals,
        "match": MATCH,
    }


def _batch_time(workers: int | None, quick: bool) -> float:
    return 1e3 * batch_seconds(workers, 4 if quick else BATCH.deals)


def _loaded(code: str, quick: bool) -> float:
    return measurements.best(
        1 if quick else measurements.ROUNDS, partial(measurements.load_seconds, code)
    )


def _start_of(*arguments: str) -> Callable[[bool], float]:
    return lambda quick: (
        1e3 * measurements.best(_starts(quick), lambda: measurements.start_seconds(*arguments))
    )


def _import_ratio(quick: bool) -> float:
    return measurements.ratio(
        _starts(quick),
        measurements.import_seconds,
        partial(measurements.import_seconds, measurements.KNOWN_MODULE),
    )


def _start_ratio(argument: str, quick: bool) -> float:
    return measurements.ratio(
        _starts(quick),
        partial(measurements.start_seconds, argument),
        partial(measurements.process_seconds, *measurements.BARE_PYTHON),
    )


def _ratio_figures() -> Iterator[Figure]:
    """Give what is measured beside a reference; the launcher only where there is one."""
    module, python = f"import {measurements.KNOWN_MODULE}", "python -IS -c pass"
    yield _ratio_figure("import", module, _import_ratio, 0.5)
    yield _ratio_figure("version", python, partial(_start_ratio, "--version"))
    yield _ratio_figure("help", python, partial(_start_ratio, "--help"))
    if measurements.launcher() is not None:
        yield _ratio_figure(
            "launcher", python, lambda quick: measurements.launcher_ratio(_starts(quick)), 6
        )


def _ratio_figure(
    name: str, reference: str, measured: Callable[[bool], float], goal: float | None = None
) -> Figure:
    return Figure(
        name=f"ratio-{name}",
        unit="×",
        measure=measured,
        goal=goal,
        of={"reference": reference},
    )


def _rate_on_all_cores(quick: bool) -> float:
    deals, rounds = (20_000, 3) if quick else (1_000_000, measurements.ROUNDS)
    return 1 / measurements.cores_seconds("trump:S", deals, rounds)


def _slow_acts(name: str, quick: bool) -> float:
    """Return the milliseconds within which a bot does 95 % of its acts."""
    from buur.arena.act_times import act_seconds
    from buur.arena.warm_up import warm_up
    from buur.variants.registry import variant

    rules = variant("schieber")
    warm_up(rules, [name])
    return 1e3 * quantile(act_seconds(rules, name, 1 if quick else 8), 0.95)


FIGURES: Final = (
    Figure(
        name="act",
        unit="µs",
        measure=lambda quick: (
            1e6 * (measurements.act_seconds(500, 1) if quick else measurements.act_seconds(10_000))
        ),
        goal=100,
    ),
    Figure(
        name="deals",
        unit="/s",
        measure=lambda quick: (
            1 / (measurements.deal_seconds(500, 1) if quick else measurements.deal_seconds(5_000))
        ),
        goal=5_000,
    ),
    *(
        Figure(
            name=f"kernel-{name}",
            unit="/s",
            measure=partial(_kernel_rate, contract),
            goal=2_500_000,
        )
        for name, contract in (("trump", "trump:S"), ("oben", "oben"), ("zigzag", "zigzag:oben"))
    ),
    Figure(name="kernel-trump-cores", unit="/s", measure=_rate_on_all_cores),
    *_solve_figures(),
    Figure(
        name="kernel-rest",
        unit="/s",
        measure=lambda quick: (
            1 / measurements.rest_seconds(1 if quick else 4 * measurements.ROUNDS)
        ),
    ),
    Figure(name="kernel-start", unit="s", measure=partial(_loaded, measurements.KERNELS), goal=1),
    Figure(
        name="kernel-compile",
        unit="s",
        measure=lambda quick: measurements.compile_seconds(measurements.KERNELS),
        goal=60,
    ),
    Figure(
        name="all-start", unit="s", measure=partial(_loaded, measurements.EVERYTHING), is_long=True
    ),
    Figure(
        name="all-compile",
        unit="s",
        measure=lambda quick: measurements.compile_seconds(measurements.EVERYTHING),
        is_long=True,
    ),
    Figure(
        name="ask",
        unit="µs",
        measure=lambda quick: (
            1e6
            * (measurements.answer_seconds(500, 1) if quick else measurements.answer_seconds(5_000))
        ),
    ),
    *(
        Figure(name=f"act95-{name}", unit="ms", measure=partial(_slow_acts, name), goal=400)
        for name in ("easy", "steady", "sharp", "master")
    ),
    Figure(
        name="auto",
        unit="ms",
        measure=lambda quick: 1e3 * measurements.auto_seconds(3 if quick else 50),
    ),
    Figure(
        name="foreign",
        unit="/s",
        measure=lambda quick: (
            1
            / (
                measurements.foreign_seconds(200, 1)
                if quick
                else measurements.foreign_seconds(5_000)
            )
        ),
        goal=2_000,
    ),
    Figure(
        name="import",
        unit="ms",
        measure=lambda quick: 1e3 * measurements.best(_starts(quick), measurements.import_seconds),
        goal=50,
    ),
    Figure(name="start-version", unit="ms", measure=_start_of("--version"), goal=150),
    Figure(name="start-help", unit="ms", measure=_start_of("--help"), goal=150),
    Figure(name="start-rules", unit="ms", measure=_start_of("rules", "list")),
    Figure(
        name="start-play",
        unit="ms",
        measure=lambda quick: (
            1e3 * measurements.best(1 if quick else measurements.ROUNDS, measurements.page_seconds)
        ),
    ),
    *_ratio_figures(),
)
"""What is measured, in order."""
