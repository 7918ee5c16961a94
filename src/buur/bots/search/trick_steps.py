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
    """Points of the usual size, as the policy reads them."""


class DealState(NamedTuple):
    """A deal that a kernel plays, as rows."""

    sides: Any
    """By seat."""
    roles: Any
    """By seat, see `CardDecision`."""
    closing: Any
    """See `mark_closing`."""
    left: Any
    """By seat, the cards that it holds."""
    points: Any
    """By side."""
    tricks: Any
    """By side, their number."""
    won: Any
    """By side, the cards of its tricks."""
    winning_points: Any
    """By side, points with which it wins the partie."""
    marriages: int
    """1 where king and queen of a suit count."""
    moves: Moves
    """Room for the legal cards of the seat on turn."""
    policy: PolicyRows


@register_jitable(forceinline=True)
def seat_at(leader: int, turn: int, seats: int) -> int:
    """Return the seat that plays so many turns after the leader."""
    seat = leader + turn
    return seat - seats if seat >= seats else seat


@register_jitable(forceinline=True)
def determinize(world: Any, seats: int, left: Any) -> int:
    """Fill in the cards that each seat holds in a world, and return all of them together."""
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
        tables: of the trick.
        scaled: points by card, of the usual size.
        counted: where the points of this deal begin in the table.
        trick: before the card.
        seat: that plays it.
        card: that is played.
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
        rows: of the deal.
        trick: to which it plays.
        seat: on turn.
        closes: 1 where no opponent plays after it.
        legal: its legal cards.
        together: the cards that all seats hold.
        limit: points from which on its side avoids more.
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
        tables: of any trick.
        counted: where the points of this deal begin in the table.
        cards: whose points are added.
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
    """Count the cards of all tricks by other tables; return the open trick with its points.

    Args:
        tables: whose points count from now on.
        counted: where the points of this deal begin in the table.
        rows: of the deal; the points of its sides are counted anew.
        sides: how many play.
        trick: that is open.
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
        rows: of the deal.
        trick: all of whose cards are played.
        seats: how many play.
        trumps: the mask of them.
        bonus: points beside those of the cards.
    """
    side = rows.sides[trick.winner]
    rows.won[side] |= trick.cards
    rows.points[side] += trick.points + bonus
    rows.tricks[side] += 1
    if rows.marriages:
        rows.points[side] += marriage_points(trick.cards, trumps)
        if rows.tricks[side] == 1:
            # All show what they hold, since a later trick may break it.
            for seat in range(seats):
                if rows.sides[seat] == side:
                    rows.points[side] += marriage_points(rows.left[seat], trumps)
