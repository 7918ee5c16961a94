"""Table of strength in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from buur.arena import DuelStatistics
from peers.pairings import Pairing, Provenance

MILLI: Final = 1000
PERCENT: Final = 100

HEADS: Final = ["A", "B", "deals", "A − B a deal", "A ahead", "illegal A, B", "commit"]
TIMES: Final = ["A: ms an act, half", "95 %", "B: ms an act, half", "95 %"]

Found = Mapping[Pairing, tuple[DuelStatistics, Provenance | None]]
"""What there is of each row."""


def table(found: Found, *, timed: bool = False) -> Iterator[str]:
    """Give the lines of a table; rows that nothing has been played of are left out.

    Args:
        found: what has been played.
        timed: with how long acts took, which tells something if the machine did nothing else.
    """
    heads = HEADS + TIMES if timed else HEADS
    yield _line(heads)
    yield _line(["---"] * len(heads))
    for row, (standing, origin) in found.items():
        if standing.score.boards:
            own = _cells(row, standing, origin)
            yield _line(own + times(standing) if timed else own)


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cells(row: Pairing, standing: DuelStatistics, origin: Provenance | None) -> list[str]:
    first, second = standing.tallies
    return [
        f"`{row.first}`",
        row.second if " " in row.second else f"`{row.second}`",
        str(standing.score.boards),
        gain(standing),
        f"{PERCENT * standing.win_rate:.0f} %",
        f"{first.illegal + first.late}, {second.illegal + second.late}",
        "" if origin is None else ", ".join(origin.commits),
    ]


def gain(standing: DuelStatistics) -> str:
    """Return the mean with its standard error."""
    error = standing.score.error
    return f"{standing.score.mean:+.1f}" + ("" if error is None else f" ± {error:.1f}")


def times(standing: DuelStatistics) -> list[str]:
    """Return what half and 95 % of the acts of A and of B took at most, in milliseconds.

    Not the mean: one long break of the machine would be most of it.
    """
    shares = [(tally, share) for tally in standing.tallies for share in (0.5, 0.95)]
    return [f"{MILLI * tally.quantile(share):.3g}" for tally, share in shares]
