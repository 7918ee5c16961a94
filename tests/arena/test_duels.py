"""A duel between bots, functions, classes and factories gives a score; scripts need no guard."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import buur
from buur.arena import (
    BotFailure,
    Duel,
    Score,
    contestant,
    deals_per_board,
    fight,
    play_board,
    play_deals,
)
from buur.arena.executors import is_importable, local_executor
from buur.arena.failures import SENTENCES as BOT_SENTENCES
from buur.bots import factory
from buur.client.errors import SENTENCES as TABLE_SENTENCES
from buur.errors import ArgumentError, BotError, BuurError, RulesError
from buur.i18n import LANGUAGES, texts
from tests.bots.naive import Naive

SOURCE = Path(buur.__file__).parents[1]


def first_legal(view: buur.View) -> object:
    return next(iter(view.legal))


def naive(seed: int) -> Naive:
    return Naive(seed)


def test_the_score_of_a_duel_is_that_of_its_boards() -> None:
    duel = Duel(rules="schieber", first="steady", second="random", seed=5)
    expected = [*fight(duel, 3)][-1].score
    assert buur.duel("steady", "random", "schieber", 3, seed=5) == expected
    assert buur.duel("steady", "random", buur.variant("schieber"), 3, seed=5) == expected


@pytest.mark.parametrize(
    "bot", [naive, Naive, Naive(1), "tests.bots.naive:Naive", lambda n: Naive(n)]
)
def test_a_bot_plays_the_same_in_every_form(bot: Any) -> None:
    expected = buur.duel("tests.arena.test_duels:naive", "random", "schieber", 2)
    found = buur.duel(bot, "random", "schieber", 2)
    assert (found.mean, found.error) == (expected.mean, expected.error)


@pytest.mark.parametrize("bot", [first_legal, lambda view: first_legal(view)])
def test_a_function_plays_by_name_or_as_such(bot: Any) -> None:
    expected = buur.duel("tests.arena.test_duels:first_legal", "random", "schieber", 2)
    assert buur.duel(bot, "random", "schieber", 2).mean == expected.mean
    assert expected.illegal == (0, 0)


@pytest.mark.parametrize(
    "bot", [first_legal, lambda view: first_legal(view), naive, Naive(1), factory("steady")]
)
def test_processes_change_nothing(bot: Any) -> None:
    alone = buur.duel(bot, "random", "schieber", 4)
    assert buur.duel(bot, "random", "schieber", 4, workers=2) == alone


def test_illegal_answers_are_counted_and_the_first_legal_act_is_played() -> None:
    wrong = buur.duel(lambda view: "nonsense", "random", "schieber", 2)
    right = buur.duel(first_legal, "random", "schieber", 2)
    assert wrong.mean == right.mean
    assert wrong.illegal[0] > 0 == wrong.illegal[1]
    assert str(wrong).endswith(f" in 2 boards; illegal acts of mine: {wrong.illegal[0]}")


def test_parties_that_a_checklist_links_are_played_to_their_end() -> None:
    assert deals_per_board("coiffeur") is None
    whole = Duel(rules="coiffeur", first="random", second="random", deals=None)
    assert buur.duel("random", "random", "coiffeur", 1) == [*fight(whole, 1)][-1].score


def test_a_king_wins_shares_of_parties() -> None:
    found = buur.duel("easy", "random", "mise-4", 1)
    assert str(found).endswith(" of a partie in 1 board")
    assert 0 < found.mean <= 1


SCRIPT = """
import buur
from buur.arena import Duel, fight

class Mine:
    name = "mine"
    def choose(self, view):
        return next(iter(view.legal))
    def interject(self, view):
        return None

def choose(view):
    return next(iter(view.legal))

for bot in ("random", Mine, choose, lambda view: "nonsense", "__main__:Mine"):
    one, two = (buur.duel(bot, "random", "schieber", 2, workers=count) for count in (1, 2))
    print(one == two, one.boards)
settings = Duel(rules="schieber", first="easy", second="random")
print([*fight(settings, boards=2, workers=2)][-1].deals)
"""


def test_a_script_needs_no_guard_of_its_main_program(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        env={"PYTHONPATH": str(SOURCE), "PATH": ""},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert (done.stdout, done.stderr) == ("True 2\n" * 5 + "4\n", "")


def test_a_process_that_cannot_fork_plays_alone_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    alone = buur.duel(lambda view: "push", "random", "schieber", 2)
    with pytest.warns(RuntimeWarning, match="one process plays mine and random: move functions"):
        assert buur.duel(lambda view: "push", "random", "schieber", 2, workers=2) == alone


@pytest.mark.parametrize(
    ("bot", "found"),
    [
        ("steady", True),
        (Naive, True),
        (naive, True),
        (Naive(1), True),
        (lambda view: "push", False),
        ("__main__:Mine", False),
    ],
)
def test_new_processes_import_what_modules_define(bot: Any, found: bool) -> None:
    assert is_importable(Duel(rules="schieber", first=bot, second="steady")) == found


def test_rules_of_ones_own_are_sent_too() -> None:
    rules = buur.variant("schieber", {"target": 500})
    duel = Duel(rules=rules, first="steady", second="random")
    assert is_importable(duel)
    assert duel.identity()["options"] == {"target": 500}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"a": "stedy"}, "did you mean steady"),
        ({"b": None}, "b is None: expected a name such as 'steady'"),
        ({"a": 3}, "a is 3: expected a name"),
        ({"rules": "schiber"}, "did you mean schieber"),
        ({"rules": 3}, "rules is 3"),
        ({"boards": 0}, "boards is 0: expected a whole number from 1"),
        ({"boards": "10"}, "boards is '10'"),
        ({"boards": True}, "boards is True"),
        ({"seed": -1}, "seed is -1"),
        ({"seed": None}, "seed is None"),
        ({"deals": 0}, "deals is 0"),
        ({"deals": 2.5}, "deals is 2.5"),
        ({"workers": 0}, "workers is 0"),
        ({"workers": 10**9}, "workers is 1000000000"),
    ],
)
def test_a_wrong_argument_is_named(arguments: dict[str, Any], said: str) -> None:
    given: dict[str, Any] = {"a": "random", "b": "random", "boards": 1, **arguments}
    with pytest.raises(BuurError) as no:
        buur.duel(**given)
    assert said in str(no.value)


@pytest.mark.parametrize("name", ["duel", "boards", "workers", "executor", "early", "checkpoint"])
@pytest.mark.parametrize("value", [object(), "nonsense", -1, []])
def test_fight_refuses_at_once_what_it_cannot_take(name: str, value: Any) -> None:
    duel = Duel(rules="schieber", first="random", second="random")
    given: dict[str, Any] = {"duel": duel, "boards": 1, name: value}
    with pytest.raises(ArgumentError, match=f"^{name} is "):
        fight(**given)


@pytest.mark.parametrize("name", ["rules", "first", "second", "seed", "deals", "timeout"])
@pytest.mark.parametrize("value", [object(), -1, [], b"x"])
def test_a_duel_refuses_what_it_cannot_take(name: str, value: Any) -> None:
    given: dict[str, Any] = {"rules": "schieber", "first": "random", "second": "random"}
    with pytest.raises(ArgumentError, match=f"^{name} is "):
        Duel(**given | {name: value})


def test_workers_none_is_one_per_core(monkeypatch: pytest.MonkeyPatch) -> None:
    used = []

    def started(duel: Duel, count: int) -> Any:
        used.append(count)
        return local_executor(duel, count)

    monkeypatch.setattr("buur.arena.duels.cores", lambda: 2)
    monkeypatch.setattr("buur.arena.duels.local_executor", started)
    alone = buur.duel("random", "random", "schieber", 2)
    assert buur.duel("random", "random", "schieber", 2, workers=None) == alone
    settings = Duel(rules="schieber", first="random", second="random")
    assert [*fight(settings, 2, workers=None)][-1].score == alone
    assert used == [1, 2, 2]


def test_boards_take_names_and_functions() -> None:
    expected = play_board("schieber", "random", naive, seed=1, deals=1)
    assert play_board(buur.variant("schieber"), "random", Naive, 1, 1).gains == expected.gains
    table = play_deals("schieber", ["random", Naive, first_legal, Naive(3)], seed=1, deals=1)
    assert len(table.state.history) == 1
    assert contestant(first_legal).name == "first_legal"


@pytest.mark.parametrize("players", [None, "steady", ["steady"] * 3, 4, object()])
def test_a_table_of_another_size_is_refused(players: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^players is .*: expected 4 bots for schieber"):
        play_deals("schieber", players, 1, 1)


@pytest.mark.parametrize(("rules", "error"), [("schiber", RulesError), (3, ArgumentError)])
def test_boards_name_wrong_rules(rules: Any, error: type[BuurError]) -> None:
    with pytest.raises(error):
        play_board(rules, "random", "random", 1, 1)
    with pytest.raises(error):
        deals_per_board(rules)


def test_a_wrong_name_is_told_before_the_duel() -> None:
    with pytest.raises(BotError, match="did you mean steady"):
        Duel(rules="schieber", first="random", second="sted")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_failure_has_its_sentence_and_its_text(lang: str) -> None:
    assert all(texts(lang).has(f"cli-error-bot-{code}") for code in BOT_SENTENCES)
    assert all(texts(lang).has(f"cli-error-table-{code}") for code in TABLE_SENTENCES)


def test_every_code_of_a_failure_has_a_sentence() -> None:
    code = r'{}\(\s*"([a-z-]+)"'
    for package, call, known in (
        ("arena", "BotFailure", BOT_SENTENCES),
        ("client", "(?:TableFailure|_failure)", TABLE_SENTENCES),
    ):
        sources = [path.read_text() for path in (SOURCE / "buur" / package).glob("*.py")]
        used = {found for text in sources for found in re.findall(code.format(call), text)}
        assert used
        assert used <= set(known)


def test_a_failure_is_a_sentence() -> None:
    with pytest.raises(BotFailure) as no:
        contestant("tests.bots.naive:nobody")
    said = "bot tests.bots.naive:nobody cannot be made: its module has no function or class nobody"
    assert str(no.value) == said


def score(*gains: float, **more: Any) -> Score:
    found = Score(**more)
    for gain in gains:
        found.add(gain)
    return found


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (score(1.0, 3.0, names=("x", "y")), "+2.00 ± 1.00 points per deal in 2 boards"),
        (score(7.0), "+7.00 points per deal in 1 board"),
        (score(-20.0, -40.0), "-30.0 ± 10.0 points per deal in 2 boards"),
        (score(0.5, 0.5, unit="of a partie"), "+0.50 ± 0.00 of a partie in 2 boards"),
        (
            score(1.0, 3.0, names=("x", "y"), illegal=(0, 4)),
            "+2.00 ± 1.00 points per deal in 2 boards; illegal acts of y: 4",
        ),
    ],
)
def test_a_score_is_a_sentence(found: Score, said: str) -> None:
    assert str(found) == said
    assert repr(found) == f"Score({found.names[0]} against {found.names[1]}: {said})"


def test_a_score_is_a_table_in_a_notebook() -> None:
    html = score(1.0, 3.0, names=("<x>", "y"), illegal=(0, 4))._repr_html_()
    cells = re.findall(r"<(?:caption|th|td)\b[^>]*>([^<]*)<", html)
    assert cells == [
        "&lt;x&gt; against y",
        *("gain", "+2.00 ± 1.00 points per deal"),
        *("95 % bound", "–"),
        *("boards", "2"),
        *("illegal acts of &lt;x&gt;", "0"),
        *("illegal acts of y", "4"),
    ]


@pytest.mark.parametrize("gain", [None, "1", True, float("nan"), [], object()])
def test_a_gain_is_a_number(gain: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^gain is "):
        Score().add(gain)


@pytest.mark.parametrize(("a", "b", "name"), [(5, "easy", "a"), ("easy", 5, "b")])
def test_a_wrong_bot_is_told_by_the_name_of_its_argument(a: Any, b: Any, name: str) -> None:
    with pytest.raises(ArgumentError, match=f"^{name} is 5: expected a name such as 'steady'"):
        buur.duel(a, b, boards=1)
