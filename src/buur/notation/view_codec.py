"""Lossless JSON codec of views, between two processes with the same version of Buur.

External bots get the observation of `buur.arena.observation`. A bot of Buur needs the view itself,
which is encoded field by field, with the rules by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Final

from buur.contracts import Contract, Tables
from buur.errors import BuurError, NotationError
from buur.melds import Meld, Utterance
from buur.play.model.account import AccountLine
from buur.play.model.auction import Auction, Stake
from buur.play.model.deal import Deal, Exchange, Reign, Seal, Solder, Trick, Widow
from buur.play.model.events import Bid, Doubled, Passed
from buur.play.model.result import DealScore, Reached, Result
from buur.play.model.rulings import Correction, Dead, Moved, Objection, Rulings
from buur.play.model.state import State
from buur.play.views import Description, View
from buur.scoring import Credit
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant

KIND: Final = ""
"""The key of an encoded object under which the name of its class is stored."""
ENCODED: Final = (
    *(
        AccountLine,
        Auction,
        Bid,
        Contract,
        Credit,
        Deal,
        DealScore,
        Description,
        Doubled,
        Exchange,
        Meld,
    ),
    *(Correction, Dead, Moved, Objection, Rulings),
    *(Passed, Reached, Reign, Result, Seal, Solder, Stake, State, Trick, Utterance, View, Widow),
)
"""The classes of the values that a view consists of."""
_KINDS: Final[dict[str, type]] = {kind.__name__: kind for kind in ENCODED}
_RULES: Final = "Rules"
_SCHEDULE: Final = "Schedule"


def encode_view(view: View) -> object:
    """Return the view of a seat as JSON, the inverse of `decode_view`."""
    return encode_value(view)


def decode_view(source: object) -> View:
    """Return the view of a seat that a JSON value encodes.

    Raises:
        NotationError: the value is no view, or a view of another version of Buur.
    """
    try:
        found = decode_value(source)
    except (TypeError, ValueError, KeyError, AttributeError, IndexError, BuurError) as error:
        raise NotationError(f"this is no view: {error}") from error
    except RecursionError as error:
        raise NotationError("this view nests too deeply") from error
    if not isinstance(found, View) or type(found.seat) is not int:
        raise NotationError("this is no view")
    return found


def encode_value(value: object) -> Any:
    """Return a value of a view as JSON, the inverse of `decode_value`.

    Raises:
        TypeError: the value is of a class that no view contains.
    """
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Variant):
        return _rules(value)
    if isinstance(value, tuple):
        return _schedule(value) if value and isinstance(value[0], Tables) else _list(value)
    if is_dataclass(value) and type(value).__name__ in _KINDS:
        return {KIND: type(value).__name__, **_fields(value)}
    raise TypeError(f"{type(value).__name__} cannot be carried")


def _list(values: tuple[object, ...]) -> list[Any]:
    return [encode_value(one) for one in values]


def _fields(value: Any) -> dict[str, Any]:
    """Return the encoded fields of a value that differ from their defaults."""
    found = {}
    for field in fields(value):
        content = getattr(value, field.name)
        if field.init and (field.default is MISSING or content != field.default):
            found[field.name] = encode_value(content)
    return found


def _rules(rules: Variant) -> dict[str, Any]:
    changes = rules.differences(PRESETS[rules.code].variant)
    options = {name: dict(one) if isinstance(one, tuple) else one for name, one in changes.items()}
    return {KIND: _RULES, "name": rules.code, "options": options}


def _schedule(tables: tuple[Tables, ...]) -> dict[str, Any]:
    """Return the encoded tables of a deal, each distinct one once."""
    distinct = list(dict.fromkeys(tables))
    return {
        KIND: _SCHEDULE,
        "tables": [_list(one) for one in distinct],
        "tricks": [distinct.index(one) for one in tables],
    }


def decode_value(source: object) -> Any:
    """Return the value that a JSON value encodes; one that is not written by Buur raises errors."""
    if isinstance(source, list):
        return tuple([decode_value(one) for one in source])
    if not isinstance(source, Mapping):
        return source
    kind = source[KIND]
    if kind == _RULES:
        return variant(source["name"], source["options"])
    if kind == _SCHEDULE:
        tables = [Tables(*decode_value(one)) for one in source["tables"]]
        return tuple([tables[number] for number in source["tricks"]])
    given = {name: decode_value(one) for name, one in source.items() if name != KIND}
    return _KINDS[kind](**given)
