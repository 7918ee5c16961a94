"""The random player: any lawful act, for tests and as the lowest reference of strength."""

from __future__ import annotations

import random
from itertools import islice

from buur.arguments import wrong
from buur.bots.heuristics.claims import speak_up
from buur.bots.heuristics.irregularities import object_when_proven
from buur.bots.seeds import seed_or_random
from buur.cards import Card, CardSet, mask_of
from buur.errors import BuurError
from buur.play.acts.marriage import showable_marriages
from buur.play.acts.widow import discards_due
from buur.play.model.deal import Deal
from buur.play.model.events import (
    Act,
    Bid,
    Cut,
    Declared,
    Discarded,
    Doubled,
    Insisted,
    MeldsAsked,
    Passed,
    Played,
    Pushed,
    Robbed,
    StoeckCalled,
)
from buur.play.queries.stoeck import says_stoeck_inside
from buur.play.views import View
from buur.seats import Seat

SPEAK_CHANCE = 0.5
PUSH_CHANCE = 0.25
BID_CHANCE = 0.4
DOUBLE_CHANCE = 0.2
SILENT_TRUMP_CHANCE = 0.3
MOST_DECLARATIONS = 64


class RandomBot:
    """Plays random lawful acts. The same view and seed give the same act.

    Cards, contracts and cuts are uniform. Where it may push, it does so a quarter of the time. With
    its first card it declares a random lawful set of melds, often none. It calls its stöck and asks
    to see melds half of the time. It makes a claim that ends the partie or the deal only when the
    claim is certain to be right, and then half of the time: wrong claims would decide parties.
    """

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed_or_random(seed, bits=64)

    def choose(self, view: View) -> Act:
        """Return a random lawful act for a view whose seat is on turn."""
        if not isinstance(view, View):
            raise wrong("view", view, "the View of a seat")
        if not view.is_on_turn:
            raise _nothing_to_choose(view)
        seat, deal = view.seat, view.deal
        dice = self._dice(deal, 0)
        match view.state.phase:
            case "cut":
                return Cut(seat, dice.choice(view.legal.cuts))
            case "choose":
                return _any_choice(view, seat, dice)
            case "bid":
                return _any_call(view, seat, dice)
            case "widow":
                due = discards_due(view.state, seat)
                return Discarded(seat, mask_of(dice.sample(tuple(view.hand), due)))
            case "play":
                return _any_card(view, deal, seat, dice)
            case "declare":
                melds = _any_melds(view, dice)
                said = says_stoeck_inside(view.state, melds) and dice.random() < SPEAK_CHANCE
                return Declared(seat, melds, said)
            case "claim":
                return Insisted(seat, dice.random() < 0.5)
            case _:
                return dice.choice(tuple(view.legal) or _none(view))

    def interject(self, view: View) -> Act | None:
        """Return a double or a claim that is certain to be right, None to keep silent."""
        if not isinstance(view, View):
            raise wrong("view", view, "the View of a seat")
        if view.state.phase not in ("bid", "play", "count"):
            return None
        seat, deal = view.seat, view.deal
        if view.state.phase == "bid":
            return self._double(view, deal, seat)
        objection = object_when_proven(view, seat)
        if objection is not None:
            return objection.act
        shown = showable_marriages(view.state, seat)
        claims: list[Act] = [Robbed(seat), StoeckCalled(seat), MeldsAsked(seat), *shown]
        found = speak_up(view, deal, seat)
        act = next((act for act in claims if act in view.legal), None) or (found and found.act)
        return act if act and self._dice(deal, 1).random() < SPEAK_CHANCE else None

    def _double(self, view: View, deal: Deal, seat: Seat) -> Act | None:
        wants = self._dice(deal, 2).random() < DOUBLE_CHANCE / 4
        wants = wants and not view.is_on_turn
        return Doubled(seat) if wants and view.legal.may_double else None

    def _dice(self, deal: Deal, salt: int) -> random.Random:
        """Return a random generator that only the seed and the seat's view determine."""
        said = 0 if deal.auction is None else len(deal.auction.calls)
        laid = (len(deal.tricks), len(deal.lying))
        seen = (deal.number, *laid, deal.pushes, sum(deal.hands), said, salt)
        return random.Random(hash((self.seed, *seen)))


def _any_choice(view: View, seat: Seat, dice: random.Random) -> Act:
    silent = tuple(view.legal.cards)
    if silent and dice.random() < SILENT_TRUMP_CHANCE:
        return _first_card(view, seat, dice.choice(silent), dice)
    if view.legal.may_push and dice.random() < PUSH_CHANCE:
        return Pushed(seat)
    return dice.choice(view.legal.choices)


def _any_call(view: View, seat: Seat, dice: random.Random) -> Act:
    """Return a pass, a double or a bid, often one of the lowest."""
    legal = view.legal
    if legal.may_double and dice.random() < DOUBLE_CHANCE:
        return Doubled(seat)
    rungs = legal.bids[: dice.choice((1, 3, 99))]
    if not rungs or dice.random() > BID_CHANCE:
        return Passed(seat)
    contract = dice.choice(legal.contracts) if legal.contracts else None
    return Bid(seat, dice.choice(rungs).height, contract)


def _any_card(view: View, deal: Deal, seat: Seat, dice: random.Random) -> Played:
    card = dice.choice(tuple(view.legal.cards))
    if not deal.tricks:
        return _first_card(view, seat, card, dice)
    called = card in view.legal.stoeck_cards and dice.random() < SPEAK_CHANCE
    return Played(seat, card, (), called)


def _first_card(view: View, seat: Seat, card: Card, dice: random.Random) -> Played:
    """Return the first card with random lawful melds, perhaps with the stöck if they contain it."""
    melds, is_silent = _any_melds(view, dice), view.deal.contract is None
    inside = says_stoeck_inside(view.state, melds, card // 9 if is_silent else None)
    return Played(seat, card, melds, inside and dice.random() < SPEAK_CHANCE)


def _any_melds(view: View, dice: random.Random) -> tuple[CardSet, ...]:
    some = list(islice(view.legal.declarations, MOST_DECLARATIONS))
    return dice.choice(some) if some else ()


def _none(view: View) -> tuple[Act, ...]:
    raise _nothing_to_choose(view)


def _nothing_to_choose(view: View) -> BuurError:
    return BuurError(f"seat {view.seat} has nothing to choose in phase {view.state.phase}")
