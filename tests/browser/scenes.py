"""States of the page by name, put up without a server's play: tables, questions and dialogs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from tests.browser.boxes import crowd
from tests.browser.conftest import Visit
from tests.browser.page_reader import paint
from tests.browser.scripted_table import Staged, view_asked, view_of
from tools.exploratory_player import DRAWN

View = dict[str, Any]

SHORT: Final = ("Vreni", "Béatrice", "Urs", "Dominique", "Heidi", "Florian")
"""Names as people have them: none of them may be cut."""

LONG: Final = (
    "Maria-Magdalena von Allmen-Zurbriggen-Ab",
    "Jean-François Chevalley-de-Rivaz-Monnier",
    "Kurfürstenstrassenbahnhaltestellenwirtin",
    "Giambattista Pestalozzi-Bernasconi-Conti",
    "Wolfeschlegelsteinhausenbergerdorffsche ",
    "Anna Barbara Elisabeth Katharina Züllig ",
)
"""Names of forty letters, the most that the server takes."""

SPOKEN: Final = {
    "fr": ("Cinq cartes ou plus", "Au valet", "Pas d’atout"),
    "de": ("Fünfblatt oder mehr", "Vom Banner", "Nicht Trumpf"),
    "it": ("Cinque carte o più", "Alla donna", "Non di briscola"),
    "en": ("Five cards or more", "To the banner", "Not trumps"),
}
"""The longest that a player says at once, by language."""

_OPEN: Final = """(selector) => {
  for (const node of document.querySelectorAll(selector)) {
    if (node.localName === "details") node.open = true;
    else node.click();
  }
}"""


@dataclass(frozen=True, slots=True)
class Scene:
    """A state of the page."""

    name: str
    rules: str = ""
    at: str = ""
    """A moment or a question of the rules; without one it is the home page."""
    opens: str = ""
    """Selector of what is pressed or unfolded."""
    waits: str = ""
    """Selector of what comes then."""
    spoken: bool = False
    """Whether every player has laid a card and speaks."""

    def view(self, names: tuple[str, ...]) -> View:
        """Return what the server would send, with these players."""
        make: Callable[[str, str], View] = view_of if self.at in MOMENTS else view_asked
        view = make(self.rules, self.at)
        return view | {"names": list(names[: len(view["names"])])}

    async def put_up(self, visitor: Visit, staged: Staged, names: tuple[str, ...]) -> None:
        """Show the scene on a page that lies at a staged table."""
        page = visitor.page
        await staged.show(self.view(names))
        if self.opens:
            await page.evaluate(_OPEN, self.opens)
        if self.waits:
            await page.locator(self.waits).first.wait_for()
        await page.evaluate(DRAWN)
        if self.spoken:
            await crowd(page, SPOKEN[visitor.lang])
            await paint(page, on=False)


MOMENTS: Final = ("first", "play", "out", "summary", "end")

FAMILIES: Final = (
    *("chibre", "schieber-2500", "coinche", "sidi", "estimation", "stich-differenzler"),
    *("hindersi-5", "schellenjass", "guggitaler-10", "molotow-6", "mittlere", "brouc"),
    *("coiffeur", "coiffeur-3", "tutti", "pomme-3", "pomme-2", "pandur-4", "mise", "mise-5"),
)
"""A rule set of each family, with two to six seats."""

ASKED: Final = (
    *(("schieber", "contracts"), ("schieber", "push"), ("coinche", "bids"), ("coinche", "double")),
    *(("sidi", "bids"), ("pandur", "bids"), ("pandur", "contracts"), ("mise", "bids")),
    *(("estimation", "predict"), ("stich-differenzler", "predict"), ("pomme", "answers")),
    *(("pomme-2", "exchange"), ("mise", "discard"), ("mise-5", "call"), ("mise-5", "owned")),
    *(("mise-4", "renounce"), ("coiffeur", "rows"), ("coiffeur-8", "rows"), ("tutti", "push")),
    *(("coiffeur-10", "rows"), ("chibre", "melds")),
)
"""Presets, and what they ask in a dialog."""

SHEETS: Final = ("settings", "help", "log", "rules", "referee")


def scenes() -> Iterator[Scene]:
    """Yield all states at a table."""
    for rules in FAMILIES:
        yield Scene(f"{rules} play", rules, "play", spoken=True)
        yield Scene(f"{rules} summary", rules, "summary", waits=".dialog.summary")
    for rules in FAMILIES[::2]:
        yield Scene(f"{rules} end", rules, "end", waits=".dialog.end")
        yield Scene(f"{rules} slate", rules, "play", ".slate.strip", ".slate-dialog")
    for rules, asked in ASKED:
        yield Scene(f"{rules} {asked}", rules, asked)
    for sheet in SHEETS:
        yield Scene(f"{sheet} sheet", "schieber", "play", f"[data-icon={sheet}]", ".modal .dialog")
    yield Scene("pandur-4 out", "pandur-4", "out")
