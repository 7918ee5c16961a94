"""Contracts and their codes: trump suit, direction of the ranks, misère."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations
from typing import Final, Literal, get_args

from buur.cards import SUITS, Suit, parse_suit
from buur.errors import NotationError, RulesError

Direction = Literal["oben", "unten"]
Kind = Literal[
    "trump",
    "oben",
    "unten",
    "zigzag",
    "quer",
    "trio",
    "tutti",
    "mitte",
    "gumpf",
    "open",
]
MISERE: Final = "misere"


@dataclass(frozen=True, slots=True)
class Contract:
    """The contract of a deal. Its kind decides which fields are set."""

    kind: Kind
    suit: Suit | None = None
    """The trump suit of kinds trump, gumpf and trio."""
    start: Direction | None = None
    """First trick's direction in zigzag, quer and mitte; ``oben`` marks a tutti without Buurs."""
    turn: int = 0
    """Tricks of a quer that are played in the first direction."""
    order: str = ""
    """The three parts of a trio by their letters: t(rump), o(ben), u(nten)."""
    misere: bool = False
    """Whether the side that announced it wants the fewest points."""

    @property
    def code(self) -> str:
        """The code, such as ``trump:S``, ``oben``, ``quer:unten:4`` or ``misere:trump:S``."""
        suit = "" if self.suit is None else SUITS[self.suit]
        turn = str(self.turn) if self.turn else ""
        parts = (MISERE * self.misere, self.kind, self.order, suit, self.start, turn)
        return ":".join(part for part in parts if part)

    @property
    def key(self) -> str:
        """The key in multipliers and lists of contracts: a suit letter or a kind."""
        if self.misere:
            return MISERE
        if self.kind == "trump" and self.suit is not None:
            return SUITS[self.suit]
        return self.kind

    @property
    def upside_down(self) -> bool:
        """Whether melds rank from the six upwards; alternating kinds go by their first trick."""
        return (self.start or self.kind) == "unten" or self.order.startswith("u")

    def __str__(self) -> str:
        return self.code


def _every_suit(kind: Kind) -> tuple[Contract, ...]:
    return tuple(Contract(kind, suit=Suit(suit)) for suit in range(4))


def _both_ways(kind: Kind, turn: int = 0) -> tuple[Contract, ...]:
    return tuple(Contract(kind, start=start, turn=turn) for start in get_args(Direction))


OPEN: Final = Contract("open")
"""The contract until the first card that does not follow has made trumps."""
OBEN: Final = Contract("oben")
UNTEN: Final = Contract("unten")
TUTTI: Final = Contract("tutti")
TUTTI_OBEN: Final = Contract("tutti", start="oben")
TRUMPS: Final = _every_suit("trump")
ZIGZAGS: Final = _both_ways("zigzag")
MOST_TRICKS: Final = 12
QUERS: Final = tuple(quer for turn in range(1, MOST_TRICKS) for quer in _both_ways("quer", turn))
TRIOS: Final = tuple(
    replace(trump, kind="trio", order="".join(order))
    for order in permutations("tou")
    for trump in TRUMPS
)
MITTES: Final = _both_ways("mitte")
GUMPFS: Final = _every_suit("gumpf")
POINT_CONTRACTS: Final = (
    *TRUMPS,
    OBEN,
    UNTEN,
    *ZIGZAGS,
    *QUERS,
    *TRIOS,
    TUTTI,
    TUTTI_OBEN,
    *MITTES,
    *GUMPFS,
)
"""Every contract in which points are wanted, without the misères."""
MISERES: Final = tuple(replace(contract, misere=True) for contract in POINT_CONTRACTS)
CONTRACTS: Final = (*POINT_CONTRACTS, *MISERES)
_BY_CODE: Final = {contract.code: contract for contract in CONTRACTS}
_NAMED: Final = tuple(kind for kind in get_args(Kind) if kind != "open")
"""The kinds that can be named; an open contract becomes known by playing."""


def parse_contract(text: str) -> Contract:
    """Read a contract code.

    >>> parse_contract("trump:D").suit
    2
    >>> parse_contract("misere:quer:oben:5").turn
    5
    """
    contract = _BY_CODE.get(text)
    if contract is not None:
        return contract
    kind, _, rest = text.removeprefix(f"{MISERE}:").partition(":")
    if kind == "trump" and rest:
        parse_suit(rest)
    if kind in _NAMED:
        examples = [code for code in _BY_CODE if code.partition(":")[0] == kind][:4]
        raise NotationError(
            f"{text!r} is not a complete contract: expected one like {' '.join(examples)}"
        )
    raise NotationError(
        f"{text!r} is not a contract: expected trump:S, oben, zigzag:unten …;"
        f" kinds are {' '.join(_NAMED)}"
    )


def known_contract(contract: Contract | str) -> Contract:
    """Return a contract, given as such or by its code, whose trumps are known before play.

    Raises:
        RulesError: the contract becomes known only by playing.
    """
    known = parse_contract(contract) if isinstance(contract, str) else contract
    if known.kind == "open":
        raise RulesError("an open contract becomes known only by playing: name its trumps", "open")
    return known
