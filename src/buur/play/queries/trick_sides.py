"""The side that has each trick and the side that scores it, with rulings and misères (§9)."""

from __future__ import annotations

from buur.play.model.state import State, deal_of
from buur.seats import Team


def taking_side(state: State, number: int) -> Team:
    """Return the side that has a complete trick; ``number`` counts from 1.

    In a misère, where players avoid tricks, a ruling moves only the points and not the trick.
    """
    deal = deal_of(state)
    given = deal.rulings.side_of(number)
    if given is None or is_misere(state):
        return state.team(deal.tricks[number - 1].winner)
    return given


def taking_sides(state: State) -> tuple[Team, ...]:
    """Return the side that has each complete trick, in order."""
    return tuple(taking_side(state, number + 1) for number in range(len(deal_of(state).tricks)))


def credited_side(state: State, number: int, taker: Team) -> Team:
    """Return the side that scores the points of a trick.

    A ruling can name it. Otherwise it is the side that took the trick, in a misère the other.
    """
    given = deal_of(state).rulings.side_of(number)
    return beneficiary(state, taker) if given is None else given


def beneficiary(state: State, taker: Team) -> Team:
    """Return the side that scores a trick: ``taker`` or, in a misère, the other side."""
    return Team(1 - taker) if is_misere(state) else taker


def is_misere(state: State) -> bool:
    """Tell whether a misère is played."""
    contract = deal_of(state).contract
    return contract is not None and contract.misere
