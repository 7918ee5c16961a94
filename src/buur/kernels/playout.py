"""Random playouts of deals, compiled.

Deals are interleaved, a card of each in turn: no card waits for the one before it in its own deal,
so that the processor works on several at once. The rules are those of `buur.rules`.
"""

from __future__ import annotations

from typing import Any, Final

from numba.extending import register_jitable

from buur.cards import PACK_SIZE
from buur.contracts import Tables
from buur.kernels import shared as shared
from buur.kernels.cache import kernel
from buur.kernels.game import Frame, Ints, Schedule
from buur.kernels.pointers import row_pointer
from buur.rules.counter_rng import DEALING, deal_key, random_card, random_hand, word
from buur.rules.legality import NOBODY_LED, leading_cards, legal_cards
from buur.rules.tricks import beats, to_beat

STEP: Final = 64
"""Deals that are interleaved: few enough for the processor's first cache."""
STATES: Final = 9
"""Ints of the state of each of them, beside the hands."""


@register_jitable
def tables_at(schedule: Schedule, trick: int) -> Tables:
    """Return the tables of a trick, counted from 0."""
    return Tables(
        row_pointer(schedule.beaten_by, trick),
        row_pointer(schedule.barred, trick),
        row_pointer(schedule.strength, trick),
        row_pointer(schedule.points, trick),
        schedule.trump_mask[trick],
        schedule.jack_mask[trick],
        schedule.buur[trick],
        schedule.policy[trick],
        schedule.trick[trick],
        schedule.last[trick],
    )


@register_jitable
def trick_so_far(tables: Tables, lying: Ints, row: int, counted: int) -> tuple[int, int, int, int]:
    """Return the cards of an open trick, who takes it by turn, what to beat and what it is worth.

    Args:
        tables: of the trick.
        lying: its cards in playing order, at least one, in each row.
        row: which of them.
        counted: where the points begin that hold in this deal.
    """
    best, takes = lying[row, 0], 0
    cards, worth = 1 << best, tables.trick + tables.points[counted + best]
    for turn in range(1, lying.shape[1]):
        card = lying[row, turn]
        cards |= 1 << card
        worth += tables.points[counted + card]
        takes = turn if beats(tables, card, best) else takes
        best = to_beat(tables, card, best)
    return cards, takes, best, worth


@kernel
def deal_hands(pack: int, count: int, shares: Ints, keys: Ints, hands: Ints) -> None:
    """Deal ``count`` cards to each seat, by the key of each deal, as `random_hands` does."""
    for deal in range(keys.shape[0]):
        left, number = pack, DEALING
        for seat in range(shares.shape[0]):
            hand, number = random_hand(left, count, shares[seat], keys[deal], number)
            hands[deal, seat] = hand
            left ^= hand


@kernel
def deal_keys(seed: int, first: int, keys: Ints) -> None:
    """Fill in the keys of the deals from index ``first`` on."""
    for deal in range(keys.shape[0]):
        keys[deal] = deal_key(seed, first + deal)


@kernel
def rotate_leaders(seats: int, first: int, leaders: Ints) -> None:
    """Let the seats lead in turn, by the index of the deal."""
    leader = first % seats
    for deal in range(leaders.shape[0]):
        leaders[deal] = leader
        leader = leader + 1 if leader + 1 < seats else 0


@kernel
def play_deals(
    schedule: Schedule,
    frame: Frame,
    taken: int,
    leaders: Ints,
    lying: Ints,
    firsts: Ints,
    hands: Ints,
    keys: Ints,
    points: Any,
    tricks: Any,
    last: Any,
    scratch: Ints,
) -> None:
    """Play deals on with uniformly random legal cards, as `buur.rules.playout` does.

    Nothing is checked: a hand of too few cards ends in other memory.

    Args:
        schedule: the tables of each trick.
        frame: what else the rules say.
        taken: how many tricks have been taken in all of the deals.
        leaders: who leads, or led, the open trick of each deal.
        lying: its cards in playing order, by deal; fewer than there are seats.
        firsts: the suit of the first card of each deal; not read where none has been played.
        hands: the cards held, by deal and seat.
        keys: of the random words, by deal.
        points: what each seat has taken, by deal and seat; what it takes is added.
        tricks: how many tricks, likewise.
        last: who takes the last trick, by deal; to be filled in.
        scratch: working memory, `STATES` rows and one for each seat, of `STEP` ints each.
    """
    seats, lies = frame.seats, lying.shape[1]
    leader, key, led = row_pointer(scratch, 0), row_pointer(scratch, 1), row_pointer(scratch, 2)
    best, best_seat = row_pointer(scratch, 3), row_pointer(scratch, 4)
    trick_set, worth, counted = (
        row_pointer(scratch, 5),
        row_pointer(scratch, 6),
        row_pointer(scratch, 7),
    )
    words = row_pointer(scratch, 8)
    left = row_pointer(scratch, STATES)
    for start in range(0, keys.shape[0], STEP):
        many = min(STEP, keys.shape[0] - start)
        for deal in range(many):
            leader[deal] = leaders[start + deal]
            key[deal] = keys[start + deal]
            for seat in range(seats):
                left[seat * STEP + deal] = hands[start + deal, seat]
            if taken or lies:
                counted[deal] = PACK_SIZE * firsts[start + deal]
        for trick in range(taken, schedule.buur.shape[0]):
            tables = tables_at(schedule, trick)
            number = trick * seats
            begun = lies if trick == taken else 0
            for deal in range(many if begun else 0):
                cards, turn, beaten, worth[deal] = trick_so_far(
                    tables, lying, start + deal, counted[deal]
                )
                seat = leader[deal] + turn
                led[deal] = lying[start + deal, 0] // 9
                best[deal] = beaten
                best_seat[deal] = seat - seats if seat >= seats else seat
                trick_set[deal] = cards
            for deal in range(STEP):
                words[deal] = word(key[deal], number)
            for deal in range(0 if begun else many):
                seat = leader[deal]
                hand = left[seat * STEP + deal]
                legal = legal_cards(tables, hand, NOBODY_LED, 0, 0)
                if frame.trump_first and number == 0:
                    legal = leading_cards(tables, legal)
                card = random_card(legal, words[deal])
                left[seat * STEP + deal] = hand ^ 1 << card
                led[deal] = card // 9
                if number == 0:
                    counted[deal] = PACK_SIZE * led[deal]
                best[deal] = card
                best_seat[deal] = seat
                trick_set[deal] = 1 << card
                worth[deal] = tables.trick + tables.points[counted[deal] + card]
            for turn in range(begun or 1, seats):
                for deal in range(STEP):
                    words[deal] = word(key[deal], number + turn)
                for deal in range(many):
                    seat = leader[deal] + turn
                    seat = seat - seats if seat >= seats else seat
                    hand, before_set = left[seat * STEP + deal], trick_set[deal]
                    before, before_seat = best[deal], best_seat[deal]
                    legal = legal_cards(tables, hand, led[deal], before, before_set)
                    card = random_card(legal, words[deal])
                    left[seat * STEP + deal] = hand ^ 1 << card
                    trick_set[deal] = before_set | 1 << card
                    worth[deal] += tables.points[counted[deal] + card]
                    best_seat[deal] = seat if beats(tables, card, before) else before_seat
                    best[deal] = to_beat(tables, card, before)
            for deal in range(many):
                seat = best_seat[deal]
                leader[deal] = seat
                points[start + deal, seat] += worth[deal]
                tricks[start + deal, seat] += 1
        for deal in range(many):
            last[start + deal] = leader[deal]
            points[start + deal, leader[deal]] += frame.last
