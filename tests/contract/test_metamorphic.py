"""Deals played twice with one thing changed, of which the rules say what must come of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from buur.cards import Card
from buur.errors import RulesError
from buur.play.auto_play import settle, table_event
from buur.play.model.events import (
    Counted,
    Doubled,
    Finished,
    Passed,
    Played,
    Soldered,
    StoeckCalled,
)
from buur.play.model.result import Result
from buur.play.partie import Partie
from buur.play.queries.solder import solder_is_valid
from buur.play.transitions.partie_end import finish_partie
from buur.seats import Seat, Team
from buur.variants.registry import PRESETS
from buur.variants.relevance import is_relevant
from buur.variants.values import FinishOrder
from tests.chance import seeded
from tests.contract.wandering import act_on_turn, fresh
from tests.rules.scenario import deal, play, refused, silent, table

pytestmark = pytest.mark.untraced


def played_on(state: Partie, chance: int) -> Iterator[Partie]:
    """Give the states of a deal in which everybody plays at random and says nothing."""
    source = seeded(chance)
    while not state.history and not state.is_over:
        yield state
        event = table_event(state, source.random)
        if event is None and state.phase == "play":
            event = Played(state.waiting[0], source.choice(list(state.legal.cards)))
        state = state.do(event or act_on_turn(state, source))


# When the stöck is said (§6, §7.5)

RACES = [
    name
    for name, preset in PRESETS.items()
    if is_relevant("finish_order", preset.variant) and preset.variant.stoeck.stock
]
"""Rule sets in which it matters what counts first."""


@cache
def falling_due(name: str, *, last: bool) -> Partie:
    """Return a deal in which a seat, the last of a trick or another, is to say its stöck."""
    for seed in range(1000):
        for state in played_on(fresh(PRESETS[name].variant), seed):
            if state.phase == "play" and state.legal.stoeck_cards:
                closes = len(deal(state).lying) == deal(state).at_play - 1
                if closes == last:
                    return state
    raise AssertionError(name)


def sayings(state: Partie) -> dict[str, Partie]:
    """Return the end of the trick, by when the stöck was said that falls due in it."""
    seat, card = state.waiting[0], next(iter(state.legal.stoeck_cards))
    said = {"with its card": state.do(Played(seat, card, (), True))}
    silent = state.do(Played(seat, card))
    for cards in range(deal(state).at_play):
        if refused(silent, StoeckCalled(seat)) is None:
            said[f"{cards} cards later"] = silent.do(StoeckCalled(seat))
        if not deal(silent).lying:
            break
        following = Played(silent.waiting[0], lowest(silent))
        said = {when: other.do(following) for when, other in said.items()}
        silent = silent.do(following)
    return said


def lowest(state: Partie) -> Card:
    return next(iter(state.legal.cards))


@pytest.mark.parametrize("name", RACES)
def test_a_stoeck_counts_in_its_place_whenever_it_is_said_in_its_trick(name: str) -> None:
    for last in (False, True):
        said = sayings(falling_due(name, last=last))
        credits = {when: deal(state).credits for when, state in said.items()}
        assert credits == dict.fromkeys(credits, credits["with its card"])


CLAIMED = [name for name in RACES if PRESETS[name].variant.partie.ends_by_claim]
"""Rule sets in which a side has to say that it is out."""
HANDS = (
    "DJ D9 SA SK CA CK HA HK C6",
    "D6 D8 S6 S9 SJ C7 C8 H6 H7",
    "D7 DT S7 ST C9 CT H8 H9 HJ",
    "DQ DK DA S8 SQ CJ CQ HT HQ",
)
"""Seat 0 leads and takes every trick; seat 3, of the other side, has the stöck in diamonds."""
HOLDER = Seat(3)


def level(name: str, order: str, cards: str) -> Partie:
    """Return a deal in which these cards take seat 0's side to the target, and 20 more the other.

    The first card is to be led, and diamonds are trumps.
    """
    options = {"target": 1000, "multipliers": "all1", "finish_order": order}
    first, second = play(table(*HANDS, rules=name, options=options), cards).running
    scores = (1000 - first, 980 - second)
    return table(*HANDS, rules=name, options=options, scores=scores)


def ordered() -> list[tuple[str, str]]:
    """Return rule sets with their orders of counting, and one of them with every order."""
    own = {(name, PRESETS[name].variant.partie.finish_order) for name in CLAIMED}
    return sorted(own | {("chibre", order) for order in get_args(FinishOrder)})


@pytest.mark.parametrize(("name", "order"), ordered())
def test_the_winner_does_not_depend_on_when_the_stoeck_was_said_in_its_trick(
    name: str, order: str
) -> None:
    """Both sides are at the target; the next lead turns the trick, then anybody says so."""
    before = "DJ D6 D7 DQ D9 D8 DT"
    said = sayings(play(level(name, order, f"{before} DK"), before))
    ends = {when: outcomes(play(state, "SA")) for when, state in said.items()}
    assert ends == dict.fromkeys(ends, ends["with its card"])


def outcomes(state: Partie) -> list[Result | None]:
    """Return how the partie ends when a seat says that it is out, by seat."""
    return [state.do(Finished(Seat(seat))).result for seat in range(4)]


@pytest.mark.parametrize(("name", "order"), ordered())
def test_the_winner_does_not_depend_on_showing_the_stoeck_before_claiming(
    name: str, order: str
) -> None:
    """The holder still has both cards, and wins with them or not."""
    first = "SA S6 S7 S8"
    dealt = level(name, order, first)
    for later in ("", "SK", "SK S9", "SK S9 ST"):
        state = play(dealt, f"{first} {later}")
        if refused(state, StoeckCalled(HOLDER)) is None:
            shown = state.do(StoeckCalled(HOLDER))
            assert shown.do(Finished(HOLDER)).result == state.do(Finished(HOLDER)).result, later


# A false claim of the rest (§8)

CLAIMABLE = [
    name for name, preset in PRESETS.items() if preset.variant.partie.solder_test != "forbidden"
]
"""Rule sets in which the remaining tricks may be claimed."""
OF_MISERE = ("coiffeur", "tutti")
"""Those of them in which a misère may be chosen."""


def test_every_misere_is_known() -> None:
    found = [name for name in CLAIMABLE if contracts_of(name, 0, misere=True)]
    assert found == list(OF_MISERE)


def false_claims(name: str, *, misere: bool) -> dict[tuple[str, bool], Partie]:
    """Return deals of two tricks to come in which who leads may not rightly claim them.

    Each way to play is there, chosen by his side and by the other.
    """
    found: dict[tuple[str, bool], Partie] = {}
    for seed in range(30):
        for contract, state in contracts_of(name, seed, misere=misere).items():
            if {(contract, True), (contract, False)} <= found.keys():
                continue
            ending = two_tricks_left(state, seed)
            chooser, leader = deal(ending).chooser, deal(ending).turn
            own = chooser is None or ending.team(chooser) == ending.team(leader)
            if not solder_is_valid(ending, leader):
                found.setdefault((contract, own), ending)
    assert {contract for contract, _ in found} == set(contracts_of(name, 0, misere=misere))
    return found


def contracts_of(name: str, seed: int, *, misere: bool) -> dict[str, Partie]:
    """Return a deal with a contract of each kind, the first card to be led."""
    state = settle(fresh(PRESETS[name].variant), seeded(seed).random)
    if state.phase == "play":
        return {} if misere else {"imposed": state}
    ways = [way for way in state.legal.choices if way.contract.misere == misere]
    return {way.contract.kind: state.do(way) for way in reversed(ways)}


def two_tricks_left(state: Partie, seed: int) -> Partie:
    """Return the deal with two tricks to come, played at random and in silence."""
    source = seeded(seed)
    while len(deal(state).tricks) < len(deal(state).schedule) - 2:
        state = silent(state.do(Played(state.waiting[0], source.choice(list(state.legal.cards)))))
    return state


def totals(state: Partie) -> Iterator[tuple[int, ...]]:
    """Give what is written for the deal, however its last tricks are played."""
    if state.phase == "count":
        yield state.do(Counted()).history[-1].total
    else:
        for card in state.legal.cards:
            yield from totals(state.do(state.legal.played(card)))


def ahead(total: tuple[int, ...], line: int) -> int:
    """Return by how much a line gains on the other."""
    return total[line] - total[1 - line]


def gains(state: Partie) -> tuple[int, int]:
    """Return what a claim brings who leads, and the worst that comes of playing on."""
    claimer = deal(state).turn
    line = state.variant.teams[claimer]
    (claimed,) = totals(state.do(Soldered(claimer)))
    return ahead(claimed, line), min(ahead(total, line) for total in totals(state))


@pytest.mark.parametrize("name", CLAIMABLE)
def test_a_false_claim_brings_no_more_than_the_worst_play(name: str) -> None:
    found = {way: gains(state) for way, state in false_claims(name, misere=False).items()}
    assert {way: points for way, points in found.items() if points[0] > points[1]} == {}


@pytest.mark.parametrize("name", OF_MISERE)
def test_a_false_claim_in_a_misere_brings_no_more_than_the_worst_play(name: str) -> None:
    """There the tricks of the others count: the worst is to take all that are left oneself."""
    found = {way: gains(state) for way, state in false_claims(name, misere=True).items()}
    assert {way: points for way, points in found.items() if points[0] > points[1]} == {}


# Doubled stakes (§3.6)

BIDDEN = [name for name, preset in PRESETS.items() if preset.variant.auction.is_held]
"""Rule sets with an auction, in which doubling is an option."""


def after_doubles(name: str, doubles: int, seed: int) -> Partie | None:
    """Return a deal after its auction, doubled so often; None where nobody may double."""
    try:
        rules = PRESETS[name].variant.with_options({"doubling": "redouble"})
    except RulesError:
        return None
    state = settle(fresh(rules), seeded(seed).random)
    state = state.do(state.legal.bid(*lowest_bid(state)))
    for _ in range(doubles):
        seats = [seat for seat in map(Seat, range(rules.seats)) if state.legal_for(seat).may_double]
        if not seats:
            return None
        state = state.do(Doubled(seats[0]))
    while state.phase == "bid":
        state = state.do(Passed(state.waiting[0]))
    return state


def lowest_bid(state: Partie) -> tuple[str, str | None]:
    """Return the lowest bid, with the first contract that may be named with it."""
    contracts = state.legal.contracts
    return state.legal.bids[0].height, contracts[0].code if contracts else None


def played_out(state: Partie) -> tuple[object, ...]:
    """Return what is written when a deal is played by the same chance, and what is played for.

    A king's bid is played for in the whole partie, which his double counts for.
    """
    *_, last = played_on(state, 1)
    after = settle(last, seeded(1).random)
    result = finish_partie(last, Team(0), "out").result
    assert result is not None
    return after.scores, after.history[0].total, after.targets, result.worth


@pytest.mark.parametrize("name", BIDDEN)
def test_a_double_changes_what_is_written(name: str) -> None:
    for seed in (1, 2):
        states = [after_doubles(name, doubles, seed) for doubles in (0, 1, 2)]
        found = [played_out(state) for state in states if state is not None]
        assert len(set(found)) == len(found), seed
