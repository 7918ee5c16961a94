"""`Game`: contract and rule set as arrays for kernels, with all differences between games."""

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
    """The tables of all tricks: the fields of `Tables` as arrays whose first axis is the trick."""

    beaten_by: Ints
    barred: Ints
    strength: Ints
    points: Ints
    """Points by card, once for each suit that the first card of the deal may have."""
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
    """By seat, the argument ``share`` of `buur.rules.counter_rng.random_hand`."""

    @property
    def tricks(self) -> int:
        """Number of tricks in a deal, and of cards in a hand."""
        return len(self.schedule.buur)

    @property
    def counts_by_first(self) -> bool:
        """Whether points depend on the suit of the first card of the deal."""
        points = self.schedule.points.reshape(-1, 4, PACK_SIZE)
        return bool((points != points[:, :1]).any())

    @property
    def seats(self) -> int:
        """Number of seats that play."""
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
    """Return a game from its contract, options and numbers, without a `Variant`.

    Args:
        contract: the contract or its code.
        policy: the options of the rule set.
        seats: the number of seats that play.
        tricks: the number of tricks in a deal.
        pack: the set of all cards of the pack.
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
    """Return the game of a contract under a rule set.

    Args:
        variant: the rule set.
        contract: the contract or its code.
        deal_no: number of the deal in its partie, from 1; some rule sets count by it.
        players: the number of seats that play; None for as many as the rule set has.

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
    """Return the game of a rule set in which the first card that does not follow makes trumps.

    The schedule contains the tables of all tricks five times: first without trumps, then with each
    suit as trumps.

    Args:
        variant: the rule set.
        deal_no: number of the deal in its partie, from 1.
        players: the number of seats that play; None for as many as the rule set has.
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
