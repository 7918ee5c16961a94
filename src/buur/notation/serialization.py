"""Reading and writing of records, in the text notation and as JSON Lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal, NoReturn, get_args

from buur.arguments import instance, one_of, wrong
from buur.errors import NotationError
from buur.notation.jsonl import read_jsonl, write_jsonl
from buur.notation.quoting import fault_in_text
from buur.notation.record import Record
from buur.notation.replay import refused_at
from buur.notation.text_reader import Complain, read_text
from buur.notation.text_writer import write_text

Face = Literal["text", "jsonl"]

_SUFFIXES: Final[dict[str, Face]] = {".jsonl": "jsonl", ".ndjson": "jsonl"}
_MOST_ERRORS: Final = 100


def face_of(text: str) -> Face:
    """Return the format of a record's text; JSON Lines begin with a brace.

    >>> face_of("format 1")
    'text'

    Raises:
        ArgumentError: this is no text.
    """
    text = _checked(text)
    return "jsonl" if _normalized(text).lstrip().startswith("{") else "text"


def loads(text: str) -> Record:
    """Read a record in either format.

    >>> loads("format 1\\nrules chibre/1\\nseats Anna; Beat; Carla; Dario\\n\\nopened 3\\n")
    <Record chibre, 4 players, 1 event>

    Raises:
        NotationError: the text is no record; the error has line and column.
        ArgumentError: this is no text; `decode_text` reads bytes.
    """

    def complain(error: NotationError) -> NoReturn:
        raise error

    record = _read(text, complain)
    if record is None:
        raise NotationError("the record has no head", line=1, column=1)
    return record


@dataclass(frozen=True, slots=True)
class Reading:
    """The result of a lenient reader.

    >>> reading = loads_lenient("format 1")
    >>> reading.record, str(reading.errors[0])
    (None, "line 1, column 1: the line 'rules' is missing before this")
    """

    record: Record | None
    """The record up to the first entry that is unreadable or illegal; None if the head is
    incomplete."""
    errors: tuple[NotationError, ...]
    """Errors at unreadable places and a `RecordError` for the first illegal act, by line."""


def loads_lenient(text: str) -> Reading:
    """Read the part of a record that is readable and legal, whatever the text is.

    >>> loads_lenient("format 1\\nrules chibre/1\\nseats A; B; C; D\\n\\nopened 9\\n").record
    <Record chibre, 4 players, 0 events>

    Raises:
        ArgumentError: this is no text; `decode_text` reads bytes.
    """
    errors: list[NotationError] = []
    record = _read(text, errors.append)
    if record is not None:
        refused = refused_at(record)
        if refused is not None:
            index, error = refused
            errors.append(error)
            record = replace(record, entries=record.entries[:index], places=record.places[:index])
    errors.sort(key=lambda error: (error.line or 0, error.column or 0))
    return Reading(record, tuple(errors[:_MOST_ERRORS]))


def dumps(record: Record, face: Face = "text") -> str:
    """Return the canonical text of a record.

    >>> from buur.notation import record_of
    >>> from buur.play.model.events import Opened
    >>> from buur.variants.registry import variant
    >>> record = record_of([Opened(3)], variant("chibre"), names=("A", "B", "C", "D"))
    >>> print(dumps(record).splitlines()[0])
    format 1
    >>> loads(dumps(record)) == record
    True

    Args:
        record: the record.
        face: the format: ``text``, or ``jsonl`` for JSON Lines.

    Raises:
        ArgumentError: this is no record, or there is no such format.
    """
    instance(record, Record, "record", "a Record, such as record_of returns")
    one_of(face, get_args(Face), "face")
    return write_jsonl(record) if face == "jsonl" else write_text(record)


def load(path: str | Path) -> Record:
    """Read a record from a file.

    >>> from tempfile import TemporaryDirectory
    >>> from buur.notation import record_of
    >>> from buur.play.model.events import Opened
    >>> from buur.variants.registry import variant
    >>> with TemporaryDirectory() as folder:
    ...     dump(
    ...         record_of([Opened(3)], variant("chibre"), names=("A", "B", "C", "D")),
    ...         f"{folder}/evening.jass",
    ...     )
    ...     load(f"{folder}/evening.jass").names
    ('A', 'B', 'C', 'D')

    Raises:
        NotationError: the file is no record; the error has line and column.
        OSError: there is no such file, or it cannot be read.
        ArgumentError: this is no path of a file.
    """
    file = _file(path)
    return loads(decode_text(file.read_bytes()))


def dump(record: Record, path: str | Path, face: Face | None = None) -> None:
    """Write a record to a file; by default ``.jsonl`` files are JSON Lines, all others text.

    >>> from tempfile import TemporaryDirectory
    >>> from buur.notation import record_of
    >>> from buur.play.model.events import Opened
    >>> from buur.variants.registry import variant
    >>> record = record_of([Opened(3)], variant("chibre"), names=("A", "B", "C", "D"))
    >>> with TemporaryDirectory() as folder:
    ...     dump(record, f"{folder}/evening.jass")
    ...     load(f"{folder}/evening.jass") == record
    True

    Args:
        record: the record.
        path: the path of the file, which is replaced if it exists.
        face: the format: ``text``, or ``jsonl`` for JSON Lines.

    Raises:
        OSError: the file cannot be written.
        ArgumentError: this is no record or no path of a file, or there is no such format.
    """
    target = _file(path)
    chosen = _SUFFIXES.get(target.suffix.lower(), "text") if face is None else face
    target.write_text(dumps(record, chosen), encoding="utf-8", newline="\n")


def decode_text(source: bytes) -> str:
    """Return the text of a file's bytes.

    >>> decode_text(b"format 1")
    'format 1'

    Raises:
        NotationError: the bytes are not UTF-8; the error has line and column.
        ArgumentError: these are no bytes.
    """
    instance(source, bytes, "source", "the bytes of a file")
    try:
        return source.decode("utf-8")
    except UnicodeDecodeError as error:
        before = source[: error.start].decode("utf-8")
        line, column = _position_after(_normalized(before))
        raise NotationError("this is not UTF-8", line=line, column=column) from error


def _checked(text: str) -> str:
    expected = "the text of a record; decode_text reads bytes, load reads a file"
    return instance(text, str, "text", expected)


def _file(path: str | Path) -> Path:
    """Return the path of a file, or raise `ArgumentError`."""
    if not isinstance(path, (str, Path)) or not str(path) or "\0" in str(path):
        raise wrong("path", path, "the path of a file")
    file = Path(path)
    if file.is_dir():
        raise wrong("path", str(path), "the path of a file, not of a folder")
    return file


def _read(text: str, complain: Complain) -> Record | None:
    text = _normalized(_checked(text))
    if fault_in_text(text) is not None:
        complain(_lone_surrogate(text))
        return None
    return (read_jsonl if face_of(text) == "jsonl" else read_text)(text, complain)


def _lone_surrogate(text: str) -> NotationError:
    at = next(place for place, char in enumerate(text) if "\ud800" <= char <= "\udfff")
    line, column = _position_after(text[:at])
    return NotationError("half a character stands here", line=line, column=column)


def _normalized(text: str) -> str:
    """Return a text without byte order mark and with line feeds as the only line ends."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _position_after(before: str) -> tuple[int, int]:
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
