"""Answers of kinds ``position`` and ``deals``: a deal at a position, and random deals."""

from __future__ import annotations

from itertools import islice
from typing import Final

from buur.answers.codec.question import Question, QuestionError
from buur.cards import CODES, SUITS, CardSet, card_code, cards_in, mask_of
from buur.play.chance import HIGHEST_SEED
from buur.play.codec import Json, cards_json
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.play.positions import position
from buur.play.random_deals import WIDOW, GivenCards, Place, SuitCounts, SuitLengths, deals
from buur.seats import BySeat

MOST_COUNT: Final = 1000
"""Maximum number of deals of one answer."""


def answer(question: Question) -> dict[str, Json]:
    """Return the phase, the seat to act, what it may do, and the points so far."""
    return position_json(position_of(question))


def position_of(question: Question) -> Partie:
    """Return the partie at the position that a question describes."""
    seats = question.variant.seats
    return position(
        question.variant,
        hands_of(question),
        dealer=question.number("dealer", 0, seats - 1) if "dealer" in question else None,
        leader=question.number("leader", 0, seats - 1) if "leader" in question else None,
        contract=question.contract,
        trick=question.trick(),
        tricks=_tricks(question) if "tricks" in question else None,
    )


def hands_of(question: Question) -> BySeat[CardSet | None]:
    """Return the hands by seat; a hand that is not there is not known."""
    seats = question.variant.seats
    given = question.get("hands")
    if isinstance(given, list) and len(given) == seats:
        given = {str(seat): hand for seat, hand in enumerate(given)}
    names = [str(seat) for seat in range(seats)]
    if not isinstance(given, dict) or not set(given) <= set(names):
        raise question.bad_field("hands", f"a list of {seats} hands, or an object of hands by seat")
    held = question.nested({f"hands.{seat}": cards for seat, cards in given.items()})
    return tuple(
        mask_of(held.cards(f"hands.{name}", 0, question.tricks))
        if f"hands.{name}" in held
        else None
        for name in names
    )


def _tricks(question: Question) -> list[tuple[int, ...]]:
    players = question.variant.players
    entries = question.items("tricks", question.tricks)
    return [
        question.nested({"tricks": entry}).cards("tricks", players, players) for entry in entries
    ]


def position_json(partie: Partie) -> dict[str, Json]:
    """Return a position as its answer."""
    turn, acts, deal = partie.turn, partie.legal, deal_of(partie)
    held = [] if turn is None else cards_in(deal.hands[turn])
    legal = acts.cards.mask
    playing = partie.phase == "play"
    why: dict[str, Json] = {
        card_code(card): acts.why_not(card) for card in held if playing and not legal >> card & 1
    }
    found: dict[str, Json] = {
        "phase": partie.phase,
        "waiting": [*partie.waiting],
        "turn": turn,
        "legal": cards_json(legal),
        "why": why,
        "points": [*partie.card_points],
    }
    if partie.phase == "choose":
        found["contracts"] = [contract.code for contract in acts.contracts]
    return found


def random_deals(question: Question) -> dict[str, Json]:
    """Return random deals under conditions."""
    count = question.number("count", 1, MOST_COUNT) if "count" in question else 1
    seed = question.number("seed", 0, HIGHEST_SEED) if "seed" in question else None
    conditions = given_of(question), lengths_of(question)
    drawn = deals(question.variant, seed, given=conditions[0], lengths=conditions[1])
    return {"deals": [_deal_json(partie) for partie in islice(drawn, count)]}


def _deal_json(partie: Partie) -> dict[str, Json]:
    deal = deal_of(partie)
    hands: list[Json] = [cards_json(hand) for hand in deal.dealt]
    found: dict[str, Json] = {"dealer": deal.dealer, "hands": hands}
    if deal.widow.count or deal.widow.up:
        found["widow"] = cards_json(CardSet(deal.widow.up | deal.widow.down))
    if deal.turned is not None:
        found["turned"] = CODES[deal.turned]
    return found


def _place(name: object) -> Place:
    return int(name) if isinstance(name, str) and name.isdecimal() and len(name) == 1 else str(name)


def given_of(question: Question) -> GivenCards | None:
    """Return the field ``given``: cards by the place that has them."""
    if "given" not in question:
        return None
    given = question.get("given")
    if not isinstance(given, dict):
        raise question.bad_field("given", f"an object of cards by seat or {WIDOW!r}")
    held = question.nested({f"given.{place}": cards for place, cards in given.items()})
    return {_place(place): mask_of(held.cards(f"given.{place}", 0, len(CODES))) for place in given}


def lengths_of(question: Question) -> SuitLengths | None:
    """Return the field ``lengths``: numbers of cards by place and suit."""
    if "lengths" not in question:
        return None
    lengths = question.get("lengths")
    if not isinstance(lengths, dict):
        raise question.bad_field("lengths", "an object of numbers by suit, by seat")
    return {_place(place): _counts(question, place, suits) for place, suits in lengths.items()}


def _counts(question: Question, place: object, suits: object) -> SuitCounts:
    name = f"lengths.{place}"
    fields = question.nested({name: suits})
    if not isinstance(suits, dict) or not set(suits) <= set(SUITS):
        raise fields.bad_field(name, "an object of numbers by suit S H D C")
    return {suit: _count(fields.nested({f"{name}.{suit}": many})) for suit, many in suits.items()}


def _count(fields: Question) -> int | range:
    """Return a number of cards, or the range between two numbers, both included."""
    (name,) = fields.names
    most = len(CODES) // len(SUITS)
    many = fields.get(name)
    if not isinstance(many, list):
        return fields.number(name, 0, most)
    if len(many) != 2:
        raise QuestionError("bad-field", f"the field {name!r} is a list: expected two numbers")
    low, high = fields.pair(name, 0, most)
    return range(low, high + 1)
