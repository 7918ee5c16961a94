"""Games to learn from are the same whoever plays them, and give every choice once."""

from __future__ import annotations

import pytest

from buur.arena.failures import AnswerTimeout, BotFailure
from buur.arena.openings import openings
from buur.arena.training_games import (
    HOLDOUT_EVERY,
    MAX_DEALS,
    TrainingPlan,
    fit_policy,
    training_games,
)
from buur.bots import Bot, bot
from buur.bots.policy.weights import imitation_weights
from buur.notation import RuleSet
from buur.play.views import View
from tests.arena.comparison import plain


def course(deals: int, *names: str, seed: int = 0) -> TrainingPlan:
    return TrainingPlan(
        bot="steady", rules=tuple((name, RuleSet(name), deals) for name in names), seed=seed
    )


def test_parties_have_as_many_deals_as_are_wanted() -> None:
    parties = list(training_games(course(5, "schieber", "misere"), 1))
    assert [(noted.rules, noted.number) for noted in parties] == [
        *(("schieber", 0), ("schieber", 1)),
        *(("misere", 0), ("misere", 1)),
    ]
    assert {noted.deals for noted in parties} == {MAX_DEALS}
    for noted in parties:
        goals = {goal for goal, _ in noted.choices}
        assert goals == {"wanting" if noted.rules == "schieber" else "shunning"}
        assert 0 < len(noted.choices) < 36 * MAX_DEALS  # the last trick leaves none
        for _, each in noted.choices:
            assert len(each.contexts) == len(each.features) >= 2
            assert 0 <= each.played < len(each.contexts)


def test_the_next_parties_have_the_next_numbers() -> None:
    first = list(training_games(course(8, "schieber"), 1))
    later = list(training_games(course(4, "schieber", seed=1), 1))
    assert plain(first[1].choices) == plain(later[0].choices)
    assert plain(first[0].choices) != plain(first[1].choices)


class Silent:
    """Has no act."""

    def __init__(self, seed: int) -> None:
        self.name = "silent"
        self.inner: Bot = bot("steady", seed)

    def choose(self, view: View) -> object:
        return None

    def interject(self, view: View) -> object:
        return None


class Shouting(Silent):
    """Calls out a card, by its code."""

    def choose(self, view: View) -> object:
        return self.inner.choose(view)

    def interject(self, view: View) -> object:
        return "SJ"


class Slow(Silent):
    """Never answers in time."""

    def choose(self, view: View) -> object:
        raise AnswerTimeout("no answer in time")


@pytest.mark.parametrize("name", ["Silent", "Shouting", "Slow"])
def test_nothing_is_learnt_from_acts_against_the_rules(name: str) -> None:
    """Without an act the partie would never have a deal, and the course no end."""
    faulty = TrainingPlan(bot=f"{__name__}:{name}", rules=(("schieber", RuleSet("schieber"), 1),))
    with pytest.raises(BotFailure) as caught:
        list(training_games(faulty, 1))
    assert caught.value.code == "unlawful"


@pytest.mark.slow
def test_it_does_not_depend_on_how_many_play() -> None:
    asked = course(9, "schieber", "estimation")
    assert plain(list(training_games(asked, 2))) == plain(list(training_games(asked, 1)))
    assert plain(list(openings(asked, 2))) == plain(list(openings(asked, 1)))


def test_some_parties_are_held_out_and_unknown_goals_stay() -> None:
    (party,) = training_games(course(1, "schieber"), 1)
    parties = [party._replace(number=number) for number in range(2 * HOLDOUT_EVERY)]
    found = fit_policy(course(1, "schieber"), parties)
    assert found.rules == {"schieber": 2 * HOLDOUT_EVERY * MAX_DEALS}
    count = len(party.choices)
    wanting, shunning = found.fits["wanting"], found.fits["shunning"]
    assert (wanting.choices, wanting.held_out.choices) == (8 * count, 2 * count)
    assert wanting.held_out.foreseen > 0.8  # they were learnt from under another number
    assert shunning.weights == imitation_weights().fits["shunning"].weights
    assert (shunning.choices, shunning.held_out.choices) == (0, 0)
