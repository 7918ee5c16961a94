"""`join_challenge`: lets bots play at a server of the Jass Challenge (Zühlke), a thread each."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from buur.arena.failures import BotFailure
from buur.arena.warm_up import warm_up
from buur.arena.zuehlke_player import Choice, ZuehlkePlayer
from buur.bots import bot
from buur.notation.foreign.hslu_records import hslu_rules


def join_challenge(names: Sequence[str], url: str, choice: Choice) -> None:
    """Let each of these bots play at a server until the server closes the connections.

    Raises:
        BotFailure: there is no server, or its messages cannot be read.
    """
    warm_up(hslu_rules().variant, names)
    failures: list[BotFailure] = []

    def play(name: str, number: int) -> None:
        try:
            ZuehlkePlayer(name, bot(name, number), choice).play(url)
        except BotFailure as failure:
            failures.append(failure)

    # A thread that waits for a message would hold up Ctrl-C, were it not a daemon.
    threads = [
        threading.Thread(target=play, args=(name, number), daemon=True)
        for number, name in enumerate(names)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
