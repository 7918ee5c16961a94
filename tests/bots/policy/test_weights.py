"""Policy files are read with care and change how a bot searches."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from buur.bots import factory
from buur.bots.beliefs import imagine
from buur.bots.budget import Budget
from buur.bots.levels.sharp import Master, Sharp
from buur.bots.policy.choice_model import policy_arrays
from buur.bots.policy.weights import (
    GOALS,
    IMITATION,
    LIMIT,
    REINFORCED,
    PolicyWeights,
    dumps,
    imitation_weights,
    loads,
    reinforced_weights,
)
from buur.bots.registry import trained
from buur.bots.search.card_search import run_search
from buur.errors import BotError, NotationError
from buur.play.partie import start
from buur.play.views import View
from tests.bots.parties import search_of
from tests.chance import seeded


def reversed_weights() -> PolicyWeights:
    """Return those of somebody who does the opposite."""
    known = imitation_weights()
    fits = {
        goal: replace(fit, weights=tuple(tuple(-x for x in row) for row in fit.weights))
        for goal, fit in known.fits.items()
    }
    return replace(known, fits=fits)


def view_in_the_first_trick() -> View:
    """Return what the third player sees."""
    state = start("schieber").deal_cards(seeded(5).random).choose("trump:S")
    for _ in range(2):
        state = state.play(next(iter(state.legal.cards)))
    return state.view(state.waiting[0])


def test_what_is_written_is_read() -> None:
    assert loads(dumps(imitation_weights())) == imitation_weights()
    assert dumps(imitation_weights()) == IMITATION.read_text(encoding="utf-8")
    written = REINFORCED.read_text(encoding="utf-8")
    assert dumps(loads(written)) == written


def test_only_who_wants_points_goes_by_bettered_habits() -> None:
    practised = loads(REINFORCED.read_text(encoding="utf-8"))
    assert reinforced_weights().fits["wanting"] == practised.fits["wanting"]
    assert reinforced_weights().fits["shunning"] == imitation_weights().fits["shunning"]


def test_the_package_has_habits_that_foresee() -> None:
    for fit in imitation_weights().fits.values():
        assert fit.choices > 10_000
        assert fit.held_out.foreseen > 0.6
        assert fit.held_out.likely > 1.5 * fit.held_out.even


def test_a_file_has_a_context_a_line() -> None:
    rows = [list(row) for goal in GOALS for row in imitation_weights().fits[goal].weights]
    assert [str(row) in dumps(imitation_weights()) for row in rows] == [True] * len(rows)


def spoilt(path: str, value: object) -> str:
    """Return the text of a file in which one thing is something else."""
    found: Any = json.loads(dumps(imitation_weights()))
    inner, (*names, last) = found, path.split("/")
    for name in names:
        inner = inner[int(name) if name.isdecimal() else name]
    inner[int(last) if last.isdecimal() else last] = value
    return json.dumps(found)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[" * 100_000,
        "[]",
        '{"format": "buur-habits", "version": 1}',
        spoilt("format", "jass"),
        spoilt("version", 2),
        spoilt("rules", []),
        spoilt("wanting/weights", []),
        spoilt("wanting/weights/3", [1] * 8),
        spoilt("shunning/weights/3/2", 0.5),
        spoilt("shunning/weights/3/2", True),
        spoilt("shunning/weights/3/2", LIMIT + 1),
        spoilt("shunning/choices", None),
        spoilt("wanting/held_out", 3),
        spoilt("wanting/held_out/likely", "nan"),
    ],
)
def test_another_file_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"^habits [^\n]+$"):
        loads(text)


def test_a_bot_is_named_with_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own+1.json"
    file.write_text(dumps(reversed_weights()), encoding="utf-8")
    for name, kind, rounds in (("sharp@9", Sharp, 9), ("master", Master, Master.rounds)):
        make = trained(f"{name}+{file}")
        assert make is not None
        player = make(3)
        assert isinstance(player, kind)
        assert (player.seed, player.budget.rounds) == (3, rounds)
        assert player.settings.worlds == kind.settings.worlds
        assert (player.settings.policy.weights == -policy_arrays().weights).all()
        assert player.settings.second_policy is None
    assert (Sharp(3).settings.policy.weights == policy_arrays().weights).all()


@pytest.mark.parametrize("name", ["sharp", "steady+x", "cmd:c++", "a+b:Bot"])
def test_other_names_are_left_to_others(name: str) -> None:
    assert trained(name) is None


def test_what_is_wrong_with_a_name_is_told(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(b"\xff")
    for name, code in ((f"sharp+{bad}", "bad-habits"), (f"sharp@x+{bad}", "bad-budget")):
        with pytest.raises(BotError) as no:
            trained(name)
        assert no.value.code == code
    with pytest.raises(FileNotFoundError):
        trained(f"sharp+{tmp_path / 'none.json'}")


def test_who_names_a_bot_elsewhere_has_no_file_opened() -> None:
    with pytest.raises(BotError, match="does not exist"):
        factory(f"sharp+{IMITATION}")


def test_every_other_tree_goes_by_habits_bettered_by_play() -> None:
    view = view_in_the_first_trick()
    search = search_of(view, 1, Master.settings, Master.rounds)
    usual, other = policy_arrays().weights, policy_arrays(reinforced_weights()).weights
    assert not np.array_equal(usual, other)
    kinds = [np.array_equal(known.weights, usual) for known in search.policies]
    assert kinds == [True, False, True, False]
    assert np.array_equal(search.policies[1].weights, other)
    gains = []
    for number in range(2):
        alone = search_of(view, 1, Master.settings, Master.rounds)
        alone.grow(number, alone.cards, 20 * len(alone.cards))
        gains.append(sorted((thought.card, thought.gain) for thought in alone.results()))
    assert gains[0] != gains[1]


def test_habits_guide_thoughts_and_guesses() -> None:
    view, found = view_in_the_first_trick(), []
    for weights in (None, reversed_weights()):
        search = search_of(view, 1, Sharp(1, weights=weights).settings, 300)
        worlds = search.problem.worlds
        guesses, even = worlds.copy(), imagine(view, len(worlds), trust=0.0)
        worlds[:] = even.hands[0]
        run_search(search, Budget(rounds=300))
        found.append(([thought.gain for thought in search.results()], guesses))
    (usual, hands), (opposite, others) = found
    assert usual != opposite
    assert not np.array_equal(hands, others)
