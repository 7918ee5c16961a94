"""Points that a claim of the end or of the half may count (core §7.6, §7.7)."""

from __future__ import annotations

from dataclasses import replace

from buur.cards import PACK
from buur.play.model.deal import Deal
from buur.play.model.state import State, deal_of
from buur.play.queries.stoeck import may_show_stoeck
from buur.scoring import STOECK, totals
from buur.seats import ByTeam, Seat


def claimable_points(state: State, seat: Seat) -> tuple[int, int]:
    """Return the points that the side of ``seat`` may count, and those added by turning the trick.

    The points of a boss card in the open trick are left out, because they may depend on hidden
    hands.
    """
    team, deal = state.team(seat), deal_of(state)
    points = _without_boss(state, seat)[team]
    if deal.trick_turned or deal.lying or state.variant.partie.claim_counts != "turned_only":
        return points, 0
    turned = replace(state, deal=replace(deal, trick_turned=True))
    return points, _without_boss(turned, seat)[team] - points


def possible_boss_points(state: State, seat: Seat) -> int:
    """Return the points of the open trick that count if nobody can beat the claimer's card in it.

    They are 0 where a rule set does not count them, or another card is best so far.
    """
    deal = deal_of(state)
    boss = state.variant.partie.claim_counts == "current_with_boss"
    if not boss or not deal.lying or deal.best_seat != seat:
        return 0
    return deal.multiplier * sum(deal.tables.points[card] for card in deal.lying)


def counted_points(state: State, seat: Seat) -> ByTeam[int]:
    """Return the points of each team that count when ``seat`` claims the end (§7.6)."""
    deal, points = deal_of(state), _without_boss(state, seat)
    if deal.lying and _is_unbeatable(deal):
        points[state.team(seat)] += possible_boss_points(state, seat)
    return tuple(points)


def _without_boss(state: State, seat: Seat) -> list[int]:
    deal = deal_of(state)
    credits = [credit for credit in deal.credits if _counts(state, deal, credit.kind, credit.trick)]
    earned = totals(credits, state.variant.sides, deal.multiplier)
    points = [before + now for before, now in zip(state.scores, earned, strict=True)]
    if deal.stoeck_pending and deal.stoeck_called is not None:
        points[state.team(deal.stoeck_called)] += STOECK * deal.multiplier
    if may_show_stoeck(state, seat):
        points[state.team(seat)] += STOECK * deal.multiplier
    return points


def _counts(state: State, deal: Deal, kind: str, trick: int) -> bool:
    """Tell whether a credit counts; those of a trick not yet turned may not."""
    lies_open = trick == len(deal.tricks) and not deal.lying and not deal.trick_turned
    of_trick = kind in ("cards", "last_trick", "match")
    turned_only = state.variant.partie.claim_counts == "turned_only"
    return not (turned_only and lies_open and of_trick)


def _is_unbeatable(deal: Deal) -> bool:
    later = [deal.hands[seat] for seat in deal.open_players[len(deal.lying) :]]
    return not any(hand & deal.tables.beaten_by[deal.best] & PACK for hand in later)


def half_is_reached(state: State, seat: Seat) -> bool:
    """Tell whether the side of ``seat`` has at least half of the target, as its claim counts it."""
    points = counted_points(state, seat)[state.team(seat)]
    return 2 * points >= state.targets[state.team(seat)]
