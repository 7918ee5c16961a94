"""The table of strength in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from buur.arena import Standing
from buur.arena.measured import Tally
from peers.rows import Origin, Row

MILLI: Final = 1000
PERCENT: Final = 100

HEADS: Final = (
    "A",
    "B",
    "deals",
    "A − B a deal",
    "A ahead",
    "A: ms an act: half, 95 %",
    "B: ms an act: half, 95 %",
    "illegal A, B",
    "commit",
)


def table(found: Mapping[Row, tuple[Standing, Origin | None]]) -> Iterator[str]:
    """Give the lines of a table; rows that nothing has been played of are left out."""
    yield _line(HEADS)
    yield _line(["---"] * len(HEADS))
    for row, (standing, origin) in found.items():
        if standing.score.boards:
            yield _line(_cells(row, standing, origin))


def _line(cells: list[str] | tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _cells(row: Row, standing: Standing, origin: Origin | None) -> list[str]:
    first, second = standing.tallies
    return [
        f"`{row.first}`",
        row.second if " " in row.second else f"`{row.second}`",
        str(standing.score.boards),
        gain(standing),
        f"{PERCENT * standing.win_rate:.0f} %",
        times(first),
        times(second),
        f"{first.illegal + first.late}, {second.illegal + second.late}",
        "" if origin is None else ", ".join(origin.commits),
    ]


def gain(standing: Standing) -> str:
    """Return the mean with its standard error."""
    error = standing.score.error
    return f"{standing.score.mean:+.1f}" + ("" if error is None else f" ± {error:.1f}")


def times(tally: Tally) -> str:
    """Return what half and 95 % of the acts took at most, in milliseconds.

    Not the mean: one long break of the machine would be most of it.
    """
    return ", ".join(f"{MILLI * tally.quantile(share):.2g}" for share in (0.5, 0.95))
