"""The colours of both themes are those that ``light-dark()`` would choose."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import pytest
from playwright.async_api import Browser, Page

from buur.web.pack import static_folder
from buur.web.pack.stylesheet import join_stylesheets

_USED: Final = """(names) => {
  const style = getComputedStyle(document.body.appendChild(document.createElement("p")));
  const node = document.body.lastElementChild;
  return names.map((name) => {
    node.style.cssText = `color: var(${name}); background: var(${name}); box-shadow: var(${name})`;
    return [name, style.color, style.background, style.boxShadow].join(" | ");
  });
}"""


def tokens() -> str:
    """Return the sheet of the colours as it is written."""
    return (static_folder() / "style" / "tokens.css").read_text(encoding="utf-8")


async def used(page: Page, sheet: str, names: list[str], data: dict[str, str]) -> Any:
    """Return what each token makes of colours, grounds and shadows."""
    attributes = " ".join(f'data-{name}="{value}"' for name, value in data.items())
    await page.set_content(f"<html {attributes}><style>{sheet}</style><body></body></html>")
    return await page.evaluate(_USED, names)


@pytest.mark.parametrize("deck", ["french", "swiss"])
@pytest.mark.parametrize("theme", ["auto", "light", "dark", "contrast"])
@pytest.mark.parametrize("system", ["light", "dark"])
async def test_every_token_is_that_of_light_dark(
    browser: Browser, system: Literal["light", "dark"], theme: str, deck: str
) -> None:
    names = sorted(set(re.findall(r"--[\w-]+(?=:)", tokens())))
    page = await browser.new_page(color_scheme=system)
    built = join_stylesheets([("tokens.css", tokens())])
    data = {"theme": theme, "deck": deck}
    found = await used(page, built, names, data)
    expected = await used(page, tokens(), names, data)
    await page.close()
    assert "light-dark(" not in built
    assert len(set(expected)) > 50
    assert found == expected
