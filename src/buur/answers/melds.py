"""Answers about melds: the best declaration of a hand, and the better of two hands' melds."""

from __future__ import annotations

from dataclasses import replace

from buur.answers.position import FIRST, first_trick, on_lead, with_hands
from buur.answers.question import Question
from buur.cards import CardSet, cards_in
from buur.play.codec import Json, cards_json
from buur.play.legal import LegalActs
from buur.play.model.deal import Trick
from buur.play.model.events import Played
from buur.play.model.state import State, deal_of
from buur.play.queries.melds import winning_melds
from buur.play.transitions.declarations import award_melds, declare
from buur.seats import Seat


def best(question: Question) -> dict[str, Json]:
    """Return the declaration that the table proposes, the strongest meld first."""
    state = with_hands(first_trick(question), {FIRST: question.hand("hand", least=0)})
    declared = _declare(state, FIRST, LegalActs(state, FIRST).best_melds)
    melds = [meld for _, meld in winning_melds(_awarded(declared, FIRST))]
    return {
        "melds": [
            {"kind": meld.kind, "cards": cards_json(meld.cards), "points": meld.points}
            for meld in melds
        ],
        "points": sum(meld.points for meld in melds),
    }


def compare(question: Question) -> dict[str, Json]:
    """Return which hand has the better best meld; the two hands need not be of one deal."""
    state = first_trick(question)
    names = {FIRST: "a", deal_of(state).after(FIRST): "b"}
    for seat, name in names.items():
        state = on_lead(with_hands(state, {seat: question.hand(name, least=0)}), seat)
        state = _declare(state, seat, tuple(meld.cards for meld in LegalActs(state, seat).melds))
    # Each seat leads once: if the winner differs, only the order of the seats decides.
    teams = [deal_of(_awarded(state, leader)).meld_teams for leader in names]
    winners = {
        tuple(name for seat, name in names.items() if state.team(seat) in (found or ()))
        for found in teams
    }
    if len(winners) > 1:
        return {"better": "position"}
    (winner,) = winners
    return {"better": "both" if len(winner) > 1 else next(iter(winner), "none")}


def _declare(state: State, seat: Seat, melds: tuple[CardSet, ...]) -> State:
    """Return the state in which a seat has declared melds with its first card."""
    if not melds:
        return state
    act = Played(seat, cards_in(melds[0])[0], melds)
    return replace(state, deal=declare(state.variant, deal_of(state), act))


def _awarded(state: State, leader: Seat) -> State:
    """Return the state after the first trick, led by a seat, with the melds awarded."""
    trick = Trick(leader=leader, cards=(), winner=leader, points=0)
    return award_melds(replace(state, deal=replace(deal_of(state), tricks=(trick,))))
