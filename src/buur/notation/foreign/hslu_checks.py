"""Verification of a stream of HSLU deals, one a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import BinaryIO, Final

from buur.notation.foreign.faults import Fault, ForeignError
from buur.notation.foreign.hslu import parse_hslu
from buur.notation.foreign.hslu_replay import hslu_faults
from buur.notation.foreign.streams import MOST_BYTES, source_lines

PROGRESS_EVERY: Final = 2_000
"""Number of lines between two reports of progress."""


@dataclass(slots=True)
class HsluReport:
    """Counts for a file of deals: replayed deals, deals with faults, unreadable lines, faults."""

    name: str
    deals: int = 0
    false_deals: int = 0
    unreadable: int = 0
    problems: int = 0

    @property
    def exit_code(self) -> int:
        """0 if there are no problems, 1 if there are, 2 if parts of the file cannot be read."""
        return 2 if self.unreadable else int(bool(self.problems))


@dataclass(frozen=True, slots=True)
class LineFault:
    """A fault and the number of its line, from 1."""

    line: int
    fault: Fault
    is_unreadable: bool = False


def check_stream(
    stream: BinaryIO, report: HsluReport, show_progress: Callable[[int], None]
) -> Iterator[LineFault]:
    """Replay the deals of a stream and yield each fault when it is found.

    Args:
        stream: the lines, perhaps compressed with gzip.
        report: the report whose counts are increased.
        show_progress: called with the number of lines read, every `PROGRESS_EVERY` lines.
    """
    number = 0
    try:
        for number, line in enumerate(source_lines(stream), 1):
            if line.strip():
                yield from _check_line(number, line, report)
            if number % PROGRESS_EVERY == 0:
                show_progress(number)
    except ForeignError as error:
        report.unreadable += 1
        yield LineFault(number + 1, error.fault, is_unreadable=True)


def _check_line(number: int, line: bytes, report: HsluReport) -> Iterator[LineFault]:
    try:
        if len(line) > MOST_BYTES:
            raise ForeignError("too-long", limit=MOST_BYTES)
        faults = hslu_faults(parse_hslu(line))
    except ForeignError as error:
        report.unreadable += 1
        yield LineFault(number, error.fault, is_unreadable=True)
        return
    report.deals += 1
    report.false_deals += bool(faults)
    report.problems += len(faults)
    yield from (LineFault(number, fault) for fault in faults)
