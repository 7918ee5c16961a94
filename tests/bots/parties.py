"""Parties between bots, with every act looked at before it happens."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from buur.bots import Bot
from buur.cards import CardSet, cards_in
from buur.play import dealing
from buur.play.chance import shuffled
from buur.play.deal import Deal
from buur.play.events import Act, Cut, Dealt, Event, Opened
from buur.play.state import State
from buur.play.table import Table
from buur.play.views import View
from buur.seats import Seat
from buur.variants.model import Variant


class Watched:
    """A bot whose every answer is shown to a function first."""

    def __init__(self, inner: Bot, watch: Callable[[Bot, View, Act | None], None]) -> None:
        self.inner = inner
        self._watch = watch

    @property
    def name(self) -> str:
        return self.inner.name

    def choose(self, view: View) -> Act:
        act = self.inner.choose(view)
        self._watch(self.inner, view, act)
        return act

    def interject(self, view: View) -> Act | None:
        act = self.inner.interject(view)
        self._watch(self.inner, view, act)
        return act


def play_partie(rules: Variant, players: Sequence[Bot], seed: int) -> Table:
    """Let four bots play a partie to its end."""
    table = Table(rules, players, chance=random.Random(seed))
    for _ in table.run():
        pass
    return table


def events_of(rules: Variant, players: Sequence[Bot], seed: int) -> Iterator[tuple[State, Event]]:
    """Give every state of a partie with the event that follows."""
    table = Table(rules, players, chance=random.Random(seed))
    while (event := table.next_event()) is not None:
        yield table.state, event
        table.do(event)


def play_deal(
    rules: Variant, dealer: Seat, hands: tuple[CardSet, ...], players: Sequence[Bot]
) -> int:
    """Play one deal with these hands and return by how much seats 0 and 2 beat 1 and 3."""
    state = State(variant=rules, scores=(0,) * rules.lines).do(Opened(dealer))
    if state.phase == "cut":
        state = state.do(Cut(state.waiting[0], 12))
    state = state.do(Dealt(hands))
    while state.phase in ("choose", "play"):
        seat = state.waiting[0]
        state = state.do(players[seat].choose(state.view(seat)))
    ours, theirs = state.running
    return ours - theirs


def duplicate(rules: Variant, a: Callable[[int], Bot], b: Callable[[int], Bot], seed: int) -> float:
    """Return by how much A beats B in a deal that is played twice, the sides changed."""
    dice = random.Random(seed)
    dealer = Seat(dice.randrange(4))
    hands = dealing.deal_pack(shuffled(dice.random), rules, dealer)
    first = play_deal(rules, dealer, hands, [a(0), b(1), a(2), b(3)])
    second = play_deal(rules, dealer, hands, [b(0), a(1), b(2), a(3)])
    return (first - second) / 2


def swapped(state: State, seat: int, dice: random.Random) -> State:
    """Return the state with the cards that ``seat`` does not see dealt anew.

    While players join or exchange, so are those that lie apart: piles, blind, hands put away.
    """
    deal = state.deal
    if deal is None or not deal.is_dealt:
        return state
    if state.phase in ("join", "exchange"):
        deal = _apart_swapped(deal, seat, dice)
    others = [other for other in range(len(deal.hands)) if other != seat]
    pool = [card for other in others for card in cards_in(deal.hands[other])]
    dice.shuffle(pool)
    hands, dealt = list(deal.hands), list(deal.dealt)
    for other in others:
        count = deal.hands[other].bit_count()
        taken, pool = pool[:count], pool[count:]
        hands[other] = CardSet(sum(1 << card for card in taken))
        dealt[other] = CardSet(deal.dealt[other] & ~deal.hands[other] | hands[other])
    return replace(state, deal=replace(deal, hands=tuple(hands), dealt=tuple(dealt)))


def _apart_swapped(deal: Deal, seat: int, dice: random.Random) -> Deal:
    """Return a deal in which the hidden cards of hands and those that lie apart are mixed."""
    away = deal.exchange.put_away
    hidden = [
        *(hand for who, hand in enumerate(deal.hands) if who != seat),
        *(cards for who, cards in enumerate(away) if who != seat),
        *deal.exchange.piles,
        deal.widow.down,
    ]
    open_card = 0 if deal.turned is None else 1 << deal.turned
    pool = [card for cards in hidden for card in cards_in(cards) if not open_card >> card & 1]
    dice.shuffle(pool)

    def drawn(cards: CardSet) -> CardSet:
        kept = cards & open_card
        taken = [pool.pop() for _ in range((cards & ~kept).bit_count())]
        return CardSet(kept | sum(1 << card for card in taken))

    def apart(cards: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
        return tuple(held if who == seat else drawn(held) for who, held in enumerate(cards))

    exchange = replace(
        deal.exchange, piles=tuple(map(drawn, deal.exchange.piles)), put_away=apart(away)
    )
    widow = replace(deal.widow, down=drawn(deal.widow.down))
    hands = apart(deal.hands)
    return replace(deal, hands=hands, dealt=hands, exchange=exchange, widow=widow)
