"""`rest_is_certain`: whether the order of a seat's remaining cards changes nothing any more."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from buur.cards import Card, CardSet, cards_in, mask_of
from buur.contracts import OPEN
from buur.play.model.deal import Deal
from buur.play.model.state import State
from buur.play.queries.objections import penalises
from buur.scoring import STOECK
from buur.seats import Seat

_MATCH: Final = 200
"""The largest match bonus, in raw points."""


def rest_is_certain(state: State, seat: Seat, playable: Collection[Card]) -> bool:
    """Tell whether a seat on turn has nothing left to decide in this deal.

    That holds for its last card, for the last but one if it is forced, and for a hand on lead
    whose cards no card of anybody else can beat. Every card that the seat has not seen counts as
    one of the others, so the answer tells nothing about hidden cards. It is no while a claim may
    be due, because then the moment matters.

    Args:
        state: the state, of which only the seat's view is read.
        seat: the seat.
        playable: the cards that it may play now.
    """
    deal = state.deal
    if deal is None or state.phase != "play" or not playable or not deal.tricks:
        return False
    hand = deal.hands[seat]
    forced = len(playable) == 1 and hand.bit_count() <= 2
    if not forced and not _takes_every_trick(state, deal, hand):
        return False
    return not penalises(state) and not _may_reach_target(state, deal)


def _takes_every_trick(state: State, deal: Deal, hand: CardSet) -> bool:
    """Tell whether no card of anybody else beats one of ``hand`` in a trick that the seat leads."""
    if deal.lying or deal.contract == OPEN or state.variant.marriage.marriages:
        return False
    tables = deal.schedule[len(deal.tricks) :]
    if len({table.points for table in tables}) > 1:
        return False  # a card counts as the contract of its trick wants it
    others = _unseen(state, deal, hand)
    return not any(table.beaten_by[card] & others for table in tables for card in cards_in(hand))


def _unseen(state: State, deal: Deal, hand: CardSet) -> CardSet:
    """Return the cards that have not been played and are not in ``hand``."""
    played = mask_of([card for trick in deal.tricks for card in trick.cards])
    return CardSet(state.variant.pack.cards & ~hand & ~played)


def _may_reach_target(state: State, deal: Deal) -> bool:
    """Tell whether a side may reach the target, or half of it where that counts, in this deal."""
    partie = state.variant.partie
    if partie.finish not in ("first_out", "over"):
        return False
    if partie.finish == "over":
        return True
    most = deal.multiplier * _most_points(state, deal)
    halves = partie.strokes in ("jw", "jw_old") and state.berg is None
    return any(
        running + most >= (target // 2 if halves else target)
        for running, target in zip(state.running, state.targets, strict=True)
    )


def _most_points(state: State, deal: Deal) -> int:
    """Return the most raw points that a side may still make in this deal."""
    left = cards_in(_unseen(state, deal, CardSet(0)))
    table = deal.schedule[len(deal.tricks)]
    swept = len({state.team(trick.winner) for trick in deal.tricks}) == 1
    score = state.variant.score
    bonus = score.last_trick + swept * _MATCH
    return sum(table.points[card] for card in left) + bonus + STOECK
