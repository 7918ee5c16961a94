"""Coiffeur (variants §1.13): the choice goes round, rows are played once, who chose writes."""

from __future__ import annotations

import pytest

from buur.contracts import parse_contract
from buur.notation import dumps, loads, record_of, verify
from buur.play.model.events import Chosen, Pushed
from buur.play.queries.checklist import choosers, is_full, row_points, rows_open, rows_played
from buur.seats import Seat
from buur.variants.option_groups.checklist import row_contracts
from buur.variants.registry import variant
from tests.games.sheets import NAMES, made, open_numbers, partie, sheet_table
from tests.games.tables import outcome
from tests.rules.scenario import SUITS_APART, counted, deal, dealt, play_out, refused, table


def choice(seat: int, contract: str, row: int = 0) -> Chosen:
    return Chosen(Seat(seat), parse_contract(contract), row)


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


def test_the_choice_passes_to_the_next_on_the_right() -> None:
    """EGG: to the next player, not to the partner; after four pushes forehand is forced."""
    state = sheet_table(rules="coiffeur-8")
    for seat in (0, 1, 2, 3):
        assert state.waiting == (seat,)
        assert state.legal.may_push
        state = state.push()
    assert state.waiting == (0,)
    assert not state.legal.may_push
    assert refused(state, Pushed(Seat(0))) == "push-not-allowed"
    assert not deal(state.choose("trump:S")).is_pushed


@pytest.mark.parametrize("pushes", [1, 2, 3])
def test_a_choice_that_was_handed_on_counts_as_pushed(pushes: int) -> None:
    """The second player's as well as the third's."""
    state = sheet_table(rules="coiffeur-8")
    for _ in range(pushes):
        state = state.push()
    state = state.choose("oben")
    assert deal(state).is_pushed
    assert deal(state).chooser == pushes


def test_who_chose_leads() -> None:
    """SL."""
    state = sheet_table(rules="coiffeur-8").push().choose("oben")
    assert (deal(state).leader, state.waiting) == (1, (1,))


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


def test_a_row_is_played_once() -> None:
    """EGG."""
    state = sheet_table({0: [1]}, rules="coiffeur-8")
    assert refused(state, choice(0, "trump:S", 1)) == "category-not-open"
    assert open_numbers(state) == [2, 3, 4, 5, 6, 7, 8]
    assert all(act.category != 1 for act in state.legal.choices)


def test_partners_share_a_sheet_and_opponents_have_their_own() -> None:
    """EGG: each team has to play each row."""
    state = sheet_table({0: [1]}, rules="coiffeur-8")
    assert [rows_played(state, line) for line in (0, 1)] == [{1}, set()]
    assert [1 in open_numbers(state, seat) for seat in range(4)] == [False, True, False, True]


def test_the_row_in_play_is_played() -> None:
    """So that everybody sees the sheet as it is."""
    assert rows_played(sheet_table(rules="coiffeur-8").choose("oben#5"), 0) == {5}


def test_a_contract_without_its_row_means_its_own_row_then_a_joker() -> None:
    """Who says spades plays spades; he says that he takes a joker, unless only that is left."""
    assert deal(sheet_table(rules="coiffeur-8").choose("trump:S")).category == 1
    again = sheet_table({0: [1]}, rules="coiffeur-8")
    assert deal(again.choose("trump:S")).category == 7
    assert deal(again.choose("trump:S#8")).category == 8


@pytest.mark.parametrize(
    ("contract", "row"), [("oben", 6), ("trump:H", 2), ("oben", 9), ("oben", -1), ("tutti", 0)]
)
def test_a_contract_needs_a_row_that_fits_it(contract: str, row: int) -> None:
    """No such row, or one for something else."""
    state = sheet_table(rules="coiffeur-8")
    assert refused(state, choice(0, contract, row)) == "category-not-open"


def test_without_a_sheet_no_row_is_named() -> None:
    """Chibre has no rows."""
    assert refused(dealt(*SUITS_APART), choice(0, "trump:S", 1)) == "contract-not-allowed"


def test_the_side_that_chose_writes_its_points_times_the_factor() -> None:
    """The specification's example: unden-ufe, sixth row, 104 points make 624."""
    state = made(sheet_table(rules="coiffeur-8").choose("unten"), 104)
    assert counted(state).scores == (624, 0)


def test_the_other_side_writes_nothing_even_when_it_makes_more() -> None:
    """SL."""
    state = made(sheet_table(rules="coiffeur-8").choose("unten"), 30)
    assert counted(state).scores == (180, 0)


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


@pytest.mark.parametrize(("match", "points"), [("bonus100", 257), ("none", 157)])
def test_a_match_counts_257_or_157(match: str, points: int) -> None:
    """[R]: option match."""
    state = sheet_table(rules="coiffeur-8", options={"match": match})
    assert counted(play_out(state.choose("trump:S#7"))).scores == (7 * points, 0)


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


def test_a_side_that_is_done_is_passed_over() -> None:
    """[R]: the right to choose skips its players; the first of the others is forced."""
    state = sheet_table({0: [1, 2]}, rules="coiffeur-8", options={"sheet": "S H"})
    assert choosers(state) == (1, 3)
    assert state.waiting == (1,)
    state = state.push()
    assert state.waiting == (3,)
    state = state.push()
    assert state.waiting == (1,)
    assert not state.legal.may_push


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
