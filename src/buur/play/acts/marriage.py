"""Rule of `Married`: showing king and queen of a suit from the hand (§5.9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.cards import Suit
from buur.play.acts.rule import Rule, Rules
from buur.play.model.events import Married
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.queries.marriages import marriage_cards, marriage_value
from buur.play.transitions.partie_end import end_if_out
from buur.scoring import Credit
from buur.seats import Seat


def showable_marriages(state: State, seat: Seat) -> Iterator[Married]:
    """Yield the marriages that a seat may show now, each with the jack if it holds it."""
    deal = state.deal
    if deal is None or not deal.is_dealt or _why_not(state, seat) is not None:
        return
    for suit in map(Suit, range(4)):
        cards = marriage_cards(deal.hands[seat], suit)
        if cards and not any(cards & shown for _, shown in deal.married):
            yield Married(seat, cards)


def _why_not(state: State, seat: Seat) -> str | None:
    """Return why a seat can show nothing now, None if it may."""
    rules, deal = state.variant.marriage, deal_of(state)
    if not rules.marriages:
        return "this rule set has no marriages"
    if state.phase != "play":
        return "marriages are shown during the play"
    taken = sum(state.team(trick.winner) == state.team(seat) for trick in deal.tricks)
    if not taken:
        return "a side shows a marriage once it has taken a trick"
    if rules.marriage_time == "first_trick" and taken > 1:
        return "a side shows its marriages with its first trick"
    return None


def _check(state: State, event: Married) -> None:
    if state.deal is None or not state.deal.is_dealt:
        refuse("no-marriage", "there are no cards", "5.9")
    why = _why_not(state, event.seat)
    if why is not None:
        refuse("no-marriage", why, "5.9")
    if event not in showable_marriages(state, event.seat):
        refuse("no-marriage", f"seat {event.seat} has no such marriage to show", "5.9")


def _marry(state: State, event: Married) -> State:
    deal = deal_of(state)
    points = marriage_value(event.cards, deal.trump)
    credit = Credit(state.team(event.seat), "melds", points, len(deal.tricks))
    changed = replace(
        deal,
        married=(*deal.married, (event.seat, event.cards)),
        credits=(*deal.credits, credit),
    )
    return end_if_out(replace(state, deal=changed))


RULES: Final[Rules] = {Married: Rule(_check, _marry)}
