"""Weights of the heuristics, in card points unless said otherwise."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Weights of the heuristics, tuned on duplicate deals."""

    chooser_trumps: float = 2.0
    """Factor of the odds that the chooser holds a trump."""
    pusher_trumps: float = 0.7
    signalled_master: float = 4.0
    """Factor of the odds that a seat holds the master of the suit that it signalled."""
    follower_points: float = 1.0
    """Expected points that each later player adds to the trick."""
    lead_points: float = 2.0
    """The same after a lead, where the winner spends a good card."""
    capture: float = 12.0
    """Points of the other cards in a later trick that a kept card may win."""
    trump_make: float = 0.42
    """Chance of a low trump to win a trick while opponents have higher ones."""
    length_makes: float = 0.3
    """Chance of a low card to win once the others have no more of its suit."""
    own_suit_makes: float = 0.5
    """Chance of a card to win later if only its owner still holds the suit."""
    ruff_greed: float = 0.3
    """Chance that an opponent ruffs a valuable trick instead of following suit."""
    signal: float = 3.0
    """Gain of showing the partner a strong suit."""
    draw_rival: float = 6.0
    """Gain of each trump that a lead takes from the opponents."""
    draw_ally: float = 4.0
    """Loss of each trump that a lead takes from the partner."""
    cash: float = 4.0
    """Gain of leading a card that keeps the lead."""
    cash_safe: float = 12.0
    """The same where no opponent can ruff."""
    partners_suit: float = 5.0
    """Gain of leading the suit that the partner showed."""


WEIGHTS: Final = Weights()
