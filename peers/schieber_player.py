"""Players of the package ``schieber`` as programs: ``python -m peers.schieber_player greedy``."""

from __future__ import annotations

import sys
from typing import Any, Final

from schieber.card import Card
from schieber.player.challenge_player.challenge_player import ChallengePlayer
from schieber.player.greedy_player.greedy_player import GreedyPlayer
from schieber.player.random_player import RandomPlayer
from schieber.suit import Suit

from peers import wire
from peers.schieber_seats import SchieberPlayer, SidePlayers

PLAYERS: Final = {"random": RandomPlayer, "greedy": GreedyPlayer, "challenge": ChallengePlayer}


class Schieber:
    """The package, with one kind of its players."""

    def __init__(self, kind: str) -> None:
        self._kind = PLAYERS[kind]

    def player(self, seat: int) -> SchieberPlayer:
        """Return a new player, whose id is his seat."""
        player: SchieberPlayer = self._kind(name=seat)
        return player

    def card(self, suit: str, value: int) -> Any:
        """Return a card."""
        return Card(Suit[suit], value)


if __name__ == "__main__":
    wire.serve(SidePlayers(Schieber(sys.argv[1])))
