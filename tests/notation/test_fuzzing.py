"""Readers raise nothing but our own errors, for any input, and soon."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buur.errors import BuurError, NotationError, RecordError
from buur.notation import decode_text, dumps, loads, loads_lenient, record_of, replay, verify
from buur.notation.record import CLAIM_KINDS, REASONS, Record
from buur.play.codec import NAMES
from tests.chance import seeded
from tests.notation.parties import beginning, play, presets, seeds
from tests.notation.test_round_trips import faces, wild_records

PIECES = (
    *("\n", " ", "|", "??", "-", ":", ";", "{", "}", '"', "\\", "[", "]", "=", "/", "\x00", "é"),
    *("play ", "deal 2", "hands ", "claim ", "result ", "counted", "null", "true", "1e9", "-1"),
    *("finish 0", "solder 1", "asked 2", "stoeck 3", "choice 0:push", "cut 1:knock", "berg 0"),
    *("+stoeck", "0:SA"),
)


def mutate(text: str, random: Random, changes: int) -> str:
    """Return a text with pieces taken out, put in, doubled and moved."""
    for _ in range(changes):
        at, length = random.randint(0, len(text)), random.choice((1, 1, 2, 5, 40))
        piece = random.choice(PIECES)
        kind = random.randrange(5)
        if kind == 0:
            text = text[:at] + text[at + length :]
        elif kind == 1:
            text = text[:at] + piece + text[at:]
        elif kind == 2:
            text = text[:at] + piece + text[at + len(piece) :]
        elif kind == 3:
            lines = text.split("\n")
            random.shuffle(lines) if random.random() < 0.1 else lines.pop(at % len(lines))
            text = "\n".join(lines)
        else:
            text = text[:at] + text[at : at + length] + text[at:]
    return text


def digest(text: str) -> None:
    """Read, verify, replay and rewrite a text."""
    reading = loads_lenient(text)
    assert all(error.line and error.column for error in reading.errors)
    if reading.record is not None:
        assert loads(dumps(reading.record)) == reading.record
        assert verify(reading.record).state is not None
    if any(not isinstance(error, RecordError) for error in reading.errors):
        with pytest.raises(NotationError) as caught:
            loads(text)
        assert caught.value.line
        assert caught.value.column
    else:
        check_record(loads(text))


def check_record(record: Record) -> None:
    found = verify(record)
    assert all(finding.code and finding.message for finding in (*found.problems, *found.notes))
    try:
        states = list(replay(record))
    except BuurError:
        return
    assert len(states) <= len(record.events)


@settings(max_examples=120)
@given(presets, faces, seeds, st.integers(0, 10**6), st.integers(1, 8))
def test_mutated_records(name: str, face: str, seed: int, change: int, changes: int) -> None:
    partie = beginning(play(name, seed, short=True), 140)
    seat = (None, 0, 1)[change % 3]
    names = tuple("ABCDEF"[: partie.variant.seats])
    record = record_of(partie.events, partie.variant, names=names, seat=seat)
    digest(mutate(dumps(record, "jsonl" if face == "jsonl" else "text"), seeded(change), changes))


@settings(max_examples=200)
@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    digest(text)
    digest(f"format 1\nrules chibre/1\nseats A; B; C; D\n{text}")


@settings(max_examples=200)
@given(st.binary(max_size=200))
def test_any_bytes(source: bytes) -> None:
    text = source.decode("utf-8", "replace")
    if text.encode() == source:
        digest(decode_text(source))
        return
    with pytest.raises(NotationError) as caught:
        decode_text(source)
    assert caught.value.line
    assert caught.value.column


words = st.sampled_from(
    (*NAMES.values(), *CLAIM_KINDS, *REASONS, "claim", "comment", "result", "SA")
)
fields = st.sampled_from(
    (
        *("e", "seat", "card", "melds", "stoeck", "hands", "digest", "seed", "nonce", "at"),
        *("kind", "points", "winner", "reason", "scores", "contract", "text", "drawn", "dealer"),
    )
)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | words | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(fields, inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=200)
@given(
    words,
    st.dictionaries(fields, values, max_size=6),
)
def test_any_json(kind: str, source: dict[str, object]) -> None:
    head = '{"format":1,"rules":{"name":"chibre","version":1},"seats":["A","B","C","D"]}'
    digest(f"{head}\n{json.dumps(source | {'e': kind})}")
    digest(json.dumps(source | {"format": 1, "rules": source, "seats": source.get("hands")}))


@settings(max_examples=150)
@given(wild_records)
def test_verification_survives_everything(record: Record) -> None:
    check_record(record)
    loads_lenient(dumps(record))


HEAD = "format 1\nrules chibre/1\nseats A; B; C; D\n"
LARGE = 1_000_000
"""Characters that are read at once, and that nobody could read so often as there are of them."""

LONG_TOKENS: dict[str, Callable[[int], str]] = {
    "objects": lambda size: "{" * size,
    "comments": lambda size: HEAD + "{" * size,
    "escapes": lambda size: HEAD + "{\\" * size,
    "a card and no blank": lambda size: f"{HEAD}play {'0:SA' * size}",
    "a number": lambda size: f"{HEAD}cut 0:{'9' * size}",
    "a number in JSON": lambda size: '{"format":' + "9" * size + "}",
    "quotes": lambda size: 'format 1\nrules chibre/1\nseats "' + '\\"' * size,
    "blanks": lambda size: f"format 1\n{' ' * size}rules chibre/1{' ' * size}",
}
"""Texts that are one token, or none, however long they are."""

MANY_TOKENS: dict[str, Callable[[int], str]] = {
    "cards": lambda size: f"{HEAD}play {'0:SA ' * size}",
    "melds": lambda size: f"{HEAD}play 0:SA{'[S6]' * size}",
    "names": lambda size: f"format 1\nrules chibre/1\nseats {'; ' * size}",
}
"""Texts of as many tokens as one likes."""


def calls_in(work: Callable[[], object]) -> int:
    """Return how many functions are called: the work done, whatever the machine."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    gc.disable()  # whenever it runs, it calls what others asked for
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls


@pytest.mark.untraced
@pytest.mark.parametrize("kind", LONG_TOKENS)
def test_a_long_token_costs_no_more_than_a_short_one(kind: str) -> None:
    """A token is scanned once: a second scan from each of its characters would not end."""
    small, large = (LONG_TOKENS[kind](size) for size in (10, LARGE))
    assert loads_lenient(small).errors
    assert loads_lenient(large).errors
    assert calls_in(lambda: loads_lenient(large)) <= calls_in(lambda: loads_lenient(small))


@pytest.mark.untraced
@pytest.mark.parametrize("kind", MANY_TOKENS)
def test_work_doubles_with_the_tokens(kind: str) -> None:
    once, twice = (MANY_TOKENS[kind](size) for size in (1000, 2000))
    assert loads_lenient(once).errors
    assert calls_in(lambda: loads_lenient(twice)) <= 2 * calls_in(lambda: loads_lenient(once))


@pytest.mark.untraced
def test_work_doubles_with_the_deals() -> None:
    """The check of a deal does not depend on the deals before."""

    def checked(deals: int) -> None:
        dealt = "cut 2:9\nhands ?? | ?? | ?? | ??\nmisdeal bad-pack\n" * deals
        assert verify(loads(f"{HEAD}opened 3\n{dealt}")).is_ok

    checked(1)  # what is cached is made before anything is counted
    assert calls_in(lambda: checked(200)) <= 2 * calls_in(lambda: checked(100))
