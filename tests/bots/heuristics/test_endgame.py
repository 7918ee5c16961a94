"""The last two tricks are counted out as a plain search over all hands would."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from buur.bots import bot
from buur.bots.heuristics.endgame import count_out, is_countable
from buur.bots.heuristics.situation import Situation, situation
from buur.cards import Card
from buur.play.model.events import Played
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import variant
from tests.bots.parties import play_partie
from tests.chance import seeded

PLAIN = {"finish": "deals", "deals": 12, "rubicon": "off", "melds": False, "stock": False}
RULES = {
    "schieber": variant("schieber", PLAIN),
    "zigzag": variant(
        "schieber", PLAIN | {"contracts": "suits+oben+unden+slalom", "match": "bonus50"}
    ),
}


@cache
def endings(name: str) -> tuple[Partie, ...]:
    """Return states with two cards left, from a partie of random bots."""
    rules = RULES[name]
    table = play_partie(rules, [bot("random", seat) for seat in range(4)], 17)
    state, found = Partie(variant=rules, scores=(0, 0)), []
    for event in table.events:
        deal = state.deal
        plays = state.phase == "play" and isinstance(event, Played)
        if plays and deal is not None and deal.hands[deal.turn].bit_count() == 2:
            found.append(state)
        state = state.do(event)
    return tuple(found)


def knowing_all(state: Partie) -> Situation:
    """Return the situation of the seat on turn as if it saw all hands."""
    deal = state.deal
    assert deal is not None
    now = situation(state.view(deal.turn), deal, deal.turn)
    odds = tuple(tuple(float(hand >> card & 1) for card in range(36)) for hand in deal.hands)
    return replace(now, odds=odds, could=deal.hands, sure=deal.hands)


def searched(state: Partie, seat: Seat) -> float:
    """Return by how much the side of ``seat`` gains on the others with the best play of all."""
    if state.phase != "play":
        ours, theirs = state.running if state.team(seat) == 0 else state.running[::-1]
        return ours - theirs
    turn = state.waiting[0]
    values = [searched(state.do(Played(turn, card)), seat) for card in state.legal_for(turn).cards]
    return max(values) if state.team(turn) == state.team(seat) else min(values)


@pytest.mark.parametrize("name", RULES)
def test_counting_agrees_with_plain_search(name: str) -> None:
    for state in seeded(3).sample(endings(name), 12):
        deal = state.deal
        assert deal is not None
        now = knowing_all(state)
        assert is_countable(now)
        ours, theirs = state.running if state.team(deal.turn) == 0 else state.running[::-1]
        for card, value in count_out(now).items():
            gained = searched(state.do(Played(deal.turn, Card(card))), deal.turn)
            assert (gained - (ours - theirs)) / deal.multiplier == pytest.approx(value)
