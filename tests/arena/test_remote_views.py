"""Views that are carried are the same views, and bots that get them play the same."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from buur.arena import BotFailure, contestant, play_board
from buur.arena.agent_service import agent_service
from buur.arena.request_handler import MAX_BOTS, RequestHandler
from buur.bots import Bot, bot
from buur.notation.view_codec import decode_view, encode_view
from buur.play.codec import parse_event
from buur.variants.registry import variant
from tests.arena.external_bots import PATIENCE, app_server, failure
from tests.bots.parties import events_of
from tests.families import in_turn

PYTHON = shlex.quote(sys.executable)
AGENT = f'cmd:{PYTHON} -c "from buur.cli import main; main()" agent random --lines'


@pytest.mark.parametrize("name", in_turn())
def test_a_view_of_every_game_arrives_as_it_was(name: str) -> None:
    rules = variant(name)
    players = [bot("random", seat) for seat in range(rules.seats)]
    for number, (state, _) in enumerate(events_of(rules, players, 1)):
        if number % 23 == 0:
            for seat in range(rules.seats):
                view = state.view(seat)
                assert decode_view(json.loads(json.dumps(encode_view(view)))) == view
        if number > 92:
            break


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """Serve our own bots on a port of this machine."""
    options = {"log_level": "critical", "ws": "websockets-sansio"}
    with app_server(agent_service(["random"]), **options) as address:
        yield f"ws://{address}"


def seeded_bot(name: str) -> Callable[[int], Bot]:
    return lambda seed: bot(name, seed)


@pytest.mark.parametrize("name", ["chibre", "estimation-3", "sidi", "pomme-2"])
def test_a_bot_elsewhere_plays_as_here(name: str, url: str) -> None:
    """Whatever the game, and claims as well."""
    rules = variant(name)
    there = contestant(f"{url}/random", PATIENCE)
    board = play_board(rules, there.player, seeded_bot("steady"), 2, 1)
    there.close()
    here = play_board(rules, seeded_bot("random"), seeded_bot("steady"), 2, 1)
    assert (board.gains, board.deals) == (here.gains, here.deals)
    assert (board.tallies[0].illegal, board.tallies[0].late) == (0, 0)


def test_a_bot_that_fails_is_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buur.arena.request_handler.bot", lambda name, seed: None)
    there = contestant(f"{url}/random", PATIENCE)
    with pytest.raises(BotFailure, match="the bot random failed") as caught:
        play_board(variant("chibre"), there.player, seeded_bot("random"), 2, 1)
    assert caught.value.code == "left"


def test_another_version_is_told(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setattr("buur.arena.remote_bot.encode_view", lambda view: {"": "Sight"})
    with failure("refuses", "this is no view: 'Sight'"):
        there = contestant(f"{url}/random", PATIENCE)
        play_board(variant("chibre"), there.player, seeded_bot("random"), 2, 1)


@pytest.mark.parametrize("text", ["hm", "[]", "{}", '{"id":1,"whole":7}', "[" * 30_000])
def test_a_question_that_makes_no_sense_gets_an_answer(text: str) -> None:
    assert "error" in json.loads(RequestHandler("random").answer(text))


def test_no_text_is_no_question(url: str) -> None:
    with connect(f"{url}/random", proxy=None, open_timeout=PATIENCE) as line:
        line.send(b"hm")
        with pytest.raises(ConnectionClosed) as caught:
            line.recv(PATIENCE)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1003


def test_bots_of_many_seeds_are_not_kept_for_ever() -> None:
    answering = RequestHandler("random")
    rules = variant("chibre")
    parties = events_of(rules, [bot("random", seat) for seat in range(4)], 1)
    state = next(state for state, _ in parties if state.phase == "play")
    view = state.view(state.waiting[0])
    for seed in (*range(MAX_BOTS + 3), "x"):
        question = {"id": 1, "seed": seed, "ask": "choose", "whole": encode_view(view)}
        found = json.loads(answering.answer(json.dumps(question)))
        act = parse_event(found["act"])
        assert act == bot("random", seed if isinstance(seed, int) else 0).choose(view)


def test_a_program_of_ours_plays_as_the_bot_itself() -> None:
    there = contestant(AGENT, PATIENCE)
    rules = variant("schieber")
    try:
        board = play_board(rules, there.player, seeded_bot("steady"), 1, 1)
    finally:
        there.close()
    here = play_board(rules, seeded_bot("random"), seeded_bot("steady"), 1, 1)
    assert board.gains == here.gains
