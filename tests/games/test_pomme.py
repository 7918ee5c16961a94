"""Pomme, or poutz: joining, the blind, the exchange, the six of trumps, putzes and pommes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from buur.bots import bot
from buur.cards import CardSet, cards_code, cards_in, mask_of, parse_card, parse_cards
from buur.errors import IllegalAction
from buur.play.codec import event_json, parse_event
from buur.play.model.deal import Widow
from buur.play.model.events import (
    Act,
    Counted,
    Cut,
    Dealt,
    Exchanged,
    Joined,
    Opened,
    Played,
    Robbed,
)
from buur.play.pack import dealing
from buur.play.partie import Partie
from buur.play.queries.putzes import putzes_of
from buur.play.views import redact
from buur.seats import Seat, Team
from buur.variants.option_groups.join import ANSWERS
from buur.variants.registry import variant
from tests.games.pommes import (
    BESIDE,
    THREE,
    TWO,
    cards,
    four,
    played_out,
    said,
    table,
    three,
    two,
    with_points,
)
from tests.games.rows import check, named, rows
from tests.rules.scenario import SUITS_APART, deal, refused

# Joining, §3.8.


JOINING: Final = """\
# K27: to play or to drop is said in turn, and in turn only
four | | phase=join waiting=0 answers=play,drop 1:drop!not-your-turn SA!wrong-phase
four | play | waiting=1
four | play play play play | 0:drop!wrong-phase
four | drop play drop play | phase=play waiting=1 leader=1 sides=-1,1,-1,3
# Nobody says perhaps unless the rules let him
four | | 0:later!bad-answer
# EGG, "eventuell": who said perhaps decides in a second round
four later=yes | later play later drop | waiting=0 0:later!bad-answer
four later=yes | later play later drop drop | waiting=2
four later=yes | later play later drop drop play | sides=-1,1,2,-1
# K27: the only one marks two without a card
four | drop drop play drop | phase=count waiting=
four | drop drop play drop count | scores=0,0,2,0 dealer=0
# EGG: fewer than two players, the cards are dealt again
four lone=nothing | drop drop play drop count | scores=0,0,0,0
# Nobody plays
four | drop drop drop drop count | scores=0,0,0,0 dealer=0
# K27: the blind is taken unseen, once, and its taker must play
three | play | answers=play,blind,drop
three | play blind | answers=play,drop 2:blind!bad-answer
three | play blind drop | sides=0,1,-1
# Only who plays and has the six takes the turned card
three | play play play | 0:rob!ok 1:rob!nothing-to-rob
three | drop play play | 0:rob!nothing-to-rob
# K27: exchangeable after all have declared; our reconstruction: until one's first card
three | play | 0:rob!wrong-phase
three | play play play S7 | 0:rob!wrong-phase
# Our reconstruction: with the blind goes the turned card
three | play blind play | 0:rob!nothing-to-rob
# K27: four cannot take the dealer's card
four | play play play play | 3:rob!rob-off
# A pomme takes a putze away
four | play play play play made:100,50,7,0@3,0,2,0 | scores=4,1,1,-1
# Seven putzes win
four | play play play play made:30,57,40,30@6,6,5,6 | scores=6,7,6,6 result=1,out
# Our reconstruction, of two at seven: more putzes, then more points, else they play on
four | play play play play made:50,60,25,22@6,6,0,0 | result=1,out
four | play play play play made:60,60,25,12@6,6,0,0 | result=none
# FWP: three unpaid pommes lose, where that is agreed; more or fewer may be
two pommes_lose=0 | keep keep made:90,12@2,-2 | result=none
two pommes_lose=3 | keep keep made:90,12@2,-2 | result=0,pommes
two pommes_lose=7 | keep keep made:90,12@2,-6 | result=0,pommes
two pommes_lose=20 | keep keep made:90,12@2,-19 | result=0,pommes
# Our reconstruction, of two who lose at once: more points, else they play on
two pommes_lose=3 all_below=pommes | keep keep made:20,12@-2,-2 | result=0,pommes
two pommes_lose=3 all_below=pommes | keep keep made:12,20@-2,-2 | result=1,pommes
two pommes_lose=3 all_below=pommes | keep keep made:20,20@-2,-2 | result=none
two pommes_lose=3 all_below=pommes | keep keep made:90,12@-2,-2 | result=0,pommes
# K27: who lost, by his points, has the first right to the blind in the next deal
three | play play play made:80,70,7@0,0,0 again | waiting=2
three | play play play made:80,70,7@0,0,0 again play | waiting=1
three | play play play made:80,70,7@0,0,0 again play play | waiting=0 leader=1
three | play play play made:80,38,39@0,0,0 again | waiting=1
three | play play play made:60,60,37@0,0,0 again | waiting=2
# Without a loser forehand is asked first
three | play play play made:87,35,35@0,0,0 again | waiting=1
three | play drop drop count again | waiting=1
three blind_first=forehand | play play play made:80,70,7@0,0,0 again | waiting=1
"""
"""What is said in a deal of pomme, and what holds then: see `tests.games.rows`. ``made`` are the
points of the deal, and the scores before it."""


def act(state: Partie, word: str, seat: int | None) -> Act:
    """Return an answer, the taking of the turned card, or a card."""
    who = state.waiting[0] if seat is None else Seat(seat)
    if word == "rob":
        return Robbed(who)
    if word in ANSWERS:
        return Joined(who, word)
    return Played(who, parse_card(word))


def again(state: Partie) -> Partie:
    """Return the state with the next deal's cards on the hands."""
    state = state.do(Cut(state.waiting[0], 7))
    down = CardSet(state.variant.pack.cards & ~sum(cards(*THREE)) & ~(1 << parse_card("DA")))
    return state.do(Dealt(cards(*THREE), parse_card("DA"), parse_cards("DA"), down))


AFTERWARDS: Final[dict[str, Callable[[Partie], Partie]]] = {
    "keep": lambda state: state.do(Exchanged(state.waiting[0])),
    "count": lambda state: state.do(Counted()),
    "again": again,
}
"""What is no answer: no exchange, the count, the next deal with the same cards."""


@pytest.mark.parametrize(("rules", "words", "facts"), [*rows(JOINING)])
def test_joining(rules: str, words: str, facts: str) -> None:
    name, changes = named(rules)
    state = {"four": four, "three": three, "two": two}[name](**changes)
    for word in words.split():
        if word in AFTERWARDS:
            state = AFTERWARDS[word](state)
        elif word.startswith("made:"):
            points, scores = (
                tuple(map(int, part.split(","))) for part in word.removeprefix("made:").split("@")
            )
            state = with_points(state, *points, scores=scores).do(Counted())
        else:
            state = state.do(act(state, word, None))
    check(state, facts, act)


def test_who_drops_takes_no_part() -> None:
    state = said(four(), "drop", "play", "drop", "play")
    assert [bool(hand) for hand in deal(state).hands] == [False, True, False, True]
    after = state.do(Played(Seat(1), parse_card("HA"))).do(Played(Seat(3), parse_card("C6")))
    assert [trick.cards for trick in deal(after).tricks] == [(parse_card("HA"), parse_card("C6"))]
    assert after.waiting == (3,)


# What is marked, §7.10.


@pytest.mark.parametrize(
    ("made", "marks"),
    [
        ((80, 50, 27, 0), (1, 1, 0, -1)),
        ((60, 50, 25, 22), (1, 1, 0, 0)),
        ((90, 67), (1, 1)),
        ((137, 20), (2, -1)),
        ((117, 20, 20), (2, -1, -1)),
        ((97, 20, 20, 20), (2, -1, -1, -1)),
        ((70, 30, 30, 27), (1, 0, 0, 0)),
        ((60, 60, 37, 0), (1, 1, 0, -1)),
        ((50, 50, 50, 7), (0, 0, 0, -1)),
        ((21, 136), (1, 1)),
        ((20, 20), (-1, -1)),
    ],
)
def test_the_two_best_mark_a_putze_each(made: tuple[int, ...], marks: tuple[int, ...]) -> None:
    """K27: the two highest totals; fewer than 21 is a pomme; who alone has none takes both.

    Two equal: neither marks if somebody has more.
    """
    found = putzes_of(four().variant, {Team(side): points for side, points in enumerate(made)})
    assert tuple(found.get(Team(side), 0) for side in range(len(made))) == marks


@pytest.mark.parametrize(
    ("made", "marks"),
    [((60, 40), (1, 0)), ((80, 20), (1, -1)), ((20, 20), (0, 0)), ((40, 40), (0, 0))],
)
def test_for_two_the_higher_total_is_a_putze(made: tuple[int, int], marks: tuple[int, int]) -> None:
    """FWP: one putze; fewer than 21 a pomme; both below: nothing."""
    found = putzes_of(two().variant, {Team(side): points for side, points in enumerate(made)})
    assert tuple(found.get(Team(side), 0) for side in range(2)) == marks


def test_melds_and_stoeck_save_from_a_pomme() -> None:
    """K27: 21 points with melds: seat 0 wins no trick, and its run of nine, shown whole, 100."""
    state = said(four(), "play", "drop", "drop", "play")
    state = state.do(state.legal.played("SA")).do(Played(Seat(3), parse_card("C6")))
    after = played_out(state)
    assert after.history[0].melds == (100, 0, 0, 0)
    assert after.history[0].total == (1, 0, 0, 1)


def test_melds_may_need_a_trick() -> None:
    """§1.9 of the sources: an older text has the announcer take a trick; the default does not."""
    state = said(four(meld_credit="at_first_trick"), "play", "drop", "drop", "play")
    state = state.do(state.legal.played("SA")).do(Played(Seat(3), parse_card("C6")))
    assert played_out(state).history[0].total == (-1, 0, 0, 2)


# The blind, §3.8.


def test_the_blind_is_taken_unseen() -> None:
    """K27: his own hand is set aside, and he must play."""
    state = said(three(), "play")
    blind = deal(state).widow
    after = state.do(Joined(Seat(1), "blind"))
    assert deal(after).hands[1] == blind.up | blind.down
    assert deal(after).widow == Widow(count=0)


def test_the_blind_is_nobodys_unless_it_is_taken() -> None:
    state = said(three(), "play", "drop", "play")
    assert deal(state).widow.down.bit_count() == 8
    for seat in (0, 1, 2, None):
        view = state.view(None if seat is None else Seat(seat))
        shown = deal(view.state).widow
        assert (cards_code(shown.up), shown.down, shown.count) == ("DA", 0, 8)


# The six of trumps, §3.8.


def test_the_six_takes_the_turned_card() -> None:
    state = said(three(), "play", "play", "play")
    assert Robbed(Seat(0)) in state.legal_for(0)
    assert Robbed(Seat(0)) in state.legal_for(0).claims
    after = state.do(Robbed(Seat(0)))
    assert deal(after).hands[0] >> parse_card("DA") & 1
    assert not deal(after).hands[0] >> parse_card("D6") & 1
    assert (cards_code(deal(after).widow.up), deal(after).exchange.robber) == ("D6", 0)
    assert deal(after).trump == parse_card("D6") // 9


def test_the_turned_card_is_taken_once() -> None:
    """Whatever it is, the six of trumps lies in its place."""
    for turned in ("D7", "DA"):
        state = said(table("pomme-3", THREE, turned), "play", "play", "play").do(Robbed(Seat(0)))
        with pytest.raises(IllegalAction, match=r"^the turned card is taken already"):
            state.do(Robbed(Seat(0)))


# The exchange, §3.8.


def test_exactly_three_are_exchanged_or_none() -> None:
    """FWP: each may swap exactly three, or none."""
    state = two()
    assert (state.phase, state.waiting, state.legal.exchange) == ("exchange", (0,), 3)
    assert refused(state, Exchanged(Seat(0), parse_cards("S7 S8"))) == "bad-exchange"
    assert refused(state, Exchanged(Seat(0), parse_cards("S7 S8 H6"))) == "bad-exchange"
    assert refused(state, Exchanged(Seat(1))) == "not-your-turn"
    after = state.do(Exchanged(Seat(0), parse_cards("S7 S8 S9")))
    assert cards_code(deal(after).hands[0]) == cards_code(parse_cards("SA SK SQ SJ ST D6 C6 C7 C8"))
    assert (after.waiting, deal(after).exchange.took) == ((1,), (True, None))
    kept = after.do(Exchanged(Seat(1)))
    assert deal(kept).hands[1] == deal(state).hands[1]
    assert (kept.phase, kept.waiting) == ("play", (0,))


def test_the_six_may_come_with_the_exchange() -> None:
    hands = ("SA SK SQ SJ ST S9 S8 S7 S6", TWO[1])
    state = table("pomme-2", hands, "DA", ("D6 C7 C8", BESIDE[1]))
    state = state.do(Exchanged(Seat(0), parse_cards("S6 S7 S8"))).do(Exchanged(Seat(1)))
    assert Robbed(Seat(0)) in state.legal_for(0)


def test_the_others_do_not_see_what_is_exchanged() -> None:
    state = two()
    dealt = Dealt(deal(state).dealt, deal(state).turned, piles=deal(state).exchange.piles)
    given = Exchanged(Seat(0), parse_cards("S7 S8 S9"))
    for seat in (Seat(0), Seat(1), None):
        shown = redact(dealt, seat)
        assert isinstance(shown, Dealt)
        assert shown.piles == (None, None)
        own = redact(given, seat)
        assert own == (given if seat == 0 else Exchanged(Seat(0), None))
        assert parse_event(event_json(own)) == own
    after = state.do(given)
    away = [deal(after.view(seat).state).exchange.put_away for seat in (Seat(0), Seat(1), None)]
    assert away[0] == (parse_cards("S7 S8 S9"), 0)
    assert not any(away[1] + away[2])
    for seat in (Seat(0), Seat(1), None):
        assert not any(deal(after.view(seat).state).exchange.piles)


def test_who_drops_shows_nothing() -> None:
    state = said(four(), "drop")
    for seat in (Seat(1), None):
        seen = deal(state.view(seat).state)
        assert (seen.hands[0], seen.dealt[0], seen.exchange.put_away[0]) == (0, 0, 0)
    assert deal(state.view(Seat(0)).state).exchange.put_away[0] == parse_cards(SUITS_APART[0])


@pytest.mark.parametrize(("turned", "card"), [("six_ace", "D6"), ("kreuzjass", "DA")])
def test_nobody_robs_where_the_turned_card_names_no_trumps(turned: str, card: str) -> None:
    """Under oben and unden there is no six of trumps to give for it."""
    rules = variant("pomme-3", {"turned": turned, "cut": "none", "first": "random_dealer"})
    pack = [one for one in cards_in(rules.pack.cards) if one != parse_card(card)]
    state = Partie(variant=rules, scores=(0, 0, 0)).do(Opened(Seat(1)))
    state = state.do(dealing.deal_event([*pack, parse_card(card)], rules, Seat(1)))
    for _ in range(3):
        state = state.do(Joined(state.waiting[0], "play"))
    assert deal(state).trump is None
    for seat in range(3):
        with pytest.raises(IllegalAction, match="there is no six of trumps"):
            state.do(Robbed(Seat(seat)))
        assert bot("random", 1).interject(state.view(Seat(seat))) is None


def test_the_pack_goes_round() -> None:
    """§2.4: nine each, three beside each hand, and a stock whose top card is turned."""
    pack = [*cards_in(variant("pomme-2").pack.cards)]
    found = dealing.deal_event(pack, variant("pomme-2"), Seat(1))
    assert [hand and hand.bit_count() for hand in (*found.hands, *found.piles)] == [9, 9, 3, 3]
    assert (found.up.bit_count(), found.turned) == (1, pack[-1])
    everything = sum(hand or 0 for hand in (*found.hands, *found.piles, found.up, found.down))
    assert everything == variant("pomme-2").pack.cards
    assert found.piles[0] == mask_of(pack[18:21])


def test_a_deal_without_its_piles_is_refused() -> None:
    state = Partie(variant=variant("pomme-2"), scores=(0, 0)).do(Opened(Seat(1)))
    state = state.do(Cut(Seat(0), 7))
    whole = Dealt(cards(*TWO), parse_card("DA"), parse_cards("DA"), CardSet(0), cards(*BESIDE))
    rest = CardSet(state.variant.pack.cards & ~sum(cards(*TWO, *BESIDE, "DA")))
    assert refused(state, replace(whole, down=rest)) is None
    assert refused(state, replace(whole, down=rest, piles=())) == "bad-deal"
    assert refused(state, replace(whole, down=rest, turned=parse_card("DK"))) == "bad-deal"
