"""Total points of a deal's cards and tricks, and the bonus of the last (§1.3, §1.6, §7.1)."""

from __future__ import annotations

from buur.play.model.state import State, deal_of


def all_points(state: State) -> int:
    """Return the points of all cards and tricks of a deal, without the bonus of the last."""
    deal, pack = deal_of(state), state.variant.pack.cards
    tables = deal.schedule[0]
    cards = sum(worth for card, worth in enumerate(tables.points) if pack >> card & 1)
    return cards + tables.trick * len(deal.schedule)


def last_bonus(state: State) -> int:
    """Return the bonus of the last trick of a deal."""
    return state.variant.score.last_trick + deal_of(state).schedule[-1].last
