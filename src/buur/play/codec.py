"""JSON codec of events, shared by records, storage and the wire protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any, Final, NamedTuple

from buur.cards import Card, CardSet, card_code, cards_in, mask_of, parse_card
from buur.contracts import Contract, parse_contract
from buur.errors import ArgumentError, NotationError
from buur.play.model import events
from buur.play.model.events import Event
from buur.play.model.meant import no_event
from buur.seats import MAX_SEATS, Seat, Team
from buur.variants.option_groups.join import ANSWERS, Answer

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]

NAMES: Final[dict[type, str]] = {
    events.Opened: "opened",
    events.Sealed: "sealed",
    events.Contributed: "contributed",
    events.Cut: "cut",
    events.Dealt: "dealt",
    events.Misdealt: "misdealt",
    events.Pushed: "pushed",
    events.Chosen: "chosen",
    events.Bid: "bid",
    events.Passed: "passed",
    events.Doubled: "doubled",
    events.Predicted: "predicted",
    events.Joined: "joined",
    events.Exchanged: "exchanged",
    events.Discarded: "discarded",
    events.Called: "called",
    events.Owned: "owned",
    events.Renounced: "renounced",
    events.Robbed: "robbed",
    events.Played: "played",
    events.Declared: "declared",
    events.StoeckCalled: "stoeck",
    events.Married: "married",
    events.MeldsAsked: "asked",
    events.Soldered: "soldered",
    events.Turned: "turned",
    events.Objected: "objected",
    events.Ruled: "ruled",
    events.Finished: "finished",
    events.BergCalled: "berg",
    events.Insisted: "insisted",
    events.Counted: "counted",
    events.Revealed: "revealed",
}
_TYPES: Final = {name: event for event, name in NAMES.items()}
_LONGEST_TEXT: Final = 128
_LONGEST_LIST: Final = 36
_LONGEST_REPR: Final = 60


def cards_json(cards: CardSet) -> list[Json]:
    """Return a set of cards as a list of codes, in order of the cards' numbers."""
    return [card_code(card) for card in cards_in(cards)]


def event_json(event: Event) -> dict[str, Json]:
    """Return an event as a JSON object; the key ``e`` holds its name, defaults are left out.

    >>> event_json(events.Played(0, "SA"))
    {'e': 'played', 'seat': 0, 'card': 'SA'}

    Raises:
        ArgumentError: it is no event.
    """
    name = NAMES.get(type(event))
    if name is None:
        raise no_event(event)
    found: dict[str, Json] = {"e": name}
    for item in fields(event):
        value = getattr(event, item.name)
        if value != item.default:
            found[item.name] = _KIND_OF[item.name].encode(value)
    return found


def parse_event(source: object) -> Event:
    """Read an event from a decoded JSON object.

    >>> parse_event({"e": "played", "seat": 0, "card": "SA"})
    Played(0, 'SA')

    Raises:
        NotationError: the object is not an event; the message names the field.
    """
    if not isinstance(source, Mapping):
        raise NotationError(
            f"{short_repr(source)} is not an event: expected an object with a key 'e'"
        )
    name = source.get("e")
    kind = _TYPES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise NotationError(
            f"{short_repr(name)} is not an event: expected one of {' '.join(_TYPES)}"
        )
    unknown = set(source) - {item.name for item in fields(kind)} - {"e"}
    if unknown:
        raise NotationError(
            f"event {name} has an unknown field {short_repr(min(unknown, key=str))}"
        )
    return _build(kind, source)


def _build(kind: type, source: Mapping[str, object]) -> Event:
    values: dict[str, object] = {}
    for item in fields(kind):
        value = source.get(item.name, MISSING)
        if value is None and item.default is None:
            values[item.name] = None
        elif value is not MISSING:
            values[item.name] = _KIND_OF[item.name].decode(value, item.name)
        elif item.default is MISSING:
            raise NotationError(f"event {source['e']} lacks the field {item.name!r}")
    try:
        event: Event = kind(**values)
    except ArgumentError as error:
        raise NotationError(f"event {source['e']}: {error}") from error
    return event


def short_repr(value: object) -> str:
    """Return the `repr` of a value for messages, cut if it is long."""
    text = repr(value)
    return text if len(text) <= _LONGEST_REPR else text[: _LONGEST_REPR - 3] + "..."


def _wrong(name: str, value: object, expected: str) -> NotationError:
    return NotationError(f"field {name!r} is {short_repr(value)}: expected {expected}")


class FieldKind(NamedTuple):
    """Encoder and decoder of one kind of field."""

    encode: Callable[..., Json]
    decode: Callable[[object, str], Any]
    """Takes the JSON value and the name of its field, for the message of a `NotationError`."""


def _list_of(kind: FieldKind) -> FieldKind:
    """Return the kind of field that holds a list of values of the given kind."""

    def encode(values: tuple[object, ...]) -> Json:
        return [kind.encode(value) for value in values]

    def decode(value: object, name: str) -> tuple[Any, ...]:
        if isinstance(value, list) and len(value) <= _LONGEST_LIST:
            return tuple(kind.decode(item, name) for item in value)
        raise _wrong(name, value, f"a list of at most {_LONGEST_LIST} entries")

    return FieldKind(encode, decode)


def _decode_int(value: object, name: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise _wrong(name, value, "a whole number")


def _decode_seat(value: object, name: str) -> Seat:
    number = _decode_int(value, name)
    if 0 <= number < MAX_SEATS:
        return Seat(number)
    raise _wrong(name, value, f"a seat from 0 to {MAX_SEATS - 1}")


def _decode_side(value: object, name: str) -> Team:
    number = _decode_int(value, name)
    if number in (0, 1):
        return Team(number)
    raise _wrong(name, value, "a side, 0 or 1")


def _decode_text(value: object, name: str) -> str:
    if isinstance(value, str) and len(value) <= _LONGEST_TEXT:
        return value
    raise _wrong(name, value, f"a text of at most {_LONGEST_TEXT} characters")


def _decode_bool(value: object, name: str) -> bool:
    if isinstance(value, bool):
        return value
    raise _wrong(name, value, "true or false")


def _decode_card(value: object, name: str) -> Card:
    if isinstance(value, str):
        return parse_card(value)
    raise _wrong(name, value, "a card such as 'SA'")


def _decode_contract(value: object, name: str) -> Contract:
    if isinstance(value, str):
        return parse_contract(value)
    raise _wrong(name, value, "a contract such as 'trump:S'")


_NUMBER: Final = FieldKind(int, _decode_int)
_CARD: Final = FieldKind(card_code, _decode_card)
_CARD_LIST: Final = _list_of(_CARD)


def _decode_cards(value: object, name: str) -> CardSet:
    cards = _CARD_LIST.decode(value, name)
    if len(set(cards)) != len(cards):
        raise _wrong(name, value, "each card once")
    return mask_of(cards)


def _decode_hand(value: object, name: str) -> CardSet | None:
    return None if value is None else _decode_cards(value, name)


def _decode_answer(value: object, name: str) -> Answer:
    if isinstance(value, str) and value in ANSWERS:
        return value
    raise _wrong(name, value, "one of " + ", ".join(ANSWERS))


def _encode_hand(hand: CardSet | None) -> Json:
    return None if hand is None else cards_json(hand)


def _encode_contract(contract: Contract) -> str:
    return contract.code


_CARDS: Final = FieldKind(cards_json, _decode_cards)
_HAND: Final = FieldKind(_encode_hand, _decode_hand)

_FIELDS: Final = {
    "dealer seat offender leads": FieldKind(int, _decode_seat),
    "side": FieldKind(int, _decode_side),
    "at points category trick": _NUMBER,
    "predictions lost": _list_of(_NUMBER),
    "digest seed nonce height reason case": FieldKind(str, _decode_text),
    "answer": FieldKind(str, _decode_answer),
    "aloud stoeck insist gives_up": FieldKind(bool, _decode_bool),
    "contract": FieldKind(_encode_contract, _decode_contract),
    "card turned moved": _CARD,
    "drawn": _CARD_LIST,
    "contributors previous_seats": _list_of(FieldKind(int, _decode_seat)),
    "up dead": _CARDS,
    "melds": _list_of(_CARDS),
    "cards down": _HAND,
    "hands piles": _list_of(_HAND),
}
"""The kind of each field of an event; a key lists all fields of one kind."""
_KIND_OF: Final = {name: kind for names, kind in _FIELDS.items() for name in names.split()}
