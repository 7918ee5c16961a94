"""Tests whether a claim of all remaining tricks is right (core §8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from buur.cards import SUIT_SETS, Card, CardSet, cards_in, mask_of, suit_of
from buur.contracts import Tables
from buur.play.model.deal import Deal
from buur.play.model.state import State, deal_of
from buur.play.queries.deal_totals import last_bonus
from buur.seats import Seat


def is_master(tables: Tables, card: Card, pool: int) -> bool:
    """Tell whether no card of the same suit in ``pool`` beats ``card``."""
    return not tables.beaten_by[card] & SUIT_SETS[suit_of(card)] & pool


def _literal(tables: Tables, claimer: int, others: int, unplayed: int) -> bool:
    """Tell whether the others hold no trump and no card that is the highest left of its suit."""
    if others & tables.trump_mask:
        return False
    return not any(is_master(tables, card, unplayed) for card in cards_in(CardSet(others)))


def _literal_opponents(tables: Tables, claimer: int, partners: int, opponents: int) -> bool:
    return _literal(tables, claimer, opponents, claimer | partners | opponents)


def _literal_all(tables: Tables, claimer: int, partners: int, opponents: int) -> bool:
    return _literal(tables, claimer, opponents | partners, claimer | partners | opponents)


def _order_free(tables: Tables, claimer: int, partners: int, opponents: int) -> bool:
    """Tell whether no opponent can win a trick, whatever the order of play."""
    if claimer & ~tables.trump_mask and opponents & tables.trump_mask:
        return False
    return all(is_master(tables, card, opponents) for card in cards_in(CardSet(claimer)))


SOLDER_TESTS: dict[str, Callable[[Tables, int, int, int], bool]] = {
    "literal_opponents": _literal_opponents,
    "literal_all": _literal_all,
    "order_free": _order_free,
    "forbidden": lambda tables, claimer, partners, opponents: False,
}
"""Tests of a claim, by option ``solder_test`` (§8).

They take the tables of a trick and the cards of the claimer, his partners and his opponents.
"""


def solder_is_valid(state: State, seat: Seat) -> bool:
    """Tell whether ``seat``, on lead, may rightly claim all remaining tricks."""
    deal = deal_of(state)
    number = len(deal.tricks) + 1
    if any(deal.rulings.is_dead(seat, card, number) for card in cards_in(deal.hands[seat])):
        return False
    sides: dict[bool, int] = {True: 0, False: 0}
    for other, hand in enumerate(deal.hands):
        if other != seat:
            sides[state.team(Seat(other)) == state.team(seat)] |= hand
    test = SOLDER_TESTS[state.variant.partie.solder_test]
    schedule: Sequence[Tables] = deal.schedule[len(deal.tricks) :]
    return all(test(tables, deal.hands[seat], sides[True], sides[False]) for tables in schedule)


@dataclass(frozen=True, slots=True)
class SolderStake:
    """Facts about a claim of the remaining tricks that the claimer can know."""

    tricks: int
    """Number of the remaining tricks."""
    points: int | None
    """Their raw points; None while cards are out of play that the claimer has not seen."""
    trumps: int
    """Number of trumps that others may hold."""
    sure: bool
    """Whether the claim is right wherever the unseen cards are."""


def solder_stake(state: State, seat: Seat, others: int) -> SolderStake:
    """Return what ``seat``, on lead, can know about a claim of all remaining tricks (§8).

    Args:
        state: the state, of which only the seat's view is read.
        seat: the claimer.
        others: the number of cards that the other seats hold.
    """
    deal = deal_of(state)
    hand, unseen = deal.hands[seat], _unseen(state, deal, seat)
    schedule = deal.schedule[len(deal.tricks) :]
    left, now = len(schedule), schedule[0]
    worth = sum(now.points[card] for card in cards_in(CardSet(hand | unseen)))
    points = worth + now.trick * left + last_bonus(state)
    test = SOLDER_TESTS[state.variant.partie.solder_test]
    number = len(deal.tricks) + 1
    dead = any(deal.rulings.is_dead(seat, card, number) for card in cards_in(hand))
    return SolderStake(
        tricks=left,
        points=points if unseen.bit_count() == others else None,
        trumps=CardSet(unseen & now.trump_mask).bit_count(),
        sure=not dead and all(test(tables, hand, 0, unseen) for tables in schedule),
    )


def _unseen(state: State, deal: Deal, seat: Seat) -> CardSet:
    """Return the cards that ``seat`` does not hold, has not put away and has not seen played."""
    played = mask_of([card for trick in deal.tricks for card in trick.cards])
    away = deal.widow.laid if deal.declarer == seat else CardSet(0)
    if deal.exchange.put_away:
        away = CardSet(away | deal.exchange.put_away[seat])
    return CardSet(state.variant.pack.cards & ~deal.hands[seat] & ~played & ~away)
