"""Readers refuse a text at the line and column that they cannot read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from buur.errors import NotationError, RecordError, RulesError
from buur.notation import (
    Claim,
    Comment,
    Outcome,
    Place,
    Record,
    RuleSet,
    decode_text,
    dumps,
    load,
    loads,
    loads_lenient,
)
from buur.play.model import events as e
from buur.play.model.events import Event
from buur.seats import Seat
from buur.variants.registry import variant

HEAD = "format 1\nrules chibre/1\nseats A; B; C; D\n"

TEXT_ERRORS = [
    # the head
    ("", 1, 1, "the line 'rules' is missing"),
    ("formal 1\n", 1, 1, "'formal' is not expected here: expected 'format 1'"),
    ("format one\n", 1, 1, "expected 'format 1'"),
    ("format 2\n", 1, 8, "format 2 is not known: this program reads format 1"),
    ("format 1 2\n", 1, 10, "expected the end of the line"),
    ("\n\n  format 12\n", 3, 10, "format 12 is not known"),
    ("format 1\nseats A; B; C; D\nopened 1\n", 3, 1, "the line 'rules' is missing"),
    ("format 1\nrules chibre/1\n", 3, 1, "the line 'seats' is missing"),
    ("format 1\nrules chibre\n", 2, 7, "expected a rule set with its version"),
    ("format 1\nrules chibre/2\n", 2, 7, "rules chibre/2 are not known"),
    ("format 1\nrules  jass/1\n", 2, 8, "rule set 'jass' does not exist"),
    ("format 1\nrules chibre/1 target\n", 2, 16, "expected an option such as target=500"),
    ("format 1\nrules chibre/1 targe=5\n", 2, 16, "did you mean target"),
    ("format 1\nrules chibre/1 target=5 target=6\n", 2, 25, "target stands here twice"),
    ("format 1\nrules chibre/1 stock=no stoeck=no\n", 2, 25, "stock stands here twice"),
    ("format 1\nrules chibre/1 target=much\n", 2, 16, "option target cannot be 'much'"),
    ("format 1\nrules chibre/1 melds=maybe\n", 2, 16, "option melds cannot be 'maybe'"),
    ("format 1\nrules chibre/1 multipliers=S=x\n", 2, 16, "factors such as S=2,oben=3"),
    ("format 1\nrules chibre/1 multipliers=S=99\n", 2, 16, "factors 1 to 20"),
    ("format 1\nrules chibre/1 multipliers=S=123456789\n", 2, 16, "factors 1 to 20"),
    ("format 1\nrules chibre/1 multipliers=S=1234567890\n", 2, 16, "factors such as"),
    ("format 1\nrules chibre/1 multipliers=S=2,S=3\n", 2, 16, "factors such as"),
    ("format 1\nrules chibre/1 multipliers=X=2\n", 2, 16, "factors such as"),
    ("format 1\nrules chibre/1 multipliers=S=²\n", 2, 16, "factors such as"),
    ("format 1\nrules chibre/1 target=123456789\n", 2, 16, "cannot be 123456789:"),
    ("format 1\nrules chibre/1 target=1234567890\n", 2, 16, "cannot be '1234567890':"),
    ("format 1\nrules chibre/1 target=²\n", 2, 16, "cannot be '²':"),
    ("format 1\nrules chibre/1 finish=deals\n", 2, 7, "is impossible"),
    (HEAD + "\nopened 1\nruled x 1 lawful\n", 6, 7, "a seat from 0 to 5"),
    (HEAD + "\nopened 1\nruled 1 1 wrong cards HAXX\n", 6, 23, "XX"),
    ('format 1\nrules chibre/1 imposed="a\n', 2, 24, "expected a value"),
    ("format 1\nrules chibre/1\nrules chibre/1\n", 3, 1, "the rules stand here twice"),
    (HEAD + "seats A; B; C; D\n", 4, 1, "the seats stand here twice"),
    ("format 1\nrules chibre/1\nseats A; B\n\nopened 1", 3, 1, "2 seats are named"),
    ('format 1\nrules chibre/1\nseats A; "B; C; D\n', 3, 10, "does not end on its line"),
    ('format 1\nrules chibre/1\nseats "A" B; C; D\n', 3, 11, "'B;' is not expected here"),
    ("format 1\nrules chibre/1\nseats \\\n" + 'seats "\\x"; B\n', 4, 1, "twice"),
    (HEAD + "format 1\n", 4, 1, "format stands in the first line only"),
    (HEAD + "date 1\ndate 2\n", 5, 1, "tag date stands here twice"),
    (HEAD + "%date 1\n", 4, 1, "expected rules, seats, or the name of a tag"),
    (HEAD + "date: 1\n", 4, 1, "'date:' is not expected here"),
    (HEAD + f"{'x' * 65} 1\n", 4, 1, "cannot name a tag"),
    (HEAD + 'date "\\q"\n', 4, 6, "'\\\\q' is not an escape"),
    (HEAD + 'date "\\ud800"\n', 4, 6, "half a character"),
    (HEAD + 'date "a" b\n', 4, 10, "expected the end of the line"),
    (HEAD + "date \ud800\n", 4, 6, "half a character stands here"),
    (HEAD + "{a} b\n", 4, 5, "expected the end of the line"),
    # the body
    (HEAD + "opened 1\ndate 1\n", 5, 1, "'date' is not expected here: expected one of deal"),
    (HEAD + "opened 6\n", 4, 8, "'6' is not expected here: expected a seat from 0 to 5"),
    (HEAD + "opened\n", 4, 7, "the end of the line is not expected here: expected a seat"),
    (HEAD + "opened 1 2\n", 4, 10, "expected the end of the line"),
    (HEAD + "opened 1 drawn\n", 4, 15, "expected a card"),
    (HEAD + "opened 1 drawn SA S1\n", 4, 19, "'S1' is not a card"),
    (HEAD + "opened 1 drawn SA from\n", 4, 23, "expected a seat"),
    (HEAD + "opened 1 from SA\n", 4, 15, "expected a seat"),
    (HEAD + "deal 2\n", 4, 6, "deal 2 is headed where deal 1 stands"),
    (HEAD + "deal one\n", 4, 6, "expected the number of the deal"),
    (HEAD + "sealed\n", 4, 7, "expected a digest"),
    (HEAD + "sealed ab sead cd\n", 4, 11, "only 'seed'"),
    (HEAD + "sealed ab seed\n", 4, 15, "expected a seed"),
    (HEAD + f"sealed {'a' * 129}\n", 4, 8, "has 129 characters"),
    (HEAD + "contributed 0:ab 1:\n", 4, 20, "expected a contribution"),
    (HEAD + "contributed 0 ab\n", 4, 14, "expected a colon after seat 0"),
    (HEAD + "cut 1:many\n", 4, 7, "expected a number of cards or knock"),
    (HEAD + "cut 1:1234567890\n", 4, 7, "the number is too large"),
    (HEAD + "hands S6 | S7 | S8\n", 4, 7, "3 hands are given"),
    (HEAD + "hands S6 S7 S6 | - | - | -\n", 4, 13, "S6 stands here twice"),
    (HEAD + "hands S6 | SX | - | -\n", 4, 12, "'SX' is not a card"),
    (HEAD + "hands S6 |  | - | -\n", 4, 13, "expected cards, ??"),
    (HEAD + "hands S6 ?? | - | - | -\n", 4, 10, "known whole or not at all"),
    (HEAD + "hands ?? ?? S6 | - | - | -\n", 4, 13, "known whole or not at all"),
    (HEAD + "misdeal\n", 4, 8, "expected a reason"),
    (HEAD + "choice 0:\n", 4, 10, "expected push or a contract"),
    (HEAD + "choice 0:shove\n", 4, 10, "'shove' is not a contract"),
    (HEAD + "choice 0:push 2:trump:X\n", 4, 17, "'X' is not a suit"),
    (HEAD + "play\n", 4, 5, "expected a seat"),
    (HEAD + "play 0:SA 1:SB\n", 4, 13, "'SB' is not a card"),
    (HEAD + "play 0:sa\n", 4, 8, "'sa' is not a card"),
    (HEAD + "play 0:SA[S6 S7 S6]\n", 4, 17, "S6 stands here twice"),
    (HEAD + "play 0:SA[S6 S7\n", 4, 16, "expected a card or a closing bracket"),
    (HEAD + "play 0:SA+stock\n", 4, 11, "expected 'stoeck' after the plus"),
    (HEAD + "play 0:SA {a 1:S6\n", 4, 11, "a comment does not end on its line"),
    (HEAD + "play 0:SA {\\y} 1:S6\n", 4, 11, "is not an escape"),
    (HEAD + "answer 1:yes\n", 4, 10, "expected insist or take"),
    (HEAD + "counted 1\n", 4, 9, "1 predictions are given"),
    (HEAD + "bid 0:\n", 4, 7, "expected a bid such as 80"),
    (HEAD + "bid 0:80=\n", 4, 10, "expected a contract such as trump:S"),
    (HEAD + "bid 0:80=trump:X\n", 4, 10, "'X' is not a suit"),
    (HEAD + "joined 0:maybe\n", 4, 10, "'maybe' is no answer"),
    (HEAD + "renounced 0:perhaps\n", 4, 13, "expected yes or no"),
    (HEAD + "predicted 0\n", 4, 12, "expected"),
    (HEAD + "hands S6 | S7 | S8 | S9 widow H6 H7\n", 4, 36, "expected a stroke"),
    (HEAD + "revealed\n", 4, 9, "expected a seed"),
    (HEAD + 'revealed ""\n', 4, 10, "the seed that is revealed is empty"),
    (HEAD + "claim points 1 2\n", 4, 7, "'points' is no kind of points"),
    (HEAD + "claim cards\n", 4, 12, "expected points"),
    (HEAD + "claim total 1 2 cards 1 2 3\n", 4, 17, "3 numbers are given"),
    (HEAD + "claim cards 1 1000000000\n", 4, 15, "the number is too large"),
    (HEAD + "result 2 out 1 2\n", 4, 8, "there is no side 2"),
    (HEAD + "result who out 1 2\n", 4, 8, "expected a side, or draw"),
    (HEAD + "result 0 won 1 2\n", 4, 10, "'won' ends no partie"),
    (HEAD + "result 0 out 1\n", 4, 8, "1 numbers are given"),
    (HEAD + "result 0 out 1 2 strokes 1\n", 4, 8, "1 numbers are given"),
    (HEAD + "result 0 out 1 2 shorter\n", 4, 23, "expected the end of the line"),
]


@pytest.mark.parametrize(("text", "line", "column", "message"), TEXT_ERRORS)
def test_text_errors(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        loads(text)
    error = caught.value
    assert (error.line, error.column) == (line, column), str(error)
    assert message in error.message


def jsonl(*lines: str, head: bool = True) -> str:
    first = '{"format":1,"rules":{"name":"chibre","version":1},"seats":["A","B","C","D"]}'
    return "\n".join([first, *lines] if head else lines)


def headed(**changes: str) -> str:
    parts = {
        "format": "1",
        "rules": '{"name":"chibre","version":1}',
        "seats": '["A","B","C","D"]',
    } | changes
    return "{" + ",".join(f'"{name}":{value}' for name, value in parts.items() if value) + "}"


JSON_ERRORS = [
    ("{", 1, 2, "this is not JSON"),
    ("{}", 1, 1, "the head must have 'format'"),
    (headed(format="2"), 1, 2, "the format 2 is not known"),
    (headed(format="true"), 1, 2, "the format True is not known"),
    (headed(extra="1"), 1, 77, "the head cannot have 'extra'"),
    (headed(rules=""), 1, 1, "the head must have 'rules'"),
    (headed(rules="1"), 1, 13, "the rules must be an object"),
    (headed(rules='{"name":"chibre"}'), 1, 13, "the rules must have 'version'"),
    (headed(rules='{"name":1,"version":1}'), 1, 13, "the rules have a name"),
    (headed(rules='{"name":"jass","version":1}'), 1, 29, "rule set 'jass' does not exist"),
    (headed(rules='{"name":"chibre","version":7}'), 1, 1, "rules chibre/7 are not known"),
    (
        headed(rules='{"name":"chibre","version":1,"options":{"x":1}}'),
        *(1, 61, "option 'x' does not exist"),
    ),
    (
        headed(rules='{"name":"chibre","version":1,"options":{"target":0}}'),
        *(1, 61, "option target cannot be 0"),
    ),
    (headed(seats='["A"]'), 1, 51, "the seats do not fit"),
    (headed(seats='"ABCD"'), 1, 51, "the seats must be a list of names"),
    (headed(tags="[]"), 1, 77, "the tags must be an object of texts"),
    (headed(tags='{"play":"x"}'), 1, 85, "'play' cannot name a tag"),
    (jsonl("[]"), 2, 1, "this is not a JSON object"),
    (jsonl(" " * 9 + "[]"), 2, 10, "this is not a JSON object"),
    (jsonl('{"e":"\\ud800"}'), 2, 1, "half a character"),
    (jsonl("", '  {"e":1}'), 3, 4, "an entry must have a text 'e'"),
    (jsonl('{"e":"counted"'), 2, 15, "this is not JSON"),
    (jsonl('{"e":"counted"} 1'), 2, 17, "this is not JSON"),
    (jsonl('{"e":"count"}'), 2, 6, "'count' is not an event"),
    (jsonl('{"e":"counted","seat":1}'), 2, 16, "unknown field 'seat'"),
    (jsonl('{"e":"pushed"}'), 2, 1, "lacks the field 'seat'"),
    (jsonl('{"e":"pushed","seat":9}'), 2, 15, "field 'seat' is 9"),
    (jsonl('{"e":"pushed","seat":1.0}'), 2, 15, "field 'seat' is 1.0"),
    (jsonl('{"e":"pushed","seat":NaN}'), 2, 1, "NaN is not a number"),
    (jsonl('{"e":"pushed","seat":1,"seat":1}'), 2, 15, "'seat' stands twice"),
    (jsonl('{"e":"joined","seat":1,"answer":"perhaps"}'), 2, 24, "one of play, later"),
    (jsonl('{"e":"played","seat":1,"card":"SX"}'), 2, 31, "'SX' is not a card"),
    (jsonl('{"e":"cut","seat":1,"at":10000000000}'), 2, 1, "at is 10000000000"),
    (jsonl('{"e":"cut","seat":1,"at":1' + "0" * 5000 + "}"), 2, 1, "a record can hold"),
    (jsonl("[" * 100_000), 2, 1, "a record can hold"),
    (jsonl('{"e":"dealt","hands":[null]}'), 2, 1, "1 hands are given"),
    (jsonl('{"e":"revealed"}'), 2, 1, "must have 'seed'"),
    (jsonl('{"e":"comment"}'), 2, 1, "a comment must have 'text'"),
    (jsonl('{"e":"comment","text":1}'), 2, 16, "field 'text' is no text"),
    (jsonl('{"e":"comment","text":"\\ud800"}'), 2, 1, "half a character"),
    (jsonl('{"e":"claim","kind":"cards"}'), 2, 1, "a claim must have 'points'"),
    (jsonl('{"e":"claim","kind":"x","points":[1,2]}'), 2, 21, "'x' is no kind of points"),
    (jsonl('{"e":"claim","kind":"cards","points":[1]}'), 2, 1, "1 numbers are given"),
    (jsonl('{"e":"claim","kind":"cards","points":[1,true]}'), 2, 29, "field 'points'"),
    (jsonl('{"e":"claim","kind":"cards","points":2}'), 2, 29, "field 'points'"),
    (jsonl('{"e":"result","winner":0}'), 2, 1, "a result must have 'reason'"),
    (
        jsonl('{"e":"result","winner":"0","reason":"out","scores":[1,2]}'),
        *(2, 15, "field 'winner'"),
    ),
    (
        jsonl('{"e":"result","winner":0,"reason":"won","scores":[1,2]}'),
        *(2, 35, "'won' ends no partie"),
    ),
    (
        jsonl('{"e":"result","winner":0,"reason":"out","scores":[1,2],"short":1}'),
        *(2, 56, "field 'short'"),
    ),
]


@pytest.mark.parametrize(
    ("text", "line", "column", "message"), JSON_ERRORS, ids=range(len(JSON_ERRORS))
)
def test_json_errors(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        loads(text)
    error = caught.value
    assert message in error.message
    assert (error.line, error.column) == (line, column), str(error)


@pytest.mark.parametrize("length", [60, 61, 99])
def test_a_long_value_is_shortened_in_an_error(length: int) -> None:
    """Values of JSON with their quotes, words of a text without."""
    text = "x" * (length - 2)
    value = f"'{text}'" if length <= 60 else f"'{'x' * 56}..."
    word = f"'{'x' * 60}'"
    for source, shown in [
        (jsonl(f'{{"e":"claim","kind":"{text}","points":[1,2]}}'), f"{value} is no kind of points"),
        (f"{HEAD}claim {'x' * length}\n", f"{word} is no kind of points"),
        (f"{HEAD}result 0 {'x' * length}\n", f"{word} ends no partie"),
        (f"{HEAD}joined 0:{'x' * length}\n", f"{word} is no answer"),
    ]:
        with pytest.raises(NotationError) as caught:
            loads(source)
        assert caught.value.message.startswith(shown)


def test_a_file_must_be_utf8(tmp_path: Path) -> None:
    path = tmp_path / "x.jass"
    path.write_bytes(HEAD.encode() + "ort Zür".encode() + b"\xff")
    with pytest.raises(NotationError, match="not UTF-8") as caught:
        load(path)
    assert (caught.value.line, caught.value.column) == (4, 8)


@pytest.mark.parametrize(
    "before",
    ["", "a", "ab", "\n", "a\n", "ab\n", "a\nb", "\n\n", "a\n\nbc", "😀", "\ue000b", "\ud7ff"],
)
def test_half_a_character_is_found_where_it_stands(before: str) -> None:
    line, column = before.count("\n") + 1, len(before.split("\n")[-1]) + 1
    with pytest.raises(NotationError, match="half a character") as caught:
        loads(f"{before}\ud800 {before}")
    assert (caught.value.line, caught.value.column) == (line, column)
    with pytest.raises(NotationError, match="not UTF-8") as caught:
        decode_text(before.encode() + b"\xff")
    assert (caught.value.line, caught.value.column) == (line, column)


# --- records that cannot be made -------------------------------------------------------------

RULES = RuleSet("chibre")
NAMES = ("A", "B", "C", "D")


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (e.Dealt((None,)), "1 hands"),
        (e.Sealed("\ud800"), "half a character"),
        (e.Revealed("a" * 129), "129 characters"),
        (Comment("\udfff"), "half a character"),
        (Claim("cards", (1,)), "1 numbers"),
        (Claim("cards", (1, 10**9)), "too large"),
        (Outcome(5, "out", (1, 2)), "no side 5"),
        (Outcome(0, "out", (1, 2, 3)), "3 numbers"),
        (e.Bid(Seat(0), "pass"), "'pass' is no bid"),
        (e.Bid(Seat(0), ""), "'' is no bid"),
        (e.Dealt((None,) * 4, piles=(None,)), "1 piles"),
    ],
)
def test_a_record_holds_only_what_it_can_write(
    entry: Event | Claim | Outcome | Comment, message: str
) -> None:
    with pytest.raises(NotationError, match=message):
        Record(rules=RULES, names=NAMES, entries=(entry,))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"names": NAMES[:3]}, "3 seats are named"),
        ({"names": ("\ud800", "", "", "")}, "half a character"),
        ({"tags": {"seats": "x"}}, "'seats' cannot name a tag"),
        ({"tags": {"à": "x"}}, "cannot name a tag"),
        ({"format": 2}, "format 2"),
        ({"places": (Place(1, 1),)}, "as many places"),
    ],
)
def test_heads_that_cannot_be_written(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        replace(Record(rules=RULES, names=NAMES), **changes)


def test_rules_that_cannot_be_named() -> None:
    with pytest.raises(RulesError, match="more than options"):
        RuleSet.of(variant("chibre").__class__(code="chibre", version=5))


def test_a_rule_set_shows_its_name_and_what_it_changes() -> None:
    rules = RuleSet("chibre", 1, {"target": 500, "last_trick": 5})
    assert repr(rules) == "RuleSet('chibre', 1, {'target': 500})"


def test_options_of_the_stoeck_have_a_second_name() -> None:
    """A record is written with the first one."""
    rules = RuleSet("chibre", 1, {"stock": False, "stock_with_meld": False})
    assert RuleSet("chibre", 1, {"stoeck": False, "stoeck_with_meld": False}) == rules
    record = Record(rules=rules, names=NAMES)
    for face in ("text", "jsonl"):
        written = dumps(record, face)
        assert loads(written.replace("stock", "stoeck")) == record
        assert "stoeck" not in written


def test_records_are_values() -> None:
    one, other = (Record(rules=RULES, names=NAMES, tags={"a": "b"}) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert loads(dumps(one)) == one
    opened = Record(rules=RULES, names=NAMES, entries=(e.Opened(Seat(1)),))
    assert repr(loads(dumps(opened))) == repr(opened)


# --- the lenient reader ----------------------------------------------------------------------


def test_lenient_reader_keeps_what_stands_before_the_first_error() -> None:
    reading = loads_lenient(HEAD + "opened 3\nwhat 1\ncut 2:9\ncut 2:x\n")
    assert reading.record is not None
    assert reading.record.events == (e.Opened(Seat(3)),)
    assert [(e.line, e.column) for e in reading.errors] == [(5, 1), (7, 7)]


def test_lenient_reader_keeps_the_lawful_beginning() -> None:
    reading = loads_lenient(HEAD + "opened 3\ncut 2:9 {well cut}\ncounted\nopened 1\n")
    assert reading.record is not None
    assert reading.record.entries == (e.Opened(Seat(3)), e.Cut(Seat(2), 9), Comment("well cut"))
    assert len(reading.record.places) == 3
    (error,) = reading.errors
    assert isinstance(error, RecordError)
    assert (error.line, error.column) == (6, 1)


def test_every_comment_and_every_card_has_its_place() -> None:
    record = loads(HEAD + "{a} {b}\nplay 0:S6 {c} 1:S7\nopened 1 {d}\n")
    columns = [(4, 1), (4, 5), (5, 6), (5, 11), (5, 15), (6, 8), (6, 10)]
    assert record.places == tuple(Place(*place) for place in columns)


def test_lenient_reader_keeps_the_items_before_an_error_in_a_line() -> None:
    reading = loads_lenient(HEAD + "contributed 0:aabbccdd 1:aabbccdd 2?\n")
    assert reading.record is not None
    unlawful, unreadable = reading.errors
    assert isinstance(unlawful, RecordError)
    assert (unlawful.column, unreadable.column) == (13, 36)
    assert reading.record.events == ()


def test_lenient_reader_lives_without_a_tag() -> None:
    reading = loads_lenient(HEAD + "date! 1\nplace Bern\nopened 1\n")
    assert reading.record is not None
    assert dict(reading.record.tags) == {"place": "Bern"}
    assert reading.record.events == (e.Opened(Seat(1)),)
    assert len(reading.errors) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "format 9\nopened 1\nwhat\n",
        "format 1\nopened 1\n",
        "{",
        '{"format":1}\n{"e":"counted"}',
        "format 1\nrules chibre/1\nseats A\nopened 1\n",
        "\ud800",
    ],
)
def test_lenient_reader_needs_a_head(text: str) -> None:
    reading = loads_lenient(text)
    assert reading.record is None
    assert reading.errors


def test_lenient_reader_of_json_lines() -> None:
    reading = loads_lenient(jsonl('{"e":"opened","dealer":1}', "{", '{"e":"x"}'))
    assert reading.record is not None
    assert reading.record.events == (e.Opened(Seat(1)),)
    assert [error.line for error in reading.errors] == [3, 4]
    cut = '{"e":"cut","seat":0,"at":9}'
    between = loads_lenient(jsonl('{"e":"opened","dealer":1}', "{", cut, '{"e":"x"}', cut))
    assert between.record == reading.record
    assert [error.line for error in between.errors] == [3, 5]


def test_lenient_reader_of_a_good_record_has_no_errors() -> None:
    text = HEAD + "opened 3\ncut 2:9\nhands ?? | ?? | ?? | ??\nfinish 1\nplay 0:SA\n"
    reading = loads_lenient(text)
    assert reading.errors
    hidden = loads_lenient(text.replace("finish", "choice 0:trump:S\nfinish"))
    assert hidden.errors == ()
    assert hidden.record == loads(text.replace("finish", "choice 0:trump:S\nfinish"))


def test_lenient_reader_gives_a_hundred_errors_at_most() -> None:
    assert len(loads_lenient(HEAD + "opened 1\n" + "what\n" * 500).errors) == 100
