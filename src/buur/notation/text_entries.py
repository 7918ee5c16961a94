"""Parsers of the entries of the text face."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, cast

from buur.cards import Card, CardSet, parse_card
from buur.contracts import parse_contract
from buur.errors import NotationError
from buur.notation.line_reader import LineReader
from buur.notation.record import Entry
from buur.notation.text_results import read_claim, read_outcome
from buur.notation.text_rulings import read_objected, read_ruled
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
    Exchanged,
    Finished,
    Insisted,
    Joined,
    Married,
    MeldsAsked,
    MisdealReason,
    Misdealt,
    Opened,
    Owned,
    Passed,
    Played,
    Predicted,
    Pushed,
    Renounced,
    Revealed,
    Robbed,
    Sealed,
    Soldered,
    StoeckCalled,
    Turned,
)
from buur.seats import MAX_SEATS, Seat
from buur.variants.option_groups.join import ANSWERS

UNKNOWN: Final = "??"
EMPTY: Final = "-"

_CARD: Final = re.compile(r"[A-Za-z0-9?]+")
_END_OF_HAND: Final = re.compile(r"\||turned|widow|piles")
_SEAT: Final = re.compile(rf"[0-{MAX_SEATS - 1}](?![0-9])")
_CHOICE: Final = re.compile(r"[a-z0-9:]+(?:[A-Z])?")
_HEIGHT: Final = re.compile(r"[a-z0-9_-]+")


def _seat(line: LineReader) -> Seat:
    found = line.take(_SEAT)
    if found is None:
        line.unexpected(f"a seat from 0 to {MAX_SEATS - 1}")
    return Seat(int(found.group()))


def _actor(line: LineReader) -> Seat:
    seat = _seat(line)
    if not line.eat(":"):
        line.unexpected(f"a colon after seat {seat}")
    return seat


def _lone_seat(line: LineReader) -> Seat:
    seat = _seat(line)
    line.skip()
    return seat


def _card(line: LineReader) -> Card:
    start = line.at
    found = line.take(_CARD)
    if found is None:
        line.unexpected("a card such as SA")
    try:
        card = parse_card(found.group())
    except NotationError as error:
        raise line.error(error.message, start) from error
    line.skip()
    return card


def _more_cards(line: LineReader, mask: int) -> CardSet:
    """Read cards as long as there are any, each of them once, and add them to a set."""
    while not _ends_hand(line) and _CARD.match(line.text, line.at):
        start = line.at
        card = _card(line)
        if mask >> card & 1:
            raise line.error(f"{line.text[start : start + 2]} stands here twice", start)
        mask |= 1 << card
    return CardSet(mask)


def _ends_hand(line: LineReader) -> bool:
    return _END_OF_HAND.match(line.text, line.at) is not None


def _opened(line: LineReader) -> Opened:
    dealer = _lone_seat(line)
    if not line.eat("drawn"):
        return Opened(dealer)
    line.skip()
    drawn = [_card(line)]
    while _CARD.match(line.text, line.at):
        drawn.append(_card(line))
    return Opened(dealer, tuple(drawn))


def _sealed(line: LineReader) -> Sealed:
    digest = line.word("a digest")
    seed = None
    if not line.is_done and not line.sees("{"):
        start = line.at
        if line.word("'seed'") != "seed":
            raise line.error("only 'seed' and the seed may follow a digest", start)
        seed = line.word("a seed")
    return Sealed(digest, seed)


def _contributed(line: LineReader) -> Contributed:
    return Contributed(_actor(line), line.word("a contribution"))


def _cut(line: LineReader) -> Cut:
    seat = _actor(line)
    if line.eat("knock"):
        line.skip()
        return Cut(seat, 0)
    return Cut(seat, line.whole_number("a number of cards or knock"))


def _hands(line: LineReader) -> Dealt:
    hands = [_hand(line)]
    while line.eat("|"):
        line.skip()
        hands.append(_hand(line))
    turned = None
    if line.eat("turned"):
        line.skip()
        turned = _card(line)
    up, down = _widow(line)
    return Dealt(tuple(hands), turned, up, down, _piles(line))


def _widow(line: LineReader) -> tuple[CardSet, CardSet | None]:
    """Read the cards that lie apart, if there are any: the open ones, the hidden ones."""
    if not line.eat("widow"):
        return CardSet(0), CardSet(0)
    line.skip()
    up = _open_cards(line)
    if not line.eat("/"):
        line.unexpected("a stroke between open and hidden cards")
    line.skip()
    return up, _hand(line)


def _piles(line: LineReader) -> tuple[CardSet | None, ...]:
    """Read the cards beside the hands, if there are any."""
    if not line.eat("piles"):
        return ()
    line.skip()
    piles = [_hand(line)]
    while line.eat("|"):
        line.skip()
        piles.append(_hand(line))
    return tuple(piles)


def _open_cards(line: LineReader) -> CardSet:
    if line.eat(EMPTY):
        line.skip()
        return CardSet(0)
    return _more_cards(line, 0)


def _predicted(line: LineReader) -> Predicted:
    seat = _actor(line)
    points = None
    if line.eat(UNKNOWN):
        line.skip()
    else:
        points = line.whole_number("points, or ?? for a number that is not known")
    aloud = line.eat("aloud")
    line.skip()
    return Predicted(seat, points, aloud)


def _joined(line: LineReader) -> Joined:
    seat = _actor(line)
    start = line.at
    answer = line.word("one of " + " ".join(ANSWERS))
    if answer not in ANSWERS:
        raise line.error(
            f"{answer[:60]!r} is no answer: expected one of {' '.join(ANSWERS)}", start
        )
    return Joined(seat, answer)


def _discarded(line: LineReader) -> Discarded:
    return Discarded(_actor(line), _hand(line))


def _called(line: LineReader) -> Called:
    return Called(_actor(line), _card(line))


def _renounced(line: LineReader) -> Renounced:
    seat = _actor(line)
    gives_up = line.eat("yes")
    if not gives_up and not line.eat("no"):
        line.unexpected("yes or no")
    line.skip()
    return Renounced(seat, gives_up)


def _exchanged(line: LineReader) -> Exchanged:
    return Exchanged(_actor(line), _hand(line))


def _counted(line: LineReader) -> Counted:
    return Counted(tuple(line.whole_numbers()) or None)


def _hand(line: LineReader) -> CardSet | None:
    if line.eat(EMPTY):
        line.skip()
        return CardSet(0)
    if line.sees(UNKNOWN):
        while line.eat(UNKNOWN):
            line.skip()
        if _CARD.match(line.text, line.at) and not _ends_hand(line):
            raise line.error("a hand is known whole or not at all")
        return None
    if not _CARD.match(line.text, line.at):
        line.unexpected("cards, ?? for a hand that is not known, or - for an empty one")
    _refuse_half_known(line)
    return _more_cards(line, 0)


def _refuse_half_known(line: LineReader) -> None:
    end = _END_OF_HAND.search(line.text, line.at)
    unknown = line.text.find(UNKNOWN, line.at, end.start() if end else len(line.text))
    if unknown >= 0:
        raise line.error("a hand is known whole or not at all", unknown)


def _choice(line: LineReader) -> Chosen | Pushed:
    seat = _actor(line)
    start = line.at
    found = line.take(_CHOICE)
    if found is None:
        line.unexpected("push or a contract such as trump:S")
    if found.group() == "push":
        line.skip()
        return Pushed(seat)
    try:
        contract = parse_contract(found.group())
    except NotationError as error:
        raise line.error(error.message, start) from error
    return Chosen(seat, contract, _row(line))


def _row(line: LineReader) -> int:
    """Read the row of the sheet, if the choice names one."""
    row = line.whole_number("the number of a row") if line.eat("#") else 0
    line.skip()
    return row


def _bid(line: LineReader) -> Bid | Passed | Doubled:
    seat = _actor(line)
    height = line.take(_HEIGHT)
    if height is None:
        line.unexpected("a bid such as 80, pass or double")
    if height.group() in _CALLS:
        line.skip()
        return _CALLS[height.group()](seat)
    if not line.eat("="):
        line.skip()
        return Bid(seat, height.group())
    start = line.at
    found = line.take(_CHOICE)
    if found is None:
        line.unexpected("a contract such as trump:S")
    line.skip()
    try:
        return Bid(seat, height.group(), parse_contract(found.group()))
    except NotationError as error:
        raise line.error(error.message, start) from error


_CALLS: Final[Mapping[str, Callable[[Seat], Passed | Doubled]]] = {
    "pass": Passed,
    "double": Doubled,
}


def _played(line: LineReader) -> Played:
    seat = _actor(line)
    card = _card(line)
    melds, stoeck = _melds(line)
    return Played(seat, card, melds, stoeck)


def _declared(line: LineReader) -> Declared:
    seat = _actor(line)
    if line.eat(EMPTY):
        line.skip()
        return Declared(seat)
    if not (line.sees("[") or line.sees("+")):
        line.unexpected("melds in brackets, or - for none")
    melds, stoeck = _melds(line)
    return Declared(seat, melds, stoeck)


def _melds(line: LineReader) -> tuple[tuple[CardSet, ...], bool]:
    """Read melds, each in brackets, and whether the stöck is called."""
    melds = []
    while line.eat("["):
        line.skip()
        melds.append(_more_cards(line, 0))
        if not line.eat("]"):
            line.unexpected("a card or a closing bracket")
        line.skip()
    stoeck = line.eat("+")
    if stoeck:
        if not line.eat("stoeck"):
            line.unexpected("'stoeck' after the plus")
        line.skip()
    return tuple(melds), stoeck


def _insisted(line: LineReader) -> Insisted:
    seat = _actor(line)
    insist = line.eat("insist")
    if not insist and not line.eat("take"):
        line.unexpected("insist or take")
    line.skip()
    return Insisted(seat, insist)


def _misdealt(line: LineReader) -> Misdealt:
    return Misdealt(cast(MisdealReason, line.word("a reason")))


GROUPED: Final[Mapping[str, Callable[[LineReader], Entry]]] = {
    "contributed": _contributed,
    "choice": _choice,
    "bid": _bid,
    "joined": _joined,
    "play": _played,
    "declared": _declared,
    "claim": read_claim,
}
"""Lines that hold one item or more."""

SINGLE: Final[Mapping[str, Callable[[LineReader], Entry]]] = {
    "opened": _opened,
    "sealed": _sealed,
    "cut": _cut,
    "hands": _hands,
    "misdeal": _misdealt,
    "stoeck": lambda line: StoeckCalled(_lone_seat(line)),
    "asked": lambda line: MeldsAsked(_lone_seat(line)),
    "solder": lambda line: Soldered(_lone_seat(line)),
    "turned": lambda line: Turned(_lone_seat(line)),
    "objected": read_objected,
    "ruled": read_ruled,
    "finish": lambda line: Finished(_lone_seat(line)),
    "berg": lambda line: BergCalled(_lone_seat(line)),
    "answer": _insisted,
    "counted": _counted,
    "predicted": _predicted,
    "exchanged": _exchanged,
    "discarded": _discarded,
    "called": _called,
    "owned": lambda line: Owned(_lone_seat(line)),
    "renounced": _renounced,
    "robbed": lambda line: Robbed(_lone_seat(line)),
    "married": lambda line: Married(_actor(line), _hand(line) or CardSet(0)),
    "revealed": lambda line: Revealed(line.word("a seed")),
    "result": read_outcome,
}
"""Lines that hold exactly one item."""
