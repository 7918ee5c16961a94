"""`prepare`: compiles the kernels of the search and the training, or loads them from the cache."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np

from buur.bots.beliefs.constraints import Constraints, count_deals
from buur.bots.beliefs.worlds import all_hands
from buur.bots.budget import Budget
from buur.bots.policy.card_features import legal_card_features
from buur.bots.search.card_search import SearchSettings, prepare_search, run_search
from buur.bots.search.contract_values import roll_out_sample, sample_deals
from buur.bots.search.deal_results import fill_marks
from buur.kernels.prepare import Progress, prepare_part
from buur.play.partie import Partie, start

PART: Final = "search"


def prepare(progress: Progress | None = None) -> None:
    """Compile or load every kernel of the search and of the training."""
    prepare_part(PART, KERNELS, progress)


def _hidden() -> None:
    all_hands(count_deals(Constraints(known=(0,), cards=(), may=(0,), room=(0,))))


def _marks() -> None:
    none = np.zeros((1, 1), np.int64)
    fill_marks(none, 0, 0, 0, none)


def _rollouts() -> None:
    """Compile `roll_out` by a call for a deal before its first card."""
    state = _dealt()
    roll_out_sample(sample_deals(state.view(state.waiting[0]), 4, 0), state.choose("trump:S"), 1)


def _search() -> None:
    """Compile `grow` and the likelihood of cards, by a search for the second card of a deal."""
    state = _led()
    view = state.view(state.waiting[0])
    if view.state.deal is not None:
        search = prepare_search(view, view.state.deal, 0, SearchSettings(worlds=4), 4)
        if search is not None:
            run_search(search, Budget(rounds=4))


def _habits() -> None:
    state = _led()
    if state.deal is not None:
        legal_card_features(state.variant, state.deal, state.waiting[0], state.legal.cards.mask)


@cache
def _dealt() -> Partie:
    return start("chibre").deal_cards(random.Random(1).random)


@cache
def _led() -> Partie:
    state = _dealt().choose("trump:S")
    return state.play(next(iter(state.legal.cards)))


KERNELS: Final[tuple[Callable[[], None], ...]] = (_hidden, _marks, _rollouts, _search, _habits)
"""Calls that together compile every kernel of a search."""
