"""Records read back equal what was written; written again they are the same text."""

from __future__ import annotations

from dataclasses import MISSING, fields
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buur.cards import Card, CardSet
from buur.contracts import CONTRACTS
from buur.notation import (
    Claim,
    ClaimKind,
    Comment,
    Entry,
    Face,
    Outcome,
    Record,
    RuleSet,
    dump,
    dumps,
    face_of,
    load,
    loads,
)
from buur.notation.record import CLAIM_KINDS, REASONS
from buur.play.codec import NAMES
from buur.play.model import events as e
from buur.play.model.event_fields import HIGHEST
from buur.seats import MAX_SEATS, Seat, Team
from buur.variants.option_groups.join import ANSWERS
from tests.notation.parties import records, tag_names, texts

faces: st.SearchStrategy[Face] = st.sampled_from(get_args(Face))

seats = st.integers(0, MAX_SEATS - 1)
cards = st.integers(0, 35)
masks = st.integers(0, 2**36 - 1).map(CardSet)
words = st.text(max_size=128)
numbers = st.integers(-(10**9) + 1, 10**9 - 1)
counts = st.integers(0, HIGHEST)
pairs = st.tuples(numbers, numbers)

FIELDS: dict[str, st.SearchStrategy[object]] = {
    **dict.fromkeys(("dealer", "seat", "offender", "leads"), seats),
    **dict.fromkeys(("digest", "seed", "nonce", "case"), words),
    **dict.fromkeys(("at", "points"), counts),
    "trick": st.integers(1, HIGHEST),
    "reason": st.sampled_from(e.MISDEAL_REASONS),
    **dict.fromkeys(("aloud", "stoeck", "insist", "gives_up"), st.booleans()),
    **dict.fromkeys(("card", "turned", "moved"), cards),
    **dict.fromkeys(("cards", "up", "down", "dead"), masks),
    "answer": st.sampled_from(ANSWERS),
    "category": st.integers(0, 99),
    **dict.fromkeys(("contributors", "previous_seats"), st.lists(seats, max_size=6).map(tuple)),
    "contract": st.sampled_from(CONTRACTS),
    "drawn": st.lists(cards, max_size=6).map(tuple),
    "hands": st.tuples(*[st.none() | masks] * 4),
    "height": st.sampled_from(("80", "157", "match", "misere_sans")),
    "lost": st.lists(counts, max_size=9).map(tuple),
    "melds": st.lists(masks, max_size=3).map(tuple),
    "piles": st.just(()),
    "predictions": st.lists(counts, min_size=4, max_size=4).map(tuple),
    "side": st.integers(0, 1),
}
"""Values of the fields of events, by name."""
UNKNOWN = {(e.Dealt, "down"), (e.Exchanged, "cards"), (e.Discarded, "cards"), (e.Ruled, "cards")}
"""Fields that are None where cards are not known."""


def events_of(kind: type[Entry]) -> st.SearchStrategy[Entry]:
    """Give events of one kind, sensible or not."""
    values = {
        field.name: st.none() | FIELDS[field.name]
        if field.default is None or (kind, field.name) in UNKNOWN
        else FIELDS[field.name]
        for field in fields(kind)
    }
    return st.builds(kind, **values)


STRATEGIES: dict[type, st.SearchStrategy[Entry]] = {
    **{kind: events_of(kind) for kind in NAMES},
    e.Revealed: st.builds(e.Revealed, words.filter(bool)),
    Claim: st.builds(Claim, st.sampled_from(CLAIM_KINDS), pairs),
    Outcome: st.builds(
        Outcome,
        st.none() | st.integers(0, 1),
        st.sampled_from(REASONS),
        pairs,
        st.booleans(),
        pairs,
    ),
    Comment: st.builds(Comment, texts),
}
"""Every entry there is, sensible or not: a record must hold it all."""

wild_records = st.builds(
    Record,
    rules=st.sampled_from(
        (
            RuleSet("chibre"),
            RuleSet("schieber", 1, {"multipliers": (("S", 2), ("oben", 3)), "push": "no"}),
            RuleSet("coiffeur", 1, {"melds": False, "sheet": "S:2 oben joker", "imposed": "SH"}),
        )
    ),
    names=st.tuples(texts, texts, texts, texts),
    tags=st.dictionaries(tag_names, texts, max_size=3),
    entries=st.lists(st.one_of(list(STRATEGIES.values())), max_size=30).map(tuple),
)


def check_round_trip(record: Record, face: Face) -> None:
    text = dumps(record, face)
    read = loads(text)
    assert read == record
    assert list(read.tags) == list(record.tags)
    assert dumps(read, face) == text
    assert face_of(text) == face


SAMPLES: dict[str, object] = {
    **dict.fromkeys(("dealer", "seat", "offender", "leads"), Seat(1)),
    **dict.fromkeys(("digest", "seed", "nonce", "case"), "a b"),
    "reason": "wrong-count",
    **dict.fromkeys(("at", "trick", "points", "category"), 7),
    **dict.fromkeys(("aloud", "stoeck", "insist", "gives_up"), True),
    **dict.fromkeys(("card", "turned", "moved"), Card(5)),
    **dict.fromkeys(("cards", "up", "down", "dead"), CardSet(7)),
    **dict.fromkeys(("hands", "melds"), (CardSet(7), CardSet(56))),
    "answer": "later",
    "contract": CONTRACTS[2],
    **dict.fromkeys(("contributors", "previous_seats"), (Seat(0), Seat(2))),
    "drawn": (Card(3),),
    "height": "80",
    "lost": (1, 3),
    "piles": (),
    "predictions": (1, 2, 3, 4),
    "side": Team(1),
}
"""A value of each field of events."""
HANDS = (CardSet(0), CardSet(1), None, None)
ODD: tuple[Entry, ...] = (
    e.Opened(Seat(0), (), ()),
    e.Sealed("ab", ""),
    e.Dealt(HANDS, down=None),
    e.Predicted(Seat(2), 0, aloud=True),
    e.Exchanged(Seat(1), None),
    e.Exchanged(Seat(1), CardSet(0)),
    e.Discarded(Seat(3), None),
    e.Insisted(Seat(1), insist=False),
    e.Renounced(Seat(0), gives_up=False),
    e.Counted(()),
    Outcome(None, "out", (3, 3)),
)
"""Entries with a part that is empty, unknown or denied."""


def samples(kind: type[Entry], *, whole: bool) -> Entry:
    """Return an event with all its fields, or with those that it needs."""
    names = [field.name for field in fields(kind) if whole or field.default is MISSING]
    values = {name: SAMPLES[name] for name in names} | ({"hands": HANDS} if kind is e.Dealt else {})
    return kind(**values)  # type: ignore[arg-type]


@pytest.mark.parametrize("face", get_args(Face))
def test_every_kind_of_event_goes_both_ways(face: Face) -> None:
    every = [samples(kind, whole=whole) for kind in NAMES for whole in (False, True)]
    record = Record(rules=RuleSet("chibre"), names=("",) * 4, tags={}, entries=(*ODD, *every))
    assert record.entries[0] == e.Opened(Seat(0))
    assert record.entries[1] == e.Sealed("ab")
    check_round_trip(record, face)


@settings(max_examples=100)
@given(records(), faces)
def test_parties_go_both_ways(record: Record, face: Face) -> None:
    check_round_trip(record, face)


@settings(max_examples=400)
@given(wild_records, faces)
def test_every_entry_goes_both_ways(record: Record, face: Face) -> None:
    check_round_trip(record, face)


@settings(max_examples=60)
@given(records(), faces)
def test_a_place_per_entry_points_into_the_text(record: Record, face: Face) -> None:
    text = dumps(record, face)
    lines = text.split("\n")
    read = loads(text)
    assert len(read.places) == len(read.entries)
    assert sorted(read.places) == list(read.places)
    for line, column in read.places:
        assert lines[line - 1][column - 1 : column].strip()


@settings(max_examples=60)
@given(records(), faces, st.sampled_from(("\r\n", "\r", "\n")))
def test_line_ends_and_byte_order_mark_do_not_matter(record: Record, face: Face, end: str) -> None:
    assert loads("\ufeff" + dumps(record, face).replace("\n", end)) == record


@settings(max_examples=60)
@given(records())
def test_spaces_and_blank_lines_do_not_matter(record: Record) -> None:
    text = dumps(record)
    head, _, body = text.partition("\n\n")
    spaced = "\n\n\n".join(f"\t {line}  " for line in head.split("\n"))
    if '"' not in body and "{" not in body:
        body = body.replace(" ", " \t ").replace("[", " [ ").replace("]", " ] ")
    assert loads(f"\n{spaced}\n{body}\n  \n") == record


@pytest.mark.parametrize(
    "text", ["", " ", "  a  ", " a", "a ", "\\", "{", "}", "\n", "\xa0", "\u2028", "\u202e"]
)
@pytest.mark.parametrize("face", get_args(Face))
def test_awkward_texts(text: str, face: Face) -> None:
    entries = (Comment(text), e.Cut(Seat(0), 0), Comment(text), Comment(text))
    record = Record(
        rules=RuleSet("chibre"), names=(text, text, "a", text), tags={"t": text}, entries=entries
    )
    check_round_trip(record, face)
    assert len(dumps(record, face).splitlines()) == dumps(record, face).count("\n")


def test_claims_share_a_line_as_long_as_they_come_in_order() -> None:
    kinds: list[ClaimKind] = ["cards", "score", "tricks", "total", "total"]
    record = Record(
        rules=RuleSet("chibre"),
        names=("",) * 4,
        entries=tuple(Claim(kind, (1, 2)) for kind in kinds),
    )
    lines = dumps(record).splitlines()
    assert [line for line in lines if line.startswith("claim")] == [
        "claim cards 1 2 score 1 2",
        "claim tricks 1 2 total 1 2",
        "claim total 1 2",
    ]


def test_headings_of_deals_may_be_left_out() -> None:
    text = "format 1\nrules chibre/1\nseats A; B; C; D\nopened 2\ndeal 1\ncut 1:5\n"
    assert loads(text) == loads(text.replace("deal 1\n", ""))


def test_tricks_may_be_cut_into_lines_at_will() -> None:
    head = "format 1\nrules chibre/1\nseats A; B; C; D\n"
    one = loads(head + "play 0:SA 1:S6 {so} 2:S7\n")
    other = loads(head + "play 0:SA\nplay 1:S6\n{so}\nplay 2:S7\n")
    assert one == other


def test_a_line_of_cards_is_a_trick_however_many_have_dropped_out() -> None:
    """Whoever answers anything but drop is in the deal; the next deal begins with all again."""
    answers = [e.Joined(Seat(seat), answer) for seat, answer in enumerate(ANSWERS[:4])]
    assert [entry.seat for entry in answers if entry.answer == "drop"] == [3]
    plays: list[Entry] = [e.Played(Seat(0), Card(card)) for card in range(6)]
    dealt: Entry = e.Dealt((None,) * 4)
    entries: tuple[Entry, ...] = (
        *(dealt, *answers, *plays, e.Counted()),
        *(dealt, *plays),
    )
    record = Record(rules=RuleSet("pomme"), names=("",) * 4, entries=entries)
    lines = [line for line in dumps(record).split("\n") if line.startswith("play")]
    assert [line.count(":") for line in lines] == [3, 3, 4, 2]


@pytest.mark.parametrize(
    ("name", "face"), [("a.jass", "text"), ("b.jsonl", "jsonl"), ("c.NDJSON", "jsonl")]
)
def test_files(tmp_path: Path, name: str, face: Face) -> None:
    record = Record(rules=RuleSet("chibre"), names=("Zoë", "Jürg", "", "張"))
    path = tmp_path / name
    dump(record, path)
    assert load(path) == record
    assert face_of(path.read_text(encoding="utf-8")) == face
    assert b"\r" not in path.read_bytes()


def test_face_of_a_file_can_be_chosen(tmp_path: Path) -> None:
    record = Record(rules=RuleSet("chibre"), names=("", "", "", ""))
    dump(record, tmp_path / "x.jass", face="jsonl")
    assert load(str(tmp_path / "x.jass")) == record
    assert (tmp_path / "x.jass").read_text().startswith("{")
