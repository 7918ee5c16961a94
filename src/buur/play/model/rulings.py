"""`Rulings`: the objections of a deal and the effects of the rulings on them (§9)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from buur.cards import NO_CARDS, Card, CardSet
from buur.seats import Seat, Team


# These classes have no common base: their fields look alike, but differ in meaning.
@dataclass(frozen=True, slots=True)
class Objection:
    """An objection that the table has still to rule on."""

    seat: Seat
    offender: Seat
    trick: int


@dataclass(frozen=True, slots=True)
class Correction:
    """A wrong card in the open trick for which its owner has to play another one."""

    seat: Seat
    cards: CardSet | None
    """The cards from which the owner chooses; None if they are not known."""


@dataclass(frozen=True, slots=True)
class Dead:
    """Cards that can win no trick when this seat plays them."""

    seat: Seat
    cards: CardSet
    since: int
    """The number of the first trick for which this holds."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A card that a ruling moved from the hand of a seat to the won tricks of a side."""

    seat: Seat
    card: Card
    side: Team
    since: int
    """The number of the first trick that the seat plays without it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    """The objections in a deal and the rulings on them."""

    objection: Objection | None = None
    settled: tuple[tuple[Seat, int], ...] = ()
    """The cards that were ruled on, as (seat that laid it, number of the trick)."""
    correction: Correction | None = None
    dead: tuple[Dead, ...] = ()
    """Cards without taking power."""
    moved: tuple[Moved, ...] = ()
    """Cards that left a hand without being played."""
    lost: tuple[tuple[int, Team], ...] = ()
    """Tricks whose points go to a side, by number; the last ruling on a trick holds."""
    leads: Seat | None = None
    """The seat that leads the next trick, whoever wins the open one."""

    def is_dead(self, seat: Seat, card: Card, trick: int) -> bool:
        """Tell whether a card of a seat has no taking power in a trick, by its number."""
        return any(
            one.seat == seat and one.since <= trick and one.cards >> card & 1 for one in self.dead
        )

    def missing(self, seat: Seat) -> int:
        """Return the number of cards that a seat lacks for the tricks of the deal."""
        return sum(one.seat == seat for one in self.moved)

    def side_of(self, trick: int) -> Team | None:
        """Return the side that a ruling gave a trick to, None if no ruling did."""
        return dict(self.lost).get(trick)

    def seen_by(self, seat: Seat | None) -> Rulings:
        """Return the part that a seat knows: only the offender sees the cards to choose from."""
        own = self.correction
        if own is None or own.seat == seat:
            return self
        return replace(self, correction=replace(own, cards=NO_CARDS))


NO_RULINGS = Rulings()
