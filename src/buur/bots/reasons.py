"""Reasons of an advice with their arguments: numbers and codes that sentences for people quote."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from buur.arguments import instance, one_of
from buur.bots.advice import REASONS, Advice, Reason
from buur.bots.features.memory import remember
from buur.cards import CardSet
from buur.contracts import Contract
from buur.melds import meld_of
from buur.play.model.events import Chosen, Declared, Played
from buur.play.views import View

Value = int | str


@dataclass(frozen=True, slots=True)
class ExplainedReason:
    """A reason and the arguments of its sentence, by name.

    >>> ExplainedReason("smear", {"points": 10}).args
    {'points': 10}

    Raises:
        ArgumentError: there is no such reason, or the arguments are no dictionary.
    """

    code: Reason
    args: dict[str, Value]

    def __post_init__(self) -> None:
        one_of(self.code, REASONS, "code")
        instance(self.args, dict, "args", "the arguments by name")


def explain_advice(view: View, advice: Advice) -> tuple[ExplainedReason, ...]:
    """Return the reasons of an advice with their arguments, the main one first.

    >>> import buur
    >>> from buur.bots import advise
    >>> view = buur.start("schieber", 7).view(1)
    >>> explain_advice(view, advise(view))[0].code in REASONS
    True

    The arguments are computed from the seat's view.

    Args:
        view: the view for which the act was advised.
        advice: the advice.

    Raises:
        ArgumentError: an argument is of another type.
    """
    instance(view, View, "view")
    instance(advice, Advice, "advice")
    return tuple(
        ExplainedReason(code, ARGUMENTS[code](view, advice) if code in ARGUMENTS else {})
        for code in advice.reasons
    )


def _strength(view: View, advice: Advice) -> dict[str, Value]:
    """Return what makes a contract strong: its trumps and side aces, or its aces or sixes."""
    act, hand = advice.act, int(view.hand.mask)
    contract = act.contract if isinstance(act, Chosen) else None
    if contract is None or contract.misere or contract.kind not in ("trump", "oben", "unten"):
        return {"kind": _way_of(contract), "count": 0, "top": "none", "aces": 0}
    if contract.suit is None:
        count = _masters(contract, hand)
        return {"kind": contract.kind, "count": count, "top": "none", "aces": 0}
    trumps = hand >> 9 * contract.suit & 0x1FF
    top = ("none", "nell", "buur", "both")[trumps >> 3 & 1 | trumps >> 4 & 2]
    aces = _masters(contract, hand) - (trumps >> 8)
    return {"kind": "trump", "count": trumps.bit_count(), "top": top, "aces": aces}


def _way_of(contract: Contract | None) -> str:
    """Return the kind of contract that the sentence names where it counts no cards."""
    if contract is None:
        return "other"
    if contract.misere:
        return "misere"
    return "zigzag" if contract.kind in ("zigzag", "quer") else "other"


def _masters(contract: Contract, hand: int) -> int:
    """Return how many aces the hand holds, or sixes where the six is the highest card."""
    place = 0 if contract.kind == "unten" else 8
    return sum(hand >> 9 * suit + place & 1 for suit in range(4))


def _in_trick(view: View, advice: Advice) -> dict[str, Value]:
    """Return the points of the open trick with the advised card."""
    deal, act = view.deal, advice.act
    if not isinstance(act, Played):
        return {"points": 0}
    return {"points": sum(deal.tables.points[card] for card in (*deal.lying, act.card))}


def _on_card(view: View, advice: Advice) -> dict[str, Value]:
    """Return the points of the advised card."""
    act = advice.act
    return {"points": view.deal.tables.points[act.card] if isinstance(act, Played) else 0}


def _without_suit(view: View, _: Advice) -> dict[str, Value]:
    """Return whether the seat can ruff once it has played its last card of a suit."""
    return {"ruffs": "yes" if int(view.hand.mask) & view.deal.tables.trump_mask else "no"}


def _trumps_left(view: View, _: Advice) -> dict[str, Value]:
    """Return the number of trumps that the seat has not seen."""
    unseen = remember(view, view.deal, view.seat).unseen
    return {"count": (unseen & view.deal.tables.trump_mask).bit_count()}


def _in_melds(view: View, advice: Advice) -> dict[str, Value]:
    """Return the points of the melds that the act declares."""
    act, rules = advice.act, view.state.variant.meld.rules
    declared: tuple[CardSet, ...] = act.melds if isinstance(act, (Played, Declared)) else ()
    melds = [meld_of(cards, rules) for cards in declared]
    return {"points": sum(meld.points for meld in melds if meld is not None)}


ARGUMENTS: Final[dict[Reason, Callable[[View, Advice], dict[str, Value]]]] = {
    "strong-contract": _strength,
    "take-trick": _in_trick,
    "take-for-good": _in_trick,
    "ruff": _in_trick,
    "overruff": _in_trick,
    "lead-singleton": _without_suit,
    "trumps-left": _trumps_left,
    "smear": _on_card,
    "declare-melds": _in_melds,
}
"""Functions that compute the arguments of a reason; other reasons have none."""
