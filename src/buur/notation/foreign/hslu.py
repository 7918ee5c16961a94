"""Codec of deals as JSON lines of the HSLU jass-kit (Lucerne University).

A line is a finished deal of the Schieber: ``{"game":{…},"date":…,"player_ids":[…]}``, or the object
under ``game`` alone. Players are numbered against the direction of play: after player 0 plays
player 3; `seat_of` converts them to seats. Two dialects are read: version V0.2 has ``forehand``,
which is 0 after a push, the older one ``tss``, which is 1 after a push. Version V0.2 is written.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from buur.cards import CODES, PACK_SIZE, Card, CardSet, mask_of
from buur.contracts import Contract, parse_contract
from buur.notation.foreign.faults import ForeignError
from buur.notation.quoting import fault_in_text
from buur.seats import BySeat, Seat

VERSION: Final = "V0.2"
SCHIEBER: Final = "SCHIEBER"
PUSH: Final = 10
"""The number that stands for a push in place of a contract."""
NO_PLAYER: Final = -1

CONTRACT_CODES: Final = ("trump:D", "trump:H", "trump:S", "trump:C", "oben", "unten")
"""The code of each contract, by number."""
CONTRACTS: Final = tuple(parse_contract(code) for code in CONTRACT_CODES)
CARD_CODES: Final = tuple(code.replace("T", "10") for code in CODES)
"""The HSLU code of each card, by card."""

_NUMBER_OF: Final = {contract: number for number, contract in enumerate(CONTRACTS)}
_CARD_OF: Final = {code: Card(card) for card, code in enumerate(CARD_CODES)}
_ORDER: Final = sorted(range(PACK_SIZE), key=lambda card: ("DHSC".index(CODES[card][0]), -card))
_PLAYERS: Final = "0–3"
_LONGEST: Final = 60


class HsluTrick(NamedTuple):
    """A trick of a line. Missing values are None, as in an open trick."""

    first: Seat
    cards: tuple[Card, ...]
    """In playing order."""
    winner: Seat | None = None
    points: int | None = None
    """Card points, including the bonus for the last trick."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HsluDeal:
    """A deal of a line, which may contradict the rules; `hslu_faults` checks it."""

    dealer: Seat
    contract: Contract
    tricks: tuple[HsluTrick, ...]
    is_pushed: bool = False
    hands: BySeat[CardSet] = (CardSet(0),) * 4
    """The cards dealt to each seat; all empty if the line has no hands."""
    date: str = ""
    player_ids: BySeat[int] = (0, 0, 0, 0)
    """The number of the person at each seat, as the line gives it."""


def cards_played(tricks: Iterable[HsluTrick]) -> list[tuple[Seat, Card]]:
    """Return the cards of tricks as (seat, card), in playing order."""
    return [
        (Seat(trick.first + turn & 3), card)
        for trick in tricks
        for turn, card in enumerate(trick.cards)
    ]


def seat_of(player: int) -> Seat:
    """Return the seat of a player number."""
    return Seat(-player & 3)


def player_of(seat: int) -> int:
    """Return the number of the player at a seat, the inverse of `seat_of`."""
    return -seat & 3


def contract_number(contract: Contract) -> int | None:
    """Return the number of a contract, None if it has none."""
    return _NUMBER_OF.get(contract)


def card_codes(cards: CardSet) -> list[str]:
    """Return the codes of a set of cards: suits in the order D H S C, the highest cards first."""
    return [CARD_CODES[card] for card in _ORDER if cards >> card & 1]


def hslu_line(deal: HsluDeal) -> str:
    """Return the line of a deal, without a line feed."""
    seats = [seat_of(player) for player in range(4)]
    game = {
        "version": VERSION,
        "trump": _NUMBER_OF[deal.contract],
        "dealer": player_of(deal.dealer),
        "currentPlayer": NO_PLAYER,
        "playerView": NO_PLAYER,
        "forehand": int(not deal.is_pushed),
        "tricks": [_trick_json(trick) for trick in deal.tricks],
        "player": [{"hand": card_codes(deal.hands[seat])} for seat in seats],
        "jassTyp": SCHIEBER,
    }
    ids = [deal.player_ids[seat] for seat in seats]
    found = {"game": game, "date": deal.date, "player_ids": ids}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _trick_json(trick: HsluTrick) -> dict[str, object]:
    found: dict[str, object] = {"cards": [CARD_CODES[card] for card in trick.cards]}
    if trick.points is not None:
        found["points"] = trick.points
    if trick.winner is not None:
        found["win"] = player_of(trick.winner)
    return found | {"first": player_of(trick.first)}


def parse_hslu(line: str | bytes) -> HsluDeal:
    """Return the deal of a line.

    Raises:
        ForeignError: the line is no finished deal; the fault says why.
    """
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ForeignError("not-json") from error
    around = found if isinstance(found, dict) else {}
    game = around.get("game", around)
    if not isinstance(game, dict) or "tricks" not in game:
        raise ForeignError("no-deal")
    return _deal(game, around)


def _deal(game: Mapping[str, object], around: Mapping[str, object]) -> HsluDeal:
    kind = game.get("jassTyp", SCHIEBER)
    if not isinstance(kind, str) or not kind.startswith(SCHIEBER):
        raise bad_value("jassTyp", kind, SCHIEBER)
    date = around.get("date", "")
    return HsluDeal(
        dealer=read_player(game, "dealer"),
        contract=CONTRACTS[read_whole(game, "trump", range(6), "0–5")],
        tricks=tuple(map(read_trick, read_list(game, "tricks"))),
        is_pushed=_is_pushed(game),
        hands=_hands(game.get("player")),
        date=date if isinstance(date, str) and fault_in_text(date) is None else "",
        player_ids=_ids(around.get("player_ids")),
    )


def _is_pushed(game: Mapping[str, object]) -> bool:
    if "forehand" in game:
        return not read_whole(game, "forehand", range(2), "0–1")
    return "tss" in game and read_whole(game, "tss", range(2), "0–1") == 1


def read_trick(source: object) -> HsluTrick:
    """Read a trick, complete or not."""
    if not isinstance(source, dict):
        raise bad_value("tricks", source, "{…}")
    cards = tuple(map(_card, read_list(source, "cards"))) if "cards" in source else ()
    first = read_player(source, "first")
    if len(cards) != 4 and "win" not in source:
        return HsluTrick(first, cards)
    points = read_whole(source, "points", range(1000), "0–157")
    return HsluTrick(first, cards, read_player(source, "win"), points)


def _card(source: object) -> Card:
    card = _CARD_OF.get(source) if isinstance(source, str) else None
    if card is None:
        raise bad_value("cards", source, "D6 … CA")
    return card


def _hands(source: object) -> BySeat[CardSet]:
    """Return the hands by seat; all empty if the line has none."""
    if source is None:
        return (CardSet(0),) * 4
    if not isinstance(source, list) or len(source) != 4:
        raise bad_value("player", source, "[4 × {…}]")
    hands = [read_hand(source[player_of(seat)]) for seat in range(4)]
    return tuple(hands)


def read_hand(source: object) -> CardSet:
    """Return the hand in a player's object, which may be empty."""
    if not isinstance(source, dict):
        raise bad_value("player", source, "{…}")
    cards = source.get("hand", ())
    return mask_of(map(_card, read_list(source, "hand"))) if cards else CardSet(0)


def _ids(source: object) -> BySeat[int]:
    if not isinstance(source, list) or len(source) != 4:
        return (0, 0, 0, 0)
    numbers = [number if type(number) is int else 0 for number in source]
    return tuple(numbers[player_of(seat)] for seat in range(4))


def read_player(source: Mapping[str, object], name: str) -> Seat:
    """Return the seat of the player number in a field."""
    return seat_of(read_whole(source, name, range(4), _PLAYERS))


def read_whole(source: Mapping[str, object], name: str, allowed: range, expected: str) -> int:
    """Return the whole number in a field; ``expected`` describes it in errors."""
    value = source.get(name)
    if type(value) is int and value in allowed:
        return value
    if name not in source:
        raise ForeignError("missing", field=name)
    raise bad_value(name, value, expected)


def read_list(source: Mapping[str, object], name: str) -> list[object]:
    """Return the list in a field."""
    value = source.get(name)
    if isinstance(value, list):
        return value
    raise bad_value(name, value, "[…]") if name in source else ForeignError("missing", field=name)


def bad_value(name: str, value: object, expected: str) -> ForeignError:
    """Return the error for a field with an invalid value."""
    text = json.dumps(value, ensure_ascii=False)
    shown = text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
    return ForeignError("bad-value", field=name, value=shown, expected=expected)
