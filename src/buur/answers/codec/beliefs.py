"""Answers of kind ``beliefs``: the probability of each hidden card, from a seat's view.

`buur.beliefs` computes them; it needs the extra ``kernels``, which is imported by such a question.
"""

from __future__ import annotations

from collections import deque

from buur.answers.codec.positions import position_of
from buur.answers.codec.question import Question, QuestionError
from buur.errors import MissingExtra, NotationError
from buur.notation import loads, replay
from buur.play.chance import HIGHEST_SEED
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.seats import Seat

DEFAULT_COUNT = 1000
MOST_WORLDS = 10_000
DECIMALS = 6


def answer(question: Question) -> dict[str, object]:
    """Return the probability of each hidden card, by other seat and card."""
    try:
        from buur.bots.beliefs import beliefs
    except MissingExtra as error:
        raise QuestionError("missing-extra", str(error)) from error
    partie = _recorded(question) if "record" in question else _position(question)
    seat = _seat(question, partie)
    count = question.number("count", 1, MOST_WORLDS) if "count" in question else DEFAULT_COUNT
    seed = question.number("seed", 0, HIGHEST_SEED) if "seed" in question else 0
    found = beliefs(partie.view(seat), count, seed)
    chances = {
        str(other): {code: round(chance, DECIMALS) for code, chance in cards.items()}
        for other, cards in found.table().items()
    }
    return {"seat": seat, "worlds": len(found), "chances": chances}


def _position(question: Question) -> Partie:
    """Return the partie at a position whose earlier tricks are known, since beliefs read them."""
    partie = position_of(question)
    if deal_of(partie).tricks and "tricks" not in question:
        raise QuestionError("missing-field", "the field 'tricks' is missing: tricks are over")
    return partie


def _recorded(question: Question) -> Partie:
    """Return the partie at the end of the record in the question."""
    text = question.get("record")
    if not isinstance(text, str):
        raise question.bad_field("record", "the text of a record")
    try:
        last = deque(replay(loads(text)), maxlen=1)
    except NotationError as error:
        raise QuestionError("bad-record", str(error)) from error
    if not last:
        raise QuestionError("bad-record", "the record has no events")
    return last[0]


def _seat(question: Question, partie: Partie) -> Seat:
    """Return the seat of the question, by default the one on turn."""
    if "seat" in question:
        return Seat(question.number("seat", 0, partie.variant.seats - 1))
    if partie.turn is None:
        raise QuestionError("missing-field", "the field 'seat' is missing: no seat is on turn")
    return partie.turn
