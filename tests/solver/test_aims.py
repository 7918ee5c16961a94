"""`buur solve` marks the cards that the rule set's way of writing rewards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from buur.cards import Card, cards_in, parse_cards
from buur.contracts import OPEN, parse_contract
from buur.play.acts.stages import FEWEST
from buur.play.auto_play import table_event
from buur.play.model.events import Act
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.play.queries.playable_cards import playable_cards
from buur.seats import Seat, Team
from buur.solver import Position, Solver
from buur.solver.aims import Unsolvable, aim_of, match_swing, sides_at
from buur.solver.card_results import best_results, card_results
from buur.solver.task import SolverTask, task_at
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded

SHUNNING = {
    "misere",
    "misere-teams",
    "hindersi",
    "hindersi-3",
    "hindersi-5",
    "schellenjass",
    "schellenjass-3",
    "schaufel-dame-strokes",
    "guggitaler",
    "guggitaler-3",
    "guggitaler-10",
    "molotow-3",
    "molotow-5",
    "molotow-6",
}
"""Rule sets in which the fewest points win."""
NEAREST = {"estimation", "estimation-2", "estimation-3", "stich-differenzler"}
RANKED = {"molotow", "mittlere"}
DECLARERS = {"coiffeur", "coiffeur-8", "coiffeur-10", "coiffeur-alone", "coiffeur-3", "tutti"}
"""Rule sets in which only who has chosen is written anything."""
CARDS = 2
"""Left in each hand: what the engine itself can play out in every way."""

Worth = tuple[int, int]
"""What a side has of a deal, and what the others have to bear; the more, the better."""


def moments(name: str) -> Iterator[Partie]:
    """Give ends of random deals, of which it is known what is played."""
    for seed in range(100):
        chance = seeded(seed)
        rules = PRESETS[name].variant
        state = Partie(variant=rules, scores=(0,) * rules.lines)
        for _ in range(150):
            if is_end(state):
                yield state
                break
            state = state.do(table_event(state, chance.random) or chance.choice(acts(state)))


def is_end(state: Partie) -> bool:
    """Tell whether a trick is to be led, with so few left, and it is known what is played."""
    deal = state.deal
    if deal is None or not deal.schedule or deal.turn < 0 or deal.lying or deal.at_play < FEWEST:
        return False
    return deal.contract != OPEN and len(deal.schedule) - len(deal.tricks) == CARDS


def acts(state: Partie) -> list[Act]:
    """Return what somebody may do; hidden predictions are nobody's turn."""
    asked = state.deal.asked if state.deal else ()
    return [*state.legal] or [*state.legal_for(asked[0])]


def worth(state: Partie, seat: Seat, name: str) -> Worth:
    """Return what a played deal is worth to a seat, by what the rule set writes."""
    deal = deal_of(state)
    own = deal.sides[seat]
    chooser = deal.chooser
    if name in DECLARERS and chooser is not None:
        own = deal.sides[chooser]
    match = [credit for credit in deal.credits if credit.kind == "match"]
    bonus = sum(credit.raw for credit in match if credit.team == own)
    charged = sum(credit.raw for credit in match if credit.team != own)
    made = state.card_points[own]
    if name in NEAREST:
        told = deal.predictions[seat]
        assert told is not None
        return -abs(told - made), 0
    if name in SHUNNING:
        return -made - bonus, charged
    if name in DECLARERS and deal.sides[seat] != own:
        return -made - bonus, 0
    return made + bonus - charged, 0


def with_seat(state: Partie, seat: Seat, other: Seat, name: str) -> bool:
    """Tell whether somebody plays for what a seat wants."""
    deal = deal_of(state)
    if name in DECLARERS and deal.chooser is not None:
        own = deal.sides[deal.chooser]
        return (deal.sides[seat] == own) == (deal.sides[other] == own)
    return deal.sides[seat] == deal.sides[other]


def outcome(state: Partie, seat: Seat, name: str) -> Worth:
    """Return what a seat can make sure of, by playing everything out."""
    deal = deal_of(state)
    if len(deal.tricks) == len(deal.schedule):
        return worth(state, seat, name)
    choose = max if with_seat(state, seat, deal.turn, name) else min
    return choose(outcome(state.play(card), seat, name) for card in cards(state))


def cards(state: Partie) -> tuple[Card, ...]:
    deal = deal_of(state)
    return cards_in(playable_cards(state.variant, deal, deal.hands[deal.turn]))


def wanted(state: Partie, name: str) -> set[Card]:
    """Return the best cards by the engine itself."""
    seat = deal_of(state).turn
    found = {card: outcome(state.play(card), seat, name) for card in cards(state)}
    return {card for card, made in found.items() if made == max(found.values())}


@pytest.mark.parametrize("name", [name for name in PRESETS if name not in RANKED])
def test_the_best_cards_are_those_that_the_rules_want(name: str) -> None:
    for _, state in zip(range(3), moments(name), strict=False):
        marked = {one.card for one in best_results(card_results(task_at(state, deal_of(state))))}
        assert marked == wanted(state, name), state


@pytest.mark.parametrize("name", sorted(RANKED))
def test_ranks_are_no_aim_of_one_side(name: str) -> None:
    state = next(moments(name))
    with pytest.raises(Unsolvable, match="ranks"):
        task_at(state, deal_of(state))
    assert task_at(state, deal_of(state), "fewest").solver.aim == "fewest"


def test_a_misere_turns_what_is_wanted() -> None:
    rules = PRESETS["pandur"].variant
    assert aim_of(rules, parse_contract("trump:S")) == "most"
    assert aim_of(rules, parse_contract("misere:trump:S")) == "fewest"
    with pytest.raises(Unsolvable, match="prediction"):
        aim_of(PRESETS["estimation"].variant, parse_contract("trump:S"))


@pytest.mark.parametrize(
    ("name", "options", "counters", "swing"),
    [
        ("schieber", {}, False, 100),
        ("schieber", {"match": "bonus50"}, True, 50),
        ("schieber", {"counter_match": "double"}, True, 357),
        ("schieber", {"counter_match": "double"}, False, 100),
        ("regles-002", {}, False, 95),  # in place of the last trick's five
        ("tournoi-2006", {}, False, 0),
        ("tutti", {}, True, 100),
        ("coiffeur", {}, True, 0),
        ("coiffeur", {}, False, 100),
        ("hindersi", {}, False, 0),
    ],
)
def test_what_a_match_changes(
    name: str, options: dict[str, object], counters: bool, swing: int
) -> None:
    assert match_swing(variant(name, options), 157, counters=counters) == swing


def test_a_card_that_concedes_a_match_is_worse() -> None:
    deal = "SJ H8;S9 ST;C6 C7;SK C9"
    hands = tuple(int(parse_cards(hand)) for hand in deal.split(";"))
    whole = SolverTask(
        solver=Solver("trio:tou:H", tricks=CARDS),
        position=Position(hands, 0),
        aim="most",
        seats=tuple(Seat(seat) for seat in range(4)),
        conceded=100,
    )
    found = card_results(whole)
    assert {one.points for one in found} == {0}
    assert sorted(one.match for one in found) == [-1, 0]
    assert [one.match for one in best_results(found)] == [0]
    assert len(best_results(card_results(replace(whole, conceded=0)))) == 2


def test_of_several_others_none_is_said_to_take_everything() -> None:
    deal = "SJ H8;S9 ST;C6 C7;SK C9"
    hands = tuple(int(parse_cards(hand)) for hand in deal.split(";"))
    solver = Solver("trio:tou:H", tricks=CARDS, sides=(0, 1, 2, 3))
    position = Position(hands, 0)
    seats = tuple(Seat(seat) for seat in range(4))
    assert -1 in [one.match for one in solver.solve(position)]
    task = SolverTask(solver=solver, position=position, aim="most", seats=seats, conceded=100)
    assert [(one.match, one.merit) for one in card_results(task)] == [(0, 0), (0, 0)]


@pytest.mark.parametrize(
    ("by_points", "deal"), [(False, "SJ SA;S6 H6;S7 H7;C6 C7"), (True, "SJ SA;S6 H6;S7 H7;C6 C7")]
)
def test_where_others_are_charged_it_is_best_to_take_everything(by_points: bool, deal: str) -> None:
    """Who takes all has nothing, and the others have it."""
    hands = tuple(int(parse_cards(hand)) for hand in deal.split(";"))
    task = SolverTask(
        solver=Solver("trump:S", tricks=CARDS, match=0, sides=range(4), aim="fewest"),
        position=Position(hands, 0),
        aim="fewest",
        seats=tuple(Seat(seat) for seat in range(4)),
        charge=36,
        by_points=by_points,
        made=0,
    )
    assert {(one.points, one.match) for one in card_results(task)} == {(0, 1)}
    alone = replace(task, made=None)  # somebody else has taken something
    assert {one.match for one in card_results(alone)} == {0}


@pytest.mark.parametrize("name", ["coiffeur-3", "coiffeur-alone"])
def test_all_others_are_against_who_has_chosen(name: str) -> None:
    state = next(moments(name))
    deal = deal_of(state)
    alone = replace(deal, sides=tuple(Team(seat) for seat in range(len(deal.sides))))
    for one in (deal, alone):
        sides = sides_at(state.variant, one)
        assert {seat for seat, side in sides.items() if side == 0} == {deal.chooser}
        assert set(sides.values()) == {0, 1}


def test_a_trump_is_led_where_it_has_to_be() -> None:
    hands = tuple(int(parse_cards(hand)) for hand in ("SJ H8", "S9 ST", "C6 C7", "SK C9"))
    task = SolverTask(
        solver=Solver("misere:trump:S", tricks=CARDS),
        position=Position(hands, 0),
        aim="fewest",
        seats=tuple(Seat(seat) for seat in range(4)),
    )
    assert [one.card for one in card_results(task)] == [*cards_in(parse_cards("SJ H8"))]
    led = replace(task, leads_trump=True)
    assert [one.card for one in card_results(led)] == [*cards_in(parse_cards("SJ"))]
