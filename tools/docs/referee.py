"""Table of the referee's rulings: every case under every regulation."""

from __future__ import annotations

from buur.i18n import Texts, texts
from buur.referee import REGULATIONS
from buur.referee.cases import CASES_OF
from buur.referee.decision import FoundArticle, find_article
from buur.referee.regulation import Case, Regulation
from tools.docs.markdown import table


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


def rulings() -> str:
    """Return the table of all rulings."""
    t = texts("en")
    rows = (
        [
            f"`{kind}`",
            t.format(f"referee-case-{case}"),
            *(_cell(t, regulation, case) for regulation in REGULATIONS.values()),
        ]
        for kind, cases in CASES_OF.items()
        for case in cases
    )
    return table(["kind", "case", *(f"`{name}`" for name in REGULATIONS)], rows)
