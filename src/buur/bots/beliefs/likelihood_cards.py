"""What the cards tell that were laid: how likely each was out of the hand that a world supposes."""

from __future__ import annotations

from typing import Final

import numpy as np

from buur.bots.features.deal_arrays import role_of, scaled_points
from buur.bots.policy.choice_model import PolicyArrays, card_features, choice_weight, policy_arrays
from buur.cards import PACK_SIZE, mask_of
from buur.contracts import OPEN
from buur.kernels.cache import kernel
from buur.kernels.deal_arrays import game_at, players_of
from buur.kernels.game import Floats, Ints, Schedule
from buur.kernels.playout import tables_at
from buur.kernels.pointers import row_pointer
from buur.play.model.deal import NO_SEAT, Deal
from buur.rules.bits import nth_card
from buur.rules.legality import NOBODY_LED, leading_cards, legal_cards
from buur.rules.tricks import beats, to_beat
from buur.seats import Seat
from buur.variants.model import Variant

LAPSE_RATE: Final = 0.1
"""How often a player lays any card that he may, by whatever he goes."""

FIELDS: Final = 13
PLAYER, CARD, LATER, TO_COME = 1, 2, 10, 11
"""Some of the columns of what is known of each card that was laid, see `add_log_likelihoods`."""


def observed_plays(variant: Variant, deal: Deal, seat: int) -> Ints:
    """Return the cards that others than a seat have laid, one a row, with what lay open then."""
    players, scaled = players_of(deal), scaled_points(variant, deal)[0].tolist()
    course = [*((t.leader, t.cards) for t in deal.tricks), (deal.leader, deal.lying)]
    rows: list[list[int]] = []
    made = dict.fromkeys(deal.sides, 0)
    for trick, (leader, cards) in enumerate(course):
        order, best_seat, best = deal.order(leader), leader, cards[0] if cards else 0
        rules = deal.schedule[min(trick, len(deal.schedule) - 1)]
        worth = scaled[PACK_SIZE]
        for turn, card in enumerate(cards):
            who, side = order[turn], deal.sides[order[turn]]
            rows.append(
                [
                    trick,
                    players.index(who),
                    card,
                    cards[0] // 9 if turn else NOBODY_LED,
                    best,
                    mask_of(cards[:turn]),
                    deal.sides[best_seat] == side,
                    all(deal.sides[other] == side for other in order[turn + 1 :]),
                    worth,
                    made[side],
                    0,
                    0,
                    role_of(deal, who),
                ]
            )
            worth += scaled[card]
            if turn:
                best_seat = who if beats(rules, card, best) else best_seat
                best = to_beat(rules, card, best)
        if trick < len(deal.tricks):
            made[deal.sides[deal.tricks[trick].winner]] += deal.tricks[trick].points
    to_come, later = 0, [0] * len(players)
    for row in reversed(rows):
        to_come |= 1 << row[CARD]
        later[row[PLAYER]] |= 1 << row[CARD]
        row[LATER], row[TO_COME] = later[row[PLAYER]], to_come
    found = np.array(rows, np.int64).reshape(-1, FIELDS)
    own = players.index(Seat(seat)) if seat in players else NO_SEAT
    return found[found[:, PLAYER] != own]


@kernel
def add_log_likelihoods(
    schedule: Schedule,
    trump_first: bool,
    scaled: Ints,
    policy: PolicyArrays,
    lapse_rate: float,
    plays: Ints,
    point_limits: Ints,
    hands: Ints,
    logs: Floats,
) -> None:
    """Add the logarithms of how likely the cards were laid, by world.

    Args:
        schedule: the tables of each trick.
        trump_first: whether the first card of the deal has to be a trump.
        felt: points by card of the usual size, one row.
        habits: how players choose.
        whim: how often they lay any card.
        plays: see `observed_plays`.
        appetites: by world and player, the points from which on it shuns more.
        hands: the cards held now, by world and player.
        logs: by world, to which is added.
    """
    worths = row_pointer(scaled, 0)
    weights, exponentials = row_pointer(policy.weights, 0), row_pointer(policy.shares, 0)
    scratch = np.zeros((1, 16), np.int64)
    features = row_pointer(scratch, 0)
    for at in range(plays.shape[0]):
        play = row_pointer(plays, at)
        trick, player, card, led, best = play[0], play[1], play[2], play[3], play[4]
        lying, ours, closes, worth = play[5], play[6], play[7], play[8]
        made, later, to_come, role = play[9], play[10], play[11], play[12]
        tables = tables_at(schedule, trick)
        for world in range(hands.shape[0]):
            hand = hands[world, player] | later
            legal = legal_cards(tables, hand, led, best, lying)
            if trump_first and trick == 0 and led == NOBODY_LED:
                legal = leading_cards(tables, legal)
            many = legal.bit_count()
            if many < 2:
                continue
            together = to_come
            for other in range(hands.shape[1]):
                together |= hands[world, other]
            out = together & ~hand
            goal = 1 if made >= point_limits[world, player] else 0
            total, own, rest = 0, 0, legal
            for _ in range(many):
                face = nth_card(rest, 0)
                rest &= rest - 1
                context = card_features(
                    tables, worths, face, hand, out, role, led, best, ours, closes, worth, features
                )
                likely = choice_weight(weights, exponentials, goal, context, features)
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
    """Return by world how likely the cards were laid that lie on the table and in the tricks.

    Args:
        variant: the rules.
        deal: in which they were laid.
        seat: that wonders; its own cards tell it nothing.
        hands: the cards held now, by world and player.
        appetites: likewise, the points from which on a player shuns more.
        known: by which habits they were laid; by default those of the package.
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
