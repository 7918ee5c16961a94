"""Codec between views and the JSON of the HSLU jass-kit (version V0.2).

Players are numbered against the direction of play there: after player 0 plays player 3.
"""

from __future__ import annotations

from typing import Final

from peers.wire import Observation

CONTRACTS: Final = ("trump:D", "trump:H", "trump:S", "trump:C", "oben", "unten")
"""By their numbers."""
PUSH: Final = 10
NOT_YET: Final = -1


def player_of(seat: int) -> int:
    """Return the number of the player at a seat."""
    return -seat % 4


def code_of(card: str) -> str:
    """Return a card of ours as it is written there."""
    return card.replace("T", "10")


def card_of(code: str) -> str:
    """Return a card of theirs as we write it."""
    return code.replace("10", "T")


def contract_of(number: int) -> str | None:
    """Return the code of a contract by its number; None is a push."""
    return None if number == PUSH else CONTRACTS[number]


def observation(seen: Observation) -> dict[str, object]:
    """Return what an agent is shown, as JSON."""
    player, contract = player_of(seen["seat"]), seen["contract"]
    hands: list[dict[str, object]] = [{"hand": []} for _ in range(4)]
    hands[player] = {"hand": [code_of(card) for card in seen["hand"]]}
    return {
        "version": "V0.2",
        "dealer": player_of(seen["dealer"]),
        "currentPlayer": player,
        "playerView": player,
        "trump": NOT_YET if contract is None else CONTRACTS.index(contract),
        "forehand": _forehand(seen),
        "tricks": _tricks(seen) if seen["phase"] == "play" else [],
        "player": hands,
        "jassTyp": "SCHIEBER",
    }


def _forehand(seen: Observation) -> int:
    """Return whether the forehand named the contract: not yet known before it has spoken."""
    if seen["pushed"]:
        return 0
    return NOT_YET if seen["contract"] is None else 1


def _tricks(seen: Observation) -> list[dict[str, object]]:
    taken: list[dict[str, object]] = [
        {
            "cards": [code_of(card) for _, card in trick["cards"]],
            "points": trick["points"],
            "win": player_of(trick["winner"]),
            "first": player_of(trick["cards"][0][0]),
        }
        for trick in seen["tricks"]
    ]
    lying = seen["trick"]
    first = lying[0][0] if lying else _leader(seen)
    return [*taken, {"cards": [code_of(card) for _, card in lying], "first": player_of(first)}]


def _leader(seen: Observation) -> int:
    """Return who leads to a trick in which no card lies."""
    return seen["tricks"][-1]["winner"] if seen["tricks"] else (seen["dealer"] + 1) % 4
