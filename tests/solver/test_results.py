"""`buur.solve`: parties, positions and deals of a batch, each by its rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import buur
from buur import Hand, start
from buur.cards import CardSet
from buur.errors import BuurError
from buur.kernels import make_game, random_deals
from buur.play.auto_play import table_event
from buur.play.model.deal import Deal
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.seats import Seat
from buur.solver import Position, Result, Solver, Unsolvable, solve
from buur.solver.aims import match_swing
from tests.chance import seeded

HANDS = ["SJ HA", "S9 H6", "S6 HK", "SA H7"]


def played(rules: str, seed: int, left: int, lying: int = 0) -> Partie:
    """Return a partie in whose deal so many tricks are left, and so many cards lie."""
    chance = seeded(seed)
    state = Partie(variant=buur.variant(rules), scores=(0,) * buur.variant(rules).lines)
    while True:
        deal = state.deal
        if deal is not None and deal.turn >= 0 and is_left(deal, left, lying):
            return state
        asked = (deal.asked if deal is not None else ()) or (state.turn,)
        acts = [*state.legal] or [*state.legal_for(asked[0] or 0)]
        state = state.do(table_event(state, chance.random) or chance.choice(acts))


def is_left(deal: Deal, left: int, lying: int) -> bool:
    """Tell whether so many tricks of a deal are left, and so many cards lie."""
    return len(deal.schedule) - len(deal.tricks) == left and len(deal.lying) == lying


def test_it_is_a_name_of_the_package() -> None:
    assert getattr(buur, "solve") is solve  # noqa: B009 - what a program gets
    assert "solve" in buur.__all__


@pytest.mark.parametrize("rules", ["schieber", "chibre", "pandur", "hindersi"])
@pytest.mark.parametrize("lying", [0, 2])
def test_a_partie_is_solved_by_its_rules(rules: str, lying: int) -> None:
    state = played(rules, 4, 3, lying)
    deal = deal_of(state)
    found = solve(state)
    assert {one.card for one in found} == set(state.legal.cards)
    players = deal.order(0)
    first = deal.leader if deal.lying else deal.turn
    hands = [deal.hands[seat] for seat in players]
    won = {deal.sides[trick.winner] for trick in deal.tricks}
    position = Position(hands, players.index(Seat(first)), deal.lying, won=won)
    assert deal.contract is not None
    avoids = (rules == "hindersi") != deal.contract.misere
    solver = Solver(
        deal.contract,
        state.variant.play.policy_of(deal.number),
        seats=len(players),
        tricks=len(deal.schedule),
        last=state.variant.score.last_trick,
        match=match_swing(state.variant, 157, counters=False),
        sides=[deal.sides[seat] for seat in players],
        aim="fewest" if avoids else "most",
    )
    assert found == solver.solve(position)
    assert solve(state, aim=solver.aim) == found


def test_before_the_first_card_the_leaders_cards_are_solved() -> None:
    """The value of the deal itself is that of the solver, with the match of the rules."""
    state = start("schieber", 11).choose("oben")
    deal = deal_of(state)
    position = Position(deal.hands, deal.leader)
    assert solve(state) == Solver("oben").solve(position)
    assert {one.card for one in solve(state)} == set(Hand(deal.hands[deal.leader]))


def test_a_position_has_contract_and_rules_beside_it() -> None:
    position = Position(HANDS, 0)
    assert solve(position, "trump:S", "schieber") == (Result("SJ", 165, 1), Result("HA", 36))
    late = replace(position, won=frozenset({1}))
    assert solve(late, "trump:S", buur.variant("schieber"))[0] == Result("SJ", 65)
    fewest = solve(position, "unten", "schieber", aim="fewest")
    assert fewest == Solver("unten", aim="fewest").solve(position)


def test_a_deal_of_a_batch_is_solved() -> None:
    batch = random_deals(make_game("trump:S", seats=3, tricks=5), 4, 3)
    solver = Solver("trump:S", seats=3, tricks=5)
    table = solver.solve_deals(batch)
    for row, deal in enumerate(batch):
        position = Position(deal.hands, deal.leader)
        assert {one.points for one in solver.solve(position)} == set(table[row][table[row] > -99])
    dealt = random_deals(make_game("oben"), 1, 3)
    assert len(solve(dealt[0], "oben", "schieber")) == 9


def test_tricks_that_nobody_knows_make_no_match() -> None:
    """A partie whose earlier tricks are unknown: the side with all cards left gets no bonus."""
    state = start("schieber", 7).choose("trump:S")
    deal = deal_of(state)
    hands = tuple(CardSet(Hand(cards).mask) for cards in HANDS)
    later = replace(state, deal=replace(deal, hands=hands, leader=Seat(0), turn=Seat(0)))
    assert solve(later) == (Result("SJ", 65), Result("HA", 36))


@pytest.mark.parametrize("seats", [(0, 1, 2, 3), (1, 2, 3, 0)])
def test_invented_tricks_make_no_match(seats: tuple[int, ...]) -> None:
    """Of one earlier trick somebody is the winner; who it was is not known."""
    held = [" ".join("SHDC"[seat] + rank for rank in "789TJQKA") for seat in seats]
    state = buur.position("schieber", held, leader=seats.index(0), contract="trump:S")
    assert deal_of(state).tricks
    assert {(one.points, one.match) for one in solve(state)} == {(157, 0)}
    tricks, first = ["S6 H6 D6 C6"], seats.index(0)
    again = buur.position("schieber", held, contract="trump:S", leader=first, tricks=tricks)
    assert {one.match for one in solve(again)} == {1}


def without(state: Partie, *seats: int) -> Partie:
    """Return a partie in which the hands of some seats are not known."""
    deal = deal_of(state)
    hands = (CardSet(0) if seat in seats else hand for seat, hand in enumerate(deal.hands))
    return replace(state, deal=replace(deal, hands=tuple(hands)))


REFUSED: list[tuple[Any, dict[str, object], str]] = [
    (start("schieber", 7), {}, "no contract is chosen yet: choose one first"),
    (Partie(variant=buur.variant("schieber")), {}, "no cards are dealt yet"),
    (played("schieber", 4, 5).view(1), {}, "all hands must be known.*buur.beliefs"),
    (played("schieber", 4, 5, 2).view(None), {}, "are not known"),
    (without(played("schieber", 4, 5, 2), 1), {}, "the hands of the seats 1 are not known"),
    (Position(HANDS, 0), {}, "contract is None: expected a contract such as 'trump:S'"),
    (Position(HANDS, 0), {"contract": "hearts"}, "'hearts' is not a contract"),
    (Position(HANDS, 0), {"contract": "open"}, "becomes known only by playing"),
    (Position(HANDS, 0), {"contract": "oben", "rules": "schiber"}, "did you mean schieber"),
    (Position(HANDS, 0), {"contract": "oben", "rules": 3}, "rules is 3"),
    (Position(HANDS, 0), {"contract": "oben", "aim": "best"}, "aim is 'best'"),
    (Position(HANDS, 0), {"contract": "oben", "rules": "molotow"}, "ranks of all sides"),
    (played("schieber", 4, 2), {"contract": "oben"}, "contract is 'oben': expected None"),
    (played("schieber", 4, 2), {"rules": "chibre"}, "rules is 'chibre': expected None"),
    *(
        (value, {}, "deal is .*: expected a partie, a Position or a deal of a batch")
        for value in (None, object(), "nonsense", -1, 3.5, np.int64(-7), [], b"x", ["SA"] * 4)
    ),
]


@pytest.mark.parametrize(("deal", "others", "said"), REFUSED)
def test_what_cannot_be_solved_is_one_sentence(
    deal: Any, others: dict[str, Any], said: str
) -> None:
    with pytest.raises(BuurError, match=said):
        solve(deal, **others)


def test_a_prediction_is_no_number_of_points() -> None:
    state = played("stich-differenzler", 4, 2)
    with pytest.raises((Unsolvable, BuurError), match=r"give (the aim|aim=)"):
        solve(state)
    assert solve(state, aim="most")
