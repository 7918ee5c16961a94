"""A position of a deal as arrays for kernels: only what the acting seat may know."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np

from buur.bots.features.deal_arrays import as_row, role_of, scaled_points
from buur.cards import PACK_SIZE, Suit, mask_of, suit_of
from buur.contracts import OPEN, Contract, compile_contract
from buur.kernels.deal_arrays import game_at, players_of
from buur.kernels.game import Game, Ints, open_game
from buur.play.model.deal import Deal
from buur.variants.model import Variant


class Position(NamedTuple):
    """The moment that is searched from."""

    leader: int
    taken: int
    """How many tricks have been taken."""
    counted: int
    """Where the points of the cards begin that hold in this deal."""
    lying: Ints
    """The open trick, one row."""
    sides: Ints
    """By seat, one row."""
    roles: Ints
    """By seat: 1 where its side chose the contract, -1 where another did, else 0; one row."""
    scaled_points: Ints
    """Points by card of the usual size; then those of any trick. A row for each part of the
    schedule."""
    points: Ints
    """By side, one row."""
    tricks: Ints
    """By side, one row."""
    is_open: bool
    """Whether trumps are still to be made by the first card that does not follow suit."""
    won: Ints
    """By side the cards of its tricks, one row."""


def side_numbers(deal: Deal) -> dict[int, int]:
    """Return the sides that play, numbered from 0 without gaps."""
    sides = sorted({deal.sides[seat] for seat in players_of(deal)})
    return {side: number for number, side in enumerate(sides)}


def side_number(deal: Deal, seat: int) -> int:
    """Return the number of a seat's side, see `side_numbers`."""
    return side_numbers(deal)[deal.sides[seat]]


def points_by_side(deal: Deal) -> list[int]:
    """Return the points of the tricks of each side, without the bonus of the last."""
    numbers = side_numbers(deal)
    made = [0] * len(numbers)
    for trick in deal.tricks:
        made[numbers[deal.sides[trick.winner]]] += trick.points
    return made


def tricks_by_side(deal: Deal) -> list[int]:
    """Return the number of tricks of each side."""
    numbers = side_numbers(deal)
    taken = [0] * len(numbers)
    for trick in deal.tricks:
        taken[numbers[deal.sides[trick.winner]]] += 1
    return taken


def cards_by_side(deal: Deal) -> list[int]:
    """Return the cards of the tricks of each side."""
    numbers = side_numbers(deal)
    won = [0] * len(numbers)
    for trick in deal.tricks:
        won[numbers[deal.sides[trick.winner]]] |= mask_of(trick.cards)
    return won


def packed_game(variant: Variant, deal: Deal) -> Game:
    """Return what is played, also where its trumps are not known yet."""
    if deal.contract == OPEN:
        return open_game(variant, deal.number, deal.at_play)
    return game_at(variant, deal)


def _scaled_points(variant: Variant, deal: Deal) -> Ints:
    """Return what cards feel worth, for each part of the schedule."""
    if deal.contract != OPEN:
        return scaled_points(variant, deal)
    policy, tricks = variant.play.policy_of(deal.number), len(deal.schedule)
    known = [deal]
    for suit in range(4):
        contract = Contract("trump", suit=Suit(suit))
        schedule = compile_contract(contract, policy, tricks)
        known.append(replace(deal, contract=contract, schedule=schedule))
    return np.concatenate([scaled_points(variant, each) for each in known])


def position_of(variant: Variant, deal: Deal) -> Position:
    """Return where a deal stands."""
    players, numbers = players_of(deal), side_numbers(deal)
    laid = [*(card for trick in deal.tricks for card in trick.cards), *deal.lying]
    return Position(
        leader=players.index(deal.leader),
        taken=len(deal.tricks),
        counted=PACK_SIZE * suit_of(laid[0]) if laid else 0,
        lying=as_row(deal.lying),
        sides=as_row([numbers[deal.sides[seat]] for seat in players]),
        roles=as_row([role_of(deal, seat) for seat in players]),
        scaled_points=_scaled_points(variant, deal),
        points=as_row(points_by_side(deal)),
        tricks=as_row(tricks_by_side(deal)),
        is_open=deal.contract == OPEN,
        won=as_row(cards_by_side(deal)),
    )
