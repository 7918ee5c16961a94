"""The arguments of a reason are what the seat sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from buur.bots import Advice, Reason, explain_advice
from buur.bots.heuristics.advisor import advise, play_card
from buur.bots.heuristics.settings import FULL_MEMORY
from buur.bots.heuristics.situation import Situation, situation
from buur.bots.registry import bot
from buur.cards import CardSet, cards_in, parse_card, parse_cards
from buur.contracts import parse_contract
from buur.i18n import texts
from buur.play.model.events import Act, Chosen, Played
from buur.play.partie import Partie
from buur.play.table import Table
from buur.rules.tricks import beats
from buur.seats import Seat
from buur.variants.registry import variant
from tests.chance import seeded
from tests.rules.scenario import deal, dealt, play, table


def spoken_of(state: Partie, seat: int, act: Act, reason: Reason) -> dict[str, int | str]:
    """Return the arguments of a reason."""
    (ground,) = explain_advice(state.view(Seat(seat)), Advice(act, (reason,)))
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


def test_trumps_left_are_those_of_the_others() -> None:
    state = table("DA D8 D6 SA", "D7", "DJ", "D9")
    act = Played(Seat(0), parse_card("DA"))
    assert spoken_of(state, 0, act, "trumps-left") == {"count": 6}
    state = play(state, "DA D7 DJ D9")
    assert spoken_of(state, 0, act, "trumps-left") == {"count": 3}


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("SJ S9 SA HA HK HT D6 D7 DA", True),
        ("SJ S9 SA HA HK HT D6 D7 C6", False),
        ("SJ S9 SA SK ST S8 S7 D7 DA", False),
    ],
)
def test_a_hand_of_three_suits_is_told_to_fear_the_push(hand: str, told: bool) -> None:
    """W: with three suits one does not push, for fear that the partner chooses the fourth."""
    advice = advise(dealt(hand).view(Seat(0)))
    assert advice is not None
    assert isinstance(advice.act, Chosen)
    assert ("lacks-a-suit" in advice.reasons) is told


@pytest.mark.parametrize(("second", "told"), [("D6 H6", True), ("D6 DT", False)])
def test_a_master_is_told_to_be_safe_once_the_opponents_have_no_trumps(
    second: str, told: bool
) -> None:
    """W: once the opponents have no trumps one plays the masters."""
    more = "C7" if "DT" in second else "DT"
    state = play(table(f"DJ D9 DA DK DQ D8 SA C6 {more}", second, "D7 S6 S7", "H7"), "DJ D6 D7 H7")
    advice = play_card(state.view(Seat(0)), deal(state), Seat(0))
    safe = "opponents-without-trumps" in advice.reasons
    assert (safe, advice.reasons[0] == "cash-master") == (told, told)


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


def _cheaper(now: Situation, card: int) -> bool:
    """Tell whether another card would lose the trick too, and cost less."""
    losing = [
        one for one in cards_in(CardSet(now.legal)) if not beats(now.tables, one, now.deal.best)
    ]
    return any(now.tables.points[one] < now.tables.points[card] for one in losing)


TRUE_OF: Final[dict[Reason, Callable[[Situation, int], bool]]] = {
    "lead-low": lambda now, card: now.tables.points[card] < 3,
    "lead-singleton": lambda now, card: (now.hand >> 9 * (card // 9) & 0x1FF).bit_count() == 1,
    "force-out-high-trump": lambda now, card: bool(now.hand & now.trump_mask & ~(1 << card)),
    "give-nothing": lambda now, card: not _cheaper(now, card),
    "discard-worthless": lambda now, card: not _cheaper(now, card),
    "keep-others": _cheaper,
}
"""What has to hold of the advised card for the sentence of a reason to be true."""


def advices() -> Iterator[tuple[Situation, Advice]]:
    """Yield the advice on every card of some parties, with what the seat knows."""
    rules = variant("schieber")
    for seed in range(6):
        table = Table(rules, [bot("steady", seat) for seat in range(4)], chance=seeded(seed))
        for _, _ in zip(table.run(), range(150), strict=False):
            state = table.state
            if state.deal is None or state.phase != "play":
                continue
            seat = Seat(state.waiting[0])
            view = state.view(seat)
            advice = advise(view)
            if advice is not None and isinstance(advice.act, Played):
                yield situation(view, view.deal, seat, 0, FULL_MEMORY), advice


def test_what_is_said_of_an_advised_card_is_true() -> None:
    said = set()
    for now, advice in advices():
        assert isinstance(advice.act, Played)
        reason = advice.reasons[0]
        if reason in TRUE_OF:
            said.add(reason)
            assert TRUE_OF[reason](now, int(advice.act.card)), (reason, str(now.hand), advice)
    assert said == set(TRUE_OF)


@pytest.mark.parametrize(("hand", "ruffs"), [("HK D6", "yes"), ("HK C6", "no")])
def test_who_leads_a_lone_king_is_told_what_follows(hand: str, ruffs: str) -> None:
    act = Played(Seat(0), parse_card("HK"))
    assert spoken_of(table(hand), 0, act, "lead-singleton") == {"ruffs": ruffs}
