"""JSON encoding of decisions by ``schemas/ruling-answer.schema.json``, and the schemas."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from buur.arguments import one_of
from buur.cards import card_code, suit_code
from buur.play.codec import Json, cards_json
from buur.referee.decision import Decision
from buur.referee.ruling import Ruling

SCHEMAS: Final = ("ruling-question", "ruling-answer")


def schema(name: str) -> dict[str, object]:
    """Return a JSON Schema published with the package, by its name in `SCHEMAS`.

    >>> schema("ruling-answer")["title"]
    'A ruling'

    Raises:
        ArgumentError: there is no such schema.
    """
    one_of(name, SCHEMAS, "name")
    file = files("buur.referee").joinpath("schemas", f"{name}.schema.json")
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found


def decision_json(decision: Decision) -> dict[str, Json]:
    """Return a decision as JSON, without its sentences in a language."""
    article, regulation = decision.article, decision.found.regulation
    return {
        "ruling": ruling_json(decision.ruling),
        "clause": article.clause,
        "source": article.source,
        "regulation": None if regulation is None else regulation.name,
        "silent": decision.silent,
    }


def ruling_json(ruling: Ruling) -> dict[str, Json]:
    """Return a ruling as JSON, without the fields that do not apply."""
    suit, played = ruling.barred_suit, ruling.played
    fields: dict[str, Json] = {
        "forced": cards_json(ruling.forced) or None,
        "barred_suit": None if suit is None else suit_code(suit),
        "dead": cards_json(ruling.dead) or None,
        "alive": cards_json(ruling.alive) or None,
        "played": None if played is None else card_code(played),
        "moves": [
            {"card": card_code(move.card), "to_team": move.team, "points": move.points}
            for move in ruling.moves
        ]
        or None,
        "tricks_to": dict(ruling.tricks_to) or None,
        "next_leader": ruling.next_leader,
        "choices": list(ruling.choices) or None,
        "loses_partie": ruling.loses_partie,
        "stoeck_counts": ruling.stoeck_counts,
        "melds_count": ruling.melds_count,
        "trick_counts": ruling.trick_counts,
    }
    given: dict[str, Json] = {name: value for name, value in fields.items() if value is not None}
    if ruling.loses_partie is not None:
        return given
    return {**given, "redeal": ruling.redeal, "deal_stands": ruling.deal_stands}
