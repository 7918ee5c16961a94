"""Bots of the Jass Challenge: ours at our own table, and others that do as they like."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.sync.server import ServerConnection

from buur.arena import Contestant, contestant, play_board
from buur.arena.contestants import expected_bots
from buur.arena.zuehlke_bot import ZuehlkeBot
from buur.arena.zuehlke_player import Choice, ZuehlkePlayer
from buur.arena.zuehlke_table import ChallengeConnection, ZuehlkeTable
from buur.bots import Bot
from buur.notation.foreign.hslu_records import hslu_rules
from buur.play.model.events import Act
from buur.play.views import View
from buur.variants.registry import variant
from tests.arena.external_bots import PATIENCE, First, failure, own_port, socket_server

RULES = hslu_rules().variant
Say = Callable[[ClientConnection, str, Any], None]


class Plain(First):
    """Names what suits its first card best, now and then pushes, and plays its second card."""

    def choose(self, view: View) -> Act:
        acts = list(view.legal)
        return acts[view.hand.mask % len(acts)]


class Keeping(ZuehlkePlayer):
    """A player that keeps the messages it receives."""

    def __init__(self, name: str, bot: Bot, choice: Choice) -> None:
        super().__init__(name, bot, choice)
        self.heard: list[dict[str, Any]] = []

    def hear(self, text: str | bytes) -> str | None:
        self.heard.append(json.loads(text))
        return super().hear(text)


@contextmanager
def table_for(play: Callable[[str, int], None], timeout: float = PATIENCE) -> Iterator[Contestant]:
    """Set a table and let four bots come to it, each in a thread of its own."""
    table = ZuehlkeTable("outside", "127.0.0.1", 0, timeout)
    table.joining = PATIENCE
    url = f"ws://127.0.0.1:{table.port}"
    bots = [threading.Thread(target=play, args=(url, number)) for number in range(4)]
    for one in bots:
        one.start()
    try:
        yield Contestant("outside", lambda seed: ZuehlkeBot(table), table.close)
    finally:
        table.close()
        for one in bots:
            one.join()


def test_a_bot_of_the_challenge_plays_as_the_bot_itself() -> None:
    """Server and client, both ours: every card arrives, wherever the forehand sits."""
    players = [Keeping(f"bot{number}", Plain(0), Choice()) for number in range(4)]
    with table_for(lambda url, number: players[number].play(url)) as outside:
        board = play_board(RULES, outside.player, Plain, 3, 2)
    assert board.gains == play_board(RULES, Plain, Plain, 3, 2).gains
    assert (board.tallies[0].illegal, board.tallies[0].late) == (0, 0)
    dealt = [sum(one["type"] == "DEAL_CARDS" for one in player.heard) for player in players]
    assert sum(dealt) == 2 * 2 * 2
    for player in players:
        assert player.heard[-1]["type"] == "BROADCAST_WINNER_TEAM"


def test_sessions_go_as_bots_expect_that_count_along() -> None:
    """Seat 0 is the first forehand, then seat 1; points add up to those of the deals."""
    players = [Keeping(f"bot{number}", Plain(0), Choice()) for number in range(4)]
    with table_for(lambda url, number: players[number].play(url)) as outside:
        for seed in range(4):
            play_board(RULES, outside.player, Plain, seed, 1)
    for player in players:
        heard = [(str(one["type"]), one["data"]) for one in player.heard if "data" in one]
        mine = next(data for kind, data in heard if kind == "BROADCAST_SESSION_JOINED")["player"]
        number, total = -1, [0, 0]
        for kind, data in heard:
            if kind == "DEAL_CARDS":
                number += 1
                assert len(data) == 9
            if kind == "REQUEST_TRUMPF":
                asked = (number + 2 * data) % 4
                assert asked == mine["seatId"]
            if kind == "BROADCAST_STICH":
                assert len(data["playedCards"]) == 4
            if kind == "BROADCAST_GAME_FINISHED":
                for team in data:
                    side = int(team["name"][-1]) - 1
                    total[side] += team["currentRoundPoints"]
                    assert team["points"] == total[side]
        assert max(total) == heard[-1][1]["points"]
        assert number >= 0


def greet(line: ClientConnection, name: str = "odd") -> None:
    line.recv()
    line.send(json.dumps({"type": "CHOOSE_PLAYER_NAME", "data": name}))
    line.recv()
    line.send(json.dumps({"type": "CHOOSE_SESSION", "data": {"sessionChoice": "AUTOJOIN"}}))


def answering(answer: Callable[[ClientConnection, str], None]) -> Callable[[str, int], None]:
    """Return a bot that says hello and then answers questions as it likes."""

    def play(url: str, number: int) -> None:
        with connect(url, proxy=None, open_timeout=PATIENCE) as line:
            greet(line)
            for text in line:
                kind = json.loads(text)["type"]
                if kind.startswith("REQUEST"):
                    answer(line, kind)

    return play


@pytest.mark.parametrize(
    "text",
    ["hm", "[]", "{}", '{"type":"CHOOSE_CARD","data":7}', '{"type":"CHOOSE_TRUMPF","data":{}}'],
)
def test_senseless_answers_are_counted(text: str) -> None:
    with table_for(answering(lambda line, kind: line.send(text))) as outside:
        tally = play_board(RULES, outside.player, Plain, 1, 1).tallies[0]
    assert (tally.illegal, tally.late) == (tally.acts, 0)


def test_cards_and_contracts_against_the_rules_are_refused_and_counted() -> None:
    heard: list[str] = []

    def answer(line: ClientConnection, kind: str) -> None:
        heard.append(kind)
        six = {"number": 6, "color": "CLUBS"}
        line.send(json.dumps({"type": "JOIN_BOT", "data": {}}))
        if kind == "REQUEST_CARD":
            line.send(json.dumps({"type": "CHOOSE_CARD", "data": six}))
        else:
            line.send(json.dumps({"type": "CHOOSE_TRUMPF", "data": {"mode": "SCHIEBE"}}))

    with table_for(answering(answer)) as outside:
        tally = play_board(RULES, outside.player, Plain, 1, 1).tallies[0]
    assert tally.acts == len(heard)
    assert tally.acts // 2 < tally.illegal < tally.acts


def test_late_answers_are_counted_and_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first question is given up before the bot answers, which is no answer to the next."""
    given_up = threading.Event()
    heard = ChallengeConnection.receive

    class Slow(Plain):
        def choose(self, view: View) -> Act:
            given_up.wait()
            return super().choose(view)

    def impatient(chair: ChallengeConnection, timeout: float) -> str | bytes:
        if given_up.is_set():
            return heard(chair, timeout)
        try:
            return heard(chair, timeout=0.02)  # expires: the bot waits until then
        finally:
            given_up.set()

    monkeypatch.setattr(ChallengeConnection, "receive", impatient)
    players = [ZuehlkePlayer(f"bot{number}", Slow(0), Choice()) for number in range(4)]
    with table_for(lambda url, number: players[number].play(url)) as outside:
        tally = play_board(RULES, outside.player, Plain, 1, 1).tallies[0]
    assert (tally.late, tally.illegal) == (1, 0)


def test_a_bot_that_hangs_is_told() -> None:
    silent = table_for(answering(lambda line, kind: None), timeout=0.02)  # expires: it is silent
    with failure("hung", "0.02"), silent as outside:
        play_board(RULES, outside.player, Plain, 1, 1)


def test_a_bot_that_leaves_is_told() -> None:
    leaving = answering(lambda line, kind: line.close())
    with failure("left", "odd"), table_for(leaving) as outside:
        play_board(RULES, outside.player, Plain, 1, 1)


def test_bots_that_do_not_come_are_told() -> None:
    table = ZuehlkeTable("outside", "127.0.0.1", 0, PATIENCE)
    table.joining = 0.05  # expires: nobody comes
    try:
        with failure("nobody-came", "4"):
            ZuehlkeBot(table)
    finally:
        table.close()


def test_other_games_are_refused() -> None:
    with table_for(
        lambda url, number: ZuehlkePlayer("me", Plain(0), Choice()).play(url)
    ) as outside:
        for name in ("coinche", "estimation"):
            with failure("other-game", name):
                play_board(variant(name), outside.player, Plain, 3, 1)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("zuehlke:", "bad-port"),
        ("zuehlke:x", "bad-port"),
        ("zuehlke:0", "bad-port"),
        ("zuehlke:70000", "bad-port"),
        ("zuehlke:1.2.3.4:9", "no-port"),
    ],
)
def test_a_port_has_to_be_free_and_here(name: str, code: str) -> None:
    with failure(code):
        contestant(name)


def test_a_table_listens_on_this_machine_at_the_port_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with own_port(monkeypatch) as port:
        one = contestant(f"zuehlke:{port}")
        assert expected_bots(one.name) == (f"ws://127.0.0.1:{port}", 4)
        try:
            with connect(f"ws://127.0.0.1:{port}", proxy=None, open_timeout=PATIENCE) as line:
                assert json.loads(line.recv()) == {"type": "REQUEST_PLAYER_NAME"}
                line.send('{"type":"CHOOSE_PLAYER_NAME"}')
                assert json.loads(line.recv())["type"] == "BAD_MESSAGE"
        finally:
            one.close()


@contextmanager
def challenge(*messages: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Serve what a server of the Challenge says, and keep the answers to its questions."""
    answers: list[dict[str, Any]] = []

    def visited(line: ServerConnection) -> None:
        for one in messages:
            line.send(json.dumps(one))
            if one["type"].startswith("REQUEST"):
                answers.append(json.loads(line.recv(PATIENCE)))

    with socket_server(visited) as url:
        yield url, answers


def cards(*codes: str) -> list[dict[str, Any]]:
    colors = {"S": "SPADES", "H": "HEARTS", "D": "DIAMONDS", "C": "CLUBS"}
    return [{"number": "6789TJQKA".index(one[1]) + 6, "color": colors[one[0]]} for one in codes]


HAND = ("SA", "SK", "SQ", "HA", "HK", "DA", "DK", "CA", "CK")


def test_a_player_answers_what_it_is_asked() -> None:
    """The words of a real server: seat 2 is the partner of the first deal's forehand."""
    me = {"id": "uid-7", "seatId": 2, "name": "me"}
    with challenge(
        {"type": "REQUEST_PLAYER_NAME"},
        {"type": "REQUEST_SESSION_CHOICE", "data": []},
        {"type": "BROADCAST_SESSION_JOINED", "data": {"sessionName": "S", "player": me}},
        {"type": "BROADCAST_SESSION_JOINED", "data": {"player": {"id": "x", "seatId": 3}}},
        {"type": "BROADCAST_TEAMS", "data": [{"name": "Team 1", "players": [me]}]},
        {"type": "DEAL_CARDS", "data": cards(*HAND)},
        {"type": "BROADCAST_TRUMPF", "data": {"mode": "SCHIEBE"}},
        {"type": "REQUEST_TRUMPF", "data": True},
        {"type": "BROADCAST_TRUMPF", "data": {"mode": "TRUMPF", "trumpfColor": "SPADES"}},
        {"type": "PLAYED_CARDS", "data": cards("H6")},
        {"type": "PLAYED_CARDS", "data": cards("H6", "H7")},
        {"type": "REQUEST_CARD", "data": cards("H6", "H7")},
        {"type": "REJECT_CARD", "data": cards("HK")[0]},
        {"type": "REQUEST_CARD", "data": cards("H6", "H7")},
    ) as (url, answers):
        ZuehlkePlayer("me", Plain(0), Choice(session="S", team=1, tournament=True)).play(url)
    assert answers[0] == {"type": "CHOOSE_PLAYER_NAME", "data": "me"}
    assert answers[1]["data"] == {
        "sessionChoice": "JOIN_EXISTING",
        "sessionType": "TOURNAMENT",
        "sessionName": "S",
        "chosenTeamIndex": 1,
    }
    assert answers[2]["type"] == "CHOOSE_TRUMPF"
    assert answers[2]["data"]["mode"] != "SCHIEBE"
    assert [one["type"] for one in answers[3:]] == ["CHOOSE_CARD"] * 2
    assert all(one["data"] in cards("HA", "HK", "SA", "SK", "SQ") for one in answers[3:])
    refused = cards("HK")[0]
    assert answers[4]["data"] != refused


@pytest.mark.parametrize(
    "messages",
    [
        [{"type": "REQUEST_CARD", "data": []}],
        [{"type": "DEAL_CARDS", "data": cards("SA")}, {"type": "REQUEST_CARD", "data": []}],
        [{"type": "DEAL_CARDS", "data": 7}],
        [{"data": 7, "type": 3}],
    ],
)
def test_a_server_that_makes_no_sense_is_told(messages: list[dict[str, Any]]) -> None:
    def talk(line: ServerConnection) -> None:
        for one in messages:
            line.send(json.dumps(one))
        line.recv()

    with failure("bad-server"), socket_server(talk) as url:
        ZuehlkePlayer("me", Plain(0), Choice()).play(url)


@pytest.mark.parametrize("url", ["ws://127.0.0.1:1", "http://127.0.0.1:1", "hm"])
def test_where_no_server_answers_is_told(url: str) -> None:
    with failure("no-server"):
        ZuehlkePlayer("me", Plain(0), Choice()).play(url)
