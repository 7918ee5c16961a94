"""The steady player joins, exchanges and robs by its hand, and knows which cards nobody holds."""

from __future__ import annotations

import pytest

from buur.bots.features.memory import remember
from buur.bots.heuristics.advisor import advise
from buur.bots.heuristics.situation import situation
from buur.bots.levels.steady import Steady
from buur.cards import CardSet, card_code, cards_in, parse_card, parse_cards
from buur.play.model.events import Exchanged, Joined, Robbed
from buur.play.partie import Partie
from buur.seats import Seat
from tests.games.pommes import four, said, table, three, two
from tests.rules.scenario import SUITS_APART, deal

STRONG = "DJ D9 DA DK HA HK SA CA C6"
WEAK = "S6 S8 S9 H6 H8 HT C6 C8 CT"


def answer(state: Partie) -> str:
    act = Steady(1).choose(state.view(state.waiting[0]))
    assert isinstance(act, Joined)
    return act.answer


@pytest.mark.parametrize(("hand", "expected"), [(STRONG, "play"), (WEAK, "drop")])
def test_it_joins_with_a_hand_that_is_worth_it(hand: str, expected: str) -> None:
    others = cards_in(CardSet(four().variant.pack.cards & ~parse_cards(hand)))
    rest = [others[seat * 9 : seat * 9 + 9] for seat in range(3)]
    hands = [hand, *(" ".join(map(card_code, cards)) for cards in rest)]
    turned = next(card for card in rest[2] if card // 9 == parse_card("D6") // 9)
    assert answer(table("pomme", hands, card_code(turned))) == expected


def test_not_even_with_a_hopeless_hand() -> None:
    """There is no blind to take instead."""
    hands = (
        "S6 S7 S8 SJ SK SA H6 H7 H8",
        "HJ HK HA D6 D7 D8 DQ DK DA",
        "C7 C8 C9 CT CJ CQ CK CA DJ",
    )
    state = table("pomme", (*hands, "S9 ST SQ H9 HT HQ D9 DT C6"), "C6")
    assert answer(said(state, "drop", "drop", "drop")) == "play"


def test_it_never_leaves_two_putzes_to_nobody() -> None:
    """The last one to speak plays if all others have dropped out, with any hand."""
    assert answer(said(four(), "drop", "drop", "drop")) == "play"


def test_a_weak_hand_is_given_for_the_blind() -> None:
    hands = (WEAK, "H7 H9 HJ HQ HK HA S7 ST SJ", "C7 C9 CJ CQ CK CA SQ SK SA")
    state = table("pomme-3", hands, "DJ")
    assert answer(state) == "blind"
    found = advise(state.view(Seat(0)))
    assert found is not None
    assert found.reasons == ("blind-is-better",)


def test_it_gives_away_its_weakest_cards() -> None:
    hands = ("DJ D9 DK HA SA CA S6 H7 C8", "H6 H8 H9 HT HJ HQ S7 S8 S9")
    state = table("pomme-2", hands, "DT", ("C6 C7 C9", "CT CJ CQ"))
    act = Steady(1).choose(state.view(Seat(0)))
    assert isinstance(act, Exchanged)
    assert act.cards
    assert not act.cards & parse_cards("DJ D9 DK HA SA CA")


def test_it_takes_the_turned_card_for_the_six() -> None:
    state = said(three(), "play", "play", "play")
    assert Steady(1).interject(state.view(Seat(0))) == Robbed(Seat(0))
    assert Steady(1).interject(state.view(Seat(1))) is None


def test_it_knows_that_dropped_cards_are_out() -> None:
    """Of 27 unseen cards the other player holds nine, the dealer's turned one among them."""
    state = said(four(), "play", "drop", "drop", "play")
    view = state.view(Seat(0))
    memory = remember(view, deal(view.state), 0)
    assert (memory.unseen.bit_count(), memory.away) == (27, 18)
    assert memory.could[1] == memory.could[2] == 0
    assert memory.sure[3] == parse_cards("CA")
    now = situation(view, deal(view.state), 0)
    assert sum(now.odds[3]) == pytest.approx(9, abs=0.5)
    assert now.odds[3][parse_card("CA")] == 1.0


def test_it_knows_what_it_has_put_away() -> None:
    state = two().do(Exchanged(Seat(0), parse_cards("S7 S8 S9"))).do(Exchanged(Seat(1)))
    view = state.view(Seat(0))
    memory = remember(view, deal(view.state), 0)
    assert not memory.unseen & parse_cards("S7 S8 S9 DA")
    assert memory.away == 36 - 9 - 3 - 1 - 9


def test_with_all_cards_in_play_nothing_is_away() -> None:
    state = said(four(), *["play"] * 4)
    view = state.view(Seat(1))
    memory = remember(view, deal(view.state), 1)
    assert (memory.away, memory.hand) == (0, parse_cards(SUITS_APART[1]))
