"""What is to be solved, as it is written on a command line: a deal, or a moment of a record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from buur.cards import Card, Suit, cards_in, parse_cards, suit_of
from buur.cli.trouble import Trouble
from buur.seats import NO_SIDE

if TYPE_CHECKING:
    from buur.play.deal import Deal
    from buur.play.state import State
    from buur.solver import Position, Solver
    from buur.variants.model import Variant


def read_deal(
    text: str, contract: str, variant: Variant, leader: int, trick: str
) -> tuple[Solver, Position]:
    """Return hands written ``SA S6; H7 …; …; …``, seat 0 first, as a position."""
    from buur.solver import Position, solver_of

    hands = tuple(int(parse_cards(hand)) for hand in text.split(";"))
    lying = tuple(card for code in trick.split() for card in cards_in(parse_cards(code)))
    solver = solver_of(variant, contract)
    position = Position(hands, leader, lying, _first(lying))
    if hands and 0 <= leader < len(hands) and position.tricks < solver.tricks:
        # The end of a deal whose first tricks went nobody knows where: no match.
        position = replace(position, won=frozenset((*solver.sides, NO_SIDE)))
    return solver, position


def read_record(name: str, acts: int | None) -> tuple[Solver, Position]:
    """Return the last moment of a record at which a card is to be played.

    Args:
        name: of the file.
        acts: only so many events are read, None for all of them.
    """
    from buur.notation import load, replay

    found = None
    for number, state in enumerate(replay(load(Path(name))), 1):
        deal = state.deal
        if acts is not None and number > acts:
            break
        if deal is not None and deal.schedule and deal.turn >= 0 and any(deal.hands):
            found = state
    if found is None or found.deal is None:
        raise Trouble("nothing-to-solve", name=name)
    return _of_state(found, found.deal)


def _of_state(state: State, deal: Deal) -> tuple[Solver, Position]:
    from buur.solver import MATCH, Position, Solver

    if deal.contract is None or deal.at_play != len(deal.hands):
        raise Trouble("nothing-to-solve", name=f"{deal.number}")
    variant = state.variant
    solver = Solver(
        deal.contract,
        variant.play.policy_of(deal.number),
        seats=len(deal.hands),
        tricks=len(deal.schedule),
        last=variant.score.last_trick,
        match=MATCH if variant.score.match == "bonus100" else 0,
        sides=deal.sides,
    )
    first = deal.tricks[0].cards if deal.tricks else deal.lying
    won = frozenset(int(deal.sides[trick.winner]) for trick in deal.tricks)
    hands = tuple(int(hand) for hand in deal.hands)
    leader = deal.leader if deal.lying else deal.turn
    return solver, Position(hands, int(leader), tuple(deal.lying), _first(first), won)


def _first(cards: tuple[Card, ...]) -> Suit | None:
    return suit_of(cards[0]) if cards else None
