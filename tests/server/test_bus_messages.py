"""Messages between nodes: each survives the round trip, and no bytes make a receiver fail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect

from buur.server.bus import shared_notes
from buur.server.bus.codec import Codec
from buur.server.tables import bridge_messages as bridge
from buur.server.tables import lobby_news as news
from buur.server.tables import passkeys, table_calls
from tests.fuzz.parsers import bus

CODECS: dict[str, Codec[Any]] = {
    "bridges": bridge.BRIDGE,
    "answers of tables": table_calls.ANSWERS,
    "news of the lobby": news.NEWS,
    "questions to the coordinator": news.QUESTIONS,
    "answers of the coordinator": news.ANSWERS,
    "words to those who wait": news.TOLD,
    "notes of those who wait": news.NOTES,
    "notes": shared_notes._NEWS,
    "challenges": passkeys._CHALLENGES,
}
_TEXT = st.text(st.characters(codec="utf-8"), max_size=8)
_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | _TEXT,
    lambda part: st.lists(part, max_size=3) | st.dictionaries(_TEXT, part, max_size=3),
    max_leaves=5,
)
LINES = st.sampled_from(
    (
        *("table", "node", "news", "ask", "told", "waiting", "challenges", "deletions"),
        *("owner", "coordinator", "socket"),
    )
)


def values(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Return the values of a type of msgspec."""
    match kind:
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: values(field.type) for field in fields})
        case inspect.NamedTupleType(cls=cls, fields=fields):
            return st.builds(cls, *(values(field.type) for field in fields))
        case inspect.UnionType(types=types):
            return st.one_of(*map(values, types))
        case inspect.TupleType(item_types=types):
            return st.tuples(*map(values, types))
        case inspect.VarTupleType(item_type=item):
            return st.lists(values(item), max_size=2).map(tuple)
        case inspect.FrozenSetType(item_type=item):
            return st.frozensets(values(item), max_size=2)
        case inspect.ListType(item_type=item, min_length=least):
            return st.lists(values(item), min_size=least or 0, max_size=2)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(values(key), values(value), max_size=2)
        case inspect.LiteralType(values=found):
            return st.sampled_from(found)
        case inspect.StrType(pattern=str(pattern)):
            return st.from_regex(pattern)
        case _:
            return _PLAIN[type(kind)]


_PLAIN: dict[type[inspect.Type], st.SearchStrategy[Any]] = {
    inspect.NoneType: st.none(),
    inspect.BoolType: st.booleans(),
    inspect.IntType: st.integers(-(2**63), 2**63 - 1),
    inspect.FloatType: st.floats(allow_nan=False, allow_infinity=False),
    inspect.StrType: _TEXT,
    inspect.AnyType: _JSON,
}


@pytest.mark.parametrize("codec", CODECS.values(), ids=CODECS)
@given(data=st.data())
@settings(max_examples=20)
def test_a_message_arrives_as_it_was(codec: Codec[Any], data: st.DataObject) -> None:
    message = data.draw(values(inspect.type_info(codec._reader.type)))
    assert codec.decode(codec.encode(message)) == message


@pytest.mark.parametrize("codec", CODECS.values(), ids=CODECS)
@given(content=st.binary() | _JSON.map(msgspec.json.encode))
@settings(max_examples=20)
def test_what_is_no_message_is_none(codec: Codec[Any], content: bytes) -> None:
    found = codec.decode(content)
    assert found is None or codec.decode(codec.encode(found)) == found


_REFUSED = b'{"type":"refused","status":404,"code":"no-seat","message":'


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[1e999]",
        b'{"type":"seat-taken","seat":"1"}',
        _REFUSED + b'"\xff"}',
        _REFUSED + b'"\\ud800"}',
        _REFUSED + b'"","source":' + b"[" * 100_000,
    ],
    ids=["nothing", "number", "type", "not UTF-8", "half a character", "deep"],
)
def test_the_log_says_in_one_sentence_what_is_lost(
    content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    assert table_calls.ANSWERS.decode(content) is None
    said = "another node sends what this one cannot read; do their versions differ?"
    assert [(one.message, one.exc_info) for one in caplog.records] == [(said, None)]


@pytest.mark.parametrize("content", [b"", b"x", b"m\xff", b"c", b"c99", b"c5000", b"c1012.0"])
def test_what_is_no_output_of_a_table_is_lost(content: bytes) -> None:
    assert bridge.decode_output(content) is None


@given(text=_TEXT, code=st.integers(1000, 4999))
def test_an_output_of_a_table_arrives_as_it_was(text: str, code: int) -> None:
    assert bridge.decode_output(bridge.encode_text(text)) == text
    assert bridge.decode_output(bridge.encode_close(code)) == code


@pytest.fixture(scope="module")
def receiver() -> Iterator[bus.Receiver]:
    """A node that gets messages of others."""
    with bus.running_receiver() as found:
        yield found


@given(lines=st.lists(st.tuples(LINES, st.binary() | _JSON.map(msgspec.json.encode)), max_size=8))
@settings(max_examples=40)
def test_no_bytes_make_a_receiver_fail(
    receiver: bus.Receiver, lines: list[tuple[str, bytes]]
) -> None:
    receiver.examine(b"\n".join(name.encode() + b" " + content for name, content in lines))


@pytest.mark.parametrize("what", ["quit", "leave", "slow", "fast"])
def test_the_coordinator_keeps_no_client_who_does_not_wait(
    receiver: bus.Receiver, what: news.SocketWord
) -> None:
    message = news.OfSocket(bus.OTHER, bus.SOCKET, what)
    receiver.examine(b"ask " + news.QUESTIONS.encode(message))
    assert receiver.match._visitors == {}


def test_a_seat_for_somebody_who_was_deleted_does_not_end_the_table(
    receiver: bus.Receiver,
) -> None:
    receiver.examine(b"")
    before = receiver.registry.actors[receiver.table]
    message = table_calls.TakeSeat("Beat", "deleted", "hash", "token")
    receiver.examine(b"table " + bridge.BRIDGE.encode(message))
    assert receiver.registry.actors[receiver.table] is before
