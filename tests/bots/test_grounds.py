"""What a reason speaks of is what the seat sees."""

from __future__ import annotations

import pytest

from buur.bots import Advice, Reason, grounds
from buur.cards import parse_card, parse_cards
from buur.contracts import parse_contract
from buur.i18n import texts
from buur.play.events import Act, Chosen, Played
from buur.play.state import State
from buur.seats import Seat
from tests.rules.scenario import play, table


def spoken_of(state: State, seat: int, act: Act, reason: Reason) -> dict[str, int | str]:
    """Return the arguments of a reason."""
    (ground,) = grounds(state.view(Seat(seat)), Advice(act, (reason,)))
    assert ground.code == reason
    return ground.args


@pytest.mark.parametrize(
    ("contract", "hand", "kind", "count", "top", "aces"),
    [
        ("trump:S", "S9 SJ SA HA D6 D7 D8 C6 C7", "trump", 3, "both", 1),
        ("trump:S", "S6 SJ DA CA H6 H7 H8 D6 C6", "trump", 2, "buur", 2),
        ("trump:S", "S9 SA H6 H7 H8 H9 D6 D7 C6", "trump", 2, "nell", 0),
        ("trump:S", "S6 S7 HJ H9 H6 D6 D7 C6 C7", "trump", 2, "none", 0),
        ("oben", "SA HA S6 D6 C6 H7 H8 H9 HT", "oben", 2, "none", 0),
        ("unten", "SA HA S6 D6 C6 H7 H8 H9 HT", "unten", 3, "none", 0),
        ("zigzag:oben", "SA H6 H7 H8 H9 D7 D8 C7 C8", "zigzag", 0, "none", 0),
        ("quer:oben:4", "SA H6 H7 H8 H9 D7 D8 C7 C8", "zigzag", 0, "none", 0),
        ("misere:oben", "S6 H6 H7 H8 H9 D7 D8 C7 C8", "misere", 0, "none", 0),
        ("tutti", "SJ S9 H6 H7 H8 HJ D7 D8 C7", "other", 0, "none", 0),
    ],
)
def test_a_strong_contract_is_told_by_its_cards(
    contract: str, hand: str, kind: str, count: int, top: str, aces: int
) -> None:
    act = Chosen(Seat(0), parse_contract(contract))
    told = spoken_of(table(hand), 0, act, "strong-contract")
    assert told == {"kind": kind, "count": count, "top": top, "aces": aces}


def test_a_trick_is_worth_its_cards_with_the_one_advised() -> None:
    state = play(table("CA", "CT D7", "D6", "C6"), "CA")
    act = Played(Seat(1), parse_card("CT"))
    assert spoken_of(state, 1, act, "take-trick") == {"points": 21}
    assert spoken_of(state, 1, act, "smear") == {"points": 10}


def test_melds_are_worth_what_goes_with_the_card() -> None:
    state = table("S6 S7 S8 HA")
    act = Played(Seat(0), parse_card("HA"), (parse_cards("S6 S7 S8"),))
    assert spoken_of(state, 0, act, "declare-melds") == {"points": 20}


def test_most_reasons_speak_of_nothing() -> None:
    act = Played(Seat(0), parse_card("HA"))
    assert spoken_of(table("HA"), 0, act, "only-card") == {}


def test_the_sentence_lists_them_with_commas() -> None:
    args = {"kind": "trump", "count": 2, "top": "both", "aces": 1}
    told = {lang: texts(lang).format("hint-strong-contract", **args) for lang in ("fr", "de", "en")}  # type: ignore[arg-type]
    assert told == {
        "fr": "Vous y êtes fort\u00a0: 2 atouts, dont le bour et le nell, plus 1 as.",
        "de": "Da bist du stark: 2 Trümpfe, mit Puur und Näll, dazu 1 Ass.",
        "en": "You are strong there: 2 trumps, with Buur and Nell, plus 1 ace.",
    }
