"""Observation of a seat as a feature vector, computed from a `View`.

Seats are counted from the observer: 0 is the observer, 1 plays next. A feature *by seat* holds one
value for each seat, a feature *by seat and card* 36 for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Final, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from buur.cards import NO_CARDS, PACK_SIZE, CardSet, mask_of
from buur.contracts import Contract
from buur.envs.contracts import contracts_of
from buur.play.model.auction import Auction
from buur.play.model.deal import HIDDEN, Deal
from buur.play.model.events import Bid
from buur.play.queries.checklist import rows_played
from buur.play.views import View
from buur.scoring import totals
from buur.seats import NO_SIDE, Seat
from buur.variants.model import Variant
from buur.variants.option_groups.join import ANSWERS
from buur.variants.registry import RulesLike, rules_of
from buur.variants.values import StageName

Row = NDArray[np.int32]
STAGES: Final[tuple[StageName, ...]] = tuple(
    stage for stage in get_args(StageName) if stage != "declare"
)
"""The stages of the feature ``stage``, in order; while melds are declared in turn it is all 0."""
NO_PREDICTION: Final = 0
SECRET_PREDICTION: Final = -1

_BITS: Final = np.arange(PACK_SIZE, dtype=np.int64)


@dataclass(frozen=True)
class FeatureContext:
    """Inputs of the features: the view of a seat and the cards that it has named."""

    view: View
    me: Seat
    deal: Deal
    aside: CardSet
    """The cards that the seat has named so far, to discard or to exchange them."""

    @property
    def rules(self) -> Variant:
        """The rule set."""
        return self.view.state.variant

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, the observer's first."""
        count = self.rules.seats
        return tuple(Seat((self.me + turn) % count) for turn in range(count))

    @property
    def auction(self) -> Auction:
        """The auction so far, empty if there is none."""
        return self.deal.auction or Auction()

    def on(self, seats: Iterable[int | None]) -> list[int]:
        """Return by seat 1 for each of ``seats``, else 0."""
        marked = set(seats)
        return [int(seat in marked) for seat in self.seats]

    def by_seat(self, values: Sequence[int | bool]) -> list[int]:
        """Return values by seat from the observer, zeros while there are none."""
        return [int(values[seat]) for seat in self.seats] if values else [0] * self.rules.seats


class Feature(NamedTuple):
    """A part of the feature vector; its numbers are of dtype int32.

    >>> from buur import variant
    >>> lying = next(one for one in FEATURES if one.name == "lying")
    >>> lying.shape(variant("chibre")), lying.size(variant("chibre")), lying.unit
    ((4, 36), 144, 'flag')
    """

    name: str
    shape: Callable[[Variant], tuple[int, ...]]
    """The shape of its array, from the rule set."""
    values: Callable[[FeatureContext], Sequence[int] | Row]
    unit: str
    """The unit of its numbers: ``flag`` is 0 or 1, ``number`` counts from 1 and 0 means none."""
    meaning: str

    def size(self, variant: Variant) -> int:
        """Return how many numbers of the vector it occupies, 0 if the rule set does without it."""
        return prod(self.shape(variant))


def _bits(cards: int) -> Row:
    """Return 36 numbers by card: 1 if the card is in the set, else 0."""
    return (cards >> _BITS & 1).astype(np.int32)


def _many_bits(sets: Iterable[int]) -> Row:
    return np.concatenate([_bits(cards) for cards in sets])


def _kept(context: FeatureContext) -> Row:
    away = context.deal.exchange.put_away
    return _bits(context.deal.widow.laid | (away[context.me] if away else NO_CARDS))


def _open(context: FeatureContext) -> Row:
    deal = context.deal
    turned = 0 if deal.turned is None else 1 << deal.turned
    return _bits(turned | deal.widow.up | deal.widow.down)


def _shown(context: FeatureContext) -> Row:
    """Return by seat the cards shown in melds and marriages, or all after a claim of the rest."""
    sets = dict.fromkeys(context.seats, 0)
    for meld in context.view.described:
        sets[meld.seat] |= meld.cards or 0
    for seat, cards in context.deal.married:
        sets[seat] |= cards
    return _many_bits(sets.values())


def _lying(context: FeatureContext) -> Row:
    deal = context.deal
    lies = dict(zip(deal.order(deal.leader), deal.lying, strict=False)) if deal.lying else {}
    return _many_bits(1 << lies[seat] if seat in lies else 0 for seat in context.seats)


def _played(context: FeatureContext) -> Row:
    deal, seats = context.deal, context.rules.seats
    found = np.zeros(seats * PACK_SIZE, np.int32)
    for number, trick in enumerate(deal.tricks, 1):
        for seat, card in zip(deal.order(trick.leader), trick.cards, strict=True):
            found[(seat - context.me) % seats * PACK_SIZE + card] = number
    return found


def _stage(context: FeatureContext) -> list[int]:
    return [int(context.view.state.phase == stage) for stage in STAGES]


def _sides(context: FeatureContext) -> list[int]:
    """Return by seat 1 for the observer's side, 0 for other sides, -1 for a seat that sits out."""
    sides = context.deal.sides
    if not sides:
        return [0] * context.rules.seats
    own = sides[context.me]
    return [-1 if sides[seat] == NO_SIDE else int(sides[seat] == own) for seat in context.seats]


def _is_contract(context: FeatureContext, contract: Contract | None) -> list[int]:
    return [int(other == contract) for other in contracts_of(context.rules)]


def _bids(context: FeatureContext) -> list[int]:
    """Return the number of each seat's last bid on the ladder, from 1."""
    heights = [rung.height for rung in context.rules.auction.rungs]
    found = [0] * context.rules.seats
    for call in context.auction.calls:
        if isinstance(call, Bid):
            found[call.seat] = 1 + heights.index(call.height)
    return context.by_seat(found)


def _top(context: FeatureContext) -> list[int]:
    top = context.auction.top
    return context.on([None if top is None else top.seat])


def _top_contract(context: FeatureContext) -> list[int]:
    top = context.auction.top
    return _is_contract(context, None if top is None else top.contract)


def _answers(context: FeatureContext) -> list[int]:
    said = context.deal.answers
    return context.by_seat([0 if word is None else 1 + ANSWERS.index(word) for word in said])


def _predictions(context: FeatureContext) -> list[int]:
    codes = {None: NO_PREDICTION, HIDDEN: SECRET_PREDICTION}
    return context.by_seat(
        [codes.get(made, 1 + (made or 0)) for made in context.deal.predictions],
    )


def _meld_points(context: FeatureContext) -> list[int]:
    found = [0] * context.rules.seats
    for meld in context.view.described:
        found[meld.seat] += meld.points
    return context.by_seat(found)


def _points(context: FeatureContext) -> list[int]:
    """Return by seat the points of its side in this deal, before the multiplier."""
    made = totals(context.deal.credits, context.rules.sides, 1)
    sides = context.deal.sides
    return context.by_seat([made[side] if 0 <= side < len(made) else 0 for side in sides])


def _tricks(context: FeatureContext) -> list[int]:
    taken = [trick.winner for trick in context.deal.tricks]
    return [taken.count(seat) for seat in context.seats]


def _scores(context: FeatureContext) -> list[int]:
    state = context.view.state
    lines = [state.line(seat) for seat in context.seats]
    return [0 if line is None else state.scores[line] for line in lines]


def _rows_done(context: FeatureContext) -> list[int]:
    rows, state = context.rules.checklist.rows, context.view.state
    done = [rows_played(state, context.rules.teams[seat]) for seat in context.seats]
    return [int(row.number in mine) for mine in done for row in rows]


def _one(variant: Variant) -> tuple[int, ...]:
    return (1,)


def _cards(variant: Variant) -> tuple[int, ...]:
    return (PACK_SIZE,)


def _by_seat(variant: Variant) -> tuple[int, ...]:
    return (variant.seats,)


def _by_seat_and_card(variant: Variant) -> tuple[int, ...]:
    return (variant.seats, PACK_SIZE)


def _by_contract(variant: Variant) -> tuple[int, ...]:
    return (len(contracts_of(variant)),)


Shape = Callable[[Variant], tuple[int, ...]]


def _if_bid(shape: Shape) -> Shape:
    return lambda variant: shape(variant) if variant.auction.is_held else (0,)


def _by_seat_if(condition: Callable[[Variant], object]) -> Shape:
    return lambda variant: (variant.seats if condition(variant) else 0,)


FEATURES: Final = (
    Feature("hand", _cards, lambda s: _bits(s.view.hand.mask), "flag", "the cards held"),
    Feature(
        "aside", _cards, lambda s: _bits(s.aside), "flag", "cards named so far, to be laid away"
    ),
    Feature("laid", _cards, _kept, "flag", "cards the observer has laid away"),
    Feature("open", _cards, _open, "flag", "the turned card and the open cards of the widow"),
    Feature("called", _cards, lambda s: _bits(mask_of(s.deal.called)), "flag", "cards called"),
    Feature("shown", _by_seat_and_card, _shown, "flag", "cards shown of melds and marriages"),
    Feature("lying", _by_seat_and_card, _lying, "flag", "the open trick"),
    Feature("played", _by_seat_and_card, _played, "number", "the taken trick it fell in"),
    Feature("held", _by_seat, lambda s: s.by_seat(s.view.counts), "cards", "how many cards"),
    Feature("stage", lambda _: (len(STAGES),), _stage, "flag", "what is awaited, one of `STAGES`"),
    Feature("to_act", _by_seat, lambda s: s.on(s.view.state.waiting), "flag", "who must act"),
    Feature("dealer", _by_seat, lambda s: s.on([s.deal.dealer]), "flag", "who dealt"),
    Feature("forehand", _by_seat, lambda s: s.on([s.deal.forehand]), "flag", "who speaks first"),
    Feature("leader", _by_seat, lambda s: s.on([s.deal.leader]), "flag", "who leads the trick"),
    Feature(
        "best", _by_seat, lambda s: s.on([s.deal.best_seat]), "flag", "whose card takes it so far"
    ),
    Feature(
        "chooser", _by_seat, lambda s: s.on([s.deal.chooser]), "flag", "who named the contract"
    ),
    Feature("declarer", _by_seat, lambda s: s.on([s.deal.declarer]), "flag", "who plays for a bid"),
    Feature("side", _by_seat, _sides, "code", "1 own side, 0 another, -1 sits out"),
    Feature(
        "contract",
        _by_contract,
        lambda s: _is_contract(s, s.deal.contract),
        "flag",
        "the contract played, see `contracts_of`",
    ),
    Feature("row", _one, lambda s: [s.deal.category], "number", "row of the sheet"),
    Feature("multiplier", _one, lambda s: [s.deal.multiplier], "factor", "what all points count"),
    Feature("pushes", _one, lambda s: [s.deal.pushes], "times", "how often the choice was left"),
    Feature("bids", _if_bid(_by_seat), _bids, "number", "last bid, its place on the ladder"),
    Feature(
        "passed",
        _if_bid(_by_seat),
        lambda s: s.on(s.auction.passed(ever=False)),
        "flag",
        "who has passed since the bid that stands",
    ),
    Feature("top", _if_bid(_by_seat), _top, "flag", "whose bid stands"),
    Feature("top_contract", _if_bid(_by_contract), _top_contract, "flag", "the contract it names"),
    Feature(
        "factor", _if_bid(_one), lambda s: [s.auction.factor], "factor", "2 doubled, 4 redoubled"
    ),
    Feature(
        "answers",
        _by_seat_if(lambda variant: variant.join.join),
        _answers,
        "number",
        "who plays: 1 play, 2 later, 3 blind, 4 drop",
    ),
    Feature(
        "took",
        _by_seat_if(lambda variant: variant.deal.pile),
        lambda s: s.by_seat([took or False for took in s.deal.exchange.took]),
        "flag",
        "who exchanged cards",
    ),
    Feature(
        "predictions",
        _by_seat_if(lambda variant: "predict" in variant.phases),
        _predictions,
        "points",
        "points predicted and 1; 0 none yet, -1 a secret",
    ),
    Feature("meld_points", _by_seat, _meld_points, "points", "points of the melds that won"),
    Feature(
        "stoeck", _by_seat, lambda s: s.on([s.deal.stoeck_called]), "flag", "who called the stöck"
    ),
    Feature("points", _by_seat, _points, "points", "what the seat's side has made in this deal"),
    Feature("tricks", _by_seat, _tricks, "tricks", "tricks taken"),
    Feature("scores", _by_seat, _scores, "points", "what the seat's line had before this deal"),
    Feature(
        "rows_done",
        lambda variant: (variant.seats, len(variant.checklist.rows)),
        _rows_done,
        "flag",
        "rows of the sheet that the seat's line has played",
    ),
    Feature("deal", _one, lambda s: [s.deal.number], "number", "number of the deal"),
)
"""All features, in the order of the vector. A rule set has those whose size is not 0."""


def layout(rules: RulesLike) -> dict[str, slice]:
    """Return by name the slice of the vector that each feature of a rule set occupies.

    >>> layout("chibre")["lying"]
    slice(324, 468, None)

    Args:
        rules: the rule set, or the name of one.

    Raises:
        RulesError: there is no such rule set.
        ArgumentError: the argument is neither rules nor a name.
    """
    return dict(_layout(rules_of(rules)))


@lru_cache(maxsize=64)
def _layout(variant: Variant) -> dict[str, slice]:
    found, start = {}, 0
    for feature in FEATURES:
        size = feature.size(variant)
        if size:
            found[feature.name] = slice(start, start + size)
            start += size
    return found


@lru_cache(maxsize=64)
def vector_size(variant: Variant) -> int:
    """Return the length of the feature vector."""
    return sum(feature.size(variant) for feature in FEATURES)


def feature_vector(view: View, seat: Seat, aside: CardSet = NO_CARDS) -> Row:
    """Return the feature vector of a seat.

    Args:
        view: the view of the seat, after the partie has been opened.
        seat: the seat.
        aside: the cards that the seat has named so far, to discard or to exchange them.
    """
    variant = view.state.variant
    context = FeatureContext(view, seat, view.deal, aside)
    places, row = _layout(variant), np.zeros(vector_size(variant), np.int32)
    for feature in FEATURES:
        if feature.name in places:
            row[places[feature.name]] = feature.values(context)
    return row
