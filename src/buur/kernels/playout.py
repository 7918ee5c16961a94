"""Kernels of random playouts: dealing, leaders, and play to the end of many deals at once.

Deals are interleaved: one card is played in each deal in turn. Consecutive cards do not depend on
each other, so the processor works on several at once. The rules are those of `buur.rules`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from numba.extending import register_jitable

from buur.cards import PACK_SIZE
from buur.contracts import Tables
from buur.kernels import shared as shared
from buur.kernels.cache import kernel
from buur.kernels.game import Frame, Ints, Schedule
from buur.kernels.pointers import row_pointer
from buur.kernels.positions import PositionRows
from buur.rules.counter_rng import DEALING, deal_key, random_card, random_hand, word
from buur.rules.legality import NOBODY_LED, leading_cards, legal_cards
from buur.rules.tricks import beats, to_beat

STEP: Final = 64
"""Deals that are interleaved: few enough for the processor's first cache."""


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
    """Return the set of cards of an open trick, the winner's turn, the card to beat and the points.

    Args:
        tables: the tables of the trick.
        lying: by row, the cards of an open trick in playing order, at least one.
        row: the row of the trick.
        counted: the offset of the points that hold in this deal.
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
    """Fill in the leaders: the seats lead in turn, by the index of the deal."""
    leader = first % seats
    for deal in range(leaders.shape[0]):
        leaders[deal] = leader
        leader = leader + 1 if leader + 1 < seats else 0


class InterleavedDeals(NamedTuple):
    """The state of the interleaved deals: each field is a pointer to one int per deal."""

    leader: Any
    """Shape (STEP,), int64, in seats: the seat that leads the trick."""
    key: Any
    """Shape (STEP,), int64, in words of 62 bits: the key of the deal."""
    led: Any
    """Shape (STEP,), int64, in suits: the suit led."""
    best: Any
    """Shape (STEP,), int64, in card numbers: the card to be beaten."""
    best_seat: Any
    """Shape (STEP,), int64, in seats: the seat that played the card to be beaten."""
    trick_set: Any
    """Shape (STEP,), int64, in card sets: the cards of the trick."""
    worth: Any
    """Shape (STEP,), int64, in points: those of the trick."""
    counted: Any
    """Shape (STEP,), int64, in ints: the offset of the points that hold in the deal."""
    words: Any
    """Shape (STEP,), int64, in words of 62 bits: the random words of the next card."""
    left: Any
    """Shape (seats, STEP), int64, in card sets: the cards held."""


STATES: Final = len(InterleavedDeals._fields) - 1
"""Number of ints of the state of each deal, without the hands."""


class DealResults(NamedTuple):
    """Arrays of results, one row per deal."""

    points: Any
    """Shape (deals, seats), int16, in points: those taken before, to which the others are added."""
    tricks: Any
    """Shape (deals, seats), int8, in tricks: those taken before, to which the others are added."""
    last: Any
    """Shape (deals,), int8, in seats: the seat that takes the last trick; to be filled in."""


@register_jitable(forceinline=True)
def _begin(
    deals: InterleavedDeals, rows: PositionRows, keys: Ints, start: int, many: int, has_begun: bool
) -> None:
    """Fill in the state of the deals from ``start`` on."""
    for deal in range(many):
        deals.leader[deal] = rows.leaders[start + deal]
        deals.key[deal] = keys[start + deal]
        for seat in range(rows.hands.shape[1]):
            deals.left[seat * STEP + deal] = rows.hands[start + deal, seat]
        if has_begun:
            deals.counted[deal] = PACK_SIZE * rows.firsts[start + deal]


@register_jitable(forceinline=True)
def _resume_trick(
    deals: InterleavedDeals, tables: Tables, rows: PositionRows, start: int, many: int
) -> None:
    """Fill in the state of open tricks."""
    seats = rows.hands.shape[1]
    for deal in range(many):
        cards, turn, beaten, deals.worth[deal] = trick_so_far(
            tables, rows.lying, start + deal, deals.counted[deal]
        )
        seat = deals.leader[deal] + turn
        deals.led[deal] = rows.lying[start + deal, 0] // 9
        deals.best[deal] = beaten
        deals.best_seat[deal] = seat - seats if seat >= seats else seat
        deals.trick_set[deal] = cards


@register_jitable(forceinline=True)
def _draw_words(deals: InterleavedDeals, number: int) -> None:
    """Draw the random word of each deal's next card; a loop of constant length is vectorized."""
    for deal in range(STEP):
        deals.words[deal] = word(deals.key[deal], number)


@register_jitable(forceinline=True)
def _lead(
    deals: InterleavedDeals, tables: Tables, trump_first: bool, number: int, many: int
) -> None:
    """Lead a card to every trick; ``number`` is that of the card in its deal."""
    for deal in range(many):
        seat = deals.leader[deal]
        hand = deals.left[seat * STEP + deal]
        legal = legal_cards(tables, hand, NOBODY_LED, 0, 0)
        if trump_first and number == 0:
            legal = leading_cards(tables, legal)
        card = random_card(legal, deals.words[deal])
        deals.left[seat * STEP + deal] = hand ^ 1 << card
        deals.led[deal] = card // 9
        if number == 0:
            deals.counted[deal] = PACK_SIZE * deals.led[deal]
        deals.best[deal] = card
        deals.best_seat[deal] = seat
        deals.trick_set[deal] = 1 << card
        deals.worth[deal] = tables.trick + tables.points[deals.counted[deal] + card]


@register_jitable(forceinline=True)
def _follow(deals: InterleavedDeals, tables: Tables, seats: int, turn: int, many: int) -> None:
    """Play a card to every open trick; ``turn`` is the number of cards that lie in it."""
    for deal in range(many):
        seat = deals.leader[deal] + turn
        seat = seat - seats if seat >= seats else seat
        hand, before_set = deals.left[seat * STEP + deal], deals.trick_set[deal]
        before, before_seat = deals.best[deal], deals.best_seat[deal]
        legal = legal_cards(tables, hand, deals.led[deal], before, before_set)
        card = random_card(legal, deals.words[deal])
        deals.left[seat * STEP + deal] = hand ^ 1 << card
        deals.trick_set[deal] = before_set | 1 << card
        deals.worth[deal] += tables.points[deals.counted[deal] + card]
        deals.best_seat[deal] = seat if beats(tables, card, before) else before_seat
        deals.best[deal] = to_beat(tables, card, before)


@register_jitable(forceinline=True)
def _take(deals: InterleavedDeals, results: DealResults, start: int, many: int) -> None:
    """Give every trick to the seat that takes it."""
    for deal in range(many):
        seat = deals.best_seat[deal]
        deals.leader[deal] = seat
        results.points[start + deal, seat] += deals.worth[deal]
        results.tricks[start + deal, seat] += 1


@kernel
def play_deals(
    schedule: Schedule,
    frame: Frame,
    taken: int,
    rows: PositionRows,
    keys: Ints,
    results: DealResults,
    scratch: Ints,
) -> None:
    """Play deals on with uniformly random legal cards, as `buur.rules.playout` does.

    Arguments are not checked: hands with too few cards make it access memory outside its arrays.

    Args:
        schedule: the tables of each trick.
        frame: the other constants of the game.
        taken: number of tricks taken before, the same in all deals.
        rows: the positions, one per deal.
        keys: the key of each deal's random words.
        results: receives the points and tricks of the seats.
        scratch: working memory of `STATES` rows and one row for each seat, each of `STEP` ints.
    """
    seats, lies = frame.seats, rows.lying.shape[1]
    deals = InterleavedDeals(
        row_pointer(scratch, 0),
        row_pointer(scratch, 1),
        row_pointer(scratch, 2),
        row_pointer(scratch, 3),
        row_pointer(scratch, 4),
        row_pointer(scratch, 5),
        row_pointer(scratch, 6),
        row_pointer(scratch, 7),
        row_pointer(scratch, 8),
        row_pointer(scratch, STATES),
    )
    for start in range(0, keys.shape[0], STEP):
        many = min(STEP, keys.shape[0] - start)
        _begin(deals, rows, keys, start, many, taken > 0 or lies > 0)
        for trick in range(taken, schedule.buur.shape[0]):
            tables, number = tables_at(schedule, trick), trick * seats
            begun = lies if trick == taken else 0
            if begun:
                _resume_trick(deals, tables, rows, start, many)
            else:
                _draw_words(deals, number)
                _lead(deals, tables, frame.trump_first, number, many)
            for turn in range(begun or 1, seats):
                _draw_words(deals, number + turn)
                _follow(deals, tables, seats, turn, many)
            _take(deals, results, start, many)
        for deal in range(many):
            results.last[start + deal] = deals.leader[deal]
            results.points[start + deal, deals.leader[deal]] += frame.last
