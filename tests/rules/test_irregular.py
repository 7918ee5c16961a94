"""Irregular cards at a table that penalises them: objections and what follows (§9)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from buur.bots.heuristics.advisor import advise
from buur.bots.registry import bot
from buur.cards import Card, card_code, parse_card, parse_cards
from buur.notation import record_of, verify
from buur.notation.record import Record
from buur.play.codec import event_json, parse_event
from buur.play.model.events import Finished, Objected, Played, Ruled
from buur.play.model.rulings import Moved, Rulings
from buur.play.partie import Partie
from buur.play.queries.objections import has_visible_revoke
from buur.play.table import Table
from buur.play.views import redact
from buur.referee.at_table import ruled
from buur.seats import Seat, Team
from tests.chance import seeded
from tests.rules.scenario import deal, play, refused, rules_of, table

HANDS = (
    "H6 HT D6 D7 D8 C6 C7 S6 S7",
    "H7 HK D9 DT DJ C8 C9 S8 S9",
    "H8 HQ DQ DK CT CJ CQ ST SJ",
    "H9 HJ HA DA CK CA SQ SK SA",
)
"""Trumps are diamonds; everybody has hearts."""


def tabled(rule: str = "r93", **options: object) -> Partie:
    """Return a chibre that penalises irregular cards, by one of the regulations."""
    chosen = {"irregularities": "penalised", "revoke_rule": rule, "claim": "auto"}
    return table(*HANDS, contract="trump:D", options={**chosen, **options})


def object_to(state: Partie, seat: int, offender: int, trick: int = 1) -> Partie:
    """Return the state after an objection and its ruling."""
    state = state.do(Objected(Seat(seat), Seat(offender), trick))
    return state.do(ruled(state))


def held(cards: Iterable[Card]) -> set[str]:
    """Return cards by their codes."""
    return {card_code(card) for card in cards}


def cards(state: Partie) -> str:
    """Return the open trick."""
    return " ".join(card_code(card) for card in deal(state).lying)


def test_prevented_refuses_a_card_that_does_not_follow() -> None:
    state = play(table(*HANDS, contract="trump:D"), "H6")
    assert refused(state, Played(Seat(1), parse_card("C8"))) == "must-follow-suit"
    assert held(state.legal.layable) == held(state.legal.cards)


def test_penalised_lets_any_held_card_be_laid_to_an_open_trick() -> None:
    state = play(tabled(), "H6")
    assert held(state.legal.cards) == {"H7", "HK", "D9", "DT", "DJ"}
    assert held(state.legal.layable) == set(HANDS[1].split())
    assert refused(state, Played(Seat(1), parse_card("C8"))) is None
    assert refused(state, Played(Seat(1), parse_card("SA"))) == "not-in-hand"
    assert refused(state, Played(Seat(2), parse_card("H8"))) == "not-your-turn"


def test_card_is_taken_back_in_the_open_trick() -> None:
    """R2: the offender follows and may not ruff; cards laid after it stay."""
    state = object_to(play(tabled(), "H6 C8 H8"), 2, 1)
    assert (state.phase, state.turn, cards(state)) == ("play", 1, "H6 C8 H8")
    assert held(state.legal.cards) == held(state.legal.layable) == {"H7", "HK"}
    assert refused(state, Played(Seat(1), parse_card("DJ"))) == "must-correct"
    assert refused(state, Finished(Seat(0))) == "must-correct"
    state = play(state, "HK")
    assert (cards(state), state.turn) == ("H6 HK H8", 3)
    assert held(state.hand(1)) == {"H7", "D9", "DT", "DJ", "C8", "C9", "S8", "S9"}
    assert deal(play(state, "H9")).tricks[0].winner == 1


def test_trick_that_lies_complete_is_not_turned_yet() -> None:
    state = play(tabled(), "H6 C8 H8 HA")
    assert state.running == (0, 11)
    state = play(object_to(state, 0, 1), "H7")
    assert deal(state).tricks[0].cards == tuple(map(parse_card, ("H6", "H7", "H8", "HA")))
    assert state.running == (0, 11)
    assert refused(state, Objected(Seat(0), Seat(1), 1)) == "nothing-to-object"


def test_open_revoke_costs_the_trick() -> None:
    """G2: the strongest of the suit for the card, neither takes, the trick to the opponents."""
    state = object_to(play(tabled("jw"), "H6 C8 H8"), 0, 1)
    assert held(state.legal.cards) == {"HK"}
    state = play(play(state, "HK"), "H9")
    assert deal(state).tricks[0].winner == 3
    assert (state.card_points, state.turn) == ((4, 0), 2)


def test_trumps_of_who_refused_them_take_nothing() -> None:
    """G4: all but the Buur; others do not learn which trumps he holds."""
    state = object_to(play(tabled("jw"), "D6 C8"), 0, 1)
    assert held(state.legal.cards) == {"D9", "DT", "DJ"}
    state = play(play(state, "D9"), "DQ DA")
    assert deal(state).tricks[0].winner == 3
    event = ruled(play(tabled("jw"), "D6 C8").do(Objected(Seat(0), Seat(1), 1)))
    assert redact(event, Seat(1)) == event
    seen = redact(event, Seat(0))
    assert isinstance(seen, Ruled)
    assert seen.cards is None
    assert seen.dead == parse_cards("D6 D7 D8 D9 DT DQ DK DA")


def test_trump_that_lies_keeps_its_power_when_the_others_lose_theirs() -> None:
    """G4 found later: the trumps that he still holds, the Buur excepted."""
    state = play(tabled("jw"), "D6 C8 DQ DA H9 H6 D9")
    state = object_to(state, 0, 1)
    state = play(state, "H8")
    assert deal(state).tricks[1].winner == 1
    state = play(state, "DT DK CK HT")
    assert deal(state).tricks[2].winner == 2


def test_forgotten_card_goes_to_the_winner_of_the_trick() -> None:
    """R3: the strongest that he still holds; he sits out the last trick."""
    state = play(tabled(), "H6 C8 H8 HA CA C6 C9 CT")
    assert Objected(Seat(0), Seat(1), 1) not in state.legal_for(0).objections
    state = play(state, "HJ HT H7")
    before = sum(state.card_points)
    state = object_to(state, 0, 1)
    assert "HK" not in held(state.hand(1))
    assert sum(state.card_points) == before + 4
    state = play(state, "HQ")
    while state.phase == "play":
        state = state.play(next(iter(state.legal.cards)))
    assert [len(trick.cards) for trick in deal(state).tricks] == [4] * 8 + [3]
    assert sum(state.card_points) == 157


def test_revoke_proven_later_costs_that_trick_and_all_that_follow() -> None:
    """G3."""
    state = play(tabled("jw"), "H6 C8 H8 HA CA C6 C9 CT HJ HT H7")
    state = object_to(state, 2, 1)
    while state.phase == "play":
        state = state.play(next(iter(state.legal.cards)))
    assert state.card_points == (157, 0)
    assert state.running == (157 + 100 + 20, 0), "the match, and the stöck of seat 2"


def test_card_that_went_to_a_pile_proves_a_revoke() -> None:
    """§9: everybody has seen a forgotten card, which was held until then."""
    state = play(tabled(), "H6 C8 H8 HA CA")
    objection = Objected(Seat(0), Seat(1), 1)
    assert refused(state, objection) == "nothing-to-object"
    for since, reason in ((1, "nothing-to-object"), (2, None)):
        moved = (Moved(Seat(1), parse_card("H7"), Team(0), since),)
        seen = replace(state, deal=replace(deal(state), rulings=Rulings(moved=moved)))
        assert refused(seen, objection) == reason
    later = play(tabled(), "H6 H7 H8 HA CA C6 HK CT")
    moved = (Moved(Seat(1), parse_card("C8"), Team(0), 1),)
    later = replace(later, deal=replace(deal(later), rulings=Rulings(moved=moved)))
    assert refused(play(later, "HJ"), Objected(Seat(0), Seat(1), 2)) == "nothing-to-object"


def test_nobody_owns_up_to_an_undertrump_once_the_trick_is_turned() -> None:
    """§9.2: then only a revoke still counts."""
    hands = ("C6 H6", "DT C7", "D6 D7 H7 H8 H9 HT S6 S7 S8", "C8")
    options = {"irregularities": "penalised", "claim": "auto"}
    state = play(table(*hands, contract="trump:D", options=options), "C6 DT D6")
    own = Objected(Seat(2), Seat(2), 1)
    assert state.legal_for(2).objections == (own,)
    assert state.legal_for(1).objections == (Objected(Seat(1), Seat(2), 1),)
    state = play(state, "C8")
    assert state.legal_for(2).objections == (own,)
    assert play(state, "C7").legal_for(2).objections == ()


@pytest.mark.parametrize(("last", "settled"), [("HA", ((1, 1),)), ("DA", ((1, 1), (3, 1)))])
def test_trump_laid_after_a_wrong_card_is_lawful(last: str, settled: tuple[object, ...]) -> None:
    """R2: what was a trump when it was laid may stay; other cards are judged by the new trick."""
    state = play(object_to(play(tabled(), f"H6 C8 H8 {last}"), 2, 1), "HK")
    assert deal(state).rulings.settled == settled


def test_nobody_objects_while_a_card_is_put_right() -> None:
    """§9.2: first the offender lays another."""
    state = play(tabled(), "H6 C8 CT")
    assert [len(state.legal_for(seat).objections) for seat in range(4)] == [1, 2, 2, 1]
    state = object_to(state, 2, 1)
    assert [state.legal_for(seat).objections for seat in range(4)] == [()] * 4


def test_wrong_objection_is_ruled_on_and_costs_nothing() -> None:
    followed = play(tabled(), "C6 C8 CT")
    assert refused(followed, Objected(Seat(0), Seat(1), 1)) == "nothing-to-object"
    lawful = table(
        "H6 HT D6 D7 D8 C6 C7 S6 S7",
        "C8 C9 D9 DT DJ CA CK S8 S9",
        contract="trump:D",
        options={"irregularities": "penalised"},
    )
    lawful = play(lawful, "H6 S8")
    after = object_to(lawful, 0, 1)
    assert ruled(lawful.do(Objected(Seat(0), Seat(1), 1))).case == "lawful"
    assert (after.turn, after.running) == (lawful.turn, lawful.running)
    assert refused(after, Objected(Seat(2), Seat(1), 1)) == "nothing-to-object"


@pytest.mark.parametrize(
    ("seat", "reason"), [(0, None), (1, None), (2, None), (3, "nothing-to-object")]
)
def test_opponents_object_and_the_offender_owns_up(seat: int, reason: str | None) -> None:
    state = play(tabled(), "H6 C8 H8 H9")
    assert refused(state, Objected(Seat(seat), Seat(1), 1)) == reason


def test_view_offers_the_objections_of_the_state() -> None:
    state = play(tabled(), "H6 C8 H8 HA CA C6 C9 CT HJ HT H7")
    for seat in range(4):
        assert state.view(seat).legal.objections == state.legal_for(seat).objections


def test_nobody_sees_whether_a_card_was_lawful() -> None:
    """Others know the same of a revoke and of a discard from a hand without the suit."""
    void = (HANDS[0], "C8 C9 S8 S9 CT CJ DT DJ D9", "H7 HK H8 HQ DQ DK CQ ST SJ", HANDS[3])
    lawful = table(*void, contract="trump:D", options={"irregularities": "penalised"})
    wrong = table(*HANDS, contract="trump:D", options={"irregularities": "penalised"})
    for seat in (0, 3, None):
        assert play(lawful, "H6 C8").view(seat) == play(wrong, "H6 C8").view(seat)
    objections = play(lawful, "H6 C8").view(0).legal.objections
    assert (
        objections
        == play(wrong, "H6 C8").view(0).legal.objections
        == (Objected(Seat(0), Seat(1), 1),)
    )


def test_bots_object_when_the_cards_prove_it_and_not_before() -> None:
    state = play(tabled(), "H6 C8 H8 HA CA C6 C9 CT HJ HT")
    advice = advise(state.view(0))
    assert advice is None
    state = play(state, "H7")
    found = [advise(state.view(seat)) for seat in range(4)]
    assert [one.act for one in found if one is not None and one.reasons == ("revoke-proven",)] == [
        Objected(Seat(0), Seat(1), 1),
        Objected(Seat(2), Seat(1), 1),
    ]


def test_a_revoke_is_seen_once_a_card_proves_it() -> None:
    """§9: the seven of hearts, in the third trick, was held when clubs were laid on hearts."""
    state = play(tabled(), "H6 C8 H8 HA CA C6 C9 CT HJ HT")
    assert not has_visible_revoke(deal(state))
    assert has_visible_revoke(deal(play(state, "H7")))


@pytest.mark.parametrize("name", ["easy", "steady", "random"])
@pytest.mark.parametrize("rule", ["r93", "jw"])
def test_bots_play_on_beside_somebody_who_revokes(name: str, rule: str) -> None:
    """Each irregular card that is proven is objected to, and no bot lays one."""
    chance = seeded(f"{name} {rule}")
    rules = rules_of("chibre", {"irregularities": "penalised", "revoke_rule": rule})
    players = [bot(name, seat) for seat in range(4)]
    playing = Table(rules, players, chance=chance, rule=ruled)
    wrong = rulings = 0
    while len(playing.state.history) < 4 and not playing.state.is_over:
        state = playing.state
        more = _wrong(playing) if state.phase == "play" and state.turn == 1 else []
        if more and chance.random() < 0.5:
            playing.do(Played(Seat(1), more[0]))
            wrong += 1
            continue
        event = playing.next_event()
        assert event is not None
        if isinstance(event, Played):
            assert event.card in tuple(state.legal_for(event.seat).cards)
        rulings += isinstance(event, Ruled)
        playing.do(event)
    assert wrong >= rulings > 0


def test_events_are_read_back() -> None:
    state = play(tabled("jw"), "H6 C8 H8").do(Objected(Seat(0), Seat(1), 1))
    for event in (Objected(Seat(0), Seat(1), 1), ruled(state), redact(ruled(state), Seat(0))):
        assert parse_event(event_json(event)) == event


def test_record_check_asks_the_regulation() -> None:
    chance = seeded("record")
    rules = rules_of("chibre", {"irregularities": "penalised"})
    playing = Table(rules, [bot("random", seat) for seat in range(4)], chance=chance, rule=ruled)
    while playing.state.phase != "play" or not deal(playing.state).lying or not _wrong(playing):
        event = playing.next_event()
        assert event is not None
        playing.do(event)
    state = playing.state
    seat = state.turn
    assert seat is not None
    playing.do(Played(seat, _wrong(playing)[0]))
    playing.do(Objected(seat, seat, len(deal(state).tricks) + 1))
    playing.do(ruled(playing.state))
    record = record_of(playing.events, rules)
    assert verify(record).is_ok
    event = playing.events[-1]
    assert isinstance(event, Ruled)
    false = (*record.entries[:-1], replace(event, leads=Seat(0)))
    faked = Record(rules=record.rules, names=record.names, tags={}, entries=false)
    assert [found.code for found in verify(faked).problems] == ["bad-ruling"]


def _wrong(playing: Table) -> list[Card]:
    legal = playing.state.legal
    return [card for card in legal.layable if card not in legal.cards]
