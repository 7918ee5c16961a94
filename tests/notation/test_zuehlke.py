"""The words of the Jass Challenge, and how its bots count along."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from buur.cards import Card, CardSet, parse_card
from buur.contracts import CONTRACTS, OBEN, TRUMPS, UNTEN
from buur.notation.foreign import ForeignError, PartialDeal, is_askable, view_of_deal, zuehlke
from buur.notation.foreign.hslu import CONTRACTS as PLAYED
from buur.notation.foreign.hslu import HsluTrick, cards_played, player_of
from buur.play.model.events import Passed
from buur.seats import Seat
from tests.notation.hslu import deals
from tests.notation.test_hslu_questions import CHOOSING, PLAYING, SEEN


def test_cards_are_written_as_the_challenge_writes_them() -> None:
    numbers = {
        "S6": (6, "SPADES"),
        "HJ": (11, "HEARTS"),
        "DT": (10, "DIAMONDS"),
        "CA": (14, "CLUBS"),
    }
    for code, (number, color) in numbers.items():
        assert zuehlke.card_json(parse_card(code)) == {"number": number, "color": color}
    pack = [Card(card) for card in range(36)]
    assert zuehlke.read_cards(zuehlke.cards_json(pack)) == pack


@pytest.mark.parametrize(
    "source",
    [
        None,
        7,
        {},
        {"number": 5, "color": "CLUBS"},
        {"number": 15, "color": "CLUBS"},
        {"number": True, "color": "CLUBS"},
        {"number": 9, "color": "CLUB"},
        {"number": 9, "color": ["CLUBS"]},
    ],
)
def test_what_is_no_card_is_refused(source: object) -> None:
    with pytest.raises(ForeignError):
        zuehlke.read_card(source)
    with pytest.raises(ForeignError):
        zuehlke.read_cards(source)


def test_contracts_are_written_as_the_challenge_writes_them() -> None:
    assert zuehlke.contract_json(TRUMPS[3]) == {"mode": "TRUMPF", "trumpfColor": "CLUBS"}
    assert zuehlke.contract_json(OBEN) == {"mode": "OBEABE"}
    assert zuehlke.contract_json(UNTEN) == {"mode": "UNDEUFE"}
    assert zuehlke.contract_json(None) == {"mode": "SCHIEBE"}
    for contract in (*PLAYED, None):
        assert zuehlke.read_contract(zuehlke.contract_json(contract)) == contract
    assert zuehlke.read_contract("OBEABE") == OBEN
    for contract in set(CONTRACTS) - set(PLAYED):
        with pytest.raises(ValueError, match="no place"):
            zuehlke.contract_json(contract)


@pytest.mark.parametrize(
    "source", [None, {}, {"mode": "TRUMPF"}, {"mode": "TRUMPF", "trumpfColor": 3}, {"mode": "X"}]
)
def test_what_is_no_contract_is_refused(source: object) -> None:
    with pytest.raises(ForeignError):
        zuehlke.read_contract(source)


@pytest.mark.parametrize("text", ["hm", "[]", "7", "{}", '{"type":3}', "[" * 30_000])
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(ForeignError):
        zuehlke.read_message(text)
    assert zuehlke.read_message('{"type":"A"}') == ("A", None)


def test_every_answer_is_read_as_it_was_meant() -> None:
    for seen in SEEN:
        for act in seen.legal:
            text = json.dumps(zuehlke.act_message(act))
            assert zuehlke.read_act(text, seen) == act
    with pytest.raises(ValueError, match="Passed"):
        zuehlke.act_message(Passed(Seat(0)))


def test_an_answer_to_another_question_is_refused() -> None:
    card = json.dumps(zuehlke.message("CHOOSE_CARD", zuehlke.card_json(Card(0))))
    push = json.dumps(zuehlke.message("CHOOSE_TRUMPF", zuehlke.contract_json(None)))
    with pytest.raises(ForeignError):
        zuehlke.read_act(card, CHOOSING)
    with pytest.raises(ForeignError):
        zuehlke.read_act(push, PLAYING)
    absent = next(card for card in map(Card, range(36)) if card not in PLAYING.hand)
    other = json.dumps(zuehlke.message("CHOOSE_CARD", zuehlke.card_json(absent)))
    assert zuehlke.read_act(other, PLAYING) not in PLAYING.legal


def test_points_are_those_of_the_deal_times_what_the_contract_counts() -> None:
    for deal in deals():
        side = deal.dealer % 2
        tricks = [((trick.winner or 0) % 2, trick.cards) for trick in deal.tricks]
        written = [0, 0]
        for trick in deal.tricks:
            written[(trick.winner or 0) % 2] += trick.points or 0
        factor = zuehlke.factor(deal.contract)
        points = zuehlke.points_of(deal.contract, tricks)
        match = 100 * factor * (0 in written)
        assert sum(points) == 157 * factor + match
        assert points[side] in (written[side] * factor, written[side] * factor + match)
    assert [zuehlke.factor(one) for one in (*TRUMPS, OBEN, UNTEN)] == [2, 1, 1, 2, 3, 3]


def test_a_side_without_points_has_lost_by_a_match() -> None:
    """The Challenge looks at points, not at tricks."""
    contract = TRUMPS[1]
    pack = sorted(map(Card, range(36)), key=lambda card: card % 9)
    tricks = [(0, pack[4 * number : 4 * number + 4]) for number in range(9)]
    assert zuehlke.points_of(contract, tricks) == (257, 0)
    assert zuehlke.points_of(contract, [(1, tricks[0][1]), *tricks[1:]]) == (257, 0)
    assert zuehlke.points_of(contract, tricks[:2]) == (0, 0)
    assert zuehlke.points_of(contract, [*tricks[:8], (1, tricks[8][1])]) == (108, 49)


def test_who_is_not_on_turn_is_told_who_is() -> None:
    deal, at = CHOOSING.deal, CHOOSING.seat
    known = PartialDeal(seat=Seat(at + 1 & 3), hand=CardSet(CHOOSING.hand.mask), dealer=deal.dealer)
    with pytest.raises(ForeignError) as caught:
        view_of_deal(known)
    asked, due = (str(player_of(seat)) for seat in (known.seat, at))
    assert caught.value.fault.values == {"field": "player", "value": asked, "expected": due}
    whole = deals()[0]
    over = PartialDeal(
        seat=Seat(0),
        hand=CardSet(0),
        dealer=whole.dealer,
        is_pushed=whole.is_pushed,
        contract=whole.contract,
        played=cards_played(whole.tricks),
    )
    with pytest.raises(ForeignError) as caught:
        view_of_deal(over)
    assert caught.value.fault.values == {"field": "player", "value": "0", "expected": ""}


def test_a_deal_that_is_known_in_part_has_the_view_of_its_player() -> None:
    for seen in SEEN[:20]:
        deal = seen.deal
        tricks = [HsluTrick(trick.leader, trick.cards) for trick in deal.tricks]
        played = cards_played([*tricks, HsluTrick(deal.leader, deal.lying)])
        known = PartialDeal(
            seat=seen.seat,
            hand=CardSet(seen.hand.mask),
            dealer=deal.dealer,
            is_pushed=deal.pushes > 0,
            contract=deal.contract,
            played=played,
        )
        again = view_of_deal(known)
        assert is_askable(again)
        assert (again.hand, list(again.legal)) == (seen.hand, list(seen.legal))
        card = next(iter(seen.hand))
        with pytest.raises(ForeignError):
            view_of_deal(replace(known, played=[*played, (seen.seat, card)]))
        with pytest.raises(ForeignError):
            view_of_deal(replace(known, seat=Seat((seen.seat + 1) % 4)))
