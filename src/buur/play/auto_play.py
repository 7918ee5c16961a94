"""Automatic events: draw for the first dealer, cut, unsealed deal, count; `settle` applies them."""

from __future__ import annotations

from collections.abc import Callable
from typing import SupportsIndex

from buur.arguments import instance
from buur.play.acts.bidding import is_passed_out
from buur.play.acts.deal_count import count_event
from buur.play.chance import Random, floats_of
from buur.play.engine import do
from buur.play.model.events import Cut, Event, Misdealt, Opened
from buur.play.model.refusals import refuse
from buur.play.model.state import AnyState, State, cutter_of
from buur.play.pack import dealing
from buur.play.pack.dealing import deal_event, shuffled
from buur.play.pack.draws import cut_place, opening_draw, sealed_cut, sealed_opening
from buur.seats import seat_of
from buur.variants.registry import RulesLike, rules_of

Floats = Callable[[], float]
"""Gives floats in [0, 1)."""


def draw_dealer(variant: RulesLike, random: Random = None) -> Opened:
    """Return the opening of a partie, with the cards drawn for it if any (core §2.1, §2.2).

    If teams are drawn, the cards are arranged so that partners hold the two highest. The draw is
    repeated if equal ranks leave the teams or the dealer open.

    >>> draw_dealer("schieber", 7)
    Opened(0, ('DK', 'SJ', 'S7', 'CJ'))

    Args:
        variant: the rules, or the name of a preset.
        random: the source of randomness; that of the operating system by default.

    Raises:
        RulesError: there is no such preset.
        ArgumentError: an argument is of another type.
    """
    return opening_draw(rules_of(variant), floats_of(random))


def random_cut(state: State, seat: SupportsIndex, random: Random = None) -> Cut:
    """Return a legal cut at a random place.

    >>> import buur
    >>> random_cut(buur.start("schieber", 7), 2, random=1)
    Cut(2, 7)

    Args:
        state: the partie.
        seat: the seat that cuts.
        random: the source of randomness; that of the operating system by default.

    Raises:
        IllegalAction: nobody cuts in this rule set.
        ArgumentError: an argument is of another type, or there is no such seat.
    """
    rules = instance(state, State, "state").variant
    if rules.cut_bounds is None:
        refuse("wrong-phase", f"nobody cuts in {rules.code}", "2.3")
    return Cut(seat_of(seat, rules.seats), cut_place(rules.cut_bounds, floats_of(random)))


def table_event(state: State, random: Random = None) -> Event | None:
    """Return the next automatic event, cuts included; None if a seat must decide.

    >>> import buur
    >>> table_event(buur.start("schieber", 7)) is None
    True

    Args:
        state: the partie.
        random: the source of randomness; that of the operating system by default.

    Raises:
        ArgumentError: an argument is of another type.
    """
    return _table_event(instance(state, State, "state"), floats_of(random))


def _table_event(state: State, floats: Floats) -> Event | None:
    match state.phase:
        case "open":
            drawn = None if state.seal is None else sealed_opening(state.variant, state.seal)
            return drawn or opening_draw(state.variant, floats)
        case "cut" if state.deal is not None:
            cutter = cutter_of(state)
            at = sealed_cut(state.variant, state.deal.seal, cutter)
            return random_cut(state, cutter, floats) if at is None else Cut(cutter, at)
        case "deal" if state.deal is not None:
            pack = shuffled(floats, state.variant.pack.cards)
            deal, variant = state.deal, state.variant
            again = dealing.shuffles_again(variant)
            turned = shuffled(floats, variant.pack.cards)[-1] if again else None
            return deal_event(pack, variant, deal.dealer, deal.number, turned, deal.turned)
        case "count":
            return count_event(state)
        case "bid" if is_passed_out(state):
            return Misdealt("all-passed")
        case _:
            return None


def settle(state: AnyState, random: Random = None) -> AnyState:
    """Return the state after all automatic events: a seat must decide, or the partie is over.

    >>> import buur
    >>> partie = buur.start("schieber", 7)
    >>> settle(partie) is partie
    True

    Args:
        state: the partie.
        random: the source of randomness; that of the operating system by default.

    Raises:
        ArgumentError: an argument is of another type.
    """
    floats = floats_of(random)
    event = _table_event(instance(state, State, "state"), floats)
    while event is not None:
        state = do(state, event)
        event = _table_event(state, floats)
    return state
