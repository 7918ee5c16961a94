"""Gain of following each strategy advice of the documents, measured on duplicated deals.

``python -m tools.strategy_gains --positions 1000``

Four steady players play random deals. The first position of a deal to which an advice applies is
played out twice with the same cards: once with the best act that follows the advice, once with the
best that does not, as the steady player ranks them. Every deal gives an advice one position at
most, so the gains are independent. The bots are asked for their act in the same positions. Advice
about a habit is measured on whole deals: a pair that lacks the habit holds the cards of one that
has it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import nan, sqrt
from statistics import fmean, stdev
from typing import Final

from buur.arena.boards import gain_per_deal, play_deals
from buur.bots.features.memory import Memory, remember
from buur.bots.heuristics.contract_choice import act_values
from buur.bots.heuristics.follow import follow, is_strong_suit
from buur.bots.heuristics.lead import is_master, lead
from buur.bots.heuristics.settings import FULL_MEMORY, HeuristicSettings
from buur.bots.heuristics.situation import Situation, situation
from buur.bots.levels.steady import Steady
from buur.bots.registry import bot as make_bot
from buur.cards import SUIT_SETS, Card, CardSet, cards_in
from buur.play.model.deal import Deal
from buur.play.model.events import Act, Chosen, Played, Pushed
from buur.play.model.state import deal_of
from buur.play.table import Table
from buur.play.views import View, view
from buur.seats import Seat
from buur.variants.registry import variant

BOTS: Final = ("easy", "steady", "sharp", "master")
TEN: Final = 4
ACE: Final = 8
SEED: Final = 3
"""Decides among equal cards; the same for both ways."""


@dataclass(frozen=True, slots=True)
class Fork:
    """A decision to which an advice applies, with the best act on either side."""

    followed: Act
    broken: Act
    advised: int
    """Mask of the cards that follow the advice; 0 where it is not about cards."""

    def is_followed_by(self, act: Act) -> bool:
        """Tell whether an act follows the advice."""
        if isinstance(act, Played):
            return bool(self.advised >> act.card & 1)
        return type(act) is type(self.followed)


Rule = Callable[[View, Deal, Seat], Fork | None]
"""Returns the fork where an advice applies."""


def _name_with_three_suits(seen: View, deal: Deal, seat: Seat) -> Fork | None:
    return _name(seen, deal, seat, suits=3)


def _name_with_four_suits(seen: View, deal: Deal, seat: Seat) -> Fork | None:
    """The same decision without the reason of the advice, to compare with."""
    return _name(seen, deal, seat, suits=4)


def _name(seen: View, deal: Deal, seat: Seat, *, suits: int) -> Fork | None:
    held = sum(bool(deal.hands[seat] & cards) for cards in SUIT_SETS)
    if seen.state.phase != "choose" or not seen.legal.may_push or held != suits:
        return None
    values = act_values(seen, deal, seat)
    contracts = [act for act in values if isinstance(act, Chosen)]
    return Fork(max(contracts, key=values.__getitem__), Pushed(seat), 0)


def _lead_best_trump(seen: View, deal: Deal, seat: Seat) -> Fork | None:
    now = _at_play(seen, deal, seat)
    if now is None or not now.leads or deal.tricks or now.role != 1:
        return None
    trumps = cards_in(CardSet(now.hand & now.trump_mask))
    if not trumps:
        return None
    return _cards(seen, now, 1 << max(trumps, key=now.tables.strength.__getitem__))


def _lead_best_trump_chosen(seen: View, deal: Deal, seat: Seat) -> Fork | None:
    return _lead_best_trump(seen, deal, seat) if deal.chooser == seat else None


def _lead_best_trump_pushed(seen: View, deal: Deal, seat: Seat) -> Fork | None:
    return _lead_best_trump(seen, deal, seat) if deal.chooser != seat else None


def _cash_masters(seen: View, deal: Deal, seat: Seat) -> Fork | None:
    now = _without_rivals_trumps(seen, deal, seat)
    return None if now is None else _cards(seen, now, _masters(now))


def _cash_aces_first(seen: View, deal: Deal, seat: Seat) -> Fork | None:
    now = _without_rivals_trumps(seen, deal, seat)
    if now is None:
        return None
    masters = _masters(now)
    aces = sum(1 << card for card in cards_in(CardSet(masters)) if card % 9 == ACE)
    return _cards(seen, replace(now, legal=masters), aces)


def _without_rivals_trumps(seen: View, deal: Deal, seat: Seat) -> Situation | None:
    now = _at_play(seen, deal, seat)
    if now is None or not now.leads or not now.trump_mask or now.rivals_could & now.trump_mask:
        return None
    return now


def _masters(now: Situation) -> int:
    cards = cards_in(CardSet(now.legal & ~now.trump_mask))
    return sum(1 << card for card in cards if is_master(now, card))


def _smear_the_ten(seen: View, deal: Deal, seat: Seat) -> Fork | None:
    now = _on_partners_master(seen, deal, seat)
    if now is None:
        return None
    plain = cards_in(CardSet(now.legal & ~now.trump_mask))
    return _cards(seen, now, sum(1 << card for card in plain if card % 9 == TEN))


def _signal_a_suit(seen: View, deal: Deal, seat: Seat) -> Fork | None:
    now = _on_partners_master(seen, deal, seat)
    if now is None or now.hand & SUIT_SETS[now.deal.led]:
        return None
    small = [
        card
        for card in cards_in(CardSet(now.legal & ~now.trump_mask))
        if now.tables.points[card] < 10 and is_strong_suit(now, card // 9, card)
    ]
    return _cards(seen, now, sum(1 << card for card in small))


def _on_partners_master(seen: View, deal: Deal, seat: Seat) -> Situation | None:
    """Return the situation where the partner's card holds the trick and is master of its suit."""
    now = _at_play(seen, deal, seat)
    if now is None or now.leads or not now.is_ours or now.goal < 0:
        return None
    plain = not now.trump_mask >> deal.best & 1
    return now if plain and is_master(now, deal.best) else None


def _forgetting(seen: View, deal: Deal, seat: int, *, trumps: bool) -> Memory:
    """Return what a seat knows that takes turned trumps, or turned other cards, for unseen."""
    memory = remember(seen, deal, seat)
    mask = deal.tables.trump_mask
    turned = sum(1 << card for trick in deal.tricks for card in trick.cards)
    forgotten = turned & (mask if trumps else ~mask)
    unseen = memory.unseen | forgotten
    could = tuple(
        cards if who == seat or not seen.counts[who] else cards | forgotten
        for who, cards in enumerate(memory.could)
    )
    away = unseen.bit_count() - sum(seen.counts) + seen.counts[seat]
    return replace(memory, unseen=unseen, could=could, away=away)


def _at_play(seen: View, deal: Deal, seat: Seat) -> Situation | None:
    return situation(seen, deal, seat, SEED) if seen.state.phase == "play" else None


def _choose(now: Situation) -> Card:
    return Card((lead if now.leads else follow)(now)[0])


def _cards(seen: View, now: Situation, advised: int) -> Fork | None:
    """Return the best cards on either side, None where there is no choice between them."""
    advised &= now.legal
    others = now.legal & ~advised
    if not advised or not others:
        return None
    followed, broken = (
        seen.legal.played(_choose(replace(now, legal=part))) for part in (advised, others)
    )
    return Fork(followed, broken, advised)


RULES: Final[dict[str, Rule]] = {
    "name-with-three-suits": _name_with_three_suits,
    "name-with-four-suits": _name_with_four_suits,
    "lead-best-trump": _lead_best_trump_chosen,
    "lead-best-trump-after-push": _lead_best_trump_pushed,
    "cash-masters": _cash_masters,
    "cash-aces-first": _cash_aces_first,
    "smear-the-ten": _smear_the_ten,
    "signal-a-suit": _signal_a_suit,
}
"""The advice of the documents about single acts."""


def _forgets_trumps(seen: View, deal: Deal, seat: int) -> Memory:
    return _forgetting(seen, deal, seat, trumps=True)


def _forgets_other_cards(seen: View, deal: Deal, seat: int) -> Memory:
    return _forgetting(seen, deal, seat, trumps=False)


HABITS: Final[dict[str, HeuristicSettings]] = {
    "count-trumps": HeuristicSettings(remember=_forgets_trumps),
    "remember-cards": HeuristicSettings(remember=_forgets_other_cards),
}
"""The advice about whole deals, with the mind of a player who does not follow it."""


def _player(seat: int, mind: HeuristicSettings) -> Steady:
    player = Steady(seat)
    player.settings = mind
    return player


def measure_habit(rules: str, name: str, deals: int, first: int) -> list[float]:
    """Return what a pair gains in each deal by a habit, against a pair that has it."""
    gains = []
    for seed in range(first, first + deals):
        mine = frozenset({0, 2} if seed % 2 else {1, 3})
        ways = [
            [_player(seat, mind if seat in mine else FULL_MEMORY) for seat in range(4)]
            for mind in (FULL_MEMORY, HABITS[name])
        ]
        kept, lost = (gain_per_deal(play_deals(variant(rules), way, seed, 1), mine) for way in ways)
        gains.append(kept - lost)
    return gains


EVERY: Final = (*RULES, *HABITS)


@dataclass(slots=True)
class Tally:
    """Gains of an advice, and how often each bot follows it."""

    gains: list[float] = field(default_factory=list)
    follows: dict[str, list[bool]] = field(default_factory=lambda: {bot: [] for bot in BOTS})

    def add(self, table: Table, seat: Seat, fork: Fork) -> None:
        """Measure a position."""
        mine = frozenset(who for who in range(4) if who % 2 == seat % 2)
        ways = [_rest_of(table, act) for act in (fork.followed, fork.broken)]
        self.gains.append(gain_per_deal(ways[0], mine) - gain_per_deal(ways[1], mine))
        seen = view(table.state, seat)
        for bot, followed in self.follows.items():
            act = make_bot(bot, SEED).choose(seen)
            followed.append(fork.is_followed_by(act))

    def line(self, name: str) -> str:
        """Return the tally as a row of a table."""
        shares = [f"{fmean(followed):.0%}" for followed in self.follows.values()]
        pairs = zip(self.gains, self.follows["steady"], strict=True)
        departures = [gain for gain, followed in pairs if not followed]
        cells = [name, str(len(self.gains)), _mean(self.gains), *shares, _mean(departures)]
        return "| " + " | ".join(cells) + " |"


def _mean(gains: Sequence[float]) -> str:
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else nan
    return f"{fmean(gains):+.1f} ± {error:.1f}" if gains else "–"


def _rest_of(table: Table, act: Act) -> Table:
    """Return the deal played to its end after an act, by four steady players."""
    after = table.as_it_is([Steady(seat) for seat in range(4)])
    after.do(act)
    for _ in after.run():
        if after.state.history:
            break
    return after


def _decisions(rules: str, seed: int) -> Iterator[tuple[Table, Seat]]:
    """Give the table before each act of a deal."""
    table = Table(
        variant(rules), [Steady(seat) for seat in range(4)], chance=random.Random(f"{seed}")
    )
    while not table.state.history and (event := table.next_event()) is not None:
        if isinstance(event, Chosen | Pushed | Played):
            yield table, event.seat
        table.do(event)


def measure(rules: str, names: Sequence[str], positions: int, first: int) -> dict[str, Tally]:
    """Return the tallies of some advice after enough positions each."""
    tallies = {name: Tally() for name in names}
    seed = first
    while lacking := {name for name in names if len(tallies[name].gains) < positions}:
        for table, seat in _decisions(rules, seed):
            seen, deal = view(table.state, seat), deal_of(table.state)
            for name in sorted(lacking):
                fork = RULES[name](seen, deal, seat)
                if fork is not None:
                    tallies[name].add(table, seat, fork)
                    lacking.discard(name)
            if not lacking:
                break
        seed += 1
    return tallies


def main(arguments: Sequence[str]) -> int:
    """Measure and print a row for each advice."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="chibre")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first deal")
    parser.add_argument("--only", nargs="+", choices=EVERY, default=EVERY)
    options = parser.parse_args(arguments)
    print(f"| advice | positions | gain | {' | '.join(BOTS)} | gain where steady departs |")
    print("| --- |" + " --- |" * (3 + len(BOTS)))
    for name in options.only:
        if name in HABITS:
            gains = measure_habit(options.rules, name, options.positions, options.seed)
            print(f"| {name} | {len(gains)} deals | {_mean(gains)} |" + " – |" * 5, flush=True)
            continue
        tally = measure(options.rules, [name], options.positions, options.seed)[name]
        print(tally.line(name), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
