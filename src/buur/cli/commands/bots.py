"""``buur bots``: processes of this machine that think for the bots of servers."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from buur.cli.commands.serve import broker_url
from buur.cli.session import lang_option, session_of
from buur.cli.settings_file import settings_option
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.server.bot_pool.remote_worker import QuestionWorker


@click.command("bots")
@click.option(
    "--bus",
    metavar="URL",
    required=True,
    envvar=["BUUR_BOTS", "BUUR_BUS"],
    show_envvar=True,
    help="Broker of the servers, such as nats://host:4222.",
)
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    help="Number of processes; one for each core by default.",
)
@settings_option
@lang_option
@click.pass_context
def command(context: click.Context, bus: str, workers: int | None) -> None:
    """Answer the questions that servers with --bots ask, until Ctrl-C.

    A question has the view of one seat; no hidden card comes to this machine.
    """
    from buur.cli.logs import start_log
    from buur.server.bot_pool.processes import ProcessPool
    from buur.server.bot_pool.remote_worker import QuestionWorker
    from buur.server.errors import ServerError
    from buur.server.settings import HANGING, Settings, cores

    session = session_of(context)
    broker_url("--bus", bus)
    number = workers or cores()
    usual = Settings()
    start_log()
    try:
        pool = ProcessPool(number, number, HANGING * usual.think_seconds)
        pool.check("master")
        worker = QuestionWorker(bus, pool, number)
    except ServerError as error:
        raise UserError("server", message=str(error).rstrip(".")) from error

    def show() -> None:
        click.echo(session.say("bots-ready", workers=number))
        sys.stdout.flush()

    asyncio.run(_run(worker, show))
    click.echo(session.say("bots-stopped", answered=worker.answered), err=True)


async def _run(worker: QuestionWorker, started: Callable[[], None]) -> None:
    """Answer questions until a signal comes."""
    running = asyncio.create_task(worker.run())
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, running.cancel)
    started()
    with suppress(asyncio.CancelledError):
        await running
