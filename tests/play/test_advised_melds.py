"""The declaration that a player is offered first (§5.3, §5.4)."""

from __future__ import annotations

from buur.cards import cards_code, parse_card
from buur.play.model.events import Played
from buur.play.partie import Partie
from buur.play.views import view
from tests.rules.scenario import deal, table

EIGHT = "S6 S7 S8 S9 ST SJ SQ SK D6"
WHOLE = ["S6 S7 S8 S9 ST SJ SQ SK"]
PARTS = ["S9 ST SJ SQ SK", "S6 S7 S8"]
SIX = "H9 HT HJ HQ HK HA D7 C7 C8"
LOW = "D7 D9 DJ HA C6 C8 CT CQ H7"


def proposed(state: Partie) -> list[str]:
    return [cards_code(cards) for cards in state.legal.best_melds]


def laid(state: Partie, cards: str) -> Partie:
    """Return the deal after some cards, each with the proposed melds."""
    for code in cards.split():
        state = state.do(state.legal.played(code))
    return state


def test_a_run_is_kept_whole_where_an_opponent_may_beat_its_parts() -> None:
    """Eight cards beat six; five, which are left after splitting, do not."""
    state = table(EIGHT, SIX)
    assert proposed(state) == WHOLE
    assert deal(laid(state, "D6 D7 D8 DK")).meld_teams == (0,)


def test_a_run_is_split_once_both_opponents_have_shown_less() -> None:
    """The last to speak loses nothing: 100 and 20 are more than 100."""
    state = laid(table(LOW, "", "", EIGHT), "D7")
    state = state.do(Played(state.waiting[0], parse_card("D8")))
    assert proposed(laid(state, "DT")) == PARTS


def test_a_run_is_kept_whole_against_a_longer_one_that_was_declared() -> None:
    state = laid(table(SIX, "", "", EIGHT), "D7 D8 DK")
    assert proposed(state) == WHOLE


def test_what_is_proposed_depends_on_nothing_hidden() -> None:
    """A seat that sees its own cards alone is proposed the same."""
    state = laid(table(SIX, "", "", EIGHT), "D7 D8 DK")
    seat = state.waiting[0]
    assert view(state, seat).legal.best_melds == state.legal.best_melds
