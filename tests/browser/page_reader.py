"""Texts, tables and positions of the page."""

from __future__ import annotations

from playwright.async_api import Page

_WORDS = """() => {
  const spoken = ["aria-label", "title", "placeholder"];
  const marked = [...document.querySelectorAll("[aria-label], [title], [placeholder]")];
  const told = marked.flatMap((node) => spoken.map((name) => node.getAttribute(name) ?? ""));
  return [document.title, document.body.innerText, live.innerText, ...told].join("\\n");
}"""

_ACCOUNT = """() => {
  const text = (cell) => cell.innerText.replace("\\u2212", "-").trim();
  const rows = [...document.querySelectorAll(".tabletop .account tbody tr")];
  return rows.map((row) => [row.className, ...[...row.cells].map(text)]);
}"""


async def words(page: Page) -> str:
    """Return everything the page says, also to those who do not look."""
    return str(await page.evaluate(_WORDS))


async def account(page: Page) -> list[list[str]]:
    """Return the rows of the open account: kind, name, us, them, both."""
    rows: list[list[str]] = await page.evaluate(_ACCOUNT)
    return rows


async def center(page: Page, selector: str) -> tuple[float, float]:
    """Return the middle of the first element found."""
    box = await page.locator(selector).first.bounding_box()
    assert box, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def redrawn(page: Page) -> None:
    """Wait until whatever was pressed before has been drawn: that is done once for each frame."""
    await page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
    )


async def paint(page: Page, *, on: bool) -> None:
    """Have a page painted or only laid out, which takes half of the time, where boxes are asked."""
    await page.evaluate("(on) => { document.documentElement.style.opacity = on ? '' : 0; }", on)
