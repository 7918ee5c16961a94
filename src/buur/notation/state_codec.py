"""Lossless JSON codec of a partie between two deals, and of the scores of its deals.

A server stores them, so that it need not replay a long partie from its beginning. Only a version of
Buur with the same `layout` reads them again; the events remain the record of the partie.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from typing import Any, Final

from buur.errors import BuurError, NotationError
from buur.notation.view_codec import ENCODED, decode_value, encode_value
from buur.play.model.result import DealScore
from buur.play.model.state import State
from buur.play.partie import Partie
from buur.variants.model import Variant

_APART: Final = ("variant", "history")
"""Fields of a state that are stored apart from it."""
_FAULTS: Final = (TypeError, ValueError, KeyError, AttributeError, IndexError, BuurError)


@cache
def layout() -> str:
    """Return a digest of the version of Buur and of the fields that are stored.

    >>> len(layout())
    16
    """
    import buur

    names = [[kind.__name__, *(field.name for field in fields(kind))] for kind in ENCODED]
    source = json.dumps([buur.__version__, names])
    return hashlib.sha256(source.encode()).hexdigest()[:16]


def encode_score(score: DealScore) -> Any:
    """Return the score of a deal as a JSON value, the inverse of `decode_score`."""
    return encode_value(score)


def decode_score(source: object) -> DealScore:
    """Return the score of a deal from its JSON value.

    Raises:
        NotationError: it is no score, or one of another layout.
    """
    try:
        found = decode_value(source)
    except _FAULTS as error:
        raise NotationError(f"this is no score of a deal: {error}") from error
    if not isinstance(found, DealScore):
        raise NotationError("this is no score of a deal")
    return found


def encode_state(state: State) -> dict[str, Any]:
    """Return a state as a JSON object, without its rules and the scores of its deals.

    >>> from buur.play.partie import start
    >>> partie = start("chibre", 7)
    >>> decode_state(encode_state(partie), partie.variant, ()) == partie
    True
    """
    names = [field.name for field in fields(State) if field.name not in _APART]
    return {name: encode_value(getattr(state, name)) for name in names}


def decode_state(source: object, variant: Variant, history: Iterable[DealScore]) -> Partie:
    """Return a state from its JSON object, its rules and the scores of its deals.

    Raises:
        NotationError: it is no state, or one of another layout.
    """
    try:
        given: dict[str, Any] = {**source}  # type: ignore[dict-item]
        found = {name: decode_value(one) for name, one in given.items()}
        return Partie(variant=variant, history=tuple(history), **found)
    except _FAULTS as error:
        raise NotationError(f"this is no state: {error}") from error
