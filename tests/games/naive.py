"""One steady player among naive ones: ``python -m tests.games.naive RULES DEALS``.

The naive ones play their cards as steady does, but always join with their own hand, never exchange
or take the turned card, and predict their share of the points. Each deal is played once for every
seat of the steady player; printed is by how much more is written for it than for the others.
"""

from __future__ import annotations

import random
import statistics
import sys

from buur.bots import Bot
from buur.bots.levels.steady import Steady
from buur.play.acts.predictions import highest_prediction, is_aloud
from buur.play.auto_play import table_event
from buur.play.model.events import Act, Event, Exchanged, Joined, Opened, Predicted, Robbed
from buur.play.partie import Partie
from buur.play.views import View
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.chance import seeded


class Naive(Steady):
    """Steady with its cards, thoughtless before them."""

    name = "naive"

    def choose(self, view: View) -> Act:
        seat, state = view.seat, view.state
        match state.phase:
            case "join":
                return Joined(seat, "play")
            case "exchange":
                return Exchanged(seat)
            case "predict":
                share = round(highest_prediction(state) / state.variant.seats)
                return Predicted(seat, share, is_aloud(state.variant))
            case _:
                return super().choose(view)

    def interject(self, view: View) -> Act | None:
        act = super().interject(view)
        return None if isinstance(act, Robbed) else act


def written(rules: Variant, bots: list[Bot], seed: int) -> tuple[int, ...]:
    """Return what is written for the first deal of a partie."""
    source = seeded(seed)
    state = Partie(variant=rules, scores=(0,) * rules.lines)
    state = state.do(Opened(Seat(source.randrange(rules.seats))))
    while not state.history:
        state = state.do(_next(state, bots, source))
    return state.history[0].total


def _next(state: Partie, bots: list[Bot], source: random.Random) -> Event:
    if state.phase == "play":
        for seat, bot in enumerate(bots):
            act = bot.interject(state.view(Seat(seat)))
            if act is not None:
                return act
    event = table_event(state, source.random)
    if event is not None:
        return event
    asked = state.waiting[0]
    return bots[asked].choose(state.view(asked))


def gains(rules: Variant, deals: int) -> list[float]:
    """Return by deal how much more is written for the steady player than for each naive one."""
    found = []
    for seed in range(deals):
        gap = 0.0
        for own in range(rules.seats):
            bots: list[Bot] = [Naive(seed) for _ in range(rules.seats)]
            bots[own] = Steady(seed)
            total = written(rules, bots, seed)
            gap += total[own] - (sum(total) - total[own]) / (rules.seats - 1)
        found.append(gap / rules.seats)
    return found


if __name__ == "__main__":
    by_deal = gains(variant(sys.argv[1]), int(sys.argv[2]))
    error = 1.96 * statistics.stdev(by_deal) / len(by_deal) ** 0.5
    mean = statistics.mean(by_deal)
    sys.stdout.write(f"{mean:+.3f} ± {error:.3f} a deal, {len(by_deal)} deals\n")
