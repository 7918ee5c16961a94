"""Winner and points of a trick."""

from __future__ import annotations

from buur.cli.ask.position import at_trick, with_trick
from buur.cli.ask.question import Question
from buur.play.codec import Json
from buur.play.model.state import deal_of
from buur.play.transitions.open_trick import open_trick


def answer(question: Question) -> dict[str, Json]:
    """Return the winner's place in playing order and the card points, without the last trick's."""
    cards = question.trick(least=1)
    begun = at_trick(question, question.trick_no, counts=True)
    deal = deal_of(with_trick(question, begun, cards))
    trick = open_trick(deal)
    return {"winner": deal.order(trick.leader).index(trick.winner), "points": trick.points}
