"""``buur doctor``: checks of the installation."""

from __future__ import annotations

import click

from buur.cli.doctor_checks import CheckResult, kernels, run_checks
from buur.cli.options import json_option
from buur.cli.output import print_json
from buur.cli.session import Session, lang_option, session_of


@click.command("doctor")
@click.option("--database", metavar="FILE", help="The database to look at.")
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    default=8157,
    show_default=True,
    help="The port to look at.",
)
@click.option("--warm", is_flag=True, help="Compile all kernels, and look at nothing else.")
@json_option
@lang_option
@click.pass_context
def command(
    context: click.Context, database: str | None, port: int, warm: bool, as_json: bool
) -> None:
    """Look at Python, packages, kernels, database, port, browser, language; exit 1 on problems."""
    session = session_of(context)
    if warm:
        from buur.cli.compile_progress import warm as compile_all

        compile_all(session)
    findings = [kernels(session)] if warm else run_checks(session, database, port)
    if as_json:
        print_json(
            {"ok": all(one.is_fine for one in findings), "findings": _json(session, findings)}
        )
    else:
        _print(session, findings)
    if not all(one.is_fine for one in findings):
        context.exit(1)


def _json(session: Session, findings: list[CheckResult]) -> list[dict[str, object]]:
    return [
        {
            "name": one.name,
            "ok": one.is_fine,
            "detail": one.detail,
            "advice": None if one.is_fine else session.say(f"doctor-{one.name}-advice"),
        }
        for one in findings
    ]


def _print(session: Session, findings: list[CheckResult]) -> None:
    for one in findings:
        word = session.say("doctor-fine" if one.is_fine else "doctor-problem")
        mark = click.style(word, fg="green" if one.is_fine else "red", bold=not one.is_fine)
        click.echo(f"{session.say(f'doctor-{one.name}')}: {mark} – {one.detail}")
        if not one.is_fine:
            click.echo(f"  {session.say(f'doctor-{one.name}-advice')}")
    if all(one.is_fine for one in findings):
        click.echo(session.say("doctor-all-fine"))
