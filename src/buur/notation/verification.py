"""`verify`: checks of a record, every act against the rules, every claim against the play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, get_args

from buur.errors import IllegalAction
from buur.notation.points import outcome_of, points_of
from buur.notation.record import NOTES, Claim, Comment, Entry, Outcome, Record
from buur.notation.replay import OFFENCES, Replayer, checked_record
from buur.notation.seal_audit import SealAudit, SealNote
from buur.play.model.events import Dealt
from buur.play.partie import Partie
from buur.play.take_back import TakenBack

ClaimProblem = Literal["points-differ", "claim-without-deal", "result-differs", "result-too-early"]
Note = Literal["hands-unknown", "melds-unknown", "result-unknown", "end-unknown", "training"]

CLAIM_PROBLEMS: Final[tuple[str, ...]] = get_args(ClaimProblem)
"""Codes of problems with claims; a code that is none of these, nor one of `SEAL_PROBLEMS`, is the
reason of a refused act."""
NOTE_CODES: Final[tuple[str, ...]] = (*get_args(Note), *get_args(SealNote))
"""Codes of notes about parts that could not be verified, and about acts taken back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """A problem or a note about one place of a record.

    >>> found = Finding(line=7, column=1, code="points-differ", message="93 were claimed")
    >>> found.line, found.code
    (7, 'points-differ')
    """

    line: int | None
    """The line of the text, from 1; None if the record was not read from a text."""
    column: int | None
    """The column of the text, from 1; None if the record was not read from a text."""
    code: str
    """Stable kebab-case code: the reason of a refusal, or one of `CLAIM_PROBLEMS`,
    `SEAL_PROBLEMS` or `NOTE_CODES`."""
    message: str
    """One sentence."""
    clause: str | None = None
    """The clause of the rules that refuses an act."""

    def __str__(self) -> str:
        if self.line is None:
            return self.message
        return f"line {self.line}, column {self.column}: {self.message}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Verification:
    """The findings of a replay of a record.

    >>> from buur.notation import record_of
    >>> from buur.play.model.events import Opened
    >>> from buur.variants.registry import variant
    >>> found = verify(record_of([Opened(3)], variant("chibre")))
    >>> found.is_ok, found.problems, found.state.phase
    (True, (), 'cut')
    """

    problems: tuple[Finding, ...]
    """Contradictions with the rules or the play, in the order of the record."""
    notes: tuple[Finding, ...]
    """Parts that could not be verified because cards are not known, and the first act that was
    taken back."""
    state: Partie
    """The state after the last event that could be replayed."""
    followed: int
    """The number of entries checked; an illegal act ends the replay before the last entry."""
    verified: int
    """The number of claims that were compared with the play, right or wrong."""
    trusted: int
    """The number of claims that were not compared, because cards are not known."""

    @property
    def is_ok(self) -> bool:
        """Whether nothing contradicts the rules or the play."""
        return not self.problems


def verify(record: Record) -> Verification:
    """Replay a record, checking every act, every seal and every claim of points.

    >>> from buur.notation import record_of
    >>> from buur.play.model.events import Opened
    >>> from buur.variants.registry import variant
    >>> record = record_of([Opened(3)], variant("chibre"), names=("A", "B", "C", "D"))
    >>> verify(record).is_ok
    True

    A card that breaks the rules of the trick (a revoke) is reported and the replay goes on. Any
    other illegal act is reported and ends the replay.

    >>> from buur.notation import loads
    >>> record = loads("format 1\\nrules chibre/1\\nseats A; B; C; D\\n\\nopened 3\\n")
    >>> verify(record).is_ok
    True

    Raises:
        ArgumentError: this is no record.
    """
    return _Verifier(checked_record(record)).run()


class _Verifier:
    def __init__(self, record: Record) -> None:
        self._record = record
        self._replayer = Replayer(record)
        self._seals = SealAudit()
        self._problems: list[Finding] = []
        self._notes: list[Finding] = []
        self._verified = 0
        self._trusted = 0
        self._is_training = False

    def run(self) -> Verification:
        followed = 0
        for index, entry in enumerate(self._record.entries):
            if isinstance(entry, Claim):
                self._judge_claim(index, entry)
                self._replayer.trust(entry)
            elif isinstance(entry, Outcome):
                self._judge_outcome(index, entry)
            elif not isinstance(entry, Comment) and not self._follow(index):
                break
            followed = index + 1
        if followed and followed == len(self._record.entries):
            for code, text in self._seals.end(self._replayer.state):
                self._note(followed - 1, code, text)
        return Verification(
            problems=tuple(self._problems),
            notes=tuple(self._notes),
            state=self._replayer.state,
            followed=followed,
            verified=self._verified,
            trusted=self._trusted,
        )

    def _find(self, index: int, code: str, message: str, clause: str | None = None) -> Finding:
        line, column = self._record.place(index)
        return Finding(line=line, column=column, code=code, message=message, clause=clause)

    def _note(self, index: int, code: Note | SealNote, message: str) -> None:
        self._notes.append(self._find(index, code, message))

    def _follow(self, index: int) -> bool:
        """Apply an event; tell whether the replay can go on."""
        replayer, was_lost = self._replayer, self._replayer.is_lost
        entry, before = self._record.entries[index], replayer.state
        refusal = replayer.follow(index)
        if refusal is not None:
            self._problems.append(
                self._find(index, refusal.reason, _sentence(refusal), refusal.clause)
            )
            if refusal.reason not in OFFENCES or isinstance(entry, (*NOTES, TakenBack)):
                return False
            replayer.apply(entry)
        self._audit(index, entry, before)
        if replayer.is_lost and not was_lost:
            text = "cards that are not known decide what happens here; the rest is not verified"
            self._note(index, "end-unknown", text)
        elif isinstance(entry, Dealt) and None in entry.hands:
            self._note_hands(index)
        elif isinstance(entry, TakenBack) and not self._is_training:
            self._is_training = True
            text = "an act is taken back: the partie was training and is no ordinary result"
            self._note(index, "training", text)
        return True

    def _audit(self, index: int, entry: Entry, before: Partie) -> None:
        for problem, text in self._seals.problems(entry, before):
            self._problems.append(self._find(index, problem, text, "2.3"))
        for note, text in self._seals.notes(entry, before):
            self._note(index, note, text)

    def _note_hands(self, index: int) -> None:
        replayer = self._replayer
        if not replayer.is_whole:
            text = (
                "hands are not known: acts are checked against the cards that are,"
                " and points of melds are taken on trust"
            )
            self._note(index, "hands-unknown", text)
        elif replayer.hides_points:
            text = (
                "a hand that was not told holds melds that may have been declared:"
                " points of melds are taken on trust"
            )
            self._note(index, "melds-unknown", text)

    def _judge_claim(self, index: int, claim: Claim) -> None:
        if not self._replayer.knows(claim.kind):
            self._trusted += 1
            return
        self._verified += 1
        true = points_of(self._replayer.state, claim.kind)
        if true is None:
            text = "points are claimed before the first deal"
            self._problems.append(self._find(index, "claim-without-deal", text))
        elif true != claim.points:
            text = f"{claim.kind} is {_numbers(true)}, not {_numbers(claim.points)}"
            self._problems.append(self._find(index, "points-differ", text, "7"))

    def _judge_outcome(self, index: int, claimed: Outcome) -> None:
        replayer = self._replayer
        if not replayer.knows_end:
            self._trusted += 1
            self._note(index, "result-unknown", "the result cannot be verified")
            return
        self._verified += 1
        true = outcome_of(replayer.state)
        if true is None:
            text = "the partie is not over here"
            self._problems.append(self._find(index, "result-too-early", text, "7.4"))
            return
        for text in _differences(claimed, true, with_strokes=replayer.is_certain):
            self._problems.append(self._find(index, "result-differs", text, "7.4"))


def _differences(claimed: Outcome, true: Outcome, *, with_strokes: bool) -> Iterator[str]:
    if claimed.winner != true.winner:
        yield f"the winner is {_side(true.winner)}, not {_side(claimed.winner)}"
    if claimed.reason != true.reason:
        yield f"the partie ends by {true.reason}, not {claimed.reason}"
    if claimed.scores != true.scores:
        yield f"the final score is {_numbers(true.scores)}, not {_numbers(claimed.scores)}"
    if claimed.short != true.short:
        yield f"the loser is {'' if true.short else 'not '}below half of the target"
    if with_strokes and claimed.strokes != true.strokes:
        yield f"the strokes are {_numbers(true.strokes)}, not {_numbers(claimed.strokes)}"


def _side(winner: int | None) -> str:
    return "nobody" if winner is None else f"side {winner}"


def _numbers(points: tuple[int, ...]) -> str:
    return " ".join(map(str, points))


def _sentence(refusal: IllegalAction) -> str:
    """Return the text of a refusal without its codes, which a finding has in other fields."""
    return str(refusal).removesuffix(f" [{refusal.reason}, rule {refusal.clause}]")
