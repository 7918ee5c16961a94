"""Answers of kind ``ruling``: the ruling on an irregularity."""

from __future__ import annotations

from buur.answers.codec.question import Question, QuestionError
from buur.cards import CardSet, mask_of
from buur.errors import IncidentError
from buur.i18n import LANGUAGES, texts
from buur.i18n.rulings import ruling_text
from buur.play.codec import Json
from buur.referee import REGULATIONS, Decision, Incident, decide, is_ruled
from buur.referee.codec import decision_json, ruling_json
from buur.referee.incident import KINDS, MOMENTS, SEATS, TRICKS
from buur.seats import BySeat, Seat

MOST_HELD = 18
"""Maximum cards of a hand: a player may have been dealt another one's cards as well."""


def answer(question: Question) -> dict[str, Json]:
    """Return the ruling with its clause and its source, as data and as sentences."""
    if not is_ruled(question.variant):
        raise QuestionError(
            "not-ruled", "regulations speak of four players in pairs, nine cards each"
        )
    regulation = REGULATIONS[question.text("regulation", tuple(REGULATIONS))]
    language = question.text("lang", LANGUAGES) if "lang" in question else question.lang
    try:
        decision = decide(_incident(question), question.variant, regulation)
    except IncidentError as error:
        raise QuestionError(
            "missing-field" if error.missing else "bad-field", str(error)
        ) from error
    return decision_json(decision) | {"text": decision_text(decision, regulation.name, language)}


def decision_text(decision: Decision, asked: str, lang: str) -> str:
    """Return a decision as sentences in a language.

    Args:
        decision: the decision.
        asked: the name of the regulation in the question.
        lang: one of `LANGUAGES`.
    """
    regulation = decision.found.regulation
    return ruling_text(
        texts(lang),
        decision.article.effect,
        ruling_json(decision.ruling),
        silence=decision.article.silence,
        fallback=regulation is not None and regulation.name != asked,
    )


def _incident(question: Question) -> Incident:
    fields = question.object("incident")
    trick, cards = fields.cards("trick", 0, SEATS), fields.cards("cards", 0, TRICKS)
    seat = _seat(fields, "seat")
    hands = _hands(fields) if "hands" in fields else (None,) * SEATS
    held = {f"hands.{who}": hand for who, hand in enumerate(hands) if hand is not None}
    # The card that is taken back may stand in the trick as well as in the hand.
    fields.check_disjoint(trick=mask_of(trick) & ~mask_of(cards), **held)
    held.pop(f"hands.{seat}", None)
    fields.check_disjoint(cards=mask_of(cards), **held)
    return Incident(
        kind=fields.text("kind", KINDS),
        seat=seat,
        cards=cards,
        contract=fields.contract if "contract" in fields else question.contract,
        trick=trick,
        leader=_seat(fields, "leader") if "leader" in fields else None,
        trick_no=fields.number("trick_no", 1, TRICKS) if "trick_no" in fields else None,
        trick_winner=_seat(fields, "trick_winner") if "trick_winner" in fields else None,
        hands=hands,
        noticed=fields.text("noticed", MOMENTS) if "noticed" in fields else None,
        seen=fields.flag("seen") if "seen" in fields else None,
    )


def _seat(fields: Question, name: str) -> Seat:
    return Seat(fields.number(name, 0, SEATS - 1))


def _hands(fields: Question) -> BySeat[CardSet | None]:
    """Return the known hands; the keys of the field are seat numbers as texts."""
    given = fields.get("hands")
    seats = [str(seat) for seat in range(SEATS)]
    if not isinstance(given, dict) or not set(given) <= set(seats):
        raise fields.bad_field("hands", "an object of hands by seat, " + ", ".join(seats))
    held = fields.nested({f"hands.{seat}": cards for seat, cards in given.items()})
    names = [f"hands.{seat}" for seat in seats]
    return tuple(
        mask_of(held.cards(name, 0, MOST_HELD)) if name in held else None for name in names
    )
