"""Writer of SVG elements as text.

Presentation attributes only: a strict content security policy forbids style attributes.
"""

from __future__ import annotations

from buur.web.deck.palette import INK, SHADE

WIDTH = 228
HEIGHT = 356
"""A card is 57 by 89 millimetres; four units are one."""


def element(tag: str, *inside: str, **attributes: object) -> str:
    """Return an element; underscores in attribute names stand for hyphens.

    >>> element("path", d="M0 0", stroke_width=2)
    '<path d="M0 0" stroke-width="2"/>'
    """
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value}"'
        for name, value in attributes.items()
        if value is not None
    )
    content = "".join(inside)
    return f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>"


def path(d: str, fill: str | None = None, **more: object) -> str:
    """Return a path."""
    return element("path", d=d, fill=fill, **more)


def line(d: str, width: float | None = None, **more: object) -> str:
    """Return a path with a stroke and no fill."""
    return element("path", d=d, fill="none", stroke_width=width, **more)


def dots(places: str, radius: float, colour: str) -> str:
    """Return round dots in one path: ``places`` are pairs of coordinates.

    >>> dots("10 20 30 20", 2, "red")
    '<path d="M10 20h0M30 20h0" stroke="red" stroke-width="4" stroke-linecap="round"/>'
    """
    numbers = places.split()
    d = "".join(f"M{x} {y}h0" for x, y in zip(numbers[::2], numbers[1::2], strict=True))
    return path(d, stroke=colour, stroke_width=f"{2 * radius:g}", stroke_linecap="round")


def studs(places: str, radius: float, colour: str) -> str:
    """Return dots with an outline."""
    return dots(places, radius + 1, INK) + dots(places, radius - 0.4, colour)


def cord(d: str, width: float, colour: str) -> str:
    """Return a line with an outline: a chain, a strap, a stalk."""
    return line(d, width + 3, stroke=INK) + line(d, width, stroke=colour)


def circle(x: float, y: float, radius: float, fill: str | None = None, **more: object) -> str:
    """Return a circle."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **more)


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str | None = None, **more: object
) -> str:
    """Return an ellipse."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def group(*inside: str, **attributes: object) -> str:
    """Return a group."""
    return element("g", *inside, **attributes)


def inked(*inside: str, width: float = 2.3) -> str:
    """Return a group whose shapes have the outline of the figures."""
    return group(
        *inside, stroke=INK, stroke_width=width, stroke_linejoin="round", stroke_linecap="round"
    )


def shade(d: str) -> str:
    """Return a shadow over what is already drawn."""
    return path(d, SHADE, stroke="none")


def moved(inside: str, x: float, y: float, *, scale: float = 1, turn: float = 0) -> str:
    """Return a drawing moved to a place, scaled, and rotated about its own origin."""
    steps = f"translate({_short(x)} {_short(y)})"
    steps += f"rotate({_short(turn)})" if turn else ""
    steps += f"scale({_short(scale)})" if scale != 1 else ""
    return group(inside, transform=steps)


def mirrored(*inside: str) -> str:
    """Return a drawing mirrored at its own origin."""
    return group(*inside, transform="scale(-1 1)")


def both_ways(upper: str) -> str:
    """Return the upper half of a card and the same turned upside down, drawn anew."""
    return upper + group(upper, transform=f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")


def use(reference: str, **more: object) -> str:
    """Return an instance of an element defined elsewhere in the sprite."""
    return element("use", href=f"#{reference}", **more)


def _short(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
