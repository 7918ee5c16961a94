"""Facts about a claim of the rest, told from the claimer's view alone (§8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from buur.bots.registry import bot
from buur.cards import cards_in
from buur.play.model.events import Soldered
from buur.play.model.state import State, deal_of
from buur.play.queries.deal_totals import last_bonus
from buur.play.queries.solder import SolderStake, solder_is_valid, solder_stake
from buur.play.table import Table
from buur.seats import Seat
from buur.variants.registry import variant
from tests.chance import seeded

RULES = ("chibre", "schieber", "zig-zag", "coiffeur")
EVENTS = 900


def claims(rules: str) -> Iterator[tuple[State, Seat, SolderStake]]:
    """Yield states in which a seat may claim the rest, with what its view tells about that."""
    chosen = variant(rules, {})
    players = [bot("random", seat) for seat in range(chosen.seats)]
    table = Table(chosen, players, chance=seeded(rules))
    for _ in islice(table.run(), EVENTS):
        state = table.state
        seat = state.turn
        if seat is None or state.phase != "play":
            continue
        view = state.view(seat)
        if any(isinstance(act, Soldered) for act in view.legal.claims):
            others = sum(view.counts) - len(view.hand)
            yield state, seat, solder_stake(view.state, seat, others)


@pytest.mark.parametrize("rules", RULES)
def test_what_is_told_of_the_rest_is_true(rules: str) -> None:
    found = list(claims(rules))
    assert found
    for state, seat, stake in found:
        deal = deal_of(state)
        hands = [card for hand in deal.hands for card in cards_in(hand)]
        tables = deal.tables
        out = [card for card in hands if card not in cards_in(deal.hands[seat])]
        assert stake.tricks == len(deal.schedule) - len(deal.tricks)
        assert not stake.sure or solder_is_valid(state, seat)
        assert stake.trumps >= sum(tables.trump_mask >> card & 1 for card in out)
        if stake.points is not None:
            worth = sum(tables.points[card] for card in hands) + tables.trick * stake.tricks
            assert stake.points == worth + last_bonus(state)
            assert stake.trumps == sum(tables.trump_mask >> card & 1 for card in out)


def test_some_claims_are_sure_and_some_are_not() -> None:
    stakes = [stake for _, _, stake in claims("schieber")]
    assert {stake.sure for stake in stakes} == {True, False}
    assert any(stake.trumps for stake in stakes if not stake.sure)
