"""`check_log`: compares what people were told with the events of the database."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tools.drills.people import Acknowledged


@dataclass(frozen=True)
class Row:
    """An event of a table's log."""

    version: int
    epoch: int
    seat: int | None
    command: str | None


@dataclass(frozen=True)
class Findings:
    """Contradictions between acknowledged acts and the log."""

    lost: int
    """Acknowledged acts that are not in the log at their version."""
    twice: int
    """Commands that the log has more than once."""
    gaps: int
    """Versions that are missing or there twice."""
    fallen: int
    """Events with a lower epoch than the one before."""

    @property
    def are_none(self) -> bool:
        """Whether all is well."""
        return not (self.lost or self.twice or self.gaps or self.fallen)


def check_log(acts: Iterable[Acknowledged], logs: Mapping[str, Sequence[Row]]) -> Findings:
    """Return what contradicts.

    Args:
        acts: the acknowledged acts.
        logs: the events of each table, in the order of their versions.
    """
    stored = {(table, row.version): row for table, rows in logs.items() for row in rows}
    lost = 0
    for act in acts:
        row = stored.get((act.table, act.version))
        lost += row is None or (row.seat, row.command) != (act.seat, act.command)
    commands: Counter[Any] = Counter(
        (table, row.seat, row.command)
        for table, rows in logs.items()
        for row in rows
        if row.command is not None
    )
    return Findings(
        lost=lost,
        twice=sum(count - 1 for count in commands.values()),
        gaps=sum(
            row.version != number
            for rows in logs.values()
            for number, row in enumerate(rows, start=1)
        ),
        fallen=sum(
            later.epoch < earlier.epoch
            for rows in logs.values()
            for earlier, later in pairwise(rows)
        ),
    )
