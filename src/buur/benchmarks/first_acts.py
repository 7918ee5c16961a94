"""The first legal act in a table view: a choice without rules, which costs next to nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

View = Mapping[str, Any]
Choice = Callable[[View, Any], dict[str, Any] | None]


def first_act(view: View) -> dict[str, Any] | None:
    """Return an act of this seat, None if it has none or waits.

    >>> first_act({"legal": {"cards": ["SA", "S6"], "best": [], "stoeck_cards": []}})
    {'e': 'played', 'card': 'SA', 'melds': [], 'stoeck': False}
    """
    legal = view.get("legal", {})
    acts = (choose(view, legal[field]) for field, choose in _CHOICES.items() if legal.get(field))
    return next(filter(None, acts), None)


def _call(view: View, _: object) -> dict[str, Any]:
    """Return a bid in every other deal, else a pass."""
    legal = view["legal"]
    if not legal["bids"] or (view["deal"] + view["seat"]) % 2 == 0:
        return {"e": "passed"}
    named = {"contract": legal["contracts"][0]} if legal["contracts"] else {}
    return {"e": "bid", "height": legal["bids"][0]["height"], **named}


def _choose(view: View, codes: list[str]) -> dict[str, Any]:
    rows = view["legal"].get("rows")
    if rows:
        return {"e": "chosen", "contract": rows[0]["contracts"][0], "category": rows[0]["no"]}
    return {"e": "chosen", "contract": codes[view["deal"] % len(codes)]}


def _finish(view: View, _: object) -> dict[str, Any] | None:
    is_out = max(view["scores"]) >= view["rules"]["target"]
    return {"e": "finished"} if is_out and view["contract"] else None


def _play(view: View, cards: list[str]) -> dict[str, Any]:
    legal, card = view["legal"], cards[0]
    stoeck = card in legal["stoeck_cards"]
    return {"e": "played", "card": card, "melds": legal["best"], "stoeck": stoeck}


def _taken(name: str) -> Choice:
    return lambda view, count: {"e": name, "cards": view["hand"][:count]}


_CHOICES: Final[Mapping[str, Choice]] = {
    "contribute": lambda *_: {"e": "contributed", "nonce": "0123456789abcdef"},
    "cut": lambda _, cut: {"e": "cut", "at": cut["min"]},
    "passes": _call,
    "predict": lambda _, range_: {"e": "predicted", "points": 0, "aloud": range_["aloud"]},
    "answers": lambda _, answers: {"e": "joined", "answer": answers[0]},
    "exchange": _taken("exchanged"),
    "discard": _taken("discarded"),
    "owned": lambda *_: {"e": "owned"},
    "call": lambda _, cards: {"e": "called", "card": cards[-1]},
    "declare": lambda view, _: {"e": "declared", "melds": view["legal"]["best"]},
    "renounce": lambda *_: {"e": "renounced", "gives_up": False},
    "contracts": _choose,
    "insist": lambda *_: {"e": "insisted", "insist": False},
    "count": lambda *_: {"e": "counted"},
    "finish": _finish,
    "cards": _play,
}
"""Fields of the legal acts, and an act for each; the first that applies is taken."""
