"""Definition of a duel, and the session that plays its boards."""

from __future__ import annotations

from dataclasses import dataclass

from buur.arena.boards import MAX_DEALS, Board, play_board
from buur.arena.contestants import MAX_TIMEOUT, TIMEOUT, Contestant, check_bot, contestant
from buur.arena.statistics import PARTIES, POINTS
from buur.arena.warm_up import warm_up
from buur.arguments import integer, number
from buur.bots import BotLike
from buur.bots.bot_like import label_of
from buur.notation import RuleSet
from buur.play.chance import HIGHEST_SEED
from buur.variants.model import Variant
from buur.variants.registry import RulesLike, rules_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """Settings of a duel; the same settings give the same boards.

    >>> duel = Duel(rules="schieber", first="steady", second=lambda view: next(iter(view.legal)))
    >>> duel.names, duel.rules_name
    (('steady', 'mine'), 'schieber')

    Raises:
        BotError: there is no such bot.
        RulesError: there is no such rule set.
        ArgumentError: an argument is of another type, or out of range.
    """

    rules: RulesLike | RuleSet
    """The name of a preset, rules of your own, or the rules of a record."""
    first: BotLike
    """The first contestant: a name as for `contestant`, a bot, a factory, or a function."""
    second: BotLike
    seed: int = 0
    """Seed of the first board; those of the next boards count up from it."""
    deals: int | None = 1
    """Number of deals of each partie; None for all."""
    timeout: float = TIMEOUT
    """Time limit of an external bot for an act, in seconds."""

    def __post_init__(self) -> None:
        _ = self.variant
        for name, bot in (("first", self.first), ("second", self.second)):
            check_bot(bot, name)
        integer(self.seed, 0, HIGHEST_SEED, "seed")
        if self.deals is not None:
            integer(self.deals, 1, MAX_DEALS, "deals")
        number(self.timeout, 0, MAX_TIMEOUT, "timeout")

    @property
    def variant(self) -> Variant:
        """The rules in full."""
        return self.rules.variant if isinstance(self.rules, RuleSet) else rules_of(self.rules)

    @property
    def rules_name(self) -> str:
        """The name of the rules."""
        return self.rules.name if isinstance(self.rules, RuleSet) else self.variant.code

    @property
    def names(self) -> tuple[str, str]:
        """The names of both contestants."""
        return label_of(self.first), label_of(self.second)

    @property
    def unit(self) -> str:
        """The unit of the gain, see `Score`."""
        return PARTIES if self.variant.sharing == "king" else POINTS

    def session(self) -> DuelSession:
        """Return a session that plays boards of the duel."""
        return DuelSession(self)

    def identity(self) -> dict[str, object]:
        """Return the settings that distinguish duels, as JSON.

        Of a function it has the name alone.

        Raises:
            RulesError: the rules differ from a preset by more than options.
        """
        rules = self.rules if isinstance(self.rules, RuleSet) else RuleSet.of(self.variant)
        first, second = self.names
        return {
            "rules": rules.name,
            "version": rules.version,
            "options": dict(rules.changes),
            "a": first,
            "b": second,
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

    def run(self, task: int) -> Board:
        """Return the board of a seed, after playing it."""
        duel = self._duel
        if not self._contestants:
            self._start()
        first, second = self._contestants
        return play_board(duel.variant, first.player, second.player, task, duel.deals)

    def _start(self) -> None:
        bots = self._duel.first, self._duel.second
        try:
            for bot in bots:
                self._contestants.append(contestant(bot, self._duel.timeout))
        except BaseException:
            self.close()
            raise
        warm_up(self._duel.variant, [bot for bot in bots if isinstance(bot, str)])

    def close(self) -> None:
        """Close the contestants."""
        while self._contestants:
            self._contestants.pop().close()
