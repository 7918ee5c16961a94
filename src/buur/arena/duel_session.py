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
    """Name of the first contestant."""
    second: str
    seed: int = 0
    """Seed of the first board; those of the next boards count up from it."""
    deals: int | None = 1
    """Number of deals of each partie; None for all."""
    timeout: float = TIMEOUT
    """Time limit of an external bot for an act, in seconds."""

    @property
    def variant(self) -> Variant:
        """The rules in full."""
        return self.rules.variant

    def identity(self) -> dict[str, object]:
        """Return the settings that distinguish duels, as JSON."""
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
    """Plays the boards of a duel; the contestants are made for the first board.

    So an error in making a contestant is reported like that of a board, also by another process.
    """

    def __init__(self, duel: Duel) -> None:
        self._duel = duel
        self._contestants: list[Contestant] = []

    def board(self, seed: int) -> Board:
        """Return the board of a seed, after playing it."""
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
