"""Claims and calls: stöck, end of the partie, all remaining tricks, a look at melds."""

from __future__ import annotations

from dataclasses import replace

from buur.bots.advice import Advice, Reason
from buur.bots.features.memory import Memory, remember
from buur.bots.features.played_cards import cards_by_seat
from buur.bots.heuristics.exchanging import take_turned
from buur.bots.heuristics.irregularities import is_irregular, object_when_proven, speak_plainly
from buur.cards import CardSet
from buur.play.acts.marriage import showable_marriages
from buur.play.acts.partie_claim import claim_winner
from buur.play.engine import do
from buur.play.model.deal import Deal
from buur.play.model.events import (
    BergCalled,
    Finished,
    Insisted,
    MeldsAsked,
    Soldered,
    StoeckCalled,
    Turned,
)
from buur.play.model.state import State
from buur.play.queries.claims import half_is_reached
from buur.play.queries.solder import SOLDER_TESTS
from buur.play.queries.stoeck import stoeck_pair
from buur.play.views import View
from buur.scoring import STOECK
from buur.seats import Seat


def speak_up(view: View, deal: Deal, seat: Seat) -> Advice | None:
    """Return a claim that is certain to be right, None to keep silent."""
    objection = object_when_proven(view, seat)
    if objection is not None:
        return objection
    if is_irregular(view, deal, seat):
        return speak_plainly(view, deal, seat)
    return (
        _goes_out(view, deal, seat)
        or take_turned(view, deal, seat)
        or _half(view, deal, seat)
        or _stoeck(view, deal, seat)
        or _marriage(view, seat)
        or _rest(view, deal, seat)
        or _melds(view, deal, seat)
    )


def answer_claim(view: View, seat: Seat) -> Advice:
    """Return the answer to a wrong claim of the opponents.

    The partie is won either way; playing on pays only where matches are written as strokes.
    """
    if view.state.variant.partie.strokes != "off":
        return Advice(Insisted(seat, True), ("play-for-match",))
    return Advice(Insisted(seat, False), ("claim-was-wrong",))


def _goes_out(view: View, deal: Deal, seat: Seat) -> Advice | None:
    state = view.state
    partie = state.variant.partie
    if not partie.ends_by_claim or deal.claimer is not None:
        return None
    side = state.team(seat)
    if state.running[side] + _still_to_count(view, deal) < partie.target:
        return None
    known = _careful(view, deal, seat)
    if claim_winner(known, seat) == side and Finished(seat) in view.legal:
        return Advice(Finished(seat), ("out",))
    if Turned(seat) in view.legal and claim_winner(do(known, Turned(seat)), seat) == side:
        return Advice(Turned(seat), ("turn-trick",))
    return None


def _still_to_count(view: View, deal: Deal) -> int:
    """Return an upper bound of the points that are not written yet: stöck and open trick."""
    lying = sum(deal.tables.points[card] for card in deal.lying) if deal.lying else 0
    return deal.multiplier * (2 * STOECK + lying)


def _careful(view: View, deal: Deal, seat: Seat) -> State:
    """Return the state in which every other seat holds all cards that it may hold.

    A claim that is right against these hands is right against the real ones.
    """
    memory, played = remember(view, deal, seat), cards_by_seat(deal)
    hands = tuple(CardSet(cards) for cards in memory.could)
    dealt = tuple(
        CardSet(hands[other] | played[other])
        if view.state.team(Seat(other)) != view.state.team(seat)
        else known
        for other, known in enumerate(deal.dealt)
    )
    return replace(view.state, deal=replace(deal, hands=hands, dealt=dealt))


def _half(view: View, deal: Deal, seat: Seat) -> Advice | None:
    state = view.state
    if state.variant.partie.strokes == "off" or state.berg is not None:
        return None
    if BergCalled(seat) not in view.legal or not half_is_reached(_careful(view, deal, seat), seat):
        return None
    return Advice(BergCalled(seat), ("half-reached",))


def _stoeck(view: View, deal: Deal, seat: Seat) -> Advice | None:
    """Return a call of the stöck: before it is played, or because it was not called in time."""
    if deal.trump is None or deal.stoeck_called is not None:
        return None
    pair = stoeck_pair(deal.trump)
    if deal.dealt[seat] & pair != pair or StoeckCalled(seat) not in view.legal:
        return None
    reason: Reason = "stoeck-goes-out" if deal.hands[seat] & pair else "call-stoeck"
    return Advice(StoeckCalled(seat), (reason,))


def _marriage(view: View, seat: Seat) -> Advice | None:
    """Return the showing of a marriage as soon as it is legal, before it can be broken."""
    act = next(showable_marriages(view.state, seat), None)
    return None if act is None else Advice(act, ("show-marriage",))


def _rest(view: View, deal: Deal, seat: Seat) -> Advice | None:
    """Return a claim of all remaining tricks if it is certain to pass the rule set's test."""
    if deal.turn != seat or deal.lying or not deal.tricks or view.counts[seat] < 2:
        return None
    if Soldered(seat) not in view.legal:
        return None
    memory = remember(view, deal, seat)
    return Advice(Soldered(seat), ("all-mine",)) if _is_all_ours(view, deal, memory) else None


def _is_all_ours(view: View, deal: Deal, memory: Memory) -> bool:
    state, opponents = view.state, 0
    for other, cards in enumerate(memory.could):
        if state.team(Seat(other)) != state.team(view.seat):
            opponents |= cards
    test = SOLDER_TESTS[state.variant.partie.solder_test]
    partners = memory.unseen & ~opponents
    schedule = deal.schedule[len(deal.tricks) :]
    return all(test(tables, memory.hand, partners, opponents) for tables in schedule)


def _melds(view: View, deal: Deal, seat: Seat) -> Advice | None:
    """Return a request to see the opponents' melds if none of their cards is known."""
    theirs = [
        said for said in view.described if view.state.team(said.seat) != view.state.team(seat)
    ]
    if not theirs or deal.melds_shown or MeldsAsked(seat) not in view.legal:
        return None
    memory = remember(view, deal, seat)
    known = sum(memory.sure[said.seat].bit_count() for said in theirs)
    return None if known else Advice(MeldsAsked(seat), ("see-melds",))
