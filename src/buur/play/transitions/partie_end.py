"""End of a deal and of a partie: score of the deal, winner, result (core §7.4 to §7.7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from operator import sub
from typing import Final

from buur.play.model.deal import NO_SEAT, Deal
from buur.play.model.result import DealScore, Reached, Reason, Result
from buur.play.model.state import State, deal_of
from buur.play.pack.dealing import next_dealer
from buur.play.queries.bids import counted_credits, stake_of, target_crossings
from buur.play.queries.checklist import is_full
from buur.play.queries.deal_scores import account_of, points_by_line
from buur.play.queries.rounds import games_won, strokes_by_round
from buur.play.queries.stoeck import may_show_stoeck, stoeck_holder
from buur.play.queries.trick_sides import taking_side, taking_sides
from buur.play.transitions.credits import matched_team, show_stoeck
from buur.scoring import crossings, raw_points, totals
from buur.seats import ByTeam, Seat, Team
from buur.variants.values import Finish


def end_if_out(state: State) -> State:
    """Return the state, ended if a side has reached the target and need not claim it (§7.5)."""
    partie = state.variant.partie
    counts = state.variant.score.write in ("points", "bid", "tens")
    if partie.claim != "auto" or partie.finish in ("deals", "checklist") or not counts:
        return state
    state = _watch_half(state)
    first = target_crossings(state) if partie.finish in ("first_out", "over") else []
    return finish_partie(state, first[0].team, "out") if first else state


def _watch_half(state: State) -> State:
    """Return the state with the Berg given to the first side at half of the target (§7.7)."""
    partie, deal = state.variant.partie, deal_of(state)
    if partie.strokes not in ("jw", "jw_old") or state.berg is not None:
        return state
    halves = [(target + 1) // 2 for target in state.targets]
    first = crossings(state.scores, deal.credits, deal.multiplier, halves)
    return replace(state, berg=first[0].team) if first else state


def close_deal(state: State) -> State:
    """Return the state after a deal is written on the slate: the next deal, or the end (§7.4)."""
    deal = deal_of(state)
    if deal.claimer is not None:
        rival = Team(1 - state.team(deal.claimer))
        return finish_partie(state, rival, "wrong-claim", deal.claimer)
    ending = _ending(state)
    if ending is not None:
        return finish_partie(state, *ending)
    dealer = next_dealer(state.variant, deal.number, deal.dealer, deal.forehand)
    if state.reign is not None and state.variant.king.king_deals:
        dealer = state.reign.king
    return replace(
        state,
        scores=_final(state),
        history=(*state.history, score_of(state)),
        deal=Deal(number=deal.number + 1, dealer=dealer),
        last_seal=deal.seal,
    )


Ending = tuple[Team | None, Reason] | None
"""The winner of a partie and the reason for its end; None to play on."""


def _ending(state: State) -> Ending:
    """Return the end of the partie after a counted deal, None to play on."""
    return ENDS[state.variant.partie.finish](state, _final(state))


def _after_deals(state: State, scores: ByTeam[int]) -> Ending:
    partie = state.variant.partie
    if deal_of(state).number < partie.deals:
        return None
    if partie.strokes == "low_half":
        leader = _leader(_rounds(state, (*state.history, score_of(state))))
    else:
        leader = _leader(scores, min if partie.lowest_wins else max)
    return None if leader is None and partie.tie == "deal" else (leader, "deals")


def _when_full(state: State, scores: ByTeam[int]) -> Ending:
    return (_leader(scores), "checklist") if is_full(state) else None


def _rounds(state: State, history: tuple[DealScore, ...]) -> ByTeam[int]:
    """Return the strokes by rank after each round; in a round every seat deals once."""
    return strokes_by_round(history, state.variant.seats)


def _out(state: State, scores: ByTeam[int]) -> list[Team]:
    """Return the lines that have reached their targets."""
    return [Team(line) for line, points in enumerate(scores) if points >= state.targets[line]]


def _largest_gap(state: State, scores: ByTeam[int]) -> Ending:
    choose = min if state.variant.partie.lowest_wins else max
    leader = _leader(scores, choose) if _out(state, scores) else None
    return None if leader is None else (leader, "gap")


def _first_out(state: State, scores: ByTeam[int]) -> Ending:
    out = _out(state, scores)
    if len(out) <= 1:
        return (out[0], "out") if out else None
    if state.variant.partie.both_over == "last_trick":
        return last_taker(state), "out"
    first = [crossing.team for crossing in target_crossings(state) if crossing.team in out]
    return first[0], "out"


def _putzes(state: State, scores: ByTeam[int]) -> Ending:
    """Return the end if a line has its target of putzes or has lost by pommes (§7.10).

    If two lines win or lose at once, the one with more points in the deal wins.
    """
    most = state.variant.putze.pommes_lose
    made = totals(deal_of(state).credits, state.variant.sides, 1)
    lost = [Team(line) for line, putzes in enumerate(scores) if most and putzes <= -most]
    if lost:
        winner = Team(1 - lost[0]) if len(lost) == 1 else _leader(made)
        return None if winner is None else (winner, "pommes")
    out = _out(state, scores)
    if not out:
        return None
    standings = [(scores[line], made[line]) for line in out]
    best = max(standings)
    return None if standings.count(best) > 1 else (out[standings.index(best)], "out")


def _over(state: State, _scores: ByTeam[int]) -> Ending:
    """Return the end if a line is over the target; unrounded points decide the order (§7.13)."""
    first = target_crossings(state)
    return (first[0].team, "out") if first else None


ENDS: Final[dict[Finish, Callable[[State, ByTeam[int]], Ending]]] = {
    "first_out": _first_out,
    "over": _over,
    "largest_gap": _largest_gap,
    "deals": _after_deals,
    "checklist": _when_full,
    "putzes": _putzes,
}
"""Functions that return the end of the partie from the scores, by option ``finish``."""


def _final(state: State) -> tuple[int, ...]:
    """Return the scores including this deal, which has been played."""
    return tuple(map(sum, zip(state.scores, points_by_line(state), strict=True)))


def _leader(scores: tuple[int, ...], choose: Callable[[tuple[int, ...]], int] = max) -> Team | None:
    best = choose(scores)
    return Team(scores.index(best)) if scores.count(best) == 1 else None


def last_taker(state: State) -> Team:
    """Return the side that made the last trick, or got it by a claim of the rest."""
    deal = deal_of(state)
    if deal.solder is not None:
        return deal.solder.taker
    return taking_side(state, len(deal.tricks))


def finish_partie(
    state: State, winner: Team | None, reason: Reason, claimer: Seat | None = None
) -> State:
    """Return the ended partie; its history includes the last deal, even if it was cut short.

    Args:
        state: the state before the end.
        winner: the line that wins; None for a draw.
        reason: why the partie ends.
        claimer: the seat whose claim ends it.
    """
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
        worth=_worth(state, short=short),
        claimer=claimer,
        reached=_reached(state),
    )
    return replace(
        state,
        scores=scores,
        history=history,
        result=result,
        last_seal=deal.seal,
        deal=_closed(deal),
    )


def _reached(state: State) -> tuple[Reached, ...]:
    """Return when the lines reached their targets in this deal, in the order of counting."""
    partie = state.variant.partie
    by_points = state.variant.score.write in ("points", "bid", "tens")
    if partie.finish in ("deals", "checklist") or not by_points:
        return ()
    credits = counted_credits(state)
    return tuple(
        Reached(one.team, credits[one.index].kind, one.trick) for one in target_crossings(state)
    )


def _closed(deal: Deal) -> Deal:
    """Return the last deal without credits and turn; its credits are now part of the scores."""
    return replace(deal, credits=(), turn=NO_SEAT)


def _escape(state: State, winner: Team | None) -> State:
    """Return the state, with the loser's stöck shown if it saves him from Schneider (§7.7)."""
    holder = stoeck_holder(deal_of(state))
    if state.variant.partie.rubicon != "schneider" or holder is None:
        return state
    if state.team(holder) == winner or not _is_short(state, state.running, winner):
        return state
    shown = show_stoeck(state, holder) if may_show_stoeck(state, holder) else state
    return state if _is_short(shown, shown.running, winner) else shown


def _is_short(state: State, scores: tuple[int, ...], winner: Team | None) -> bool:
    """Tell whether the loser is rubicon or Schneider: below half of the target (§7.7)."""
    if state.variant.partie.rubicon == "off" or winner is None:
        return False
    return 2 * scores[1 - winner] < state.targets[1 - winner]


def _worth(state: State, *, short: bool) -> int:
    """Return the factor of the partie; a Schneider doubles it unless strokes show it already."""
    partie = state.variant.partie
    doubled = short and partie.rubicon == "schneider" and partie.strokes == "off"
    return (1 if state.reign is None else state.reign.factor) * (2 if doubled else 1)


def _strokes(
    state: State, history: tuple[DealScore, ...], winner: Team | None, *, short: bool
) -> tuple[int, ...]:
    """Return the strokes of each side by the Swiss-German count (§7.7)."""
    rule = state.variant.partie.strokes
    strokes = [0] * state.variant.lines
    if rule == "low_half":
        return _rounds(state, history)
    if rule == "cape":
        return games_won(history, winner, len(strokes))
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
    """Return the score of this deal, as it is written on the slate."""
    deal, sides = deal_of(state), state.variant.sides
    tricks = [0] * sides
    for side in taking_sides(state):
        tricks[side] += 1
    if deal.solder is not None:
        tricks[deal.solder.taker] += len(deal.schedule) - len(deal.tricks)
    account = account_of(state)
    return DealScore(
        deal=deal.number,
        dealer=deal.dealer,
        contract=deal.contract,
        stake=stake_of(state),
        multiplier=deal.multiplier,
        chooser=deal.chooser,
        pushed=deal.is_pushed,
        tricks=tuple(tricks),
        cards=raw_points(deal.credits, sides, "cards"),
        last_trick=raw_points(deal.credits, sides, "last_trick"),
        match=raw_points(deal.credits, sides, "match"),
        melds=raw_points(deal.credits, sides, "melds"),
        stoeck=raw_points(deal.credits, sides, "stoeck"),
        total=account[-1].points,
        sides=deal.sides,
        declarer=deal.declarer,
        predictions=deal.told_predictions,
        category=deal.category,
        chalked=tuple(map(sub, state.chalked, state.scores)),
        account=account,
        matched=matched_team(state) if sum(tricks) == len(deal.schedule) else None,
    )
