"""Counts of sequences of legal cards (perft), in files that any engine can check.

A file holds records in the layout of chess's perft suites. After ``id`` come ``contract``, any
``option`` of the rule set that decides what is legal, ``leader`` (a seat, from 0) and ``hand`` for
each seat. Each line ``perft N C`` then says that there are C sequences of N legal cards. Those of
the whole deal are the last.

``python -m tests.perft.perft`` writes the counts of every file again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from buur.cards import CardSet, cards_in, parse_cards
from buur.contracts import Policy, Tables, compile_contract, parse_contract
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.tricks import beats, to_beat

FOLDER: Final = Path(__file__).parent
FLAGS: Final = {"true": True, "false": False}


class Deal(NamedTuple):
    """A record of a file."""

    name: str
    heading: str
    """Its lines before the counts."""
    schedule: tuple[Tables, ...]
    leader: int
    hands: tuple[int, ...]
    counts: tuple[int, ...]
    """By the number of cards, from 1."""


def read(path: Path) -> Iterator[Deal]:
    """Give the records of a file."""
    for text in path.read_text(encoding="utf-8").strip().split("\n\n"):
        rows = [(key, value) for key, _, value in (row.partition(" ") for row in text.splitlines())]
        said = dict(rows)
        options: dict[str, Any] = dict(value.split("=") for key, value in rows if key == "option")
        known = {name: FLAGS.get(value, value) for name, value in options.items()}
        policy = Policy()._replace(**known)
        hands = tuple(int(parse_cards(value)) for key, value in rows if key == "hand")
        yield Deal(
            name=said["id"],
            heading="".join(f"{key} {value}\n" for key, value in rows if key != "perft"),
            schedule=compile_contract(
                parse_contract(said["contract"]), policy, hands[0].bit_count()
            ),
            leader=int(said["leader"]),
            hands=hands,
            counts=tuple(int(value.split()[1]) for key, value in rows if key == "perft"),
        )


def count_sequences(deal: Deal) -> tuple[int, ...]:
    """Return how many sequences of legal cards there are, by their length from 1."""
    counts = [0] * sum(hand.bit_count() for hand in deal.hands)
    _walk(deal.schedule, [*deal.hands], deal.leader, (NOBODY_LED, 0, 0, 0), counts, 0)
    return tuple(counts)


def _walk(
    schedule: Sequence[Tables],
    hands: list[int],
    seat: int,
    trick: tuple[int, int, int, int],
    counts: list[int],
    played: int,
) -> None:
    """Add what comes after a sequence; a trick is suit led, card to be beaten, winner, cards."""
    if played == len(counts):
        return
    seats, (led, best, winner, lying) = len(hands), trick
    tables, hand = schedule[played // seats], hands[seat]
    for card in cards_in(CardSet(legal_cards(tables, hand, led, best, lying))):
        counts[played] += 1
        hands[seat] = hand & ~(1 << card)
        after = led, best, winner, lying | 1 << card
        if not lying:
            after = card // 9, card, seat, 1 << card
        elif beats(tables, card, best):
            after = led, to_beat(tables, card, best), seat, lying | 1 << card
        if (played + 1) % seats:
            _walk(schedule, hands, (seat + 1) % seats, after, counts, played + 1)
        else:
            _walk(schedule, hands, after[2], (NOBODY_LED, 0, 0, 0), counts, played + 1)
    hands[seat] = hand


def main() -> None:
    """Write the counts of every file again."""
    for path in sorted(FOLDER.glob("*.txt")):
        texts = []
        for deal in read(path):
            counts = enumerate(count_sequences(deal), 1)
            texts.append(deal.heading + "".join(f"perft {n} {c}\n" for n, c in counts))
        path.write_text("\n".join(texts), encoding="utf-8")


if __name__ == "__main__":
    main()
