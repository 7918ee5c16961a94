"""Contracts (what is trump, which way the ranks run) and the lookup tables they compile to.

A contract is a *schedule of modes*, one per trick, and a *point table* for the whole deal. The
mode says which suit is trump and how the ranks order; nothing else in the engine knows a
contract by name.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple, get_args

from buur.cards import (
    ACE,
    EIGHT,
    JACK,
    NINE,
    PACK_SIZE,
    SIX,
    SUIT_SETS,
    SUITS,
    Card,
    Suit,
    make_card,
    parse_suit,
    rank_of,
    suit_of,
)
from buur.errors import NotationError

Direction = Literal["oben", "unten"]
Kind = Literal["trump", "oben", "unten", "zigzag"]

IntTable = tuple[int, ...]
"""One int per card."""

# Flags of Tables.policy.
RUFF_FREELY: Final = 1
UNDERTRUMP_IF_VOID: Final = 2
ONLY_TRUMPS_FREE: Final = 4
BUUR_NEVER_FORCED: Final = 8

NO_CARD: Final = -1


@dataclass(frozen=True, slots=True)
class Contract:
    """What is played in a deal; ``suit`` belongs to trump, ``start`` to the alternating kinds."""

    kind: Kind
    suit: Suit | None = None
    start: Direction | None = None

    @property
    def code(self) -> str:
        """The code, such as ``trump:S``, ``oben`` or ``zigzag:unten``."""
        if self.suit is not None:
            return f"{self.kind}:{SUITS[self.suit]}"
        return f"{self.kind}:{self.start}" if self.start else self.kind

    @property
    def upside_down(self) -> bool:
        """Whether melds rank from the six upwards; alternating kinds go by their first trick."""
        return (self.start or self.kind) == "unten"

    def __str__(self) -> str:
        return self.code


OBEN: Final = Contract("oben")
UNTEN: Final = Contract("unten")
TRUMPS: Final = tuple(Contract("trump", suit=Suit(suit)) for suit in range(4))
ZIGZAGS: Final = (Contract("zigzag", start="oben"), Contract("zigzag", start="unten"))
CONTRACTS: Final = (*TRUMPS, OBEN, UNTEN, *ZIGZAGS)
_BY_CODE: Final = {contract.code: contract for contract in CONTRACTS}


def parse_contract(text: str) -> Contract:
    """Read a contract code.

    >>> parse_contract("trump:D").suit
    2
    """
    contract = _BY_CODE.get(text)
    if contract is not None:
        return contract
    kind, _, rest = text.partition(":")
    if kind == "trump":
        parse_suit(rest)
    if kind in get_args(Kind):
        raise NotationError(f"{text!r} is not a complete contract: expected one of {_codes()}")
    raise NotationError(f"{text!r} is not a contract: expected one of {_codes()}")


def _codes() -> str:
    return " ".join(_BY_CODE)


class Policy(NamedTuple):
    """How a rule set shapes every contract: the options of play and of values (core §4, §1.3)."""

    ruff_when_can_follow: bool = True
    undertrump: str = "only_trumps"
    only_trumps: str = "free"
    buur_exempt: bool = True
    buur_never_forced: bool = True
    martinique8: bool = False
    unde_values: str = "six11"
    slalom_values: str = "start"


class Tables(NamedTuple):
    """One trick's contract as lookups by card, the same for people, bots and kernels."""

    beaten_by: IntTable
    """Set of cards that beat this one when they are played after it in the same trick."""
    strength: IntTable
    """Order within the suit, 0 to 8, higher wins; trumps count 9 more."""
    points: IntTable
    """Card points before the multiplier."""
    trump_mask: int
    """0 without trumps."""
    jack_mask: int
    """Cards that need not follow suit when they are the only ones of it."""
    buur: int
    """The highest trump, or NO_CARD."""
    policy: int
    """Flags RUFF_FREELY and so on."""


_NATURAL: Final = tuple(range(9))
_TRUMP_ORDER: Final = (0, 1, 2, 7, 3, 8, 4, 5, 6)
_REVERSED: Final = tuple(reversed(range(9)))
_BASE_POINTS: Final = (0, 0, 0, 0, 10, 2, 3, 4, 11)
TRICKS: Final = 9


@lru_cache(maxsize=256)
def compile_contract(contract: Contract, policy: Policy) -> tuple[Tables, ...]:
    """Return the tables of each trick of a deal, first trick first.

    Every table of a deal holds the same points: 152 in all (core §1.3).
    """
    points = _points(contract, policy)
    modes = {name: _tables(contract, name, points, policy) for name in ("", "oben", "unten")}
    return tuple(modes[_mode(contract, trick)] for trick in range(TRICKS))


def _mode(contract: Contract, trick: int) -> str:
    """Return the direction without trumps of trick 0 to 8; empty where a suit is trump."""
    if contract.kind == "trump":
        return ""
    if contract.start is None:
        return contract.kind
    return contract.start if trick % 2 == 0 else _opposite(contract.start)


def _opposite(direction: Direction) -> Direction:
    return "unten" if direction == "oben" else "oben"


def _tables(contract: Contract, direction: str, points: IntTable, policy: Policy) -> Tables:
    trump = contract.suit
    strength = tuple(_strength(Card(card), trump, direction) for card in range(PACK_SIZE))
    trump_mask = 0 if trump is None else int(SUIT_SETS[trump])
    buur = NO_CARD if trump is None else make_card(trump, JACK)
    beaten_by = [_beaten_by(Card(card), strength, trump_mask) for card in range(PACK_SIZE)]
    if policy.martinique8 and trump is not None:
        beaten_by[buur] |= 1 << make_card(trump, EIGHT)
    return Tables(
        beaten_by=tuple(beaten_by),
        strength=strength,
        points=points,
        trump_mask=trump_mask,
        jack_mask=1 << buur if trump is not None and policy.buur_exempt else 0,
        buur=buur,
        policy=_flags(policy),
    )


def _strength(card: Card, trump: Suit | None, direction: str) -> int:
    if suit_of(card) == trump:
        return 9 + _TRUMP_ORDER[rank_of(card)]
    return (_REVERSED if direction == "unten" else _NATURAL)[rank_of(card)]


def _beaten_by(card: Card, strength: IntTable, trump_mask: int) -> int:
    suit_mask = SUIT_SETS[suit_of(card)]
    higher = sum(
        1 << other
        for other in range(PACK_SIZE)
        if suit_mask >> other & 1 and strength[other] > strength[card]
    )
    return higher if trump_mask >> card & 1 else higher | trump_mask


def _flags(policy: Policy) -> int:
    return (
        RUFF_FREELY * policy.ruff_when_can_follow
        | UNDERTRUMP_IF_VOID * (policy.undertrump == "free_if_void")
        | ONLY_TRUMPS_FREE * (policy.only_trumps == "free")
        | BUUR_NEVER_FORCED * policy.buur_never_forced
    )


def _points(contract: Contract, policy: Policy) -> IntTable:
    points = list(_BASE_POINTS * 4)
    if contract.suit is not None:
        points[make_card(contract.suit, JACK)] = 20
        points[make_card(contract.suit, NINE)] = 14
        return tuple(points)
    for suit in range(4):
        points[make_card(Suit(suit), EIGHT)] = 8
    if _six_counts(contract, policy):
        for suit in range(4):
            points[make_card(Suit(suit), ACE)] = 0
            points[make_card(Suit(suit), SIX)] = 11
    return tuple(points)


def _six_counts(contract: Contract, policy: Policy) -> bool:
    """Tell whether the six takes the ace's 11 points (option ``unde_values``, core §1.3)."""
    alternating = contract.start is not None
    if alternating and policy.slalom_values != "start":
        return False
    return contract.upside_down and policy.unde_values == "six11"
