"""Rulings of the referee as sentences, from the codes and the JSON of `buur.referee`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from buur.i18n.names import card_name
from buur.i18n.texts import Texts


def ruling_text(
    t: Texts, effect: str, ruling: Mapping[str, object], *, silence: str, fallback: bool
) -> str:
    """Return a ruling as a few sentences.

    Args:
        t: the texts of a language.
        effect: the code of the article's effect.
        ruling: the fields of the ruling as JSON.
        silence: "no", "penalty" or "text", see `buur.referee.regulation.Silence`.
        fallback: whether the article comes from the fallback of the regulation.
    """
    sentences = [*reservations(t, silence, fallback=fallback), t.format(f"referee-effect-{effect}")]
    return " ".join([*sentences, *_details(t, ruling)])


def reservations(t: Texts, silence: str, *, fallback: bool) -> list[str]:
    """Return the sentences about gaps of the regulation: a fallback, no penalty or no text."""
    keys = ["fallback"] * fallback
    keys += {"penalty": ["no-penalty"], "text": ["silent"]}.get(silence, [])
    return [t.format(f"referee-{key}") for key in keys]


def _details(t: Texts, ruling: Mapping[str, object]) -> list[str]:
    """Return the sentences about the cards of a ruling; a move of whole tricks lists none."""
    forced = "partner" if "barred_suit" in ruling else "forced"
    found = [(forced, ruling.get("forced")), ("dead", ruling.get("dead"))]
    if "played" in ruling:
        found.insert(0, ("played", [ruling["played"]]))
    told = [
        t.format(f"referee-cards-{key}", cards=_names(t, cards))
        for key, cards in found
        if isinstance(cards, Sequence) and cards
    ]
    tricks, moves = ruling.get("tricks_to"), ruling.get("moves")
    if isinstance(moves, Sequence) and not tricks:
        told += [_moved(t, move) for move in moves if move["to_team"] is not None]
    return told


def _moved(t: Texts, move: Mapping[str, object]) -> str:
    return t.format(
        "referee-cards-moved",
        cards=card_name(t, str(move["card"])),
        points=int(str(move["points"])),
        team=int(str(move["to_team"])),
    )


def _names(t: Texts, codes: Sequence[object]) -> str:
    return ", ".join(card_name(t, str(code)) for code in codes)
