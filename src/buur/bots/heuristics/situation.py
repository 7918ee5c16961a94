"""`Situation` of a seat that plays a card: knowledge, probabilities of hidden cards, and goal."""

from __future__ import annotations

from dataclasses import dataclass, replace

from buur.bots.features.expected_points import points_wanted
from buur.bots.features.memory import Memory, strongest
from buur.bots.features.point_scale import PointScale, point_scale
from buur.bots.features.signals import signalled_suits
from buur.bots.heuristics.rank_target import rank_goal
from buur.bots.heuristics.settings import FULL_MEMORY, HeuristicSettings
from buur.bots.heuristics.weights import Weights
from buur.cards import PACK_SIZE, CardSet, cards_in
from buur.contracts import Tables
from buur.play.model.deal import Deal
from buur.play.queries.bids import stake_of
from buur.play.queries.playable_cards import playable_cards
from buur.play.views import View
from buur.scoring import MATCH_BONUS
from buur.seats import NO_SIDE, Seat

PREDICTION_MARGIN = 8
"""Missing points below which another trick would overshoot the prediction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What a bot knows when it chooses a card. Card sets are masks; points as in `PointScale`."""

    seat: int
    seed: int
    """The seed that breaks ties."""
    deal: Deal
    weights: Weights
    tables: Tables
    later: tuple[Tables, ...]
    """The different tables of the tricks after this one."""
    hand: int
    legal: int
    unseen: int
    away: int
    """Number of unseen cards that nobody holds."""
    could: tuple[int, ...]
    sure: tuple[int, ...]
    odds: tuple[tuple[float, ...], ...]
    """By seat and card, the probability that the seat holds the card."""
    allies: tuple[int, ...]
    rivals: tuple[int, ...]
    to_come: tuple[int, ...]
    """Seats that play to this trick after this one, in order."""
    signals: tuple[int | None, ...]
    role: int
    """1 when our side chose the contract, -1 when theirs did, 0 when nobody did."""
    goal: int
    """1 where the seat wants points, -1 in a misère or once its prediction is reached."""
    marriages: bool
    """Whether king and queen of a suit count."""
    wanted: float | None
    """Points missing from the seat's prediction, None without one."""
    last_trick: int
    """Bonus of the last trick."""
    match_bonus: int
    sweep: int
    """1 if our side has every trick so far, -1 if theirs has, else 0."""

    @property
    def leads(self) -> bool:
        """Whether this seat leads the trick."""
        return not self.deal.lying

    @property
    def trump_mask(self) -> int:
        """The trumps, 0 without."""
        return self.tables.trump_mask

    @property
    def lying_points(self) -> int:
        """Points of the open trick, with the points that each trick counts."""
        return self.tables.trick + sum(self.tables.points[card] for card in self.deal.lying)

    @property
    def stake(self) -> float:
        """Value of the trick beside its cards: the last bonus, and its share of a match."""
        done = len(self.deal.tricks) + 1
        last = self.last_trick if done == self.tricks else 0
        return last + (self.sweep != 0) * self.match_bonus / 2 * (done / self.tricks) ** 3

    @property
    def tricks(self) -> int:
        """How many tricks the deal has."""
        return len(self.deal.schedule)

    @property
    def is_ours(self) -> bool:
        """Whether our side holds the open trick."""
        return bool(self.deal.lying) and self.deal.best_seat not in self.rivals

    @property
    def rivals_could(self) -> int:
        """Every card that an opponent may hold."""
        return _union(self.could, self.rivals)

    def taste(self, card: int) -> tuple[int, int]:
        """Return the key that breaks ties: a suit by the seed, then the lowest card."""
        return (card // 9 + self.seed + len(self.deal.tricks)) % 4, -card

    def holds_any(self, seat: int, cards: int) -> float:
        """Return the probability that ``seat`` holds at least one of ``cards``."""
        none, odds = 1.0, self.odds[seat]
        for card in cards_in(CardSet(cards & self.could[seat])):
            none *= 1.0 - odds[card]
        return 1.0 - none

    def expected(self, seats: tuple[int, ...], cards: int) -> float:
        """Return the expected number of ``cards`` that these seats hold."""
        return sum(
            self.odds[seat][card]
            for seat in seats
            for card in cards_in(CardSet(cards & self.could[seat]))
        )


def _union(could: tuple[int, ...], seats: tuple[int, ...]) -> int:
    together = 0
    for seat in seats:
        together |= could[seat]
    return together


def situation(
    view: View, deal: Deal, seat: int, seed: int = 0, settings: HeuristicSettings = FULL_MEMORY
) -> Situation:
    """Return the situation of ``seat``, which is on turn to play a card."""
    memory = settings.remember(view, deal, seat)
    scale = point_scale(view.state.variant, deal)
    deal = replace(deal, schedule=scale.schedule)
    tables, seats = deal.tables, len(deal.hands)
    signals = signalled_suits(deal) if settings.reads_signals else (None,) * seats
    side = deal.sides[seat]
    number = len(deal.tricks)
    shunned = deal.contract is not None and deal.contract.misere
    return Situation(
        seat=seat,
        seed=seed,
        deal=deal,
        weights=settings.weights,
        tables=tables,
        later=tuple(dict.fromkeys(deal.schedule[number + 1 :])) or (tables,),
        hand=memory.hand,
        legal=playable_cards(view.state.variant, deal, memory.hand),
        unseen=memory.unseen,
        away=memory.away,
        could=memory.could,
        sure=memory.sure,
        odds=_odds(deal, memory, view.counts, signals, settings.weights),
        allies=tuple(who for who in range(seats) if who != seat and deal.sides[who] == side),
        rivals=tuple(who for who in range(seats) if deal.sides[who] not in (side, NO_SIDE)),
        to_come=deal.order(seat)[1 : deal.at_play - len(deal.lying)],
        signals=signals,
        role=0 if deal.chooser is None else 1 if deal.sides[deal.chooser] == side else -1,
        goal=_goal(view, deal, seat, scale),
        wanted=_wanted(view, deal, seat, scale),
        marriages=view.state.variant.marriage.marriages,
        last_trick=scale.last_trick,
        match_bonus=0 if shunned else _match_bonus(view),
        sweep=_sweep(deal, seat),
    )


def _match_bonus(view: View) -> int:
    """Return the value of taking every trick: the match bonus, and a bid of all tricks."""
    stake = stake_of(view.state)
    bid = stake.worth if stake is not None and stake.goal == "match" else 0
    return MATCH_BONUS[view.state.variant.score.match] + 2 * bid


def _goal(view: View, deal: Deal, seat: int, scale: PointScale) -> int:
    rules = view.state.variant
    if deal.contract is not None and deal.contract.misere:
        return -1
    if rules.score.write in ("extremes", "middle"):
        return rank_goal(view.state, Seat(seat))
    if rules.partie.lowest_wins and rules.score.write == "points":
        return -1 if scale.factor > 0 else 1
    wanted = _wanted(view, deal, seat, scale)
    return -1 if wanted is not None and wanted < PREDICTION_MARGIN else 1


def _wanted(view: View, deal: Deal, seat: int, scale: PointScale) -> float | None:
    """Return the points on the usual scale that a seat lacks of its prediction."""
    made = view.state.card_points[view.state.team(Seat(seat))]
    wanted = points_wanted(deal, seat, made)
    return None if wanted is None else scale.factor * wanted


def _sweep(deal: Deal, seat: int) -> int:
    ours = {deal.sides[trick.winner] == deal.sides[seat] for trick in deal.tricks}
    return 0 if len(ours) != 1 else 1 if True in ours else -1


def _odds(
    deal: Deal,
    memory: Memory,
    counts: tuple[int, ...],
    signals: tuple[int | None, ...],
    weights: Weights,
) -> tuple[tuple[float, ...], ...]:
    """Return by seat and card the probability that the seat holds the card.

    The probability is proportional to the share of unknown cards in each hand. It is raised for
    trumps of the seat that chose them, and for the highest card of a suit that a seat signalled.
    """
    seats, could, sure = range(len(counts)), memory.could, memory.sure
    odds = [[0.0] * PACK_SIZE for _ in seats]
    places = [
        (counts[seat] - sure[seat].bit_count()) / max(1, (could[seat] & ~sure[seat]).bit_count())
        for seat in seats
    ]
    likings = _likings(deal, memory.unseen, signals, weights)
    nowhere = memory.away / max(1, memory.unseen.bit_count())
    for card in cards_in(CardSet(memory.unseen)):
        shares = [
            (seat, places[seat] * likings[seat].get(card, 1.0))
            for seat in seats
            if could[seat] >> card & 1
        ]
        total = sum([share for _, share in shares])
        if memory.away and not any(cards >> card & 1 for cards in sure):
            total += nowhere
        alone = len(shares) == 1 and (total == shares[0][1] or not memory.away)
        for seat, share in shares:
            odds[seat][card] = share / total if total and not alone else 1.0
    return tuple(map(tuple, odds))


def _likings(
    deal: Deal, unseen: int, signals: tuple[int | None, ...], weights: Weights
) -> list[dict[int, float]]:
    """Return by seat and card the factor of its odds, where that is not 1."""
    tables = deal.tables
    trumps = cards_in(CardSet(unseen & tables.trump_mask))
    likings: list[dict[int, float]] = []
    for seat, suit in enumerate(signals):
        liked: dict[int, float] = {}
        out = 0 if suit is None else unseen & 0x1FF << 9 * suit
        if out:
            liked[strongest(tables, out)] = weights.signalled_master
        if deal.chooser is not None and trumps:
            pushed_to = deal.is_pushed and deal.sides[seat] == deal.sides[deal.chooser]
            factor = weights.pusher_trumps if pushed_to else 1.0
            factor = weights.chooser_trumps if seat == deal.chooser else factor
            liked.update(dict.fromkeys(trumps, factor))
        likings.append(liked)
    return likings
