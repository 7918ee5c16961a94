"""Features of the legal cards of a seat, for fitting the policy."""

from __future__ import annotations

import numpy as np

from buur.bots.features.deal_arrays import role_of, scaled_points
from buur.bots.policy.choice_model import CardDecision, card_features
from buur.bots.policy.weights import FEATURES
from buur.cards import PACK_SIZE
from buur.kernels.cache import kernel
from buur.kernels.deal_arrays import game_at
from buur.kernels.game import Ints, Schedule
from buur.kernels.playout import tables_at
from buur.kernels.pointers import row_pointer
from buur.play.model.deal import Deal
from buur.rules.bits import nth_card
from buur.rules.legality import NOBODY_LED
from buur.variants.model import Variant


@kernel
def fill_features(
    schedule: Schedule,
    trick: int,
    scaled: Ints,
    decision: CardDecision,
    contexts: Ints,
    features: Ints,
) -> None:
    """Fill in the context and the features of each legal card (kernel), see `card_features`."""
    tables, points = tables_at(schedule, trick), row_pointer(scaled, 0)
    for index in range(decision.legal.bit_count()):
        card, seen = nth_card(decision.legal, index), row_pointer(features, index)
        contexts[index] = card_features(tables, points, card, decision, seen)


def legal_card_features(variant: Variant, deal: Deal, seat: int, legal: int) -> tuple[Ints, Ints]:
    """Return the contexts and the features of a seat's legal cards, given all hands of the deal."""
    scaled, side = scaled_points(variant, deal), deal.sides[seat]
    out = 0
    for other in deal.order(0):
        out |= deal.hands[other] if other != seat else 0
    to_come = deal.order(seat)[1 : deal.at_play - len(deal.lying)]
    count = int(legal).bit_count()
    contexts, features = np.zeros(count, np.int64), np.zeros((count, FEATURES), np.int64)
    decision = CardDecision(
        goal=0,
        role=role_of(deal, seat),
        legal=int(legal),
        hand=int(deal.hands[seat]),
        out=int(out),
        led=deal.led if deal.lying else NOBODY_LED,
        best=int(deal.best),
        ours=int(bool(deal.lying) and deal.sides[deal.best_seat] == side),
        closes=int(all(deal.sides[other] == side for other in to_come)),
        worth=int(scaled[0, [PACK_SIZE, *deal.lying]].sum()),
    )
    schedule = game_at(variant, deal).schedule
    fill_features(schedule, len(deal.tricks), scaled, decision, contexts, features)
    return contexts, features
