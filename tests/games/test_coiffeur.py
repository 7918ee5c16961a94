"""Coiffeur (variants §1.13): the choice goes round, rows are played once, who chose writes."""

from __future__ import annotations

from typing import Final

import pytest

from buur.contracts import parse_contract
from buur.notation import dumps, loads, record_of, verify
from buur.play.model.events import Act, Chosen, Pushed
from buur.play.partie import Partie
from buur.play.queries.checklist import is_full, row_points, rows_open, rows_played
from buur.seats import Seat
from buur.variants.option_groups.checklist import row_contracts
from buur.variants.registry import variant
from tests.games.rows import check, named, rows
from tests.games.sheets import NAMES, made, open_numbers, partie, sheet_table
from tests.games.tables import outcome
from tests.rules.scenario import SUITS_APART, counted, deal, dealt, play_out, refused, table

CHOICES: Final = """\
# EGG: the choice passes to the next on the right; after four pushes forehand is forced
coiffeur-8 | | waiting=0 push=True
coiffeur-8 | push | waiting=1 push=True
coiffeur-8 | push push | waiting=2 push=True
coiffeur-8 | push push push | waiting=3 push=True
coiffeur-8 | push push push push | waiting=0 push=False push!push-not-allowed
coiffeur-8 | push push push push trump:S | pushed=False
# K17 [P]: in tutti as in coiffeur
tutti | push | waiting=1
tutti | push push | waiting=2
tutti | push push push | waiting=3
tutti | push push push push | waiting=0 push=False
# A choice that was handed on counts as pushed; SL: who chose leads
coiffeur-8 | push oben | pushed=True chooser=1 leader=1 waiting=1
coiffeur-8 | push push oben | pushed=True chooser=2
coiffeur-8 | push push push oben | pushed=True chooser=3
# EGG: a row is played once
coiffeur-8 | played:1 | trump:S#1!category-not-open rows=2,3,4,5,6,7,8
# A contract without its row means its own row, then a joker
coiffeur-8 | trump:S | row=1
coiffeur-8 | played:1 trump:S | row=7
coiffeur-8 | played:1 trump:S#8 | row=8
# A contract needs a row that fits it
coiffeur-8 | | oben#6!category-not-open trump:H#2!category-not-open oben#9!category-not-open
    oben#99!category-not-open tutti!category-not-open
# [R]: the right to choose skips a side that is done; the first of the others is forced
coiffeur-8 sheet=S_H | played:1,2 | waiting=1
coiffeur-8 sheet=S_H | played:1,2 push | waiting=3
coiffeur-8 sheet=S_H | played:1,2 push push | waiting=1 push=False
# The specification's example: unden-ufe, sixth row, 104 points make 624
coiffeur-8 | unten made:104 | scores=624,0
# SL: the other side writes nothing even when it makes more
coiffeur-8 | unten made:30 | scores=180,0
# [R]: option match
coiffeur-8 match=bonus100 | trump:S#7 played-out | scores=1799,0
coiffeur-8 match=none | trump:S#7 played-out | scores=1099,0
# K17: a match is 257, and 353 in tutti
tutti | trump:S played-out | scores=257,0
tutti | tutti played-out | scores=353,0
# K17: who chose and takes no trick has 100 less; seat 0 leads spades, which it alone has
tutti | push oben played-out | scores=0,-100
# K17 [R]: a misère in which one takes every trick costs 100, and brings nothing
tutti | misere:oben played-out | scores=-100,0
# K17 [R]: a misère writes the points of the others
tutti | push misere:oben played-out | scores=0,157
# [R], option write: only the team that chose writes, or both do
tutti | oben made:100 | scores=100,0
tutti write=points | oben made:100 | scores=100,57
"""
"""What is chosen, everybody holding one suit; ``played`` are rows that line 0 has played before."""


def act(state: Partie, word: str, seat: int | None) -> Act:
    """Return a push, or the choice of a contract, perhaps with its row."""
    who = state.waiting[0] if seat is None else Seat(seat)
    contract, _, row = word.partition("#")
    return Pushed(who) if word == "push" else choice(who, contract, int(row or 0))


def choice(seat: int, contract: str, row: int = 0) -> Chosen:
    return Chosen(Seat(seat), parse_contract(contract), row)


@pytest.mark.parametrize(("rules", "words", "facts"), [*rows(CHOICES)])
def test_choices(rules: str, words: str, facts: str) -> None:
    name, changes = named(rules)
    said = words.split()
    before = [word for word in said if word.startswith("played:")]
    played = {0: [int(row) for word in before for row in word[7:].split(",")]}
    state = sheet_table(played, rules=name, options=changes)
    for word in said[len(before) :]:
        if word == "played-out":
            state = counted(play_out(state))
        elif word.startswith("made:"):
            state = counted(made(state, int(word[5:])))
        else:
            state = state.push() if word == "push" else state.choose(word)
    check(state, facts, act)


def test_sheets_of_the_forms() -> None:
    """W25: ten rows. EGG: four suits, both directions, two jokers. SL: zig-zag and Guschti, too."""
    official = ["S", "C", "D", "H", "oben", "unden", "joker", "joker"]
    rows = {name: [row.key for row in variant(name).checklist.rows] for name in NAMES}
    assert " ".join(rows["coiffeur"]) == "C D H S oben unden slalom trio misere joker"
    assert rows["coiffeur-8"] == official
    assert rows["coiffeur-10"] == [*official, "slalom", "quer"]


@pytest.mark.parametrize(
    "name", [name for name in NAMES if name not in ("tutti", "coiffeur-alone")]
)
def test_factors_are_the_numbers_of_the_rows(name: str) -> None:
    """EGG for eight rows; for ten by custom [P]."""
    assert all(row.factor == row.number for row in variant(name).checklist.rows)


def test_factors_may_be_spelled_out() -> None:
    """JW, the individual form: 2 2 3 3 5 6 7 8."""
    words = "S:2 C:2 D:3 H:3 oben:5 unden:6 joker:7 joker:8"
    rows = variant("coiffeur-8", {"sheet": words}).checklist.rows
    assert [row.factor for row in rows] == [2, 2, 3, 3, 5, 6, 7, 8]
    once = variant("coiffeur-8", {"sheet": "S oben joker:7", "sheet_factors": "once"})
    assert [row.factor for row in once.checklist.rows] == [1, 1, 7]


def test_every_open_row_is_offered_with_its_contracts() -> None:
    """EGG: a joker is any suit, oben-abe or unden-ufe."""
    legal = sheet_table(rules="coiffeur-8").legal
    offered = [(act.contract.code, act.category) for act in legal.choices]
    plain = ["trump:S", "trump:C", "trump:D", "trump:H", "oben", "unten"]
    assert offered[:6] == list(zip(plain, range(1, 7), strict=True))
    for joker in (7, 8):
        assert {code for code, row in offered if row == joker} == set(plain)
    assert len(offered) == 6 + 2 * 6
    assert [act for act in legal if isinstance(act, Chosen)] == [*legal.choices]
    assert len(legal.contracts) == 6


def test_free_choice_of_the_document_is_any_other_row() -> None:
    """W25 [R]: the tenth row, misère included."""
    rules = variant("coiffeur").choice
    joker = row_contracts("joker", rules)
    kinds = {contract.kind for contract in joker if not contract.misere}
    assert kinds == {"trump", "oben", "unten", "zigzag", "trio"}
    assert set(row_contracts("misere", rules)) == {way for way in joker if way.misere}


def test_partners_share_a_sheet_and_opponents_have_their_own() -> None:
    """EGG: each team has to play each row."""
    state = sheet_table({0: [1]}, rules="coiffeur-8")
    assert [rows_played(state, line) for line in (0, 1)] == [{1}, set()]
    assert [1 in open_numbers(state, seat) for seat in range(4)] == [False, True, False, True]


def test_the_row_in_play_is_played() -> None:
    """So that everybody sees the sheet as it is."""
    assert rows_played(sheet_table(rules="coiffeur-8").choose("oben#5"), 0) == {5}


def test_without_a_sheet_no_row_is_named() -> None:
    """Chibre has no rows."""
    assert refused(dealt(*SUITS_APART), choice(0, "trump:S", 1)) == "contract-not-allowed"


def test_in_a_misere_the_points_of_the_others_count() -> None:
    """QF; the specification's example: ninth row, the declarers take 40, written are 117 times 9.

    Seat 0 holds the low spades and takes no trick oben-abe but those that nobody can take.
    """
    state = sheet_table(rules="coiffeur").choose("misere:oben")
    assert deal(state).category == 9
    played = counted(play_out(state))
    score = played.history[-1]
    assert score.tricks == (9, 0)
    assert (sum(score.cards), score.cards[1]) == (152, 152)
    assert played.scores == (0, 0)
    forced = made(state, 117)
    assert counted(forced).scores == (1053, 0)


@pytest.mark.untraced
@pytest.mark.parametrize("name", NAMES)
def test_every_line_plays_every_row_once(name: str) -> None:
    """The invariant of §3.4: as many deals as rows times lines, no row twice."""
    rules = variant(name)
    rows, lines = rules.checklist.rows, set(rules.teams)
    state, _ = partie(name, 1)
    assert len(state.history) == len(rows) * len(lines)
    assert is_full(state)
    for line in lines:
        assert rows_played(state, line) == {row.number for row in rows}
        assert rows_open(state, Seat(rules.teams.index(line))) == ()


def test_what_was_written_in_the_rows_is_the_score() -> None:
    state, _ = partie("coiffeur-3", 1)
    written = row_points(state)
    assert len(written) == len(state.history)
    totals = [
        sum(points for (line, _), points in written.items() if line == own) for own in (0, 1, 2)
    ]
    assert tuple(totals) == state.scores


@pytest.mark.parametrize("name", NAMES)
def test_the_partie_ends_with_the_last_row_and_the_highest_total_wins(name: str) -> None:
    """EGG."""
    state, _ = partie(name, 1)
    assert state.result is not None
    assert state.result.reason == "checklist"
    totals = tuple(map(sum, zip(*(score.total for score in state.history), strict=True)))
    assert state.result.scores == totals
    assert totals[state.result.winner or 0] == max(totals)


@pytest.mark.parametrize("name", NAMES)
def test_only_the_line_that_chose_writes(name: str) -> None:
    """In every deal of a partie, with the factor of its row."""
    state, _ = partie(name, 1)
    rules = variant(name)
    for score in state.history:
        assert score.chooser is not None
        own = rules.teams[score.chooser]
        assert score.multiplier == rules.checklist.rows[score.category - 1].factor
        assert all(points == 0 for line, points in enumerate(score.total) if line != own)


def test_equal_totals_are_a_draw() -> None:
    """Nothing is said of them."""
    played = {0: range(1, 9), 1: range(1, 8)}
    state = sheet_table(played, rules="coiffeur-8", scores=(8 * 100, 0))
    assert state.waiting == (1,)
    state = counted(made(state.choose("oben"), 57))
    assert state.scores == (800, 800)
    assert outcome(state) == (None, "checklist")


def test_deals_begin_with_the_first_that_has_an_open_row() -> None:
    """The engine asks by itself whom the tests above asked."""
    state, _ = partie("coiffeur-8", 1)
    last = state.history[-2:]
    assert {variant("coiffeur-8").teams[score.chooser or 0] for score in last} <= {0, 1}
    for seed in (1, 2):
        scores = partie("coiffeur-8", seed)[0].history
        counts = [0, 0]
        for score in scores:
            assert score.chooser is not None
            counts[score.chooser % 2] += 1
            assert max(counts) <= 8


@pytest.mark.untraced
@pytest.mark.parametrize("name", NAMES)
def test_records_name_the_row_and_are_checked(name: str) -> None:
    """A choice in the text face is read back; one of a row that is played already is refused."""
    rules = variant(name)
    _, events = partie(name, 1)
    record = record_of(events, rules)
    assert loads(dumps(record)) == record
    assert verify(record).is_ok
    choices = [(at, act) for at, act in enumerate(events) if isinstance(act, Chosen)]
    _, first = choices[0]
    at, again = next(
        (at, act) for at, act in choices[1:] if rules.teams[act.seat] == rules.teams[first.seat]
    )
    twice = Chosen(again.seat, first.contract, first.category)
    text = dumps(record_of(events[:at], rules)).rstrip()
    wrong = f"{text}\nchoice {twice.seat}:{twice.contract}#{twice.category}\n"
    assert [found.code for found in verify(loads(wrong)).problems] == ["category-not-open"]


def test_whole_deals_of_chibre_are_as_before() -> None:
    """A partner is still the one to push to where the choice does not go round."""
    state = table(*SUITS_APART)
    assert deal(state).category == 0
    assert dealt(*SUITS_APART).push().waiting == (2,)


def test_three_have_twelve_cards_ten_rows_and_thirty_deals() -> None:
    """PAG: each for himself; a Guschti turns after six tricks."""
    rules = variant("coiffeur-3")
    assert (rules.lines, rules.plan(1).hand, rules.sharing) == (3, 12, "declarer")
    assert len(rules.checklist.rows) * rules.lines == 30
    assert {way.turn for way in row_contracts("quer", rules.choice)} == {6}


def test_guschti_of_the_operator_turns_after_five_tricks() -> None:
    """SL: five tricks one way, four the other."""
    ways = row_contracts("quer", variant("coiffeur-10").choice)
    assert {way.code for way in ways} == {"quer:oben:5", "quer:unten:5"}


def test_four_for_themselves_have_factors_of_their_own() -> None:
    """JW, the individual form: 2 2 3 3 5 6 7 8, one against three, thirty-two deals."""
    rules = variant("coiffeur-alone")
    assert [row.factor for row in rules.checklist.rows] == [2, 2, 3, 3, 5, 6, 7, 8]
    assert (rules.lines, rules.sides, rules.sharing) == (4, 2, "declarer")
    state, _ = partie("coiffeur-alone", 1)
    assert len(state.history) == 32
    assert {score.multiplier for score in state.history} == {2, 3, 5, 6, 7, 8}
