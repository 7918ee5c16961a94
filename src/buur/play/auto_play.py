"""Automatic events: draw for the first dealer, cut, unsealed deal, count; `settle` applies them."""

from __future__ import annotations

from buur.play.acts.bidding import is_passed_out
from buur.play.acts.deal_count import count_event
from buur.play.engine import do
from buur.play.model.events import Cut, Event, Misdealt, Opened
from buur.play.model.state import AnyState, State
from buur.play.pack import dealing
from buur.play.pack.dealing import Random, deal_event, shuffled
from buur.seats import Seat, draw_partners
from buur.variants.model import Variant


def draw_dealer(variant: Variant, random: Random) -> Opened:
    """Return the opening of a partie, with the cards drawn for it if any (core §2.1, §2.2).

    If teams are drawn, the cards are arranged so that partners hold the two highest. The draw is
    repeated if equal ranks leave the teams or the dealer open.
    """
    rules = variant.deal
    if not dealing.is_drawn(rules):
        return Opened(_undrawn_dealer(variant, random))
    while True:
        drawn = shuffled(random, variant.pack.cards)[: variant.seats]
        if rules.teams_drawn:
            turn = int(random() * variant.seats)
            seated = tuple(drawn[who] for who in draw_partners(drawn))
            drawn = seated[turn:] + seated[:turn]
            if not dealing.divides_teams(drawn):
                continue
        if not dealing.deal_is_drawn(rules):
            return Opened(_undrawn_dealer(variant, random), drawn)
        dealer = dealing.dealer_drawn(rules, drawn)
        if dealer is not None:
            return Opened(dealer, drawn)


def _undrawn_dealer(variant: Variant, random: Random) -> Seat:
    scribe = variant.deal.first == "scribe"
    return Seat(0 if scribe else int(random() * variant.seats))


def random_cut(state: State, seat: Seat, random: Random) -> Cut:
    """Return a legal cut at a random place."""
    bounds = state.variant.cut_bounds
    assert bounds is not None  # noqa: S101 - nobody is asked to cut where there is no cut
    low, high = bounds
    return Cut(seat, low + int(random() * (high - low + 1)))


def table_event(state: State, random: Random) -> Event | None:
    """Return the next automatic event, cuts included; None if a seat must decide."""
    match state.phase:
        case "open":
            return draw_dealer(state.variant, random)
        case "cut":
            return random_cut(state, state.waiting[0], random)
        case "deal" if state.deal is not None:
            pack = shuffled(random, state.variant.pack.cards)
            deal, variant = state.deal, state.variant
            again = dealing.shuffles_again(variant)
            turned = shuffled(random, variant.pack.cards)[-1] if again else None
            return deal_event(pack, variant, deal.dealer, deal.number, turned, deal.turned)
        case "count":
            return count_event(state)
        case "bid" if is_passed_out(state):
            return Misdealt("all-passed")
        case _:
            return None


def settle(state: AnyState, random: Random) -> AnyState:
    """Return the state after all automatic events: a seat must decide, or the partie is over."""
    event = table_event(state, random)
    while event is not None:
        state = do(state, event)
        event = table_event(state, random)
    return state
