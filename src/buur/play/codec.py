"""Events as JSON objects, the one spelling for records, storage and the wire."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Final, TypeVar

from buur.cards import Card, CardSet, card_code, cards_in, mask_of, parse_card
from buur.contracts import Contract, parse_contract
from buur.errors import NotationError
from buur.play.model.events import (
    BergCalled,
    Bid,
    Called,
    Chosen,
    Contributed,
    Counted,
    Cut,
    Dealt,
    Declared,
    Discarded,
    Doubled,
    Event,
    Exchanged,
    Finished,
    Insisted,
    Joined,
    Married,
    MeldsAsked,
    Misdealt,
    Objected,
    Opened,
    Owned,
    Passed,
    Played,
    Predicted,
    Pushed,
    Renounced,
    Revealed,
    Robbed,
    Ruled,
    Sealed,
    Soldered,
    StoeckCalled,
    Turned,
)
from buur.seats import MAX_SEATS, Seat, Team
from buur.variants.option_groups.join import ANSWERS, Answer

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]

_T = TypeVar("_T")

NAMES: Final[dict[type, str]] = {
    Opened: "opened",
    Sealed: "sealed",
    Contributed: "contributed",
    Cut: "cut",
    Dealt: "dealt",
    Misdealt: "misdealt",
    Pushed: "pushed",
    Chosen: "chosen",
    Bid: "bid",
    Passed: "passed",
    Doubled: "doubled",
    Predicted: "predicted",
    Joined: "joined",
    Exchanged: "exchanged",
    Discarded: "discarded",
    Called: "called",
    Owned: "owned",
    Renounced: "renounced",
    Robbed: "robbed",
    Played: "played",
    Declared: "declared",
    StoeckCalled: "stoeck",
    Married: "married",
    MeldsAsked: "asked",
    Soldered: "soldered",
    Turned: "turned",
    Objected: "objected",
    Ruled: "ruled",
    Finished: "finished",
    BergCalled: "berg",
    Insisted: "insisted",
    Counted: "counted",
    Revealed: "revealed",
}
_TYPES: Final = {name: event for event, name in NAMES.items()}
_LONGEST_TEXT: Final = 128


def cards_json(cards: CardSet) -> list[Json]:
    """Return a set of cards as a list of codes, by number."""
    return [card_code(card) for card in cards_in(cards)]


def event_json(event: Event) -> dict[str, Json]:
    """Return an event as a JSON object; the key ``e`` holds its name, defaults are left out."""
    found: dict[str, Json] = {"e": NAMES[type(event)]}
    for item in fields(event):
        value = getattr(event, item.name)
        if value != item.default:
            found[item.name] = _WRITERS[item.name](value)
    return found


def _write_hand(hand: CardSet | None) -> Json:
    return None if hand is None else cards_json(hand)


def _write_hands(hands: tuple[CardSet | None, ...]) -> Json:
    return [_write_hand(hand) for hand in hands]


_WRITERS: Final[dict[str, Callable[..., Json]]] = {
    "dealer": int,
    "drawn": lambda drawn: [card_code(card) for card in drawn],
    "digest": str,
    "seed": str,
    "seat": int,
    "nonce": str,
    "at": int,
    "hands": _write_hands,
    "turned": card_code,
    "up": cards_json,
    "down": _write_hand,
    "piles": _write_hands,
    "cards": _write_hand,
    "answer": str,
    "points": int,
    "aloud": bool,
    "height": str,
    "predictions": list,
    "reason": str,
    "contract": lambda contract: contract.code,
    "category": int,
    "card": card_code,
    "melds": lambda melds: [cards_json(meld) for meld in melds],
    "stoeck": bool,
    "insist": bool,
    "gives_up": bool,
    "offender": int,
    "trick": int,
    "case": str,
    "dead": cards_json,
    "moved": card_code,
    "side": int,
    "lost": list,
    "leads": int,
}


def parse_event(source: object) -> Event:
    """Read an event from a decoded JSON object.

    Raises:
        NotationError: the object is not an event; the message names the field.
    """
    if not isinstance(source, Mapping):
        raise NotationError(f"{_short(source)} is not an event: expected an object with a key 'e'")
    name = source.get("e")
    kind = _TYPES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise NotationError(
            f"{_short(source.get('e'))} is not an event: expected one of {' '.join(_TYPES)}"
        )
    known = {item.name for item in fields(kind)}
    unknown = set(source) - known - {"e"}
    if unknown:
        raise NotationError(
            f"event {source['e']} has an unknown field {_short(min(unknown, key=str))}"
        )
    return _build(kind, source)


def _build(kind: type, source: Mapping[str, object]) -> Event:
    values: dict[str, object] = {}
    for item in fields(kind):
        value = source.get(item.name, MISSING)
        if value is None and item.default is None:
            values[item.name] = None
        elif value is not MISSING:
            values[item.name] = _READERS[item.name](value, item.name)
        elif item.default is MISSING:
            raise NotationError(f"event {source['e']} lacks the field {item.name!r}")
    event: Event = kind(**values)
    return event


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _wrong(name: str, value: object, expected: str) -> NotationError:
    return NotationError(f"field {name!r} is {_short(value)}: expected {expected}")


def _read_int(value: object, name: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise _wrong(name, value, "a whole number")


def _read_seat(value: object, name: str) -> Seat:
    number = _read_int(value, name)
    if 0 <= number < MAX_SEATS:
        return Seat(number)
    raise _wrong(name, value, f"a seat from 0 to {MAX_SEATS - 1}")


def _read_side(value: object, name: str) -> Team:
    number = _read_int(value, name)
    if number in (0, 1):
        return Team(number)
    raise _wrong(name, value, "a side, 0 or 1")


def _read_text(value: object, name: str) -> str:
    if isinstance(value, str) and len(value) <= _LONGEST_TEXT:
        return value
    raise _wrong(name, value, f"a text of at most {_LONGEST_TEXT} characters")


def _read_bool(value: object, name: str) -> bool:
    if isinstance(value, bool):
        return value
    raise _wrong(name, value, "true or false")


def _read_card(value: object, name: str) -> Card:
    if isinstance(value, str):
        return parse_card(value)
    raise _wrong(name, value, "a card such as 'SA'")


def _read_contract(value: object, name: str) -> Contract:
    if isinstance(value, str):
        return parse_contract(value)
    raise _wrong(name, value, "a contract such as 'trump:S'")


def _read_list(value: object, name: str, read: Callable[[object, str], _T]) -> tuple[_T, ...]:
    if isinstance(value, list) and len(value) <= 36:
        return tuple(read(item, name) for item in value)
    raise _wrong(name, value, "a list of at most 36 entries")


def _read_cards(value: object, name: str) -> CardSet:
    cards = _read_list(value, name, _read_card)
    if len(set(cards)) != len(cards):
        raise _wrong(name, value, "each card once")
    return mask_of(cards)


def _read_hand(value: object, name: str) -> CardSet | None:
    return None if value is None else _read_cards(value, name)


def _read_answer(value: object, name: str) -> Answer:
    if isinstance(value, str) and value in ANSWERS:
        return value
    raise _wrong(name, value, "one of " + ", ".join(ANSWERS))


_READERS: Final[dict[str, Callable[[object, str], object]]] = {
    "dealer": _read_seat,
    "drawn": lambda value, name: _read_list(value, name, _read_card),
    "digest": _read_text,
    "seed": _read_text,
    "seat": _read_seat,
    "nonce": _read_text,
    "at": _read_int,
    "hands": lambda value, name: _read_list(value, name, _read_hand),
    "turned": _read_card,
    "up": _read_cards,
    "down": _read_hand,
    "piles": lambda value, name: _read_list(value, name, _read_hand),
    "cards": _read_hand,
    "answer": _read_answer,
    "points": _read_int,
    "aloud": _read_bool,
    "height": _read_text,
    "predictions": lambda value, name: _read_list(value, name, _read_int),
    "reason": _read_text,
    "contract": _read_contract,
    "category": _read_int,
    "card": _read_card,
    "melds": lambda value, name: _read_list(value, name, _read_cards),
    "stoeck": _read_bool,
    "insist": _read_bool,
    "gives_up": _read_bool,
    "offender": _read_seat,
    "trick": _read_int,
    "case": _read_text,
    "dead": _read_cards,
    "moved": _read_card,
    "side": _read_side,
    "lost": lambda value, name: _read_list(value, name, _read_int),
    "leads": _read_seat,
}
