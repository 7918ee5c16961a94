"""`Worlds`: sampled hands of all seats that agree with the knowledge of one seat, and weights."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from buur.arguments import instance, integer, number, wrong
from buur.bots.beliefs.constraints import Constraints, DealCounts, constraints_of, count_deals
from buur.bots.beliefs.likelihood import log_likelihood
from buur.bots.features.memory import Memory, remember
from buur.bots.policy.choice_model import PolicyArrays
from buur.completion import PublicNames
from buur.errors import PositionError
from buur.kernels.deal_arrays import players_of
from buur.kernels.deal_sampling import draw_deals, list_deals
from buur.kernels.game import Floats, Ints
from buur.kernels.playout import deal_keys
from buur.play.chance import HIGHEST_SEED
from buur.play.views import View
from buur.rules.counter_rng import word

MAX_WORLDS: Final = 1_000_000
"""Largest number of worlds."""
MAX_TRUST: Final = 100.0
OVERSAMPLING: Final = 4
"""Number of deals that are weighted for each world that is returned."""


@dataclass(frozen=True, slots=True)
class Worlds(PublicNames):
    """Sampled hands of all players, a world a row.

    >>> import buur
    >>> worlds = imagine(buur.start("schieber", 7).view(0), 100)
    >>> worlds.hands.shape, worlds.away.shape, worlds.weights.shape
    ((100, 4), (100,), (100,))

    Raises:
        ArgumentError: an array is of another shape or type.
    """

    hands: Ints
    """The cards held now: int64, shape (worlds, players), the observer's hand included.

    Each is a set of cards with bit ``n`` for card number ``n``, as `Hand` takes it. The players are
    the seats that play, in ascending order (see `playing_seats`).
    """
    away: Ints
    """The hidden cards that nobody holds: int64, shape (worlds,), sets of cards as in `hands`.

    Dropped hands, a blind and a stock are such cards.
    """
    weights: Floats
    """Probability of each world: float64, shape (worlds,); the sum is 1."""

    def __post_init__(self) -> None:
        _check_array("hands", self.hands, "iu", 2, None)
        _check_array("away", self.away, "iu", 1, len(self.hands))
        _check_array("weights", self.weights, "f", 1, len(self.hands))

    def __len__(self) -> int:
        return len(self.weights)

    def drawn(self, count: int, seed: int) -> Worlds:
        """Return a systematic resample: even steps through the cumulated weights.

        Args:
            count: the largest number of worlds.
            seed: 0 to 2^62 - 1; the same seed gives the same worlds.

        Raises:
            ArgumentError: an argument is no whole number, or out of range.
        """
        count = integer(count, 1, MAX_WORLDS, "count")
        seed = integer(seed, 0, HIGHEST_SEED, "seed")
        start = (word(seed, 1) >> 10) / (1 << 52)
        heights = np.cumsum(self.weights)
        at = np.searchsorted(heights, (np.arange(count) + start) / count * heights[-1], "right")
        rows, often = np.unique(np.minimum(at, len(self) - 1), return_counts=True)
        return Worlds(self.hands[rows], self.away[rows], often / count)


def imagine(
    view: View, count: int, seed: int = 0, trust: float = 1.0, policy: PolicyArrays | None = None
) -> Worlds:
    """Return hands that agree with the knowledge of a seat, each with its probability.

    >>> import buur
    >>> len(imagine(buur.start("schieber", 7).view(0), 100))
    100

    If at most ``OVERSAMPLING * count`` deals are possible, all of them are weighted, otherwise as
    many random ones. If these are more than ``count``, the worlds are resampled by weight.

    Args:
        view: the view of the seat, with the cards dealt.
        count: the largest number of worlds.
        seed: 0 to 2^62 - 1; the same view and seed give the same worlds.
        trust: exponent of the likelihood of others' contracts, bids and cards: 0 ignores it, 1
            takes all others for steady players.
        policy: the policy by which the others choose their cards; by default the package's.

    Raises:
        ArgumentError: an argument is of another type, or out of range.
        PositionError: no cards are dealt, or the hidden cards do not fill the hands.
    """
    table = _possible(instance(view, View, "view"))
    count = integer(count, 1, MAX_WORLDS, "count")
    seed = integer(seed, 0, HIGHEST_SEED, "seed")
    trust = number(trust, 0, MAX_TRUST, "trust")
    if policy is not None:
        instance(policy, PolicyArrays, "policy")
    tries = count * OVERSAMPLING if trust else count
    held = all_hands(table) if table.total <= tries else sampled_hands(table, tries, seed)
    hands, away = np.ascontiguousarray(held[:, playing_seats(view)]), held[:, -1].copy()
    if not trust:
        return Worlds(hands, away, np.full(len(held), 1.0 / len(held)))
    logs = trust * log_likelihood(view, view.deal, view.seat, hands, policy)
    weights = np.exp(logs - logs.max())
    worlds = Worlds(hands, away, weights / weights.sum())
    return worlds if len(worlds) <= count else worlds.drawn(count, word(seed, 0))


def playing_seats(view: View) -> list[int]:
    """Return the playing seats, in the order of the columns of `Worlds.hands`."""
    return list(players_of(view.deal))


def _possible(view: View) -> DealCounts:
    """Return the count of deals that are possible for a seat."""
    seat, deal = view.seat, view.state.deal
    if deal is None or not deal.is_dealt:
        raise PositionError("no cards are dealt: hidden cards are imagined by a seat with a hand")
    memory = remember(view, deal, seat)
    if sum(view.counts) + memory.away != memory.unseen.bit_count() + view.counts[seat]:
        raise PositionError(f"{memory.unseen.bit_count()} hidden cards do not fill all hands")
    places = constraints_of(memory, view.counts)
    if min(places.room) >= 0 and (table := count_deals(places)).total:
        return table
    return count_deals(constraints_of(_forgotten(memory, view.counts, seat), view.counts))


def _forgotten(memory: Memory, counts: tuple[int, ...], seat: int) -> Memory:
    """Return a memory of only the own hand and the number of cards of each other seat.

    It replaces a memory that no deal satisfies, as an edited position may cause.
    """
    could = [memory.unseen if count else 0 for count in counts]
    could[seat], sure = memory.hand, [0] * len(counts)
    sure[seat] = memory.hand
    return replace(memory, could=tuple(could), sure=tuple(sure))


def _start(places: Constraints, count: int) -> Ints:
    """Return ``count`` rows of the known cards by place."""
    return np.tile(np.array(places.known, np.int64), (count, 1))


def all_hands(table: DealCounts) -> Ints:
    """Return every deal once, by place."""
    hands = _start(table.places, round(table.total))
    list_deals(*table.arrays, hands)
    return hands


def sampled_hands(table: DealCounts, count: int, seed: int) -> Ints:
    """Return random deals by place, each with a probability proportional to its weight."""
    hands, keys = _start(table.places, count), np.empty(count, np.int64)
    deal_keys(seed, 0, keys)
    draw_deals(*table.arrays, keys, hands)
    return hands


def _check_array(name: str, value: object, kinds: str, axes: int, length: int | None) -> None:
    """Raise if a value is no array of numbers of a kind, a number of axes and a length."""
    is_array = isinstance(value, np.ndarray) and value.dtype.kind in kinds and value.ndim == axes
    size = len(value) if is_array and isinstance(value, np.ndarray) else 0
    if size and length in (None, size):
        return
    kind = "floats" if kinds == "f" else "integers"
    rows = "" if length is None else f" of length {length}"
    raise wrong(name, value, f"an array of {kind} with {axes} axes{rows}")
