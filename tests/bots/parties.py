"""Parties between bots, with every act looked at before it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from buur.bots import Bot
from buur.bots.search.card_search import Search, SearchSettings, prepare_search
from buur.cards import CardSet
from buur.kernels.deal_arrays import players_of
from buur.play.model.events import Act, Cut, Dealt, Event, Opened
from buur.play.model.state import deal_of
from buur.play.pack import dealing
from buur.play.pack.dealing import shuffled
from buur.play.partie import Partie
from buur.play.table import Table
from buur.play.views import View
from buur.seats import Seat
from buur.variants.model import Variant
from tests.chance import seeded


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


def search_of(view: View, seed: int, settings: SearchSettings, rounds: int) -> Search:
    """Return a search that has not begun."""
    search = prepare_search(view, deal_of(view.state), seed, settings, rounds)
    assert search is not None
    return search


def open_search(state: Partie, rounds: int) -> Search:
    """Return a search of the seat on turn that knows all hands."""
    deal = deal_of(state)
    search = search_of(state.view(deal.turn), 0, SearchSettings(worlds=4), rounds)
    search.problem.worlds[:] = [deal.hands[seat] for seat in players_of(deal)]
    return search


def play_partie(rules: Variant, players: Sequence[Bot], seed: int) -> Table:
    """Let four bots play a partie to its end."""
    table = Table(rules, players, chance=seeded(seed))
    for _ in table.run():
        pass
    return table


def events_of(rules: Variant, players: Sequence[Bot], seed: int) -> Iterator[tuple[Partie, Event]]:
    """Give every state of a partie with the event that follows."""
    table = Table(rules, players, chance=seeded(seed))
    while (event := table.next_event()) is not None:
        yield table.state, event
        table.do(event)


def play_deal(
    rules: Variant, dealer: Seat, hands: tuple[CardSet, ...], players: Sequence[Bot]
) -> int:
    """Play one deal with these hands and return by how much seats 0 and 2 beat 1 and 3."""
    state = Partie(variant=rules, scores=(0,) * rules.lines).do(Opened(dealer))
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
    dice = seeded(seed)
    dealer = Seat(dice.randrange(4))
    hands = dealing.deal_pack(shuffled(dice.random), rules, dealer)
    first = play_deal(rules, dealer, hands, [a(0), b(1), a(2), b(3)])
    second = play_deal(rules, dealer, hands, [b(0), a(1), b(2), a(3)])
    return (first - second) / 2
