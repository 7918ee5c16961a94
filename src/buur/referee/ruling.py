"""`Ruling`: consequences of an incident for cards, tricks, turns and the deal, as data."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, Literal, get_args

from buur.arguments import instance, integer, one_of
from buur.cards import (
    NO_CARDS,
    PACK_SIZE,
    Card,
    CardSet,
    Suit,
    card_code,
    card_of,
    cards_code,
    set_of,
)
from buur.seats import MAX_SEATS, Seat, Team

Redeal = Literal["same_dealer", "next_dealer"]

OPEN_TRICK: Final = "open"
"""Key of `Ruling.tricks_to` for the trick on the table."""
REST: Final = "rest"
"""Key of `Ruling.tricks_to` for all tricks that are not complete."""
MOST_POINTS: Final = 1000


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A card that goes to the pile of a team from a hand or the table.

    >>> from buur.cards import parse_card
    >>> Move(parse_card("SA"), Team(1), 11)
    Move('SA', 1, 11)

    Raises:
        ArgumentError: a field is of another type or out of range.
    """

    card: Card
    """The card."""
    team: Team | None
    """The team; None for the team that wins the last trick."""
    points: int
    """Card points, before the multiplier."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "card", card_of(self.card))
        if self.team is not None:
            object.__setattr__(self, "team", integer(self.team, 0, MAX_SEATS - 1, "team"))
        object.__setattr__(
            self, "points", integer(self.points, -MOST_POINTS, MOST_POINTS, "points")
        )

    def __repr__(self) -> str:
        return f"Move({card_code(self.card)!r}, {self.team}, {self.points})"


_SETS: Final = ("forced", "dead", "alive")
_TUPLES: Final[dict[str, type]] = {"moves": Move, "tricks_to": tuple, "choices": str}
_NUMBERS: Final = {
    "barred_suit": 3,
    "played": PACK_SIZE - 1,
    "next_leader": MAX_SEATS - 1,
    "loses_partie": MAX_SEATS - 1,
}
"""The highest value of each field that is a number or None."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Ruling:
    """The consequences of an incident; fields that do not apply are empty.

    >>> from buur.cards import parse_cards
    >>> Ruling(dead=parse_cards("SA"), next_leader=Seat(2))
    Ruling(dead='SA', next_leader=2)

    Raises:
        ArgumentError: a field is of another type or out of range.
    """

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
    """The cards that go to the pile of a team."""
    tricks_to: tuple[tuple[str, Team], ...] = ()
    """Pairs of a trick and the team that gets its cards. The trick is a number, `OPEN_TRICK` or
    `REST`."""
    next_leader: Seat | None = None
    """The leader of the next trick, in place of the winner of this one."""
    redeal: Redeal | None = None
    """The dealer who deals again; None if the deal stands."""
    choices: tuple[str, ...] = ()
    """Choices of the offender's opponents: codes of cards, or "play_on", "redeal",
    "as_revoke", "write_match", "take_partie"."""
    loses_partie: Team | None = None
    """The team that loses the partie."""
    stoeck_counts: bool | None = None
    """Whether the stöck counts."""
    melds_count: bool | None = None
    """Whether the melds count."""
    trick_counts: bool | None = None
    """Whether the open trick may be counted in a claim."""

    def __post_init__(self) -> None:
        for name in _SETS:
            object.__setattr__(self, name, set_of(getattr(self, name), name))
        for name, most in _NUMBERS.items():
            if getattr(self, name) is not None:
                object.__setattr__(self, name, integer(getattr(self, name), 0, most, name))
        for name, kind in _TUPLES.items():
            for one in instance(getattr(self, name), tuple, name):
                instance(one, kind, name)
        if self.redeal is not None:
            one_of(self.redeal, get_args(Redeal), "redeal")
        for name in ("stoeck_counts", "melds_count", "trick_counts"):
            if getattr(self, name) is not None:
                instance(getattr(self, name), bool, name, "True, False or None")

    def __repr__(self) -> str:
        given = {one.name: getattr(self, one.name) for one in fields(self)}
        told = {
            name: cards_code(value) if name in _SETS else value
            for name, value in given.items()
            if value not in (None, (), NO_CARDS) or value is False
        }
        if self.played is not None:
            told["played"] = card_code(self.played)
        return f"Ruling({', '.join(f'{name}={value!r}' for name, value in told.items())})"

    @property
    def deal_stands(self) -> bool:
        """Whether the deal counts."""
        return self.redeal is None
