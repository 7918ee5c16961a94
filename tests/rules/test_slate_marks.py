"""Core §10: how points stand on the slate."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from buur.errors import ArgumentError
from buur.slate import (
    MOST_UNITS,
    STYLES,
    Marks,
    Rubbing,
    add,
    canonical,
    check_way,
    consolidate,
    correct,
    representations,
    rubbings,
    shortest,
)

points = st.integers(0, 3000)
counts = st.integers(0, 12)
units = st.integers(-MOST_UNITS, MOST_UNITS)


@st.composite
def slates(draw: st.DrawFn) -> Marks:
    marks = (draw(st.integers(0, 3)), draw(counts), draw(counts), draw(counts))
    left = draw(units)
    total = 500 * marks[0] + 100 * marks[1] + 50 * marks[2] + 20 * marks[3] + left
    return Marks(*marks, left) if total >= 0 else Marks(units=draw(st.integers(-400, -1)))


def marks(hundreds: int, fifties: int, twenties: int, left: int) -> Marks:
    return Marks(hundreds=hundreds, fifties=fifties, twenties=twenties, units=left)


def is_sound(found: Marks) -> bool:
    """The invariant of §10.3, checked apart from the class itself."""
    strokes = (found.five_hundreds, found.hundreds, found.fifties, found.twenties)
    if found.total < 0:
        return not any(strokes)
    return min(strokes) >= 0 and abs(found.units) <= MOST_UNITS


def test_98_may_be_written_in_the_ways_of_the_source() -> None:
    """§10.1: one hundred less 2; 50, two 20 and 8; four 20 and 18. W25."""
    ways = list(representations(98))
    for way in (marks(1, 0, 0, -2), marks(0, 1, 2, 8), marks(0, 0, 4, 18)):
        assert way in ways


def test_each_style_writes_98_in_its_way() -> None:
    """§10.3: ``canonical`` and ``short``."""
    written = {style: write(98) for style, write in STYLES.items()}
    assert written == {"canonical": marks(0, 1, 2, 8), "shortest": marks(1, 0, 0, -2)}


@pytest.mark.parametrize(
    ("way", "why"),
    [
        (
            marks(1, 0, 0, -1),
            "way is Marks(hundreds=1, units=-1): expected marks for 98, not for 99",
        ),
        (
            Marks(five_hundreds=1, units=14),
            "way is Marks(five_hundreds=1, units=14): expected marks for 98, not for 514",
        ),
        (
            marks(0, 3, 0, -2),
            "way is Marks(fifties=3, units=-2): expected marks for 98, not for 148",
        ),
    ],
)
def test_a_chosen_way_must_stand_for_the_number(way: Marks, why: str) -> None:
    """§10.1: the scribe may choose the marks, not the number."""
    with pytest.raises(ArgumentError, match=re.escape(why)):
        check_way(98, way)


def test_a_chosen_way_is_one_that_a_scribe_writes() -> None:
    """§10.3, ``representations``: at most two fifties; marks of 500 come by rubbing out."""
    with pytest.raises(ArgumentError, match="expected at most 2 strokes of 50"):
        check_way(150, marks(0, 3, 0, 0))
    with pytest.raises(ArgumentError, match="expected no marks of 500"):
        check_way(514, Marks(five_hundreds=1, units=14))


def test_a_mark_of_500_counts_as_one_stroke() -> None:
    """§10.2: V stands for 500. JO."""
    assert Marks(five_hundreds=1, units=14).total == 514
    assert Marks(five_hundreds=1, hundreds=2).strokes == 3


@pytest.mark.parametrize(
    ("number", "way"),
    [
        (0, marks(0, 0, 0, 0)),
        (19, marks(0, 0, 0, 19)),
        (32, marks(0, 0, 1, 12)),
        (35, marks(0, 0, 1, 15)),
        (38, marks(0, 1, 0, -12)),
        (150, marks(1, 1, 0, 0)),
        (157, marks(1, 1, 0, 7)),
        (257, marks(2, 1, 0, 7)),
    ],
)
def test_shortest_prefers_small_units_and_adding(number: int, way: Marks) -> None:
    """§10.3, ``short``: strokes, then size of the units, then units written as added."""
    assert shortest(number) == way


def ways_tried(number: int) -> list[Marks]:
    """Return every way to write a number, found by trying all numbers of strokes."""
    tried = product(
        range(number // 100 + 2),
        range(3),
        range(number // 20 + 2),
        range(-MOST_UNITS, MOST_UNITS + 1),
    )
    return [marks(*way) for way in tried if marks_worth(*way) == number]


def marks_worth(hundreds: int, fifties: int, twenties: int, left: int) -> int:
    return 100 * hundreds + 50 * fifties + 20 * twenties + left


def test_representations_are_all_there_are() -> None:
    """§10.3, ``representations``: each once."""
    numbers = (*range(130), 157, 257, 314, 514, 1000)
    found = {number: Counter(representations(number)) for number in numbers}
    assert found == {number: Counter(ways_tried(number)) for number in numbers}


def test_below_zero_stands_in_units_alone() -> None:
    """§10.3, ``correct``: "if the total is negative use u only"."""
    assert canonical(-100) == shortest(-100) == Marks(units=-100)
    for number in (-1, -5):
        assert list(representations(number)) == [Marks(units=number)]
    assert correct(Marks(hundreds=1), 130) == Marks(units=-30)
    assert add(Marks(units=-30), 98) == marks(0, 1, 1, -2)
    assert add(Marks(units=-100), 50) == Marks(units=-50)


def test_adding_writes_the_chosen_way() -> None:
    """§10.3, ``add``: the components of the chosen representation. W25."""
    there = marks(2, 1, 0, 3)
    assert add(there, 98) == marks(2, 2, 2, 11)
    assert add(there, 98, shortest(98)) == marks(3, 1, 0, 1)
    assert add(there, 98, marks(0, 0, 4, 18)) == marks(2, 1, 5, 1)


def test_units_are_summed_to_one_number() -> None:
    """§10.1: "de manière à n'avoir qu'un seul nombre écrit" (W25); 20 units become a stroke."""
    assert add(Marks(units=12), 12) == Marks(twenties=1, units=4)
    assert add(Marks(units=12), 7) == Marks(units=19)


def test_units_far_below_zero_break_a_stroke() -> None:
    """§10.3, ``add``: take a 20, or break a 50, or a 100, or a mark of 500."""
    less = Marks(hundreds=1, units=-15)
    assert add(Marks(twenties=2, units=-15), 85, less) == marks(1, 0, 1, -10)
    assert correct(marks(0, 1, 0, -15), 10) == marks(0, 0, 2, -15)
    assert correct(marks(1, 0, 0, -15), 10) == marks(0, 0, 4, -5)
    assert correct(Marks(five_hundreds=1), 100).total == 400


def test_a_way_must_stand_for_the_points() -> None:
    """§10.3, ``add``: a slip of the scribe is not written."""
    with pytest.raises(ArgumentError, match="marks for 99, not for 98"):
        add(Marks(), 99, shortest(98))


def test_ten_twenties_become_two_hundreds() -> None:
    """§10.1: "remplacer 10 coches de la ligne des 20 par deux coches sur la ligne des 100"."""
    assert consolidate(Marks(twenties=10)) == Marks(hundreds=2)


def test_strokes_are_rubbed_out_step_by_step() -> None:
    """§10.1: ten 20 for two 100 before five for one; then crosses of two 50. W25."""
    steps = list(rubbings(marks(0, 3, 16, 4), five_hundreds=False))
    assert steps == [
        Rubbing(Marks(twenties=10), Marks(hundreds=2), marks(2, 3, 6, 4)),
        Rubbing(Marks(twenties=5), Marks(hundreds=1), marks(3, 3, 1, 4)),
        Rubbing(Marks(fifties=2), Marks(hundreds=1), marks(4, 1, 1, 4)),
    ]
    assert list(rubbings(marks(4, 1, 4, 19), five_hundreds=True)) == []
    assert [step.marks for step in rubbings(Marks(hundreds=10), five_hundreds=True)] == [
        Marks(five_hundreds=1, hundreds=5),
        Marks(five_hundreds=2),
    ]


def test_consolidating_crosses_and_fives() -> None:
    """§10.3, ``consolidate``: five 20, two 50, and five 100 where 500 has a mark. W25, JO."""
    assert consolidate(marks(0, 3, 6, 4)) == marks(2, 1, 1, 4)
    assert consolidate(marks(4, 1, 5, 0)) == marks(5, 1, 0, 0)
    assert consolidate(marks(4, 1, 5, 0), five_hundreds=True) == Marks(1, 0, 1, 0, 0)


def test_doubled_match_with_a_mark_of_500() -> None:
    """§10.2: 514 is V and 14. JO."""
    written = consolidate(add(Marks(), 514), five_hundreds=True)
    assert written == Marks(five_hundreds=1, units=14)


def test_correcting_wipes_the_strokes_off() -> None:
    """§10.2: a slate may be corrected; strokes go where they stand. JW."""
    there = marks(2, 1, 3, 8)
    assert correct(there, 98) == marks(2, 0, 1, 0)
    assert correct(there, 50) == marks(2, 0, 3, 8)
    assert correct(correct(there, 50), 50).total == there.total - 100
    assert add(there, -98) == correct(there, 98)


def test_correcting_by_less_than_nothing_is_refused() -> None:
    """§10.3: a correction takes points off."""
    with pytest.raises(ArgumentError, match="points is -1: expected a whole number from 0"):
        correct(Marks(), -1)


@pytest.mark.parametrize(
    "wrong",
    [
        (0, 0, 0, -1, 30),
        (0, 0, 0, 0, 20),
        (0, 1, 0, 0, -20),
        (0, 0, 0, 1, 25),
        (0, 0, 0, 0, 400),
        (-1, 6, 0, 0, 0),
    ],
)
def test_impossible_marks_are_refused(wrong: tuple[int, int, int, int, int]) -> None:
    """§10.3: counts never negative, at most 19 units either way."""
    with pytest.raises(ArgumentError, match=r"^\w+ is -?\d+: expected "):
        Marks(*wrong)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: Marks("1"), "five_hundreds is '1': expected a whole number"),  # type: ignore[arg-type]
        (lambda: Marks(units=True), "units is True: expected a whole number"),
        (lambda: canonical(3.5), "points is 3.5: expected a whole number"),  # type: ignore[arg-type]
        (lambda: shortest(10**9), "points is 1000000000: expected a whole number from -10000000"),
        (lambda: representations("98"), "points is '98': expected"),  # type: ignore[arg-type]
        (lambda: check_way(98, 98), "way is 98: expected Marks, such as canonical(98)"),  # type: ignore[arg-type]
        (lambda: add(98, 98), "marks is 98: expected Marks"),  # type: ignore[arg-type]
        (lambda: add(Marks(), None), "points is None: expected"),  # type: ignore[arg-type]
        (lambda: correct(None, 5), "marks is None: expected Marks"),  # type: ignore[arg-type]
        (lambda: consolidate(5), "marks is 5: expected Marks"),  # type: ignore[arg-type]
        (lambda: rubbings(Marks(), five_hundreds=1), "five_hundreds is 1: expected True or"),  # type: ignore[arg-type]
    ],
)
def test_a_wrong_argument_is_told(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ArgumentError, match="^" + re.escape(sentence)):
        call()


def test_integers_of_numpy_are_points() -> None:
    assert canonical(np.int64(98)) == canonical(98)
    units: Any = np.int8(3)
    assert type(Marks(units=units).units) is int


@given(points)
def test_the_text_of_marks_can_be_typed_back(number: int) -> None:
    assert eval(repr(shortest(number)), {"Marks": Marks}) == shortest(number)


@pytest.mark.parametrize("number", range(700))
def test_the_shortest_way_is_the_shortest_of_all(number: int) -> None:
    ways = representations(number)
    assert shortest(number) == min(
        ways, key=lambda way: (way.strokes, abs(way.units), way.units < 0)
    )


def test_the_shortest_way_of_a_large_number_is_found_at_once() -> None:
    assert shortest(10_000_000) == Marks(hundreds=100_000)


@given(points)
def test_every_way_stands_for_its_number(number: int) -> None:
    ways = list(representations(number))
    assert {canonical(number), shortest(number)} <= set(ways)
    assert len(set(ways)) == len(ways)
    for way in ways:
        check_way(number, way)
        assert way.total == number
        assert is_sound(way)
        assert way.fifties <= 2
        assert shortest(number).strokes <= way.strokes


@given(slates(), st.integers(-600, 600))
def test_adding_keeps_the_sum_and_the_shape(there: Marks, more: int) -> None:
    after = add(there, more)
    assert after.total == there.total + more
    assert is_sound(after)


@given(slates(), st.integers(0, 600), st.data())
def test_adding_any_way_gives_the_same_total(there: Marks, more: int, data: st.DataObject) -> None:
    after = add(there, more, data.draw(st.sampled_from(list(representations(more)))))
    assert after.total == there.total + more
    assert is_sound(after)


@given(slates(), st.integers(0, 600))
def test_correcting_undoes_adding(there: Marks, more: int) -> None:
    assert correct(add(there, more), more).total == there.total


@given(slates(), st.booleans())
def test_consolidating_keeps_the_sum_once_for_all(there: Marks, has_500: bool) -> None:
    after = consolidate(there, five_hundreds=has_500)
    assert after.total == there.total
    assert is_sound(after)
    assert after.strokes <= there.strokes
    assert consolidate(after, five_hundreds=has_500) == after
    assert after.fifties < 2
    assert after.twenties < 5
    assert not has_500 or after.hundreds < 5


@given(slates(), st.booleans())
def test_every_rubbing_keeps_the_sum_and_draws_fewer_strokes(there: Marks, has_500: bool) -> None:
    before = there
    for step in rubbings(there, five_hundreds=has_500):
        assert step.rubbed.total == step.drawn.total
        assert is_sound(step.marks)
        assert step.marks.total == there.total
        assert step.marks.strokes == before.strokes - step.rubbed.strokes + step.drawn.strokes
        assert step.drawn.strokes < step.rubbed.strokes
        before = step.marks
    assert before == consolidate(there, five_hundreds=has_500)
