"""`TableScope`: the fields of log lines about a live table, and the counts of its acts."""

from __future__ import annotations

import logging

from buur.play.table import Table
from buur.server import metrics
from buur.server.log_lines import log_scope
from buur.server.wire import messages

_LOG = logging.getLogger(__name__)


class TableScope:
    """What the log names while a live table is served.

    It does not refer to the table's actor, since the context of the actor's task refers to it.

    Args:
        table: the table's id.
        epoch: the epoch that permits writing to it.
        partie: the partie at the table.
    """

    def __init__(self, table: str, epoch: int, partie: Table) -> None:
        self._table = table
        self._epoch = epoch
        self._partie = partie
        self._command = ""
        """The id of the act that is served, empty for none."""

    @property
    def log_fields(self) -> dict[str, object]:
        """Table, epoch and version, and the command if an act is served."""
        command = {"command": self._command} if self._command else {}
        return {
            "table": self._table,
            "epoch": self._epoch,
            "version": self._partie.version,
            **command,
        }

    def enter(self) -> None:
        """Have the lines of this task name the table from now on."""
        log_scope.set(self)
        _LOG.info("the table is in memory")

    def leave(self) -> None:
        """Write that the table is no longer served."""
        _LOG.info("the table leaves memory")

    def begin(self, command: str) -> None:
        """Note the act that is served from now on."""
        self._command = command

    def end(self, answer: messages.Ok | messages.No) -> None:
        """Count the answer to the act."""
        if isinstance(answer, messages.Ok):
            metrics.count_act("ok")
        else:
            metrics.count_act("refused")
            _LOG.debug("an act is refused: %s", answer.code)
        self._command = ""
