"""A rollout is the deal as the engine plays it by the policy, card by card."""

from __future__ import annotations

import numpy as np
import pytest

from buur.bots import bot
from buur.bots.features.position import position_of, side_numbers
from buur.bots.policy.card_features import legal_card_features
from buur.bots.policy.choice_model import choice_weight, policy_arrays, policy_rows
from buur.bots.search.contract_values import meld_points_by_side
from buur.bots.search.deal_kernels import WORDS
from buur.bots.search.rollouts import run_rollouts
from buur.bots.utility.scoring import utility_of
from buur.cards import Card, cards_in, parse_cards
from buur.kernels.deal_arrays import game_at, players_of
from buur.play.acts.marriage import showable_marriages
from buur.play.model.state import deal_of
from buur.play.partie import Partie, start
from buur.rules.counter_rng import deal_key, word
from buur.scoring import raw_points
from buur.seats import Seat
from tests.chance import seeded

SEED = 5


def opened(rules: str, seed: int) -> Partie:
    """Return a deal whose first card is to be played."""
    state = start(rules, seeded(seed))
    while state.phase != "play":
        state = state.do(bot("steady", 0).choose(state.view(state.waiting[0])))
    return state


def by_habit(state: Partie, number: int) -> Partie:
    """Return the end of a deal that the rollout policy plays with the random words of a rollout."""
    policy, drawn = policy_rows(policy_arrays()), number * WORDS
    while state.phase == "play":
        deal = deal_of(state)
        seat, cards = state.waiting[0], cards_in(state.legal.cards.mask)
        card = cards[0]
        if len(cards) > 1:
            contexts, traits = legal_card_features(
                state.variant, deal, seat, state.legal.cards.mask
            )
            likely = [
                choice_weight(policy, 0, context, row)
                for context, row in zip(contexts, traits, strict=True)
            ]
            needle = word(deal_key(SEED, 0), drawn) % sum(likely)
            drawn += 1
            card = cards[int(np.searchsorted(np.cumsum(likely), needle, side="right"))]
        state = married(state.do(state.legal.played(Card(card))))
    return state


def married(state: Partie) -> Partie:
    """Return the state after everybody has shown the marriages that he may."""
    for seat in map(Seat, range(state.variant.seats)):
        for act in list(showable_marriages(state, seat)):
            state = state.do(act)
    return state


@pytest.mark.parametrize("rules", ["schieber", "hindersi-3", "brouc"])
def test_a_rollout_is_what_the_engine_plays(rules: str) -> None:
    state = opened(rules, 2)
    deal = deal_of(state)
    hands = np.array([[deal.hands[seat] for seat in players_of(deal)]], np.int64)
    view = state.view(deal.turn)
    utility = utility_of(view, deal_of(view.state), hands)
    assert utility is not None
    utility.point_limits[:] = 1 << 40
    game, opening = game_at(state.variant, deal), position_of(state.variant, deal)
    found = run_rollouts(game, opening, hands, utility, 3, SEED)
    numbers = side_numbers(deal)
    for number in range(3):
        end = by_habit(state, number)
        tricks = [0] * len(numbers)
        for trick in deal_of(end).tricks:
            tricks[numbers[deal.sides[trick.winner]]] += 1
        assert found.tricks[number].tolist() == tricks
        assert found.points[number].tolist() == played_points(end)


def played_points(state: Partie) -> list[int]:
    """Return by side the points of cards and marriages."""
    melds = raw_points(deal_of(state).credits, state.variant.sides, "melds")
    married = melds if state.variant.marriage.marriages else [0] * len(melds)
    return [cards + more for cards, more in zip(state.card_points, married, strict=True)]


def test_melds_and_stoeck_go_to_the_side_that_has_them() -> None:
    state = start("schieber", seeded(1)).choose("trump:H")
    deal = deal_of(state)
    hands = (
        "SA SK SQ D6 D7 D9 C6 C7 C9",  # three to the ace
        "HK HQ H6 D8 DT S6 C8 CT S7",  # the stöck
        "S8 S9 ST SJ HA H8 DQ CQ H9",  # four in sequence
        "H7 HT HJ DJ DK DA CJ CK CA",
    )
    held = np.array([[parse_cards(cards) for cards in hands]], np.int64)
    found = meld_points_by_side(state, held)[:, 0]
    numbers = side_numbers(deal)
    assert found[numbers[deal.sides[0]]] == 20 + 50
    assert found[numbers[deal.sides[1]]] == 20  # the three to the ace of clubs are lower
