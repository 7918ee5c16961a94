"""The figures of ``buur bench``, with their goals (``docs/performance.md``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from buur.arena.act_times import quantile
from buur.benchmarks import measurements
from buur.benchmarks.measurements import EVERYTHING, KERNELS, ROUNDS, STARTS
from buur.benchmarks.solver_times import (
    BATCH,
    DEAL_KINDS,
    MATCH,
    DealKind,
    batch_seconds,
    solve_times,
)

QUICK_SHARE: Final = 200
"""A quick run solves one deal in so many."""
UNITS: Final = {"s": 1.0, "ms": 1e3, "µs": 1e6}
"""Number of each unit in a second."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure: its measurement, unit and goal."""

    name: str
    """Its name for programs; the key of its text is ``cli-bench-{name}``."""
    unit: str
    """One of `UNITS`, ``/s`` for a rate, ``×`` for a ratio."""
    measured: Callable[[bool], float]
    """Function that returns seconds or a ratio; the argument True asks for a rough value."""
    goal: float | None = None
    of: Mapping[str, str | int] = field(default_factory=dict)
    """Parameters of the measurement for programs, such as contract or reference."""
    is_long: bool = False
    """Whether even a rough value takes more than seconds; a quick run leaves it out."""

    def measure(self, quick: bool) -> float:
        """Return the value in the figure's unit, a rough one in a quick run."""
        value = self.measured(quick)
        return 1 / value if self.unit == "/s" else value * UNITS.get(self.unit, 1)

    def written(self, value: float) -> str:
        """Return a value with its unit."""
        return f"{value:,.0f} {self.unit}" if value >= 100 else f"{value:.3g} {self.unit}"

    @property
    def command(self) -> str:
        """The command that measures this figure, and any others whose names begin with its name."""
        return f"buur bench --only {self.name}"

    @property
    def goal_text(self) -> str:
        """The goal as text: with ≥ for a rate, with ≤ for a time; empty without a goal."""
        if self.goal is None:
            return ""
        return f"{'≥' if self.unit.endswith('/s') else '≤'} {self.written(self.goal)}"


def _sized(
    seconds: Callable[..., float], rough: tuple[object, ...], full: tuple[object, ...]
) -> Callable[[bool], float]:
    """Return a measurement with some arguments for a rough value and others for the full one."""
    return lambda quick: seconds(*(rough if quick else full))


def _best(rounds: int, seconds: Callable[[], float]) -> Callable[[bool], float]:
    """Return a measurement that is the smallest of several; one is enough for a rough value."""
    return lambda quick: measurements.best(1 if quick else rounds, seconds)


def _start(*arguments: str) -> Callable[[bool], float]:
    """Return a measurement of a whole call of the program."""
    return _best(STARTS, lambda: measurements.start_seconds(*arguments))


def _solve_figures() -> Iterator[Figure]:
    for row in DEAL_KINDS:
        yield _solve_figure(row, "", partial(_solve_seconds, row, 0.5), row.goal)
        if row.late_goal is not None:
            yield _solve_figure(row, "-95", partial(_solve_seconds, row, 0.95), row.late_goal)
    for ending, workers in (("", 1), ("-cores", None)):
        batch = _sized(partial(batch_seconds, workers), (4,), (BATCH.deals,))
        yield _solve_figure(BATCH, ending, batch)


def _solve_seconds(row: DealKind, share: float, quick: bool) -> float:
    """Return a quantile of the processor seconds per deal; ``share`` 0.5 is the median."""
    deals = max(row.deals // QUICK_SHARE, 1) if quick else row.deals
    return quantile([one.seconds for one in solve_times(row, deals)], share)


def _solve_figure(
    row: DealKind, ending: str, measured: Callable[[bool], float], goal: float | None = None
) -> Figure:
    of: dict[str, str | int] = {
        "contract": row.contract,
        "cards": row.cards,
        "deals": row.deals,
        "match": MATCH,
    }
    name = f"solve-{row.name}{ending}"
    return Figure(name, "ms", measured, goal, of)


def _ratio_figures() -> Iterator[Figure]:
    """Yield the figures relative to a reference; the launcher's only in a checkout."""
    module, python = f"import {measurements.KNOWN_MODULE}", "python -IS -c pass"
    yield _ratio_figure("import", module, measurements.import_ratio, 0.5)
    for name in ("version", "help"):
        yield _ratio_figure(name, python, partial(measurements.start_ratio, f"--{name}"))
    if measurements.launcher() is not None:
        yield _ratio_figure("launcher", python, measurements.launcher_ratio, 6)


def _ratio_figure(
    name: str, reference: str, ratio: Callable[[int], float], goal: float | None = None
) -> Figure:
    measured = _sized(ratio, (1,), (STARTS,))
    of = {"reference": reference}
    return Figure(f"ratio-{name}", "×", measured, goal, of)


def _act_seconds(name: str, quick: bool) -> float:
    """Return the seconds within which a bot does 95 % of its acts."""
    from buur.arena.act_times import act_seconds
    from buur.arena.warm_up import warm_up
    from buur.variants.registry import variant

    rules = variant("schieber")
    warm_up(rules, [name])
    return quantile(act_seconds(rules, name, 1 if quick else 8), 0.95)


def _kernel_figures() -> Iterator[Figure]:
    for name, contract in (("trump", "trump:S"), ("oben", "oben"), ("zigzag", "zigzag:oben")):
        seconds = partial(measurements.kernel_seconds, contract)
        measured = _sized(seconds, (20_000, 3), (200_000, 4 * ROUNDS))
        yield Figure(f"kernel-{name}", "/s", measured, goal=2_500_000)
    seconds = partial(measurements.kernel_seconds, "trump:S", on_all_cores=True)
    measured = _sized(seconds, (20_000, 3), (1_000_000, ROUNDS))
    yield Figure("kernel-trump-cores", "/s", measured)


def _load_figures(
    name: str,
    code: str,
    goals: tuple[float | None, float | None] = (None, None),
    *,
    is_long: bool = False,
) -> Iterator[Figure]:
    """Yield the times of loading the compiled code, and of compiling it anew."""
    load = _best(ROUNDS, partial(measurements.load_seconds, code))
    compiled = _sized(measurements.compile_seconds, (code,), (code,))
    for part, measured, goal in zip(("start", "compile"), (load, compiled), goals, strict=True):
        yield Figure(f"{name}-{part}", "s", measured, goal, is_long=is_long)


FIGURES: Final = (
    Figure("act", "µs", _sized(measurements.act_seconds, (500, 1), (10_000,)), 100),
    Figure("deals", "/s", _sized(measurements.deal_seconds, (500, 1), (5_000,)), 5_000),
    *_kernel_figures(),
    *_solve_figures(),
    Figure("kernel-rest", "/s", _sized(measurements.rest_seconds, (1,), (4 * ROUNDS,))),
    *_load_figures("kernel", KERNELS, goals=(1, 60)),
    *_load_figures("all", EVERYTHING, is_long=True),
    Figure("ask", "µs", _sized(measurements.answer_seconds, (500, 1), (5_000,))),
    *(
        Figure(f"act95-{name}", "ms", partial(_act_seconds, name), 400)
        for name in ("easy", "steady", "sharp", "master")
    ),
    Figure("auto", "ms", _sized(measurements.auto_seconds, (3,), (50,))),
    Figure("foreign", "/s", _sized(measurements.foreign_seconds, (200, 1), (5_000,)), 2_000),
    Figure("import", "ms", _best(STARTS, lambda: measurements.import_seconds()), 50),
    Figure("start-version", "ms", _start("--version"), 150),
    Figure("start-help", "ms", _start("--help"), 150),
    Figure("start-rules", "ms", _start("rules", "list")),
    Figure("start-play", "ms", _best(ROUNDS, measurements.page_seconds)),
    *_ratio_figures(),
)
"""All figures, in the order of measurement."""
