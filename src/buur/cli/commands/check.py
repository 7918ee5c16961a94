"""``buur check``: verification of records."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import BinaryIO

import click

from buur.cli.options import json_option
from buur.cli.output import print_json, progress_line
from buur.cli.session import Session, lang_option, session_of
from buur.cli.user_errors import file_error, printable
from buur.i18n import reason_text
from buur.notation import Finding
from buur.notation.foreign import Fault
from buur.notation.foreign.hslu_checks import HsluReport, check_stream
from buur.notation.record_checks import FileReport, check_file

FORMATS = ("buur", "hslu")


@click.command("check")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option(
    "--format",
    "notation",
    type=click.Choice(FORMATS),
    default=FORMATS[0],
    show_default=True,
    help="Records of Buur, or lines of the HSLU jass-kit.",
)
@json_option
@lang_option
@click.pass_context
def command(context: click.Context, files: tuple[str, ...], notation: str, as_json: bool) -> None:
    """Replay the records in FILE, verifying every act and every written point.

    FILE is `-` for standard input. Both faces of records are read, also several in one file. With
    `--format hslu` each line is a deal, and FILE may be compressed with gzip.
    Exit code 0: nothing wrong; 1: problems, each with line and column; 2: cannot be read.
    """
    session = session_of(context)
    check = _check_records if notation == FORMATS[0] else _check_hslu
    context.exit(check(session, files, as_json))


def _check_hslu(session: Session, files: tuple[str, ...], as_json: bool) -> int:
    """Check files with one deal per line, and return the exit code."""
    faults: list[dict[str, object]] = []

    def show(line: int | None, code: str, message: str, key: str) -> None:
        if as_json:
            faults.append({"name": found.name, "line": line, "code": code, "message": message})
        else:
            place = found.name if line is None else f"{found.name}:{line}"
            click.echo(session.say(key, place=place, message=message))

    def show_progress(deals: int) -> None:
        progress_line(session.say("check-progress", deals=deals))

    judgements = []
    for name in files:
        found = HsluReport(str(printable(name)))
        judgements.append(found)
        try:
            with _stream(name) as stream:
                for one in check_stream(stream, found, show_progress):
                    key = "check-unreadable" if one.is_unreadable else "check-problem"
                    show(one.line, one.fault.code, _fault_text(session, one.fault), key)
            progress_line()
        except OSError as error:
            found.unreadable += 1
            show(None, "no-file", file_error(error).text_in(session), "check-unreadable")
        if not as_json:
            key = "check-deals-fine" if found.exit_code == 0 else "check-deals"
            values = {"deals": found.deals, "wrong": found.false_deals, "lost": found.unreadable}
            click.echo(session.say(key, name=found.name, **values))
    code = max(found.exit_code for found in judgements)
    if as_json:
        counts = [{**asdict(found), "ok": found.exit_code == 0} for found in judgements]
        print_json({"ok": code == 0, "files": counts, "faults": faults})
    return code


@contextmanager
def _stream(name: str) -> Iterator[BinaryIO]:
    """Open a file, ``-`` for standard input."""
    if name == "-":
        yield sys.stdin.buffer
        return
    with Path(name).open("rb") as stream:
        yield stream


def _fault_text(session: Session, fault: Fault) -> str:
    """Return a fault in the language of the session, with the reason if a card is forbidden."""
    values = {name: printable(value) for name, value in fault.values.items() if name != "reason"}
    text = session.say(f"foreign-{fault.code}", **values)
    if "reason" not in fault.values:
        return text
    return f"{text} {reason_text(session.texts, str(fault.values['reason']))}"


def _check_records(session: Session, files: tuple[str, ...], as_json: bool) -> int:
    """Check files of records and return the exit code."""
    judgements = []
    for name in files:
        found = _judge_file(name, session)
        judgements.append(found)
        if not as_json:
            _print(session, found)
    if as_json:
        ok = all(found.exit_code == 0 for found in judgements)
        print_json({"ok": ok, "files": [_json(found) for found in judgements]})
    return max(found.exit_code for found in judgements)


def _judge_file(name: str, session: Session) -> FileReport:
    try:
        source = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        message = file_error(error).text_in(session)
        found = FileReport(str(printable(name)))
        found.unreadable.append(Finding(line=None, column=None, code="no-file", message=message))
        return found
    return check_file(str(printable(name)), source)


def _print(session: Session, found: FileReport) -> None:
    for one in found.unreadable:
        _print_line(session, found.name, one, "check-unreadable")
    for one in sorted([*found.problems, *found.notes], key=_place):
        _print_line(
            session, found.name, one, "check-note" if one in found.notes else "check-problem"
        )
    if found.exit_code == 0:
        click.echo(session.say("check-fine", name=found.name, events=found.events))


def _place(one: Finding) -> tuple[int, int]:
    return one.line or 0, one.column or 0


def _print_line(session: Session, name: str, one: Finding, key: str) -> None:
    place = name if one.line is None else f"{name}:{one.line}:{one.column or 1}"
    click.echo(session.say(key, place=place, message=_message(session, one)))


def _message(session: Session, one: Finding) -> str:
    """Return the message of a finding: the engine's sentence, after its translation if any."""
    own = str(printable(one.message))
    key = f"reason-{one.code}"
    if session.lang == "en" or not session.texts.has(key):
        return own
    return f"{session.texts.format(key)} ({own})"


def _json(found: FileReport) -> dict[str, object]:
    name, *rest = asdict(found).items()
    return dict([name, ("ok", found.exit_code == 0), *rest])
