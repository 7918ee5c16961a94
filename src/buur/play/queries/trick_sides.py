"""The side that has each trick: its winner's, unless a ruling gave it away (§9)."""

from __future__ import annotations

from buur.play.model.state import State, deal_of
from buur.seats import Team


def taking_side(state: State, number: int) -> Team:
    """Return the side that has a complete trick, by its number from 1.

    In a misère, where tricks are shunned, a ruling gives away the points and not the trick.
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
    """Return the side that the points of a trick count for.

    A ruling says it itself; else it is who took the trick, in a misère the other side.
    """
    given = deal_of(state).rulings.side_of(number)
    return beneficiary(state, taker) if given is None else given


def beneficiary(state: State, taker: Team) -> Team:
    """Return the side that a trick counts for: in a misère the one that did not take it."""
    return Team(1 - taker) if is_misere(state) else taker


def is_misere(state: State) -> bool:
    """Tell whether a misère is played."""
    contract = deal_of(state).contract
    return contract is not None and contract.misere
