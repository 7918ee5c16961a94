"""Codec of the messages of the Jass Challenge (Zühlke).

A message is an object with ``type`` and usually ``data``. The server sends every bot the events and
asks it for a contract or a card. Seats are numbered in the direction of play, as in Buur.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from buur.cards import Card, Rank, Suit, make_card, rank_of, suit_of
from buur.contracts import OBEN, TRUMPS, UNTEN, Contract, compile_contract
from buur.notation.foreign.faults import ForeignError
from buur.notation.foreign.hslu import bad_value, contract_number
from buur.notation.foreign.hslu_replay import LAST_TRICK, RULES
from buur.play.model.events import Act, Chosen, Played, Pushed
from buur.play.views import View
from buur.rules.tricks import trick_points

COLORS: Final = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
"""The name of each suit, spades first."""
LOWEST: Final = 6
"""The number of a six; the ace has 14."""
PUSH: Final = "SCHIEBE"
TRUMP: Final = "TRUMPF"
MODES: Final = {OBEN: "OBEABE", UNTEN: "UNDEUFE"}
MATCH: Final = 100

Message = Mapping[str, object]


def message(kind: str, data: object = None) -> dict[str, object]:
    """Return a message; the field ``data`` is left out if it is None."""
    return {"type": kind} if data is None else {"type": kind, "data": data}


def read_message(text: str | bytes) -> tuple[str, object]:
    """Return the type and the data of a message.

    Raises:
        ForeignError: it is none.
    """
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ForeignError("not-json") from error
    if not isinstance(found, dict):
        raise ForeignError("missing", field="type")
    kind = found.get("type")
    if not isinstance(kind, str):
        raise ForeignError("missing", field="type")
    return kind, found.get("data")


def card_json(card: Card) -> dict[str, object]:
    """Return a card as an object."""
    return {"number": LOWEST + rank_of(card), "color": COLORS[suit_of(card)]}


def cards_json(cards: Sequence[Card]) -> list[dict[str, object]]:
    """Return cards as a list of objects."""
    return [card_json(card) for card in cards]


def read_card(source: object) -> Card:
    """Read a card.

    Raises:
        ForeignError: it is none.
    """
    found = source if isinstance(source, dict) else {}
    number, suit = found.get("number"), _suit(found.get("color"))
    if suit is None or type(number) is not int or number not in range(LOWEST, LOWEST + 9):
        raise bad_value("data", source, "6–14, " + " ".join(COLORS))
    return make_card(suit, Rank(number - LOWEST))


def _suit(color: object) -> Suit | None:
    return Suit(COLORS.index(color)) if isinstance(color, str) and color in COLORS else None


def read_cards(source: object) -> list[Card]:
    """Read a list of cards.

    Raises:
        ForeignError: it is none.
    """
    if not isinstance(source, list):
        raise bad_value("data", source, "[…]")
    return [read_card(one) for one in source]


def contract_json(contract: Contract | None) -> dict[str, object]:
    """Return a contract as an object; None stands for a push."""
    if contract is None:
        return {"mode": PUSH}
    if contract in MODES:
        return {"mode": MODES[contract]}
    if contract.suit is None or contract_number(contract) is None:
        raise ValueError(f"{contract.code} has no place in this protocol")
    return {"mode": TRUMP, "trumpfColor": COLORS[contract.suit]}


def read_contract(source: object) -> Contract | None:
    """Return the contract of an object, None for a push.

    Raises:
        ForeignError: the object is neither a contract nor a push.
    """
    found = source if isinstance(source, dict) else {"mode": source}
    mode, suit = found.get("mode"), _suit(found.get("trumpfColor"))
    if mode == PUSH:
        return None
    for contract, name in MODES.items():
        if mode == name:
            return contract
    if mode != TRUMP or suit is None:
        raise bad_value("data", source, f"{TRUMP} OBEABE UNDEUFE {PUSH}")
    return TRUMPS[suit]


def act_message(act: Act) -> dict[str, object]:
    """Return a bot's answer for an act."""
    match act:
        case Pushed():
            return message("CHOOSE_TRUMPF", contract_json(None))
        case Chosen(_, contract):
            return message("CHOOSE_TRUMPF", contract_json(contract))
        case Played(_, card):
            return message("CHOOSE_CARD", card_json(card))
        case _:
            raise ValueError(f"{type(act).__name__} has no place in this protocol")


def read_act(text: str | bytes, seen: View) -> Act:
    """Return the act that a bot answers, legal or not.

    Raises:
        ForeignError: the message does not answer the question of the view.
    """
    seat = seen.seat
    kind, data = read_message(text)
    wanted = "CHOOSE_CARD" if seen.state.phase == "play" else "CHOOSE_TRUMPF"
    if kind != wanted:
        raise bad_value("type", kind, wanted)
    if kind == "CHOOSE_TRUMPF":
        contract = read_contract(data)
        return Pushed(seat) if contract is None else Chosen(seat, contract)
    card = read_card(data)
    cards = [act for act in seen.legal if isinstance(act, Played)]
    return next((act for act in cards if act.card == card), Played(seat, card))


def factor(contract: Contract) -> int:
    """Return the factor of points: 3 without trumps, 2 for clubs or spades as trumps, else 1."""
    if contract in MODES:
        return 3
    return 2 if contract.key in "SC" else 1


def points_of(contract: Contract, tricks: Sequence[tuple[int, Sequence[Card]]]) -> tuple[int, int]:
    """Return the points of both sides in some tricks, as bots of the Challenge count them.

    After nine tricks the bonus of the last one is added, and a match bonus for a side whose
    opponents have no *points*. In Buur's rules a trick without points prevents the match.

    Args:
        contract: the contract of the deal.
        tricks: the winning side and the cards of each trick, from the first on.
    """
    tables = compile_contract(contract, RULES)
    sides = [0, 0]
    for number, (side, cards) in enumerate(tricks):
        sides[side] += trick_points(tables[number], cards)
    if len(tricks) == len(tables):
        last = tricks[-1][0]
        sides[last] += LAST_TRICK
        if not sides[1 - last]:
            sides[last] += MATCH
    return sides[0] * factor(contract), sides[1] * factor(contract)
