"""Bots are found by name, and a wrong name says what there is."""

from __future__ import annotations

from typing import Any

import pytest

import buur
from buur.bots import BOTS, DEFAULT, LEVELS, Bot, Budget, bot, registry
from buur.bots.budget import read_budget
from buur.bots.levels.steady import Steady
from buur.errors import ArgumentError, BotError, BuurError
from buur.i18n import LANGUAGES, texts

NO_BUDGETS = (
    *("", "0", "-3", "+3", "3.5", "1e3", "10000001", "३", "nan", "3@3"),
    *("0ms", "0.0s", "61s", "60001ms", "3m", "200 ms", "200MS", "ms", "."),
)


class Thinker(Steady):
    """A bot with a budget, which it only keeps."""

    def __init__(self, seed: int | None = None, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register a bot with a budget under the name ``thinker``."""
    for bots in (registry.BOTS, registry.THINKERS):
        monkeypatch.setitem(bots, "thinker", Thinker)


def budget_of(name: str) -> Budget | None:
    player = bot(name, 3)
    assert isinstance(player, Thinker)
    assert player.seed == 3
    return player.budget


@pytest.mark.parametrize("name", BOTS)
def test_bot_is_found_by_its_name(name: str) -> None:
    player: Bot = bot(name, seed=7)
    assert player.name == name


def test_levels_are_bots_and_the_default_is_one() -> None:
    assert set(LEVELS) == set(BOTS) - {"random"}
    assert DEFAULT in LEVELS
    assert LEVELS[:2] == ("easy", "steady")


def test_unknown_name_lists_the_bots() -> None:
    expected = r"'genius' does not exist: expected one of easy, steady, .*random"
    with pytest.raises(BuurError, match=expected):
        bot("genius")


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("thinker", None),
        ("thinker@300", Budget(rounds=300)),
        ("thinker@1", Budget(rounds=1)),
        ("thinker@200ms", Budget(seconds=0.2)),
        ("thinker@1.5s", Budget(seconds=1.5)),
        ("thinker@60s", Budget(seconds=60)),
    ],
)
@pytest.mark.usefixtures("thinker")
def test_a_budget_stands_behind_the_name(name: str, budget: Budget | None) -> None:
    assert budget_of(name) == budget


@pytest.mark.parametrize("text", ["@300", "@200ms", ""])
def test_a_budget_is_written_as_it_is_read(text: str) -> None:
    assert str(read_budget(text[1:]) or Budget()) == text


@pytest.mark.parametrize("given", NO_BUDGETS)
@pytest.mark.usefixtures("thinker")
def test_a_budget_that_is_none_is_refused(given: str) -> None:
    with pytest.raises(BotError, match="expected rounds such as 300 or a time such as 200ms") as no:
        bot(f"thinker@{given}")
    assert (no.value.code, no.value.values) == ("bad-budget", {"name": "thinker", "budget": given})


@pytest.mark.parametrize(
    ("name", "code"),
    [("genius@300", "unknown-bot"), ("@300", "unknown-bot"), ("easy@", "no-budget")],
)
def test_only_thinkers_take_a_budget(name: str, code: str) -> None:
    with pytest.raises(BotError) as no:
        bot(name)
    assert no.value.code == code
    assert str(no.value).count("\n") == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_its_text(lang: str) -> None:
    from buur.errors import BOT_FAULTS

    assert all(texts(lang).has(f"cli-error-{code}") for code in BOT_FAULTS)


@pytest.mark.parametrize("name", BOTS)
def test_choosing_out_of_turn_is_refused(name: str) -> None:
    partie = buur.start("chibre")
    waiting = partie.waiting[0]
    with pytest.raises(BuurError, match="nothing to choose"):
        bot(name, 1).choose(partie.view((waiting + 1) % 4))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_asked_with_the_view_of_a_seat(name: str) -> None:
    onlooker: Any = buur.start("chibre").view(None)
    for ask in (bot(name, 1).choose, bot(name, 1).interject):
        with pytest.raises(
            ArgumentError, match=r"view is PublicView.*expected (a View|the View of a seat)"
        ):
            ask(onlooker)


@pytest.mark.parametrize("name", BOTS)
def test_without_seed_bots_differ(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter((5, 7))
    monkeypatch.setattr("secrets.randbits", lambda bits: next(drawn))
    assert [getattr(bot(name), "seed", None) for _ in range(2)] == [5, 7]


def test_the_old_module_of_steady_still_works() -> None:
    from buur.bots import advise, steady

    with pytest.warns(DeprecationWarning, match="has moved"):
        assert steady.advise is advise
    with pytest.raises(AttributeError, match="no attribute"):
        _ = steady.nobody


@pytest.mark.parametrize("rounds", [-1, 0, 10_000_001, 3.5, "300", True, []])
def test_rounds_are_a_whole_number_in_range(rounds: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^rounds is .*: expected a whole number from 1 to"):
        Budget(rounds=rounds)


@pytest.mark.parametrize("seconds", [-1, 0, 61, float("nan"), "1", True, [], 1j])
def test_seconds_are_a_number_in_range(seconds: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^seconds is .*: expected a number from 0.001 to 60"):
        Budget(seconds=seconds)
