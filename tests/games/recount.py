"""Deals counted once more, for tests: the rules written a second time, on codes as people write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from buur.cards import card_code
from buur.play.model.events import Counted, Dealt, Event, Played

ORDERS = {"oben": "6789TJQKA", "unten": "AKQJT9876", "trump": "678TQKA9J"}
"""Ranks from the weakest to the strongest."""
OTHER = {"oben": "unten", "unten": "oben"}
TRUMPS = {"J": 20, "9": 14}

Play = tuple[int, str]
"""A seat and the code of the card that it played."""


def deals_of(events: Iterable[Event]) -> Iterator[list[Play]]:
    """Give the cards of every deal that was counted, in the order in which they were played."""
    played: list[Play] = []
    for event in events:
        if isinstance(event, Dealt):
            played = []
        elif isinstance(event, Played):
            played.append((event.seat, card_code(event.card)))
        elif isinstance(event, Counted):
            yield played


def tricks_of(
    played: Sequence[Play], code: str, *, seats: int, six: bool, last: int = 5
) -> list[tuple[int, int]]:
    """Return who took each trick, and its points.

    Args:
        played: the cards of a whole deal.
        code: the contract, without the word for a misère.
        seats: cards of a trick.
        six: whether the six has the ace's points in unden-ufe.
        last: points of the last trick beside its cards.
    """
    count = len(played) // seats
    found = []
    for number in range(count):
        cards = played[number * seats : (number + 1) * seats]
        points = sum(worth(card, code, six=six) for _, card in cards)
        found.append((winner(cards, *way(code, number, count)), points))
    taker, points = found[-1]
    return [*found[:-1], (taker, points + last)]


def way(code: str, trick: int, tricks: int) -> tuple[str, str]:
    """Return the order of the suits that are not trumps in a trick, and the trump, if there is."""
    kind, *rest = code.split(":")
    match kind:
        case "trump":
            return "oben", rest[0]
        case "tutti":
            return "trump", ""
        case "trio":
            part = rest[0][3 * trick // tricks]
            return {"t": ("oben", rest[1]), "o": ("oben", ""), "u": ("unten", "")}[part]
        case "zigzag" | "quer":
            kept = trick % 2 == 0 if kind == "zigzag" else trick < int(rest[1])
            return (rest[0] if kept else OTHER[rest[0]]), ""
        case _:
            return kind, ""


def winner(cards: Sequence[Play], order: str, trump: str) -> int:
    """Return who takes a trick."""
    led = cards[0][1][0]

    def height(play: Play) -> int:
        suit, rank = play[1][0], play[1][1]
        if suit == trump:
            return 9 + ORDERS["trump"].index(rank)
        return ORDERS[order].index(rank) if suit == led else -1

    return max(cards, key=height)[0]


def worth(card: str, code: str, *, six: bool) -> int:
    """Return what a card counts; in zig-zag always what it does in oben-abe."""
    suit, rank = card[0], card[1]
    kind, *rest = code.split(":")
    if kind == "tutti" or (kind in ("trump", "trio") and suit == rest[-1]):
        return TRUMPS.get(rank, _plain(rank))
    if kind in ("oben", "unten", "zigzag", "quer") and rank == "8":
        return 8
    if six and (kind == "unten" or (kind == "quer" and rest[0] == "unten")):
        return {"A": 0, "6": 11}.get(rank, _plain(rank))
    return _plain(rank)


def _plain(rank: str) -> int:
    return {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}.get(rank, 0)
