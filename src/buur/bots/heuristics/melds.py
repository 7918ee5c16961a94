"""Declaration of melds in turn after the first lead, with the stöck inside (§5.7)."""

from __future__ import annotations

from buur.bots.advice import Advice
from buur.play.acts.meld_declaration import best_declared
from buur.play.model.deal import Deal
from buur.play.views import View
from buur.seats import Seat


def declare_melds(view: View, _deal: Deal, seat: Seat) -> Advice:
    """Return the best declaration: the most points, but no split run that would be beaten."""
    act = best_declared(view.state, seat)
    return Advice(act, ("declare-melds",) if act.melds else ("no-melds",))
