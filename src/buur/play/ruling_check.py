"""May a ruling happen now? Its effects have to fit the deal; which are right a regulation says."""

from __future__ import annotations

from buur.play.model.deal import Deal
from buur.play.model.events import Ruled
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.queries.objections import open_number


def check_ruled(state: State, event: Ruled) -> None:
    """Raise unless the table is to rule, on this card, and what the ruling says can be done."""
    if state.phase != "ruling":
        refuse("wrong-phase", "the table rules where somebody has objected", "9")
    deal = deal_of(state)
    objection = deal.rulings.objection
    if objection is None or (objection.offender, objection.trick) != (event.offender, event.trick):
        refuse("bad-ruling", "the ruling is on another card than the objection", "9")
    _check_exchange(deal, event)
    _check_effects(deal, event)


def _check_exchange(deal: Deal, event: Ruled) -> None:
    held = deal.hands[event.offender]
    if event.cards and event.cards & ~held:
        refuse("bad-ruling", f"seat {event.offender} does not hold the cards to choose from", "9")
    exchanges = event.cards is None or bool(event.cards)
    if exchanges and event.trick != open_number(deal):
        refuse("bad-ruling", "a card is exchanged in the open trick only", "9")


def _check_effects(deal: Deal, event: Ruled) -> None:
    moved, tricks = event.moved, range(1, len(deal.schedule) + 1)
    if (moved is None) != (event.side is None):
        refuse("bad-ruling", "a card that is moved goes to a side", "9")
    if moved is not None and not deal.hands[event.offender] >> moved & 1:
        refuse("bad-ruling", f"seat {event.offender} does not hold the card to be moved", "9")
    if any(trick not in tricks for trick in event.lost):
        refuse("bad-ruling", f"tricks are numbered from 1 to {len(deal.schedule)}", "9")
    if event.leads is not None and not 0 <= event.leads < len(deal.sides):
        refuse("bad-ruling", f"there is no seat {event.leads}", "9")
