"""``buur ask``: questions about the rules as JSON Lines."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

import click

from buur.answers.json_lines import answer_line
from buur.cli.logs import log_bug
from buur.cli.ruleset import load_rules
from buur.cli.session import lang_option, session_of
from buur.cli.user_errors import error_text
from buur.variants.model import Variant
from buur.variants.registry import DEFAULT


@click.command("ask")
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True), default="-")
@click.option("--rules", metavar="NAME", help="Rules of questions that name none.")
@lang_option
@click.pass_context
def command(context: click.Context, file: Path, rules: str | None) -> None:
    """Answer questions about the rules, one JSON object per line of FILE or standard input.

    A line such as {"ask":"legal","contract":"trump:D","trick":["C6","DT"],
    "hand":["CA","D9","D6","ST"]} gets one answer, in the same order; a bad line gets an object
    with "error", and the rest goes on. docs/reference/ask.md describes every question.
    """
    base, lang = load_rules(rules or DEFAULT).variant, session_of(context).lang
    if str(file) != "-":
        with file.open("rb") as lines:
            _answer_all(lines, base, lang)
        return
    if sys.stdin.isatty():
        click.echo(session_of(context).say("ask-waiting"), err=True)
    _answer_all(sys.stdin.buffer, base, lang)


def _answer_all(lines: Iterable[bytes], base: Variant, lang: str) -> None:
    for line in lines:
        if line.strip():
            found = answer_line(line, base, lang, on_bug=_logged)
            # Plain ASCII, so that no terminal or locale can stumble over an answer.
            sys.stdout.write(json.dumps(found, separators=(",", ":")) + "\n")
            sys.stdout.flush()


def _logged(error: Exception) -> str:
    """Write a fault of the program to its log and return the message for its user."""
    return f"a mistake in Buur: {error_text(error)}; details are in {log_bug(error)}"
