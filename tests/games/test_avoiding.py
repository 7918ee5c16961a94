"""Games without trumps in which certain cards or tricks count (variants §2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from buur.cards import parse_card
from buur.contracts import (
    POINT_SCHEMES,
    compile_contract,
    parse_contract,
    point_scheme,
    point_scheme_code,
)
from buur.contracts.tables import Policy
from buur.i18n import LANGUAGES, texts
from buur.play.model.events import Counted
from buur.play.partie import Partie
from buur.variants.registry import PRESETS
from tests.games.tables import EACH_HIS_SUIT, dealt, ended, finished, next_dealt, taken, written
from tests.rules.scenario import MIXED, deal

GAMES = ("schellenjass", "schaufel-dame", "schaufel-dame-strokes", "guggitaler", "guggitaler-10")


@pytest.mark.parametrize("name", GAMES)
def test_no_trumps_and_nobody_chooses(name: str) -> None:
    """[S] JW, JV: from the top down, everybody for himself."""
    state = dealt(name)
    assert (state.phase, str(deal(state).contract), deal(state).chooser) == ("play", "oben", None)
    assert state.variant.teams == (0, 1, 2, 3)
    assert deal(state).tables.trump_mask == 0


@pytest.mark.parametrize("values", POINT_SCHEMES)
def test_what_a_deal_holds_is_what_its_tables_say(values: str) -> None:
    """The sum of a deal is known beforehand: variants §3.4."""
    sums = [
        sum(table.points) + 9 * table.trick + table.last
        for number in range(len(POINT_SCHEMES[values]))
        for table in compile_contract(
            parse_contract("oben"), Policy(worth=point_scheme(values, number + 1))
        )[-1:]
    ]
    assert (
        sums
        == {
            "jass": [152],
            "tricks": [9],
            "bells": [9],
            "hearts": [9],
            "spade_queen": [152 - 3 - 100],
            "black_queens": [3],
            "guggitaler": [9, 18, 16, 8, 10],
            "guggitaler10": [9, 18, 16, 8, 10, -9, -18, -16, -8, -10],
        }[values]
    )


def test_a_bell_is_a_point() -> None:
    """[S] JV: the nine diamonds count one each, in whoever's tricks they lie."""
    state = finished(dealt("schellenjass"))
    assert sum(written(state)) == 9
    bells = [0] * 4
    for trick in deal(state).tricks:
        bells[trick.winner] += sum(18 <= card < 27 for card in trick.cards)
    assert written(state) == tuple(bells)


def test_all_nine_bells_are_the_others() -> None:
    """[S] JV: the Turi writes nine to each of the others."""
    state = finished(dealt("schellenjass", EACH_HIS_SUIT))
    assert taken(state) == [9, 0, 0, 0]
    assert written(state) == (0, 9, 9, 9)


def test_all_nine_bells_need_not_be_all_tricks() -> None:
    """[S] JV: the bells count, not the tricks."""
    hands = (
        "DA DK DQ DJ DT D9 D8 D7 S6",
        "D6 SA SK SQ SJ ST S9 S8 S7",
        "HA HK HQ HJ HT H9 H8 H7 H6",
        "CA CK CQ CJ CT C9 C8 C7 C6",
    )
    state = dealt("schellenjass", hands)
    while state.phase == "play":
        state = state.play([*state.legal.cards][-1])
    assert taken(state)[0] == 8
    assert written(state) == (0, 9, 9, 9)


def test_with_french_cards_hearts_may_be_counted() -> None:
    """[S] JV: then it is called Herzjass."""
    state = finished(dealt("schellenjass", values="hearts"))
    hearts = [0] * 4
    for trick in deal(state).tricks:
        hearts[trick.winner] += sum(9 <= card < 18 for card in trick.cards)
    assert written(state) == tuple(hearts)


def test_the_queen_of_spades_costs_a_hundred() -> None:
    """[S] JW: the other cards count as always; [P] with the five of the last trick."""
    state = finished(dealt("schaufel-dame", EACH_HIS_SUIT))
    assert written(state) == (152 - 3 - 100 + 5, 0, 0, 0)
    assert PRESETS["schaufel-dame"].variant.partie.lowest_wins is False


def test_three_strokes_a_deal() -> None:
    """[S] EGG: queen of spades, queen of clubs, last trick."""
    hands = (
        "SA SK SQ SJ ST S9 S8 S7 CA",
        "HA HK HQ HJ HT H9 H8 H7 H6",
        "DA DK DQ DJ DT D9 D8 D7 D6",
        "S6 CK CQ CJ CT C9 C8 C7 C6",
    )
    state = finished(dealt("schaufel-dame-strokes", hands), "SA", "H6", "D6", "S6", "SQ")
    assert sum(written(state)) == 3


def test_twelve_strokes_end_the_partie() -> None:
    """[S] EGG: whoever has them has lost; the fewest strokes win."""
    state = finished(dealt("schaufel-dame-strokes", EACH_HIS_SUIT))
    assert written(state) == (3, 0, 0, 0)
    partie = PRESETS["schaufel-dame-strokes"].variant.partie
    assert (partie.target, partie.finish, partie.lowest_wins) == (12, "largest_gap", True)


def test_the_fewest_strokes_win_when_somebody_has_twelve() -> None:
    """[S] EGG: he has lost; [R] of the others the one with fewest has won, unless two are level."""
    state = finished(dealt("schaufel-dame-strokes", EACH_HIS_SUIT))
    result = ended(replace(state, scores=(10, 4, 2, 3)).do(Counted()))
    assert (result.winner, result.scores) == (2, (13, 4, 2, 3))
    assert replace(state, scores=(10, 4, 2, 2)).do(Counted()).result is None


def guggitaler(number: int, name: str = "guggitaler") -> Partie:
    """Return a deal of Guggitaler played out, in which its leader takes every trick."""
    state = finished(dealt(name, EACH_HIS_SUIT))
    for _ in range(number - 1):
        state = finished(next_dealt(state, EACH_HIS_SUIT))
    return state


@pytest.mark.parametrize(
    ("number", "worth"), [(1, 9), (2, 18), (3, 16), (4, 8), (5, 10), (6, 9), (10, 10)]
)
def test_guggitaler_changes_its_aim(number: int, worth: int) -> None:
    """[S] JW, JV: tricks 1, bells 2, queens 4, king of roses 8, last trick 10; then again."""
    leader = (number - 1) % 4
    wanted = [0, 0, 0, 0]
    wanted[leader] = worth
    assert written(guggitaler(number)) == tuple(wanted)


@pytest.mark.parametrize(("number", "worth"), [(5, 10), (6, -9), (8, -16), (10, -10)])
def test_guggitaler_in_ten_wants_the_same_again(number: int, worth: int) -> None:
    """[S] JW: without domino, five more deals in which everything is sought."""
    assert sum(written(guggitaler(number, "guggitaler-10"))) == worth


def test_every_suit_must_be_followed() -> None:
    """[S] JV: "leih halten"; without trumps there is nothing to ruff with."""
    state = dealt("guggitaler", MIXED)
    state = state.play(next(iter(state.legal.cards)))
    led = deal(state).led
    assert all(card // 9 == led for card in state.legal.cards)


def test_the_king_of_roses_is_the_king_of_hearts() -> None:
    """§1.2: JW's other name for it, king of clubs, follows another pairing of the suits."""
    assert point_scheme("guggitaler", 4).cards == ((parse_card("HK"), 8),)


AIMS = {
    point_scheme_code(values, number + 1)
    for values, worths in POINT_SCHEMES.items()
    for number in range(len(worths))
    if values != "jass"
}


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_aim_has_a_text(lang: str) -> None:
    t = texts(lang)
    said = [t.format(f"aim-{aim}") for aim in sorted(AIMS)]
    assert all(text.endswith(".") for text in said)


def test_aims_follow_the_deals() -> None:
    assert [point_scheme_code("guggitaler", number) for number in (1, 5, 6)] == [
        "guggitaler-1",
        "guggitaler-5",
        "guggitaler-1",
    ]
    assert point_scheme_code("bells", 9) == "bells"
