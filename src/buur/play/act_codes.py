"""Codes of acts: a card, a contract with its row, a bid, a number, or a word such as ``push``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buur.arguments import wrong
from buur.cards import CODES, CardSet, cards_code, parse_cards
from buur.play.model import events
from buur.play.model.events import Act
from buur.seats import Seat

WORDS: Final[dict[str, Callable[[Seat], Act]]] = {
    "push": events.Pushed,
    "pass": events.Passed,
    "double": events.Doubled,
    "rob": events.Robbed,
    "keep": events.Exchanged,
    "own": events.Owned,
    "give-up": lambda seat: events.Renounced(seat, True),
    "go-on": lambda seat: events.Renounced(seat, False),
    "play": lambda seat: events.Joined(seat, "play"),
    "later": lambda seat: events.Joined(seat, "later"),
    "blind": lambda seat: events.Joined(seat, "blind"),
    "drop": lambda seat: events.Joined(seat, "drop"),
    "declare": events.Declared,
    "stoeck": events.StoeckCalled,
    "ask": events.MeldsAsked,
    "solder": events.Soldered,
    "turn": events.Turned,
    "finish": events.Finished,
    "half": events.BergCalled,
    "play-on": lambda seat: events.Insisted(seat, True),
    "take-partie": lambda seat: events.Insisted(seat, False),
}
"""Acts that a word alone describes. ``keep`` keeps the hand where cards may be exchanged, ``own``
announces the called card, ``declare`` declares no meld, ``half`` announces half of the target."""

_WITH_CARDS: Final[dict[str, Callable[[Seat, CardSet], Act]]] = {
    "discard": events.Discarded,
    "exchange": events.Exchanged,
    "marry": events.Married,
}
_WORD_OF: Final = {type(make(Seat(0))): word for word, make in WORDS.items()}


def act_code(act: Act) -> str:
    """Return the code of an act, by which `LegalActs.act` finds it.

    >>> from buur import Played, parse_contract
    >>> act_code(Played(0, 8)), act_code(events.Chosen(0, parse_contract("oben"), 3))
    ('SA', 'oben#3')
    >>> act_code(events.Pushed(2)), act_code(events.Bid(1, "100", parse_contract("trump:S")))
    ('push', 'bid:100:trump:S')

    The melds and the stöck that come with a card are no part of its code.

    Raises:
        ArgumentError: it is no act.
    """
    match act:
        case events.Played(_, card) | events.Called(_, card):
            return CODES[card]
        case events.Chosen(_, contract, row):
            return f"{contract.code}#{row}" if row else contract.code
        case events.Bid(_, height, None):
            return f"bid:{height}"
        case events.Bid(_, height, contract):
            return f"bid:{height}:{contract}"
        case events.Joined(_, answer):
            return answer
        case events.Renounced(_, gives_up):
            return "give-up" if gives_up else "go-on"
        case events.Insisted(_, insist):
            return "play-on" if insist else "take-partie"
        case _:
            return _other_code(act)


def _other_code(act: Act) -> str:
    """Return the code of an act with numbers or sets of cards, or its word."""
    match act:
        case events.Predicted(_, points):
            return "predict" if points is None else f"predict:{points}"
        case events.Cut(_, at):
            return f"cut:{at}"
        case events.Declared(_, melds) if melds:
            return f"declare:{' + '.join(map(cards_code, melds))}"
        case events.Discarded(_, cards):
            return _listed("discard", cards)
        case events.Exchanged(_, cards) if cards:
            return _listed("exchange", cards)
        case events.Married(_, cards):
            return _listed("marry", cards)
        case events.Objected(_, offender, trick):
            return f"object:{offender}:{trick}"
        case events.Contributed(_, nonce):
            return f"contribute:{nonce}"
    word = _WORD_OF.get(type(act))
    if word is None:
        raise wrong("act", act, "an act of a seat")
    return word


def _listed(word: str, cards: CardSet | None) -> str:
    return word if cards is None else f"{word}:{cards_code(cards)}"


def with_cards(code: str, seat: Seat) -> Act | None:
    """Return the act of a code with sets of cards, such as ``discard:S6 S7``; None for others.

    >>> act_code(with_cards("declare:S6 S7 S8 + DT DJ DQ", Seat(1)))
    'declare:S6 S7 S8 + DT DJ DQ'

    Raises:
        NotationError: a code is no card, or stands twice.
    """
    word, colon, cards = code.partition(":")
    if colon and word == "declare":
        return events.Declared(seat, tuple(map(parse_cards, cards.split("+"))))
    make = _WITH_CARDS.get(word) if colon else None
    return None if make is None else make(seat, parse_cards(cards))
