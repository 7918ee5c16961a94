"""`Table` with players given as bots, by their names, or as functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from buur.bots.bot_like import BotLike, bot_of
from buur.bots.protocol import Bot
from buur.play import table
from buur.play.chance import Chance, chance_of
from buur.play.model.events import Event, Ruled
from buur.play.partie import Partie
from buur.play.players import is_bot
from buur.variants.registry import RulesLike, rules_of

SEED_BITS = 62


class Table(table.Table):
    """A partie with its players: bots, or persons, who act through `do`.

    >>> table = Table("chibre", ["steady", "easy", "steady", "easy"], chance=7)
    >>> events = list(table.run())
    >>> table.state
    <Partie chibre: deal 11, over, side 1 won, 932:1078>
    >>> mine = Table("chibre", ["steady", lambda view: next(iter(view.legal))] * 2)
    >>> [player.name for player in mine.players]
    ['steady', 'mine', 'steady', 'mine']

    Args:
        rules: the name of a preset, or rules of your own.
        players: one entry per seat: the name of a bot, a bot, a function that chooses an act for
            a view, see `bot_of`, or None for a person.
        chance: source of randomness; the operating system's by default, the only one fit for
            people. A seed or a seeded generator makes a reproducible partie, with the bots that
            are given by name.
        events: the events so far of a partie that is resumed.
        rule: function that rules on an objection, such as `buur.referee.at_table.ruled`; required
            if irregular cards are penalised and people play.

    Raises:
        RulesError: there is no such preset.
        BotError: there is no bot of a name.
        IllegalAction: the rules refuse one of the events.
        ArgumentError: an argument is of another type, or there are more or fewer players than
            seats.
    """

    def __init__(
        self,
        rules: RulesLike,
        players: Sequence[BotLike | None],
        *,
        chance: Chance = None,
        events: Iterable[Event] = (),
        rule: Callable[[Partie], Ruled] | None = None,
    ) -> None:
        variant, source = rules_of(rules), chance_of(chance)

        def seated(player: BotLike | None) -> Bot | None:
            if player is None or is_bot(player):
                return player
            return bot_of(player, source.getrandbits(SEED_BITS), name="players")

        bots = [seated(player) for player in table.entries(variant, players)]
        super().__init__(variant, bots, chance=source, events=events, rule=rule)
