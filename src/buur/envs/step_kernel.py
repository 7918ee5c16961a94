"""Step of the vector environment, compiled: one card in each of many deals.

Rows are independent: each has its own contract and progress, and begins deals of its own. The rules
are those of `buur.rules`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from numba.extending import register_jitable

from buur.bots.policy.choice_model import (
    PolicyArrays,
    choice_weight,
    follow_features,
    lead_features,
)
from buur.bots.policy.weights import FEATURES
from buur.cards import PACK_SIZE
from buur.kernels import shared as shared
from buur.kernels.cache import kernel
from buur.kernels.game import Ints, Schedule
from buur.kernels.playout import tables_at
from buur.kernels.pointers import row_pointer
from buur.rules.bits import nth_card
from buur.rules.counter_rng import DEALING, deal_key, random_card, random_hand, word
from buur.rules.legality import NOBODY_LED, leading_cards, legal_cards
from buur.rules.tricks import beats, to_beat

(
    KEY,
    COUNT,
    CONTRACT,
    LEADER,
    CARDS_PLAYED,
    TRICK,
    LED,
    BEST,
    WINNER,
    TRICK_CARDS,
    TRICK_POINTS,
    FIRST,
    LEGAL,
    OVER,
) = range(14)
"""Columns of `DealRows.status`. KEY is the random key of the row and COUNT the deals it has begun.
WINNER is the seat that wins the open trick so far. FIRST is the offset of the points in force. OVER
tells whether the deal has ended."""
COLUMNS: Final = 14
CONTRACT_DRAW: Final = 1 << 21
"""Number of the random word that names the contract; those that deal stand below."""
NEXT_DEAL: Final = -1
"""In place of a card: the row begins its next deal."""
NO_ACTION: Final = -2
"""In place of a card: the row stays as it is."""
NOBODY: Final = -1


class StepRules(NamedTuple):
    """Constants of all rows: the tables of all contracts, one below the other."""

    schedule: Schedule
    """The tables of every trick, those of a contract together."""
    last: Ints
    """Points of the last trick, by contract."""
    trump_first: Ints
    """Whether the first card has to be a trump, by contract."""
    signs: Ints
    """-1 where points are shunned, by contract."""
    shares: Ints
    """See `buur.kernels.game.Game`."""
    sides: Ints
    """By seat."""
    pack: int
    tricks: int
    seats: int
    contracts: int
    learner: int
    """The seat that acts; the others play by themselves. `NOBODY` where all are asked."""
    habitual: bool
    """Whether they play by habit, or at random."""
    habits: PolicyArrays
    felt: Ints
    """By contract, points by card of the usual size; then those of any trick."""


class DealRows(NamedTuple):
    """The deals, a row each."""

    status: Ints
    hands: Ints
    """The cards held, by seat."""
    points: Ints
    """What each seat has taken."""
    taken: Ints
    """How many tricks, likewise."""
    played: Any
    """By seat and card the number of the trick that it fell in, from 1."""
    scratch: Ints
    """Working memory: `TRAITS` ints and one for each card."""


class Observations(NamedTuple):
    """Observations of the rows after a step."""

    row: Any
    mask: Any
    """What may be played, by card."""
    seat: Ints
    """Who is to act."""
    payoffs: Any
    """By seat, 0 as long as a deal lasts."""
    done: Any
    """Whether a deal has come to its end with this step."""
    final: Any
    """The row at the end of a deal, where the next one begins in the same step."""


@register_jitable
def _seat_on_turn(status: Ints, at: int, seats: int) -> int:
    seat: int = status[at, LEADER] + status[at, CARDS_PLAYED]
    return seat - seats if seat >= seats else seat


@register_jitable
def _write_legal(rules: StepRules, rows: DealRows, at: int) -> None:
    """Write the legal cards of the seat to act."""
    status = rows.status
    contract, trick = status[at, CONTRACT], status[at, TRICK]
    tables = tables_at(rules.schedule, contract * rules.tricks + trick)
    hand = rows.hands[at, _seat_on_turn(status, at, rules.seats)]
    led = status[at, LED] if status[at, CARDS_PLAYED] else NOBODY_LED
    legal = legal_cards(tables, hand, led, status[at, BEST], status[at, TRICK_CARDS])
    if rules.trump_first[contract] and trick == 0 and status[at, CARDS_PLAYED] == 0:
        legal = leading_cards(tables, legal)
    status[at, LEGAL] = legal


@register_jitable
def _deal(rules: StepRules, rows: DealRows, first: int, at: int) -> None:
    """Deal the next deal of a row; the seats lead in turn."""
    status, seats = rows.status, rules.seats
    key = deal_key(status[at, KEY], status[at, COUNT])
    status[at, LEADER] = (first + at + status[at, COUNT]) % seats
    status[at, COUNT] += 1
    status[at, CONTRACT] = (word(key, CONTRACT_DRAW) >> 30) * rules.contracts >> 32
    left, number = rules.pack, DEALING
    for seat in range(seats):
        hand, number = random_hand(left, rules.tricks, rules.shares[seat], key, number)
        rows.hands[at, seat] = hand
        rows.points[at, seat] = 0
        rows.taken[at, seat] = 0
        left ^= hand
    for place in range(rows.played.shape[1]):
        rows.played[at, place] = 0
    for column in range(CARDS_PLAYED, COLUMNS):
        status[at, column] = 0


@register_jitable
def _play(rules: StepRules, rows: DealRows, at: int, card: int) -> None:
    """Play a card, and take the trick that it completes."""
    status, seats = rows.status, rules.seats
    contract, trick, lies = status[at, CONTRACT], status[at, TRICK], status[at, CARDS_PLAYED]
    tables = tables_at(rules.schedule, contract * rules.tricks + trick)
    seat = _seat_on_turn(status, at, seats)
    rows.hands[at, seat] ^= 1 << card
    rows.played[at, seat * PACK_SIZE + card] = trick + 1
    if lies == 0:
        status[at, LED] = card // 9
        if trick == 0:
            status[at, FIRST] = PACK_SIZE * (card // 9)
        status[at, BEST] = card
        status[at, WINNER] = seat
        status[at, TRICK_CARDS] = 0
        status[at, TRICK_POINTS] = tables.trick
    else:
        before = status[at, BEST]
        if beats(tables, card, before):
            status[at, WINNER] = seat
        status[at, BEST] = to_beat(tables, card, before)
    status[at, TRICK_CARDS] |= 1 << card
    status[at, TRICK_POINTS] += tables.points[status[at, FIRST] + card]
    status[at, CARDS_PLAYED] = lies + 1
    if lies + 1 == seats:
        taker = status[at, WINNER]
        rows.points[at, taker] += status[at, TRICK_POINTS]
        rows.taken[at, taker] += 1
        status[at, LEADER] = taker
        status[at, CARDS_PLAYED] = 0
        status[at, TRICK] = trick + 1
        if trick + 1 == rules.tricks:
            rows.points[at, taker] += rules.last[contract]
            status[at, OVER] = 1
            status[at, LEGAL] = 0


@register_jitable
def _random_card(rules: StepRules, rows: DealRows, at: int) -> int:
    """Return a card that may be played: the one that `buur.kernels.playout` would take."""
    status = rows.status
    number = status[at, TRICK] * rules.seats + status[at, CARDS_PLAYED]
    key = deal_key(status[at, KEY], status[at, COUNT] - 1)
    return random_card(status[at, LEGAL], word(key, number))


@register_jitable
def _policy_card(rules: StepRules, rows: DealRows, at: int) -> int:
    """Sample a card of the seat to act from the policy fitted to the steady player."""
    status, seats = rows.status, rules.seats
    contract, trick, lies = status[at, CONTRACT], status[at, TRICK], status[at, CARDS_PLAYED]
    tables = tables_at(rules.schedule, contract * rules.tricks + trick)
    felt, traits = row_pointer(rules.felt, contract), row_pointer(rows.scratch, at)
    seat, legal = _seat_on_turn(status, at, seats), status[at, LEGAL]
    hand, out, closes = rows.hands[at, seat], 0, 1
    for turn in range(seats):
        other = status[at, LEADER] + turn
        other = other - seats if other >= seats else other
        out |= rows.hands[at, other]
        if turn > lies and rules.sides[other] != rules.sides[seat]:
            closes = 0
    out &= ~hand
    ours = 1 if rules.sides[status[at, WINNER]] == rules.sides[seat] else 0
    feels, rest = felt[PACK_SIZE], status[at, TRICK_CARDS] if lies else 0
    while rest:
        feels += felt[nth_card(rest, 0)]
        rest &= rest - 1
    goal = 1 if rules.signs[contract] < 0 else 0
    total, rest = 0, legal
    for index in range(legal.bit_count()):
        card = nth_card(rest, 0)
        rest &= rest - 1
        if lies == 0:
            context = lead_features(tables, felt, card, hand, out, 0, traits)
        else:
            context = follow_features(
                tables,
                felt,
                card,
                hand,
                out,
                status[at, LED],
                status[at, BEST],
                ours,
                closes,
                feels,
                traits,
            )
        likely = choice_weight(
            row_pointer(rules.habits.weights, 0),
            row_pointer(rules.habits.shares, 0),
            goal,
            context,
            traits,
        )
        rows.scratch[at, FEATURES + index] = likely
        total += likely
    key = deal_key(status[at, KEY], status[at, COUNT] - 1)
    needle, index = word(key, trick * seats + lies) % total, 0
    while needle >= rows.scratch[at, FEATURES + index]:
        needle -= rows.scratch[at, FEATURES + index]
        index += 1
    return nth_card(legal, index)


@register_jitable
def _write_rewards(rules: StepRules, rows: DealRows, at: int, payoffs: Any) -> None:
    """Write the reward of each seat: the points of its side less the mean of the other sides."""
    sides, whole = 0, 0
    for seat in range(rules.seats):
        sides = max(sides, rules.sides[seat] + 1)
        whole += rows.points[at, seat]
    sign = rules.signs[rows.status[at, CONTRACT]]
    for seat in range(rules.seats):
        own = 0
        for other in range(rules.seats):
            if rules.sides[other] == rules.sides[seat]:
                own += rows.points[at, other]
        payoffs[at, seat] = sign * (own - (whole - own) / (sides - 1))


@register_jitable
def _observe(rules: StepRules, rows: DealRows, at: int, row: Any) -> None:
    """Write the observation of the seat to act; after the deal, of the learner or of seat 0."""
    status, seats = rows.status, rules.seats
    me = _seat_on_turn(status, at, seats)
    if status[at, OVER]:
        me = max(rules.learner, 0)
    hand, lying, trick = rows.hands[at, me], status[at, TRICK_CARDS], status[at, TRICK]
    if status[at, CARDS_PLAYED] == 0:
        lying = 0
    for card in range(PACK_SIZE):
        row[at, card] = hand >> card & 1
    for turn in range(seats):
        seat = me + turn
        seat = seat - seats if seat >= seats else seat
        held, start = seat * PACK_SIZE, PACK_SIZE * (1 + turn)
        behind = start + seats * PACK_SIZE
        for card in range(PACK_SIZE):
            number = rows.played[at, held + card]
            lies = number == trick + 1
            row[at, start + card] = lies
            row[at, behind + card] = 0 if lies else number
        place = PACK_SIZE * (1 + 2 * seats) + turn
        row[at, place] = seat == status[at, LEADER]
        row[at, place + seats] = lying != 0 and seat == status[at, WINNER]
        row[at, place + 2 * seats] = rules.sides[seat] == rules.sides[me]
        row[at, place + 3 * seats] = rows.points[at, seat]
        row[at, place + 4 * seats] = rows.taken[at, seat]
        row[at, place + 5 * seats] = turn == me
    place = PACK_SIZE * (1 + 2 * seats) + 6 * seats
    for contract in range(rules.contracts):
        row[at, place + contract] = contract == status[at, CONTRACT]


@kernel
def advance(
    rules: StepRules, rows: DealRows, seen: Observations, first: int, same_step: bool, cards: Ints
) -> None:
    """Play a card in every row, then those of the opponents until a learner is to act.

    Nothing is checked: a card that its seat does not hold makes the state invalid.

    Args:
        rules: what is played.
        rows: the deals.
        seen: what is told of them, to be filled in.
        first: number of the first row.
        same_step: whether a deal that is through makes way for the next at once.
        cards: what is played in each row; or `NEXT_DEAL`, or `NO_ACTION`.
    """
    for at in range(rows.status.shape[0]):
        card, going = cards[at], cards[at] != NO_ACTION
        seen.done[at] = False
        for seat in range(rules.seats):
            seen.payoffs[at, seat] = 0
        while going:
            if card == NEXT_DEAL:
                _deal(rules, rows, first, at)
            else:
                _play(rules, rows, at, card)
            over, seat = rows.status[at, OVER] != 0, _seat_on_turn(rows.status, at, rules.seats)
            if not over:
                _write_legal(rules, rows, at)
            if not over and rules.learner != NOBODY and seat != rules.learner:
                if rules.habitual:
                    card = _policy_card(rules, rows, at)
                else:
                    card = _random_card(rules, rows, at)
                continue
            _observe(rules, rows, at, seen.row)
            going = over and same_step
            if over:
                seen.done[at] = True
                _write_rewards(rules, rows, at, seen.payoffs)
                card = NEXT_DEAL
            for place in range(seen.final.shape[1] if going else 0):
                seen.final[at, place] = seen.row[at, place]
        if cards[at] != NO_ACTION:
            legal = rows.status[at, LEGAL]
            for place in range(PACK_SIZE):
                seen.mask[at, place] = legal >> place & 1
            seen.seat[at] = _seat_on_turn(rows.status, at, rules.seats)
