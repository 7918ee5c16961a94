"""Bots that are programs: well-behaved, late, senseless, and gone."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from buur.arena import Board, Contestant, contestant, play_board
from buur.arena.bot_measurement import MeasuredBot, Tally
from buur.arena.failures import AnswerTimeout, InvalidAnswer
from buur.arena.observation import observation_json
from buur.arena.program_channel import ProgramChannel
from buur.bots import Bot, bot
from buur.cards import Card, card_code
from buur.play.codec import parse_event
from buur.play.model.events import Act
from buur.play.views import View
from buur.variants.registry import variant
from tests.arena.external_bots import PATIENCE, First, failure
from tests.bots.parties import events_of
from tests.families import in_turn, shortened

EXAMPLE = Path(__file__).parents[2] / "docs/examples/lowest.py"
PYTHON = shlex.quote(sys.executable)
SCHIEBER = variant("schieber")
Make = Callable[..., Contestant]

START = """
import json, sys, time
def send(value): print(json.dumps(value), flush=True)
for line in sys.stdin:
    question = json.loads(line)
    if "hello" in question:
        send({"hello": {"claims": CLAIMS}})
        continue
    number, view = question["id"], question.get("view")
"""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Make]:
    """Return what makes a contestant from the body of its loop."""
    made: list[Contestant] = []

    def make(body: str, timeout: float = PATIENCE, claims: bool = False) -> Contestant:
        path = tmp_path / f"bot{len(made)}.py"
        lines = "".join(f"    {line}\n" for line in body.splitlines())
        path.write_text(START.replace("CLAIMS", str(claims)) + lines, encoding="utf-8")
        made.append(contestant(f"cmd:{PYTHON} -S -E {shlex.quote(str(path))}", timeout))
        return made[-1]

    yield make
    for one in made:
        one.close()


def against(one: Contestant) -> Board:
    """Play one board against ``random``."""
    return play_board(SCHIEBER, one.player, lambda seed: bot("random", seed), 1, 1)


FIRST = 'send({"id": number, "act": view["legal"][0]})'


def test_the_example_of_the_docs_plays_lawfully() -> None:
    one = contestant(f"cmd:{PYTHON} {shlex.quote(str(EXAMPLE))}", PATIENCE)
    try:
        board = against(one)
    finally:
        one.close()
    assert (board.tallies[0].illegal, board.tallies[0].late) == (0, 0)
    assert board.tallies[0].acts >= 36


def test_a_program_plays_as_the_same_bot_in_process_does(program: Make) -> None:
    inside = play_board(SCHIEBER, First, lambda seed: bot("random", seed), 1, 1)
    assert against(program(FIRST)).gains == inside.gains


def test_the_seat_may_be_left_out(program: Make) -> None:
    body = (
        'act = view["legal"][0]\ndel act["seat"]\n'
        'send({"id": number, "act": act, "why": "first of all"})'
    )
    assert against(program(body)).tallies[0].illegal == 0


@pytest.mark.parametrize(
    "answer",
    [
        '{"id": number, "act": {"e": "played", "card": "XX"}}',
        '{"id": number, "act": {"e": "played", "seat": (view["seat"] + 1) % 4, "card": "SA"}}',
        '{"id": number, "act": {"e": "counted"}}',
        '{"id": number, "act": 7}',
        '{"id": number, "act": None}',
        '{"id": number}',
        '{"id": number + 1, "act": view["legal"][0]}',
        "[]",
    ],
)
def test_senseless_answers_are_counted_and_replaced(answer: str, program: Make) -> None:
    tally = against(program(f"send({answer})")).tallies[0]
    assert (tally.illegal, tally.late) == (tally.acts, 0)


def test_what_is_not_json_is_senseless(program: Make) -> None:
    tally = against(program('print("hm", flush=True)')).tallies[0]
    assert tally.illegal == tally.acts


def test_late_answers_are_counted_and_do_not_answer_the_next_question(
    program: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third question is given up at once; its answer comes before that to the fourth."""
    body = (
        "if number == 3:\n    before = view['legal'][0]\n    continue\n"
        f"if number == 4: send({{'id': 3, 'act': before}})\n{FIRST}"
    )
    receive, answers = ProgramChannel.receive, iter(["hello", "first", "second"])

    def given_up(channel: ProgramChannel, until: float) -> bytes:
        if next(answers, "third") == "third":
            monkeypatch.setattr(ProgramChannel, "receive", receive)
            raise AnswerTimeout("no answer in time")
        return receive(channel, until)

    monkeypatch.setattr(ProgramChannel, "receive", given_up)
    tally = against(program(body)).tallies[0]
    assert (tally.late, tally.illegal) == (1, 0)


@pytest.mark.parametrize(
    ("body", "code", "detail"),
    [
        pytest.param("pass", "hung", "0.02", id="never answers"),
        pytest.param(
            f"if number == 4: raise SystemExit('no more')\n{FIRST}", "crashed", "no more", id="ends"
        ),
        pytest.param("sys.exit(3)", "crashed", "exit 3", id="ends in silence"),
        pytest.param(
            'sys.stdout.write("x" * 500_000); sys.stdout.flush()', "flood", None, id="endless line"
        ),
    ],
)
def test_a_program_that_fails_is_told(
    body: str, code: str, detail: str | None, program: Make
) -> None:
    with failure(code, detail):
        against(program(body, timeout=0.02 if code == "hung" else PATIENCE))


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("no-such-program", "no-program"),
        ("", "no-program"),
        ("'", "no-program"),
        (f"{PYTHON} -S -E -c pass", "crashed"),
        (f"{PYTHON} -S -E -c \"print('hi', flush=True); input()\"", "no-hello"),
        (f"{PYTHON} -S -E -c \"print('{{}}', flush=True); input()\"", "no-hello"),
    ],
)
def test_a_program_that_cannot_begin_is_told(command: str, code: str) -> None:
    with failure(code):
        contestant(f"cmd:{command}", PATIENCE)


@pytest.mark.parametrize("stubborn", ["", "signal.signal(signal.SIGTERM, signal.SIG_IGN); "])
def test_a_program_that_never_begins_is_told_and_ended(
    stubborn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It neither says hello nor ends when nobody asks any more, or even when it is asked to."""
    code = f"import signal; {stubborn}signal.pause()"
    monkeypatch.setattr("buur.arena.remote_bot.HELLO_TIMEOUT", 0.1)
    monkeypatch.setattr("buur.arena.program_channel.EXIT_TIMEOUT", 0.1)
    with failure("no-hello"):
        contestant(f"cmd:{PYTHON} -S -E -c '{code}'", timeout=0.1)  # expires: it pauses


def test_who_speaks_up_is_asked_where_something_may_be_said(program: Make) -> None:
    body = (
        'if question["ask"] == "choose":\n'
        '    send({"id": number, "act": view["legal"][0]})\n'
        "else:\n"
        '    send({"id": number, "act": None, "claims": view["claims"]})'
    )
    quiet = against(program(body))
    asked = against(program(body, claims=True))
    assert asked.gains == quiet.gains
    assert asked.tallies[0].illegal == 0


def test_senseless_and_late_do_not_end_a_duel() -> None:
    class Odd(First):
        def choose(self, view: View) -> Act:
            raise AnswerTimeout("no answer in time")

        def interject(self, view: View) -> Act | None:
            raise InvalidAnswer("no act")

    tally = Tally()
    state = next(state for state, _ in events_of(SCHIEBER, steady(4), 1) if state.phase == "choose")
    odd = MeasuredBot(Odd(), tally)
    view = state.view(state.waiting[0])
    assert odd.choose(view) in view.legal
    assert odd.interject(view) is None
    assert (tally.late, tally.illegal) == (1, 1)


def steady(seats: int) -> list[Bot]:
    return [bot("steady", seat) for seat in range(seats)]


@pytest.mark.parametrize("name", in_turn())
def test_views_of_every_game_are_json_and_offer_lawful_acts(name: str) -> None:
    rules = shortened(variant(name))
    for number, (state, _) in enumerate(events_of(rules, steady(rules.seats), 1)):
        for seat in state.waiting if number % 3 == 0 else ():
            view = state.view(seat)
            shown = json.loads(json.dumps(observation_json(view)))
            acts = [parse_event(act) for act in shown["legal"][:20]]
            assert all(act in view.legal for act in acts)
            assert shown["hand"] == [*map(card_code, view.hand)]
        if number > 300:
            break


def test_nothing_of_other_hands_is_shown() -> None:
    for state, _ in events_of(SCHIEBER, steady(4), 2):
        if state.phase != "play" or state.deal is None:
            continue
        seat = state.waiting[0]
        shown = json.dumps(observation_json(state.view(seat)))
        played = {card for trick in state.deal.tricks for card in trick.cards}
        seen = played | set(state.deal.lying) | set(state.hand(seat))
        assert not [
            card for card in range(36) if card not in seen and f'"{card_code(Card(card))}"' in shown
        ]
        if len(state.deal.tricks) > 5:
            return
