"""Kernel = engine, for every rule set: from moments of random parties to the end of the deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from typing import Final

import numpy as np
import pytest

from buur.cards import SUIT_SETS, Card
from buur.contracts import OPEN, POINT_SCHEMES, Contract, Policy
from buur.errors import PositionError, RulesError
from buur.kernels import (
    game_at,
    game_of,
    play_out,
    players_of,
    positions_at,
    random_deals,
)
from buur.kernels.game import Ints
from buur.play.engine import apply
from buur.play.model.deal import NO_SEAT, Deal
from buur.play.model.events import Played
from buur.play.model.state import State, deal_of
from buur.play.queries.deal_totals import last_bonus
from buur.play.queries.playable_cards import playable_cards
from buur.play.transitions.contract import with_contract
from buur.play.views import view
from buur.rules.counter_rng import deal_key, random_card, word
from buur.rules.playout import Outcome
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import PRESETS
from buur.variants.rule_set import find_option
from tests.chance import seeded
from tests.contract.wandering import wander
from tests.kernels.cases import POLICIES, outcomes

DEALS: Final = 30
"""Of a partie that are looked at."""
STRIDE: Final = 1000
"""Between the seeds of parties that follow each other."""


def moments(rules: Variant, seed: int) -> Iterator[State]:
    """Give moments of random parties at which a card has to be played, one in eight, without end.

    The contract is known at all of them.
    """
    for number in count(seed, STRIDE):
        source = seeded(number)
        for step in wander(rules, number, DEALS):
            drawn = step.before.phase == "play" and source.random() < 1 / 8
            if drawn and is_known(step.before):
                yield step.before


def is_known(state: State) -> bool:
    """Tell whether the contract is."""
    return deal_of(state).contract not in (None, OPEN)


def held(deal: Deal) -> Ints:
    """Return what the seats hold that play, as one row."""
    return np.array([[deal.hands[seat] for seat in players_of(deal)]], np.int64)


def played_on(state: State, key: int) -> Outcome:
    """Return how a deal ends in the engine, also where the partie is won before."""
    deal = deal_of(state)
    while len(deal.tricks) < len(deal.schedule):
        if deal.turn == NO_SEAT:
            deal = replace(deal, turn=deal.order(deal.leader)[len(deal.lying)])
            state = replace(state, deal=deal, result=None)
        cards = playable_cards(state.variant, deal, deal.hands[deal.turn])
        number = len(deal.tricks) * deal.at_play + len(deal.lying)
        card = Card(random_card(cards, word(key, number)))
        state = apply(state, Played(deal.turn, card))
        deal = deal_of(state)
    players = players_of(deal)
    points, tricks = Counter[int](), Counter[int]()
    for trick in deal.tricks:
        points[trick.winner] += trick.points
        tricks[trick.winner] += 1
    points[deal.tricks[-1].winner] += last_bonus(state)
    return Outcome(
        tuple(points[seat] for seat in players),
        tuple(tricks[seat] for seat in players),
        players.index(deal.tricks[-1].winner),
    )


def compare(rules: Variant, seed: int, many: int) -> set[Contract | None]:
    """Compare kernel and engine at so many moments; return the contracts that were played."""
    seen = set()
    for number, state in enumerate(islice(moments(rules, seed), many)):
        deal = deal_of(state)
        game, positions = game_at(rules, deal), positions_at(deal, held(deal))
        found = outcomes(play_out(game, positions, seed, first=number))
        assert found == [played_on(state, deal_key(seed, number))], (seed, number)
        seen.add(deal.contract)
    return seen


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_set_ends_as_in_the_engine(name: str) -> None:
    """With its own pack, seats, hands and points, whoever sits out."""
    compare(PRESETS[name].variant, 1, 8)


def test_a_misere_of_who_plays_alone_begins_with_a_trump() -> None:
    """As in the engine (FW-P); misères elsewhere begin with any card."""
    rules = PRESETS["pandur"].variant
    steps = (step for seed in range(100) for step in wander(rules, seed, 20))
    begun = next(step.before for step in steps if _may_lead_anything(step.before))
    trumps = deal_of(begun).contract or OPEN
    state = with_contract(begun, replace(trumps, misere=True), deal_of(begun).chooser)
    deal = replace(deal_of(state), turn=deal_of(state).leader)
    state = replace(state, deal=deal)
    game = game_at(rules, deal)
    hands = np.repeat(held(deal), 40, axis=0)
    found = outcomes(play_out(game, positions_at(deal, hands), 6))
    assert found == [played_on(state, deal_key(6, row)) for row in range(40)]
    assert game.frame.trump_first
    for name in ("coiffeur", "sidi"):
        assert not game_of(PRESETS[name].variant, "misere:trump:S").frame.trump_first


def _may_lead_anything(state: State) -> bool:
    """Tell whether a deal with trumps begins, by a hand of trumps and other cards."""
    deal = state.deal
    if state.phase != "play" or deal is None or deal.trump is None or deal.tricks or deal.lying:
        return False
    return deal.hands[deal.turn] & SUIT_SETS[deal.trump] not in (0, deal.hands[deal.turn])


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", PRESETS)
def test_long_parties_end_as_in_the_engine(name: str) -> None:
    rules = PRESETS[name].variant
    seen = set().union(*(compare(rules, seed, 120) for seed in range(2, 8)))
    assert len(seen) > 1 or rules.choice.only_contract is not None


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_set_deals_its_own_cards(name: str) -> None:
    rules = PRESETS[name].variant
    for deal_no in range(1, 1 + len(POINT_SCHEMES[rules.play.values])):
        game = game_of(rules, "trump:H", deal_no)
        batch = random_deals(game, 20, deal_no)
        assert game.seats == rules.players
        assert game.tricks == rules.plan(deal_no).hand
        assert set(batch.tricks.sum(axis=1).tolist()) == {game.tricks}
        assert not np.bitwise_or.reduce(batch.hands, axis=None) & ~rules.pack.cards


def test_every_option_of_play_is_in_some_policy() -> None:
    """What the other tests compare kernels with Python on: no rule set can have anything else."""
    for name in Policy._fields[:-1]:
        option = find_option(name)
        tested = {getattr(policy, name) for policy in POLICIES.values()}
        assert tested == {option.parse(value) for value in option.values or (False, True)}, name


@pytest.mark.parametrize("name", ["schieber", "pandur-4", "pomme", "mise", "tutti"])
def test_a_view_is_enough(name: str) -> None:
    """Nothing that a seat cannot see gets into its positions, but for the cards it guesses."""
    for state in islice(moments(PRESETS[name].variant, 3), 8):
        deal = deal_of(state)
        hands = held(deal)
        known = positions_at(deal, hands)
        for seat in range(state.variant.seats):
            guessed = deal_of(view(state, Seat(seat)).state)
            assert positions_at(guessed, hands) == known
            assert game_at(state.variant, guessed).frame == game_at(state.variant, deal).frame


def test_before_the_contract_is_known_nothing_can_be_played() -> None:
    """Molotow before somebody has not followed."""
    rules = PRESETS["molotow"].variant
    steps = (step.before for step in wander(rules, 1))
    state = next(state for state in steps if state.phase == "play" and not is_known(state))
    with pytest.raises(RulesError, match="only by playing"):
        game_at(rules, deal_of(state))
    chibre = PRESETS["chibre"].variant
    step = next(step for step in wander(chibre, 1) if step.before.phase == "choose")
    with pytest.raises(PositionError, match="not known yet"):
        game_at(chibre, deal_of(step.before))
