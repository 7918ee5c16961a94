"""`Position`: a deal in progress as arrays for kernels, without hidden hands."""

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
    """The root position of a search, without the hands."""

    leader: int
    taken: int
    """Number of complete tricks."""
    counted: int
    """Offset in `Tables.points` of the points that apply: they depend on the suit of the first
    card."""
    lying: Ints
    """Cards of the open trick, one row."""
    sides: Ints
    """Number of the side by seat, one row."""
    roles: Ints
    """By seat: 1 where its side chose the contract, -1 where another did, else 0; one row."""
    scaled_points: Ints
    """Points by card on the usual scale, then those of every trick. There is a row for each part of
    the schedule."""
    points: Ints
    """Points by side, one row."""
    tricks: Ints
    """Number of tricks by side, one row."""
    is_open: bool
    """Whether the first card that does not follow suit will decide the trumps."""
    won: Ints
    """Set of the cards won, by side, one row."""


def side_numbers(deal: Deal) -> dict[int, int]:
    """Return by playing side its number; the numbers run from 0 without gaps."""
    sides = sorted({deal.sides[seat] for seat in players_of(deal)})
    return {side: number for number, side in enumerate(sides)}


def side_number(deal: Deal, seat: int) -> int:
    """Return the number of a seat's side, see `side_numbers`."""
    return side_numbers(deal)[deal.sides[seat]]


def points_by_side(deal: Deal) -> list[int]:
    """Return the points of each side's tricks, without the bonus of the last trick."""
    numbers = side_numbers(deal)
    made = [0] * len(numbers)
    for trick in deal.tricks:
        made[numbers[deal.sides[trick.winner]]] += trick.points
    return made


def tricks_by_side(deal: Deal) -> list[int]:
    """Return the number of tricks of each playing side."""
    numbers = side_numbers(deal)
    taken = [0] * len(numbers)
    for trick in deal.tricks:
        taken[numbers[deal.sides[trick.winner]]] += 1
    return taken


def cards_by_side(deal: Deal) -> list[int]:
    """Return the set of the cards that each side has won."""
    numbers = side_numbers(deal)
    won = [0] * len(numbers)
    for trick in deal.tricks:
        won[numbers[deal.sides[trick.winner]]] |= mask_of(trick.cards)
    return won


def packed_game(variant: Variant, deal: Deal) -> Game:
    """Return the compiled game of a deal, also where the trumps are not decided yet."""
    if deal.contract == OPEN:
        return open_game(variant, deal.number, deal.at_play)
    return game_at(variant, deal)


def _scaled_points(variant: Variant, deal: Deal) -> Ints:
    """Return the points by card on the usual scale, a row for each part of the schedule."""
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
    """Return the position of a deal."""
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
