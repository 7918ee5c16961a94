"""Point schemes: points of cards and tricks in games that do not count the usual ones.

A deal counts by one `PointScheme`. A game that changes its aim from deal to deal has several, taken
in turn (`POINT_SCHEMES`). Sources: variants §2, docs/explanation/games.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from buur.cards import RANKS, SUITS, Card, parse_card


class PointScheme(NamedTuple):
    """The points of a deal."""

    usual: bool = False
    """Whether cards count as their contract says, but for those named here."""
    cards: tuple[tuple[Card, int], ...] = ()
    """Points of single cards."""
    trick: int = 0
    """Points of any trick."""
    last: int = 0
    """Points of the last trick, beside those of the option ``last_trick``."""

    @property
    def reversed(self) -> PointScheme:
        """The scheme with every point negated."""
        cards = tuple((card, -points) for card, points in self.cards)
        return PointScheme(self.usual, cards, -self.trick, -self.last)


USUAL: Final = PointScheme(usual=True)


def _cards(*codes: str, points: int) -> tuple[tuple[Card, int], ...]:
    return tuple((parse_card(code), points) for code in codes)


def _suit(suit: str, points: int) -> tuple[tuple[Card, int], ...]:
    return _cards(*(suit + rank for rank in RANKS), points=points)


_GUGGITALER: Final = (
    PointScheme(trick=1),
    PointScheme(cards=_suit("D", 2)),
    PointScheme(cards=_cards(*(suit + "Q" for suit in SUITS), points=4)),
    PointScheme(cards=_cards("HK", points=8)),
    PointScheme(last=10),
)

POINT_SCHEMES: Final[dict[str, tuple[PointScheme, ...]]] = {
    "jass": (USUAL,),
    "tricks": (PointScheme(trick=1),),
    "bells": (PointScheme(cards=_suit("D", 1)),),
    "hearts": (PointScheme(cards=_suit("H", 1)),),
    "spade_queen": (PointScheme(usual=True, cards=_cards("SQ", points=-100)),),
    "black_queens": (PointScheme(cards=_cards("SQ", "CQ", points=1), last=1),),
    "guggitaler": _GUGGITALER,
    "guggitaler10": (*_GUGGITALER, *(worth.reversed for worth in _GUGGITALER)),
}
"""Schemes by the value of option ``values``, one for each deal in turn."""


def point_scheme_code(values: str, deal_no: int) -> str:
    """Return the code of the point scheme of a deal: the value, or a part of it by number.

    >>> point_scheme_code("guggitaler", 7)
    'guggitaler-2'
    """
    many = len(POINT_SCHEMES[values])
    return values if many == 1 else f"{values}-{(max(deal_no, 1) - 1) % many + 1}"


def point_scheme(values: str, deal_no: int) -> PointScheme:
    """Return the point scheme of a deal, counted from 1."""
    schemes = POINT_SCHEMES[values]
    return schemes[(deal_no - 1) % len(schemes)]
