"""Writing the text face. Its lines depend on the entries alone, so that reading undoes writing."""

from __future__ import annotations

from typing import assert_never

from buur.cards import card_code, cards_code
from buur.notation import quoting
from buur.notation.record import CLAIM_KINDS, Claim, Comment, Entry, Outcome, Record
from buur.notation.rule_set import option_text
from buur.notation.text_words import EMPTY, GROUPED, UNKNOWN
from buur.play.events import (
    BergCalled,
    Chosen,
    Contributed,
    Counted,
    Cut,
    Dealt,
    Event,
    Finished,
    Insisted,
    MeldsAsked,
    Misdealt,
    Opened,
    Played,
    Predicted,
    Pushed,
    Revealed,
    Sealed,
    Soldered,
    StoeckCalled,
)


def write_text(record: Record) -> str:
    """Return the canonical text face of a record."""
    writer = _Writer(record.variant.seats)
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
    """Puts entries into lines."""

    def __init__(self, seats: int) -> None:
        self.lines: list[str] = []
        self._seats = seats
        self._counted = 0
        self._laid = 0
        self._needs_heading = True
        self._open: tuple[str, int] | None = None
        """The keyword of a line that takes more items, and the rank of its last one."""

    def write(self, entry: Entry) -> None:
        """Append an entry."""
        if not self.lines:
            self.lines.append("")
        if isinstance(entry, Comment):
            self._append_comment(quoting.comment(entry.text))
            return
        if self._needs_heading and not isinstance(entry, _BETWEEN_DEALS):
            self._head_deal()
        keyword, item = _item(entry)
        rank = CLAIM_KINDS.index(entry.kind) if isinstance(entry, Claim) else 0
        if self._takes(keyword, rank):
            self.lines[-1] += f" {item}"
        else:
            self.lines.append(f"{keyword} {item}" if item else keyword)
        self._open = (keyword, rank) if keyword in GROUPED else None
        self._follow(entry)

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
        if isinstance(entry, Dealt):
            self._laid = 0
        elif isinstance(entry, Counted):
            self._counted += 1
            self._needs_heading = True
        elif isinstance(entry, Played):
            self._laid += 1
            if self._laid % self._seats == 0:
                self._open = None


_BETWEEN_DEALS = (Opened, Counted, Revealed, Claim, Outcome)
"""Entries that do not begin a deal."""


def _item(entry: Event | Claim | Outcome) -> tuple[str, str]:
    """Return the keyword of an entry's line and the entry itself."""
    match entry:
        case Played():
            return "play", _played(entry)
        case Pushed(seat):
            return "choice", f"{seat}:push"
        case Chosen(seat, contract):
            return "choice", f"{seat}:{contract.code}"
        case Opened() | Sealed() | Contributed() | Cut() | Dealt() | Misdealt():
            return _before_play(entry)
        case StoeckCalled(seat):
            return "stoeck", str(seat)
        case MeldsAsked(seat):
            return "asked", str(seat)
        case Soldered(seat):
            return "solder", str(seat)
        case Finished(seat):
            return "finish", str(seat)
        case BergCalled(seat):
            return "berg", str(seat)
        case Insisted(seat, insist):
            return "answer", f"{seat}:{'insist' if insist else 'take'}"
        case Predicted(seat, points, aloud):
            told = UNKNOWN if points is None else str(points)
            return "predicted", f"{seat}:{told}{' aloud' if aloud else ''}"
        case Counted(predictions):
            return "counted", " ".join(map(str, predictions or ()))
        case Revealed(seed):
            return "revealed", quoting.word(seed)
        case Claim(kind, points):
            return "claim", " ".join([kind, *map(str, points)])
        case Outcome():
            return "result", _outcome(entry)
        case _:
            assert_never(entry)


def _before_play(
    event: Opened | Sealed | Contributed | Cut | Dealt | Misdealt,
) -> tuple[str, str]:
    match event:
        case Opened(dealer, drawn):
            cards = "" if drawn is None else " drawn " + " ".join(map(card_code, drawn))
            return "opened", f"{dealer}{cards}"
        case Sealed(digest, seed):
            known = "" if seed is None else f" seed {quoting.word(seed)}"
            return "sealed", quoting.word(digest) + known
        case Contributed(seat, nonce):
            return "contributed", f"{seat}:{quoting.word(nonce)}"
        case Cut(seat, at):
            return "cut", f"{seat}:{at or 'knock'}"
        case Dealt(hands, turned):
            told = " | ".join(
                UNKNOWN if hand is None else cards_code(hand) or EMPTY for hand in hands
            )
            return "hands", told if turned is None else f"{told} turned {card_code(turned)}"
        case Misdealt(reason):
            return "misdeal", quoting.word(reason)


def _played(event: Played) -> str:
    melds = "".join(f"[{cards_code(meld)}]" for meld in event.melds)
    return f"{event.seat}:{card_code(event.card)}{melds}{'+stoeck' if event.stoeck else ''}"


def _outcome(outcome: Outcome) -> str:
    winner = "draw" if outcome.winner is None else str(outcome.winner)
    parts = [winner, outcome.reason, *map(str, outcome.scores)]
    if outcome.short:
        parts.append("short")
    if any(outcome.strokes):
        parts += ["strokes", *map(str, outcome.strokes)]
    return " ".join(parts)
