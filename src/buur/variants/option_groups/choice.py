"""Options for the choice of a contract: by a player, a turned card or the rules (§3.1 to §3.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from buur import contracts as catalogue
from buur.cards import Suit
from buur.contracts import Contract
from buur.variants.options import option

Offer = Literal[
    "suits",
    "oben",
    "unden",
    "slalom",
    "quer",
    "trio",
    "tutti",
    "tutti_oben",
    "mitte",
    "gumpf",
    "misere",
    "imposed",
    "turned",
    "first_discard",
]
"""Parts of an offer of contracts; the last three determine a contract without a choice."""

FACTORS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "all1": (),
    "spades2": (("S", 2),),
    "schieber123": (("C", 2), ("S", 2), ("oben", 3), ("unten", 3), ("zigzag", 4)),
    "uri": (("C", 2), ("S", 2), ("oben", 2), ("unten", 2), ("zigzag", 2)),
}
"""Named tables of multipliers by suit letter or kind of contract; 1 for all others (§3.3)."""

OFFERS: Final[dict[str, tuple[Contract, ...]]] = {
    "suits": catalogue.TRUMPS,
    "oben": (catalogue.OBEN,),
    "unden": (catalogue.UNTEN,),
    "slalom": catalogue.ZIGZAGS,
    "tutti": (catalogue.TUTTI,),
    "tutti_oben": (catalogue.TUTTI_OBEN,),
    "mitte": catalogue.MITTES,
    "gumpf": catalogue.GUMPFS,
}
"""Contracts by part of the offer, but for quer and trio, which depend on options (§3.3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceRules:
    """Options for the choice of a contract (§3)."""

    contracts: str = option("suits", "3.3", kind="set", values=get_args(Offer), major=True)
    """The contracts that may be named: parts of `Offer`, joined by plus signs."""
    quer_tricks: int = option(4, "3.3", low=1, high=11, needs="contracts=quer or sheet=quer")
    trio_order: Literal["free", "trump_middle"] = option(
        "free", "3.3", needs="contracts=trio or sheet=trio"
    )
    turned: Literal["suit", "kreuzjass", "six_ace"] = option(
        "suit", "3.4", needs="contracts=turned or sharing=king"
    )
    turned_card: Literal["dealers_last", "cut_card", "widow"] = option(
        "dealers_last", "3.4", needs="contracts=turned"
    )
    turned_stays: bool = option(False, "3.4", needs="contracts=turned")
    """Whether the turned card stays if the same dealer has to deal again."""
    rob: bool = option(False, "3.8", needs="contracts=turned and turned_card=widow")
    """Whether the holder of the six of trumps may take the turned card."""
    imposed: str = option("", "11.1", needs="contracts=imposed")
    """Suit letters of the imposed trumps, one for each deal; after the last the first again."""
    push: Literal["yes", "no", "not_first_deal"] = option(
        "yes",
        "3.1",
        needs="contracts!=imposed|turned|first_discard and not ladder and (lines=2 or route=round)",
    )
    route: Literal["partner", "round"] = option(
        "partner", "3.1", needs="push and sharing=lines and lines=2"
    )
    push_back: bool = option(False, "3.1", needs="push and route=partner")
    trump_by_lead: bool = option(
        False, "3.1", needs="contracts=suits and not ladder and not sheet and not prediction"
    )
    premature_choice: Literal["none", "forehand_deals", "opponents_twice"] = option(
        "none", "3.1", needs="CHOSEN and not ladder"
    )
    leader: Literal["forehand", "announcer"] = option("forehand", "3.2", needs="CHOSEN")
    slalom_pushed_leader: Literal["forehand", "announcer"] = option(
        "announcer", "3.2", needs="(contracts=slalom or sheet=slalom) and push and leader=forehand"
    )
    multipliers: str | tuple[tuple[str, int], ...] = option(
        "all1",
        "3.3",
        kind="map",
        values=tuple(FACTORS),
        major=True,
        needs="not sheet and write!=bid|worth",
    )

    @property
    def offered(self) -> tuple[Contract, ...]:
        """The contracts that the chooser may name."""
        parts = self.contracts.split("+")
        modes = [contract for part in parts for contract in self._modes(part)]
        misere = "misere" in parts
        return (*modes, *(replace(mode, misere=True) for mode in modes if misere))

    @property
    def only_contract(self) -> Contract | None:
        """The contract that is played without a choice; None unless exactly one is offered."""
        offered = self.offered
        return offered[0] if len(offered) == 1 else None

    def _modes(self, part: str) -> tuple[Contract, ...]:
        """Return the contracts that a part of the offer stands for."""
        if part == "quer":
            return tuple(quer for quer in catalogue.QUERS if quer.turn == self.quer_tricks)
        if part == "trio":
            middle = self.trio_order == "trump_middle"
            return tuple(trio for trio in catalogue.TRIOS if trio.order[1] == "t" or not middle)
        return OFFERS.get(part, ())

    def multiplier(self, contract: Contract) -> int:
        """Return the factor of all points of a deal with this contract (§3.3)."""
        table = FACTORS[self.multipliers] if isinstance(self.multipliers, str) else self.multipliers
        return dict(table).get(contract.key, 1)


def imposed_suit(rules: ChoiceRules, deal_no: int) -> Suit:
    """Return the imposed trump suit of a deal; deals are numbered from 1 (§11.1)."""
    return Suit("SHDC".index(rules.imposed[(deal_no - 1) % len(rules.imposed)]))
