"""Points of each card."""

from __future__ import annotations

from buur.cards import card_code, cards_in
from buur.cli.ask.position import at_trick
from buur.cli.ask.question import Question
from buur.play.codec import Json
from buur.play.model.state import deal_of
from buur.play.queries.deal_totals import all_points


def answer(question: Question) -> dict[str, Json]:
    """Return the points of every card of the pack before the multiplier, and of all together.

    ``trick`` is there where tricks count by themselves.
    """
    state = at_trick(question, question.trick_no, counts=True)
    tables = deal_of(state).tables
    cards = cards_in(question.variant.pack.cards)
    found: dict[str, Json] = {"points": {card_code(card): tables.points[card] for card in cards}}
    if tables.trick:
        found["trick"] = tables.trick
    return found | {"total": all_points(state)}
