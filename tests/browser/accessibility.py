"""Violations of accessibility rules that axe finds."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from playwright.async_api import Page

from tools.needs import require_axe

REPOSITORY: Final = Path(__file__).resolve().parents[2]

Looked = Literal["all", "structure", "colours"]
"""At what: colours do not hang on the language, nor the structure on the theme, and each takes
about half of the time."""

# The drawings of the decks lie in the page once, hidden, and every view refers to them.
_RUN: Final = """async ([looked, decks]) => {
  const where = decks ? document : { exclude: ["#decks"] };
  const options = {
    all: {},
    structure: { rules: { "color-contrast": { enabled: false } } },
    colours: { runOnly: ["color-contrast", "link-in-text-block"] },
  }[looked];
  const { violations } = await axe.run(where, { resultTypes: ["violations"], ...options });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.length} such as ${nodes[0].html.slice(0, 200)}`);
}"""


async def barriers(page: Page, looked: Looked = "all", *, decks: bool = False) -> list[str]:
    """Return what axe objects to on a page as it stands.

    Args:
        page: to be looked at; axe is brought along.
        looked: at what.
        decks: whether at the hidden drawings of the decks as well.
    """
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(require_axe(REPOSITORY).read_text(encoding="utf-8"))
    found: list[str] = await page.evaluate(_RUN, [looked, decks])
    return found
