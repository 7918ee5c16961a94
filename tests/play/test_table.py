"""A table: people and bots, sealed deals, and when it waits for a word."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import Any

import numpy as np
import pytest

import buur
from buur.errors import ArgumentError, BuurError, IllegalAction, PlayerError
from buur.play.model import events as e
from buur.play.model.events import Act, Played
from buur.play.pack.sealed_shuffle import digest_of
from buur.play.partie import Partie
from buur.play.players import Bot, Thinks
from buur.play.table import Table
from buur.play.views import View
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.chance import seeded
from tests.families import MECHANISMS, selection
from tests.rules.scenario import MIXED, deal, play, play_out, table
from tests.rules.test_claiming import FIRST, spades


class First:
    """A bot that does the first thing it may."""

    name = "first"

    def choose(self, view: View) -> Act:
        return next(iter(view.legal))

    def interject(self, view: View) -> Act | None:
        return None


class Caller(First):
    """A bot that plays silently and calls its stöck late."""

    def choose(self, view: View) -> Act:
        act = super().choose(view)
        return Played(act.seat, act.card) if isinstance(act, Played) else act

    def interject(self, view: View) -> Act | None:
        claims = view.legal.claims
        return next((claim for claim in claims if isinstance(claim, e.StoeckCalled)), None)


def bots(kind: type[First] = First, seats: int = 4) -> list[Bot]:
    return [kind() for _ in range(seats)]


def seated(state: Partie, players: Sequence[Bot | None]) -> Table:
    """Return a table with this state."""
    found = Table(state.variant, players, chance=seeded(1))
    found.state = state
    return found


class Claiming(First):
    """It says that its side is out as soon as it may."""

    def interject(self, view: View) -> Act | None:
        claims = view.legal.claims
        return next((claim for claim in claims if isinstance(claim, e.Finished)), None)


def test_a_bot_leaves_the_claim_to_a_person_of_its_side_until_its_turn() -> None:
    """Who has made the deciding trick says it, if he likes; then his partner does."""
    out = play(spades(44), FIRST).do(e.Turned(Seat(0)))
    one, two = (Seat(1), Seat(2))
    found = seated(out, [None, First(), Claiming(), First()])
    assert found.next_event() is None
    found.do(next(iter(out.legal)))
    while found.state.waiting != (two,):
        event = found.next_event()
        assert isinstance(event, e.Played)
        assert event.seat != two
        found.do(event)
    assert found.next_event() == e.Finished(two)
    alone = seated(out, [First(), First(), Claiming(), None])
    assert alone.next_event() == e.Finished(two)
    others = seated(out, [None, Claiming(), First(), First()])
    assert others.next_event() == e.Finished(one)


def test_four_bots_play_a_partie_to_its_end() -> None:
    """A table with bots needs nobody to drive it."""
    found = Table(variant(), bots(), chance=seeded(1))
    events = list(found.run())
    assert found.state.is_over
    assert found.events == events
    assert found.next_event() is None
    assert found.version == len(events)


def test_same_chance_gives_the_same_partie() -> None:
    once, again = (list(Table(variant(), bots(), chance=seeded(5)).run()) for _ in range(2))
    assert once == again


def test_an_unseeded_table_takes_the_systems_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table for people draws from the operating system."""
    monkeypatch.setattr("buur.play.chance._SYSTEM", seeded(5))
    given, taken = Table(variant(), bots(), chance=seeded(5)), Table(variant(), bots())
    assert list(islice(taken.run(), 20)) == list(islice(given.run(), 20))


def test_every_deal_is_sealed_first_and_revealed_after() -> None:
    """Commit, four contributions, cut, cards … and the seed before the next commitment."""
    events = list(Table(variant(), bots(), chance=seeded(2)).run())
    kinds = [type(event) for event in events if not isinstance(event, Played)]
    assert kinds[1:8] == [e.Sealed, *[e.Contributed] * 4, e.Cut, e.Dealt]
    seeds = {event.digest: event.seed for event in events if isinstance(event, e.Sealed)}
    revealed = [event.seed for event in events if isinstance(event, e.Revealed)]
    assert revealed == list(seeds.values())
    assert all(digest_of(seed or "") == digest for digest, seed in seeds.items())
    assert isinstance(events[-1], e.Revealed)


@pytest.mark.parametrize("seat", [0, 3])
def test_table_waits_for_people(seat: int) -> None:
    """A person contributes, cuts and plays by himself; no bot does it for him."""
    players: list[Bot | None] = [*bots()]
    players[seat] = None
    found = Table(variant("chibre", {"first": "scribe"}), players, chance=seeded(3))
    list(found.run())
    assert (found.state.phase, found.state.waiting) == ("seal", (seat,))
    found.do(e.Contributed(Seat(seat), "0123456789abcdef"))
    kinds = [type(event) for event in found.run()]
    if seat == 3:
        assert (kinds, found.state.phase, found.state.waiting) == ([], "cut", (3,))
    else:
        assert kinds[:2] == [e.Cut, e.Dealt]
        assert 0 not in found.state.waiting or found.state.phase in ("choose", "play")


def test_refused_event_leaves_the_table_as_it_was() -> None:
    """Neither state nor log changes."""
    found = Table(variant(), [None] * 4)
    before = found.state
    with pytest.raises(IllegalAction):
        found.do(e.Counted())
    assert (found.state, found.events) == (before, [])


@pytest.mark.parametrize("seats", [3, 5])
def test_every_seat_needs_an_entry(seats: int) -> None:
    """None stands for a person; nobody is left out."""
    with pytest.raises(ArgumentError, match=f"chibre needs 4 players, not {seats}"):
        Table(variant(), bots(seats=seats))


def test_wrong_arguments_of_a_table_are_refused() -> None:
    players = bots()
    for make, told in (
        (lambda: Table("chibr", players), "did you mean chibre"),
        (lambda: Table(7, players), "rules is 7"),  # type: ignore[arg-type]
        (lambda: Table("chibre", "easy"), "a list of 4 entries"),  # type: ignore[arg-type]
        (lambda: Table("chibre", ["easy"] * 4), "players is 'easy'"),  # type: ignore[list-item]
        (lambda: Table("chibre", [First] * 4), "choose and interject"),  # type: ignore[list-item]
        (lambda: buur.Table("chibre", ["stedy"] * 4), "did you mean steady?"),
        (lambda: buur.Table("chibre", [7] * 4), "players is 7"),  # type: ignore[list-item]
        (lambda: buur.Table("chibre", ["easy"] * 3), "chibre needs 4 players, not 3"),
        (lambda: Table("chibre", players, chance="x"), "chance is 'x'"),  # type: ignore[arg-type]
        (lambda: Table("chibre", players, events="x"), "events is 'x'"),  # type: ignore[arg-type]
        (lambda: Table("chibre", players, events=["x"]), "event is 'x'"),  # type: ignore[list-item]
        (lambda: Table("chibre", players, rule=7), "rule is 7"),  # type: ignore[arg-type]
        (lambda: Table("chibre", players).do("SA"), "play('SA')"),  # type: ignore[arg-type]
        (lambda: Table("chibre", players).as_it_is(players[1:]), "not 3"),
    ):
        with pytest.raises(BuurError, match=re.escape(told)):
            make()


def test_players_are_given_by_name_as_bots_and_as_functions() -> None:
    """With a seed the bots of names play the same partie again."""
    mine = First()

    def first(view: View) -> Act:
        return next(iter(view.legal))

    once, again = (buur.Table("chibre", ["random", mine, first, "easy"], chance=7) for _ in "ab")
    assert [player and player.name for player in once.players] == [
        "random",
        "first",
        "first",
        "easy",
    ]
    assert once.players[1] is mine
    assert list(once.run()) == list(again.run())
    assert once.state.is_over
    people = buur.Table("chibre", [None, *["steady"] * 3], chance=np.int64(7))
    list(people.run())
    assert people.state.waiting == (0,)
    assert repr(people) == (
        "<Table [None, 'steady', 'steady', 'steady']: "
        "<Partie chibre: not opened, seat 0 to seal, 0:0>>"
    )


class Answering(First):
    """A bot with one answer, or what a function answers."""

    name = "mine"

    def __init__(self, answer: object, claim: object = None) -> None:
        self.answer = answer
        self.claim = claim

    def choose(self, view: View) -> Any:
        return self.answer(view) if callable(self.answer) else self.answer

    def interject(self, view: View) -> Any:
        return self.claim


def broken(view: View) -> Act:
    raise KeyError("lost")


def revoking(view: View) -> Act:
    return Played(view.seat, next(card for card in range(36) if card not in view.hand))


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("SA", "answered 'SA': expected an act such as Played(0, 'SA')"),
        ("SA", "did you mean view.legal.act('SA')?"),
        (8, "answered 8: expected an act such as Played(0, 'SA'), one of view.legal; did"),
        ("push", "did you mean view.legal.act('push')?"),
        ("hello", "answered 'hello': expected an act"),
        (None, "answered None: expected an act"),
        (e.Counted(), "answered Counted(): expected an act"),
        (e.Pushed(2), "answered Pushed(2), an act of another seat"),
        (revoking, "does not hold S6 [not-in-hand, rule 4.1]"),
        (broken, "failed: KeyError: 'lost'"),
    ],
)
def test_a_bot_that_answers_wrongly_is_named(answer: object, told: str) -> None:
    """The error has the bot, its seat and the answer."""
    found = Table("schieber", [Answering(answer)] * 4, chance=7)
    with pytest.raises(PlayerError, match=r"^bot 'mine' at seat \d ") as error:
        list(found.run())
    assert told in str(error.value)
    assert (error.value.__cause__ is not None) == callable(answer)


def test_a_claim_that_is_none_is_refused_as_well() -> None:
    """A bot may keep silent, but claims are checked as answers are."""
    for claim in ("stoeck", e.StoeckCalled(2)):
        found = Table("schieber", [Answering("push", claim), *bots()[1:]], chance=7)
        with pytest.raises(PlayerError, match="bot 'mine' at seat 0 answered"):
            list(found.run())


def test_an_error_that_names_a_bot_is_passed_on() -> None:
    """A bot that reports a failure itself is not reported twice."""
    failure = PlayerError("bot 'remote' has left")

    def left(view: View) -> Act:
        raise failure

    with pytest.raises(PlayerError, match=r"^bot 'remote' has left$") as error:
        list(Table("schieber", [Answering(left)] * 4, chance=7).run())
    assert error.value is failure


def test_a_person_that_acts_wrongly_is_refused_by_the_rules() -> None:
    """Only answers of bots are reported as such."""
    found = Table("schieber", [None] * 4, chance=7)
    list(found.run())
    with pytest.raises(IllegalAction):
        found.do(e.Pushed(0))


def test_a_bot_is_told_by_what_it_can_do() -> None:
    """One that takes its time says whether it is ready; a plain one does not."""

    class Slow(First):
        waits = True

        def is_ready(self) -> bool:
            return False

    assert [isinstance(player, Thinks) for player in (First(), Slow())] == [False, True]


def test_bots_may_speak_beside_their_turn() -> None:
    """A table asks bots for claims after every event."""
    state = last_trick(stock_deadline="end_with_proof")
    assert seated(state, bots(Caller)).next_event() == e.StoeckCalled(Seat(0))
    assert seated(state, bots()).next_event() == e.Counted()


# A word before the count


def last_trick(rules: str = "chibre", **options: object) -> Partie:
    """Return a complete deal in which seat 0 threw the second card of his stöck last."""
    options = {"first": "random_dealer", "target": 9999, **options}
    hands = ("DQ DK DJ D9 DA SA SK SQ SJ", "S6 S7 D6 D7", "S8 S9 D8 DT", "ST H6 H7 H8")
    state = table(*hands, rules=rules, options=options)
    return play_out(play_silently(state, ["DJ", "DQ", "D9", "DA", "SA", "SK", "SQ", "SJ", "DK"]))


def play_silently(state: Partie, own: list[str]) -> Partie:
    """Return the state after seat 0 led these cards and everybody followed as he could."""
    for code in own:
        state = play(state, code)
        while state.phase == "play" and state.waiting != (0,):
            state = state.do(Played(state.waiting[0], next(iter(state.legal.cards))))
    return state


def test_table_waits_for_a_person_who_may_still_call_his_stoeck() -> None:
    """Core §6, trick_turned: the last trick lies until it is counted."""
    found = seated(last_trick(), [None, *bots()[1:]])
    assert found.state.phase == "count"
    assert found.next_event() is None
    found.count()
    assert deal(found.state).number == 2


def both_over(scores: tuple[int, int] = (999, 999), **options: object) -> Partie:
    """Return the count of a deal after which both sides are over, or one of them."""
    return play_out(table(*MIXED, scores=scores, options=SILENT | options))


PEOPLE: list[Bot | None] = [None] * 4
SILENT = {"stock_early_finish": False, "stock_deadline": "immediate"}


@pytest.mark.parametrize(
    ("make", "players", "event"),
    [
        # Bots have spoken already; other people have no stöck.
        (last_trick, bots(), e.Counted()),
        (last_trick, [bots()[0], None, None, None], e.Counted()),
        (partial(last_trick, stock_deadline="immediate"), PEOPLE, e.Counted()),
        # Core §12, stock=off.
        (partial(last_trick, "tournoi-2006", finish="deals", deals=3), PEOPLE, e.Counted()),
        # Core §7.6: both sides are over and whoever says it first has won.
        (both_over, PEOPLE, None),
        (both_over, bots(), e.Counted()),
        (partial(both_over, finish="largest_gap"), PEOPLE, e.Counted()),
        # Core §7.5, R93: nobody can win by speaking, and who was out first only lose.
        (partial(both_over, both_over="last_trick"), PEOPLE, e.Counted()),
        # One side only is over: the count says the same as the claim would.
        (partial(both_over, (999, 0)), PEOPLE, e.Counted()),
    ],
)
def test_table_counts_unless_a_person_may_still_say_something(
    make: Callable[[], Partie], players: list[Bot | None], event: e.Counted | None
) -> None:
    assert seated(make(), players).next_event() == event


@pytest.mark.parametrize("rules", [variant(name) for name in selection(*MECHANISMS)], ids=str)
def test_table_is_taken_up_where_it_was_left(rules: Variant) -> None:
    """The events alone restore a table."""
    whole = Table(rules, bots(seats=rules.seats), chance=seeded(6))
    for _ in range(60):
        event = whole.next_event()
        assert event is not None
        whole.do(event)
    again = Table(rules, bots(seats=rules.seats), events=whole.events)
    assert again.state == whole.state


def test_a_moment_at_a_table_of_its_own_is_asked_about_and_left_behind() -> None:
    here = Table(variant("chibre"), bots(), chance=seeded(4))
    while here.state.phase != "play":
        event = here.next_event()
        assert event is not None
        here.do(event)
    version, people = here.version, here.as_it_is([None] * 4)
    assert people.next_event() is None
    moment = here.as_it_is(here.players)
    found = moment.next_event()
    assert found == here.next_event()
    assert found is not None
    here.do(found)
    assert moment.next_event() == found
    assert here.version == version + 1
