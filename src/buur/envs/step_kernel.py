"""Step of the vector environment, compiled: one card in each of many deals.

Rows are independent: each has its own contract and progress, and begins deals of its own. The rules
are those of `buur.rules`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from numba.extending import register_jitable

from buur.bots.policy.choice_model import CardDecision, PolicyArrays, policy_rows
from buur.bots.policy.sampling import Moves, sample_card, weigh_cards
from buur.bots.policy.weights import FEATURES
from buur.bots.search.trick_steps import (
    OpenTrick,
    begin_trick,
    lay_card,
    playable_cards,
    seat_at,
)
from buur.cards import PACK_SIZE
from buur.contracts import Tables
from buur.kernels.cache import kernel
from buur.kernels.game import Ints, Schedule
from buur.kernels.playout import tables_at
from buur.kernels.pointers import offset, row_pointer
from buur.rules.counter_rng import DEALING, deal_key, random_card, random_hand, word

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
    SCALED_POINTS,
    FIRST,
    LEGAL,
    OVER,
) = range(15)
"""Columns of `DealRows.status`. KEY is the random key of the row and COUNT the deals it has begun.
WINNER is the seat that wins the open trick so far, SCALED_POINTS are its points on the usual scale.
FIRST is the offset of the points in force. OVER
tells whether the deal has ended."""
COLUMNS: Final = 15
CONTRACT_DRAW: Final = 1 << 21
"""Index of the random word that selects the contract; the words of the deal have lower ones."""
NEXT_DEAL: Final = -1
"""Action instead of a card: the row begins its next deal."""
NO_ACTION: Final = -2
"""Action instead of a card: the row does not change."""
NOBODY: Final = -1
SCRATCH: Final = FEATURES + 2 * PACK_SIZE
"""Ints of working memory of a row: features of a card, cards and their shares."""


class StepRules(NamedTuple):
    """Constants of all rows; the tables of all contracts are stacked."""

    schedule: Schedule
    """The tables of all tricks, contract by contract."""
    last: Ints
    """Points of the last trick, by contract."""
    trump_first: Ints
    """Whether the first card has to be a trump, by contract."""
    signs: Ints
    """-1 where points are avoided, by contract."""
    shares: Ints
    """See `buur.kernels.game.Game`."""
    sides: Ints
    """Side by seat."""
    pack: int
    tricks: int
    seats: int
    contracts: int
    learner: int
    """The seat of the learner; bots play the others. `NOBODY` where the learner plays all seats."""
    has_policy: bool
    """Whether the bots play by the policy, or at random."""
    policy: PolicyArrays
    scaled_points: Ints
    """By contract, the points by card, then those of every trick, on the usual scale."""


class DealRows(NamedTuple):
    """State of the deals, one row for each."""

    status: Ints
    hands: Ints
    """The cards held, by seat."""
    points: Ints
    """Points by seat."""
    taken: Ints
    """Tricks by seat."""
    played: Any
    """By seat and card, the number of the trick in which it was played, from 1."""
    scratch: Ints
    """Working memory: `SCRATCH` ints."""


class Observations(NamedTuple):
    """Observations of the rows after a step."""

    row: Any
    mask: Any
    """Whether a card is legal, by card."""
    seat: Ints
    """The seat to act."""
    payoffs: Any
    """Reward by seat, 0 during a deal."""
    done: Any
    """Whether a deal has ended with this step."""
    final: Any
    """Observation at the end of a deal, where the next one begins in the same step."""


@register_jitable(forceinline=True)
def _seat_on_turn(status: Any, seats: int) -> int:
    """Return the seat to act, by the status of a row."""
    seat: int = seat_at(status[LEADER], status[CARDS_PLAYED], seats)
    return seat


@register_jitable(forceinline=True)
def _open_trick(status: Any, tables: Tables, scaled: Any) -> OpenTrick:
    """Return the open trick of a row.

    Args:
        status: the status of the row.
        tables: the tables of the trick.
        scaled: the points by card on the usual scale.
    """
    if status[CARDS_PLAYED] == 0:
        return begin_trick(tables, scaled, status[LEADER])
    return OpenTrick(
        status[LED],
        status[BEST],
        status[WINNER],
        status[TRICK_CARDS],
        status[TRICK_POINTS],
        status[SCALED_POINTS],
    )


@register_jitable
def _write_legal(rules: StepRules, rows: DealRows, at: int) -> None:
    """Write the legal cards of the seat to act."""
    status, contract = row_pointer(rows.status, at), rows.status[at, CONTRACT]
    tables = tables_at(rules.schedule, contract * rules.tricks + status[TRICK])
    hand = rows.hands[at, _seat_on_turn(status, rules.seats)]
    is_first = status[TRICK] == 0 and status[CARDS_PLAYED] == 0
    has_to_open = rules.trump_first[contract] != 0 and is_first
    trick = _open_trick(status, tables, row_pointer(rules.scaled_points, contract))
    status[LEGAL] = playable_cards(tables, trick, hand, has_to_open)


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
    status, contract = row_pointer(rows.status, at), rows.status[at, CONTRACT]
    number, lies, seats = status[TRICK], status[CARDS_PLAYED], rules.seats
    tables = tables_at(rules.schedule, contract * rules.tricks + number)
    scaled, seat = row_pointer(rules.scaled_points, contract), _seat_on_turn(status, seats)
    rows.hands[at, seat] ^= 1 << card
    rows.played[at, seat * PACK_SIZE + card] = number + 1
    if number == 0 and lies == 0:
        status[FIRST] = PACK_SIZE * (card // 9)
    trick = _open_trick(status, tables, scaled)
    trick = lay_card(tables, scaled, status[FIRST], trick, seat, card)
    status[LED] = trick.led
    status[BEST] = trick.best
    status[WINNER] = trick.winner
    status[TRICK_CARDS] = trick.cards
    status[TRICK_POINTS] = trick.points
    status[SCALED_POINTS] = trick.scaled_points
    status[CARDS_PLAYED] = lies + 1
    if lies + 1 == seats:
        taker = trick.winner
        rows.points[at, taker] += trick.points
        rows.taken[at, taker] += 1
        status[LEADER] = taker
        status[CARDS_PLAYED] = 0
        status[TRICK] = number + 1
        if number + 1 == rules.tricks:
            rows.points[at, taker] += rules.last[contract]
            status[OVER] = 1
            status[LEGAL] = 0


@register_jitable
def _random_word(status: Ints, at: int, seats: int) -> int:
    """Return the random word of the next card."""
    key = deal_key(status[at, KEY], status[at, COUNT] - 1)
    return word(key, status[at, TRICK] * seats + status[at, CARDS_PLAYED])


@register_jitable
def _random_card(rules: StepRules, rows: DealRows, at: int) -> int:
    """Return a legal card: the one that `buur.kernels.playout` would play."""
    return random_card(rows.status[at, LEGAL], _random_word(rows.status, at, rules.seats))


@register_jitable
def _policy_card(rules: StepRules, rows: DealRows, at: int) -> int:
    """Sample a card of the seat to act from the policy fitted to the steady player."""
    status, seats = rows.status, rules.seats
    contract, lies = status[at, CONTRACT], status[at, CARDS_PLAYED]
    tables = tables_at(rules.schedule, contract * rules.tricks + status[at, TRICK])
    scaled, scratch = row_pointer(rules.scaled_points, contract), row_pointer(rows.scratch, at)
    trick = _open_trick(row_pointer(status, at), tables, scaled)
    moves = Moves(scratch, offset(scratch, FEATURES), offset(scratch, FEATURES + PACK_SIZE))
    seat = _seat_on_turn(row_pointer(status, at), seats)
    hand, out, closes = rows.hands[at, seat], 0, 1
    for turn in range(seats):
        other = seat_at(status[at, LEADER], turn, seats)
        out |= rows.hands[at, other]
        if turn > lies and rules.sides[other] != rules.sides[seat]:
            closes = 0
    decision = CardDecision(
        1 if rules.signs[contract] < 0 else 0,
        0,
        status[at, LEGAL],
        hand,
        out & ~hand,
        trick.led,
        trick.best,
        1 if rules.sides[trick.winner] == rules.sides[seat] else 0,
        closes,
        trick.scaled_points,
    )
    total = weigh_cards(tables, scaled, policy_rows(rules.policy), decision, moves)
    card: int = sample_card(moves, _random_word(status, at, seats) % total)
    return card


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
    me = _seat_on_turn(row_pointer(status, at), seats)
    if status[at, OVER]:
        me = max(rules.learner, 0)
    hand, lying, trick = rows.hands[at, me], status[at, TRICK_CARDS], status[at, TRICK]
    if status[at, CARDS_PLAYED] == 0:
        lying = 0
    for card in range(PACK_SIZE):
        row[at, card] = hand >> card & 1
    for turn in range(seats):
        seat = seat_at(me, turn, seats)
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

    Legality is not checked: a card that its seat does not hold makes the state invalid.

    Args:
        rules: the constants of all rows.
        rows: the deals.
        seen: the observations, to be filled in.
        first: the number of the first row.
        same_step: whether the next deal begins in the step that ends the last one.
        cards: the card of each row, or `NEXT_DEAL`, or `NO_ACTION`.
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
            over, seat = (
                rows.status[at, OVER] != 0,
                _seat_on_turn(row_pointer(rows.status, at), rules.seats),
            )
            if not over:
                _write_legal(rules, rows, at)
            if not over and rules.learner != NOBODY and seat != rules.learner:
                if rules.has_policy:
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
            seen.seat[at] = _seat_on_turn(row_pointer(rows.status, at), rules.seats)
