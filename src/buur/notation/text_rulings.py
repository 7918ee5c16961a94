"""Objections and rulings in the text face.

A ruling names the offender, the trick and the case, then each of its effects after its word.
"""

from __future__ import annotations

import re
from typing import Final

from buur.cards import NO_CARDS, Card, CardSet, card_code, cards_code, parse_card
from buur.errors import NotationError
from buur.notation import quoting
from buur.notation.line_reader import LineReader
from buur.play.model.events import Objected, Ruled
from buur.seats import MAX_SEATS, Seat, Team

_UNKNOWN: Final = "??"
_CARDS: Final = re.compile(r"[A-Za-z0-9]+")
_SEAT: Final = re.compile(rf"[0-{MAX_SEATS - 1}](?![0-9])")
_SIDE: Final = re.compile(r"[01](?![0-9])")


def write_objected(event: Objected) -> str:
    """Return an objection: who objects, to whose card, in which trick."""
    return f"{event.seat}:{event.offender} {event.trick}"


def write_ruled(event: Ruled) -> str:
    """Return a ruling with its effects."""
    parts = [str(event.offender), str(event.trick), quoting.word(event.case)]
    if event.cards is None:
        parts.append(f"cards {_UNKNOWN}")
    elif event.cards:
        parts.append(f"cards {_code(event.cards)}")
    if event.dead:
        parts.append(f"dead {_code(event.dead)}")
    if event.moved is not None:
        parts.append(f"moved {card_code(event.moved)}")
    if event.side is not None:
        parts.append(f"side {event.side}")
    if event.lost:
        parts.append("lost " + " ".join(map(str, event.lost)))
    if event.leads is not None:
        parts.append(f"leads {event.leads}")
    return " ".join(parts)


def read_objected(line: LineReader) -> Objected:
    """Read an objection."""
    seat = _seat(line)
    if not line.eat(":"):
        line.unexpected(f"a colon after seat {seat}")
    return Objected(seat, _seat(line), line.whole_number("the number of a trick"))


def read_ruled(line: LineReader) -> Ruled:
    """Read a ruling."""
    offender = _seat(line)
    trick = line.whole_number("the number of a trick")
    case = line.word("a case")
    return Ruled(
        offender=offender,
        trick=trick,
        case=case,
        cards=_cards(line) if _named(line, "cards") else NO_CARDS,
        dead=_cards(line) or NO_CARDS if _named(line, "dead") else NO_CARDS,
        moved=_card(line) if _named(line, "moved") else None,
        side=_side(line) if _named(line, "side") else None,
        lost=_tricks(line) if _named(line, "lost") else (),
        leads=_seat(line) if _named(line, "leads") else None,
    )


def _code(cards: CardSet) -> str:
    return cards_code(cards).replace(" ", "")


def _named(line: LineReader, name: str) -> bool:
    found = line.peek_keyword() == name
    if found:
        line.keyword()
    return found


def _seat(line: LineReader) -> Seat:
    found = line.take(_SEAT)
    if found is None:
        line.unexpected(f"a seat from 0 to {MAX_SEATS - 1}")
    line.skip()
    return Seat(int(found.group()))


def _side(line: LineReader) -> Team:
    found = line.take(_SIDE)
    if found is None:
        line.unexpected("a side, 0 or 1")
    line.skip()
    return Team(int(found.group()))


def _tricks(line: LineReader) -> tuple[int, ...]:
    return (line.whole_number("the number of a trick"), *line.whole_numbers())


def _cards(line: LineReader) -> CardSet | None:
    """Read cards written without spaces, or ``??`` for cards that are not known."""
    if line.eat(_UNKNOWN):
        line.skip()
        return None
    start, mask = line.at, 0
    found = line.take(_CARDS)
    if found is None:
        line.unexpected("cards without spaces, such as HAHK")
    codes = re.findall(".{2}", found.group())
    for code in codes:
        mask |= 1 << _parsed(line, code, start)
    if "".join(codes) != found.group() or mask.bit_count() != len(codes):
        raise line.error("expected cards without spaces, each once, such as HAHK", start)
    line.skip()
    return CardSet(mask)


def _card(line: LineReader) -> Card:
    start = line.at
    found = line.take(_CARDS)
    if found is None:
        line.unexpected("a card such as SA")
    line.skip()
    return _parsed(line, found.group(), start)


def _parsed(line: LineReader, code: str, start: int) -> Card:
    try:
        return parse_card(code)
    except NotationError as error:
        raise line.error(error.message, start) from error
