"""The figures of ``buur bench``, with their goals (``docs/performance.md``)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from buur.cli import measure


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One thing to measure."""

    name: str
    """Its text is ``cli-bench-{name}``."""
    unit: str
    measure: Callable[[bool], float]
    """Returns the value; True asks for a rough one."""
    goal: float | None = None

    def written(self, value: float) -> str:
        """Return a value with its unit."""
        return f"{value:,.0f} {self.unit}" if value >= 100 else f"{value:.3g} {self.unit}"

    @property
    def goal_text(self) -> str:
        """The goal with its sign: rates are to be higher, times lower."""
        if self.goal is None:
            return ""
        return f"{'≥' if self.unit.endswith('/s') else '≤'} {self.written(self.goal)}"


def _starts(quick: bool) -> int:
    return 1 if quick else measure.STARTS


def _kernel_rate(contract: str, quick: bool) -> float:
    deals, rounds = (20_000, 3) if quick else (200_000, 4 * measure.ROUNDS)
    return 1 / measure.kernel_seconds(contract, deals, rounds)


def _solve_time(contract: str, cards: int, deals: int, share: float, quick: bool) -> float:
    return 1e3 * measure.solve_seconds(
        contract, cards, max(deals // 40, 1) if quick else deals, share
    )


def _start_of(*arguments: str) -> Callable[[bool], float]:
    return lambda quick: (
        1e3 * measure.best(_starts(quick), lambda: measure.start_seconds(*arguments))
    )


def _rate_on_all_cores(quick: bool) -> float:
    deals, rounds = (20_000, 3) if quick else (1_000_000, measure.ROUNDS)
    return 1 / measure.cores_seconds("trump:S", deals, rounds)


def _slow_acts(name: str, quick: bool) -> float:
    """Return the milliseconds within which a bot does 95 % of its acts."""
    from buur.arena.warming import warm_up
    from buur.cli.act_times import act_seconds, quantile
    from buur.variants.registry import variant

    rules = variant("schieber")
    warm_up(rules, [name])
    return 1e3 * quantile(act_seconds(rules, name, 1 if quick else 8), 0.95)


FIGURES: Final = (
    Figure(
        name="act",
        unit="µs",
        measure=lambda quick: (
            1e6 * (measure.act_seconds(500, 1) if quick else measure.act_seconds(10_000))
        ),
        goal=100,
    ),
    Figure(
        name="deals",
        unit="/s",
        measure=lambda quick: (
            1 / (measure.deal_seconds(500, 1) if quick else measure.deal_seconds(5_000))
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
    *(
        Figure(
            name=f"solve-{name}",
            unit="ms",
            measure=partial(_solve_time, contract, cards, deals, share),
            goal=goal,
        )
        for name, contract, cards, deals, share, goal in (
            ("trump-6", "trump:S", 6, 400, 0.5, 0.7),
            ("trump-7", "trump:S", 7, 400, 0.5, 4),
            ("trump-8", "trump:S", 8, 100, 0.5, 20),
            ("trump-9", "trump:S", 9, 40, 0.5, 150),
            ("trump-9-95", "trump:S", 9, 40, 0.95, 1000),
            ("oben-9", "oben", 9, 100, 0.5, 10),
            ("unten-9", "unten", 9, 100, 0.5, 10),
            ("zigzag-9", "zigzag:oben", 9, 40, 0.5, None),
            ("tutti-9", "tutti", 9, 40, 0.5, None),
            ("trio-9", "trio:tou:S", 9, 16, 0.5, None),
            ("misere-9", "misere:oben", 9, 16, 0.5, None),
        )
    ),
    Figure(
        name="kernel-rest",
        unit="/s",
        measure=lambda quick: 1 / measure.rest_seconds(1 if quick else 4 * measure.ROUNDS),
    ),
    Figure(
        name="kernel-start",
        unit="s",
        measure=lambda quick: measure.best(
            1 if quick else measure.ROUNDS, measure.kernel_start_seconds
        ),
        goal=1,
    ),
    Figure(
        name="kernel-compile", unit="s", measure=lambda quick: measure.compile_seconds(), goal=60
    ),
    Figure(
        name="ask",
        unit="µs",
        measure=lambda quick: (
            1e6 * (measure.answer_seconds(500, 1) if quick else measure.answer_seconds(5_000))
        ),
    ),
    *(
        Figure(name=f"act95-{name}", unit="ms", measure=partial(_slow_acts, name), goal=400)
        for name in ("easy", "steady", "sharp", "master")
    ),
    Figure(
        name="auto", unit="ms", measure=lambda quick: 1e3 * measure.auto_seconds(3 if quick else 50)
    ),
    Figure(
        name="foreign",
        unit="/s",
        measure=lambda quick: (
            1 / (measure.foreign_seconds(200, 1) if quick else measure.foreign_seconds(5_000))
        ),
        goal=2_000,
    ),
    Figure(
        name="import",
        unit="ms",
        measure=lambda quick: 1e3 * measure.best(_starts(quick), measure.import_seconds),
        goal=50,
    ),
    Figure(name="start-version", unit="ms", measure=_start_of("--version"), goal=150),
    Figure(name="start-help", unit="ms", measure=_start_of("--help"), goal=150),
    Figure(name="start-rules", unit="ms", measure=_start_of("rules", "list")),
    Figure(
        name="start-play",
        unit="ms",
        measure=lambda quick: (
            1e3 * measure.best(1 if quick else measure.ROUNDS, measure.page_seconds)
        ),
    ),
)
"""What is measured, in order."""
