"""Replay of a record by the rules: `replay` by event, `replay_deals` by deal, and `Replayer`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from buur.arguments import instance
from buur.errors import IllegalAction, RecordError
from buur.notation.hidden_hands import known_hands, laid_away, with_revealed_seeds
from buur.notation.record import NOTES, Claim, ClaimKind, Comment, Entry, Outcome, Record
from buur.play.acts.rule import expect_stage
from buur.play.acts.widow import WIDOW
from buur.play.engine import apply, check
from buur.play.model.deal import Deal
from buur.play.model.events import (
    Counted,
    Dealt,
    Discarded,
    Event,
    Finished,
    Joined,
    MeldsAsked,
    Played,
    Revealed,
    Ruled,
    Soldered,
    StoeckCalled,
)
from buur.play.model.refusals import refuse
from buur.play.partie import Partie
from buur.play.take_back import TakenBack, last_act, standing
from buur.referee.at_table import ruled
from buur.rules.illegality import CLAUSES

OFFENCES: Final = frozenset(CLAUSES)
"""Reason codes of cards that only break the rules of the trick: the seat holds the card and is
on turn, so that the replay can go on with it."""


def replay(record: Record) -> Iterator[Partie]:
    """Yield the state after each event of a record.

    >>> from buur.notation import record_of
    >>> from buur.play.model.events import Opened
    >>> from buur.variants.registry import variant
    >>> record = record_of([Opened(3)], variant("chibre"), names=("A", "B", "C", "D"))
    >>> [state.phase for state in replay(record)]
    ['cut']

    The replay ends early if a claim depends on hands that are not known (``??``).

    >>> from buur.notation import loads
    >>> record = loads("format 1\\nrules chibre/1\\nseats A; B; C; D\\n\\nopened 3\\n")
    >>> [partie.phase for partie in replay(record)]
    ['cut']

    Raises:
        RecordError: an event is against the rules; it has line and column if the record was read.
        ArgumentError: this is no record.
    """
    return _states(checked_record(record))


def checked_record(record: Record) -> Record:
    """Return a record, or raise `ArgumentError`."""
    return instance(record, Record, "record", "a Record, such as loads or record_of returns")


def _states(record: Record) -> Iterator[Partie]:
    return (replayer.state for replayer in _steps(record) if not replayer.is_lost)


def _steps(record: Record) -> Iterator[Replayer]:
    """Yield the replayer of a record after each event."""
    replayer = Replayer(record)
    for index in replayer.events():
        refusal = replayer.follow(index)
        if refusal is not None:
            raise record_error(record, index, refusal)
        yield replayer


def replay_deals(record: Record) -> Iterator[Deal]:
    """Yield each deal of a record with its tricks.

    >>> from buur.notation import loads
    >>> record = loads('''format 1
    ... rules chibre/1
    ... seats A; B; C; D
    ...
    ... opened 3
    ...
    ... deal 1
    ... cut 2:9
    ... hands ?? | ?? | ?? | ??
    ... choice 0:trump:S
    ... play 0:HA 1:H7 2:H6 3:HK
    ... play 0:SJ
    ... ''')
    >>> for deal in replay_deals(record):
    ...     print(deal, *deal.tricks)
    <Deal 1: dealer 3, trump:S by seat 0, 1 of 9 tricks, SJ> 0:HA 1:H7 2:H6 3:HK → 0, 15

    The last deal has the tricks so far if a claim ends it, if the record breaks off, or if the
    replay ends early like `replay`. A void deal (`Misdealt`) is left out.

    The credits of the deal that ends the partie are part of the scores; the deal has none.

    Raises:
        RecordError: an event is against the rules; the deals before it have been yielded.
        ArgumentError: this is no record.
    """
    return _deals(checked_record(record))


def _deals(record: Record) -> Iterator[Deal]:
    deal: Deal | None = None
    for replayer in _steps(record):
        state, before = replayer.state, deal
        deal = state.deal
        if before is not None and deal is not None and deal.number > before.number:
            yield replace(before, predictions=state.history[-1].predictions)
    if deal is not None and deal.is_dealt:
        yield deal


def refused_at(record: Record) -> tuple[int, RecordError] | None:
    """Return the first entry that the rules refuse, with the error; None if there is none."""
    replayer = Replayer(record)
    for index in replayer.events():
        refusal = replayer.follow(index)
        if refusal is not None:
            return index, record_error(record, index, refusal)
    return None


def record_error(record: Record, index: int, refusal: IllegalAction) -> RecordError:
    """Return the refusal of an entry as an error with line and column."""
    line, column = record.place(index)
    return RecordError(str(refusal), line=line, column=column)


_Snapshot = tuple[Partie, tuple[bool, bool, bool, bool]]
"""A state, with what the replayer knew about hands, points and scores."""


def _standing_entries(entries: Sequence[Entry]) -> list[int]:
    """Return the indices of the entries of a record that are not taken back, notes included."""
    log = [index for index, entry in enumerate(entries) if not isinstance(entry, NOTES)]
    gone = set(log) - {log[at] for at in standing([entries[index] for index in log])}
    return [index for index in range(len(entries)) if index not in gone]


_OF_TRICKS: Final[frozenset[ClaimKind]] = frozenset(("tricks", "cards", "last_trick", "match"))


class Replayer:
    """Replays a record, and tracks which hands, points and scores are certain."""

    def __init__(self, record: Record) -> None:
        variant = record.variant
        self._entries = with_revealed_seeds(record.entries)
        self._stands = _standing_entries(self._entries)
        self._done: list[Event] = []
        """The events so far that stand."""
        self._before: list[_Snapshot] = []
        """What was known before each of them."""
        self.state = Partie(variant=variant, scores=(0,) * variant.lines)
        self.is_lost = False
        """Whether the replay has ended because the next state depends on hidden cards."""
        self.is_whole = True
        """Whether all hands of the deal are known."""
        self.hides_points = False
        """Whether a seat may have made points in this deal that the record does not contain."""
        self.knows_scores = True
        """Whether the written scores are known, computed or from an unverified claim."""
        self.is_certain = True
        """Whether no hidden hand may have changed the points so far."""

    @property
    def is_sure(self) -> bool:
        """Whether the running score is known."""
        return self.knows_scores and not (self.hides_points and self._is_in_deal)

    @property
    def knows_end(self) -> bool:
        """Whether the end of the partie and its result are known."""
        return self.knows_scores and not self.hides_points and not self.is_lost

    @property
    def _is_in_deal(self) -> bool:
        deal = self.state.deal
        return self.state.result is None and deal is not None and deal.is_dealt

    def knows(self, kind: ClaimKind) -> bool:
        """Tell whether points of this kind can be verified now."""
        if self.is_lost:
            return False
        if kind == "score":
            return self.is_sure
        return kind in _OF_TRICKS or not self.hides_points

    def events(self) -> Iterator[int]:
        """Yield the index of each event until the replay ends, and `trust` the notes between."""
        for index, entry in enumerate(self._entries):
            if self.is_lost:
                return
            if isinstance(entry, NOTES):
                self.trust(entry)
            else:
                yield index

    def trust(self, note: Claim | Outcome | Comment) -> None:
        """Adopt a claimed score that cannot be verified, so that later deals can be verified."""
        if self.knows_scores or self._is_in_deal or self.state.is_over:
            return
        if isinstance(note, Claim) and note.kind == "score":
            self.state = replace(self.state, scores=note.points)
            self.knows_scores = True

    def follow(self, index: int) -> IllegalAction | None:
        """Apply the event at an index of the record.

        Returns:
            The refusal of the rules, or None. After a refusal the state is unchanged.
        """
        event = self._entries[index]
        if self.is_lost or isinstance(event, NOTES):
            return None
        if isinstance(event, TakenBack):
            return self._take_back(event)
        before = self._snapshot()
        refusal = self._refusal(index, event)
        if refusal is None or refusal.reason in OFFENCES:
            self._before.append(before)
            self._done.append(event)
        return refusal

    def _refusal(self, index: int, event: Event) -> IllegalAction | None:
        try:
            if isinstance(event, Dealt):
                self._deal(index, event)
            elif isinstance(event, Discarded) and event.cards is None:
                expect_stage(self.state, WIDOW, "widow", event.seat)
                away = laid_away(self.state, event.seat, self._later(index))
                self.apply(Discarded(event.seat, away))
            elif not (isinstance(event, MeldsAsked) and self.hides_points):
                self._check_and_apply(event)
        except IllegalAction as refusal:
            if not self._may_be_wrong(event, refusal):
                return refusal
            self.is_lost = True
        return None

    def _check_and_apply(self, event: Event) -> None:
        if isinstance(event, Ruled) and self.is_whole:
            self._check_ruling(event)
        try:
            check(self.state, event)
        except IllegalAction as refusal:
            # Hidden melds may have beaten the melds with the stöck, so that it is called here.
            if not (self.hides_points and refusal.reason == "no-stoeck"):
                raise
            if not isinstance(event, Played):
                raise
            event = replace(event, stoeck=False)
            check(self.state, event)
        self.is_lost = self._cannot_tell(event)
        if not self.is_lost:
            self.apply(event)

    def _check_ruling(self, event: Ruled) -> None:
        """Raise `IllegalAction` for a ruling that differs from the table's regulation."""
        if self.state.phase != "ruling":
            return
        right = ruled(self.state)
        if replace(event, cards=right.cards if event.cards is None else event.cards) != right:
            refuse("bad-ruling", f"the regulation rules otherwise: {right}", "9")

    def _later(self, index: int) -> tuple[Entry, ...]:
        """Return the entries after an index that are not taken back."""
        if len(self._stands) == len(self._entries):
            return self._entries[index + 1 :]
        return tuple(self._entries[at] for at in self._stands if at > index)

    def _snapshot(self) -> _Snapshot:
        knows = self.is_whole, self.hides_points, self.knows_scores, self.is_certain
        return self.state, knows

    def _take_back(self, event: TakenBack) -> IllegalAction | None:
        """Return to what was known before the seat's last act."""
        if self.state.is_over or last_act(self._done, event.seat) != event.count:
            text = f"seat {event.seat} cannot take back {event.count} events here"
            return IllegalAction("nothing-to-take-back", text, clause="2.1")
        self.state, knows = self._before[-event.count]
        self.is_whole, self.hides_points, self.knows_scores, self.is_certain = knows
        del self._before[-event.count :], self._done[-event.count :]
        return None

    def apply(self, event: Event) -> None:
        """Apply an event without a check; it may be an offence against the rules of the trick."""
        self.state = apply(self.state, event)
        if self.hides_points and isinstance(event, Counted):
            self.knows_scores = False
        elif self.state.is_over and not self.knows_end:
            self.knows_scores = False
            self.is_lost = True

    def _deal(self, index: int, event: Dealt) -> None:
        state = self.state
        if state.deal is None or None not in (*event.hands, event.down, *event.piles):
            check(state, event)
            self.is_whole, self.hides_points = True, False
            self.apply(event)
            return
        known = known_hands(state.variant, state.deal, event, self._later(index))
        possible = replace(
            event, hands=known.possible, down=known.possible_down, piles=known.possible_piles
        )
        check(state, possible)
        self.is_whole, self.hides_points = known.is_whole, known.hides_points
        self.is_certain = self.is_certain and not known.hides_points
        self.apply(replace(event, hands=known.hands, down=known.down, piles=known.piles))

    def _cannot_tell(self, event: Entry) -> bool:
        """Tell whether the effect of a claim depends on hidden cards or points."""
        if isinstance(event, Finished):
            return not self.is_sure
        return isinstance(event, Soldered) and not self.is_whole

    def _may_be_wrong(self, event: Entry, refusal: IllegalAction) -> bool:
        """Tell whether a refusal may be wrong because points are not known."""
        if isinstance(event, Joined):  # the loser of the last deal may be asked first
            return not self.is_certain
        if self.is_sure:
            return False
        return refusal.reason == "game-over" or isinstance(event, (StoeckCalled, Revealed))
