"""Records refuse wrong arguments by a sentence, and have short texts."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from buur.errors import BuurError, NotationError
from buur.notation import (
    Claim,
    Comment,
    Outcome,
    Record,
    RuleSet,
    decode_text,
    dump,
    dumps,
    face_of,
    load,
    loads,
    loads_lenient,
    record_of,
    replay,
    verify,
)
from buur.play.model.events import Opened
from buur.seats import Seat
from buur.variants.registry import variant

NAMES = ("Anna", "Beat", "Carla", "Dario")
EVENTS = (Opened(Seat(3)),)
RECORD = record_of(EVENTS, "chibre", names=NAMES)


def record(**fields: Any) -> Callable[[], object]:
    given: dict[str, Any] = {"rules": RuleSet("chibre"), "names": NAMES, **fields}
    return lambda: Record(**given)


def written(face: Any) -> Callable[[], object]:
    return lambda: dumps(RECORD, face)


def built(*arguments: Any, **named: Any) -> Callable[[], object]:
    return lambda: record_of(*arguments, **named)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: loads(5), "text is 5: expected the text of a record; decode_text reads bytes"),  # type: ignore[arg-type]
        (lambda: loads(b"format 1"), "text is b'format 1': expected the text of a record"),  # type: ignore[arg-type]
        (lambda: loads(Path("x.jass")), "text is PosixPath('x.jass'): expected the text of a"),  # type: ignore[arg-type]
        (lambda: loads_lenient(None), "text is None: expected the text"),  # type: ignore[arg-type]
        (lambda: face_of(None), "text is None: expected the text"),  # type: ignore[arg-type]
        (lambda: decode_text("x"), "source is 'x': expected the bytes of a file"),  # type: ignore[arg-type]
        (lambda: load(5), "path is 5: expected the path of a file"),  # type: ignore[arg-type]
        (lambda: load("a\0b"), "path is 'a\\x00b': expected the path of a file"),
        (lambda: load(Path(__file__).parent), "path is "),
        (lambda: dump(RECORD, None), "path is None: expected the path of a file"),  # type: ignore[arg-type]
        (lambda: dumps(5), "record is 5: expected a Record, such as record_of returns"),  # type: ignore[arg-type]
        (written("xml"), "face is 'xml': expected one of text, jsonl"),
        (written("json"), "face is 'json': expected one of text, jsonl; did you mean"),
        (lambda: replay("x"), "record is 'x': expected a Record, such as loads"),  # type: ignore[arg-type]
        (lambda: verify(None), "record is None: expected a Record"),  # type: ignore[arg-type]
        (lambda: RECORD.place(9), "index is 9: expected a whole number from 0 to 0"),
        (lambda: RECORD.place("1"), "index is '1': expected a whole number"),  # type: ignore[arg-type]
        (lambda: RuleSet("chiber"), "rule set 'chiber' does not exist: did you mean"),
        (lambda: RuleSet(5), "rules is 5: expected the name of a rule set"),  # type: ignore[arg-type]
        (lambda: RuleSet("chibre", 1, 5), "options is 5: expected values by option"),  # type: ignore[arg-type]
        (lambda: RuleSet.of(5), "rules is 5: expected the name of a rule set"),  # type: ignore[arg-type]
        (lambda: RuleSet.of("chibre", "chiber"), "rule set 'chiber' does not exist"),
        (lambda: Claim("trick", (8, 1)), "kind is 'trick': expected one of tricks, cards, "),  # type: ignore[arg-type]
        (lambda: Claim("tricks", 8), "points is 8: expected a tuple of whole numbers"),  # type: ignore[arg-type]
        (lambda: Claim("tricks", (True, 1)), "points is True: expected a whole number"),
        (lambda: Claim("tricks", ("8",)), "points is '8': expected a whole number"),  # type: ignore[arg-type]
        (lambda: Outcome("0", "out", (1, 2)), "winner is '0': expected a whole number"),  # type: ignore[arg-type]
        (lambda: Outcome(0, "won", (1, 2)), "reason is 'won': expected one of out, "),  # type: ignore[arg-type]
        (lambda: Outcome(0, "out", None), "scores is None: expected a tuple"),  # type: ignore[arg-type]
        (lambda: Outcome(0, "out", (1, 2), 1), "short is 1: expected True or False"),  # type: ignore[arg-type]
        (lambda: Comment(5), "text is 5: expected a text"),  # type: ignore[arg-type]
        (
            record(rules="chibre"),
            "rules is 'chibre': expected a RuleSet, such as RuleSet('chibre')",
        ),
        (record(names="ABCD"), "names is 'ABCD': expected a tuple of names"),
        (record(names=(1, 2, 3, 4)), "names is 1: expected a name for each seat"),
        (record(tags=5), "tags is 5: expected texts by name, such as {'date': '2026-01-31'}"),
        (record(tags={5: "x"}), "tags is 5: expected names of tags that are texts"),
        (record(tags={"x": 5}), "tags is 5: expected values of tags that are texts"),
        (record(entries=5), "entries is 5: expected a tuple of events and claims"),
        (record(entries=(5,)), "entries is 5: expected events, claims and comments"),
        (record(places=5), "places is 5: expected a tuple"),
        (record(format="1"), "format is '1': expected a whole number"),
        (built(5, "chibre"), "events is 5: expected the events of a partie"),
        (built("x", "chibre"), "events is 'x': expected the events of a partie"),
        (built([5], "chibre"), "entries is 5: expected events, claims and comments"),
        (built(EVENTS, 5), "rules is 5: expected the name of a rule set"),
        (built(EVENTS, "chibre", names="ABCD"), "names is 'ABCD': expected a name for each seat"),
        (built(EVENTS, "chibre", names=5), "names is 5: expected a name for each seat"),
        (built(EVENTS, "chibre", tags=0), "tags is 0: expected texts by name"),
        (built(EVENTS, "chibre", base=5), "rules is 5: expected the name of a rule set"),
        (built(EVENTS, "chibre", seat=4), "seat is 4: expected a whole number from 0 to 3"),
    ],
)
def test_a_wrong_argument_is_told(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BuurError, match="^" + re.escape(sentence)):
        call()


def test_a_folder_and_a_binary_file_are_told(tmp_path: Path) -> None:
    with pytest.raises(BuurError, match="expected the path of a file, not of a folder"):
        load(tmp_path)
    (tmp_path / "photo.jass").write_bytes(b"\x89PNG\r\n\x1a\n")
    with pytest.raises(NotationError, match="line 1, column 1: this is not UTF-8"):
        load(tmp_path / "photo.jass")
    with pytest.raises(FileNotFoundError, match=r"nothing\.jass"):
        load(tmp_path / "nothing.jass")


def test_rules_of_a_record_are_given_by_name_or_value() -> None:
    assert record_of(EVENTS, variant("chibre"), names=list(NAMES)) == RECORD
    assert record_of(iter(EVENTS), "chibre", names=NAMES, base="chibre") == RECORD
    assert RuleSet.of("poutz") == RuleSet("pomme")


def test_numbers_of_numpy_are_points() -> None:
    claim = Claim("tricks", (np.int64(8), np.int8(1)))  # type: ignore[arg-type]
    assert claim == Claim("tricks", (8, 1))
    assert type(claim.points[0]) is int


@pytest.mark.parametrize("changes", [{}, {"target": 500}, {"multipliers": {"S": 2}}])
def test_the_text_of_rules_can_be_typed_back(changes: dict[str, object]) -> None:
    rules = RuleSet.of(variant("schieber", changes))
    assert eval(repr(rules), {"RuleSet": RuleSet}) == rules


def test_a_record_has_a_short_text() -> None:
    assert repr(RECORD) == "<Record chibre, 4 players, 1 event>"
    assert (
        RECORD._repr_html_() == "<p>Record chibre, 4 players, 1 event: Anna, Beat, Carla, Dario</p>"
    )
    named = record_of((), "pomme-2", names=("<b>", ""))
    assert named._repr_html_() == "<p>Record pomme-2, 2 players, 0 events: &lt;b&gt;, –</p>"


def test_the_tags_of_a_record_are_its_own() -> None:
    tags = {"date": "2026-01-31"}
    one = Record(rules=RuleSet("chibre"), names=NAMES, tags=tags)
    tags["date"] = "later"
    assert one.tags == {"date": "2026-01-31"}
