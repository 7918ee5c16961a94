"""`Ruling`: consequences of an incident for cards, tricks, turns and the deal, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from buur.cards import NO_CARDS, Card, CardSet, Suit
from buur.seats import Seat, Team

Redeal = Literal["same_dealer", "next_dealer"]

OPEN_TRICK: Final = "open"
"""Key of `Ruling.tricks_to` for the trick on the table."""
REST: Final = "rest"
"""Key of `Ruling.tricks_to` for all tricks that are not complete."""


@dataclass(frozen=True, slots=True)
class Move:
    """A card that goes to the pile of a team from a hand or the table."""

    card: Card
    team: Team | None
    """The team; None for the team that wins the last trick."""
    points: int
    """Card points, before the multiplier."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """The consequences of an incident; fields that do not apply are empty."""

    forced: CardSet = NO_CARDS
    """The cards from which the offender has to choose now. With ``barred_suit`` they are those
    that his partner may play."""
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
    """Pairs of a trick and the team that gets its cards. The trick is a number, `OPEN_TRICK` or
    `REST`."""
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
