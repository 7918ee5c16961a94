"""Agents of the HSLU's protocol: ours asked by us, and whatever else may answer."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx
import pytest

from buur.arena import contestant, play_board
from buur.arena.hslu_service import MOST_BYTES, hslu_service
from buur.notation.foreign import question_json
from buur.notation.foreign.hslu_records import hslu_rules
from buur.variants.registry import variant
from tests.arena.external_bots import PATIENCE, Quiet, app_server, failure, in_thread
from tests.notation.test_hslu_questions import SEEN

RULES = hslu_rules().variant


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """Serve our own bots on a port of this machine."""
    with app_server(hslu_service(["steady", "random"]), log_level="error") as address:
        yield f"http://{address}"


@pytest.mark.parametrize("dialect", ["hslu", "hslu-old"])
def test_an_agent_of_ours_plays_as_the_bot_itself(dialect: str, url: str) -> None:
    agent = contestant(f"{dialect}:{url}/steady/", PATIENCE)
    board = play_board(RULES, agent.player, Quiet, 3, 1)
    itself = play_board(RULES, Quiet, Quiet, 3, 1)
    assert (board.gains, board.deals) == (itself.gains, itself.deals)
    assert (board.tallies[0].illegal, board.tallies[0].late) == (0, 0)


def test_a_name_that_is_not_served_is_told(url: str) -> None:
    with failure("no-agent", "HTTP 404"):
        play_board(RULES, contestant(f"hslu:{url}/nobody", PATIENCE).player, Quiet, 3, 1)


@pytest.mark.parametrize("address", ["", "steady", "file:///etc/hosts", "ftp://localhost"])
def test_only_http_is_spoken(address: str) -> None:
    with failure("no-address"):
        contestant(f"hslu:{address}")


def test_where_nobody_listens_is_told() -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        agent = contestant(f"hslu:http://127.0.0.1:{deaf.getsockname()[1]}/x", PATIENCE)
        with failure("no-agent"):
            play_board(RULES, agent.player, Quiet, 3, 1)


@pytest.mark.parametrize("name", ["coinche", "estimation", "coiffeur"])
def test_other_games_are_refused(name: str, url: str) -> None:
    with failure("other-game", name):
        play_board(variant(name), contestant(f"hslu:{url}/steady").player, Quiet, 3, 1)


@contextmanager
def odd_agent(answer: Callable[[BaseHTTPRequestHandler], object]) -> Iterator[str]:
    """Serve an agent that answers as it likes."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            answer(self)

        def log_message(self, *_: object) -> None:
            return

    with (
        HTTPServer(("127.0.0.1", 0), Handler) as server,
        in_thread(lambda: server.serve_forever(0.01), server.shutdown),
    ):
        yield f"http://127.0.0.1:{server.server_port}/odd"


def saying(body: bytes, code: int = 200) -> Callable[[BaseHTTPRequestHandler], None]:
    def answer(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(code)
        handler.send_header("content-length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    return answer


@pytest.mark.parametrize(
    ("body", "code", "lawful"),
    [
        (b"hm", 200, 0),
        (b"[]", 200, 0),
        (b"{}", 200, 0),
        (b'{"card":"D6","trump":9}', 200, 1),  # once it has that card
        (b"{}", 500, 0),
    ],
)
def test_senseless_answers_are_counted(body: bytes, code: int, lawful: int) -> None:
    with odd_agent(saying(body, code)) as address:
        agent = contestant(f"hslu:{address}", PATIENCE)
        tally = play_board(RULES, agent.player, Quiet, 3, 1).tallies[0]
    assert (tally.acts - tally.illegal, tally.late) == (lawful, 0)


def test_an_agent_that_hangs_is_told() -> None:
    over = threading.Event()
    with odd_agent(lambda handler: over.wait()) as address:
        agent = contestant(f"hslu:{address}", timeout=0.02)  # expires: the agent is blocked
        try:
            with failure("hung"):
                play_board(RULES, agent.player, Quiet, 3, 1)
        finally:
            over.set()


@pytest.fixture(scope="module")
def client(url: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=url, trust_env=False, verify=False, timeout=PATIENCE) as made:
        yield made


def test_an_agent_says_that_it_is_there(client: httpx.Client) -> None:
    assert client.get("/steady").json() == {"name": "steady", "version": "V0.2"}
    assert client.post("/steady/game_info", json={}).status_code == 200
    assert client.get("/nobody").status_code == 404


def test_a_question_gets_its_answer(client: httpx.Client) -> None:
    for seen in SEEN[:12]:
        path = "action_play_card" if seen.state.phase == "play" else "action_trump"
        done = client.post(f"/random/{path}", json=question_json(seen, "V0.2"))
        assert done.status_code == 200
        assert set(done.json()) == ({"card"} if seen.state.phase == "play" else {"trump"})


@pytest.mark.parametrize(
    ("content", "kind", "code"),
    [
        (b"{}", "text/plain", 415),
        (b"{}", "application/json", 400),
        (b"hm", "application/json", 400),
        (b"[]", "application/json", 400),
        (b"[" * 30_000, "application/json", 400),
        (b"\xff", "application/json; charset=utf-8", 400),
        (b" " * (MOST_BYTES + 1), "application/json", 413),
    ],
)
def test_bad_questions_are_refused(
    content: bytes, kind: str, code: int, client: httpx.Client
) -> None:
    headers = {"content-type": kind}
    done = client.post("/steady/action_trump", content=content, headers=headers)
    assert done.status_code == code
    assert json.loads(done.content)["error"]


def test_a_bot_that_fails_is_not_the_end(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buur.arena.hslu_service.bot", lambda name, seed: None)
    done = client.post("/steady/action_trump", json=question_json(SEEN[0], "V0.2"))
    assert done.status_code == 500
