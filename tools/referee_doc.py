"""Write the table of ``docs/reference/referee.md`` from the regulations.

Run ``python -m tools.referee_doc``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from buur.i18n import Texts, texts
from buur.referee import REGULATIONS
from buur.referee.cases import CASES_OF
from buur.referee.decision import FoundArticle, find_article
from buur.referee.regulation import Case, Regulation

PAGE: Final = Path(__file__).parent.parent / "docs" / "reference" / "referee.md"

_BEGIN: Final = "<!-- rows -->\n"
_END: Final = "<!-- end of rows -->"


def _cell(t: Texts, regulation: Regulation, case: Case) -> str:
    found = find_article(regulation, case)
    article = found.article
    basis = article.source if article.clause is None else f"{article.source}, {article.clause}"
    text = t.format(f"referee-effect-{article.effect}")
    return f"{_lead(found, regulation)}{text} [{basis}]"


def _lead(found: FoundArticle, asked: Regulation) -> str:
    """Return how far the text of the regulation goes that was asked."""
    lead = {"no": "", "penalty": "*No penalty.* ", "text": "*Silent.* "}[found.article.silence]
    if found.regulation is None or found.regulation is asked:
        return lead
    return f"As {found.regulation.name}. {lead}"


def rows() -> str:
    """Return the table of all rows as Markdown."""
    t = texts("en")
    names = " | ".join(f"`{name}`" for name in REGULATIONS)
    lines = [f"| kind | case | {names} |", "| --- |" + " --- |" * (len(REGULATIONS) + 1)]
    for kind, cases in CASES_OF.items():
        for case in cases:
            cells = (_cell(t, regulation, case) for regulation in REGULATIONS.values())
            lines.append(f"| `{kind}` | {t.format(f'referee-case-{case}')} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def page() -> str:
    """Return the page with a fresh table."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(_BEGIN)
    return before + _BEGIN + rows() + _END + rest.partition(_END)[2]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
