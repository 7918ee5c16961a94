"""The program's side of a duel: questions on standard input, answers on standard output.

Runs in the environment of another package, so it needs the standard library only. The words are
those of ``docs/how-to/duel.md``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from hashlib import blake2b
from typing import NotRequired, Protocol, TextIO, TypedDict


class Act(TypedDict):
    """What a seat does: names a contract, pushes, or plays a card."""

    e: str
    seat: NotRequired[int]
    card: NotRequired[str]
    contract: NotRequired[str]


class TakenTrick(TypedDict):
    """A trick that has been taken."""

    cards: list[tuple[int, str]]
    """Seats and cards, in playing order."""
    winner: int
    points: int


class Observation(TypedDict):
    """What a seat is shown, as far as the agents here can use it."""

    seat: int
    phase: str
    deal: int
    dealer: int
    hand: list[str]
    legal: list[Act]
    contract: str | None
    pushed: bool
    tricks: list[TakenTrick]
    trick: list[tuple[int, str]]
    points: list[int]


class Player(Protocol):
    """An agent, whatever package it comes from, in the words of a duel."""

    def contract(self, seen: Observation, chance: int) -> str | None:
        """Return the code of the contract it names; None is a push."""

    def card(self, seen: Observation, chance: int) -> str:
        """Return the code of the card it plays."""


def act_of(player: Player, seen: Observation, chance: int) -> Act:
    """Return the player's act, lawful or not.

    A card comes with the best melds and the stöck, which other packages do not know.
    """
    if seen["phase"] == "play":
        card = player.card(seen, chance)
        lawful = [act for act in seen["legal"] if act.get("card") == card]
        return lawful[0] if lawful else {"e": "played", "card": card}
    contract = player.contract(seen, chance)
    return {"e": "pushed"} if contract is None else {"e": "chosen", "contract": contract}


def chance_of(seen: Observation, seed: int) -> int:
    """Return what the agent leaves to chance: the same for the same question, so duels repeat."""
    text = json.dumps([seed, seen], sort_keys=True, separators=(",", ":"))
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest())


def serve(player: Player, lines: Iterable[str] = sys.stdin, out: TextIO = sys.stdout) -> None:
    """Answer questions until there are no more.

    Whatever the agent raises is an answer without an act, which counts as illegal; what it was goes
    to standard error.
    """
    for line in lines:
        question = json.loads(line)
        if "hello" in question:
            answer: dict[str, object] = {"hello": {}}
        else:
            act = guarded(player, question["view"], question["seed"])
            answer = {"id": question["id"], "act": act}
        print(json.dumps(answer, separators=(",", ":")), file=out, flush=True)


def guarded(player: Player, seen: Observation, seed: int) -> Act | None:
    """Return the player's act; None where it raises instead."""
    try:
        return act_of(player, seen, chance_of(seen, seed))
    except Exception as error:  # noqa: BLE001 - a foreign agent may raise anything
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return None
