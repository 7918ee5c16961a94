"""Credits in a deal: tricks, melds, stöck, and the rest after a claim (core §7)."""

from __future__ import annotations

from dataclasses import replace

from buur.play.model.deal import NO_SEAT, Deal, Solder, Trick
from buur.play.model.state import State, deal_of
from buur.play.queries.bids import target_crossings
from buur.play.queries.deal_scores import points_by_line
from buur.play.queries.deal_totals import all_points, last_bonus
from buur.play.queries.marriages import trick_marriage_value
from buur.play.queries.melds import meld_points
from buur.play.queries.sides import ALONE
from buur.play.queries.solder import solder_is_valid
from buur.play.queries.stoeck import lies_in_melds, may_show_stoeck, stoeck_holder, stoeck_pair
from buur.play.queries.trick_sides import credited_side, is_misere, taking_side, taking_sides
from buur.scoring import STOECK, Credit, in_order, match_credits, raw_points, with_stoeck
from buur.seats import Seat, Team


def credit_trick(state: State, trick: Trick) -> State:
    """Return the state with all credits that fall due with a complete trick (§7.5)."""
    deal = deal_of(state)
    now = len(deal.tricks)
    team = taking_side(state, now)
    side = credited_side(state, now, team)
    left = deal.schedule[0].trick * _unplayed(deal)
    moment = [Credit(side, "cards", trick.points + left, now)]
    married = trick_marriage_value(trick, deal.trump) if state.variant.marriage.marriages else 0
    if married:
        moment.append(Credit(team, "melds", married, now))
    if deal.turn == NO_SEAT:
        moment += _end_credits(state, team)
        moment += _charged(state, moment)
    return _early_stoeck(_write(state, moment, team))


def credit_declared(state: State) -> State:
    """Return the state with the melds credited that were declared after the first lead (§5.8).

    If the rules credit them later, the state does not change.
    """
    return _write(state, [], None) if counts_on_declaring(state) else state


def counts_on_declaring(state: State) -> bool:
    """Tell whether melds count once all seats have declared, before the first trick is complete."""
    rules = state.variant.meld
    return rules.meld_time == "after_first_lead" and rules.meld_credit == "immediate"


def _unplayed(deal: Deal) -> int:
    """Return the number of tricks that cannot be played, because rulings took the last cards."""
    return len(deal.schedule) - len(deal.tricks) if deal.turn == NO_SEAT else 0


def _write(state: State, moment: list[Credit], team: Team | None) -> State:
    """Return the state with the credits of a moment, and the melds and stöck that fall due then.

    Args:
        state: the state after the tricks, before their credits.
        moment: the credits of the tricks; empty when all seats have declared after the first lead.
        team: the side that took the tricks, None if there are none.
    """
    deal = deal_of(state)
    now = moment[0].trick if moment else 0
    due, waiting = _due_melds(state, team)
    moment = moment + [Credit(side, "melds", meld_points(state, side), now) for side in due]
    inside = _stoeck_inside(state, due)
    called = deal.stoeck_called if inside is None else inside
    if called is not None and (deal.stoeck_pending or inside is not None):
        moment.append(Credit(state.team(called), "stoeck", STOECK, now))
    order = state.variant.partie.finish_order
    ordered = in_order(moment, order, with_melds=inside is not None)
    changed = replace(
        deal,
        credits=(*deal.credits, *ordered),
        pending_melds=waiting,
        stoeck_called=called,
        stoeck_pending=False,
    )
    return replace(state, deal=changed)


def _due_melds(state: State, team: Team | None) -> tuple[list[Team], Team | None]:
    """Return the teams whose melds count when ``team`` takes tricks, and the team that waits."""
    deal = deal_of(state)
    if team is None:
        return list(deal.meld_teams or ()), None
    if len(deal.tricks) > 1 or deal.solder is not None or counts_on_declaring(state):
        return ([team], None) if deal.pending_melds == team else ([], deal.pending_melds)
    at_first_trick = state.variant.meld.meld_credit == "at_first_trick"
    teams = deal.meld_teams or ()
    due = [side for side in teams if not at_first_trick or side == team]
    return due, next((side for side in teams if side not in due), None)


def _stoeck_inside(state: State, due: list[Team]) -> Seat | None:
    """Return the seat whose stöck lies inside melds that are credited now, None if no seat's."""
    deal = deal_of(state)
    if not due or deal.trump is None or deal.stoeck_called is not None:
        return None
    for seat, said in enumerate(deal.with_stoeck):
        melds = [meld.cards for meld in deal.melds[seat]]
        if said and state.team(Seat(seat)) in due and lies_in_melds(deal.trump, melds):
            return Seat(seat)
    return None


def _early_stoeck(state: State) -> State:
    """Return the state, with a stöck shown that wins the partie if the table claims ends (§7.5)."""
    deal, partie = deal_of(state), state.variant.partie
    points = state.variant.score.write == "points"
    watched = partie.claim == "auto" and partie.finish == "first_out" and points
    holder = stoeck_holder(deal)
    if not watched or holder is None or not may_show_stoeck(state, holder):
        return state
    candidate = show_stoeck(state, holder)
    wins = _first_out(candidate) == state.team(holder) != _first_out(state)
    return candidate if wins else state


def _first_out(state: State) -> Team | None:
    first = target_crossings(state)
    return first[0].team if first else None


def _end_credits(state: State, team: Team) -> list[Credit]:
    """Return the credits after the last trick, which ``team`` took: its bonus, discards, match."""
    rules, deal = state.variant.score, deal_of(state)
    matched = matched_team(state)
    last = 0 if matched is not None and rules.match == "p002" else last_bonus(state)
    tricks = len(deal.schedule)
    side = credited_side(state, tricks, team)
    found = [Credit(side, "last_trick", last, tricks)] if last else []
    if deal.widow.taken:
        found.append(Credit(ALONE, "cards", _laid_away(state), tricks))
    if matched is None:
        return found
    if deal.contract is not None and deal.contract.misere:
        return found + _misere_match(state, matched)
    chosen = deal.chooser is None or state.team(deal.chooser) == matched
    bonuses = match_credits(
        matched,
        Team(1 - matched),
        tricks=all_points(state) + last,
        match=rules.match,
        counter=None if chosen else rules.counter_match,
    )
    found += [Credit(side, "match", points, tricks) for side, points in bonuses]
    return found + _meld_changes(state, matched)


def _laid_away(state: State) -> int:
    """Return the points of the cards that lie in no trick: the declarer's discards (§3.10)."""
    return all_points(state) - sum(trick.points for trick in deal_of(state).tricks)


def _misere_match(state: State, matched: Team) -> list[Credit]:
    """Return the penalty of a side that took every trick in its own misère (variants §1.10)."""
    deal = deal_of(state)
    own = deal.chooser is not None and state.team(deal.chooser) == matched
    costs = own and state.variant.score.misere_match == "minus100"
    return [Credit(matched, "match", -100, len(deal.schedule))] if costs else []


def _charged(state: State, taken: list[Credit]) -> list[Credit]:
    """Return the credits of a charged match: its side gives up its points, all others get them."""
    deal, match, sides = deal_of(state), state.variant.score.match, state.variant.sides
    credits = (*deal.credits, *taken)
    points = [
        cards + last
        for cards, last in zip(
            raw_points(credits, sides, "cards"),
            raw_points(credits, sides, "last_trick"),
            strict=True,
        )
    ]
    holders = [side for side, own in enumerate(points) if own]
    alone = holders[0] if len(holders) == 1 else None
    one = {"charge": matched_team(state), "charge_points": alone}.get(match)
    if one is None:
        return []
    whole, tricks = sum(points), len(deal.schedule)
    return [
        Credit(Team(side), "match", -whole if side == one else whole, tricks)
        for side in range(sides)
    ]


def _meld_changes(state: State, matched: Team) -> list[Credit]:
    """Return the credits by which a match voids and revives melds (§5.8)."""
    deal, rules = deal_of(state), state.variant.meld
    if not rules.match_voids_melds:
        return []
    written = raw_points(deal.credits, state.variant.sides, "melds")
    tricks = len(deal.schedule)
    changes = [
        Credit(Team(side), "melds", -points, tricks)
        for side, points in enumerate(written)
        if points and side != matched
    ]
    if rules.match_revives_melds and not written[matched]:
        own = sum(
            meld.points
            for seat, melds in enumerate(deal.melds)
            if state.team(Seat(seat)) == matched
            for meld in melds
        )
        changes += [Credit(matched, "melds", own, tricks)] if own else []
    return changes


def matched_team(state: State) -> Team | None:
    """Return the side that took every trick of a played deal, None if no side did."""
    deal = deal_of(state)
    winners = set(taking_sides(state))
    if deal.solder is not None:
        winners.add(deal.solder.taker)
    return winners.pop() if len(winners) == 1 else None


def settle_solder(state: State, seat: Seat) -> State:
    """Return the state after a claim of the rest: one side gets all remaining cards (§8).

    After a false claim the opponents get them. If that is better for the claimer than taking them
    himself, as in a misère, he gets them: nobody gains by a false claim.
    """
    own, valid = state.team(seat), solder_is_valid(state, seat)
    taken = _rest_to(state, seat, own, valid=valid)
    if valid:
        return taken
    given = _rest_to(state, seat, Team(1 - own), valid=False)
    return min(given, taken, key=lambda settled: _ahead(settled, seat))


def _ahead(state: State, seat: Seat) -> int:
    """Return the lead of the line of ``seat`` in the deal; reversed if the lowest score wins."""
    line, earned = state.variant.teams[seat], points_by_line(state)
    ahead = earned[line] - sum(points for other, points in enumerate(earned) if other != line)
    return -ahead if state.variant.partie.lowest_wins else ahead


def _rest_to(state: State, seat: Seat, team: Team, *, valid: bool) -> State:
    """Return the state after ``team`` gets all remaining cards by a claim of ``seat``."""
    deal = deal_of(state)
    lost = deal.rulings.side_of(len(deal.schedule))
    team = team if lost is None or is_misere(state) else lost
    solder = Solder(seat, valid, deal.hands, team)
    together = 0
    for hand in deal.hands:
        together |= hand
    points = sum(worth for card, worth in enumerate(deal.tables.points) if together >> card & 1)
    points += deal.tables.trick * (len(deal.schedule) - len(deal.tricks))
    shown = _laid_open_stoeck(state, deal)
    laid = replace(
        deal,
        solder=solder,
        turn=NO_SEAT,
        stoeck_called=deal.stoeck_called if shown is None else shown,
        stoeck_pending=shown is not None,
    )
    state = replace(state, deal=laid)
    moment = [
        Credit(credited_side(state, len(deal.schedule), team), "cards", points, len(deal.schedule)),
        *_end_credits(state, team),
    ]
    moment += _charged(state, moment)
    return _write(state, moment, team)


def _laid_open_stoeck(state: State, deal: Deal) -> Seat | None:
    """Return the seat whose uncalled stöck is shown by the open cards of a claim, else None."""
    holder = stoeck_holder(deal)
    if holder is None or deal.stoeck_called is not None or not state.variant.stoeck.stock:
        return None
    return holder if deal.hands[holder] & stoeck_pair(deal.trump) else None


def call_stoeck(state: State, seat: Seat) -> State:
    """Return the state after a seat calls the stöck without playing a card (§6).

    It counts with the open trick, unless it is shown early to win.
    """
    deal = deal_of(state)
    if deal.lying and not may_show_stoeck(state, seat):
        return replace(state, deal=replace(deal, stoeck_called=seat, stoeck_pending=True))
    return _with_stoeck(state, seat, len(deal.tricks))


def show_stoeck(state: State, seat: Seat) -> State:
    """Return the state with the stöck credited that counts when ``seat`` claims the end (§7.6)."""
    deal = deal_of(state)
    if deal.stoeck_pending and deal.stoeck_called is not None:
        return _with_stoeck(state, deal.stoeck_called, len(deal.tricks) + 1)
    return _with_stoeck(state, seat, len(deal.tricks)) if may_show_stoeck(state, seat) else state


def _with_stoeck(state: State, seat: Seat, trick: int) -> State:
    """Return the state with the stöck of ``seat`` credited, in the order of its moment (§7.5)."""
    deal = deal_of(state)
    credits = with_stoeck(
        deal.credits,
        Credit(state.team(seat), "stoeck", STOECK, trick),
        state.variant.partie.finish_order,
        early=may_show_stoeck(state, seat),
    )
    credited = replace(deal, stoeck_called=seat, stoeck_pending=False, credits=credits)
    return replace(state, deal=credited)
