"""Self-play: parties between bots, and their records."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from buur.bots import bot
from buur.notation import Record, record_of
from buur.play.model.events import Revealed
from buur.play.table import Table
from buur.referee.at_table import ruled
from buur.variants.model import Variant

Progress = Callable[[int, int], None]
"""Function that is called with the numbers of partie and deal, from 1, when a deal begins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Amount:
    """Amount of play: a number of parties, or of deals, with the last partie cut short."""

    parties: int | None = None
    deals: int | None = None

    def is_reached(self, parties: int, deals: int) -> bool:
        """Tell whether enough was played."""
        if self.deals is not None:
            return deals >= self.deals
        return parties >= (1 if self.parties is None else self.parties)


def play_parties(
    variant: Variant,
    names: Sequence[str],
    seed: int | None,
    amount: Amount,
    progress: Progress = lambda partie, deal: None,
) -> Iterator[Table]:
    """Yield the tables of parties played to the end, or to the last deal asked for.

    Args:
        variant: the rules of the parties.
        names: the name of a bot by seat.
        seed: the seed that makes the parties repeatable; None takes the system's randomness.
        amount: the number of parties or deals to play.
        progress: the function to call when a deal begins.
    """
    chance = random.SystemRandom() if seed is None else random.Random(seed)
    parties = deals = 0
    while not amount.is_reached(parties, deals):
        parties += 1
        table = _table(variant, names, chance)
        before = deals
        for _ in table.run():
            played = before + len(table.state.history)
            if played > deals:
                deals = played
                progress(parties, len(table.state.history) + 1)
                if amount.is_reached(parties - 1, deals):
                    _publish_seed(table)
                    break
        yield table


def play_table(variant: Variant, names: Sequence[str], seed: str | None) -> Table:
    """Return the table of one partie, played to its end.

    Args:
        variant: the rules of the partie.
        names: the name of a bot by seat.
        seed: the seed that makes the partie repeatable; None takes the system's randomness.
    """
    chance = random.SystemRandom() if seed is None else random.Random(seed)
    table = _table(variant, names, chance)
    for _ in table.run():
        pass
    return table


def _table(variant: Variant, names: Sequence[str], chance: random.Random) -> Table:
    players = [bot(name, chance.getrandbits(32)) for name in names]
    return Table(variant, players, chance=random.Random(chance.getrandbits(128)), rule=ruled)


def _publish_seed(table: Table) -> None:
    """Publish the seed of the last deal, which a partie cut short would keep secret."""
    event = table.next_event()
    if isinstance(event, Revealed):
        table.do(event)


def record_of_bots(table: Table, base: str, names: Sequence[str], seed: int | None) -> Record:
    """Return the record of a table of bots; with a seed it is the same each time.

    Args:
        table: the table of the bots.
        base: the preset that the record names.
        names: the name of a bot by seat.
        seed: the seed of the parties, for a tag; None where they are not repeatable.
    """
    import buur

    tags = {"program": f"buur {buur.__version__}"}
    if seed is not None:
        tags["seed"] = str(seed)
    return record_of(table.events, table.state.variant, base=base, names=names, tags=tags)
