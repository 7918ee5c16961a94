"""Action space of a rule set: numbered cards, words, contracts, bids and predictions.

Cards come first, by their numbers, then the words that all rule sets share. So 0 to 47 have the
same meaning everywhere. The actions of the rule set follow: contracts, bids, predictions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from buur.cards import CODES, NO_CARDS, PACK_SIZE, Card, CardSet, cards_in
from buur.completion import PublicNames
from buur.contracts import Contract
from buur.envs.contracts import contracts_of, most_points
from buur.errors import IllegalAction
from buur.play.model import events
from buur.play.model.events import Act
from buur.play.views import View
from buur.variants.model import Variant
from buur.variants.option_groups.checklist import row_contracts
from buur.variants.option_groups.join import ANSWERS

WORDS: Final = ("push", "pass", "double", "rob", "keep", "own", "give-up", "go-on", *ANSWERS)
"""Announcements other than contracts and numbers. ``keep`` keeps the hand where cards may be
exchanged, ``own`` announces the called card, and the last four answer the question who plays."""
SHARED: Final = (*CODES, *WORDS)
"""The actions that have the same number in every rule set."""


class Actions(PublicNames):
    """The actions of a rule set by number, their legality and their acts.

    Cards that are discarded or exchanged together are named one after the other. The act is made
    with the last of them.
    """

    def __init__(self, variant: Variant) -> None:
        self.names = (*SHARED, *_own(variant))
        """What each number means: a card code, a word, ``oben#3`` for a contract in row 3 of the
        sheet, ``bid:100:trump:S``, ``predict:57``."""
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def legal(self, view: View, aside: CardSet = NO_CARDS) -> list[int]:
        """Return the numbers of the legal actions of a seat.

        Args:
            view: the view of the seat.
            aside: the cards that the seat has named so far, to discard or to exchange them.
        """
        if not view.is_on_turn:
            return []
        return [self.numbers[name] for name in _names(view, aside)]

    def act(self, view: View, number: int, aside: CardSet = NO_CARDS) -> Act | CardSet:
        """Return the act of an action, or the cards named so far if more have to follow.

        Raises:
            IllegalAction: the action is not legal now.
        """
        if number not in self.legal(view, aside):
            name = self.names[number] if 0 <= number < len(self) else "no such action"
            sentence = f"action {number} ({name}) is not legal in phase {view.state.phase}"
            raise IllegalAction("not-legal", sentence, clause="4.1")
        if number < PACK_SIZE:
            return _with_card(view, Card(number), aside)
        return next(act for act in _acts(view) if _name(act) == self.names[number])


@lru_cache(maxsize=64)
def actions_of(variant: Variant) -> Actions:
    """Return the actions of a rule set."""
    return Actions(variant)


def _own(variant: Variant) -> Iterator[str]:
    """Yield the names of the rule set's own actions, in addition to the shared ones."""
    rules = variant.choice
    if variant.checklist.rows:
        for row in variant.checklist.rows:
            yield from (f"{contract}#{row.number}" for contract in row_contracts(row.key, rules))
    elif "choose" in variant.phases_of(1) or "choose" in variant.phases_of(2):
        yield from (contract.code for contract in contracts_of(variant))
    named: tuple[Contract | None, ...] = (None,)
    if variant.auction.named == "with_bid" and variant.sharing == "lines":
        named = rules.offered
    for rung in variant.auction.rungs:
        yield from (_bid(rung.height, contract) for contract in named)
    if "predict" in variant.phases:
        yield from (f"predict:{points}" for points in range(most_points(variant) + 1))


def _bid(height: str, contract: Contract | None) -> str:
    return f"bid:{height}" if contract is None else f"bid:{height}:{contract}"


def _names(view: View, aside: CardSet) -> Iterator[str]:
    """Yield the names of the legal actions of a seat on turn."""
    if view.legal.discard or view.legal.exchange:
        if view.legal.exchange and not aside:
            yield "keep"
        yield from (CODES[card] for card in cards_in(CardSet(view.hand.mask & ~aside)))
        return
    # A card alone is legal with or without its melds: there is no need to look for them.
    yield from (CODES[card] for card in view.legal.cards)
    yield from (_name(act) for act in _acts(view))


def _acts(view: View) -> Iterator[Act]:
    """Yield the legal acts of a seat on turn that name no card of its hand."""
    seat = view.seat
    if view.legal.exchange:
        yield events.Exchanged(seat)
        return
    if view.state.phase != "play":
        yield from view.legal
    elif view.state.variant.choice.rob and events.Robbed(seat) in view.legal:
        yield events.Robbed(seat)


def _with_card(view: View, card: Card, aside: CardSet) -> Act | CardSet:
    """Return the act of a named card, or the cards named so far if more have to follow."""
    seat, legal = view.seat, view.legal
    due = legal.discard or legal.exchange
    if due:
        named = CardSet(aside | 1 << card)
        if named.bit_count() < due:
            return named
        return events.Discarded(seat, named) if legal.discard else events.Exchanged(seat, named)
    return events.Called(seat, card) if card in legal.calls else legal.played(card)


def _name(act: Act) -> str:
    """Return the name of the action that stands for an act."""
    match act:
        case events.Played(_, card) | events.Called(_, card):
            return CODES[card]
        case events.Chosen(_, contract, row):
            return f"{contract}#{row}" if row else contract.code
        case events.Bid(_, height, contract):
            return _bid(height, contract)
        case events.Predicted(_, points):
            return f"predict:{points}"
        case events.Joined(_, answer):
            return answer
        case events.Renounced(_, gives_up):
            return "give-up" if gives_up else "go-on"
        case _:
            return _SAID[type(act)]


_SAID: Final[dict[type, str]] = {
    events.Pushed: "push",
    events.Passed: "pass",
    events.Doubled: "double",
    events.Robbed: "rob",
    events.Exchanged: "keep",
    events.Owned: "own",
}
