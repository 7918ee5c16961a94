"""Writing points down: tricks, melds and stöck as they fall, the deal, the partie (core §7)."""

from __future__ import annotations

from dataclasses import replace

from buur.play.claims import crossed, solder_is_valid
from buur.play.dealing import next_dealer
from buur.play.declaring import meld_points
from buur.play.state import NO_SEAT, Deal, DealScore, Reason, Result, Solder, State, Trick
from buur.play.stoeck import lies_in_melds, stoeck_holder, stoeck_pair
from buur.scoring import STOECK, Credit, in_order, match_credits, raw_points, totals
from buur.seats import Seat, Team

ALL_TRICKS = 9


def _deal(state: State) -> Deal:
    assert state.deal is not None  # noqa: S101 - there is a deal to count
    return state.deal


def credit_trick(state: State, trick: Trick) -> State:
    """Return the state with everything credited that a complete trick brings (§7.5)."""
    deal, now = _deal(state), len(_deal(state).tricks)
    team = state.team(trick.winner)
    moment = [Credit(team, "cards", trick.points, now)]
    if now == ALL_TRICKS:
        moment += _end_credits(state, team)
    melds, pending = _due_melds(state, team)
    moment += melds
    called = deal.stoeck_called
    with_melds = _stoeck_with_melds(state) if melds else None
    if with_melds is not None:
        called = with_melds
    if called is not None and (deal.stoeck_pending or with_melds is not None):
        moment.append(Credit(state.team(called), "stoeck", STOECK, now))
    ordered = in_order(moment, state.variant.partie.finish_order)
    changed = replace(
        deal,
        credits=(*deal.credits, *ordered),
        pending_melds=pending,
        stoeck_called=called,
        stoeck_pending=False,
    )
    return _early_stoeck(replace(state, deal=changed), len(deal.credits))


def _due_melds(state: State, trick_team: Team) -> tuple[list[Credit], Team | None]:
    """Return the melds to credit after this trick and the team whose melds must still wait."""
    deal, now = _deal(state), len(_deal(state).tricks)
    at_first_trick = state.variant.meld.meld_credit == "at_first_trick"
    if now == 1:
        teams = deal.meld_teams or ()
        due = [team for team in teams if not at_first_trick or team == trick_team]
        waiting = next((team for team in teams if team not in due), None)
    else:
        due = [team for team in (deal.pending_melds,) if team == trick_team]
        waiting = None if due else deal.pending_melds
    return [
        Credit(Team(team), "melds", meld_points(state, Team(team)), now) for team in due
    ], waiting


def _stoeck_with_melds(state: State) -> Seat | None:
    """Return who called his stöck inside melds that count."""
    deal = _deal(state)
    for seat, said in enumerate(deal.with_stoeck):
        melds = [meld.cards for meld in deal.melds[seat]]
        counts = state.team(Seat(seat)) in (deal.meld_teams or ())
        if said and counts and deal.trump is not None and lies_in_melds(deal.trump, melds):
            return Seat(seat)
    return None


def _early_stoeck(state: State, before: int) -> State:
    """Let the computer show a stöck that wins the partie, where it keeps the count (§7.5).

    Args:
        state: just after a trick was credited.
        before: number of credits before that trick.
    """
    deal, partie = _deal(state), state.variant.partie
    watched = partie.claim == "auto" and partie.finish == "first_out"
    holder = stoeck_holder(deal)
    early = state.variant.stoeck.stock and state.variant.stoeck.stock_early_finish
    if not (watched and early) or holder is None or deal.stoeck_called is not None:
        return state
    team = state.team(holder)
    moment = [*deal.credits[before:], Credit(team, "stoeck", STOECK, len(deal.tricks))]
    ordered = in_order(moment, partie.finish_order)
    called = replace(deal, credits=(*deal.credits[:before], *ordered), stoeck_called=holder)
    candidate = replace(state, deal=called)
    return candidate if _first_out(candidate) == team != _first_out(state) else state


def _first_out(state: State) -> Team | None:
    first = crossed(state)
    return first[0].team if first else None


def _end_credits(state: State, team: Team) -> list[Credit]:
    """Return the bonus of the last trick and of a match for the side that took trick nine."""
    rules, deal = state.variant.score, _deal(state)
    matched = _matched(state)
    last = 0 if matched is not None and rules.match == "p002" else rules.last_trick
    found = [Credit(team, "last_trick", last, ALL_TRICKS)] if last else []
    if matched is None:
        return found
    chosen = deal.chooser is None or state.team(deal.chooser) == matched
    counter = None if chosen else rules.counter_match
    bonuses = match_credits(matched, Team(1 - matched), match=rules.match, counter=counter)
    return found + [Credit(side, "match", points, ALL_TRICKS) for side, points in bonuses]


def _matched(state: State) -> Team | None:
    """Return the side that took every trick, if one did."""
    winners = {state.team(trick.winner) for trick in _deal(state).tricks}
    solder = _deal(state).solder
    if solder is not None:
        winners.add(_solder_team(state, solder))
    return winners.pop() if len(winners) == 1 else None


def _solder_team(state: State, solder: Solder) -> Team:
    team = state.team(solder.seat)
    return team if solder.valid else Team(1 - team)


def settle_solder(state: State, seat: Seat) -> State:
    """Return the state after a claim of the rest: all remaining cards go to one side (§8)."""
    deal = _deal(state)
    solder = Solder(seat, solder_is_valid(state, seat), deal.hands)
    team = _solder_team(state, solder)
    together = 0
    for hand in deal.hands:
        together |= hand
    points = sum(worth for card, worth in enumerate(deal.tables.points) if together >> card & 1)
    state = replace(state, deal=replace(deal, solder=solder, turn=NO_SEAT))
    moment = [Credit(team, "cards", points, ALL_TRICKS), *_end_credits(state, team)]
    shown = _laid_open_stoeck(state, deal)
    if shown is not None:
        moment.append(Credit(state.team(shown), "stoeck", STOECK, ALL_TRICKS))
    ordered = in_order(moment, state.variant.partie.finish_order)
    called = deal.stoeck_called if shown is None else shown
    return replace(
        state,
        deal=replace(
            _deal(state), credits=(*deal.credits, *ordered), stoeck_called=called, hands=deal.hands
        ),
    )


def _laid_open_stoeck(state: State, deal: Deal) -> Seat | None:
    """Return whose stöck is uncovered because all cards are laid open."""
    holder = stoeck_holder(deal)
    if holder is None or deal.stoeck_called is not None or not state.variant.stoeck.stock:
        return None
    return holder if deal.hands[holder] & stoeck_pair(deal.trump or 0) else None


def credit_late_stoeck(state: State, seat: Seat) -> State:
    """Return the state after the stöck is called apart from a card (§6)."""
    deal = _deal(state)
    credit = Credit(state.team(seat), "stoeck", STOECK, len(deal.tricks))
    if deal.lying:
        return replace(state, deal=replace(deal, stoeck_called=seat, stoeck_pending=True))
    return replace(state, deal=replace(deal, stoeck_called=seat, credits=(*deal.credits, credit)))


def show_stoeck(state: State, seat: Seat) -> State:
    """Return the state in which a claim of the end has counted the stöck it stands on (§7.6)."""
    deal = _deal(state)
    called = deal.stoeck_called if deal.stoeck_pending else None
    early = state.variant.stoeck.stock and state.variant.stoeck.stock_early_finish
    if deal.stoeck_called is None and early and deal.tricks and stoeck_holder(deal) == seat:
        called = seat
    if called is None:
        return state
    credit = Credit(state.team(called), "stoeck", STOECK, len(deal.tricks))
    shown = replace(
        deal, stoeck_called=called, stoeck_pending=False, credits=(*deal.credits, credit)
    )
    return replace(state, deal=shown)


def end_if_out(state: State) -> State:
    """Return the state, ended if the computer keeps the count and a side is out (§7.5)."""
    partie = state.variant.partie
    if partie.claim != "auto" or partie.finish != "first_out":
        return state
    first = crossed(state)
    return finish_partie(state, first[0].team, "out") if first else state


def close_deal(state: State) -> State:
    """Return the state with the deal written down, and the next one or the end (§7.4)."""
    state = _void_melds(state)
    deal = _deal(state)
    if deal.claimer is not None:
        return finish_partie(state, Team(1 - state.team(deal.claimer)), "wrong-claim")
    ending = _ending(state)
    if ending is not None:
        return finish_partie(state, *ending)
    dealer = next_dealer(state.variant, deal.number, deal.dealer, deal.forehand)
    return replace(
        state,
        scores=state.running,
        history=(*state.history, score_of(state)),
        deal=Deal(number=deal.number + 1, dealer=dealer),
        last_seal=deal.seal,
    )


def _void_melds(state: State) -> State:
    """Return the state in which a match has voided or revived melds (§5.8)."""
    deal, matched = _deal(state), _matched(state)
    if matched is None or not state.variant.meld.match_voids_melds:
        return state
    loser = Team(1 - matched)
    written = raw_points(deal.credits, state.variant.sides, "melds")
    changes = [Credit(loser, "melds", -written[loser], ALL_TRICKS)] if written[loser] else []
    if state.variant.meld.match_revives_melds and not written[matched]:
        own = sum(
            meld.points
            for seat, melds in enumerate(deal.melds)
            if state.team(Seat(seat)) == matched
            for meld in melds
        )
        changes += [Credit(matched, "melds", own, ALL_TRICKS)] if own else []
    return replace(state, deal=replace(deal, credits=(*deal.credits, *changes)))


def _ending(state: State) -> tuple[Team | None, Reason] | None:
    """Return who won the partie and how, now that the deal is counted; None to play on."""
    partie, scores = state.variant.partie, state.running
    if partie.finish == "deals":
        over = _deal(state).number >= partie.deals
        return (_leader(scores), "deals") if over else None
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


def _leader(scores: tuple[int, ...]) -> Team | None:
    best = max(scores)
    return Team(scores.index(best)) if scores.count(best) == 1 else None


def _last_taker(state: State) -> Team:
    deal = _deal(state)
    if deal.solder is not None:
        return _solder_team(state, deal.solder)
    return state.team(deal.tricks[-1].winner)


def finish_partie(state: State, winner: Team | None, reason: Reason) -> State:
    """Return the ended partie, its last deal written as far as it went."""
    scores = state.running
    deal = _deal(state)
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
    deal, sides = _deal(state), state.variant.sides
    tricks = [0] * sides
    for trick in deal.tricks:
        tricks[state.team(trick.winner)] += 1
    if deal.solder is not None:
        tricks[_solder_team(state, deal.solder)] += ALL_TRICKS - len(deal.tricks)
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
        total=totals(deal.credits, sides, deal.multiplier),
        matched=_matched(state) if sum(tricks) == ALL_TRICKS else None,
    )
