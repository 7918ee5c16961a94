"""Choice of the contract of a deal: by a player, by a turned card, by the rules (§3.1 to §3.4)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, get_args

from buur.cards import Suit
from buur.contracts import (
    GUMPFS,
    MITTES,
    OBEN,
    QUERS,
    TRIOS,
    TRUMPS,
    TUTTI,
    TUTTI_OBEN,
    UNTEN,
    ZIGZAGS,
    Contract,
)
from buur.variants.needs import CHOSEN, TURNED, TWO_LINES, offering, other_than, where
from buur.variants.options import choice, factors, flag, number, several, text
from buur.variants.values import (
    FOUND,
    Leader,
    Multipliers,
    Offer,
    PrematureChoice,
    Push,
    Route,
    TrioOrder,
    Turned,
    TurnedCard,
)

FACTORS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "all1": (),
    "spades2": (("S", 2),),
    "schieber123": (("C", 2), ("S", 2), ("oben", 3), ("unten", 3), ("zigzag", 4)),
    "uri": (("C", 2), ("S", 2), ("oben", 2), ("unten", 2), ("zigzag", 2)),
}
"""Named multipliers by suit letter or kind of contract; any other counts once (§3.3)."""

OFFERS: Final[dict[str, tuple[Contract, ...]]] = {
    "suits": TRUMPS,
    "oben": (OBEN,),
    "unden": (UNTEN,),
    "slalom": ZIGZAGS,
    "tutti": (TUTTI,),
    "tutti_oben": (TUTTI_OBEN,),
    "mitte": MITTES,
    "gumpf": GUMPFS,
}
"""Contracts by the part of the offer that they belong to (§3.3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceRules:
    """The way to a contract (§3)."""

    contracts: str = several("suits", get_args(Offer), "3.3", major=True)
    """The contracts that may be named: parts of `Offer`, joined by plus signs."""
    quer_tricks: int = number(4, "3.3", low=1, high=11, needs=offering("quer"))
    trio_order: TrioOrder = choice("free", get_args(TrioOrder), "3.3", needs=offering("trio"))
    turned: Turned = choice(
        "suit", get_args(Turned), "3.4", needs=(where(contracts="turned", sharing="king"),)
    )
    turned_card: TurnedCard = choice("dealers_last", get_args(TurnedCard), "3.4", needs=TURNED)
    turned_stays: bool = flag(False, "3.4", needs=TURNED)
    """Whether the turned card stays when the same dealer has to deal again."""
    rob: bool = flag(False, "3.8", needs=(*TURNED, where(turned_card="widow")))
    """Whether the six of trumps takes the turned card."""
    imposed: str = text("", "11.1", needs=(where(contracts="imposed"),))
    """Suit letters of the imposed trumps, one per deal, taken in turn."""
    push: Push = choice(
        "yes",
        get_args(Push),
        "3.1",
        needs=(
            other_than(contracts="imposed turned first_discard"),
            where(ladder=False),
            where(lines="2", route="round"),
        ),
    )
    route: Route = choice(
        "partner",
        get_args(Route),
        "3.1",
        needs=(where(push=True), where(sharing="lines"), *TWO_LINES),
    )
    push_back: bool = flag(False, "3.1", needs=(where(push=True), where(route="partner")))
    trump_by_lead: bool = flag(
        False,
        "3.1",
        needs=(
            where(contracts="suits"),
            where(ladder=False),
            where(sheet=False),
            where(prediction=False),
        ),
    )
    premature_choice: PrematureChoice = choice(
        "none", get_args(PrematureChoice), "3.1", needs=(*CHOSEN, where(ladder=False))
    )
    leader: Leader = choice("forehand", get_args(Leader), "3.2", needs=CHOSEN)
    slalom_pushed_leader: Leader = choice(
        "announcer",
        get_args(Leader),
        "3.2",
        needs=(*offering("slalom"), where(push=True), where(leader="forehand")),
    )
    multipliers: str | tuple[tuple[str, int], ...] = factors(
        "all1",
        get_args(Multipliers),
        "3.3",
        major=True,
        needs=(where(sheet=False), other_than(write="bid worth")),
    )

    @property
    def offered(self) -> tuple[Contract, ...]:
        """The contracts that the chooser may name."""
        parts = self.contracts.split("+")
        modes = [contract for part in parts for contract in self._modes(part)]
        misere = "misere" in parts
        return (*modes, *(replace(mode, misere=True) for mode in modes if misere))

    @property
    def is_found(self) -> bool:
        """Whether the table finds the contract and nobody chooses."""
        return not FOUND.isdisjoint(self.contracts.split("+"))

    @property
    def only_contract(self) -> Contract | None:
        """The contract that is played without a choice: the only one, where nobody may push."""
        offered = self.offered
        return offered[0] if len(offered) == 1 else None

    def _modes(self, part: str) -> tuple[Contract, ...]:
        """Return the contracts that a part of the offer stands for."""
        if part == "quer":
            return tuple(quer for quer in QUERS if quer.turn == self.quer_tricks)
        if part == "trio":
            middle = self.trio_order == "trump_middle"
            return tuple(trio for trio in TRIOS if trio.order[1] == "t" or not middle)
        return OFFERS.get(part, ())

    def multiplier(self, contract: Contract) -> int:
        """Return what everything in a deal of this contract is multiplied by (§3.3)."""
        table = FACTORS[self.multipliers] if isinstance(self.multipliers, str) else self.multipliers
        return dict(table).get(contract.key, 1)


def imposed_suit(rules: ChoiceRules, deal_no: int) -> Suit:
    """Return the imposed trump of a deal, counted from 1 (§11.1)."""
    return Suit("SHDC".index(rules.imposed[(deal_no - 1) % len(rules.imposed)]))
