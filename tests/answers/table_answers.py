"""Random positions of the table, and questions about them with the table's own answers.

The table answers by its events: a card is refused or played, a trick taken, melds awarded, a claim
judged. Nothing here is read off the functions of ``buur ask``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from buur.cards import CODES, SUITS, CardSet, card_code, cards_in, suit_of
from buur.errors import IllegalAction, RulesError
from buur.play.auto_play import table_event
from buur.play.codec import Json, cards_json
from buur.play.engine import check
from buur.play.model.deal import Deal
from buur.play.model.events import Declared, Finished, Opened, Played, Soldered
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.play.queries.claims import counted_points
from buur.play.queries.deal_totals import all_points
from buur.play.queries.stoeck import stoeck_holder, stoeck_pair
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import PRESETS
from buur.variants.rule_set import OPTIONS

Fields = dict[str, object]


class Asked(NamedTuple):
    """A question about a position."""

    kind: str
    fields: Fields
    answer: Fields
    """What the table says; ``{"error": code}`` where it refuses."""


CHANGED = tuple(
    name
    for name, option in OPTIONS.items()
    if option.kind in ("flag", "choice")
    and (
        option.group in ("play", "meld", "solo")
        or name in ("solder_test", "claim_counts", "finish_order", "wrong_claim", "trio_order")
    )
)
"""Options that questions about cards, melds and claims depend on."""

WAYS = tuple(
    way for way in OPTIONS["contracts"].values if way not in ("imposed", "turned", "first_discard")
)


def changed(rules: str, chance: random.Random) -> Fields:
    """Return random options that go together in a rule set."""
    drawn: Fields = {
        name: chance.choice(OPTIONS[name].values or (False, True))
        for name in chance.sample(CHANGED, 8)
    }
    drawn["contracts"] = "+".join(chance.sample(WAYS, 4))
    kept: Fields = {}
    for name, value in drawn.items():
        try:
            PRESETS[rules].variant.with_options({**kept, name: value})
        except RulesError:
            continue
        kept[name] = value
    return kept


def positions(rules: str, chance: random.Random) -> Iterator[tuple[Partie, Fields]]:
    """Give positions in which cards are played, without end, each with its options.

    The first deal is played by the rule set itself, every second one after it by changed options.
    """
    while True:
        for options in ({}, changed(rules, chance)):
            variant = PRESETS[rules].variant.with_options(options)
            for state in deal_positions(opened(variant, chance), chance):
                yield state, options


def opened(variant: Variant, chance: random.Random) -> Partie:
    """Return a partie before a deal of any number, each line near the end of the partie."""
    target = variant.partie.target
    scores = tuple(target - chance.randrange(120) for _ in range(variant.lines))
    state = Partie(variant=variant, scores=scores)
    event = table_event(state, chance.random)
    assert isinstance(event, Opened)
    state = state.do(event)
    if variant.sharing == "king":  # Its first deal makes the king of all that follow.
        return state
    return replace(state, deal=replace(deal_of(state), number=chance.randrange(1, 12)))


def deal_positions(state: Partie, chance: random.Random) -> Iterator[Partie]:
    """Give the positions of a deal in which cards are played; of two, where a king plays."""
    deals = 2 if state.variant.sharing == "king" else 1
    while not state.is_over and deals:
        if state.phase == "play" and deal_of(state).contract is not None:
            yield state
        event = table_event(state, chance.random)
        if event is None and state.phase == "play":
            event = state.legal.played(chance.choice(list(state.legal.cards)))
        elif event is None:
            event = chance.choice(list(state.legal_for(state.waiting[0])))
        deals -= state.phase == "count"
        state = state.do(event)


def questions(
    state: Partie, options: Mapping[str, object], chance: random.Random
) -> Iterator[Asked]:
    """Give every question that applies to a position."""
    deal, fields = deal_of(state), common(state, options)
    yield Asked("legal", fields | legal_fields(deal), legal_answer(state))
    yield trick_question(state, fields, chance)
    yield Asked("values", fields, values_answer(state))
    if not deal.tricks:
        yield melds_question(state, fields)
    if not deal.lying:
        yield solder_question(state, fields)
        if not deal.tricks:
            yield compare_question(state, fields, chance)
    if state.variant.partie.ends_by_claim:
        yield from finish_questions(state, fields)


def common(state: Partie, options: Mapping[str, object]) -> Fields:
    """Return the fields that every question about a position has."""
    deal = deal_of(state)
    cards = deal.tricks[0].cards if deal.tricks else deal.lying
    led = {"first_led": SUITS[suit_of(cards[0])]} if cards else {}
    return {
        "rules": state.variant.code,
        "options": dict(options),
        "contract": str(deal.contract),
        "deal_no": deal.number,
        "trick_no": len(deal.tricks) + 1,
        **led,
    }


def codes(cards: tuple[int, ...]) -> list[str]:
    """Return the codes of cards, in their order."""
    return [CODES[card] for card in cards]


def legal_fields(deal: Deal) -> Fields:
    """Return the open trick and the hand that plays to it."""
    return {"trick": codes(deal.lying), "hand": cards_json(deal.hands[deal.turn])}


def legal_answer(state: Partie) -> Fields:
    """Return which cards the table lets pass, and why it refuses the others."""
    deal = deal_of(state)
    legal, why = [], {}
    for card in cards_in(deal.hands[deal.turn]):
        try:
            check(state, Played(deal.turn, card))
            legal.append(card_code(card))
        except IllegalAction as error:
            why[card_code(card)] = error.reason
    return {"legal": legal, "why": why}


def trick_question(state: Partie, fields: Fields, chance: random.Random) -> Asked:
    """Return the question who has the trick after the next card."""
    deal = deal_of(state)
    card = chance.choice(list(state.legal.cards))
    after = deal_of(state.do(Played(deal.turn, card)))
    order = deal.order(deal.leader)
    if len(after.tricks) > len(deal.tricks):
        trick = after.tricks[-1]
        winner, points = trick.winner, trick.points
    else:
        winner = after.best_seat
        points = after.tables.trick + sum(after.tables.points[card] for card in after.lying)
    asked = fields | {"trick": codes((*deal.lying, card))}
    asked.setdefault("first_led", SUITS[suit_of(card)])
    return Asked("trick", asked, {"winner": order.index(winner), "points": points})


def values_answer(state: Partie) -> Fields:
    """Return what every card of the pack counts at the table."""
    tables = deal_of(state).tables
    pack = cards_in(state.variant.pack.cards)
    trick = {"trick": tables.trick} if tables.trick else {}
    points = {card_code(card): tables.points[card] for card in pack}
    return {"points": points, **trick, "total": all_points(state)}


def melds_question(state: Partie, fields: Fields) -> Asked:
    """Return the question what to declare, with what the table notes for the next card."""
    deal = deal_of(state)
    after = deal_of(state.do(next(iter(state.legal))))
    melds = [
        {"kind": meld.kind, "cards": cards_json(meld.cards), "points": meld.points}
        for meld in after.melds[deal.turn]
    ]
    points = sum(meld.points for meld in after.melds[deal.turn])
    hand = {"hand": cards_json(deal.hands[deal.turn])}
    return Asked("melds", fields | hand, {"melds": melds, "points": points})


def compare_question(state: Partie, fields: Fields, chance: random.Random) -> Asked:
    """Return the question which of two seats has the better meld, each led the trick once."""
    deal = deal_of(state)
    a, b = chance.choice(
        [
            (one, other)
            for one in deal.order(0)
            for other in deal.order(0)
            if deal.sides[one] != deal.sides[other]
        ]
    )
    melds = {seat: one_meld(state, seat, chance) for seat in (a, b)}
    by_leader = [winning_seats(state, leader, melds) for leader in (a, b)]
    names = {(): "none", (a,): "a", (b,): "b", tuple(sorted((a, b))): "both"}
    found = {names[seats] for seats in by_leader}
    better = found.pop() if len(found) == 1 else "position"
    cards = {name: cards_json(melds[seat]) for name, seat in (("a", a), ("b", b))}
    return Asked("compare", fields | cards, {"better": better})


def one_meld(state: Partie, seat: Seat, chance: random.Random) -> CardSet:
    """Return the cards of one meld that a seat could declare, none where it has none."""
    melds = led_by(state, seat).legal.melds
    return chance.choice(melds).cards if melds else CardSet(0)


def led_by(state: Partie, seat: Seat) -> Partie:
    """Return the same deal with another seat on lead."""
    return replace(state, deal=replace(deal_of(state), leader=seat, turn=seat))


def winning_seats(state: Partie, leader: Seat, melds: Mapping[Seat, CardSet]) -> tuple[Seat, ...]:
    """Return whose melds count at the table once the first trick is played."""
    state = led_by(state, leader)
    while not deal_of(state).tricks:
        seat = state.waiting[0]
        declared = (melds[seat],) if melds.get(seat) else ()
        if state.phase == "declare":
            state = state.do(Declared(seat, declared))
            continue
        with_card = declared if state.variant.meld.meld_time == "with_first_card" else ()
        state = state.do(Played(seat, next(iter(state.legal.cards)), with_card))
    teams = deal_of(state).meld_teams or ()
    return tuple(seat for seat in sorted(melds) if state.team(seat) in teams)


def solder_question(state: Partie, fields: Fields) -> Asked:
    """Return the question whether who leads may claim the rest."""
    deal = deal_of(state)
    own = state.team(deal.turn)
    sides: dict[bool, list[str]] = {True: [], False: []}
    for seat in deal.order(deal.turn)[1:]:
        sides[state.team(seat) == own] += codes(cards_in(deal.hands[seat]))
    asked = {
        "claimer": cards_json(deal.hands[deal.turn]),
        "partner": sides[True],
        "opponents": sides[False],
    }
    return Asked("solder", fields | asked, solder_answer(state, deal.turn))


def solder_answer(state: Partie, seat: Seat) -> Fields:
    """Return how the table judges a claim of the rest."""
    try:
        claim = deal_of(state.do(Soldered(seat))).solder
    except IllegalAction as error:
        forbidden = error.reason == "solder-forbidden"
        return {"valid": False} if forbidden else {"error": error.reason}
    assert claim is not None
    return {"valid": claim.valid}


def finish_questions(state: Partie, fields: Fields) -> Iterator[Asked]:
    """Give a claim of the end by each seat, as far as the table lets it speak."""
    deal = deal_of(state)
    for seat in deal.order(0):
        answer = finish_answer(state, seat)
        if answer is not None:
            yield Asked("finish", fields | finish_fields(state, deal, seat), answer)


def finish_answer(state: Partie, seat: Seat) -> Fields | None:
    """Return what a claim of the end brings at the table, None where nobody may claim."""
    points = list(counted_points(state, seat))
    try:
        after = state.do(Finished(seat))
    except IllegalAction:
        return None
    if after.result is None:
        rival = 1 - state.team(seat)
        return {"correct": False, "winner": rival, "points": points, "may_insist": True}
    correct = after.result.reason == "claim"
    return {"correct": correct, "winner": after.result.winner, "points": points}


def finish_fields(state: Partie, deal: Deal, seat: Seat) -> Fields:
    """Return the fields that describe a position in which ``seat`` claims the end."""
    rivals = [other for other in deal.order(0) if state.team(other) != state.team(seat)]
    tricks = [0, 0]
    for trick in deal.tricks:
        tricks[state.team(trick.winner)] += 1
    credits: list[Json] = [
        {"team": credit.team, "kind": credit.kind, "points": credit.raw, "trick": credit.trick}
        for credit in deal.credits
    ]
    if deal.stoeck_pending and deal.stoeck_called is not None:
        now = len(deal.tricks) + 1
        team = state.team(deal.stoeck_called)
        credits.append({"team": team, "kind": "stoeck", "points": 20, "trick": now})
    later = deal.order(deal.leader)[len(deal.lying) :]
    beaten = any(deal.hands[other] & deal.tables.beaten_by[deal.best] for other in later)
    return {
        "scores": list(state.scores),
        "team": state.team(seat),
        "tricks": tricks,
        "credits": credits[::-1],
        "trick": codes(deal.lying),
        "leader": state.team(deal.leader),
        "boss": bool(deal.lying) and deal.best_seat == seat and not beaten,
        "stoeck": deal.stoeck_called is None and holds_stoeck(deal, seat),
        "rival_stoeck": deal.stoeck_called is None
        and any(holds_stoeck(deal, rival) for rival in rivals),
    }


def holds_stoeck(deal: Deal, seat: Seat) -> bool:
    """Tell whether a seat was dealt the stöck and has not played both its cards."""
    left = deal.hands[seat] & stoeck_pair(deal.trump or 0)
    return stoeck_holder(deal) == seat and left != 0
