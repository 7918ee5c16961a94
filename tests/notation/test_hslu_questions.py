"""Questions and answers of the HSLU's protocol, in both dialects."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buur.contracts import parse_contract
from buur.errors import BuurError
from buur.notation.foreign import (
    Dialect,
    ForeignError,
    answer_json,
    is_askable,
    question_json,
    read_answer,
    view_of_question,
)
from buur.notation.foreign.hslu import CONTRACTS
from buur.notation.foreign.hslu_records import hslu_rules
from buur.play.model.events import Chosen, Passed, Played, Pushed
from buur.play.model.rulings import Objection, Rulings
from buur.play.partie import Partie, start
from buur.play.views import View, view
from buur.seats import Seat
from buur.variants.registry import variant
from tests.chance import seeded
from tests.notation.hslu import json_values, partie

DIALECTS: tuple[Dialect, ...] = ("V0.2", "old")


def views(seed: int = 1) -> Iterator[View]:
    """Give every view of a partie in which somebody is asked."""
    state = Partie(variant=hslu_rules().variant, scores=(0, 0))
    for event in partie(seed).events:
        state = state.do(event)
        if state.phase in ("choose", "play") and state.turn is not None:
            yield view(state, state.turn)


SEEN = tuple(islice(views(), 0, 400, 3))


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_question_says_all_that_the_seat_may_know_of_the_deal(dialect: Dialect) -> None:
    for seen in SEEN:
        again = view_of_question(json.loads(json.dumps(question_json(seen, dialect))))
        assert (again.seat, again.hand, again.counts) == (seen.seat, seen.hand, seen.counts)
        assert list(again.legal) == list(seen.legal)
        one, other = again.state.deal, seen.state.deal
        assert one is not None
        assert other is not None
        for field in ("dealer", "forehand", "contract", "chooser", "pushes", "tricks", "lying"):
            assert getattr(one, field) == getattr(other, field), field
        assert again.state.card_points == seen.state.card_points
        assert again.state.scores == (0, 0)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_answer_is_read_as_it_was_meant(dialect: Dialect) -> None:
    for seen in SEEN:
        for act in seen.legal:
            assert read_answer(answer_json(act), seen) == act


def test_a_question_has_the_fields_of_its_dialect() -> None:
    first = next(seen for seen in SEEN if seen.state.phase == "choose")
    new, old = question_json(first, "V0.2"), question_json(first, "old")
    assert (new["trump"], new["forehand"], new["tricks"]) == (-1, -1, [])
    assert "trump" not in old
    assert old["tss"] == 0
    asked = [index for index, one in enumerate(new["player"]) if one["hand"]]  # type: ignore[arg-type, var-annotated]
    assert asked == [new["playerView"]] == [(new["dealer"] - 1) % 4]  # type: ignore[operator]
    later = next(seen for seen in SEEN if seen.state.deal and len(seen.state.deal.tricks) == 2)
    tricks = question_json(later, "old")["tricks"]
    assert [set(trick) for trick in tricks] == [{"cards", "points", "win", "first"}] * 3  # type: ignore[attr-defined]
    assert question_json(later, "V0.2")["tricks"][-1].keys() == {"cards", "first"}  # type: ignore[index]
    assert answer_json(Pushed(Seat(0))) == {"trump": 10}
    assert [answer_json(Chosen(Seat(0), one)) for one in CONTRACTS] == [
        {"trump": number} for number in range(6)
    ]


def test_an_unlawful_card_is_an_answer_all_the_same() -> None:
    seen = next(seen for seen in SEEN if seen.state.phase == "play")
    absent = next(card for card in range(36) if card not in seen.hand)
    found = read_answer(answer_json(Played(Seat(0), absent)), seen)
    assert found not in seen.legal


@pytest.mark.parametrize(
    ("phase", "answer"),
    [
        *(("choose", one) for one in ({}, {"trump": 6}, {"trump": "0"}, {"card": "D6"})),
        *(("play", one) for one in ({}, {"card": "DT"}, {"card": 7}, {"trump": 1})),
    ],
)
def test_answers_that_name_no_contract_or_no_card_are_refused(
    phase: str, answer: dict[str, object]
) -> None:
    seen = next(seen for seen in SEEN if seen.state.phase == phase)
    with pytest.raises(ForeignError):
        read_answer(answer, seen)


@pytest.mark.parametrize("name", ["gluecksjass-3", "coinche", "coiffeur"])
def test_only_a_schieber_can_be_asked_about(name: str) -> None:
    assert all(is_askable(seen) for seen in SEEN)
    state = start(name, seeded(1))
    assert not is_askable(view(state, state.waiting[0]))


@pytest.mark.parametrize("name", ["zig-zag", "coiffeur-8"])
def test_contracts_without_a_number_and_rows_of_a_sheet_cannot_be_asked_about(name: str) -> None:
    """All contracts of a coiffeur of eight have numbers, but there they stand for rows."""
    state = start(name, seeded(1))
    assert not is_askable(view(state, state.waiting[0]))
    deal = PLAYING.state.deal
    assert deal is not None
    slalom = replace(deal, contract=parse_contract("zigzag:oben"))
    assert not is_askable(view(replace(PLAYING.state, deal=slalom), PLAYING.seat))


def test_while_an_objection_waits_for_its_ruling_nobody_is_asked() -> None:
    deal = PLAYING.state.deal
    assert deal is not None
    objection = Objection(Seat(0), Seat(1), 1)
    state = replace(PLAYING.state, deal=replace(deal, rulings=Rulings(objection=objection)))
    assert state.phase == "ruling"
    assert not is_askable(view(state, PLAYING.seat))


def test_what_the_protocol_has_no_words_for_is_refused() -> None:
    with pytest.raises(ValueError, match="Passed"):
        answer_json(Passed(Seat(0)))
    rules = variant("coinche")
    state = Partie(variant=rules, scores=(0,) * rules.lines)
    assert not is_askable(view(state, Seat(0)))
    with pytest.raises(BuurError, match="there is no deal yet"):
        question_json(view(state, Seat(0)), "old")
    bidding = start("coinche", seeded(1))
    with pytest.raises(ForeignError):
        read_answer({"trump": 0}, view(bidding, bidding.waiting[0]))


PLAYING = next(seen for seen in SEEN if seen.state.deal and len(seen.state.deal.tricks) == 2)
CHOOSING = next(seen for seen in SEEN if seen.state.phase == "choose")


def own_hand(question: dict[str, Any]) -> Any:
    return question["player"][question["playerView"]]


@pytest.mark.parametrize(
    ("seen", "change", "field"),
    [
        (PLAYING, lambda _: {"trump": 6}, "trump"),
        (PLAYING, lambda one: {"player": [own_hand(one)] * 2 + [{"hand": []}] * 2}, "player"),
        (PLAYING, lambda one: {"playerView": (one["playerView"] + 1) % 4}, "playerView"),
        # another player is asked than is on turn
        (
            CHOOSING,
            lambda one: {"player": one["player"][1:] + one["player"][:1], "playerView": -1},
            "player",
        ),
        (
            PLAYING,
            lambda one: one["tricks"][1].update(first=(one["tricks"][1]["first"] + 1) % 4),
            "tricks",
        ),
        # a card twice, and one card less
        (PLAYING, lambda one: one["tricks"][1].update(cards=one["tricks"][0]["cards"]), "cards"),
        (CHOOSING, lambda one: own_hand(one)["hand"].pop() and {}, "player"),
    ],
)
def test_questions_that_contradict_themselves_are_refused(
    seen: View, change: Callable[[dict[str, Any]], dict[str, Any] | None], field: str
) -> None:
    question = json.loads(json.dumps(question_json(seen, "V0.2")))
    question |= change(question) or {}
    with pytest.raises(ForeignError) as caught:
        view_of_question(question)
    assert caught.value.fault.values["field"] == field


@given(st.data())
def test_any_field_may_hold_anything(data: st.DataObject) -> None:
    """A question is understood or refused, whatever stands in it."""
    seen = data.draw(st.sampled_from(SEEN))
    source = json.loads(json.dumps(question_json(seen, data.draw(st.sampled_from(DIALECTS)))))
    places = [source, *source["tricks"], *source["player"]]
    place = data.draw(st.sampled_from(places))
    key = data.draw(st.sampled_from(sorted(place)))
    if data.draw(st.booleans()):
        place[key] = data.draw(json_values)
    else:
        del place[key]
    try:
        again = view_of_question(source)
    except ForeignError:
        return
    assert list(again.legal)
