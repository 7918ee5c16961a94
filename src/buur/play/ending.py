"""Ends: the deal is written down, the partie is won (core §7.4 to §7.7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from buur.play.claims import crossed
from buur.play.counting import matched_team, show_stoeck, solder_team
from buur.play.dealing import next_dealer
from buur.play.stages.predicting import told_predictions
from buur.play.state import NO_SEAT, Deal, DealScore, Reason, Result, State, deal_of
from buur.play.stoeck import may_show_stoeck, stoeck_holder
from buur.play.writing import written
from buur.scoring import crossings, raw_points
from buur.seats import Team


def end_if_out(state: State) -> State:
    """Return the state, ended if the computer keeps the count and a side is out (§7.5)."""
    partie = state.variant.partie
    if partie.claim != "auto" or partie.finish == "deals":
        return state
    state = _watch_half(state)
    first = crossed(state) if partie.finish == "first_out" else []
    return finish_partie(state, first[0].team, "out") if first else state


def _watch_half(state: State) -> State:
    """Return the state in which the first side to reach half of the target has the Berg (§7.7)."""
    partie, deal = state.variant.partie, deal_of(state)
    if partie.strokes == "off" or state.berg is not None:
        return state
    half = (partie.target + 1) // 2
    first = crossings(state.scores, deal.credits, deal.multiplier, half)
    return replace(state, berg=first[0].team) if first else state


def close_deal(state: State) -> State:
    """Return the state with the deal written down, and the next one or the end (§7.4)."""
    deal = deal_of(state)
    if deal.claimer is not None:
        return finish_partie(state, Team(1 - state.team(deal.claimer)), "wrong-claim")
    ending = _ending(state)
    if ending is not None:
        return finish_partie(state, *ending)
    dealer = next_dealer(state.variant, deal.number, deal.dealer, deal.forehand)
    return replace(
        state,
        scores=_final(state),
        history=(*state.history, score_of(state)),
        deal=Deal(number=deal.number + 1, dealer=dealer),
        last_seal=deal.seal,
    )


def _ending(state: State) -> tuple[Team | None, Reason] | None:
    """Return who won the partie and how, now that the deal is counted; None to play on."""
    partie, scores = state.variant.partie, _final(state)
    if partie.finish == "deals":
        if deal_of(state).number < partie.deals:
            return None
        leader = _leader(scores, min if partie.lowest_wins else max)
        return None if leader is None and partie.tie == "deal" else (leader, "deals")
    out = [Team(team) for team, points in enumerate(scores) if points >= partie.target]
    if not out:
        return None
    if partie.finish == "largest_gap":
        leader = _leader(scores)
        return None if leader is None else (leader, "gap")
    if len(out) == 1:
        return out[0], "out"
    if partie.both_over == "last_trick":
        return _last_taker(state), "out"
    first = [crossing.team for crossing in crossed(state) if crossing.team in out]
    return first[0], "out"


def _final(state: State) -> tuple[int, ...]:
    """Return the scores with this deal, played to its end."""
    return tuple(map(sum, zip(state.scores, written(state), strict=True)))


def _leader(scores: tuple[int, ...], choose: Callable[[tuple[int, ...]], int] = max) -> Team | None:
    best = choose(scores)
    return Team(scores.index(best)) if scores.count(best) == 1 else None


def _last_taker(state: State) -> Team:
    deal = deal_of(state)
    if deal.solder is not None:
        return solder_team(state, deal.solder)
    return state.team(deal.tricks[-1].winner)


def finish_partie(state: State, winner: Team | None, reason: Reason) -> State:
    """Return the ended partie, its last deal written as far as it went."""
    state = _escape(state, winner)
    scores = _final(state)
    deal = deal_of(state)
    history = (*state.history, score_of(state))
    short = _is_short(state, scores, winner)
    result = Result(
        winner=winner,
        reason=reason,
        scores=scores,
        short=short,
        strokes=_strokes(state, history, winner, short=short),
    )
    return replace(
        state,
        scores=scores,
        history=history,
        result=result,
        last_seal=deal.seal,
        deal=_closed(deal),
    )


def _closed(deal: Deal) -> Deal:
    """Return the last deal for looking at; its credits now stand in the scores."""
    return replace(deal, credits=(), turn=NO_SEAT)


def _escape(state: State, winner: Team | None) -> State:
    """Let the loser show a stöck that saves him from being Schneider (§7.7)."""
    holder = stoeck_holder(deal_of(state))
    if state.variant.partie.rubicon != "schneider" or holder is None:
        return state
    if state.team(holder) == winner or not _is_short(state, state.running, winner):
        return state
    shown = show_stoeck(state, holder) if may_show_stoeck(state, holder) else state
    return state if _is_short(shown, shown.running, winner) else shown


def _is_short(state: State, scores: tuple[int, ...], winner: Team | None) -> bool:
    """Tell whether the loser is rubicon or Schneider: below half of the target (§7.7)."""
    partie = state.variant.partie
    if partie.rubicon == "off" or winner is None:
        return False
    return 2 * scores[1 - winner] < partie.target


def _strokes(
    state: State, history: tuple[DealScore, ...], winner: Team | None, *, short: bool
) -> tuple[int, ...]:
    """Return the strokes of each side by the Swiss-German count (§7.7)."""
    rule = state.variant.partie.strokes
    strokes = [0] * state.variant.sides
    if rule == "off":
        return tuple(strokes)
    double = 2 if rule == "jw" else 1
    if state.berg is not None:
        strokes[state.berg] += 1
    for deal in history:
        if deal.matched is not None:
            against = deal.chooser is not None and state.team(deal.chooser) != deal.matched
            strokes[deal.matched] += double if against else 1
    if winner is not None:
        strokes[winner] += double + double * short
    return tuple(strokes)


def score_of(state: State) -> DealScore:
    """Return what this deal brought, as it stands on the slate."""
    deal, sides = deal_of(state), state.variant.sides
    tricks = [0] * sides
    for trick in deal.tricks:
        tricks[state.team(trick.winner)] += 1
    if deal.solder is not None:
        tricks[solder_team(state, deal.solder)] += len(deal.schedule) - len(deal.tricks)
    return DealScore(
        deal=deal.number,
        dealer=deal.dealer,
        contract=deal.contract,
        chooser=deal.chooser,
        pushed=deal.pushes % 2 == 1,
        multiplier=deal.multiplier,
        tricks=tuple(tricks),
        cards=raw_points(deal.credits, sides, "cards"),
        last_trick=raw_points(deal.credits, sides, "last_trick"),
        match=raw_points(deal.credits, sides, "match"),
        melds=raw_points(deal.credits, sides, "melds"),
        stoeck=raw_points(deal.credits, sides, "stoeck"),
        total=written(state),
        predictions=told_predictions(state),
        matched=matched_team(state) if sum(tricks) == len(deal.schedule) else None,
    )
