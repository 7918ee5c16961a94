"""`replay_deals`: every deal of a record with all its tricks, however the record ends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings

import buur
from buur.errors import ArgumentError, RecordError
from buur.notation import Record, RuleSet, record_of, replay_deals
from buur.play.model.deal import Deal
from buur.play.model.events import (
    Counted,
    Cut,
    Dealt,
    Event,
    Finished,
    Misdealt,
    Opened,
    Played,
    Predicted,
    Soldered,
)
from buur.play.views import redact
from buur.seats import Seat
from tests.chance import seeded
from tests.notation.parties import Partie, beginning, parties, play

TRICKS = 9
CARDS = 4 * TRICKS


@cache
def whole(name: str = "match-aux-cartes") -> Partie:
    """Return a partie of several deals, none void and each played to its last trick."""
    for seed in range(100):
        partie = play(name, seed, sealed=False, short=True)
        if not any(isinstance(event, (Soldered, Misdealt)) for event in partie.events):
            return partie
    raise AssertionError(f"every partie of {name} has a void deal or a claim")


def ended_by(kind: type[Event]) -> Partie:
    """Return a chibre in which a seat makes a claim, with its events up to the claim."""
    for seed in range(200):
        partie = play("chibre", seed, sealed=False)
        at = next((at for at, event in enumerate(partie.events, 1) if type(event) is kind), None)
        if at is not None:
            return beginning(partie, at)
    raise AssertionError(f"nobody makes the claim {kind.__name__}")


def deals_of(events: Iterable[Event], rules: buur.Variant | str) -> list[Deal]:
    return list(replay_deals(record_of(events, rules)))


def cards_of(deal: Deal) -> list[int]:
    """Return the cards of a deal in the order in which they were played."""
    return [*(card for trick in deal.tricks for card in trick.cards), *deal.lying]


def cards_played(events: Iterable[Event]) -> list[list[int]]:
    """Return the cards of each deal that was not void, in the order in which they were played."""
    deals: list[list[int]] = []
    for event in events:
        match event:
            case Dealt():
                deals.append([])
            case Misdealt():
                deals.pop()
            case Played():
                deals[-1].append(event.card)
    return deals


def test_every_deal_of_a_partie_has_all_its_tricks() -> None:
    partie = whole()
    deals = deals_of(partie.events, partie.variant)
    assert [deal.number for deal in deals] == list(range(1, len(partie.state.history) + 1))
    assert len(deals) > 1
    assert {len(deal.tricks) for deal in deals} == {TRICKS}
    assert list(map(cards_of, deals)) == cards_played(partie.events)


@pytest.mark.parametrize("kind", [Finished, Soldered])
def test_the_deal_in_which_a_claim_is_made_is_the_last_one(kind: type[Event]) -> None:
    partie = ended_by(kind)
    deals = deals_of(partie.events, partie.variant)
    assert list(map(cards_of, deals)) == cards_played(partie.events)
    assert 0 < len(deals[-1].tricks) < TRICKS
    assert (deals[-1].solder is not None) == (kind is Soldered)


@pytest.mark.parametrize("played", [0, 1, 4, 7, CARDS, CARDS + 1, CARDS + 6])
def test_an_unfinished_record_has_its_last_deal(played: int) -> None:
    partie = whole()
    plays = [at for at, event in enumerate(partie.events) if isinstance(event, Played)]
    events = partie.events[: plays[played]]
    found = [len(deal.tricks) for deal in deals_of(events, partie.variant)]
    later = [played // 4] if played < CARDS else [TRICKS, (played - CARDS) // 4]
    assert found == later


def test_a_deal_without_cards_is_left_out() -> None:
    partie = whole()
    counted = next(at for at, event in enumerate(partie.events, 1) if isinstance(event, Counted))
    assert [deal.number for deal in deals_of(partie.events[:counted], partie.variant)] == [1]
    assert deals_of((Opened(Seat(3)),), "chibre") == []
    assert list(replay_deals(Record(rules=RuleSet("chibre"), names=("",) * 4))) == []


def test_a_void_deal_is_left_out() -> None:
    chance = seeded(7)
    void = buur.start("chibre", chance)
    again = void.do(Misdealt("card-shown")).deal_cards(chance)
    assert void.deal is not None
    assert again.deal is not None
    events = [
        Opened(void.deal.dealer),
        *dealt(void.deal),
        Misdealt("card-shown"),
        *dealt(again.deal),
    ]
    found = deals_of(events, "chibre")
    assert [(deal.number, deal.dealt) for deal in found] == [(1, again.deal.dealt)]
    assert deals_of(events[:-2], "chibre") == []


def dealt(deal: Deal) -> tuple[Event, Event]:
    """Return the events that deal the cards of a deal."""
    assert deal.cut is not None
    return Cut(Seat((deal.dealer + 3) % 4), deal.cut), Dealt(deal.dealt)


@settings(max_examples=60)
@given(parties())
def test_deals_have_the_cards_of_the_record(partie: Partie) -> None:
    deals = deals_of(partie.events, partie.variant)
    assert list(map(cards_of, deals)) == cards_played(partie.events)
    assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))


def test_predictions_that_are_hidden_are_those_of_the_count() -> None:
    partie = whole("estimation")
    told = [event for event in partie.events if isinstance(event, Predicted)]
    seen = [redact(event, Seat(0)) for event in partie.events]
    deals = deals_of(seen, partie.variant)
    assert len(deals) == len(partie.state.history)
    for deal in deals:
        said = told[4 * deal.number - 4 : 4 * deal.number]
        assert dict(enumerate(deal.predictions)) == {one.seat: one.points for one in said}


@pytest.mark.parametrize("watcher", [Seat(0), None])
def test_hidden_hands_hide_no_trick(watcher: Seat | None) -> None:
    partie = whole()
    seen = [redact(event, watcher) for event in partie.events]
    assert list(map(cards_of, deals_of(seen, partie.variant))) == cards_played(partie.events)


def test_an_illegal_event_is_an_error_after_the_deals_before_it() -> None:
    partie = whole()
    record = record_of(partie.events, partie.variant)
    counted = next(at for at, entry in enumerate(record.entries, 1) if isinstance(entry, Counted))
    deals = replay_deals(replace(record, entries=(*record.entries[:counted], Counted())))
    assert next(deals).number == 1
    with pytest.raises(RecordError, match="it is not the time to count"):
        next(deals)


@pytest.mark.parametrize("wrong", [None, "format 1", b"x", 5, object()])
def test_only_a_record_is_replayed(wrong: object) -> None:
    with pytest.raises(ArgumentError, match="expected a Record, such as loads or record_of"):
        replay_deals(wrong)  # type: ignore[arg-type]
