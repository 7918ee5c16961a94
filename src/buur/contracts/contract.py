"""Contracts and their codes: trump suit, direction of the ranks, misère."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations
from typing import Final, Literal, get_args

from buur.arguments import excerpt, instance, integer, one_of, similar, wrong
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
MOST_TRICKS: Final = 12
ORDERS: Final = tuple("".join(order) for order in permutations("tou"))
"""The orders of the three parts of a trio."""
_NOTHING: Final = frozenset[str]()
_SUIT: Final = frozenset({"suit"})
_START: Final = frozenset({"start"})
_FIELDS: Final[dict[Kind, tuple[frozenset[str], frozenset[str]]]] = {
    "trump": (_SUIT, _NOTHING),
    "oben": (_NOTHING, _NOTHING),
    "unten": (_NOTHING, _NOTHING),
    "zigzag": (_START, _NOTHING),
    "quer": (_START | {"turn"}, _NOTHING),
    "trio": (_SUIT | {"order"}, _NOTHING),
    "tutti": (_NOTHING, _START),
    "mitte": (_START, _NOTHING),
    "gumpf": (_SUIT, _NOTHING),
    "open": (_NOTHING, _NOTHING),
}
"""The fields that each kind must set, and those that it may set."""


@dataclass(frozen=True, slots=True, repr=False)
class Contract:
    """The contract of a deal. Its kind decides which fields are set.

    >>> parse_contract("trump:H").suit
    1

    Raises:
        ArgumentError: there is no contract with these fields.
    """

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

    def __post_init__(self) -> None:
        one_of(self.kind, get_args(Kind), "kind")
        needed, allowed = _FIELDS[self.kind]
        given = {name for name in ("suit", "start", "turn", "order") if self._is_set(name)}
        if not needed <= given <= needed | allowed:
            listed = " and ".join(sorted(needed | allowed)) or "no other field"
            meant = 'parse_contract("trump:H")' if self.kind == "trump" else ""
            raise wrong("kind", self.kind, f"{listed} with it", meant)
        if isinstance(self.suit, str):
            meant = f'parse_contract("{self.kind}:{self.suit}")'
            raise wrong("suit", self.suit, "a whole number from 0 to 3", meant)
        if self.suit is not None:
            object.__setattr__(self, "suit", Suit(integer(self.suit, 0, 3, "suit")))
        if self.start is not None:
            one_of(self.start, get_args(Direction)[: 1 if self.kind == "tutti" else 2], "start")
        if "turn" in given:
            object.__setattr__(self, "turn", integer(self.turn, 1, MOST_TRICKS - 1, "turn"))
        if "order" in given:
            one_of(self.order, ORDERS, "order")
        instance(self.misere, bool, "misere", "True or False")

    def _is_set(self, name: str) -> bool:
        return getattr(self, name) not in (None, 0, "") or (name == "suit" and self.suit == 0)

    def __repr__(self) -> str:
        return f"parse_contract({self.code!r})"

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
QUERS: Final = tuple(quer for turn in range(1, MOST_TRICKS) for quer in _both_ways("quer", turn))
TRIOS: Final = tuple(
    replace(trump, kind="trio", order=order) for order in ORDERS for trump in TRUMPS
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
_TRUMP_WORDS: Final = {
    word: f"trump:{SUITS[suit]}"
    for suit, words in enumerate(
        (("spades", "s"), ("hearts", "h"), ("diamonds", "d"), ("clubs", "c"))
    )
    for word in words
}
"""Words that people write for a trump suit."""


def parse_contract(text: str) -> Contract:
    """Read a contract code.

    >>> parse_contract("trump:D").suit
    2
    >>> parse_contract("misere:quer:oben:5").turn
    5

    Raises:
        NotationError: there is no such code.
    """
    contract = _BY_CODE.get(text) if isinstance(text, str) else None
    if contract is not None:
        return contract
    if not isinstance(text, str):
        raise NotationError(f"{excerpt(text)} is not a contract: expected a code such as 'trump:S'")
    kind, _, rest = text.removeprefix(f"{MISERE}:").partition(":")
    if kind == "trump" and rest:
        parse_suit(rest)
    if kind in _NAMED:
        examples = [code for code in _BY_CODE if code.partition(":")[0] == kind][:4]
        raise NotationError(
            f"{text!r} is not a complete contract: expected one like {' '.join(examples)}"
        )
    near = _TRUMP_WORDS.get(text.casefold()) or next(iter(similar(text, _BY_CODE)), None)
    raise NotationError(
        f"{excerpt(text)} is not a contract: "
        + (f"did you mean {near}? Expected" if near else "expected")
        + f" trump:S, oben, zigzag:unten …; kinds are {' '.join(_NAMED)}"
    )


def contract_of(contract: Contract | str) -> Contract:
    """Return a contract, given as such or by its code.

    Raises:
        NotationError: there is no such code, or the argument is of another type.
    """
    if isinstance(contract, Contract):
        return contract
    return OPEN if contract == OPEN.code else parse_contract(contract)


def known_contract(contract: Contract | str) -> Contract:
    """Return a contract, given as such or by its code, whose trumps are known before play.

    Raises:
        RulesError: the contract becomes known only by playing.
    """
    known = contract_of(contract)
    if known.kind == "open":
        raise RulesError("an open contract becomes known only by playing: name its trumps", "open")
    return known
