"""Steps of a trick that the search, the rollouts and the vector environment share (inlined)."""

from __future__ import annotations

from typing import Any, NamedTuple

from numba.extending import register_jitable

from buur.bots.policy.choice_model import CardDecision, PolicyRows
from buur.bots.policy.sampling import Moves
from buur.cards import PACK_SIZE
from buur.contracts import Tables
from buur.rules.bits import nth_card
from buur.rules.legality import NOBODY_LED, leading_cards, legal_cards
from buur.rules.marriages import marriage_points
from buur.rules.tricks import beats, to_beat


class OpenTrick(NamedTuple):
    """A trick that is being played."""

    led: int
    """Suit led, `NOBODY_LED` before the first card."""
    best: int
    """Card that has to be beaten."""
    winner: int
    """Seat that holds the trick; before the first card, the leader."""
    cards: int
    points: int
    scaled_points: int
    """Points on the usual scale, which the policy reads."""


class DealState(NamedTuple):
    """A deal that a kernel plays, as pointers to rows."""

    sides: Any
    """Side by seat."""
    roles: Any
    """Role by seat, see `CardDecision`."""
    closing: Any
    """Whether no opponent plays later, see `mark_closing`."""
    left: Any
    """Cards held, by seat."""
    points: Any
    """Points by side."""
    tricks: Any
    """Number of tricks by side."""
    won: Any
    """Set of the cards won, by side."""
    winning_points: Any
    """Points with which a side wins the partie, by side."""
    marriages: int
    """1 where king and queen of a suit count."""
    moves: Moves
    """Scratch space for the legal cards of the seat on turn."""
    policy: PolicyRows


@register_jitable(forceinline=True)
def seat_at(leader: int, turn: int, seats: int) -> int:
    """Return the seat that plays ``turn`` turns after the leader."""
    seat = leader + turn
    return seat - seats if seat >= seats else seat


@register_jitable(forceinline=True)
def determinize(world: Any, seats: int, left: Any) -> int:
    """Fill in the cards that each seat holds in a world, and return their union."""
    together = 0
    for seat in range(seats):
        left[seat] = world[seat]
        together |= world[seat]
    return together


@register_jitable(forceinline=True)
def begin_trick(tables: Tables, scaled: Any, leader: int) -> OpenTrick:
    """Return a trick without cards."""
    return OpenTrick(NOBODY_LED, 0, leader, 0, tables.trick, scaled[PACK_SIZE])


@register_jitable(forceinline=True)
def playable_cards(tables: Tables, trick: OpenTrick, hand: int, has_to_open: bool) -> int:
    """Return the legal cards of a hand; the first card of a deal may have to be a trump."""
    legal = legal_cards(tables, hand, trick.led, trick.best, trick.cards)
    return leading_cards(tables, legal) if has_to_open else legal


@register_jitable(forceinline=True)
def lay_card(
    tables: Tables, scaled: Any, counted: int, trick: OpenTrick, seat: int, card: int
) -> OpenTrick:
    """Return a trick after one more card.

    Args:
        tables: the tables of the trick.
        scaled: the points by card on the usual scale.
        counted: the offset of the points of this deal in ``tables.points``.
        trick: the trick before the card.
        seat: the seat that plays the card.
        card: the card.
    """
    led, best, winner = card // 9, card, seat
    if trick.led != NOBODY_LED:
        led, best = trick.led, to_beat(tables, card, trick.best)
        winner = seat if beats(tables, card, trick.best) else trick.winner
    return OpenTrick(
        led,
        best,
        winner,
        trick.cards | 1 << card,
        trick.points + tables.points[counted + card],
        trick.scaled_points + scaled[card],
    )


@register_jitable(forceinline=True)
def decision_of(
    rows: DealState, trick: OpenTrick, seat: int, closes: int, legal: int, together: int, limit: int
) -> CardDecision:
    """Return the decision of the seat on turn.

    Args:
        rows: the rows of the deal.
        trick: the open trick.
        seat: the seat on turn.
        closes: 1 where no opponent plays after the seat, else 0.
        legal: the legal cards of the seat.
        together: the union of all hands.
        limit: the points from which on the side avoids more.
    """
    side, hand = rows.sides[seat], rows.left[seat]
    return CardDecision(
        1 if rows.points[side] >= limit else 0,
        rows.roles[seat],
        legal,
        hand,
        together & ~hand,
        trick.led,
        trick.best,
        1 if rows.sides[trick.winner] == side else 0,
        closes,
        trick.scaled_points,
    )


@register_jitable(forceinline=True)
def sum_points(tables: Tables, counted: int, cards: int) -> int:
    """Return the points of some cards.

    Args:
        tables: the tables of a trick; any trick has the same points.
        counted: the offset of the points of this deal in ``tables.points``.
        cards: the set of cards.
    """
    points = 0
    for _ in range(cards.bit_count()):
        points += tables.points[counted + nth_card(cards, 0)]
        cards &= cards - 1
    return points


@register_jitable(forceinline=True)
def recount(
    tables: Tables, counted: int, rows: DealState, sides: int, trick: OpenTrick
) -> OpenTrick:
    """Recount the points of all sides by other tables; return the open trick with its new points.

    Args:
        tables: the tables whose points count from now on.
        counted: the offset of the points of this deal in ``tables.points``.
        rows: the rows of the deal, whose points are replaced.
        sides: the number of sides.
        trick: the open trick.
    """
    for side in range(sides):
        rows.points[side] = tables.trick * rows.tricks[side]
        rows.points[side] += sum_points(tables, counted, rows.won[side])
    points = tables.trick + sum_points(tables, counted, trick.cards)
    return OpenTrick(trick.led, trick.best, trick.winner, trick.cards, points, trick.scaled_points)


@register_jitable(forceinline=True)
def take_trick(rows: DealState, trick: OpenTrick, seats: int, trumps: int, bonus: int) -> None:
    """Credit a side with a trick: its points, and the marriages that it wins.

    Args:
        rows: the rows of the deal.
        trick: the complete trick.
        seats: the number of seats.
        trumps: the set of trumps.
        bonus: the points of the trick besides those of its cards.
    """
    side = rows.sides[trick.winner]
    rows.won[side] |= trick.cards
    rows.points[side] += trick.points + bonus
    rows.tricks[side] += 1
    if rows.marriages:
        rows.points[side] += marriage_points(trick.cards, trumps)
        if rows.tricks[side] == 1:
            # The side shows all its marriages now, since a later trick may break them.
            for seat in range(seats):
                if rows.sides[seat] == side:
                    rows.points[side] += marriage_points(rows.left[seat], trumps)
