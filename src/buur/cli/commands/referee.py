"""``buur referee``: a ruling after a few questions, or a regulation on one page."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import click

from buur.cli.session import Session, lang_option, session_of
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.referee.questions import Answers, Question, Topic

NAMES: Final = ("1993", "2006", "german-swiss")
"""Names of the regulations, repeated here because `buur.referee` is imported only when needed."""


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
        raise UserError("referee-two-jobs")
    else:
        from buur.referee.html import regulation_page

        click.echo(regulation_page(session.texts, REGULATIONS[printed]))


def _rule(session: Session, named: str | None) -> None:
    """Ask the questions that are open, and print the ruling."""
    from buur.referee.questions import next_question

    answers: dict[Topic, str] = {} if named is None else {"regulation": named}
    while (question := next_question(answers)) is not None:
        answers[question.topic] = _choose(session, question)
    click.echo(_ruling(session, answers))


def _ruling(session: Session, answers: Answers) -> str:
    """Return the ruling on a case, with its article in brackets."""
    from buur.i18n.rulings import ruling_text
    from buur.referee import REGULATIONS
    from buur.referee.questions import article_for

    found = article_for(answers)
    text = ruling_text(
        session.texts,
        found.article.effect,
        {},
        silence=found.article.silence,
        fallback=found.is_by_fallback(REGULATIONS[answers["regulation"]]),
    )
    return f"\n{text} [{found.article.basis}]"


def _choose(session: Session, question: Question) -> str:
    """Return the choice whose number is typed; a single choice is returned without a question."""
    choices = question.choices
    if len(choices) == 1:
        return choices[0]
    click.echo(session.texts.format(f"referee-ask-{question.topic}"))
    for number, choice in enumerate(choices, start=1):
        name = session.texts.format(f"referee-{question.topic}-{choice}")
        click.echo(f"{number:>4}  {name}")
    while True:
        click.echo(session.say("referee-number", last=len(choices)) + " ", nl=False)
        line = sys.stdin.readline()
        if not line:
            raise UserError("referee-no-answer")
        typed = line.strip()
        if typed.isascii() and typed.isdecimal() and 0 < int(typed[:9]) <= len(choices):
            return choices[int(typed[:9]) - 1]
