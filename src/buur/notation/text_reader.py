"""`read_text`: reader of records in the text notation."""

from __future__ import annotations

from collections.abc import Callable

from buur.errors import ArgumentError, NotationError
from buur.notation.line_reader import LineReader
from buur.notation.record import BODY_WORDS, Comment, Entry, Place, Record, entry_fault
from buur.notation.text_entries import FORMATS, GROUPED
from buur.notation.text_head import Head, read_format
from buur.play.model.events import Counted
from buur.variants.model import Variant

Complain = Callable[[NotationError], None]
"""A handler of errors: it raises the error, or stores it so that reading goes on."""


def read_text(text: str, complain: Complain) -> Record | None:
    """Read a record in the text notation.

    Args:
        text: the text of the record, with line feeds between its lines.
        complain: called with every error; if it returns, reading goes on with the next line.

    Returns:
        The record up to the first error in its body; None if the head is incomplete.
    """
    return _Reader(complain).read(text)


class _Reader:
    def __init__(self, complain: Complain) -> None:
        self._complain = complain
        self._has_format = False
        self._head = Head()
        self._body: _Body | None = None
        self._early: list[tuple[Place, Entry]] = []

    def read(self, text: str) -> Record | None:
        number = 0
        for number, source in enumerate(text.split("\n"), start=1):
            try:
                self._read_line(LineReader(source, number))
            except NotationError as error:
                self._complain(error)
                if not self._has_format:
                    return None
        if self._body is None:
            self._end_head(LineReader("", number))
        head, body = self._head, self._body
        if head.rules is None or head.names is None or body is None:
            return None
        read = body.read[: body.broken_at]
        return Record(
            rules=head.rules,
            names=head.names,
            tags=head.tags,
            entries=tuple(entry for _, entry in read),
            places=tuple(place for place, _ in read),
        )

    def _read_line(self, line: LineReader) -> None:
        if line.is_done:
            return
        if not self._has_format:
            read_format(line)
            self._has_format = True
        elif self._body is not None:
            self._body.read_line(line)
        elif line.sees("{"):
            _read_comments(line, self._early)
        elif line.peek_keyword() in BODY_WORDS:
            self._end_head(line).read_line(line)
        else:
            self._head.read(line)

    def _end_head(self, line: LineReader) -> _Body:
        rules = self._head.rules
        self._body = _Body(self._early, None if rules is None else rules.variant)
        try:
            self._head.close(line)
        except NotationError as error:
            self._complain(error)
        return self._body


class _Body:
    def __init__(self, early: list[tuple[Place, Entry]], variant: Variant | None) -> None:
        self.read: list[tuple[Place, Entry]] = early
        self.broken_at: int | None = None
        """The number of entries before the first error."""
        self._variant = variant
        self._counted = 0

    def read_line(self, line: LineReader) -> None:
        try:
            self._read_items(line)
            _read_comments(line, self.read)
        except NotationError:
            if self.broken_at is None:
                self.broken_at = len(self.read)
            raise

    def _read_items(self, line: LineReader) -> None:
        start, word = line.at, line.keyword()
        if word == "deal":
            self._read_heading(line)
        elif word in FORMATS:
            read, grouped = FORMATS[word].read, word in GROUPED
            self._add(line, line.at if grouped or not line.is_done else start, read)
            while grouped and not line.is_done:
                if line.sees("{"):
                    _read_comment(line, self.read)
                else:
                    self._add(line, line.at, read)
        elif not line.sees("{"):
            line.at = start
            line.unexpected("one of " + " ".join(BODY_WORDS))

    def _read_heading(self, line: LineReader) -> None:
        start = line.at
        number, due = line.whole_number("the number of the deal"), self._counted + 1
        if number != due:
            raise line.error(f"deal {number} is headed where deal {due} stands", start)

    def _add(self, line: LineReader, at: int, read: Callable[[LineReader], Entry]) -> None:
        try:
            entry = read(line)
        except ArgumentError as error:
            raise line.error(str(error), at) from error
        fault = None if self._variant is None else entry_fault(entry, self._variant)
        if fault:
            raise line.error(fault, at)
        self._counted += isinstance(entry, Counted)
        self.read.append((Place(line.number, at + 1), entry))


def _read_comments(line: LineReader, into: list[tuple[Place, Entry]]) -> None:
    """Read the rest of a line, which may contain only comments."""
    while line.sees("{"):
        _read_comment(line, into)
    if not line.is_done:
        line.unexpected("the end of the line")


def _read_comment(line: LineReader, into: list[tuple[Place, Entry]]) -> None:
    place = Place(line.number, line.column)
    into.append((place, Comment(line.comment())))
