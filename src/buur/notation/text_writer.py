"""Writer of the canonical text face; its lines depend on the entries alone."""

from __future__ import annotations

from typing import assert_never

from buur.cards import CardSet, card_code, cards_code
from buur.notation import quoting
from buur.notation.record import CLAIM_KINDS, Claim, Comment, Entry, Outcome, Record
from buur.notation.rule_set import option_text
from buur.notation.text_entries import EMPTY, GROUPED, UNKNOWN
from buur.notation.text_rulings import write_objected, write_ruled
from buur.play.model.events import (
    BergCalled,
    Bid,
    Called,
    Chosen,
    Contributed,
    Counted,
    Cut,
    Dealt,
    Declared,
    Discarded,
    Doubled,
    Event,
    Exchanged,
    Finished,
    Insisted,
    Joined,
    Married,
    MeldsAsked,
    Misdealt,
    Objected,
    Opened,
    Owned,
    Passed,
    Played,
    Predicted,
    Pushed,
    Renounced,
    Revealed,
    Robbed,
    Ruled,
    Sealed,
    Soldered,
    StoeckCalled,
    Turned,
)


def write_text(record: Record) -> str:
    """Return the canonical text face of a record."""
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
    """Puts entries into lines."""

    def __init__(self, players: int) -> None:
        self.lines: list[str] = []
        self._players = self._playing = players
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


_BETWEEN_DEALS = (Opened, Counted, Revealed, Claim, Outcome)
"""Entries that do not begin a deal."""


def _item(entry: Event | Claim | Outcome) -> tuple[str, str]:
    """Return the keyword of an entry's line and the entry itself."""
    match entry:
        case Played():
            return "play", _played(entry)
        case Declared(seat, melds, stoeck):
            return "declared", f"{seat}:{_melds(melds, stoeck) or EMPTY}"
        case Pushed(seat):
            return "choice", f"{seat}:push"
        case Chosen(seat, contract, row):
            return "choice", f"{seat}:{contract.code}{f'#{row}' if row else ''}"
        case Bid() | Passed() | Doubled():
            return "bid", _call(entry)
        case Opened() | Sealed() | Contributed() | Cut() | Dealt() | Misdealt():
            return _before_play(entry)
        case StoeckCalled(seat):
            return "stoeck", str(seat)
        case MeldsAsked(seat):
            return "asked", str(seat)
        case Joined(seat, answer):
            return "joined", f"{seat}:{answer}"
        case Exchanged(seat, cards):
            return "exchanged", f"{seat}:{_hand(cards)}"
        case Discarded(seat, cards):
            return "discarded", f"{seat}:{_hand(cards)}"
        case Called(seat, card):
            return "called", f"{seat}:{card_code(card)}"
        case Owned(seat):
            return "owned", str(seat)
        case Renounced(seat, gives_up):
            return "renounced", f"{seat}:{'yes' if gives_up else 'no'}"
        case Married(seat, cards):
            return "married", f"{seat}:{_hand(cards)}"
        case Robbed(seat):
            return "robbed", str(seat)
        case Soldered(seat):
            return "solder", str(seat)
        case Turned(seat):
            return "turned", str(seat)
        case Objected():
            return "objected", write_objected(entry)
        case Ruled():
            return "ruled", write_ruled(entry)
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
        case Dealt(hands, turned, up, down, piles):
            told = " | ".join(map(_hand, hands))
            told += "" if turned is None else f" turned {card_code(turned)}"
            told += _widow(up, down)
            return "hands", told + (" piles " + " | ".join(map(_hand, piles)) if piles else "")
        case Misdealt(reason):
            return "misdeal", quoting.word(reason)


def _hand(hand: CardSet | None) -> str:
    return UNKNOWN if hand is None else cards_code(hand) or EMPTY


def _widow(up: CardSet, down: CardSet | None) -> str:
    """Return the cards that lie apart, open ones first."""
    if not up and down == 0:
        return ""
    return f" widow {cards_code(up) or EMPTY} / {_hand(down)}"


def _call(event: Bid | Passed | Doubled) -> str:
    match event:
        case Bid(seat, height, None):
            return f"{seat}:{height}"
        case Bid(seat, height, contract):
            return f"{seat}:{height}={contract}"
        case Passed(seat):
            return f"{seat}:pass"
        case Doubled(seat):
            return f"{seat}:double"


def _played(event: Played) -> str:
    return f"{event.seat}:{card_code(event.card)}{_melds(event.melds, event.stoeck)}"


def _melds(melds: tuple[CardSet, ...], stoeck: bool) -> str:
    return "".join(f"[{cards_code(meld)}]" for meld in melds) + ("+stoeck" if stoeck else "")


def _outcome(outcome: Outcome) -> str:
    winner = "draw" if outcome.winner is None else str(outcome.winner)
    parts = [winner, outcome.reason, *map(str, outcome.scores)]
    if outcome.short:
        parts.append("short")
    if any(outcome.strokes):
        parts += ["strokes", *map(str, outcome.strokes)]
    return " ".join(parts)
