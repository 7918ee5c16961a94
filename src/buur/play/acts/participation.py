"""Join stage (§3.8): each seat says whether it plays the deal, with its hand or the blind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.cards import NO_CARDS, CardSet
from buur.play.acts.rule import Rule, Stage
from buur.play.model.deal import Deal, Widow
from buur.play.model.events import Act, Joined
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.queries.sides import sides_of
from buur.play.transitions.hands import with_hand
from buur.seats import NO_SIDE, Seat, put
from buur.variants.option_groups.join import ANSWERS, Answer


def answers_open(state: State, seat: Seat) -> tuple[Answer, ...]:
    """Return the answers that a seat may give when it is asked."""
    deal, rules = deal_of(state), state.variant.join
    barred: set[Answer] = set()
    if not rules.later or deal.answers[seat] == "later":
        barred.add("later")
    if not rules.blind or "blind" in deal.answers:
        barred.add("blind")
    return tuple(answer for answer in ANSWERS if answer not in barred)


def _begin(state: State) -> State:
    deal = deal_of(state)
    fresh = replace(deal, answers=(None,) * state.variant.seats)
    return replace(state, deal=replace(fresh, asked=(asking_order(state)[0],)))


def asking_order(state: State) -> tuple[Seat, ...]:
    """Return the seats in the order in which they are asked (§3.8)."""
    order = deal_of(state).order(deal_of(state).forehand)
    loser = last_loser(state) if state.variant.join.blind_first == "loser" else None
    if loser is None:
        return order
    return (loser, *(seat for seat in order if seat != loser))


def last_loser(state: State) -> Seat | None:
    """Return the seat with the fewest points in the last deal.

    None before the first deal, on a tie for the fewest, or if only one seat played.
    """
    if not state.history:
        return None
    score = state.history[-1]
    kinds = (score.cards, score.last_trick, score.melds, score.stoeck)
    made = [sum(points) for points in zip(*kinds, strict=True)]
    seats = [seat for seat, side in enumerate(score.sides) if side != NO_SIDE]
    points = {seat: made[score.sides[seat]] for seat in seats}
    losers = [seat for seat in seats if points[seat] == min(points.values())]
    return Seat(losers[0]) if len(losers) == 1 and losers != seats else None


def _check(state: State, event: Joined) -> None:
    if event.answer not in answers_open(state, event.seat):
        refuse("bad-answer", f"seat {event.seat} cannot answer {event.answer!r} now", "3.8")


def _join(state: State, event: Joined) -> State:
    deal, seat = deal_of(state), event.seat
    order = asking_order(state)
    deal = replace(deal, answers=put(deal.answers, seat, event.answer))
    if event.answer in ("blind", "drop"):
        deal = _put_hand_away(deal, seat)
    if event.answer == "blind":
        deal = _with_blind(deal, seat)
    state = replace(state, deal=deal)
    following = _next_asked(deal, order)
    if following is not None:
        return replace(state, deal=replace(deal, asked=(following,)))
    return _all_have_spoken(state)


def _next_asked(deal: Deal, order: tuple[Seat, ...]) -> Seat | None:
    """Return the seat to ask next: first each seat once, then those that answered "later"."""
    unasked = [seat for seat in order if deal.answers[seat] is None]
    waverers = [seat for seat in order if deal.answers[seat] == "later"]
    return next(iter(unasked + waverers), None)


def _put_hand_away(deal: Deal, seat: Seat) -> Deal:
    away = deal.exchange.put_away or (NO_CARDS,) * len(deal.hands)
    away = put(away, seat, deal.hands[seat])
    exchange = replace(deal.exchange, put_away=away)
    return replace(with_hand(deal, seat, NO_CARDS), exchange=exchange)


def _with_blind(deal: Deal, seat: Seat) -> Deal:
    hand = CardSet(deal.widow.up | deal.widow.down)
    return replace(with_hand(deal, seat, hand), widow=Widow())


def _all_have_spoken(state: State) -> State:
    deal = replace(deal_of(state), asked=())
    deal = replace(deal, sides=sides_of(state.variant, deal))
    if deal.at_play:
        deal = replace(deal, leader=deal.order(deal.forehand)[0])
    return replace(state, deal=deal)


def _offers(state: State, seat: Seat) -> Iterator[Act]:
    return (Joined(seat, answer) for answer in answers_open(state, seat))


JOIN: Final = Stage(
    _begin, {Joined: Rule(_check, _join)}, _offers, doing="say whether one plays", clause="3.8"
)
