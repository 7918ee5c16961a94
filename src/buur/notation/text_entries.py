"""Entries of the text notation: the format of each kind of line, as a table by keyword."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final, NamedTuple

from buur.cards import NO_CARDS, CardSet, card_code, cards_code
from buur.contracts import Contract, parse_contract
from buur.notation.line_reader import LineReader
from buur.notation.record import Claim, Entry, Outcome
from buur.notation.text_fields import (
    ACTOR,
    ANSWER,
    CARD,
    CONTRIBUTORS,
    CUT,
    DRAWN,
    EMPTY,
    HAND,
    KNOWN_HAND,
    PREDICTION,
    PREDICTIONS,
    PREVIOUS_SEATS,
    SEAT,
    SEED,
    TextField,
    flag,
    mark,
    read_actor,
    read_card,
    read_cards,
    read_hand,
    read_hands,
    word,
    write_hand,
    write_hands,
)
from buur.notation.text_results import read_claim, read_outcome, write_claim, write_outcome
from buur.notation.text_rulings import read_objected, read_ruled, write_objected, write_ruled
from buur.play.model import events
from buur.play.model.events import Bid, Chosen, Dealt, Declared, Doubled, Passed, Played, Pushed
from buur.play.take_back import TakenBack

_CONTRACT: Final = re.compile(r"[a-z0-9:]+(?:[A-Z])?")
_HEIGHT: Final = re.compile(r"[a-z0-9_-]+")


class EntryFormat(NamedTuple):
    """Reader and writer of one kind of line, without its keyword."""

    kinds: tuple[type, ...]
    """The classes of the entries on such lines."""
    read: Callable[[LineReader], Entry]
    write: Callable[[Any], str]


def _by_fields(kind: type, *parts: TextField) -> EntryFormat:
    """Return the format of an event whose fields are written in their order."""
    names = [field.name for field in fields(kind)]

    def read(line: LineReader) -> Entry:
        event: Entry = kind(*[part.read(line) for part in parts])
        return event

    def write(event: Entry) -> str:
        pairs = zip(parts, names, strict=True)
        return "".join(part.write(getattr(event, name)) for part, name in pairs)

    return EntryFormat((kind,), read, write)


def _read_dealt(line: LineReader) -> Dealt:
    hands = read_hands(line)
    turned = read_card(line) if line.accept("turned") else None
    up, down = _read_widow(line)
    return Dealt(hands, turned, up, down, read_hands(line) if line.accept("piles") else ())


def _read_widow(line: LineReader) -> tuple[CardSet, CardSet | None]:
    """Read the open and the hidden cards of the widow, both empty if the line has none."""
    if not line.accept("widow"):
        return NO_CARDS, NO_CARDS
    up = NO_CARDS if line.accept(EMPTY) else read_cards(line)
    if not line.accept("/"):
        line.unexpected("a stroke between open and hidden cards")
    return up, read_hand(line)


def _write_dealt(event: Dealt) -> str:
    text = write_hands(event.hands)
    if event.turned is not None:
        text += f" turned {card_code(event.turned)}"
    if event.up or event.down != NO_CARDS:
        text += f" widow {write_hand(event.up)} / {write_hand(event.down)}"
    return text + (f" piles {write_hands(event.piles)}" if event.piles else "")


def _read_choice(line: LineReader) -> Chosen | Pushed:
    seat, start = read_actor(line), line.at
    text = line.expect(_CONTRACT, "push or a contract such as trump:S")
    if text == "push":
        line.skip()
        return Pushed(seat)
    contract = line.parsed(parse_contract, text, start)
    row = line.whole_number("the number of a row") if line.eat("#") else 0
    line.skip()
    return Chosen(seat, contract, row)


def _write_choice(event: Chosen | Pushed) -> str:
    if isinstance(event, Pushed):
        return f"{event.seat}:push"
    row = f"#{event.category}" if event.category else ""
    return f"{event.seat}:{event.contract}{row}"


_CALLS: Final[Mapping[str, type[Passed | Doubled]]] = {"pass": Passed, "double": Doubled}


def _read_bid(line: LineReader) -> Bid | Passed | Doubled:
    seat = read_actor(line)
    height = line.expect(_HEIGHT, "a bid such as 80, pass or double")
    if height in _CALLS:
        line.skip()
        return _CALLS[height](seat)
    contract = _read_contract(line) if line.eat("=") else None
    line.skip()
    return Bid(seat, height, contract)


def _read_contract(line: LineReader) -> Contract:
    start = line.at
    return line.parsed(parse_contract, line.expect(_CONTRACT, "a contract such as trump:S"), start)


def _write_bid(event: Bid | Passed | Doubled) -> str:
    if isinstance(event, Bid):
        contract = "" if event.contract is None else f"={event.contract}"
        return f"{event.seat}:{event.height}{contract}"
    return f"{event.seat}:{'pass' if isinstance(event, Passed) else 'double'}"


def _read_played(line: LineReader) -> Played:
    return Played(read_actor(line), read_card(line), *_read_melds(line))


def _write_played(event: Played) -> str:
    return f"{event.seat}:{card_code(event.card)}{_write_melds(event)}"


def _read_declared(line: LineReader) -> Declared:
    seat = read_actor(line)
    if line.accept(EMPTY):
        return Declared(seat)
    if not (line.sees("[") or line.sees("+")):
        line.unexpected("melds in brackets, or - for none")
    return Declared(seat, *_read_melds(line))


def _write_declared(event: Declared) -> str:
    return f"{event.seat}:{_write_melds(event) or EMPTY}"


def _read_melds(line: LineReader) -> tuple[tuple[CardSet, ...], bool]:
    """Read melds, each in brackets, and whether the stöck is called."""
    melds = []
    while line.accept("["):
        melds.append(read_cards(line))
        if not line.accept("]"):
            line.unexpected("a card or a closing bracket")
    stoeck = line.eat("+")
    if stoeck and not line.accept("stoeck"):
        line.unexpected("'stoeck' after the plus")
    return tuple(melds), stoeck


def _write_melds(event: Played | Declared) -> str:
    melds = "".join(f"[{cards_code(meld)}]" for meld in event.melds)
    return melds + ("+stoeck" if event.stoeck else "")


def _read_taken_back(line: LineReader) -> TakenBack:
    seat = read_actor(line)
    return TakenBack(seat, line.whole_number("the number of events that are taken back"))


def _write_taken_back(entry: TakenBack) -> str:
    return f"{entry.seat}:{entry.count}"


FORMATS: Final[Mapping[str, EntryFormat]] = {
    "opened": _by_fields(events.Opened, SEAT, DRAWN, PREVIOUS_SEATS),
    "sealed": _by_fields(events.Sealed, word("a digest"), SEED, CONTRIBUTORS),
    "contributed": _by_fields(events.Contributed, ACTOR, word("a contribution")),
    "cut": _by_fields(events.Cut, ACTOR, CUT),
    "hands": EntryFormat((Dealt,), _read_dealt, _write_dealt),
    "misdeal": _by_fields(events.Misdealt, word("a reason")),
    "choice": EntryFormat((Chosen, Pushed), _read_choice, _write_choice),
    "bid": EntryFormat((Bid, Passed, Doubled), _read_bid, _write_bid),
    "predicted": _by_fields(events.Predicted, ACTOR, PREDICTION, mark("aloud")),
    "joined": _by_fields(events.Joined, ACTOR, ANSWER),
    "exchanged": _by_fields(events.Exchanged, ACTOR, HAND),
    "discarded": _by_fields(events.Discarded, ACTOR, HAND),
    "called": _by_fields(events.Called, ACTOR, CARD),
    "owned": _by_fields(events.Owned, SEAT),
    "renounced": _by_fields(events.Renounced, ACTOR, flag("yes", "no")),
    "robbed": _by_fields(events.Robbed, SEAT),
    "play": EntryFormat((Played,), _read_played, _write_played),
    "declared": EntryFormat((Declared,), _read_declared, _write_declared),
    "back": EntryFormat((TakenBack,), _read_taken_back, _write_taken_back),
    "stoeck": _by_fields(events.StoeckCalled, SEAT),
    "married": _by_fields(events.Married, ACTOR, KNOWN_HAND),
    "asked": _by_fields(events.MeldsAsked, SEAT),
    "solder": _by_fields(events.Soldered, SEAT),
    "turned": _by_fields(events.Turned, SEAT),
    "objected": EntryFormat((events.Objected,), read_objected, write_objected),
    "ruled": EntryFormat((events.Ruled,), read_ruled, write_ruled),
    "finish": _by_fields(events.Finished, SEAT),
    "berg": _by_fields(events.BergCalled, SEAT),
    "answer": _by_fields(events.Insisted, ACTOR, flag("insist", "take")),
    "counted": _by_fields(events.Counted, PREDICTIONS),
    "revealed": _by_fields(events.Revealed, word("a seed")),
    "claim": EntryFormat((Claim,), read_claim, write_claim),
    "result": EntryFormat((Outcome,), read_outcome, write_outcome),
}
"""The formats of all entries except comments, by keyword."""

GROUPED: Final = frozenset(("contributed", "choice", "bid", "joined", "play", "declared", "claim"))
"""Lines that hold one entry or more; all others hold exactly one."""

KEYWORDS: Final = {kind: name for name, form in FORMATS.items() for kind in form.kinds}
"""The keyword of each class of entries."""
