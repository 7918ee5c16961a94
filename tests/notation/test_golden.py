"""Records on disk keep their meaning, and the page about the format tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from buur.notation import (
    CLAIM_KINDS,
    CLAIM_PROBLEMS,
    NOTE_CODES,
    SEAL_PROBLEMS,
    Comment,
    Outcome,
    dumps,
    face_of,
    load,
    loads,
    verify,
)
from buur.notation.record import BODY_WORDS, HEAD_WORDS, REASONS
from buur.play.codec import NAMES

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.iterdir())
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "record-format.md"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.name))
def test_golden_records_are_canonical_and_true(path: Path) -> None:
    text = path.read_bytes().decode("utf-8")
    record = load(path)
    face = face_of(text)
    assert face == ("jsonl" if path.suffix == ".jsonl" else "text")
    assert dumps(record, face) == text
    found = verify(record)
    assert found.problems == ()
    assert isinstance(record.claims[-1], Outcome)
    assert found.verified


def test_golden_faces_agree() -> None:
    text, lines = load(GOLDEN / "chibre.jass"), load(GOLDEN / "chibre.jsonl")
    assert text == lines
    assert text.comments == ("Carla hésite",)
    assert text.tags == {"date": "2026-08-14", "place": "Le Locle"}
    assert Comment("Carla hésite") in text.entries


def test_golden_view_of_a_seat_is_verified_but_for_hidden_melds() -> None:
    found = verify(load(GOLDEN / "own-view.jass"))
    unknown = {"melds-unknown", "result-unknown", "end-unknown"}
    assert {note.code for note in found.notes} <= {*unknown, "seal-old"}
    assert found.trusted
    whole = verify(load(GOLDEN / "schieber.jass"))
    assert ([note.code for note in whole.notes], whole.trusted) == (["seal-old"], 0)


def test_golden_names_and_tags_are_kept() -> None:
    record = load(GOLDEN / "match.jass")
    assert record.names == ('Zoë "Zo"', "Müller; Söhne", "", "張三")
    assert record.tags == {"event": "Coupe {finale}", "note": "line\nline"}
    assert record.comments == ("fin de la {première} donne",)


# --- the page --------------------------------------------------------------------------------


def examples() -> list[str]:
    blocks = re.findall(r"```\w*\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return [block for block in blocks if block.startswith(("format 1", '{"format":1'))]


def test_examples_of_the_page_are_canonical_and_true() -> None:
    found = examples()
    assert len(found) >= 3
    for text in found:
        record = loads(text)
        assert dumps(record, face_of(text)) == text
        assert verify(record).is_ok


def test_the_page_names_every_word() -> None:
    words = {*HEAD_WORDS, *BODY_WORDS, *CLAIM_KINDS, *CLAIM_PROBLEMS, *NOTE_CODES, *REASONS}
    words |= set(SEAL_PROBLEMS)
    quoted = "\n".join(re.findall(r"`[^`\n]*`", PAGE.read_text("utf-8")))
    everything = words | set(NAMES.values())
    missing = {word for word in everything if not re.search(rf"\b{re.escape(word)}\b", quoted)}
    assert missing == set()
