"""Types of the answers about clubs and about the boards of a day."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from buur.server.http.boards import Role as BoardRole
from buur.server.http.description.answers import Count, Day, SeatNumber, SeriesGame, Standing
from buur.server.storage.club_store import Role as ClubRole

# Boards.


class BoardResult(TypedDict):
    """The result of a board."""

    points: int
    others: int
    contract: str | None
    chooser: int | None
    substituted: bool
    program: bool
    score: float


class Board(TypedDict):
    """A board of a day, as its viewer may know it."""

    number: Annotated[int, Meta(ge=1, le=8)]
    state: Literal["new", "playing", "done", "void"]
    table: str | None
    mean: NotRequired[float | None]
    tables: NotRequired[Count]
    result: NotRequired[BoardResult]


class BoardPlayer(TypedDict):
    """Somebody in a ranking of boards."""

    name: str
    role: BoardRole
    own: bool


class DayLine(BoardPlayer):
    """A line of the ranking of a day."""

    boards: Count
    score: float


class MonthLine(DayLine):
    """A line of the ranking of a month."""

    days: Count
    mean: float


class BoardLine(BoardPlayer, BoardResult):
    """A play of a board."""


class DaySeed(TypedDict):
    """The seed of a day."""

    day: Day
    seed: str


class Seal(TypedDict):
    """The seals of the boards of a day."""

    anchor: DaySeed
    published: DaySeed
    seed: str | None


class BoardsOfDay(TypedDict):
    """The boards of a day."""

    day: Day
    rules: str
    open: bool
    ends: str
    people: Count
    boards: list[Board]
    seal: Seal
    lines: list[DayLine]
    left_out: Count


class BoardPlays(TypedDict):
    """All plays of a board."""

    day: Day
    number: Annotated[int, Meta(ge=1, le=8)]
    mean: float | None
    tables: Count
    frequencies: list[tuple[int, int]]
    lines: list[BoardLine]
    left_out: Count


class BoardsOfMonth(TypedDict):
    """The ranking of a month."""

    month: str
    by: Literal["score", "mean"]
    days: list[Day]
    least: Count
    lines: list[MonthLine]
    left_out: Count


# Clubs.


class ClubOfGuest(TypedDict):
    """A club of a guest."""

    club: str
    title: str
    role: ClubRole


class Clubs(TypedDict):
    """The clubs of a guest."""

    clubs: list[ClubOfGuest]


class NewClubAnswer(TypedDict):
    """A new club."""

    club: str
    invitation: str


class ClubInvitation(TypedDict):
    """A club behind a link."""

    club: str
    title: str
    members: Count
    joined: bool


class ClubMember(TypedDict):
    """A member of a club."""

    member: str
    name: str
    role: ClubRole


class ClubRule(TypedDict):
    """A house rule of a club."""

    title: str
    name: str
    options: dict[str, Any]


class ClubTable(TypedDict):
    """A table of a club."""

    table: str
    rules: str
    state: str
    names: list[str]
    open: Count


class EveningGame(SeriesGame):
    """A game of an evening."""

    table: str | None
    begun: bool


class Evening(TypedDict):
    """An evening of a club."""

    evening: str
    day: Day
    title: str
    rules: str
    deals: Count
    coming: list[str]
    pairs: list[list[str | None]]
    games: list[EveningGame]
    standings: list[Standing]
    over: bool


class ClubRank(TypedDict):
    """A member in the ranking of a club."""

    member: str
    name: str
    games: Count
    won: Count
    difference: int
    strength: float


class ClubAnswer(TypedDict):
    """A club as its members see it, and what a command adds."""

    club: str
    title: str
    own: str
    role: ClubRole
    rules: list[ClubRule]
    members: list[ClubMember]
    tables: list[ClubTable]
    evenings: list[Evening]
    ranking: list[ClubRank]
    table: NotRequired[str]
    seat: NotRequired[SeatNumber]
    invitation: NotRequired[str]


class ClubLeft(TypedDict):
    """A club that the member has left or deleted."""

    left: str
