"""Random playouts on the bare rules: the reference for every faster path."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from buur.cards import PACK
from buur.contracts import Tables
from buur.rules.counter_rng import DEALING, random_card, random_hand
from buur.rules.legality import NOBODY_LED, leading_cards, legal_cards
from buur.rules.tricks import beats, to_beat

LAST_TRICK: Final = 5


class Moment(NamedTuple):
    """The state of a deal, except for the hands."""

    leader: int
    """The seat that leads, or led, the open trick."""
    trick: int = 0
    """Number of tricks that have been taken."""
    lying: tuple[int, ...] = ()
    """The cards of the open trick, in playing order."""
    points: tuple[int, ...] = ()
    """Points that each seat has taken; empty for none."""
    tricks: tuple[int, ...] = ()
    """Number of tricks that each seat has taken; empty for none."""


class Outcome(NamedTuple):
    """Points and tricks of each seat."""

    points: tuple[int, ...]
    """Points of its tricks, with the bonus of the last one."""
    tricks: tuple[int, ...]
    leader: int
    """The seat that took the last trick."""


def random_hands(key: int, seats: int, count: int, pack: int = PACK) -> tuple[int, ...]:
    """Return a random deal of ``count`` cards to each seat, all deals equally likely."""
    left, number, hands = pack, DEALING, []
    for _ in range(seats):
        share = share_of(count, left.bit_count())
        hand, number = random_hand(left, count, share, key, number)
        hands.append(hand)
        left ^= hand
    return tuple(hands)


def share_of(count: int, cards: int) -> int:
    """Return the size of a hand in eighths of a pool of cards, for `random_hand`."""
    return 8 if count == cards else min(max((8 * count + cards // 2) // cards, 1), 7)


def play_to_the_end(
    schedule: Sequence[Tables],
    hands: Sequence[int],
    moment: Moment,
    random: Callable[[int], int],
    *,
    last: int = LAST_TRICK,
    trump_first: bool = False,
) -> Outcome:
    """Play the rest of a deal with uniformly random legal cards.

    Args:
        schedule: the tables of each trick of the deal, those already taken included.
        hands: the cards held, by seat.
        moment: the state of the deal.
        random: returns a random word of 62 bits for the number of a card in its deal, from 0, as
            `buur.rules.counter_rng.word` does for a key.
        last: points of the last trick, beside those in the tables.
        trump_first: whether the first card of a deal has to be a trump, if its hand holds one.
    """
    left, seats, leader = list(hands), len(hands), moment.leader
    points = list(moment.points or (0,) * seats)
    tricks = list(moment.tricks or (0,) * seats)
    lies = moment.lying
    for trick in range(moment.trick, len(schedule)):
        tables = schedule[trick]
        led, best, lying, best_seat, worth = NOBODY_LED, 0, 0, leader, tables.trick
        for turn in range(seats):
            seat = (leader + turn) % seats
            if turn < len(lies):
                card = lies[turn]
            else:
                legal = legal_cards(tables, left[seat], led, best, lying)
                number = trick * seats + turn
                if trump_first and not number:
                    legal = leading_cards(tables, legal)
                card = random_card(legal, random(number))
                left[seat] ^= 1 << card
            lying |= 1 << card
            worth += tables.points[card]
            if turn == 0:
                led, best = card // 9, card
            else:
                best_seat = seat if beats(tables, card, best) else best_seat
                best = to_beat(tables, card, best)
        leader, lies = best_seat, ()
        points[leader] += worth
        tricks[leader] += 1
    points[leader] += last + schedule[-1].last
    return Outcome(tuple(points), tuple(tricks), leader)
