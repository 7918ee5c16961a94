"""Rulings: the consequences of an incident for cards, tricks, turns and the deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from buur.cards import NO_CARDS, Card, CardSet, Suit
from buur.seats import Seat, Team

Redeal = Literal["same_dealer", "next_dealer"]

OPEN_TRICK: Final = "open"
"""The open trick, as a key of `Ruling.tricks_to`."""
REST: Final = "rest"
"""All tricks that are not complete, as a key of `Ruling.tricks_to`."""


@dataclass(frozen=True, slots=True)
class Move:
    """A card that goes to the pile of a team, wherever it is."""

    card: Card
    team: Team | None
    """None until the last trick is won, which decides."""
    points: int
    """Card points, before the multiplier."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """The consequences; fields that do not apply are empty."""

    forced: CardSet = NO_CARDS
    """The cards from which the offender has to choose now; after a play out of turn those that
    his partner may play."""
    barred_suit: Suit | None = None
    """The suit that the offender's partner may not play with his next card."""
    dead: CardSet = NO_CARDS
    """Cards without taking power: they win no trick and keep their points."""
    alive: CardSet = NO_CARDS
    """Cards that go back to the hand and keep their taking power."""
    played: Card | None = None
    """The card that counts as played."""
    moves: tuple[Move, ...] = ()
    tricks_to: tuple[tuple[str, Team], ...] = ()
    """Tricks, by number or `OPEN_TRICK` or `REST`, and the teams that get all of their cards."""
    next_leader: Seat | None = None
    """The leader of the next trick, in place of the winner of this one."""
    redeal: Redeal | None = None
    choices: tuple[str, ...] = ()
    """Choices of the offender's opponents: codes of cards, or "play_on", "redeal",
    "as_revoke", "write_match", "take_partie"."""
    loses_partie: Team | None = None
    stoeck_counts: bool | None = None
    melds_count: bool | None = None
    trick_counts: bool | None = None
    """Whether the open trick may be counted in a claim."""

    @property
    def deal_stands(self) -> bool:
        """Whether the deal counts."""
        return self.redeal is None
