"""Definition of a duel, and the session that plays its boards."""

from __future__ import annotations

from dataclasses import dataclass

from buur.arena.boards import Board, play_board
from buur.arena.contestants import TIMEOUT, Contestant, contestant
from buur.arena.warm_up import warm_up
from buur.notation import RuleSet
from buur.variants.model import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """Settings of a duel; the same settings give the same boards."""

    rules: RuleSet
    first: str
    """A contestant's name."""
    second: str
    seed: int = 0
    """Seed of the first board; the next boards have the next numbers."""
    deals: int | None = 1
    """Deals of each partie; None for all."""
    timeout: float = TIMEOUT
    """Seconds that an external bot has for an act."""

    @property
    def variant(self) -> Variant:
        """The rules in full."""
        return self.rules.variant

    def identity(self) -> dict[str, object]:
        """Return all settings that make it another duel, as JSON."""
        return {
            "rules": self.rules.name,
            "version": self.rules.version,
            "options": dict(self.rules.changes),
            "a": self.first,
            "b": self.second,
            "seed": self.seed,
            "deals_per_partie": self.deals,
            "timeout": self.timeout,
        }


class DuelSession:
    """Plays the boards of a duel; it makes the contestants with the first board.

    So a contestant that cannot be made fails like a board, also in another process.
    """

    def __init__(self, duel: Duel) -> None:
        self._duel = duel
        self._contestants: list[Contestant] = []

    def board(self, seed: int) -> Board:
        """Play a board."""
        duel = self._duel
        if not self._contestants:
            self._start()
        first, second = self._contestants
        return play_board(duel.variant, first.player, second.player, seed, duel.deals)

    def _start(self) -> None:
        names = self._duel.first, self._duel.second
        try:
            for name in names:
                self._contestants.append(contestant(name, self._duel.timeout))
        except BaseException:
            self.close()
            raise
        warm_up(self._duel.variant, names)

    def close(self) -> None:
        """Close the contestants."""
        while self._contestants:
            self._contestants.pop().close()
