"""`check_file`: verification of all records in a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from buur.errors import NotationError
from buur.notation.serialization import decode_text, loads, loads_lenient
from buur.notation.verification import Finding, verify

_HEAD: Final = re.compile(
    r'^[^\S\n]*(?:format[^\S\n]+[0-9]|\{[^\S\n]*"format"[^\S\n]*:)', re.MULTILINE
)


@dataclass(slots=True)
class FileReport:
    """The findings in a file of records."""

    name: str
    records: int = 0
    events: int = 0
    unreadable: list[Finding] = field(default_factory=list)
    problems: list[Finding] = field(default_factory=list)
    notes: list[Finding] = field(default_factory=list)

    @property
    def exit_code(self) -> int:
        """0 if there are no problems, 1 if there are, 2 if parts of the file cannot be read."""
        return 2 if self.unreadable else int(bool(self.problems))


def check_file(name: str, source: bytes) -> FileReport:
    """Return the findings in a file of one or several records."""
    found = FileReport(name)
    try:
        text = decode_text(source)
    except NotationError as error:
        found.unreadable.append(_reading_error(error, 0))
        return found
    for above, record in split_records(text):
        _check_record(found, above, record)
    return found


def split_records(text: str) -> Iterator[tuple[int, str]]:
    """Yield the text of each record in a file, with the number of lines above it."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    starts = [head.start() for head in _HEAD.finditer(text)] or [0]
    if text[: starts[0]].strip("\ufeff \t\n"):
        starts = [0, *starts[1:]]
    above = text.count("\n", 0, starts[0])
    for start, beyond in zip(starts, [*starts[1:], len(text)], strict=True):
        yield above, text[start:beyond]
        above += text.count("\n", start, beyond)


def _check_record(found: FileReport, above: int, text: str) -> None:
    found.records += 1
    try:
        record = loads(text)
    except NotationError:
        errors = loads_lenient(text).errors
        found.unreadable += [_reading_error(error, above) for error in errors]
        return
    verification = verify(record)
    found.events += len(record.events)
    found.problems += [_shifted(one, above) for one in verification.problems]
    found.notes += [_shifted(one, above) for one in verification.notes]


def _reading_error(error: NotationError, above: int) -> Finding:
    plain = Finding(line=error.line, column=error.column, code="unreadable", message=error.message)
    return _shifted(plain, above)


def _shifted(one: Finding, above: int) -> Finding:
    """Return a finding with its line number counted from the beginning of the file."""
    return Finding(
        line=None if one.line is None else one.line + above,
        column=one.column,
        code=one.code,
        message=one.message,
        clause=one.clause,
    )
