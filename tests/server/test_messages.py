"""Decoding of messages: any input gives a message or a `Problem`."""

import contextlib
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from buur.errors import NotationError
from buur.melds import Utterance
from buur.play.codec import NAMES
from buur.seats import Seat
from buur.server.errors import Problem
from buur.server.http.api import MyTables, NewTable
from buur.server.http.token_buckets import RateLimiter, TokenBucket, network_of
from buur.server.settings import Rate
from buur.server.wire import messages
from buur.server.wire.decode_act import decode_act
from buur.server.wire.encode_view import encode_utterances

PLAIN = st.none() | st.booleans() | st.integers() | st.text(max_size=20)
JSON = st.recursive(
    PLAIN | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=20,
)
FIELDS = st.sampled_from(["seat", "card", "melds", "stoeck", "contract", "at", "nonce", "insist"])
VALUES = (
    PLAIN
    | st.sampled_from(["SA", "DT", "trump:S", "oben"])
    | st.lists(st.text(max_size=3) | st.lists(st.text(max_size=3)), max_size=5)
)
ACTS = st.builds(
    lambda name, fields: fields | {"e": name},
    st.sampled_from([*NAMES.values(), "counted", "x"]),
    st.dictionaries(FIELDS, VALUES, max_size=4),
)


@given(st.text() | JSON.map(json.dumps) | ACTS.map(lambda act: json.dumps({"t": "do", "act": act})))
def test_any_text_is_a_message_or_a_problem(text: str) -> None:
    try:
        messages.decode(text)
    except Problem as problem:
        json.dumps(problem.shape)
    messages.decode_id(text)


def test_who_does_not_say_that_a_program_plays_is_a_person() -> None:
    hello = messages.decode('{"t":"hello","table":"x","token":"y"}')
    assert isinstance(hello, messages.Hello)
    assert not hello.bot


@given(st.binary() | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_body_is_a_request_or_a_problem(body: bytes) -> None:
    for kind in (NewTable, MyTables):
        with contextlib.suppress(Problem):
            messages.decode_body(body, kind)


@given(ACTS)
def test_any_act_is_an_event_or_a_notation_error(act: dict[str, Any]) -> None:
    message = messages.decode(json.dumps({"t": "do", "id": "x", "act": act}))
    assert isinstance(message, messages.Do)
    try:
        event = decode_act(message.act, Seat(2))
    except NotationError:
        return
    assert getattr(event, "seat", 2) == 2


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (messages.Ok("c1", 7), '{"t":"ok","id":"c1","v":7}'),
        (messages.No("c1", 7, "bad-act"), '{"t":"no","id":"c1","v":7,"code":"bad-act"}'),
        (
            messages.No("c1", 7, "undertrump", clause="4.2"),
            '{"t":"no","id":"c1","v":7,"code":"undertrump","clause":"4.2"}',
        ),
        (messages.Error({"code": "x"}), '{"t":"error","error":{"code":"x"}}'),
        (messages.Error({"code": "x"}, "c1"), '{"t":"error","error":{"code":"x"},"id":"c1"}'),
        (messages.Replaced(), '{"t":"replaced"}'),
        (messages.Pong(), '{"t":"pong"}'),
        (
            messages.Seats(
                ("person", "bot"),
                (True, False),
                ("Anna", "Ueli"),
                ("slow", "here"),
                ("cow", None),
            ),
            '{"t":"seats","kinds":["person","bot"],"here":[true,false],"names":["Anna","Ueli"],"presence":["slow","here"],"avatars":["cow",null]}',
        ),
    ],
)
def test_what_there_is_nothing_of_is_left_out(message: messages.ServerMessage, text: str) -> None:
    assert messages.encode(message) == text


@pytest.mark.parametrize(
    ("stage", "detail", "told"),
    [
        ("value", 50, {"value": 50}),
        ("shape", "run", {"shape": "run"}),
        ("count", 4, {"count": 4}),
        ("top", 8, {"rank": "A"}),
        ("trump", True, {"trump": True}),
        ("trump", False, {"trump": False}),
        ("good", None, {}),
    ],
)
def test_what_is_said_about_melds_has_the_field_of_its_stage(
    stage: Any, detail: Any, told: dict[str, Any]
) -> None:
    (found,) = encode_utterances((Utterance(Seat(2), stage, detail),))
    assert msgspec.to_builtins(found) == {"seat": 2, "stage": stage} | told


def test_an_act_of_another_seat_is_no_act() -> None:
    assert decode_act({"e": "pushed"}, Seat(1)) == decode_act({"e": "pushed", "seat": 1}, Seat(1))
    with pytest.raises(NotationError, match="another seat"):
        decode_act({"e": "pushed", "seat": 0}, Seat(1))


def test_long_input_is_shortened_in_an_error() -> None:
    echoed = Problem(400, "x", "x", "y" * 1000).shape["input"]
    assert isinstance(echoed, str)
    assert len(echoed) == 80
    assert Problem(400, "x", "x", {"a": 1}).shape["input"] == "{'a': 1}"
    assert Problem(400, "x", "x", 7).shape["input"] == 7
    assert "input" not in Problem(400, "x", "x").shape


def test_a_bucket_gives_what_it_holds_and_fills_up_again() -> None:
    now = 0.0
    bucket = TokenBucket(Rate(2, 3), lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    assert bucket.wait() == pytest.approx(0.5)
    now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_have_buckets_of_their_own_and_the_oldest_are_forgotten() -> None:
    buckets = RateLimiter(Rate(0.001, 1), lambda: 0.0, most=2)
    assert buckets.take("192.0.2.1")
    assert not buckets.take("192.0.2.1")
    assert buckets.take("2001:db8::1")
    assert not buckets.take("2001:db8::ffff")
    assert buckets.take("unix")
    assert buckets.take("192.0.2.1")


def test_an_ipv6_network_of_64_bits_counts_as_one_client() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:0:0:1")
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
