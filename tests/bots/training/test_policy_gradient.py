"""Policy gradient improves the weights by the results of deals."""

from __future__ import annotations

from itertools import islice
from statistics import fmean

import numpy as np
import pytest

from buur.arena.openings import OPENINGS_PER_DEAL, openings, reinforced_policies
from buur.arena.training_games import TrainingPlan
from buur.bots import bot
from buur.bots.features.deal_arrays import scaled_points
from buur.bots.policy.card_features import legal_card_features
from buur.bots.policy.choice_model import (
    WEIGHTS_PER_GOAL,
    CardDecision,
    PolicyArrays,
    choice_weight,
    policy_arrays,
    policy_rows,
)
from buur.bots.policy.sampling import Moves, add_log_gradient, weigh_cards
from buur.bots.policy.weights import (
    CONTEXTS,
    FEATURES,
    GOALS,
    UNIT,
    Fit,
    PolicyWeights,
    imitation_weights,
    reinforced_weights,
)
from buur.bots.training.policy_gradient import Opening, opening_of, policy_gradient, reinforced
from buur.contracts import Tables
from buur.kernels.deal_arrays import game_at
from buur.kernels.playout import tables_at
from buur.notation import RuleSet
from buur.play.model.events import Act, Played
from buur.play.model.state import deal_of
from buur.play.partie import start
from buur.play.table import Table
from buur.play.views import View
from buur.rules.legality import NOBODY_LED
from buur.variants.registry import variant
from tests.chance import seeded

NOTHING = PolicyWeights(
    bot="nobody", rules={}, fits=dict.fromkeys(GOALS, Fit(weights=((0,) * FEATURES,) * CONTEXTS))
)
"""By which any card is as likely as any other."""


@pytest.fixture(scope="module")
def dealt() -> list[Opening]:
    states = (start("schieber", seeded(seed)).choose("trump:S") for seed in range(80))
    return [opening for state in states if (opening := opening_of(state)) is not None]


class Lead:
    """The choice of a card to lead, as the kernels see it."""

    def __init__(self) -> None:
        state = start("schieber", seeded(5)).choose("trump:S")
        deal = deal_of(state)
        self.tables: Tables = tables_at(game_at(state.variant, deal).schedule, 0)
        self.scaled = scaled_points(state.variant, deal)[0]
        self.hand = int(deal.hands[state.waiting[0]])
        self.out = state.variant.pack.cards & ~self.hand
        self.decision = CardDecision(
            0, 1, self.hand, self.hand, self.out, NOBODY_LED, best=0, ours=1, closes=0, worth=0
        )
        self.moves = Moves(*(np.zeros(64, np.int64) for _ in Moves._fields))

    def logs(self, known: PolicyArrays) -> dict[int, float]:
        """Return by card the logarithm of how likely it is."""
        total = weigh_cards(self.tables, self.scaled, policy_rows(known), self.decision, self.moves)
        count = self.hand.bit_count()
        logs = np.log(self.moves.shares[:count] / total).tolist()
        return dict(zip(self.moves.cards[:count].tolist(), logs, strict=True))

    def slopes(self, known: PolicyArrays, card: int) -> list[float]:
        """Return by weight how fast that grows for a card."""
        self.logs(known)
        found = np.zeros(len(GOALS) * WEIGHTS_PER_GOAL)
        total = int(self.moves.shares[: self.hand.bit_count()].sum())
        add_log_gradient(self.tables, self.scaled, self.decision, self.moves, total, card, found)
        return [float(slope) for slope in found]


def test_slopes_are_what_a_weight_changes() -> None:
    lead, known = Lead(), policy_arrays()
    card = max(lead.logs(known))
    slopes = lead.slopes(known, card)
    steep = sorted(range(len(slopes)), key=lambda at: -abs(slopes[at]))[:6]
    for at in steep:
        assert slopes[at] != 0
        ends = []
        for step in (-1, 1):
            weights = known.weights.copy()
            weights[0, at] += step
            ends.append(lead.logs(PolicyArrays(weights, known.shares))[card])
        change = (ends[1] - ends[0]) * UNIT / 2
        assert change == pytest.approx(slopes[at], rel=0.02, abs=0.02)


def test_slopes_of_what_is_laid_by_habit_are_nothing_on_average() -> None:
    """Else luck would pull the weights somewhere."""
    lead, known = Lead(), policy_arrays()
    logs = lead.logs(known)
    mean = sum(np.exp(log) * np.array(lead.slopes(known, card)) for card, log in logs.items())
    assert np.abs(mean).max() < 1e-9


def test_the_seed_decides_what_practice_brings(dealt: list[Opening]) -> None:
    first, again = (next(reinforced(imitation_weights(), dealt[:9], 1, seed=4)) for _ in range(2))
    assert first.numbers == again.numbers != imitation_weights().numbers


def test_practice_goes_where_deals_bring_more(dealt: list[Opening]) -> None:
    """From any card at random to cards that score more, also where chance falls otherwise.

    The slope of an opening goes up in the direction of these steps by 1.1 standard deviations on
    average. So the sum of 80 is ten of its own above zero, and below it once in 10^22 times.
    """
    known = policy_arrays(NOTHING)
    *_, better = reinforced(NOTHING, dealt, 2)
    step = np.array(better.numbers) / UNIT
    slope = sum(
        policy_gradient(opening, known, 900 + number) for number, opening in enumerate(dealt)
    )
    assert len(dealt) == 80
    assert step @ slope > 0


class Habitual:
    """Draws its cards by the rollout policy."""

    name = "habitual"

    def __init__(self, seed: int, known: PolicyArrays) -> None:
        self.table: Table | None = None
        self._steady = bot("steady", seed)
        self._known = known
        self._dice = seeded(seed)

    def choose(self, view: View) -> Act:
        usual, cards = self._steady.choose(view), list(view.legal.cards)
        if not isinstance(usual, Played) or self.table is None:
            return usual
        deal, goal = deal_of(self.table.state), 0
        contexts, features = legal_card_features(
            view.state.variant, deal, usual.seat, view.legal.cards.mask
        )
        likelihoods = [
            choice_weight(policy_rows(self._known), goal, int(context), seen)
            for context, seen in zip(contexts, features, strict=True)
        ]
        return view.legal.played(self._dice.choices(sorted(cards), likelihoods)[0])

    def interject(self, view: View) -> Act | None:
        return None


@pytest.mark.slow
def test_by_the_packages_bettered_habits_more_is_won() -> None:
    """They were bettered with other deals."""
    rules, ahead = variant("schieber"), []
    kinds = policy_arrays(reinforced_weights()), policy_arrays()
    for seed in range(150):
        for better in (0, 1):
            players = [Habitual(seat, kinds[seat % 2 != better]) for seat in range(4)]
            table = Table(rules, players, chance=seeded(f"{seed}"))
            for player in players:
                player.table = table
            while not table.state.history and (event := table.next_event()) is not None:
                table.do(event)
            ahead.append(table.state.scores[better] - table.state.scores[1 - better])
    assert fmean(ahead) > 4


def test_an_improved_policy_names_the_bot_and_the_deals_of_its_plan(dealt: list[Opening]) -> None:
    plan = TrainingPlan(bot="steady", rules=(("schieber", RuleSet("schieber"), 2),))
    (policy,) = reinforced_policies(plan, dealt[:9], 1)
    assert (policy.bot, policy.rules) == ("steady", {"schieber": 2 * OPENINGS_PER_DEAL})


def test_openings_are_those_of_a_plan() -> None:
    plan = TrainingPlan(bot="steady", rules=(("misere", RuleSet("misere"), 1),), seed=3)
    found = list(openings(plan))
    assert len(found) == OPENINGS_PER_DEAL
    assert all(opening is not None and opening.hands.shape == (1, 4) for opening in found)
    again = next(islice(openings(plan), 1, None))
    assert again is not None
    assert found[1] is not None
    assert again.hands.tolist() == found[1].hands.tolist()
