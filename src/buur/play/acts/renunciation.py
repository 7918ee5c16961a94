"""Renunciation stage (§3.10): the king may give up a deal before its first card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.play.acts.rule import Rule, Stage, allow
from buur.play.model.events import Act, Renounced
from buur.play.model.state import State, deal_of
from buur.play.queries.deal_totals import all_points, last_bonus
from buur.play.queries.sides import REST
from buur.play.queries.stoeck import stoeck_holder
from buur.scoring import MATCH_BONUS, STOECK, Credit
from buur.seats import Seat


def _begin(state: State) -> State:
    deal = deal_of(state)
    assert deal.declarer is not None  # noqa: S101 - he was found in the first deal
    return replace(state, deal=replace(deal, asked=(deal.declarer,)))


def _renounce(state: State, event: Renounced) -> State:
    state = replace(state, deal=replace(deal_of(state), asked=(), renounced=event.gives_up))
    if not event.gives_up:
        return state
    deal, rules = deal_of(state), state.variant
    credits = [
        Credit(REST, "cards", all_points(state), 0),
        Credit(REST, "last_trick", last_bonus(state), 0),
    ]
    if rules.king.renounce == "match":
        credits.append(Credit(REST, "match", MATCH_BONUS[rules.score.match], 0))
    holder = stoeck_holder(deal) if rules.stoeck.stock else None
    if holder is not None:
        credits.append(Credit(state.team(holder), "stoeck", STOECK, 0))
    return replace(state, deal=replace(deal, credits=tuple(credits), stoeck_called=holder))


def _offers(_state: State, seat: Seat) -> Iterator[Act]:
    yield from (Renounced(seat, gives_up) for gives_up in (False, True))


RENOUNCE: Final = Stage(
    _begin, {Renounced: Rule(allow, _renounce)}, _offers, doing="give up a deal", clause="3.10"
)
