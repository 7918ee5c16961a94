"""The rest of a deal in which a seat has nothing left to decide."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from buur.play.acts.deal_count import count_event
from buur.play.model.events import Declared, Played
from buur.play.partie import Partie
from buur.play.queries.certain_rest import rest_is_certain
from buur.play.table import Table
from buur.play.views import view
from buur.server.bots import registered_bot
from buur.variants.registry import RulesLike, rules_of, variant
from tests.chance import seeded
from tests.families import in_turn

DEALS = 12
WAYS = 4
"""Ways to play the rest of a deal that are compared."""


def is_certain(state: Partie) -> bool:
    """Tell whether the rest is certain for the seat on turn, by its view alone."""
    seen = view(state, state.waiting[0])
    assert seen.seat is not None
    return rest_is_certain(seen.state, seen.seat, seen.legal.cards)


def certain_rests(rules: RulesLike, chance: Random) -> Iterator[Partie]:
    """Play a few deals at random and give the first certain rest of each deal."""
    players = [registered_bot("random", seat) for seat in range(rules_of(rules).seats)]
    found = Table(rules, players, chance=chance)
    deals = 0
    for _ in found.run():
        state = found.state
        if state.phase == "play" and state.current_deal.number > deals and is_certain(state):
            deals = state.current_deal.number
            yield state
        if state.deal is not None and state.deal.number > DEALS:
            return


def step(state: Partie, chance: Random) -> Partie:
    """Return the state after a random card, or after silence about melds."""
    seat = state.waiting[0]
    if state.phase == "declare":
        return state.do(Declared(seat))
    return state.do(Played(seat, chance.choice([*view(state, seat).legal.cards])))


def played_out(state: Partie, chance: Random) -> tuple[object, ...]:
    """Return the scores and the result after the deal, played at random from here."""
    while state.phase in ("play", "declare"):
        state = step(state, chance)
    if state.phase == "count":
        state = state.do(count_event(state))
    result = state.result
    # In which trick a target was reached tells the course, not the result.
    return state.running, state.scores, result and replace(result, reached=())


@pytest.mark.parametrize("rules", in_turn())
def test_every_order_of_a_certain_rest_gives_the_same_scores(rules: str) -> None:
    for state in certain_rests(rules, seeded(3)):
        if len(state.legal.cards) > 1:
            results = {played_out(state, seeded(way)) for way in range(WAYS)}
            assert len(results) == 1, (state, results)


@pytest.mark.parametrize("rules", in_turn())
def test_a_certain_rest_stays_certain(rules: str) -> None:
    for state in certain_rests(rules, seeded(4)):
        seat, number = state.waiting[0], state.current_deal.number
        chance, now = seeded(4), state
        while now.phase in ("play", "declare"):
            if seat in now.waiting:
                assert is_certain(now)
            now = step(now, chance)
        assert now.current_deal.number == number


@pytest.mark.parametrize(
    "options",
    [{"target": 60}, {"irregularities": "penalised"}, {"strokes": "jw", "target": 60}],
    ids=["target", "objections", "half"],
)
def test_no_rest_is_certain_while_a_claim_or_an_objection_may_be_due(
    options: dict[str, object],
) -> None:
    assert list(certain_rests(variant("chibre", options), seeded(3))) == []


def test_hidden_cards_change_no_answer() -> None:
    for state in certain_rests("chibre", seeded(3)):
        seat = state.waiting[0]
        hands = list(state.current_deal.hands)
        others = [other for other in range(4) if other != seat]
        for other, place in zip(others, [*others[1:], others[0]], strict=True):
            hands[place] = state.current_deal.hands[other]
        moved = replace(state, deal=replace(state.current_deal, hands=tuple(hands)))
        assert rest_is_certain(moved, seat, view(state, seat).legal.cards)


def test_rests_are_found_where_a_hand_takes_every_trick_and_where_it_is_forced() -> None:
    found = [len(state.legal.cards) for state in certain_rests("chibre", seeded(3))]
    assert {1, 2} <= set(found)
