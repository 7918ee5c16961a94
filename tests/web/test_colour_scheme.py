"""Colours of both themes in browsers that do not know ``light-dark()``."""

from __future__ import annotations

import pytest

from buur.web.pack import PackError
from buur.web.pack.colour_scheme import expand_light_dark
from buur.web.pack.stylesheet import join_stylesheets

LIGHT = "--light:initial;--dark: ;"
DARK = "--light: ;--dark:initial"


@pytest.mark.parametrize(
    ("style", "expanded"),
    [
        ("a{color:light-dark(#fff,#000)}", "a{color:var(--light,#fff)var(--dark,#000)}"),
        (
            "a{box-shadow:0 0 1px light-dark(rgb(0,0,0),rgb(1,1,1)),0 0 2px red}",
            "a{box-shadow:0 0 1px var(--light,rgb(0,0,0))var(--dark,rgb(1,1,1)),0 0 2px red}",
        ),
        (
            ":root{color-scheme:light dark;--a:red}b{top:0}",
            f":root{{{LIGHT}color-scheme:light dark;--a:red}}"
            f"@media (prefers-color-scheme:dark){{:root{{{DARK}}}}}b{{top:0}}",
        ),
        ("a{top:0;color-scheme:dark}", f"a{{{DARK};top:0;color-scheme:dark}}"),
        ("a{color-scheme:light}", f"a{{{LIGHT}color-scheme:light}}"),
        ("a{--my-color-scheme:light}", "a{--my-color-scheme:light}"),
    ],
)
def test_two_properties_take_the_place_of_light_dark(style: str, expanded: str) -> None:
    assert expand_light_dark("a.css", style) == expanded


@pytest.mark.parametrize(
    "style",
    [
        "a{color:light-dark(#fff)}",
        "a{color:light-dark(#fff,#000,#111)}",
        "a{color:light-dark(#fff",
        "a{color-scheme:normal}",
    ],
)
def test_what_has_not_two_colours_is_refused(style: str) -> None:
    with pytest.raises(PackError, match=r"^a\.css: "):
        expand_light_dark("a.css", style)


def test_sheets_are_expanded_as_they_are_joined() -> None:
    joined = join_stylesheets([("a.css", "a { color: light-dark( #fff , rgb(0 0 0 / 5%) ); }")])
    assert joined == "a{color:var(--light,#fff)var(--dark,rgb(0 0 0 / 5%))}"
