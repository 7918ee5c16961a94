"""Checks of a file of records: every record is checked, each finding has its line in the file."""

from __future__ import annotations

from buur.notation import dumps, record_of
from buur.notation.record_checks import check_file, split_records
from tests.notation.test_verification import as_read, whole


def true_text() -> str:
    partie = whole("chibre", short=True)
    return dumps(as_read(record_of(partie.events, partie.variant, names=tuple("ABCD"))))


def test_several_true_records() -> None:
    text = true_text()
    found = check_file("two.jass", (text + "\n" + text).encode())
    assert (found.records, found.unreadable, found.problems, found.notes) == (2, [], [], [])
    assert found.events > 0
    assert found.exit_code == 0


def test_a_wrong_claim_has_its_line_in_the_file() -> None:
    text = true_text()
    line = next(n for n, one in enumerate(text.splitlines()) if one.startswith("claim"))
    lines = text.splitlines()
    lines[line] = lines[line].rstrip("0123456789") + "9999"
    found = check_file("wrong.jass", (text + "\n".join(lines) + "\n").encode())
    assert found.exit_code == 1
    assert found.problems[0].line == text.count("\n") + line + 1


def test_a_record_that_cannot_be_read_has_its_line_in_the_file() -> None:
    text = true_text()
    broken = text.replace("\nplay", "\nplaid", 1)
    found = check_file("broken.jass", (text + broken).encode())
    assert found.exit_code == 2
    first = broken[: broken.index("\nplaid")].count("\n") + 2
    assert found.unreadable[0].line == text.count("\n") + first


def test_bytes_that_are_no_text() -> None:
    found = check_file("bytes.jass", b"\xff\xfe\xfd")
    assert (found.records, found.exit_code, len(found.unreadable)) == (0, 2, 1)


def test_a_text_before_the_first_head_belongs_to_the_first_record() -> None:
    assert list(split_records("x\nformat 1\nformat 1\n")) == [
        (0, "x\nformat 1\n"),
        (2, "format 1\n"),
    ]
    assert list(split_records("\n\nformat 1\r\n")) == [(2, "format 1\n")]
    assert list(split_records("")) == [(0, "")]
