"""Readers and writers of objections and rulings in the text notation.

A ruling has the offender, the trick and the case, then each effect after its keyword.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Final

from buur.cards import NO_CARDS, Card, CardSet, card_code, cards_code, parse_card
from buur.notation import quoting
from buur.notation.line_reader import LineReader
from buur.notation.text_fields import SEAT, UNKNOWN, TextField, expect_colon, read_seat
from buur.play.model.events import Objected, Ruled
from buur.seats import Team

_CARDS: Final = re.compile(r"[A-Za-z0-9]+")
_SIDE: Final = re.compile(r"[01](?![0-9])")


def write_objected(event: Objected) -> str:
    """Return an objection as text: objecting seat, offender, number of the trick."""
    return f"{event.seat}:{event.offender} {event.trick}"


def read_objected(line: LineReader) -> Objected:
    """Read an objection."""
    seat = read_seat(line)
    expect_colon(line, seat)
    return Objected(seat, read_seat(line), line.whole_number("the number of a trick"))


def write_ruled(event: Ruled) -> str:
    """Return a ruling with its effects as text."""
    parts = [str(event.offender), str(event.trick), quoting.word(event.case)]
    for name, effect in _EFFECTS.items():
        value = getattr(event, name)
        if value != _NO_EFFECT[name]:
            parts.append(f"{name} {effect.write(value)}")
    return " ".join(parts)


def read_ruled(line: LineReader) -> Ruled:
    """Read a ruling."""
    offender = read_seat(line)
    trick = line.whole_number("the number of a trick")
    case = line.word("a case")
    found = {name: field.read(line) for name, field in _EFFECTS.items() if _is_named(line, name)}
    return Ruled(offender, trick, case, **found)


def _is_named(line: LineReader, name: str) -> bool:
    """Read the keyword of an effect if it comes next; tell whether it did."""
    found = line.peek_keyword() == name
    if found:
        line.keyword()
    return found


def _read_side(line: LineReader) -> Team:
    side = Team(int(line.expect(_SIDE, "a side, 0 or 1")))
    line.skip()
    return side


def _read_tricks(line: LineReader) -> tuple[int, ...]:
    return (line.whole_number("the number of a trick"), *line.whole_numbers())


def _write_tricks(tricks: tuple[int, ...]) -> str:
    return " ".join(map(str, tricks))


def _read_cards(line: LineReader) -> CardSet | None:
    """Read cards written without spaces, or ``??`` for cards that are not known."""
    if line.accept(UNKNOWN):
        return None
    start, mask = line.at, 0
    text = line.expect(_CARDS, "cards without spaces, such as HAHK")
    codes = re.findall(".{2}", text)
    for code in codes:
        mask |= 1 << line.parsed(parse_card, code, start)
    if "".join(codes) != text or mask.bit_count() != len(codes):
        raise line.error("expected cards without spaces, each once, such as HAHK", start)
    line.skip()
    return CardSet(mask)


def _read_known_cards(line: LineReader) -> CardSet:
    return _read_cards(line) or NO_CARDS


def _write_cards(cards: CardSet | None) -> str:
    return UNKNOWN if cards is None else cards_code(cards).replace(" ", "")


def _read_card(line: LineReader) -> Card:
    start = line.at
    text = line.expect(_CARDS, "a card such as SA")
    line.skip()
    return line.parsed(parse_card, text, start)


_EFFECTS: Final = {
    "cards": TextField(_read_cards, _write_cards),
    "dead": TextField(_read_known_cards, _write_cards),
    "moved": TextField(_read_card, card_code),
    "side": TextField(_read_side, str),
    "lost": TextField(_read_tricks, _write_tricks),
    "leads": SEAT,
}
"""The format of each effect of a ruling, by keyword, which is the name of its field in `Ruled`."""
_NO_EFFECT: Final = {field.name: field.default for field in fields(Ruled)}
