"""The steady player: acts by the rules of `heuristics`, without search."""

from __future__ import annotations

from buur.bots.heuristics.advisor import advise_claim, advise_on_turn
from buur.bots.heuristics.settings import FULL_MEMORY
from buur.bots.seeds import seed_or_random
from buur.errors import BuurError
from buur.play.model.events import Act
from buur.play.views import View


class Steady:
    """Plays a sound partnership game. The same view and seed give the same act."""

    name = "steady"
    settings = FULL_MEMORY

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed_or_random(seed)

    def choose(self, view: View) -> Act:
        """Return the act for a view whose seat is on turn."""
        found = advise_on_turn(view, self.seed, self.settings)
        if found is None:
            raise BuurError(f"seat {view.seat} has nothing to choose in phase {view.state.phase}")
        return found.act

    def interject(self, view: View) -> Act | None:
        """Return a double or a claim that is certain to be right, None to keep silent."""
        found = advise_claim(view)
        return None if found is None else found.act
