"""Verification of HSLU files, one deal a line, as a stream."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

import click

from buur.cli.session import Session
from buur.cli.user_errors import file_error, printable
from buur.notation.foreign import (
    MOST_BYTES,
    Fault,
    ForeignError,
    hslu_faults,
    parse_hslu,
    source_lines,
)

if TYPE_CHECKING:
    from collections.abc import Callable

PROGRESS_EVERY: Final = 2_000
"""Deals between two signs of life on a terminal."""


@dataclass(slots=True)
class HsluReport:
    """What a file of another program turned out to be; the faults themselves are told at once."""

    name: str
    deals: int = 0
    false_deals: int = 0
    unreadable: int = 0
    problems: int = 0

    @property
    def exit_code(self) -> int:
        """0 for a file that is fine, 1 with problems, 2 where it cannot be read."""
        return 2 if self.unreadable else int(bool(self.problems))


@dataclass(frozen=True, slots=True)
class LineFault:
    """A fault at its line; no line where the file cannot be opened."""

    line: int | None
    code: str
    message: str
    is_unreadable: bool


def check_hslu(session: Session, name: str, tell: Callable[[str, LineFault], None]) -> HsluReport:
    """Replay the deals of a file, `-` for standard input, telling each fault when it is found."""
    found = HsluReport(str(printable(name)))
    try:
        with _stream(name) as stream:
            for told in _faults(session, stream, found):
                tell(found.name, told)
    except OSError as error:
        found.unreadable += 1
        tell(found.name, LineFault(None, "no-file", file_error(error).text_in(session), True))
    return found


@contextmanager
def _stream(name: str) -> Iterator[BinaryIO]:
    if name == "-":
        yield sys.stdin.buffer
        return
    with Path(name).open("rb") as stream:
        yield stream


def _faults(session: Session, stream: BinaryIO, found: HsluReport) -> Iterator[LineFault]:
    number = 0
    try:
        for number, line in enumerate(source_lines(stream), 1):
            if line.strip():
                yield from _check_line(session, number, line, found)
            if number % PROGRESS_EVERY == 0:
                _show_progress(session, number)
    except ForeignError as error:
        found.unreadable += 1
        yield LineFault(number + 1, error.fault.code, fault_text(session, error.fault), True)
    _end_progress()


def _check_line(
    session: Session, number: int, line: bytes, found: HsluReport
) -> Iterator[LineFault]:
    try:
        if len(line) > MOST_BYTES:
            raise ForeignError("too-long", limit=MOST_BYTES)
        faults = hslu_faults(parse_hslu(line))
    except ForeignError as error:
        found.unreadable += 1
        yield LineFault(number, error.fault.code, fault_text(session, error.fault), True)
        return
    found.deals += 1
    found.false_deals += bool(faults)
    found.problems += len(faults)
    for fault in faults:
        yield LineFault(number, fault.code, fault_text(session, fault), False)


def fault_text(session: Session, fault: Fault) -> str:
    """Return what is wrong, with the rule behind a card that may not be played."""
    values = {name: printable(value) for name, value in fault.values.items() if name != "reason"}
    said = session.say(f"foreign-{fault.code}", **values)
    if "reason" not in fault.values:
        return said
    from buur.i18n import reason_text

    return f"{said} {reason_text(session.texts, str(fault.values['reason']))}"


def _show_progress(session: Session, number: int) -> None:
    if sys.stderr.isatty():
        click.echo(f"\r\033[K{session.say('check-progress', deals=number)}", err=True, nl=False)


def _end_progress() -> None:
    if sys.stderr.isatty():
        click.echo("\r\033[K", err=True, nl=False)
