"""Play without inferences, for deals in which a rule was broken (§9).

Bots infer from each card which cards its player cannot hold. The inferences fail where a seat was
seen to break a rule, or where a ruling changed hands.
"""

from __future__ import annotations

from itertools import combinations

from buur.bots.advice import Advice, Reason
from buur.bots.features.memory import Memory, remember
from buur.cards import Card
from buur.play.model.deal import Deal
from buur.play.model.events import MeldsAsked, StoeckCalled
from buur.play.queries.objections import has_visible_revoke, penalises, proven_objections
from buur.play.views import View
from buur.rules.legality import NOBODY_LED
from buur.rules.tricks import beats
from buur.seats import Seat


def is_irregular(view: View, deal: Deal, seat: Seat) -> bool:
    """Tell whether inferences from the cards played may be wrong."""
    if not penalises(view.state):
        return False
    rulings = deal.rulings
    changed = rulings.correction or rulings.dead or rulings.moved or rulings.lost
    if changed or has_visible_revoke(deal):
        return True
    return not _is_possible(remember(view, deal, seat), view.counts, seat)


def speak_plainly(view: View, deal: Deal, seat: Seat) -> Advice | None:
    """Return a claim that needs no inference: the stöck, or a look at melds."""
    claims: tuple[tuple[StoeckCalled | MeldsAsked, Reason], ...] = (
        (StoeckCalled(seat), "call-stoeck"),
        (MeldsAsked(seat), "see-melds"),
    )
    return next((Advice(act, (reason,)) for act, reason in claims if act in view.legal), None)


def object_when_proven(view: View, seat: Seat) -> Advice | None:
    """Return an objection that the cards played prove, None without one."""
    found = proven_objections(view.state, seat)
    return Advice(found[0], ("revoke-proven",)) if found else None


def play_plainly(view: View, deal: Deal, seat: Seat) -> Advice:
    """Return a card by simple rules: the cheapest that takes the trick, else the lowest."""
    cards = tuple(view.legal.cards)
    tables = deal.tables

    def worth(card: Card) -> tuple[int, int]:
        return tables.points[card], tables.strength[card]

    def given(card: Card) -> tuple[int, int]:
        return -tables.points[card], tables.strength[card]

    if len(cards) == 1:
        return _advice(view, cards[0], "only-card")
    if not deal.lying or deal.led == NOBODY_LED:
        return _advice(view, min(cards, key=worth), "lead-low")
    if view.state.team(deal.best_seat) == view.state.team(seat):
        last = len(deal.lying) == len(deal.open_players) - 1
        return _advice(view, min(cards, key=given if last else worth), "leave-to-partner")
    takers = [card for card in cards if beats(tables, card, deal.best)]
    if takers:
        return _advice(view, min(takers, key=lambda card: tables.strength[card]), "take-trick")
    return _advice(view, min(cards, key=worth), "give-nothing")


def _advice(view: View, card: Card, reason: Reason) -> Advice:
    return Advice(view.legal.played(card), (reason,))


def _is_possible(memory: Memory, counts: tuple[int, ...], seat: Seat) -> bool:
    """Tell whether some distribution of the unseen cards fits the memory (Hall's theorem)."""
    others = [who for who in range(len(counts)) if who != seat]
    places = [(memory.could[who] | memory.sure[who], counts[who]) for who in others]
    places.append((memory.unseen, memory.away))
    if memory.away < 0:
        return False
    for size in range(len(places) + 1):
        for chosen in combinations(range(len(places)), size):
            elsewhere = 0
            for place in set(range(len(places))) - set(chosen):
                if places[place][1]:
                    elsewhere |= places[place][0]
            own = (memory.unseen & ~elsewhere).bit_count()
            if own > sum(places[place][1] for place in chosen):
                return False
    return True
