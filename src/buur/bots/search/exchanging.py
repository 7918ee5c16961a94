"""Exchange of cards for unknown ones, by rollouts."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import numpy as np

from buur.bots.beliefs.initial_deals import LAPSE_RATE, InitialDeals, sample_initial_deals
from buur.bots.features.expected_points import card_value
from buur.bots.heuristics.exchanging import hand_points, unknown_card
from buur.bots.search.deal_results import expected_balance
from buur.cards import NO_CARDS, PACK_SIZE, CardSet, cards_in, mask_of
from buur.kernels.game import Floats, Ints
from buur.play.engine import apply
from buur.play.model.deal import Deal
from buur.play.model.events import Act, Exchanged
from buur.play.model.state import State
from buur.play.views import View
from buur.seats import Seat

WORLDS: Final = 1200
FIRST: Final = 300
"""Number of sampled deals in which every set is tried; only the best are tried in all `WORLDS`."""
TRIED: Final = 12
"""Number of sets of cards that are tried: those that the heuristics would exchange first."""
BEST: Final = 4


def exchange(view: View, usual: Act, seed: int) -> Act | None:
    """Return the exchange of the highest expected gain, None where putzes are not the score."""
    deal, rules = view.state.deal, view.state.variant
    if deal is None or not isinstance(usual, Exchanged):
        return None
    if rules.score.write != "putzes" or not rules.dealer_plays:
        return None
    seat = usual.seat
    dealt = sample_initial_deals(view, deal, seat, WORLDS, seed)
    hands, likely = _exchanged(view, deal, seat, dealt)
    tried = _tried(view, deal, seat)
    state = _over(apply(view.state, Exchanged(seat)))

    def gains(sets: list[CardSet], ways: int) -> Floats:
        """Return the mean gain of each set over the first sampled deals."""
        held = np.concatenate([_with(hands, dealt, seat, away)[:ways] for away in sets])
        found = expected_balance(view, state, seat, held, 1, seed).reshape(len(sets), -1)
        weighed: Floats = found @ (likely[:ways] / likely[:ways].sum())
        return weighed

    order = np.argsort(-gains(tried, FIRST), kind="stable")
    best = [tried[at] for at in order[:BEST]]
    return Exchanged(seat, best[int(np.argmax(gains(best, WORLDS)))])


def _tried(view: View, deal: Deal, seat: Seat) -> list[CardSet]:
    """Return the sets that the heuristics would exchange first, and the empty set."""
    rules, hand, size = view.state.variant, deal.hands[seat], view.legal.exchange
    sets = [mask_of(cards) for cards in combinations(cards_in(hand), size)]
    sets.sort(key=lambda away: -hand_points(rules, CardSet(hand & ~away), deal.trump))
    return [*sets[:TRIED], NO_CARDS]


def _with(hands: Ints, dealt: InitialDeals, seat: Seat, away: CardSet) -> Ints:
    """Return the hands after a seat has exchanged some cards for its pile."""
    found = hands.copy()
    if away:
        found[:, seat] = found[:, seat] & ~away | dealt.piles[:, seat]
    return found


def _exchanged(view: View, deal: Deal, seat: Seat, dealt: InitialDeals) -> tuple[Ints, Floats]:
    """Return the hands after the others have exchanged, and the probability of each deal.

    Each other seat exchanges its worst cards if unknown cards are worth more on average.
    """
    hands, likely = dealt.hands.copy(), np.ones(len(dealt.hands))
    coming = view.state.variant.deal.pile * unknown_card(view.state.variant, deal, seat)
    for who in range(len(deal.hands)):
        if who == seat:
            continue
        away, worth = _worst(hands[:, who], view.state.variant.deal.pile, deal)
        gives, said = worth < coming, deal.exchange.took[who]
        if said is not None:
            likely *= np.where(gives == said, 1.0, LAPSE_RATE)
            gives = np.full(len(hands), said)
        hands[gives, who] = (hands[:, who] & ~away | dealt.piles[:, who])[gives]
    return hands, likely / likely.sum()


def _worst(hands: Ints, size: int, deal: Deal) -> tuple[Ints, Floats]:
    """Return the ``size`` cards of each hand that are worth least, and their expected points."""
    values = np.array([card_value(card, deal.trump) for card in range(PACK_SIZE)])
    bits = hands[:, None] >> np.arange(PACK_SIZE) & 1
    worths = np.where(bits == 1, values, np.inf)
    at = np.argsort(worths, axis=1, kind="stable")[:, :size]
    away: Ints = np.bitwise_or.reduce(np.int64(1) << at, axis=1)
    return away, np.take_along_axis(worths, at, axis=1).sum(axis=1)


def _over(state: State) -> State:
    """Return the state after every seat has decided on its exchange."""
    while state.phase == "exchange":
        state = apply(state, Exchanged(state.waiting[0]))
    return state
