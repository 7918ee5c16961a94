"""The back of the cards: a woven field in a border, symmetric under a half turn."""

from __future__ import annotations

from buur.web.deck.svg import HEIGHT, WIDTH, circle, dots, element, group, line, moved, path

_X, _Y = WIDTH // 2, HEIGHT // 2
_STEP = 24


def back(ground: str, light: str, thread: str) -> str:
    """Return the drawing of a card back.

    Args:
        ground: colour of the cloth.
        light: of the pattern woven into it.
        thread: of the border and the flower in the middle.
    """
    places = [
        (x, y)
        for x in range(_X - 3 * _STEP, _X + 3 * _STEP + 1, _STEP)
        for y in range(_Y - 6 * _STEP, _Y + 6 * _STEP + 1, _STEP)
        if abs(x - _X) + abs(y - _Y) > 3 * _STEP
    ]
    lattice = "".join(f"M{x} {y - 12}l12 12-12 12-12-12z" for x, y in places)
    knots = " ".join(f"{x} {y}" for x, y in places)
    return group(
        _frame(12, 9, fill=ground),
        _frame(17, 6, fill="none", stroke=thread, stroke_width=2.2),
        _frame(23, 4, fill="none", stroke=light, stroke_width=1.4),
        line(lattice, 1.5, stroke=light),
        dots(knots, 2.6, light),
        dots(_pearls(), 1.5, thread),
        moved(_medallion(ground, light, thread), _X, _Y),
    )


def _frame(inset: int, radius: int, **more: object) -> str:
    return element(
        "rect",
        x=inset,
        y=inset,
        width=WIDTH - 2 * inset,
        height=HEIGHT - 2 * inset,
        rx=radius,
        **more,
    )


def _pearls() -> str:
    """Return places of pearls between the two lines of the border."""
    sides = [f"{x} {y}" for y in (20, HEIGHT - 20) for x in range(30, WIDTH - 29, 12)]
    sides += [f"{x} {y}" for x in (20, WIDTH - 20) for y in range(34, HEIGHT - 33, 12)]
    return " ".join(sides)


def _medallion(ground: str, light: str, thread: str) -> str:
    """Return an alpine star flower on a lozenge."""
    long = "M0 -44C9 -36 10 -24 5 -11H-5C-10 -24 -9 -36 0 -44Z"
    short = "M0 -30C6 -25 7 -18 4 -9H-4C-7 -18 -6 -25 0 -30Z"
    petals = [path(long, thread, transform=f"rotate({turn})") for turn in range(0, 360, 60)]
    between = [path(short, thread, transform=f"rotate({turn})") for turn in range(30, 360, 60)]
    return group(
        path("M0 -82 64 0 0 82 -64 0Z", ground, stroke=thread, stroke_width=2.2),
        path("M0 -72 56 0 0 72 -56 0Z", "none", stroke=light, stroke_width=1.4),
        dots("0 -56 0 56 -43 0 43 0", 2.6, thread),
        group(*between, *petals, stroke=ground, stroke_width=1.6),
        circle(0, 0, 10, ground),
        dots("0 0 6 0 -6 0 3 5.2 -3 5.2 3 -5.2 -3 -5.2", 2, light),
    )
