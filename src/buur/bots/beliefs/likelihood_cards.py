"""Log-likelihood of the cards played, given each sampled world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from buur.bots.features.deal_arrays import role_of, scaled_points
from buur.bots.features.played_cards import played_cards
from buur.bots.policy.choice_model import (
    CardDecision,
    PolicyArrays,
    card_weight,
    policy_arrays,
    policy_rows,
)
from buur.cards import PACK_SIZE
from buur.contracts import OPEN
from buur.kernels.cache import kernel
from buur.kernels.deal_arrays import game_at, players_of
from buur.kernels.game import Floats, Ints, Schedule
from buur.kernels.playout import tables_at
from buur.kernels.pointers import row_pointer
from buur.play.model.deal import NO_SEAT, Deal
from buur.rules.bits import nth_card
from buur.rules.legality import NOBODY_LED, leading_cards, legal_cards
from buur.seats import Seat
from buur.variants.model import Variant

LAPSE_RATE: Final = 0.1
"""Probability that a player plays a random legal card instead of following the policy."""


class Play(NamedTuple):
    """A card that was played, and the position of its player before it."""

    trick: int
    player: int
    """Index among the seats that play."""
    card: int
    led: int
    """Suit led, `NOBODY_LED` for a lead."""
    best: int
    """Card that had to be beaten."""
    lying: int
    """Set of the cards of the open trick."""
    ours: int
    """1 where the player's side held the trick."""
    closes: int
    """1 where no opponent was to play after the player in this trick."""
    worth: int
    """Points in the trick, on the usual scale."""
    made: int
    """Points that the player's side had made in tricks."""
    role: int
    """1 where the player's side chose the contract, -1 where another did, 0 where nobody did."""
    later: int
    """Set of this card and those that the player has played since."""
    to_come: int
    """Set of this card and those that anybody has played since."""


PLAY: Final = np.dtype([(name, np.int64) for name in Play._fields])
"""The fields of `Play` as a record type of arrays."""
Plays = NDArray[np.void]
"""Records of the type `PLAY`."""


def observed_plays(variant: Variant, deal: Deal, seat: int) -> Plays:
    """Return the plays of all seats but one as records, in playing order."""
    players = players_of(deal)
    own = players.index(Seat(seat)) if seat in players else NO_SEAT
    found = [play for play in _plays(variant, deal) if play.player != own]
    return np.array(found, PLAY)


def _plays(variant: Variant, deal: Deal) -> Iterator[Play]:
    """Yield the plays of a deal in playing order."""
    players, scaled = players_of(deal), scaled_points(variant, deal)[0].tolist()
    sides, made = deal.sides, dict.fromkeys(deal.sides, 0)
    course = list(played_cards(deal))
    later = dict.fromkeys(players, 0)
    for played in course:
        later[played.seat] |= 1 << played.card
    worth = lying = number = 0
    for played in course:
        seat, card, turn, side = played.seat, played.card, played.turn, sides[played.seat]
        if turn == 0:
            worth, lying = scaled[PACK_SIZE], 0
        if played.trick > number:
            last = deal.tricks[number]
            made[sides[last.winner]] += last.points
            number = played.trick
        after = deal.order(seat)[1:]
        yield Play(
            trick=played.trick,
            player=players.index(seat),
            card=card,
            led=played.led,
            best=played.best if turn else card,
            lying=lying,
            ours=int(sides[played.holder] == side),
            closes=int(all(sides[who] == side for who in after[: -turn or None])),
            worth=worth,
            made=made[side],
            role=role_of(deal, seat),
            later=later[seat],
            to_come=sum(later.values()),
        )
        later[seat] ^= 1 << card
        worth += scaled[card]
        lying |= 1 << card


@kernel
def add_log_likelihoods(
    schedule: Schedule,
    trump_first: bool,
    scaled: Ints,
    policy: PolicyArrays,
    lapse_rate: float,
    plays: Plays,
    point_limits: Ints,
    hands: Ints,
    logs: Floats,
) -> None:
    """Add the log-likelihoods of the plays to those of the worlds (kernel).

    Args:
        schedule: the tables of each trick.
        trump_first: whether the first card of the deal has to be a trump.
        scaled: points by card on the usual scale, one row.
        policy: the policy by which all players choose their cards.
        lapse_rate: the probability that a player plays a random legal card.
        plays: the plays, see `observed_plays`.
        point_limits: by world and player, the points from which on the player avoids more.
        hands: the cards held now, by world and player.
        logs: the log-likelihoods by world, which are added to.
    """
    worths, rows = row_pointer(scaled, 0), policy_rows(policy)
    scratch = np.zeros((1, 16), np.int64)
    features = row_pointer(scratch, 0)
    for at in range(plays.shape[0]):
        play = plays[at]
        player, card, led, best = play.player, play.card, play.led, play.best
        lying, ours, closes, worth = play.lying, play.ours, play.closes, play.worth
        made, role, later, to_come = play.made, play.role, play.later, play.to_come
        tables = tables_at(schedule, play.trick)
        has_to_open = trump_first and play.trick == 0 and led == NOBODY_LED
        for world in range(hands.shape[0]):
            hand = hands[world, player] | later
            legal = legal_cards(tables, hand, led, best, lying)
            if has_to_open:
                legal = leading_cards(tables, legal)
            many = legal.bit_count()
            if many < 2:
                continue
            together = to_come
            for other in range(hands.shape[1]):
                together |= hands[world, other]
            goal = 1 if made >= point_limits[world, player] else 0
            decision = CardDecision(
                goal, role, legal, hand, together & ~hand, led, best, ours, closes, worth
            )
            total, own, rest = 0, 0, legal
            for _ in range(many):
                face = nth_card(rest, 0)
                rest &= rest - 1
                likely = card_weight(tables, worths, rows, face, decision, features)
                total += likely
                if face == card:
                    own = likely
            logs[world] += np.log((1.0 - lapse_rate) * own / total + lapse_rate / many)


def log_likelihood_cards(
    variant: Variant,
    deal: Deal,
    seat: int,
    hands: Ints,
    point_limits: Ints,
    policy: PolicyArrays | None = None,
) -> Floats:
    """Return by world the log-likelihood of the cards in the tricks and in the open trick.

    Args:
        variant: the rules.
        deal: the deal in which the cards were played.
        seat: the observer, whose own cards are left out.
        hands: the cards held now, by world and player.
        point_limits: by world and player, the points from which on the player avoids more.
        policy: the policy by which the others choose; by default the package's.
    """
    logs = np.zeros(len(hands))
    plays = observed_plays(variant, deal, seat)
    if deal.contract in (None, OPEN) or not len(plays):
        return logs
    game = game_at(variant, deal)
    scaled, first = scaled_points(variant, deal), game.frame.trump_first
    policy = policy_arrays() if policy is None else policy
    add_log_likelihoods(
        game.schedule, first, scaled, policy, LAPSE_RATE, plays, point_limits, hands, logs
    )
    return logs
