"""A function is a bot: its answers are acts, cards, contracts and words; others are refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import buur
from buur.bots import from_function
from buur.errors import ArgumentError, BuurError
from buur.play.model.events import Chosen, Predicted, Pushed
from buur.play.partie import Partie


def choosing() -> Partie:
    """Return a partie whose seat on turn chooses the contract or pushes."""
    return buur.start("schieber", 7)


def playing() -> Partie:
    """Return a partie whose seat on turn leads the first card."""
    return choosing().choose("trump:S")


def answer(partie: Partie, given: object) -> buur.Act:
    """Return the act of a function that always gives the same answer."""
    return from_function(lambda view: given, "parrot").choose(partie.view(partie.waiting[0]))


def test_words_and_contracts_are_answers() -> None:
    partie = choosing()
    assert answer(partie, "push") == Pushed(partie.waiting[0])
    named = answer(partie, "trump:S")
    assert isinstance(named, Chosen)
    assert named.contract.code == "trump:S"
    assert answer(partie, named.contract) == named


def test_a_row_of_a_checklist_follows_the_contract() -> None:
    partie = buur.start("coiffeur", 7)
    act = next(act for act in partie.legal if isinstance(act, Chosen) and act.category)
    assert answer(partie, f"{act.contract.code}#{act.category}") == act


def cards(partie: Partie) -> Iterator[object]:
    """Give the same card in every notation."""
    card = min(partie.legal.cards)
    yield from (card, int(card), np.int64(card), buur.card_code(card), partie.legal.played(card))


def test_a_card_is_an_answer_in_every_notation() -> None:
    partie = playing()
    expected = partie.legal.played(min(partie.legal.cards))
    assert [answer(partie, one) for one in cards(partie)] == [expected] * 5


def test_a_number_predicts_points_where_they_are_asked_for() -> None:
    partie = buur.start("differenzler", 7)
    act = answer(partie, 40)
    assert isinstance(act, Predicted)
    assert act.points == 40


def test_a_bid_that_names_no_contract_is_an_answer() -> None:
    partie = buur.start("pandur", 7)
    bid = partie.legal.bids[3]
    assert answer(partie, bid) == partie.legal.bid(bid.height)


def test_a_bid_without_its_contract_is_refused_with_the_form_of_its_code() -> None:
    partie = buur.start("sidi", 7)
    with pytest.raises(BuurError, match=r"\(a bid names its contract: bid:60:trump:S\): expected"):
        answer(partie, partie.legal.bids[1])
    assert answer(partie, "bid:60:trump:S") == partie.legal.bid(60, "trump:S")


def test_a_bid_that_cannot_be_made_is_refused() -> None:
    bid = buur.start("pandur", 7).legal.bids[0]
    after = buur.start("pandur", 7).do(buur.start("pandur", 7).legal.bid(bid.height))
    for partie in (after, choosing()):
        with pytest.raises(BuurError, match="answered Rung"):
            answer(partie, bid)


def codes(partie: Partie) -> list[str]:
    """Return the codes of the legal answers."""
    contracts = [contract.code for contract in partie.legal.contracts]
    return [*contracts, "push"] if contracts else list(map(buur.card_code, partie.legal.cards))


@pytest.mark.parametrize(
    "given", [None, "", "XX", "trump:X", "spades", 36, -1, 3.5, True, [], object(), "SA ", b"SA"]
)
@pytest.mark.parametrize("state", [choosing, playing])
def test_another_answer_names_the_bot_its_seat_and_the_legal_ones(state: Any, given: Any) -> None:
    partie = state()
    with pytest.raises(BuurError, match=f"^bot 'parrot' at seat {partie.turn} answered ") as no:
        answer(partie, given)
    legal = str(no.value).partition(": expected an act of view.legal or its code, one of ")[2]
    assert legal.split() == codes(partie)


def test_a_card_against_the_rules_is_refused_with_the_reason() -> None:
    partie = playing()
    partie = partie.play(min(partie.legal.cards, key=lambda card: card // 9 == 0))
    assert partie.turn is not None
    wrong = next(card for card in partie.hand(partie.turn) if card not in partie.legal.cards)
    reason = partie.legal.why_not(wrong)
    assert reason is not None
    for given in (wrong, buur.card_code(wrong)):
        with pytest.raises(BuurError, match=rf"answered .* \({reason}\): expected an act"):
            answer(partie, given)


def test_the_act_of_another_seat_is_refused() -> None:
    partie = choosing()
    with pytest.raises(BuurError, match=r"at seat . answered Pushed"):
        answer(partie, Pushed(buur.Seat((partie.waiting[0] + 1) % 4)))


def test_a_function_makes_no_claims() -> None:
    assert from_function(lambda view: "push").interject(choosing().view(0)) is None


def test_whole_parties_are_played() -> None:
    def first(view: buur.View) -> object:
        return next(iter(view.legal))

    table = buur.Table(buur.variant("chibre"), [from_function(first)] * 4)
    assert sum(1 for _ in table.run()) > 40
    assert table.state.is_over


@pytest.mark.parametrize("given", [None, "push", 3, int, object()])
def test_what_is_no_function_is_refused(given: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^choose is .*: expected a function"):
        from_function(given)


@pytest.mark.parametrize("name", [None, 3, [], b"x"])
def test_a_name_is_a_text(name: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^name is "):
        from_function(lambda view: "push", name)
