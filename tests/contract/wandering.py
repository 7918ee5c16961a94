"""Random parties through the public engine: lawful acts of every kind, clumsy ones included."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from buur.melds import melds_in
from buur.play.auto_play import table_event
from buur.play.legal import LegalActs
from buur.play.model.events import (
    Act,
    Declared,
    Event,
    Finished,
    Insisted,
    Played,
    Pushed,
    Soldered,
)
from buur.play.model.state import State
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.model import Variant
from tests.chance import seeded


@dataclass(frozen=True)
class Step:
    """An event with the states before and after it."""

    before: Partie
    event: Event
    after: Partie


def fresh(rules: Variant) -> Partie:
    """Return a partie that has not been opened."""
    return Partie(variant=rules, scores=(0,) * rules.lines)


def wander(rules: Variant, seed: int, deals: int = 30) -> Iterator[Step]:
    """Give the steps of a random partie, to its end or until so many deals are counted."""
    source = seeded(seed)
    state = fresh(rules)
    while not state.is_over and len(state.history) < deals:
        event = interjection(state, source) or table_event(state, source.random)
        event = event or act_on_turn(state, source)
        after = state.do(event)
        yield Step(state, event, after)
        state = after


def interjection(state: Partie, source: random.Random) -> Act | None:
    """Return now and then a claim by anybody; ends and rests are claimed rarely."""
    if state.phase not in ("play", "count") or source.random() > 0.06:
        return None
    claims = state.legal_for(Seat(source.randrange(state.variant.seats))).claims
    rare = source.random() > 0.04
    wanted = [act for act in claims if not (rare and isinstance(act, (Finished, Soldered)))]
    return source.choice(wanted) if wanted else None


def act_on_turn(state: State, source: random.Random) -> Act:
    """Return a lawful act of a seat that must act."""
    seat = state.waiting[0]
    match state.phase:
        case "choose":
            return choice(state, source)
        case "bid" | "predict" | "join" | "exchange" | "widow" | "call" | "renounce":
            return source.choice(list(LegalActs(state, seat)))
        case "declare":
            declared = source.choice(list(LegalActs(state, state.turn).declarations))
            return (
                next(iter(LegalActs(state, state.turn)))
                if source.random() < 0.8
                else Declared(seat, declared)
            )
        case "claim":
            return Insisted(seat, source.random() < 0.5)
        case _:
            return card(state, source)


def claims_anything(state: State) -> bool:
    """Tell whether a card may go with melds that are not held."""
    deal, rules = state.deal, state.variant.meld
    first = deal is not None and not deal.tricks
    return first and rules.melds and rules.may_be_false and rules.meld_time == "with_first_card"


def choice(state: State, source: random.Random) -> Act:
    """Return a contract, a push or a silent lead."""
    legal = LegalActs(state, state.turn)
    acts: list[Act] = [*legal.choices]
    if legal.may_push:
        acts += [Pushed(state.waiting[0])] * 2
    acts += [Played(state.waiting[0], held) for held in legal.cards][:2]
    return source.choice(acts)


def card(state: State, source: random.Random) -> Played:
    """Return a card, mostly with what is to be said, sometimes with less or nothing."""
    legal = LegalActs(state, state.turn)
    chosen = source.choice(list(legal.cards))
    if claims_anything(state) and source.random() < 0.3:
        rules = state.variant.meld.rules
        claimed = source.choice(melds_in(state.variant.pack.cards, rules)).cards
        return Played(state.waiting[0], chosen, (claimed,))
    if source.random() < 0.8:
        return legal.played(chosen)
    declared = source.choice(list(legal.declarations)) if legal.melds else ()
    return Played(state.waiting[0], chosen, declared)
