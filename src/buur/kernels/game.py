"""`Game`: contract and rule set as arrays for kernels, with all differences between games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from buur.arguments import instance, integer
from buur.cards import PACK, PACK_SIZE, HandLike, Suit, set_of
from buur.contracts import OPEN, Contract, Policy, Tables, compile_contract, known_contract
from buur.errors import RulesError
from buur.play.queries.playable_cards import opens_with_trump
from buur.rules.playout import LAST_TRICK, share_of
from buur.seats import MAX_SEATS
from buur.variants.model import Variant

if TYPE_CHECKING:
    from buur.variants.registry import RulesLike

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
MAX_BONUS: Final = 1000
"""Maximum of the points of the last trick, and of the bonus of a match."""
MAX_DEAL_NO: Final = 1 << 20


class Schedule(NamedTuple):
    """The tables of all tricks: the fields of `Tables` as arrays whose first axis is the trick."""

    beaten_by: Ints
    """Shape (tricks, 36), int64, in card sets: the cards that beat each card."""
    barred: Ints
    """Shape (tricks, 36), int64, in card sets: the trumps that may not be discarded on each card.
    """
    strength: Ints
    """Shape (tricks, 36), int64, in ranks from 0: the order of each card in its suit."""
    points: Ints
    """Shape (tricks, 4 * 36), int64, in points: those of each card, once for each suit that the
    first card of the deal may have."""
    trump_mask: Ints
    """Shape (tricks,), int64, in card sets: the trumps."""
    jack_mask: Ints
    """Shape (tricks,), int64, in card sets: the jacks that need not be played."""
    buur: Ints
    """Shape (tricks,), int64, in card numbers: the highest trump, -1 without trumps."""
    policy: Ints
    """Shape (tricks,), int64, in flags: see `buur.contracts.Tables`."""
    trick: Ints
    """Shape (tricks,), int64, in points: those of a trick beside its cards."""
    last: Ints
    """Shape (tricks,), int64, in points: those of the last trick, beside option ``last_trick``."""


class Frame(NamedTuple):
    """Constants of a game, the same for every deal of a batch."""

    pack: int
    """The set of all cards of the pack."""
    seats: int
    """The number of seats that play."""
    last: int
    """Points of the last trick, beside its cards."""
    trump_first: bool
    """Whether the first card of the deal has to be a trump, if its hand holds one."""


@dataclass(frozen=True, repr=False, eq=False)
class Game:
    """A contract under a rule set, ready for kernels; `make_game` and `game_of` make it.

    >>> game = game_of("schieber", "trump:S")
    >>> game.seats, game.tricks
    (4, 9)
    """

    schedule: Schedule
    """The tables of all tricks."""
    frame: Frame
    """Constants of the game."""
    shares: Ints
    """Shape (seats,), int64, in eighths: argument ``share`` of `buur.rules.counter_rng.random_hand`
    when the seat gets its cards."""

    def __repr__(self) -> str:
        return f"Game({self.seats} seats, {self.tricks} tricks)"

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
    seats: SupportsIndex = 4,
    tricks: SupportsIndex = 9,
    pack: HandLike = PACK,
    last: SupportsIndex = LAST_TRICK,
    trump_first: bool = False,
) -> Game:
    """Return a game from its contract, options and numbers, without a `Variant`.

    >>> make_game("trump:S", seats=3, tricks=12)
    Game(3 seats, 12 tricks)

    Args:
        contract: the contract or its code.
        policy: the options of the rule set.
        seats: the number of seats that play, 2 to 6.
        tricks: the number of tricks in a deal.
        pack: all cards of the pack, in any form (`buur.cards.set_of`).
        last: points of the last trick, beside those that the policy gives it.
        trump_first: whether the first card of a deal has to be a trump, if its hand holds one.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: there is no such contract or card.
        RulesError: the pack has too few cards, or the contract becomes known only by playing.
    """
    known = known_contract(contract)
    instance(policy, Policy, "policy")
    instance(trump_first, bool, "trump_first", "True or False")
    players = integer(seats, 2, MAX_SEATS, "seats")
    count = integer(tricks, 1, PACK_SIZE // 2, "tricks")
    bonus = integer(last, -MAX_BONUS, MAX_BONUS, "last")
    cards = int(set_of(pack, "pack"))
    if players * count > cards.bit_count():
        said = f"{players} hands of {count} cards need a larger pack"
        raise RulesError(said, "pack", seats=players, tricks=count)
    by_first = [compile_contract(known, policy, count, Suit(first)) for first in range(4)]
    left = [cards.bit_count() - count * seat for seat in range(players)]
    shares = np.array([share_of(count, pool) for pool in left], np.int64)
    frame = Frame(cards, players, bonus + by_first[0][-1].last, trump_first)
    return Game(_schedule(by_first), frame, shares)


def rules_of(rules: RulesLike) -> Variant:
    """Return rules, given as such or by the name of a preset; only a name loads the presets.

    Raises:
        RulesError: there is no such preset.
        ArgumentError: the argument is neither rules nor a name.
    """
    if isinstance(rules, Variant):
        return rules
    from buur.variants.registry import rules_of

    return rules_of(rules)


def game_of(
    variant: RulesLike,
    contract: Contract | str,
    deal_no: SupportsIndex = 1,
    players: SupportsIndex | None = None,
) -> Game:
    """Return the game of a contract under a rule set.

    >>> game_of("schieber", "trump:S")
    Game(4 seats, 9 tricks)

    Args:
        variant: the rule set, or its name.
        contract: the contract or its code.
        deal_no: number of the deal in its partie, from 1; some rule sets count by it.
        players: the number of seats that play; None for as many as the rule set has.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: there is no such contract.
        RulesError: there is no such rule set; or see `make_game`.
    """
    variant, known = rules_of(variant), known_contract(contract)
    number = integer(deal_no, 1, MAX_DEAL_NO, "deal_no")
    return make_game(
        known,
        variant.play.policy_of(number),
        seats=variant.players if players is None else integer(players, 2, MAX_SEATS, "players"),
        tricks=variant.plan(number).hand,
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
