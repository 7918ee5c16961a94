"""The back of the cards: a woven field in a border, the same both ways up."""

from __future__ import annotations

from buur.web.deck.svg import HEIGHT, WIDTH, element, group, line, path


def back(ground: str, light: str, thread: str) -> str:
    """Return the drawing of a card back."""
    step, left, top, right, bottom = 24, 22, 22, WIDTH - 22, HEIGHT - 22
    crossings = "".join(
        f"M{x} {y}l8 12-8 12-8-12z"
        for x in range(left + 20, right - 8, step)
        for y in range(top + 12, bottom - 20, 2 * step // 2)
    )
    frame = {"x": 13, "y": 13, "width": WIDTH - 26, "height": HEIGHT - 26, "rx": 9}
    inner = {"x": left, "y": top, "width": right - left, "height": bottom - top, "rx": 5}
    middle_x, middle_y = WIDTH // 2, HEIGHT // 2
    cross = f"M{middle_x - 7} {middle_y - 22}h14v15h15v14h-15v15h-14v-15h-15v-14h15z"
    return group(
        element("rect", **frame, fill=ground),
        element("rect", **inner, fill="none", stroke=thread, stroke_width=1.6),
        path(crossings, light),
        element(
            "circle", cx=middle_x, cy=middle_y, r=42, fill=ground, stroke=thread, stroke_width=2
        ),
        element(
            "circle", cx=middle_x, cy=middle_y, r=36, fill="none", stroke=light, stroke_width=1.5
        ),
        path(cross, thread),
        line(
            f"M{left + 8} {top + 8}h16m-16 0v16"
            f"M{right - 8} {bottom - 8}h-16m16 0v-16"
            f"M{right - 8} {top + 8}h-16m16 0v16"
            f"M{left + 8} {bottom - 8}h16m-16 0v-16",
            2,
            stroke=thread,
        ),
    )
