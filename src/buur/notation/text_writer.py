"""`write_text`: writer of the canonical text notation, the same for equal records."""

from __future__ import annotations

from buur.notation import quoting
from buur.notation.record import CLAIM_KINDS, NOTES, Claim, Comment, Entry, Outcome, Record
from buur.notation.text_entries import FORMATS, GROUPED, KEYWORDS
from buur.play.model.events import (
    Contributed,
    Counted,
    Dealt,
    Joined,
    Opened,
    Played,
    Revealed,
    Sealed,
)
from buur.play.take_back import TakenBack
from buur.variants.options import option_text


def write_text(record: Record) -> str:
    """Return the canonical text of a record."""
    writer = _Writer(record.variant.players)
    for entry in record.entries:
        writer.write(entry)
    return "\n".join([*_head(record), *writer.lines, ""])


def _head(record: Record) -> list[str]:
    rules = record.rules
    options = [
        f" {name}={quoting.option(option_text(value))}" for name, value in rules.changes.items()
    ]
    return [
        f"format {record.format}",
        f"rules {rules.name}/{rules.version}{''.join(options)}",
        "seats " + "; ".join(quoting.value(name, ";") for name in record.names),
        *(f"{name} {quoting.value(text)}" for name, text in record.tags.items()),
    ]


class _Writer:
    """Writer of entries, which appends them to lines."""

    def __init__(self, players: int) -> None:
        self.lines: list[str] = []
        self._players = self._playing = players
        self._counted = 0
        self._laid = 0
        self._stands: list[Entry] = []
        """The events of the deal that stand."""
        self._needs_heading = True
        self._is_opened = False
        self._open: tuple[str, int] | None = None
        """The keyword of the last line if it can take more items, and the rank of its last item."""

    def write(self, entry: Entry) -> None:
        """Append an entry."""
        if not self.lines:
            self.lines.append("")
        if isinstance(entry, Comment):
            self._append_comment(quoting.comment(entry.text))
            return
        if self._needs_heading and not self._is_between_deals(entry):
            self._head_deal()
        keyword = KEYWORDS[type(entry)]
        item = FORMATS[keyword].write(entry)
        rank = CLAIM_KINDS.index(entry.kind) if isinstance(entry, Claim) else 0
        if self._takes(keyword, rank):
            self.lines[-1] += f" {item}"
        else:
            self.lines.append(f"{keyword} {item}" if item else keyword)
        self._open = (keyword, rank) if keyword in GROUPED else None
        self._follow(entry)

    def _is_between_deals(self, entry: Entry) -> bool:
        """Tell whether an entry does not begin a deal; the first seal may be that of the draw."""
        is_drawing = not self._is_opened and isinstance(entry, Sealed | Contributed)
        return is_drawing or isinstance(entry, _BETWEEN_DEALS)

    def _append_comment(self, text: str) -> None:
        if self.lines[-1]:
            self.lines[-1] += f" {text}"
        else:
            self.lines.append(text)

    def _head_deal(self) -> None:
        if self.lines[-1]:
            self.lines.append("")
        self.lines.append(f"deal {self._counted + 1}")
        self._needs_heading = False
        self._open = None

    def _takes(self, keyword: str, rank: int) -> bool:
        if self._open is None or self._open[0] != keyword:
            return False
        return keyword != "claim" or rank > self._open[1]

    def _follow(self, entry: Entry) -> None:
        if isinstance(entry, TakenBack):
            self._take_back(entry)
        elif not isinstance(entry, NOTES):
            self._stands.append(entry)
        if isinstance(entry, Opened):
            self._is_opened = True
        elif isinstance(entry, Dealt):
            self._laid, self._playing = 0, self._players
        elif isinstance(entry, Joined):
            self._playing -= entry.answer == "drop"
        elif isinstance(entry, Counted):
            self._counted += 1
            self._needs_heading = True
        elif isinstance(entry, Played):
            self._laid += 1
            if self._laid % max(1, self._playing) == 0:
                self._open = None

    def _take_back(self, entry: TakenBack) -> None:
        gone = self._stands[-entry.count :]
        del self._stands[-entry.count :]
        self._laid -= sum(isinstance(one, Played) for one in gone)
        self._playing += sum(isinstance(one, Joined) and one.answer == "drop" for one in gone)


_BETWEEN_DEALS = (Opened, Counted, Revealed, Claim, Outcome)
"""Classes of entries that may come between deals, and so do not begin one."""
