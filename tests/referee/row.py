"""Incidents and expectations that the tables of rows are made of."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

Fields = dict[str, Any]
ALL: Final = ("1993", "2006", "german-swiss")
ROMAND: Final = ("1993", "2006")


class Row(NamedTuple):
    """An incident, the regulations that rule on it alike, and their ruling."""

    name: str
    regulations: tuple[str, ...]
    incident: Fields
    ruling: Fields
    clause: str | None
    source: str
    silent: bool = False
    without: tuple[str, ...] = ()
    """Fields of a ruling that do not apply."""


STANDS: Final[Fields] = {"redeal": None, "deal_stands": True}
SAME: Final[Fields] = {"redeal": "same_dealer", "deal_stands": False}

# Clubs led, diamonds trumps. Seat 1 threw a heart and holds two clubs and a trump.
REVOKE: Final[Fields] = {
    "kind": "revoke",
    "seat": 1,
    "cards": ["H6"],
    "contract": "trump:D",
    "trick": ["C6", "H6", "C7"],
    "leader": 0,
    "hands": {"1": ["C9", "CK", "D9"]},
    "noticed": "in_trick",
}
REFUSED: Final[Fields] = REVOKE | {
    "trick": ["DT", "H6"],
    "hands": {"1": ["C9", "D6", "D9", "DJ"]},
}
LATER: Final[Fields] = {
    "kind": "revoke",
    "seat": 1,
    "cards": ["C9"],
    "contract": "trump:D",
    "trick_no": 4,
    "trick_winner": 2,
    "hands": {"1": ["C9", "CK", "D9"]},
    "noticed": "later",
}
TWO: Final[Fields] = {
    "kind": "two_cards",
    "seat": 1,
    "cards": ["C9", "DT"],
    "contract": "trump:D",
    "trick": ["C6"],
    "leader": 0,
    "hands": {"1": ["CK"]},
    "seen": True,
}
TURN: Final[Fields] = {
    "kind": "out_of_turn",
    "seat": 2,
    "cards": ["D9"],
    "contract": "trump:D",
    "noticed": "in_trick",
}
SOLDER: Final[Fields] = {
    "kind": "wrong_solder",
    "seat": 0,
    "contract": "trump:D",
    "hands": {"0": ["DJ", "SA"], "1": ["D6", "H7"], "2": ["C6", "C7"], "3": ["S6", "S7"]},
    "leader": 0,
}
COUNT: Final[Fields] = {"kind": "card_count", "seat": 3, "contract": "trump:D"}
MISSING: Final[Fields] = {
    "kind": "missing_card",
    "seat": 3,
    "cards": ["CA"],
    "contract": "trump:D",
    "trick_winner": 0,
    "noticed": "after_deal",
}
CANCEL: Final[Fields] = STANDS | {"choices": ["play_on", "redeal"]}
REST: Final[Fields] = {
    "tricks_to": {"rest": 1},
    "moves": [
        {"card": "S6", "to_team": 1, "points": 0},
        {"card": "S7", "to_team": 1, "points": 0},
        {"card": "SA", "to_team": 1, "points": 11},
        {"card": "H7", "to_team": 1, "points": 0},
        {"card": "D6", "to_team": 1, "points": 0},
        {"card": "DJ", "to_team": 1, "points": 20},
        {"card": "C6", "to_team": 1, "points": 0},
        {"card": "C7", "to_team": 1, "points": 0},
    ],
}

KEPT: Final[Fields] = {
    "tricks_to": {"rest": 0},
    "moves": [move | {"to_team": 0} for move in REST["moves"]],
}


def moved(card: str, team: int | None, points: int) -> Fields:
    return {"dead": [card], "moves": [{"card": card, "to_team": team, "points": points}]}


def simple(kind: str, noticed: str | None = None, **facts: object) -> Fields:
    moment = {} if noticed is None else {"noticed": noticed}
    return {"kind": kind, "seat": 1, "contract": "trump:D", **moment, **facts}


PLAY, END, DEAL = "R93, Le jeu", "R93, La fin de partie", "T06, Donne"
