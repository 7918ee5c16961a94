"""The bid that a deal is played for: whether it is made, and the credits that count (§7.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buur.play.model.auction import Stake
from buur.play.model.deal import Deal
from buur.play.model.state import State, deal_of
from buur.scoring import TENS, Credit, Crossing, crossings
from buur.seats import Team
from buur.variants.option_groups.auction import Rung

_OF_CARDS: Final = ("cards", "last_trick")
_OF_TRICKS: Final = (*_OF_CARDS, "match")


def stake_of(state: State) -> Stake | None:
    """Return the bid that the deal in progress is played for, None if there is none."""
    deal = state.deal
    if deal is None or deal.auction is None or deal.auction.top is None:
        return None
    top = deal.auction.top
    rung = state.variant.auction.rung(top.height)
    if rung is None or rung.goal not in GOALS:
        return None
    made = GOALS[rung.goal](deal, rung, state.team(top.seat))
    return Stake(
        seat=top.seat,
        height=rung.height,
        goal=rung.goal,
        points=rung.points,
        factor=deal.auction.factor,
        made=made,
    )


def _points_made(deal: Deal, rung: Rung, side: Team) -> bool:
    """Tell whether a side has the points it bid; melds and the match premium do not count."""
    return _cards(deal, side) >= rung.points


def _cards(deal: Deal, side: Team) -> int:
    return sum(
        credit.raw for credit in deal.credits if credit.team == side and credit.kind in _OF_CARDS
    )


def _all_points_made(deal: Deal, rung: Rung, side: Team) -> bool:
    """Tell whether a side has the points it bid, melds and stöck included (variants §1.6)."""
    return sum(credit.raw for credit in deal.credits if credit.team == side) >= rung.points


def _match_made(deal: Deal, _rung: Rung, side: Team) -> bool:
    """Tell whether all tricks of a deal count for a side; in a misère, whether it took none."""
    return is_played(deal) and all(
        credit.team == side for credit in deal.credits if credit.kind == "cards"
    )


def is_played(deal: Deal) -> bool:
    """Tell whether all tricks of a deal are taken or claimed."""
    return deal.solder is not None or len(deal.tricks) == len(deal.schedule) > 0


GOALS: Final[dict[str, Callable[[Deal, Rung, Team], bool]]] = {
    "points": _points_made,
    "all_points": _all_points_made,
    "match": _match_made,
}
"""Tests whether a bid is made, by goal; a bid with another goal is not decided in one deal."""


def counted_credits(state: State) -> tuple[Credit, ...]:
    """Return the credits of the deal, including that of the bid, in the order of counting (§7.9).

    If a failed bid costs its side the tricks, its tricks count only once the bid is made.
    """
    stake, deal = stake_of(state), state.deal
    if deal is None or stake is None or state.variant.score.write != "bid":
        return () if deal is None else deal.credits
    side, rule = state.team(stake.seat), state.variant.auction.bid_failed
    made = _index_of_making(deal, stake, side)
    counted: list[Credit] = []
    held: list[Credit] = []
    for index, credit in enumerate(deal.credits):
        waits = rule != "own" and credit.team == side and credit.kind in _OF_TRICKS
        early = waits and (made is None or index <= made)
        (held if early else counted).append(credit)
        if index == made:
            counted += [*held, Credit(side, "bid", stake.worth, credit.trick)]
    if made is None and is_played(deal):
        counted += _failed(state, stake, held)
    return tuple(counted)


def _index_of_making(deal: Deal, stake: Stake, side: Team) -> int | None:
    """Return the index of the credit that made the bid (for a match the last one), or None."""
    if not stake.made:
        return None
    got = 0
    for index, credit in enumerate(deal.credits):
        if credit.team == side and credit.kind in _OF_CARDS:
            got += credit.raw
            if stake.goal == "points" and got >= stake.points:
                return index
    return len(deal.credits) - 1


def _failed(state: State, stake: Stake, held: list[Credit]) -> list[Credit]:
    """Return the opponents' credits for a failed bid, perhaps with the tricks of its side."""
    rival, now = Team(1 - state.team(stake.seat)), len(state.deal.schedule if state.deal else ())
    won = [Credit(rival, "bid", stake.worth, now)]
    if state.variant.auction.bid_failed == "defence_takes_all":
        won += [Credit(rival, credit.kind, credit.raw, now) for credit in held]
    return won


def target_crossings(state: State) -> list[Crossing]:
    """Return the sides that reached the target in this deal, in the order of counting."""
    deal = deal_of(state)
    scores, targets = state.scores, state.targets
    if state.variant.partie.finish == "over":
        scores = tuple(TENS * score for score in scores)
        targets = tuple(TENS * target + 1 for target in targets)
    return crossings(scores, counted_credits(state), deal.multiplier, targets)
