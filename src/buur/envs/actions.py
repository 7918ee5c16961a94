"""Action space of a rule set: numbered cards, words, contracts, bids and predictions.

Cards come first, by their numbers, then the words that all rule sets share. So 0 to 47 have the
same meaning everywhere. The actions of the rule set follow: contracts, bids, predictions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from buur.arguments import instance, integer, wrong
from buur.cards import CODES, NO_CARDS, PACK_SIZE, Card, CardSet, HandLike, cards_in, set_of
from buur.completion import PublicNames
from buur.contracts import Contract, parse_contract
from buur.envs.contracts import contracts_of, most_points
from buur.errors import IllegalAction
from buur.play import act_codes
from buur.play.engine import check
from buur.play.model import events
from buur.play.model.events import Act, SeatAct
from buur.play.views import View
from buur.variants.model import Variant
from buur.variants.option_groups.checklist import row_contracts
from buur.variants.option_groups.join import ANSWERS
from buur.variants.registry import RulesLike, rules_of

WORDS: Final = ("push", "pass", "double", "rob", "keep", "own", "give-up", "go-on", *ANSWERS)
"""Announcements other than contracts and numbers. ``keep`` keeps the hand where cards may be
exchanged, ``own`` announces the called card, and the last four answer the question who plays."""
SHARED: Final = (*CODES, *WORDS)
"""The actions that have the same number in every rule set."""


UNCHOSEN: Final = frozenset(("cut", "declare", "claim", "seal"))
"""Phases in which no action is chosen, since the environment or the table acts for the seats."""
MOST_LISTED: Final = 12
"""Maximum number of actions that an error message lists."""


class Actions(PublicNames):
    """The actions of a rule set by number, their legality and their acts.

    >>> import buur
    >>> partie = buur.start("schieber", 7)
    >>> actions, view = Actions("schieber"), partie.view(partie.waiting[0])
    >>> act = actions.act(view, actions.numbers["trump:S"])
    >>> act.contract.code, actions.names[actions.number(act)]
    ('trump:S', 'trump:S')

    Cards that are discarded or exchanged together are named one after the other. The act is made
    with the last of them.

    Args:
        rules: the rule set, or the name of one.

    Raises:
        RulesError: there is no such rule set.
    """

    def __init__(self, rules: RulesLike) -> None:
        self.names = (*SHARED, *_own(rules_of(rules)))
        """What each number means: a card code, a word, ``oben#3`` for a contract in row 3 of the
        sheet, ``bid:100:trump:S``, ``predict:57``."""
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def legal(self, view: View, aside: HandLike = NO_CARDS) -> list[int]:
        """Return the numbers of the legal actions of a seat, none if it is not on turn.

        Args:
            view: the view of the seat.
            aside: the cards that the seat has named so far, to discard or to exchange them.

        Raises:
            ArgumentError: an argument is of another type, or the view is of another rule set.
        """
        instance(view, View, "view", "the view of a seat")
        named = NO_CARDS if aside is NO_CARDS else set_of(aside, "aside")
        if not view.is_on_turn or view.state.phase in UNCHOSEN:
            return []
        try:
            return [self.numbers[name] for name in _names(view, named)]
        except KeyError:
            raise wrong("view", view.state.variant.code, "a view of the same rule set") from None

    def act(self, view: View, number: int, aside: HandLike = NO_CARDS) -> Act | CardSet:
        """Return the act of an action, or the cards named so far if more have to follow.

        Args:
            view: the view of the seat.
            number: the number of the action.
            aside: the cards that the seat has named so far, to discard or to exchange them.

        Raises:
            IllegalAction: the action is not legal now.
            ArgumentError: there is no such action, or another argument is of another type.
        """
        chosen = integer(number, 0, len(self.names) - 1, "number")
        legal = self.legal(view, aside)
        named = NO_CARDS if aside is NO_CARDS else set_of(aside, "aside")
        if chosen not in legal:
            raise self._refusal(view, chosen, named, legal)
        return legal_act(self, view, chosen, named)

    def number(self, act: Act, aside: HandLike = NO_CARDS) -> int:
        """Return the number of the action that stands for an act, the inverse of `act`.

        Melds and stöck have no number. Cards that are discarded or exchanged together have one
        number each; this is the one of the lowest card that has not been named.

        Args:
            act: an act of a seat.
            aside: the cards that the seat has named so far, to discard or to exchange them.

        Raises:
            ArgumentError: no action of the rule set stands for the act.
        """
        named, name = set_of(aside, "aside"), None
        if isinstance(act, events.Discarded | events.Exchanged) and act.cards != NO_CARDS:
            left = cards_in(CardSet((act.cards or 0) & ~named))
            if left:
                return left[0]
        elif isinstance(act, SeatAct):
            name = _name(act)
        if name not in self.numbers:
            raise wrong("act", act, "an act for which the rule set has an action")
        return self.numbers[name]

    def _refusal(self, view: View, number: int, aside: CardSet, legal: list[int]) -> IllegalAction:
        """Return the error of an illegal action, with the reason that the rules give."""
        phase, reason, clause = view.state.phase, "wrong-phase", "3.1"
        try:
            check(view.state, self._attempt(view, number, aside))
        except IllegalAction as refusal:
            reason, clause = refusal.reason, refusal.clause
        expected = f"expected one of {listed(self, legal)}" if legal else "the seat has none"
        sentence = f"action {listed(self, [number])} is not legal in phase {phase}: {expected}"
        return IllegalAction(reason, sentence, clause=clause)

    def _attempt(self, view: View, number: int, aside: CardSet) -> Act:
        """Return the act that an illegal action stands for."""
        seat, name = view.seat, self.names[number]
        if number < PACK_SIZE:
            cards = CardSet(aside | 1 << number)
            match view.state.phase:
                case "widow":
                    return events.Discarded(seat, cards)
                case "exchange":
                    return events.Exchanged(seat, cards)
                case "call":
                    return events.Called(seat, Card(number))
                case _:
                    return events.Played(seat, Card(number))
        if name in WORDS:
            return act_codes.WORDS[name](seat)
        kind, _, rest = name.partition(":")
        if kind == "bid":
            height, _, code = rest.partition(":")
            return events.Bid(seat, height, parse_contract(code) if code else None)
        if kind == "predict":
            return events.Predicted(seat, int(rest))
        code, _, row = name.partition("#")
        return events.Chosen(seat, parse_contract(code), int(row or 0))


def legal_act(
    actions: Actions, view: View, number: int, aside: CardSet = NO_CARDS
) -> Act | CardSet:
    """Return the same as `Actions.act`, for a number that is known to be legal."""
    if number < PACK_SIZE:
        return _with_card(view, Card(number), aside)
    return next(act for act in _acts(view) if _name(act) == actions.names[number])


def listed(actions: Actions, numbers: Iterable[int]) -> str:
    """Return actions as text for an error message, in the order of their numbers.

    >>> listed(Actions("chibre"), [36, 3])
    '3 (S9), 36 (push)'
    """
    shown = sorted(numbers)
    words = [f"{number} ({actions.names[number]})" for number in shown[:MOST_LISTED]]
    return ", ".join([*words, *(["..."] if len(shown) > MOST_LISTED else [])])


def actions_of(rules: RulesLike) -> Actions:
    """Return the actions of a rule set.

    >>> actions_of("chibre").names[36]
    'push'

    Args:
        rules: the rule set, or the name of one.

    Raises:
        RulesError: there is no such rule set.
        ArgumentError: the argument is neither rules nor a name.
    """
    return _actions_of(rules_of(rules))


@lru_cache(maxsize=64)
def _actions_of(variant: Variant) -> Actions:
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
    yield from (name for act in _acts(view) if (name := _name(act)))


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


def _name(act: Act) -> str | None:
    """Return the name of the action that stands for an act, None if there is none."""
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
            return _SAID.get(type(act))


_SAID: Final[dict[type, str]] = {
    events.Pushed: "push",
    events.Passed: "pass",
    events.Doubled: "double",
    events.Robbed: "rob",
    events.Exchanged: "keep",
    events.Owned: "own",
}
