"""The lookup tables that a contract compiles to: one set per trick."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from buur.cards import (
    ACE,
    EIGHT,
    JACK,
    NINE,
    PACK_SIZE,
    SIX,
    SUIT_SETS,
    Card,
    Suit,
    make_card,
    rank_of,
    suit_of,
)
from buur.contracts.contract import Contract
from buur.contracts.modes import RANK_ORDERS, Mode, modes_of
from buur.contracts.special_points import USUAL, PointScheme

IntTable = tuple[int, ...]
"""One int per card."""

# Flags of Tables.policy.
RUFF_FREELY: Final = 1
UNDERTRUMP_IF_VOID: Final = 2
ONLY_TRUMPS_FREE: Final = 4
BUUR_NEVER_FORCED: Final = 8
UNDERTRUMP_TO_MARRY: Final = 16

NO_CARD: Final = -1
TRICKS: Final = 9


class Policy(NamedTuple):
    """Options of play and of values that shape every contract (core §4, §1.3)."""

    ruff_when_can_follow: bool = True
    undertrump: str = "only_trumps"
    only_trumps: str = "free"
    buur_exempt: bool = True
    buur_never_forced: bool = True
    martinique8: bool = False
    unde_values: str = "six11"
    slalom_values: str = "start"
    tutti_values: str = "all"
    ranking: str = "jass"
    worth: PointScheme = USUAL
    """The point scheme of the deal, which some games change from deal to deal."""


class Tables(NamedTuple):
    """One trick's contract as lookups by card, the same for people, bots and kernels."""

    beaten_by: IntTable
    """Set of cards that beat this one when they are played after it in the same trick."""
    barred: IntTable
    """Trumps too low to be discarded on this card by a player who cannot follow, unless the hand
    holds nothing else (core §4.2)."""
    strength: IntTable
    """Order within the suit, 0 to 8, higher wins; trumps count 9 more."""
    points: IntTable
    """Card points before the multiplier."""
    trump_mask: int
    """The set of trumps; 0 without trumps."""
    jack_mask: int
    """Jacks that need not be played when they are the hand's only card of the suit led."""
    buur: int
    """The highest trump, or NO_CARD."""
    policy: int
    """Flags RUFF_FREELY and so on."""
    trick: int = 0
    """Points of any trick beside its cards."""
    last: int = 0
    """Points of the last trick of the deal, beside those of option ``last_trick``."""


_BASE_POINTS: Final = (0, 0, 0, 0, 10, 2, 3, 4, 11)
_DIRECTED: Final = ("oben", "unten", "zigzag", "quer", "mitte")
"""Kinds in which eights count and the six may take the ace's points."""


@lru_cache(maxsize=1024)
def compile_contract(
    contract: Contract, policy: Policy, tricks: int = TRICKS, first_led: Suit | None = None
) -> tuple[Tables, ...]:
    """Return the tables of each trick of a deal, first trick first.

    Every table of a deal holds the same points: 152 in all with 36 cards (core §1.3), 248 where
    all jacks and nines count as trumps (variants §1.11), or what `Policy.worth` says.

    Args:
        contract: the contract.
        policy: the options of the rule set.
        tricks: the number of tricks in a deal.
        first_led: the suit of the first card, which gives its jack and nine their points in a
            tutti of 157; None before it is led.
    """
    points = _counted(_points(contract, policy, first_led), policy.worth)
    modes = modes_of(contract, policy.ranking, tricks)
    made = {mode: _tables(contract, mode, points, policy) for mode in set(modes)}
    return tuple(made[mode] for mode in modes)


def _counted(points: IntTable, worth: PointScheme) -> IntTable:
    """Return the points of each card where not all of them count as usual."""
    changed = list(points) if worth.usual else [0] * PACK_SIZE
    for card, value in worth.cards:
        changed[card] = value
    return tuple(changed)


def _tables(contract: Contract, mode: Mode, points: IntTable, policy: Policy) -> Tables:
    trump = mode.trump
    strength = tuple(_strength(Card(card), mode) for card in range(PACK_SIZE))
    trump_mask = 0 if trump is None else int(SUIT_SETS[trump])
    buur = _buur(mode)
    beaten_by = [_beaten_by(Card(card), strength, trump_mask) for card in range(PACK_SIZE)]
    if policy.martinique8 and trump is not None and buur != NO_CARD:
        beaten_by[buur] |= 1 << make_card(trump, EIGHT)
    flags = _flags(contract, policy, has_buur=buur != NO_CARD)
    return Tables(
        beaten_by=tuple(beaten_by),
        barred=_barred(beaten_by, trump_mask, flags),
        strength=strength,
        points=points,
        trump_mask=trump_mask,
        jack_mask=_free_jacks(contract, buur) if policy.buur_exempt else 0,
        buur=buur,
        policy=flags,
        trick=policy.worth.trick,
        last=policy.worth.last,
    )


def _buur(mode: Mode) -> int:
    has_buur = mode.trump is not None and mode.ruffed == "trump"
    return make_card(mode.trump, JACK) if has_buur and mode.trump is not None else NO_CARD


def _free_jacks(contract: Contract, buur: int) -> int:
    """Return the jacks that need not be played when they are alone in their suit."""
    if contract.kind == "tutti" and contract.start is None:
        return sum(1 << make_card(Suit(suit), JACK) for suit in range(4))
    return 0 if buur == NO_CARD else 1 << buur


def _strength(card: Card, mode: Mode) -> int:
    if suit_of(card) == mode.trump:
        return 9 + RANK_ORDERS[mode.ruffed][rank_of(card)]
    return RANK_ORDERS[mode.plain][rank_of(card)]


def _beaten_by(card: Card, strength: IntTable, trump_mask: int) -> int:
    suit_mask = SUIT_SETS[suit_of(card)]
    higher = sum(
        1 << other
        for other in range(PACK_SIZE)
        if suit_mask >> other & 1 and strength[other] > strength[card]
    )
    return higher if trump_mask >> card & 1 else higher | trump_mask


def _barred(beaten_by: list[int], trump_mask: int, flags: int) -> IntTable:
    if flags & UNDERTRUMP_IF_VOID:
        return (0,) * PACK_SIZE
    return tuple(
        trump_mask & ~higher if trump_mask >> card & 1 else 0
        for card, higher in enumerate(beaten_by)
    )


def _flags(contract: Contract, policy: Policy, *, has_buur: bool) -> int:
    if_void = contract.misere or policy.undertrump == "free_if_void"
    return (
        RUFF_FREELY * policy.ruff_when_can_follow
        | UNDERTRUMP_IF_VOID * if_void
        | UNDERTRUMP_TO_MARRY * (policy.undertrump == "to_marry")
        | ONLY_TRUMPS_FREE * (policy.only_trumps == "free")
        | BUUR_NEVER_FORCED * (policy.buur_never_forced and has_buur)
    )


def _points(contract: Contract, policy: Policy, first_led: Suit | None) -> IntTable:
    points = list(_BASE_POINTS * 4)
    if policy.ranking == "brouc":
        return tuple(points)
    for suit in _counting_as_trumps(contract, policy, first_led):
        points[make_card(suit, JACK)] = 20
        points[make_card(suit, NINE)] = 14
    if contract.kind in _DIRECTED:
        for number in range(4):
            points[make_card(Suit(number), EIGHT)] = 8
    if _six_counts(contract, policy):
        for number in range(4):
            points[make_card(Suit(number), ACE)] = 0
            points[make_card(Suit(number), SIX)] = 11
    return tuple(points)


def _counting_as_trumps(
    contract: Contract, policy: Policy, first_led: Suit | None
) -> tuple[Suit, ...]:
    """Return the suits whose jack counts 20 and whose nine counts 14."""
    if contract.suit is not None:
        return (contract.suit,)
    if contract.kind != "tutti":
        return ()
    if policy.tutti_values == "all" and contract.start is None:
        return tuple(Suit(suit) for suit in range(4))
    return () if first_led is None else (first_led,)


def _six_counts(contract: Contract, policy: Policy) -> bool:
    """Tell whether the six takes the ace's 11 points (option ``unde_values``, core §1.3)."""
    if contract.kind not in _DIRECTED:
        return False
    if contract.kind == "zigzag" and policy.slalom_values != "start":
        return False
    return contract.upside_down and policy.unde_values == "six11"
