"""Bots over WebSockets: those that we go to, and those that come to us."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from buur.arena import Board, Contestant, contestant, play_board
from buur.arena.contestants import expected_bots
from buur.arena.socket_channel import ChannelListener
from buur.bots import bot
from buur.variants.registry import variant
from tests.arena.external_bots import PATIENCE, First, failure, own_port, socket_server

SCHIEBER = variant("schieber")
Answer = Callable[[Connection, dict[str, object]], None]


def first(line: Connection, question: dict[str, object]) -> None:
    view = question["view"]
    assert isinstance(view, dict)
    line.send(json.dumps({"id": question["id"], "act": view["legal"][0]}))


def answering(answer: Answer = first) -> Callable[[Connection], None]:
    """Return a bot that says hello and then answers as it likes."""

    def talk(line: Connection) -> None:
        for text in line:
            question = json.loads(text)
            if "hello" in question:
                line.send('{"hello":{}}')
            else:
                answer(line, question)

    return talk


def against(one: Contestant) -> Board:
    """Play one board against ``random``, and close."""
    try:
        return play_board(SCHIEBER, one.player, lambda seed: bot("random", seed), 1, 1)
    finally:
        one.close()


def inside() -> Board:
    return play_board(SCHIEBER, First, lambda seed: bot("random", seed), 1, 1)


def test_a_bot_at_an_address_plays_as_in_process() -> None:
    with socket_server(answering()) as url:
        board = against(contestant(url, PATIENCE))
    assert board.gains == inside().gains
    assert (board.tallies[0].illegal, board.tallies[0].late) == (0, 0)
    assert expected_bots(url) is None


def test_a_bot_that_comes_plays_as_in_process(monkeypatch: pytest.MonkeyPatch) -> None:
    with own_port(monkeypatch) as port:
        name = f"listen:{port}"
        assert expected_bots(name) == (f"ws://127.0.0.1:{port}", 1)
        one = contestant(name, PATIENCE)

        def come() -> None:
            with connect(f"ws://127.0.0.1:{port}", proxy=None, open_timeout=PATIENCE) as line:
                answering()(line)

        thread = threading.Thread(target=come)
        thread.start()
        assert against(one).gains == inside().gains
        thread.join()


def test_only_one_is_let_in() -> None:
    door = ChannelListener("odd", "127.0.0.1", 0)
    url = f"ws://127.0.0.1:{door.port}"
    with connect(url, proxy=None, open_timeout=PATIENCE):
        channel = door.accept()
        with (
            connect(url, proxy=None, open_timeout=PATIENCE) as second,
            pytest.raises(ConnectionClosed) as caught,
        ):
            second.recv(PATIENCE)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1013
        channel.close()
        door.close()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("ws://127.0.0.1:1", "no-bot-there"),
        ("ws://", "no-bot-there"),
        ("listen:", "bad-port"),
        ("listen:http", "bad-port"),
    ],
)
def test_where_nobody_can_be_is_told(name: str, code: str) -> None:
    with failure(code):
        contestant(name)


def test_a_bot_that_does_not_come_is_told() -> None:
    door = ChannelListener("late", "127.0.0.1", 0)
    try:
        with failure("nobody-came", "1"):
            door.accept(0.05)  # expires: nobody comes
    finally:
        door.close()


def test_senseless_answers_are_counted() -> None:
    with socket_server(answering(lambda line, question: line.send("hm"))) as url:
        tally = against(contestant(url, PATIENCE)).tallies[0]
    assert (tally.illegal, tally.late) == (tally.acts, 0)


@pytest.mark.parametrize(
    ("answer", "code", "detail"),
    [
        pytest.param(lambda line, question: line.close(), "left", None, id="hangs up"),
        pytest.param(lambda line, question: None, "hung", "0.02", id="is silent"),
    ],
)
def test_a_bot_that_gives_no_answer_is_told(answer: Answer, code: str, detail: str | None) -> None:
    timeout = 0.02 if code == "hung" else PATIENCE  # expires: it never answers
    with socket_server(answering(answer)) as url, failure(code, detail):
        against(contestant(url, timeout))
