"""Contract and rule set as arrays for kernels; all differences between games are in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from buur.cards import PACK, PACK_SIZE, Suit
from buur.contracts import OPEN, Contract, Policy, Tables, compile_contract, known_contract
from buur.errors import RulesError
from buur.play.queries.playable_cards import opens_with_trump
from buur.rules.playout import LAST_TRICK, share_of
from buur.variants.model import Variant

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Schedule(NamedTuple):
    """The tables of every trick: the fields of `Tables` with an axis for the trick before them."""

    beaten_by: Ints
    barred: Ints
    strength: Ints
    points: Ints
    """By card, once for each suit that the first trick can open with."""
    trump_mask: Ints
    jack_mask: Ints
    buur: Ints
    policy: Ints
    trick: Ints
    last: Ints


class Frame(NamedTuple):
    """Constants of a game, the same for every deal of a batch."""

    pack: int
    seats: int
    last: int
    """Points of the last trick, beside its cards."""
    trump_first: bool
    """Whether the first card of the deal has to be a trump, if its hand holds one."""


@dataclass(frozen=True)
class Game:
    """A contract under a rule set, ready for kernels."""

    schedule: Schedule
    frame: Frame
    shares: Ints
    """For `buur.rules.counter_rng.random_hand`, by seat."""

    @property
    def tricks(self) -> int:
        """Tricks in a deal, and cards in a hand."""
        return len(self.schedule.buur)

    @property
    def counts_by_first(self) -> bool:
        """Whether points depend on the suit of the first card of the deal."""
        points = self.schedule.points.reshape(-1, 4, PACK_SIZE)
        return bool((points != points[:, :1]).any())

    @property
    def seats(self) -> int:
        """Seats that play."""
        return self.frame.seats


def make_game(
    contract: Contract | str,
    policy: Policy = Policy(),  # noqa: B008 - a NamedTuple
    *,
    seats: int = 4,
    tricks: int = 9,
    pack: int = PACK,
    last: int = LAST_TRICK,
    trump_first: bool = False,
) -> Game:
    """Return a game by its bare rules.

    Args:
        contract: what is played.
        policy: the options of the rule set.
        seats: how many play.
        tricks: in a deal.
        pack: the cards that there are.
        last: points of the last trick, beside those that the policy gives it.
        trump_first: whether the first card of a deal has to be a trump, if its hand holds one.

    Raises:
        RulesError: the pack has too few cards, or the contract becomes known only by playing.
    """
    known = known_contract(contract)
    if seats * tricks > pack.bit_count():
        said = f"{seats} hands of {tricks} cards need a larger pack"
        raise RulesError(said, "pack", seats=seats, tricks=tricks)
    by_first = [compile_contract(known, policy, tricks, Suit(first)) for first in range(4)]
    left = [pack.bit_count() - tricks * seat for seat in range(seats)]
    shares = np.array([share_of(tricks, cards) for cards in left], np.int64)
    frame = Frame(pack, seats, last + by_first[0][-1].last, trump_first)
    return Game(_schedule(by_first), frame, shares)


def game_of(
    variant: Variant, contract: Contract | str, deal_no: int = 1, players: int | None = None
) -> Game:
    """Return what a rule set plays when this contract is named.

    Args:
        variant: the rule set.
        contract: what is played.
        deal_no: number of the deal in its partie, from 1, where that decides what counts.
        players: how many seats play, where it is not all that may.

    Raises:
        RulesError: see `make_game`.
    """
    known = known_contract(contract)
    return make_game(
        known,
        variant.play.policy_of(deal_no),
        seats=players or variant.players,
        tricks=variant.plan(deal_no).hand,
        pack=variant.pack.cards,
        last=variant.score.last_trick,
        trump_first=opens_with_trump(variant, known),
    )


def open_game(variant: Variant, deal_no: int = 1, players: int | None = None) -> Game:
    """Return what a rule set plays whose trumps the first card makes that does not follow suit.

    The tables of all tricks stand in the schedule five times: as they are before that, then with
    each of the suits as trumps.

    Args:
        variant: the rule set.
        deal_no: number of the deal in its partie, from 1.
        players: how many seats play, where it is not all that may.
    """
    suits = [Contract("trump", suit=Suit(suit)) for suit in range(4)]
    games = [game_of(variant, contract, deal_no, players) for contract in suits]
    before = compile_contract(OPEN, variant.play.policy_of(deal_no), variant.plan(deal_no).hand)
    parts = [_schedule([before] * 4), *(game.schedule for game in games)]
    columns = {name: np.concatenate([getattr(p, name) for p in parts]) for name in Schedule._fields}
    return Game(Schedule(**columns), games[0].frame, games[0].shares)


def _schedule(by_first: list[tuple[Tables, ...]]) -> Schedule:
    """Return the arrays of a deal whose points depend on the suit of its first card."""
    tricks = by_first[0]
    columns = {
        name: np.array([getattr(tables, name) for tables in tricks], np.int64)
        for name in Schedule._fields
    }
    points = [[tables.points for tables in trick] for trick in zip(*by_first, strict=True)]
    columns["points"] = np.array(points, np.int64).reshape(len(tricks), 4 * PACK_SIZE)
    return Schedule(**columns)
