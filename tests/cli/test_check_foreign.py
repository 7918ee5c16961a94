"""``buur check --format hslu``."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from buur.i18n import LANGUAGES, texts
from buur.notation.foreign import FAULTS, MOST_BYTES, hslu_line
from tests.cli.conftest import Call
from tests.notation.hslu import changed, deals

LINES = [hslu_line(deal) for deal in deals()[:5]]
CHECK = ("check", "--format", "hslu")


def false_line() -> str:
    """Return a deal whose second trick has another winner."""
    deal = deals()[0]
    other = deal.tricks[1]._replace(winner=deal.tricks[1].first)
    if other.winner == deal.tricks[1].winner:
        other = other._replace(points=1 + (other.points or 0))
    return hslu_line(changed(deal, 2, other))


def test_true_deals_are_fine_plain_or_packed(call: Call, tmp_path: Path) -> None:
    plain, packed = tmp_path / "deals.txt", tmp_path / "deals.txt.gz"
    content = ("\n".join(LINES) + "\n\n").encode()
    plain.write_bytes(content)
    packed.write_bytes(gzip.compress(content))
    done = call(*CHECK, str(plain), str(packed), "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert [line.split(": ")[1] for line in done.out.splitlines()] == [
        "no problem found in 5 deals."
    ] * 2


def test_what_is_not_true_is_told_with_its_line(call: Call) -> None:
    source = "\n".join([LINES[0], false_line(), LINES[1]])
    done = call(*CHECK, "-", "--lang", "en", stdin=source.encode())
    assert done.code == 1
    assert done.out.startswith("-:2: Trick 2: ")
    assert "3 deals replayed, 1 of them with problems" in done.out


def test_what_cannot_be_read_does_not_hide_the_rest(call: Call) -> None:
    source = "\n".join(["nonsense", LINES[0], "{}", "x" * (MOST_BYTES + 5), false_line()])
    done = call(*CHECK, "-", "--json", stdin=source.encode())
    found = json.loads(done.out)
    assert (done.code, found["ok"]) == (2, False)
    assert [fault["line"] for fault in found["faults"]][:3] == [1, 3, 4]
    assert found["faults"][-1]["line"] == 5
    counts = found["files"][0]
    assert (counts["deals"], counts["false_deals"], counts["unreadable"]) == (2, 1, 3)


def test_a_file_that_is_missing_or_damaged_is_told(call: Call, tmp_path: Path) -> None:
    assert call(*CHECK, str(tmp_path / "none.txt")).code == 2
    damaged = tmp_path / "deals.gz"
    damaged.write_bytes(gzip.compress("\n".join(LINES).encode())[:200])
    done = call(*CHECK, str(damaged), "--lang", "en")
    assert done.code == 2
    assert "end early" in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_its_text(lang: str) -> None:
    assert all(texts(lang).has(f"cli-foreign-{code}") for code in FAULTS)


def test_every_language_says_it_differently(call: Call) -> None:
    said = {call(*CHECK, "-", "--lang", lang, stdin=b"x\n").out for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
