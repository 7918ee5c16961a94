"""Fields of the text face: a reader and a writer for seats, cards, hands, words and melds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from buur.cards import NO_CARDS, Card, CardSet, card_code, cards_code, parse_card
from buur.notation import quoting
from buur.notation.line_reader import LineReader
from buur.seats import MAX_SEATS, Seat
from buur.variants.option_groups.join import ANSWERS, Answer

UNKNOWN: Final = "??"
EMPTY: Final = "-"
NOBODY: Final = "nobody"
FROM: Final = "from"

_CARD: Final = re.compile(r"[A-Za-z0-9?]+")
_END_OF_HAND: Final = re.compile(r"\||turned|widow|piles")
_SEAT: Final = re.compile(rf"[0-{MAX_SEATS - 1}](?![0-9])")


class TextField(NamedTuple):
    """Reader and writer of one kind of field."""

    read: Callable[[LineReader], Any]
    """Reads the field and the spaces after it."""
    write: Callable[[Any], str]


def read_seat(line: LineReader) -> Seat:
    """Read a seat and the spaces after it."""
    seat = _bare_seat(line)
    line.skip()
    return seat


def read_actor(line: LineReader) -> Seat:
    """Read a seat and the colon after it."""
    seat = _bare_seat(line)
    expect_colon(line, seat)
    return seat


def expect_colon(line: LineReader, seat: Seat) -> None:
    """Read the colon between a seat and its act."""
    if not line.eat(":"):
        line.unexpected(f"a colon after seat {seat}")


def _bare_seat(line: LineReader) -> Seat:
    return Seat(int(line.expect(_SEAT, f"a seat from 0 to {MAX_SEATS - 1}")))


def _write_actor(seat: Seat) -> str:
    return f"{seat}:"


def read_card(line: LineReader) -> Card:
    """Read a card and the spaces after it."""
    start = line.at
    card = line.parsed(parse_card, line.expect(_CARD, "a card such as SA"), start)
    line.skip()
    return card


def read_cards(line: LineReader) -> CardSet:
    """Read cards until something else comes next; raise an error for a repeated card."""
    mask = 0
    while not _ends_hand(line) and _CARD.match(line.text, line.at):
        start = line.at
        card = read_card(line)
        if mask >> card & 1:
            raise line.error(f"{line.text[start : start + 2]} stands here twice", start)
        mask |= 1 << card
    return CardSet(mask)


def _ends_hand(line: LineReader) -> bool:
    return _END_OF_HAND.match(line.text, line.at) is not None


def read_hand(line: LineReader) -> CardSet | None:
    """Read a hand: all its cards, ``-`` if it is empty, or ``??`` for None if it is unknown."""
    if line.accept(EMPTY):
        return NO_CARDS
    if line.sees(UNKNOWN):
        while line.accept(UNKNOWN):
            pass
        if _CARD.match(line.text, line.at) and not _ends_hand(line):
            raise line.error("a hand is known whole or not at all")
        return None
    if not _CARD.match(line.text, line.at):
        line.unexpected("cards, ?? for a hand that is not known, or - for an empty one")
    _refuse_half_known(line)
    return read_cards(line)


def _refuse_half_known(line: LineReader) -> None:
    end = _END_OF_HAND.search(line.text, line.at)
    unknown = line.text.find(UNKNOWN, line.at, end.start() if end else len(line.text))
    if unknown >= 0:
        raise line.error("a hand is known whole or not at all", unknown)


def write_hand(hand: CardSet | None) -> str:
    """Return the text of a hand: its cards, ``-`` if it is empty, ``??`` if it is unknown."""
    return UNKNOWN if hand is None else cards_code(hand) or EMPTY


def read_hands(line: LineReader) -> tuple[CardSet | None, ...]:
    """Read hands separated by bars."""
    return line.separated("|", lambda: read_hand(line))


def write_hands(hands: tuple[CardSet | None, ...]) -> str:
    """Return the text of hands, separated by bars."""
    return " | ".join(map(write_hand, hands))


def _read_known_hand(line: LineReader) -> CardSet:
    return read_hand(line) or NO_CARDS


def _read_drawn(line: LineReader) -> tuple[Card, ...] | None:
    if not line.accept("drawn"):
        return None
    drawn = [read_card(line)]
    while _CARD.match(line.text, line.at) and not line.sees(FROM):
        drawn.append(read_card(line))
    return tuple(drawn)


def _write_drawn(drawn: tuple[Card, ...] | None) -> str:
    return "" if drawn is None else " drawn " + " ".join(map(card_code, drawn))


def _read_previous_seats(line: LineReader) -> tuple[Seat, ...] | None:
    return _read_seats(line) if line.accept(FROM) else None


def _write_previous_seats(seats: tuple[Seat, ...] | None) -> str:
    return "" if seats is None else f" {FROM} {' '.join(map(str, seats))}"


def _read_seed(line: LineReader) -> str | None:
    if line.is_done or line.sees("{") or line.sees("by "):
        return None
    start = line.at
    if line.word("'seed'") != "seed":
        raise line.error("only 'seed' and the seed may follow a digest", start)
    return line.word("a seed")


def _write_seed(seed: str | None) -> str:
    return "" if seed is None else f" seed {quoting.word(seed)}"


def _read_contributors(line: LineReader) -> tuple[Seat, ...] | None:
    if not line.accept("by"):
        return None
    return () if line.accept(NOBODY) else _read_seats(line)


def _read_seats(line: LineReader) -> tuple[Seat, ...]:
    seats = [read_seat(line)]
    while _SEAT.match(line.text, line.at):
        seats.append(read_seat(line))
    return tuple(seats)


def _write_contributors(seats: tuple[Seat, ...] | None) -> str:
    return "" if seats is None else f" by {' '.join(map(str, seats)) or NOBODY}"


def _read_cut(line: LineReader) -> int:
    return 0 if line.accept("knock") else line.whole_number("a number of cards or knock")


def _write_cut(at: int) -> str:
    return str(at or "knock")


def _read_prediction(line: LineReader) -> int | None:
    if line.accept(UNKNOWN):
        return None
    return line.whole_number("points, or ?? for a number that is not known")


def _write_prediction(points: int | None) -> str:
    return UNKNOWN if points is None else str(points)


def _read_numbers(line: LineReader) -> tuple[int, ...] | None:
    return tuple(line.whole_numbers()) or None


def _write_numbers(numbers: tuple[int, ...] | None) -> str:
    return " ".join(map(str, numbers or ()))


def _read_answer(line: LineReader) -> Answer:
    return line.one_of(ANSWERS, "is no answer")


def word(expected: str) -> TextField:
    """Return the field of a word; ``expected`` describes it in errors."""
    return TextField(lambda line: line.word(expected), quoting.word)


def flag(yes: str, no: str) -> TextField:
    """Return the field of a flag that is written as one of two words."""

    def read(line: LineReader) -> bool:
        found = line.accept(yes)
        if not found and not line.accept(no):
            line.unexpected(f"{yes} or {no}")
        return found

    return TextField(read, lambda value: yes if value else no)


def mark(text: str) -> TextField:
    """Return the field of a flag that is written as ``text`` only if it is set."""
    return TextField(lambda line: line.accept(text), lambda value: f" {text}" if value else "")


SEAT: Final = TextField(read_seat, str)
ACTOR: Final = TextField(read_actor, _write_actor)
"""A seat and a colon."""
CARD: Final = TextField(read_card, card_code)
HAND: Final = TextField(read_hand, write_hand)
KNOWN_HAND: Final = TextField(_read_known_hand, write_hand)
DRAWN: Final = TextField(_read_drawn, _write_drawn)
PREVIOUS_SEATS: Final = TextField(_read_previous_seats, _write_previous_seats)
SEED: Final = TextField(_read_seed, _write_seed)
CONTRIBUTORS: Final = TextField(_read_contributors, _write_contributors)
CUT: Final = TextField(_read_cut, _write_cut)
PREDICTION: Final = TextField(_read_prediction, _write_prediction)
PREDICTIONS: Final = TextField(_read_numbers, _write_numbers)
ANSWER: Final = TextField(_read_answer, str)
