"""The picture of a duel says what the figures say."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from buur.arena.plot import HEIGHT, LEFT, MAX_POINTS, RIGHT, TOP, WIDTH, DuelCurve, PlotLabels, plot
from buur.arena.statistics import MIN_BOARDS, Score
from tests.chance import seeded

WORDS = PlotLabels("<a> & b", "boards", "gain", "twice the error", "decided beyond")
SVG = "{http://www.w3.org/2000/svg}"


def course_of(boards: int, mean: float = 3.0, spread: float = 20.0) -> tuple[DuelCurve, Score]:
    chance, course, score = seeded(1), DuelCurve(), Score()
    for _ in range(boards):
        score.add(chance.gauss(mean, spread))
        course.add(score)
    return course, score


def places(picture: ElementTree.Element, kind: str) -> list[list[tuple[float, float]]]:
    """Return the points of the paths of a kind."""
    found = []
    for path in picture.iter(f"{SVG}path"):
        d = path.attrib["d"]
        if path.attrib["class"] == kind and "L" in d:
            pairs = [point.split() for point in d.strip("MZ").split("L")]
            found.append([(float(x), float(y)) for x, y in pairs])
    return found


def scale(picture: ElementTree.Element) -> dict[str, float]:
    """Return the height of every figure beside the picture."""
    texts = [one for one in picture.iter(f"{SVG}text") if one.attrib.get("text-anchor") == "end"]
    return {str(one.text): float(one.attrib["y"]) - 5 for one in texts if one.text != "boards"}


def test_the_last_point_is_where_the_duel_stands() -> None:
    course, score = course_of(300)
    picture = ElementTree.fromstring(plot(course, WORDS))
    (mean,) = places(picture, "mean")
    assert len(mean) == 300
    marks = sorted((float(said), y) for said, y in scale(picture).items())
    (low, bottom), (high, top) = marks[0], marks[-1]
    assert top == pytest.approx(TOP)
    x, y = mean[-1]
    assert x == pytest.approx(WIDTH - RIGHT)
    assert y == pytest.approx(bottom + (top - bottom) * (score.mean - low) / (high - low), abs=0.2)
    (band,) = places(picture, "band")
    assert score.error is not None
    wide = band[len(band) // 2][1] - band[len(band) // 2 - 1][1]
    assert wide == pytest.approx((bottom - top) * 4 * score.error / (high - low), abs=0.3)
    assert [len(one) for one in places(picture, "bound")] == [300 - MIN_BOARDS + 1] * 2


@pytest.mark.parametrize("boards", [0, 1, 2, MAX_POINTS, 3 * MAX_POINTS + 1])
def test_any_number_of_boards_can_be_drawn(boards: int) -> None:
    course, score = course_of(boards)
    picture = ElementTree.fromstring(plot(course, WORDS))
    drawn = course.drawn()
    assert len(drawn) <= MAX_POINTS
    if boards:
        assert (drawn[-1].boards, drawn[-1].mean) == (boards, score.mean)
    assert all(LEFT <= x <= WIDTH for line in places(picture, "mean") for x, _ in line)
    titles = [one.text for one in picture.iter(f"{SVG}title")]
    assert titles == ["<a> & b"]


@pytest.mark.parametrize(("mean", "spread"), [(0.0, 0.0), (0.02, 0.1), (-250.0, 400.0)])
def test_any_size_of_figures_fits(mean: float, spread: float) -> None:
    course, _ = course_of(40, mean, spread)
    picture = ElementTree.fromstring(plot(course, WORDS))
    marks = scale(picture)
    assert 2 <= len(marks) <= 9
    assert "0" in marks
    (line,) = places(picture, "mean")
    assert all(TOP <= y <= HEIGHT for _, y in line[20:])
