"""Rules of claims that the partie or its half is won (§7.6, §7.7), and of the answers to them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.play.acts.rule import Rule, Rules, expect_phase, expect_waiting
from buur.play.model.deal import NO_SEAT
from buur.play.model.events import Act, BergCalled, Finished, Insisted
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.queries.bids import target_crossings
from buur.play.queries.claims import counted_points, half_is_reached
from buur.play.queries.stoeck import may_show_stoeck, stoeck_holder
from buur.play.queries.trick_sides import taking_sides
from buur.play.transitions.credits import show_stoeck
from buur.play.transitions.partie_end import finish_partie, last_taker
from buur.scoring import Crossing
from buur.seats import Seat, Team


def _finish(state: State, event: Finished) -> State:
    seat = event.seat
    winner = claim_winner(state, seat)
    if winner is not None:
        return finish_partie(_shown(state, seat), winner, "claim", seat)
    rival = _rival_of(state.team(seat))
    match_possible = all(side == rival for side in taking_sides(state))
    unless_match = state.variant.partie.wrong_claim == "lose_game_unless_match"
    if unless_match and match_possible and state.phase == "play":
        return replace(state, deal=replace(deal_of(state), claimer=seat, turn=NO_SEAT))
    return finish_partie(state, rival, "wrong-claim", seat)


def _check_insisted(state: State, event: Insisted) -> None:
    expect_phase(state, "claim", "answer a claim", "7.6")
    expect_waiting(state, event.seat, "7.6")


def _answer(state: State, event: Insisted) -> State:
    deal = deal_of(state)
    assert deal.claimer is not None  # noqa: S101 - checked before
    if not event.insist:
        rival = _rival_of(state.team(deal.claimer))
        return finish_partie(state, rival, "wrong-claim", deal.claimer)
    turn = deal.open_players[len(deal.lying)]
    return replace(state, deal=replace(deal, turn=turn, insisted=True))


def _rival_of(team: Team) -> Team:
    """Return the other one of two sides."""
    return Team(1 - team)


def claim_winner(state: State, seat: Seat) -> Team | None:
    """Return the side that wins when ``seat`` claims the end, None if the claim is wrong.

    If both sides reached the target by the last complete trick, the order of counting decides; a
    side loses that right once both its players have played on. Otherwise the first claim wins
    (§7.5, §7.6). With ``both_over=last_trick``, at the count, the side that made the last trick
    wins if it has reached the target.
    """
    team, targets = state.team(seat), state.targets
    if counted_points(state, seat)[team] < targets[team]:
        return None
    shown = _shown(state, seat)
    if _is_left_to_last_trick(state):
        out = {crossing.team for crossing in target_crossings(shown)}
        return last_taker(state) if last_taker(state) in out else team
    points = counted_points(shown, seat)
    if all(points[other] < targets[other] for other in range(len(points)) if other != team):
        return team
    first = target_crossings(shown)
    if len(first) > 1 and first[0].trick == first[1].trick and _may_appeal(shown, first[0]):
        return first[0].team
    return team


def _is_left_to_last_trick(state: State) -> bool:
    return state.phase == "count" and state.variant.partie.both_over == "last_trick"


def _shown(state: State, seat: Seat) -> State:
    """Return the state with every stöck that is shown when ``seat`` claims the end.

    An opponent shows his stöck if his side reaches the target with it and counts first.
    """
    shown = show_stoeck(state, seat)
    holder = stoeck_holder(deal_of(state))
    if holder is None or not may_show_stoeck(shown, holder):
        return shown
    answered = show_stoeck(shown, holder)
    first = target_crossings(answered)
    wins = first and first[0].team == state.team(holder) and _may_appeal(answered, first[0])
    return answered if wins else shown


def _may_appeal(state: State, crossing: Crossing) -> bool:
    """Tell whether a side may still invoke the order of counting in its decisive trick."""
    deal = deal_of(state)
    if crossing.trick < len(deal.tricks):
        return False
    to_play = deal.open_players[len(deal.lying) :]
    return any(state.team(seat) == crossing.team for seat in to_play)


def _check_finished(state: State, _event: Finished) -> None:
    if not state.variant.partie.ends_by_claim:
        refuse("finish-not-allowed", "in this rule set the count decides by itself", "7.4")
    if state.phase not in ("play", "count"):
        refuse("wrong-phase", "the end is claimed during the play", "7.6")
    if state.deal is not None and state.deal.claimer is not None:
        refuse("finish-not-allowed", "the end has been claimed already", "7.6")


def _check_half(state: State, _event: BergCalled) -> None:
    partie = state.variant.partie
    if (
        partie.strokes == "off"
        or partie.claim != "required"
        or partie.finish in ("deals", "checklist")
    ):
        refuse("half-not-allowed", "in this rule set nobody claims the half", "7.7")
    if state.berg is not None:
        refuse("half-not-allowed", "the half has been claimed", "7.7")
    if state.phase not in ("play", "count"):
        refuse("wrong-phase", "the half is claimed during the play", "7.7")


def _claim_half(state: State, event: BergCalled) -> State:
    team = state.team(event.seat)
    right = half_is_reached(state, event.seat)
    return replace(state, berg=team if right else _rival_of(team))


def offered_answers(_state: State, seat: Seat) -> Iterator[Act]:
    """Return the answers to a wrong claim that an opponent may choose from."""
    return (Insisted(seat, insist) for insist in (False, True))


RULES: Final[Rules] = {
    Finished: Rule(_check_finished, _finish),
    Insisted: Rule(_check_insisted, _answer),
    BergCalled: Rule(_check_half, _claim_half),
}
