"""The utility of a finished deal is what the engine writes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from statistics import fmean
from typing import Final

import numpy as np
import pytest

from buur.bots import bot
from buur.bots.features.position import points_by_side, side_numbers, tricks_by_side
from buur.bots.utility.model import Utility, evaluate
from buur.bots.utility.scoring import utility_of
from buur.kernels.deal_arrays import players_of
from buur.play.model.deal import Deal
from buur.play.model.events import Counted, Played
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.play.queries.deal_scores import points_by_line
from buur.play.queries.deal_totals import last_bonus
from buur.play.table import Table
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.chance import seeded

RULES = {
    "schieber-2500": "linear, multiplied, with a match",
    "regles-002": "a match that costs the last trick",
    "coiffeur": "written by who chose alone",
    "coiffeur-3": "one against the rest, misères among the rows",
    "hindersi": "all points charged to who has every trick",
    "schellenjass": "all points charged to who has every point",
    "schaufel-dame": "points less than nothing",
    "guggitaler-10": "another aim in every deal",
    "coinche": "a bid that goes to the others",
    "sidi": "likewise",
    "pandur": "nothing but the worth of a bid",
    "estimation": "as near as can be to a prediction",
    "stich-differenzler": "the same by tricks",
    "molotow": "strokes for the fewest and the most points",
    "mittlere": "noughts for who is between",
    "pomme": "putzes and pommes",
    "pomme-2": "the same for two",
}
DEALS: Final = 3
"""Of each partie: what is written changes with what was written before."""


@pytest.mark.parametrize("name", RULES)
def test_aims_are_what_is_written(name: str) -> None:
    """With all hands known, a finished deal is worth by the aims what the slate gets by it."""
    rules = variant(name)
    if rules.meld.melds:
        rules = rules.with_options({"melds": False, "stock": False, "stock_with_meld": False})
    for utility, state in islice(finished(rules), 5):
        deal = deal_of(state)
        assert _valued(utility, state, deal) == pytest.approx(_written(state, deal), abs=0.9)


def finished(rules: Variant) -> Iterator[tuple[Utility, Partie]]:
    """Give the ends of deals, without end, with the aims at their first cards."""
    for seed in count():
        players = [bot("random" if seat % 2 else "steady", seed + seat) for seat in range(6)]
        table = Table(rules, players[: rules.seats], chance=seeded(seed))
        utility: Utility | None = None
        while len(table.state.history) < DEALS and (event := table.next_event()) is not None:
            state = table.state
            if state.phase == "play" and utility is None:
                utility = _aims(state, deal_of(state))
            if isinstance(event, Counted) and utility and not deal_of(state).solder:
                yield utility, state
            utility = None if isinstance(event, Counted) else utility
            table.do(event)


@pytest.mark.parametrize("voided", [True, False])
def test_a_match_takes_the_melds_of_the_others(voided: bool) -> None:
    rules = variant("chibre", {"match_voids_melds": voided, "meld_credit": "immediate"})
    table = Table(rules, [bot("steady", seat) for seat in range(4)], chance=seeded(1))
    for event in table.run():
        if isinstance(event, Played) and table.state.deal and table.state.deal.meld_teams:
            break
    deal = table.state.deal
    assert deal is not None
    assert deal.meld_teams
    owner = side_numbers(deal)[deal.meld_teams[0]]
    melds = sum(credit.raw for credit in deal.credits if credit.kind == "melds")
    utility = _aims(table.state, deal)
    assert melds
    assert utility is not None
    assert utility.sweep_bonus[1 - owner, owner] == (-melds * deal.multiplier if voided else 0)
    assert utility.sweep_bonus[owner, 1 - owner] == 0


def _aims(state: Partie, deal: Deal) -> Utility | None:
    """Return the aims of who leads, who guesses the hands as they are."""
    hands = np.array([[deal.hands[seat] for seat in players_of(deal)]], np.int64)
    view = state.view(deal.turn)
    found = utility_of(view, view.deal, hands)
    if found is not None and deal.predictions:
        found.offsets[0] = [deal.predictions[seat] or 0 for seat in players_of(deal)]
    return found


def _valued(utility: Utility, state: Partie, deal: Deal) -> list[float]:
    points, tricks = points_by_side(deal), tricks_by_side(deal)
    last = side_numbers(deal)[deal.sides[deal.tricks[-1].winner]] if deal.tricks else 0
    points[last] += last_bonus(state)
    results = np.zeros(len(points))
    evaluate(
        utility,
        0,
        np.array(points),
        np.array(tricks),
        len(deal.schedule),
        -1,
        results,
    )
    return [float(found) for found in results]


def _written(state: Partie, deal: Deal) -> list[float]:
    """Return what each side is written above the average of the others."""
    lines, low = points_by_line(state), state.variant.partie.lowest_wins
    numbers = side_numbers(deal)
    own = [0.0] * len(numbers)
    for side, number in numbers.items():
        seat = deal.sides.index(side)
        own[number] = float(lines[state.variant.teams[seat]]) * (-1 if low else 1)
    rest = [fmean(own[:n] + own[n + 1 :]) for n in range(len(own))]
    return [mine - others for mine, others in zip(own, rest, strict=True)]
