"""Regulations as HTML pages for printing on one sheet of A4."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from buur.referee.decision import distinct_cases, find_article
from buur.referee.incident import KINDS
from buur.referee.regulation import Case, Regulation

if TYPE_CHECKING:
    from buur.i18n import Texts

STYLE: Final = """
@page { size: A4; margin: 9mm; }
body { font: 7.4pt/1.18 "Helvetica Neue", Arial, "Liberation Sans", sans-serif; margin: 0; }
h1 { font-size: 11pt; margin: 0 0 1.5mm; }
table { border-collapse: collapse; width: 100%; }
th, td { border-top: 0.2mm solid #999; padding: 0.35mm 1mm; text-align: left; vertical-align: top; }
th:first-child, td:first-child { width: 31%; padding-left: 0; }
td:last-child { width: 12%; }
p { margin: 1.5mm 0 0; }
"""
"""The only style sheet of the page; the server allows it in its Content-Security-Policy."""


def regulation_page(t: Texts, regulation: Regulation) -> str:
    """Return a regulation as an HTML page in the language of the texts."""
    title = t.format(f"referee-regulation-{regulation.name}")
    heads = "".join(f"<th>{_text(t, key)}</th>" for key in ("case", "ruling", "basis"))
    cases = dict.fromkeys(case for kind in KINDS for case in distinct_cases(regulation, kind))
    rows = "\n".join(_row(t, regulation, case) for case in cases)
    return (
        f'<!DOCTYPE html>\n<html lang="{t.lang}"><head><meta charset="utf-8">'
        '<link rel="icon" href="data:,">'  # else some browsers ask the server for one
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>"
        f"<h1>{_text(t, 'heading')} · {escape(title)}</h1>\n"
        f"<table><tr>{heads}</tr>\n{rows}\n</table>\n<p>{_text(t, 'note')}</p></body></html>"
    )


def _row(t: Texts, regulation: Regulation, case: Case) -> str:
    article = find_article(regulation, case).article
    effect = t.format(f"referee-effect-{article.effect}")
    basis = [
        article.source
        if article.clause is None
        else f"{article.source.split(',')[0]} {article.clause}"
    ]
    if article.silence != "no":
        basis.append(t.format("referee-sheet-custom"))
    cells = (t.format(f"referee-case-{case}"), effect, ", ".join(basis))
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def _text(t: Texts, key: str) -> str:
    return escape(t.format(f"referee-sheet-{key}"))
