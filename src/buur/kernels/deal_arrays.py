"""Conversion of a deal, or of a seat's view of one, to arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numpy.typing import ArrayLike

from buur.arguments import instance
from buur.cards import suit_of
from buur.errors import PositionError
from buur.kernels.game import Game, game_of, rules_of
from buur.kernels.positions import Positions
from buur.play.model.deal import Deal
from buur.seats import NO_SIDE, Seat

if TYPE_CHECKING:
    from buur.variants.registry import RulesLike


def players_of(deal: Deal) -> tuple[Seat, ...]:
    """Return the seats that play a deal: kernels number them from 0 in this order.

    >>> import buur
    >>> players_of(buur.start("schieber", 7).deal)
    (0, 1, 2, 3)

    Raises:
        ArgumentError: it is no `Deal`.
    """
    instance(deal, Deal, "deal", "the deal of a partie or a view")
    return tuple(Seat(seat) for seat, side in enumerate(deal.sides) if side != NO_SIDE)


def game_at(variant: RulesLike, deal: Deal) -> Game:
    """Return the game of a deal.

    >>> import buur
    >>> partie = buur.start("schieber", 7).choose("trump:H")
    >>> game_at(partie.variant, partie.deal)
    Game(4 seats, 9 tricks)

    Args:
        variant: the rule set, or its name.
        deal: the deal of a partie or a view.

    Raises:
        ArgumentError: an argument is of another type.
        PositionError: its contract is not known yet.
        RulesError: see `buur.kernels.game.make_game`.
    """
    variant = rules_of(variant)
    instance(deal, Deal, "deal", "the deal of a partie or a view")
    if deal.contract is None:
        raise PositionError("it is not known yet what is played")
    return game_of(variant, deal.contract, deal.number, deal.at_play)


def positions_at(deal: Deal, hands: ArrayLike) -> Positions:
    """Return the position of a deal with sampled hands, one sample per row.

    >>> import buur
    >>> deal = buur.start("schieber", 7).choose("trump:H").play("HQ").deal
    >>> positions_at(deal, [deal.hands] * 1000)
    Positions(1000 deals, 0 tricks taken, 1 cards lying)

    Only the public part of the deal is read, so the deal of a seat's view is enough.

    Args:
        deal: a deal in which cards are being played.
        hands: shape (samples, seats), int64, in card sets: the cards held, see `players_of`.

    Raises:
        ArgumentError: an argument is of another type.
    """
    players = players_of(deal)
    tricks = deal.tricks
    points, taken = [0] * len(players), [0] * len(players)
    for trick in tricks:
        points[players.index(trick.winner)] += trick.points
        taken[players.index(trick.winner)] += 1
    return Positions(
        hands=hands,
        leaders=players.index(deal.leader),
        taken=len(tricks),
        lying=deal.lying,
        firsts=suit_of(tricks[0].cards[0]) if tricks else None,
        points=points,
        tricks=taken,
    )
