"""Fuzz target of the files of ``buur check``, in both faces."""

from __future__ import annotations

from buur.errors import NotationError
from buur.notation import decode_text, dumps, loads, loads_lenient
from buur.notation.record_checks import check_file
from tests.fuzz.parsers.sentences import check_sentence


def examine(data: bytes) -> None:
    """Check a file, and read again what was read of it."""
    found = check_file("fuzz", data)
    for one in (*found.unreadable, *found.problems, *found.notes):
        assert one.code
        assert one.line
        assert one.column
        check_sentence(one.message)
    try:
        text = decode_text(data)
    except NotationError:
        assert found.unreadable
        return
    reading = loads_lenient(text)
    if reading.record is not None:
        for face in ("text", "jsonl"):
            assert loads(dumps(reading.record, face)) == reading.record
