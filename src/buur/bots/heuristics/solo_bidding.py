"""Solo bids for points, for no trick or for all tricks, and the contract of such a bid.

The scales were fitted to random deals that three steady players played. Those of points are least
squares of 2,500 hands, those of misère and pandur logistic regressions of 1,000 to 1,500 hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, sqrt
from typing import Final

from buur.bots.advice import Advice
from buur.bots.features import sure_tricks
from buur.cards import CardSet, Suit
from buur.contracts import OBEN, Contract
from buur.melds import best_declaration
from buur.play.model.deal import Deal
from buur.play.model.events import Bid, Chosen, Passed
from buur.play.queries.checklist import contracts_open
from buur.play.queries.solo import rung_worth
from buur.play.views import View
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.option_groups.auction import Rung
from buur.variants.option_groups.solo import is_playable
from buur.variants.presets.pandur import FROM_NINE

_RANKS: Final = 0x1FF
_STOECK: Final = 1 << 7 | 1 << 6

RankWeights = tuple[float, ...]
"""Nine weights, by rank from the six."""

TRUMP: Final[RankWeights] = (0, 0, 0, 30.2, 13.0, 57.0, 11.2, 15.0, 17.5)
SIDE: Final[RankWeights] = (0, 0, 0, -8.9, -11.3, -8.6, -6.1, -3.0, 8.4)
BASE, FIFTH_TRUMP, VOID, SPREAD = 14.3, -15.2, 10.0, 18.0
"""Coefficients of the points in a deal with trumps, and their standard deviation."""
TRICKS_TRUMP: Final[RankWeights] = (0, 0, 0, 1.5, 0.8, 2.4, 0.7, 0.9, 1.0)
TRICKS_SIDE: Final[RankWeights] = (0, 0, 0, -0.6, -0.5, -0.5, -0.3, 0.0, 0.5)
TRICKS_BASE, TRICKS_FIFTH, TRICKS_VOID, TRICKS_SPREAD = 0.7, -0.9, 0.5, 0.9
"""The same for the number of tricks."""
MELD_HOPE: Final = ((100, 0.9), (50, 0.75), (0, 0.45))
"""Probability that the own melds are the highest, by their fewest points."""


def bid_alone(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the bid of the highest expected gain, or a pass if none is positive."""
    rules, hand = view.state.variant, deal.hands[seat]
    values = {rung: _value(rules, hand, rung) for rung in view.legal.bids}
    best = max(values, key=values.__getitem__, default=None)
    if best is None or values[best] <= 0:
        return Advice(Passed(seat), ("pass-bid",))
    return Advice(Bid(seat, best.height), ("bid-for-hand",))


def _value(rules: Variant, hand: CardSet, rung: Rung) -> float:
    """Return the expected gain of a bid, which scores its worth for the bidder or the others."""
    contracts = (one for one in rules.choice.offered if is_playable(rung.plays, one))
    odds = max(solo_chance(rules, hand, rung, contract) for contract in contracts)
    return rung_worth(rules, rung) * (2 * odds - 1)


def choose_alone(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return the contract in which the bid is most likely made."""
    rules, hand = view.state.variant, deal.hands[seat]
    top = None if deal.auction is None else deal.auction.top
    rung = None if top is None else rules.auction.rung(top.height)
    assert rung is not None  # noqa: S101 - he has won the auction
    best = max(contracts_open(view.state), key=lambda one: solo_chance(rules, hand, rung, one))
    return Advice(Chosen(seat, best), ("strong-contract",))


def solo_chance(rules: Variant, hand: CardSet, rung: Rung, contract: Contract) -> float:
    """Return the probability that a bid is made in a contract."""
    apart = holds_cards_back(rules)
    if contract.misere:
        return _logistic(misere_logit(hand, contract.suit) + apart * APART_MISERE)
    if rung.goal == "all_points":
        expected = points_alone(hand, contract.suit) + _extras(rules, hand, contract.suit)
        return _normal((expected - rung.points) / SPREAD)
    if takes_all(hand, contract.suit):
        return 1.0
    if contract.suit is None:
        return _logistic(pandur_logit(hand) + apart * APART_PANDUR)
    return _normal((tricks_alone(hand, contract.suit) - 7.5) / TRICKS_SPREAD)


def holds_cards_back(rules: Variant) -> bool:
    """Tell whether some cards of the pack are in no hand."""
    return rules.players * rules.hand_size < rules.pack.cards.bit_count()


def takes_all(hand: CardSet, trump: Suit | None) -> bool:
    """Tell whether a hand of the 24 cards is certain of every trick from the lead."""
    contract = OBEN if trump is None else Contract("trump", suit=trump)
    return sure_tricks.takes_all(FROM_NINE.cards, hand, contract)


def points_alone(hand: CardSet, trump: Suit | None) -> float:
    """Return the points that a hand takes alone with a suit as trumps."""
    return BASE + _weighed(hand, trump, TRUMP, SIDE, FIFTH_TRUMP, VOID)


def tricks_alone(hand: CardSet, trump: Suit | None) -> float:
    """Return the tricks that a hand takes alone with a suit as trumps."""
    return TRICKS_BASE + _weighed(hand, trump, TRICKS_TRUMP, TRICKS_SIDE, TRICKS_FIFTH, TRICKS_VOID)


def _suit(hand: int, suit: int) -> int:
    return hand >> 9 * suit & _RANKS


def _sum(ranks: int, scale: Sequence[float]) -> float:
    return sum(worth for rank, worth in enumerate(scale) if ranks >> rank & 1)


def _weighed(
    hand: int, trump: Suit | None, high: RankWeights, side: RankWeights, fifth: float, void: float
) -> float:
    total = 0.0
    for suit in range(4):
        ranks = _suit(hand, suit)
        if suit == trump:
            total += _sum(ranks, high) + fifth * (ranks.bit_count() >= 5)
        else:
            total += _sum(ranks, side) + void * (not ranks)
    return total


def _extras(rules: Variant, hand: CardSet, trump: Suit | None) -> float:
    """Return the expected points of melds and stöck."""
    extras = 0.0
    if rules.meld.melds:
        own = sum(meld.points for meld in best_declaration(hand, rules.meld.rules, trump=trump))
        extras += own * next(odds for least, odds in MELD_HOPE if own >= least)
    if rules.stoeck.stock and trump is not None and _suit(hand, trump) & _STOECK == _STOECK:
        extras += 20
    return extras


PANDUR: Final[RankWeights] = (0, 0, 0, -2.6, -1.35, -1.8, -1.07, -0.63, 0.47)
PANDUR_BASE, PANDUR_RUN, PANDUR_VOID = -0.87, 0.31, 2.88
PANDUR_LOW_RUN: Final = 0.83
MISERE: Final[RankWeights] = (0, 0, 0, 0.5, 0.25, -0.2, -0.46, -0.76, -1.28)
MISERE_BASE, MISERE_HIGH_RUN, MISERE_RUN, MISERE_VOID = -0.24, 0.16, 0.11, 1.28
MISERE_TRUMP: Final[RankWeights] = (0, 0, 0, -3.85, 0.29, -3.91, -0.05, -1.32, -2.73)
MISERE_SIDE: Final[RankWeights] = (0, 0, 0, 1.0, 0.53, 0.07, -0.24, -0.43, -0.7)
MISERE_TRUMP_BASE, MISERE_TRUMP_VOID = -1.42, 0.37
"""Coefficients of the logits: by rank, for each card of a top or bottom sequence, for each void."""
APART_MISERE, APART_PANDUR = -0.9, 1.2
"""Corrections of the logits where some cards are in no hand. In 96 deals of two players, bids of
estimated probability 50 % were made in 25 % (misère) and 71 % (pandur) of the deals."""


def pandur_logit(hand: int) -> float:
    """Return the logit of taking every trick without trumps."""
    suits = [_suit(hand, suit) for suit in range(4)]
    runs = sum(_run_down(ranks) for ranks in suits)
    low = sum(_run_up(ranks) for ranks in suits)
    total = PANDUR_BASE + PANDUR_RUN * runs + PANDUR_LOW_RUN * low + PANDUR_VOID * suits.count(0)
    return total + sum(_sum(ranks, PANDUR) for ranks in suits)


def misere_logit(hand: int, trump: Suit | None) -> float:
    """Return the logit of taking no trick."""
    suits = [_suit(hand, suit) for suit in range(4)]
    if trump is None:
        runs = sum(_run_up(ranks) for ranks in suits)
        high = sum(_run_down(ranks) for ranks in suits)
        total = MISERE_BASE + MISERE_RUN * runs + MISERE_HIGH_RUN * high
        total += MISERE_VOID * suits.count(0)
        return total + sum(_sum(ranks, MISERE) for ranks in suits)
    own = suits.pop(trump)
    total = MISERE_TRUMP_BASE + _sum(own, MISERE_TRUMP) + MISERE_TRUMP_VOID * suits.count(0)
    return total + sum(_sum(ranks, MISERE_SIDE) for ranks in suits)


def _run_down(ranks: int) -> int:
    """Return the length of the sequence from the ace down."""
    run = 0
    while run < 9 and ranks >> 8 - run & 1:
        run += 1
    return run


def _run_up(ranks: int) -> int:
    """Return the length of the sequence from the nine up."""
    run = 0
    while ranks >> 3 + run & 1:
        run += 1
    return run


def _normal(score: float) -> float:
    return 0.5 * (1 + erf(score / sqrt(2)))


def _logistic(logit: float) -> float:
    return 1 / (1 + exp(-logit))
