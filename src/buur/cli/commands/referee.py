"""``buur referee``: a ruling after a few questions, or a regulation on one page."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

import click

from buur.cli.session import Session, lang_option, session_of
from buur.cli.trouble import Trouble

if TYPE_CHECKING:
    from buur.referee.regulation import Case, Regulation

NAMES: Final = ("1993", "2006", "german-swiss")
"""The regulations of `buur.referee`, which is loaded only when it is needed."""

_Choice = TypeVar("_Choice", bound=str)


@click.command("referee")
@click.option("--regulation", type=click.Choice(NAMES), help="The text that rules; else asked.")
@click.option(
    "--print", "printed", type=click.Choice(NAMES), help="Print a regulation as HTML, A4."
)
@lang_option
@click.pass_context
def command(context: click.Context, regulation: str | None, printed: str | None) -> None:
    """Ask what happened and say what the regulation rules.

    At most three questions are answered by a number each. `--print 1993 > 1993.html` writes a page
    that a browser prints on one sheet.
    """
    from buur.referee import REGULATIONS

    session = session_of(context)
    if printed is None:
        _rule(session, regulation)
    elif regulation is not None:
        raise Trouble("referee-two-jobs")
    else:
        from buur.cli.referee_sheet import sheet

        click.echo(sheet(session.texts, REGULATIONS[printed]))


def _rule(session: Session, named: str | None) -> None:
    """Ask for kind, regulation and case, and print the ruling."""
    from buur.referee import REGULATIONS
    from buur.referee.decision import told_apart
    from buur.referee.incident import KINDS

    kind = _choose(session, "kind", KINDS)
    regulation = REGULATIONS[named or _choose(session, "regulation", NAMES)]
    click.echo(_told(session, regulation, _choose(session, "case", told_apart(regulation, kind))))


def _told(session: Session, regulation: Regulation, case: Case) -> str:
    """Return the ruling on a case, and in brackets what it rests on."""
    from buur.i18n.rulings import ruling_text
    from buur.referee.decision import find_article

    found = find_article(regulation, case)
    text = ruling_text(
        session.texts,
        found.article.effect,
        {},
        silence=found.article.silence,
        fallback=found.regulation not in (None, regulation),
    )
    basis = ", ".join(filter(None, (found.article.source, found.article.clause)))
    return f"\n{text} [{basis}]"


def _choose(session: Session, question: str, choices: Sequence[_Choice]) -> _Choice:
    """Return the choice whose number is typed; one that has no alternative is not asked for."""
    if len(choices) == 1:
        return choices[0]
    click.echo(session.say(f"referee-{question}"))
    for number, choice in enumerate(choices, start=1):
        name = session.texts.format(f"referee-{question}-{choice}")
        click.echo(f"{number:>4}  {name}")
    while True:
        click.echo(session.say("referee-number", last=len(choices)) + " ", nl=False)
        line = sys.stdin.readline()
        if not line:
            raise Trouble("referee-no-answer")
        typed = line.strip()
        if typed.isascii() and typed.isdecimal() and 0 < int(typed[:9]) <= len(choices):
            return choices[int(typed[:9]) - 1]
