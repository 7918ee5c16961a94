"""Positions on which kernels are compared with Python."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from buur.cards import Card, mask_of
from buur.contracts import Contract, Policy, Tables, compile_contract, parse_contract, point_scheme
from buur.kernels.batch import Batch
from buur.kernels.game import Ints
from buur.rules.counter_rng import deal_key, random_card, word
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.playout import Outcome, random_hands
from buur.rules.tricks import to_beat

POLICIES = {
    "usual": Policy(),
    "follow": Policy(ruff_when_can_follow=False, buur_exempt=False, slalom_values="oben"),
    "strict": Policy(only_trumps="forced_over", buur_never_forced=False, martinique8=True),
    "over-but-buur": Policy(only_trumps="forced_over", unde_values="ace11"),
    "if-void": Policy(undertrump="free_if_void", tutti_values="first_led"),
    "to-marry": Policy(undertrump="to_marry", only_trumps="forced_over"),
    "tricks": Policy(worth=point_scheme("guggitaler10", 9)),
    "last": Policy(worth=point_scheme("black_queens", 1)),
    "brouc": Policy(ranking="brouc"),
}
"""Every option of legality and every way to count, somewhere."""

SAMPLE = tuple(
    parse_contract(code)
    for code in (
        *("trump:S", "trump:C", "oben", "unten", "zigzag:oben", "zigzag:unten", "quer:oben:4"),
        *("trio:tou:H", "trio:uto:D", "tutti", "tutti:oben", "mitte:oben", "gumpf:D"),
        *("misere:trump:H", "misere:oben", "misere:zigzag:unten", "misere:tutti"),
    )
)
"""Every kind."""


HELD = {2: 18, 3: 12, 4: 9, 5: 7, 6: 6}
"""How many cards each of so many seats can hold at the most."""


def outcomes(batch: Batch) -> list[Outcome]:
    """Return what Python would say, row by row."""
    rows = zip(batch.points.tolist(), batch.tricks.tolist(), batch.last.tolist(), strict=True)
    return [Outcome(tuple(points), tuple(tricks), last) for points, tricks, last in rows]


def policies_of(contract: Contract) -> list[Policy]:
    """Return the policies that a contract can be played under."""
    return [policy for policy in POLICIES.values() if is_played(contract, policy)]


def is_played(contract: Contract, policy: Policy) -> bool:
    """Tell whether a rule set can have both: brouc knows trumps only."""
    return policy.ranking == "jass" or contract.kind == "trump"


def games() -> list[object]:
    """Return parameters: every contract of the sample under every policy that it can have."""
    return [
        pytest.param(contract, policy, id=f"{contract}-{name}")
        for name, policy in POLICIES.items()
        for contract in SAMPLE
        if is_played(contract, policy)
    ]


def small_positions(tables: Tables, most: int) -> Ints:
    """Return every hand of up to ``most`` cards against every card that can be the one to beat.

    A card of another suit than the one led has to be beaten only where it is a trump.

    Returns:
        Hand, suit led, card to beat and set of cards lying, one below the other; a column a turn.
    """
    hands = [
        mask_of(map(Card, cards))
        for count in range(1, most + 1)
        for cards in combinations(range(36), count)
    ]
    leads = [
        (led, best, 1 << best)
        for best in range(36)
        for led in (range(4) if tables.trump_mask >> best & 1 else (best // 9,))
    ]
    found = np.array([(hand, *lead) for lead in leads for hand in hands if not hand & lead[2]])
    return found.T.copy()


def played_positions(schedule: Sequence[Tables], deals: int, seats: int, seed: int) -> list[Ints]:
    """Return the positions of random deals by trick, as `small_positions` does."""
    found: list[list[tuple[int, ...]]] = [[] for _ in schedule]
    for index in range(deals):
        key = deal_key(seed, index)
        left = list(random_hands(key, seats, len(schedule)))
        for number, tables in enumerate(schedule):
            led, best, lying = NOBODY_LED, 0, 0
            for seat in range(seats):
                found[number].append((left[seat], led, best, lying))
                legal = legal_cards(tables, left[seat], led, best, lying)
                card = random_card(legal, word(key, number * seats + seat))
                left[seat] ^= 1 << card
                lying |= 1 << card
                best = to_beat(tables, card, best) if lying != 1 << card else card
                led = card // 9 if led == NOBODY_LED else led
    return [np.array(rows, np.int64).T.copy() for rows in found]


def compiled(contract: Contract, policy: Policy, tricks: int = 9) -> tuple[Tables, ...]:
    """Return the tables of a deal, as Python reads them."""
    return compile_contract(contract, policy, tricks)
