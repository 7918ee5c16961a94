"""Reader and writer of records as JSON Lines: a head object, then one object per entry."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, NamedTuple, NoReturn, TypeVar

from buur.errors import ArgumentError, NotationError, RulesError
from buur.notation.json_objects import entry_json, head_json, parse_entry, parse_head
from buur.notation.quoting import fault_in_text, safe
from buur.notation.record import Entry, Place, Record, entry_fault
from buur.notation.text_reader import Complain
from buur.play.codec import Json

_T = TypeVar("_T")


def write_jsonl(record: Record) -> str:
    """Return the canonical JSON Lines of a record."""
    lines = [head_json(record), *(entry_json(entry) for entry in record.entries)]
    return "".join(f"{_compact(line)}\n" for line in lines)


def _compact(source: Mapping[str, Json]) -> str:
    return safe(json.dumps(source, ensure_ascii=False, separators=(",", ":")))


def read_jsonl(text: str, complain: Complain) -> Record | None:
    """Read a record from JSON Lines; arguments and result as for `read_text`.

    ``text`` has at least one line that is not blank: `face_of` has found the brace of its head.
    """
    numbered = enumerate(text.split("\n"), start=1)
    lines = (_Source(source, number) for number, source in numbered if source.strip())
    try:
        head = _parsed(next(lines), parse_head)
    except NotationError as error:
        complain(error)
        return None
    body = _Body()
    for line in lines:
        try:
            body.read(line, head)
        except NotationError as error:
            complain(error)
    read = body.entries[: body.broken_at]
    return replace(
        head,
        entries=tuple(entry for _, entry in read),
        places=tuple(place for place, _ in read),
    )


class _Body:
    def __init__(self) -> None:
        self.entries: list[tuple[Place, Entry]] = []
        self.broken_at: int | None = None
        """The number of entries before the first error."""

    def read(self, line: _Source, head: Record) -> None:
        try:
            entry = _parsed(line, parse_entry)
            fault = entry_fault(entry, head.variant)
            if fault:
                raise line.error(fault)
        except NotationError:
            if self.broken_at is None:
                self.broken_at = len(self.entries)
            raise
        self.entries.append((Place(line.number, line.indent + 1), entry))


def _parsed(line: _Source, parse: Callable[[Mapping[str, object]], _T]) -> _T:
    try:
        return parse(line.decode())
    except NotationError as error:
        raise error if error.line else line.error(error.message) from error
    except (ArgumentError, RulesError) as error:
        raise line.error(str(error)) from error


class _Source(NamedTuple):
    """A line of JSON and its number."""

    text: str
    number: int

    @property
    def indent(self) -> int:
        """The number of spaces before the object."""
        return len(self.text) - len(self.text.lstrip())

    def error(self, message: str) -> NotationError:
        """Return an error at the name that its message quotes first, else at the object."""
        named = _NAMED.search(message)
        found = self.text.find(f'"{named.group(named.lastindex or 0)}"') if named else -1
        at = found if found >= 0 else self.indent
        return NotationError(message, line=self.number, column=at + 1)

    def decode(self) -> dict[str, object]:
        """Return the JSON object of the line."""
        try:
            found = _DECODER.decode(self.text)
        except json.JSONDecodeError as error:
            message = f"this is not JSON: {error.msg}"
            raise NotationError(message, line=self.number, column=error.colno) from error
        except NotationError as error:
            raise self.error(error.message) from error
        except (ValueError, RecursionError) as error:
            raise self.error("this is not JSON that a record can hold") from error
        if not isinstance(found, dict):
            raise self.error("this is not a JSON object")
        if "\\u" in self.text or not self.text.isascii():
            fault = fault_in_text(json.dumps(found, ensure_ascii=False))
            if fault:
                raise self.error(fault)
        return found


_NAMED: Final = re.compile(r"'([^']*)'|option (\w+) cannot|^the (seats|rules|tags|format)\b")


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise NotationError(f"the key {twice!r} stands twice in one object")
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise NotationError(f"{name} is not a number that a record can hold")


_DECODER: Final = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_refuse_constant)
