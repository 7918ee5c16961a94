"""Types of the JSON that the endpoints below ``/api`` answer with."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from buur.server.storage.models import ThinkingTime
from buur.server.wire.messages import Friends
from buur.server.wire.table_view import DealView, RulesView

Count = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
Card = Annotated[str, Meta(pattern="^[SHDC][6-9TJQKA]$")]
OptionValue = bool | int | str | list[str]

# Errors and health.


class Why(TypedDict):
    """A more specific code, with the arguments of its text."""

    code: str
    args: dict[str, Any]


class ErrorShape(TypedDict):
    """An error: its code, an English sentence, and the input that caused it."""

    code: str
    message: str
    input: NotRequired[Any]
    why: NotRequired[Why]


class Failure(TypedDict):
    """The answer to a request that cannot be served."""

    error: ErrorShape


class Health(TypedDict):
    """The state of the server."""

    status: str
    version: str
    tables: Count
    bots: dict[str, int]


class Ready(TypedDict):
    """Whether a proxy should send people here."""

    status: Literal["ready", "starting", "draining", "database", "lease", "bus"]


# Rules.


class Preset(TypedDict):
    """A preset with its options."""

    name: str
    aliases: list[str]
    names: list[str]
    languages: dict[str, str]
    family: str
    group: str
    for_beginners: bool
    seats: Annotated[int, Meta(ge=2, le=6)]
    source: str
    options: dict[str, OptionValue]
    fallbacks: list[str]
    facts: dict[str, OptionValue]


class Need(TypedDict):
    """A condition under which an option matters."""

    name: str
    words: list[str]
    holds: bool


class Option(TypedDict):
    """An option of rule sets."""

    name: str
    group: str
    kind: str
    values: list[str] | None
    min: int | None
    max: int | None
    clause: str | None
    major: bool
    needs: list[list[Need]]


class Catalogue(TypedDict):
    """Every preset and every option."""

    presets: list[Preset]
    groups: list[str]
    most_played: dict[str, list[str]]
    options: list[Option]
    clauses: dict[str, str]


class RulesSection(TypedDict):
    """A section of a rule set in words."""

    title: str
    lines: list[str]
    clause: str | None
    synonyms: str


class OrderOfCards(TypedDict):
    """Cards of a suit with their points, the highest first."""

    kind: str
    cards: list[tuple[Card, int]]


class Word(TypedDict):
    """An entry of the glossary."""

    word: str
    place: str
    meaning: str


class RulesText(TypedDict):
    """A rule set in words."""

    title: str
    also: str | None
    sections: list[RulesSection]
    orders: list[OrderOfCards]
    words: list[Word]


class SeriesGame(TypedDict):
    """A game of a series."""

    round: int
    pairs: tuple[int, int]
    points: tuple[int, int] | None


class Standing(TypedDict):
    """The rank of a pair."""

    rank: int
    pair: int
    points: int
    games: int
    won: int


class SeriesAnswer(TypedDict):
    """A series with its ranking."""

    pairs: list[str]
    deals: Count
    games: list[SeriesGame]
    standings: list[Standing]
    next: int | None


# Tables and parties.


class Seat(TypedDict):
    """A seat with its token."""

    seat: SeatNumber
    token: str


class Ticket(Seat):
    """A seat at a table, with its token."""

    table: str


class NewTableAnswer(Ticket):
    """A new table: the asker's seat and those of other people."""

    others: list[Seat]
    invitation: NotRequired[str]


class TableSummary(TypedDict):
    """The state of a table."""

    table: str
    rules: str
    scores: list[int]
    deal: Count
    phase: str
    over: bool
    broken: bool
    ended: str | None
    updated: str


class Tables(TypedDict):
    """The state of some tables."""

    tables: list[TableSummary]


class DealsPage(TypedDict):
    """A page of the scores of counted deals."""

    deals: list[DealView]
    more: int | None


class Invitation(TypedDict):
    """The state of a table for friends."""

    state: str
    table: Friends | None
    seat: SeatNumber | None
    rules: RulesView | None
    replay: bool


class WatchAnswer(TypedDict):
    """Whether a link lets one watch."""

    watch: Literal["after", "late"]
    over: bool


class QrCode(TypedDict):
    """A QR code of a link, as a path of SVG."""

    link: str
    size: Count
    path: str


class Player(TypedDict):
    """A player of a partie."""

    name: str
    bot: str | None


class GameAnswer(TableSummary):
    """A partie of a guest."""

    created: str
    seat: SeatNumber
    players: list[Player]
    lines: list[int | None]
    deals: Count
    result: Literal["won", "lost", "draw"] | None
    training: bool


class Favourite(TypedDict):
    """The most frequent of several."""

    name: str
    times: Count


class Totals(TypedDict):
    """Totals over the parties of a guest."""

    played: Count
    won: Count
    deals: Count
    matches: Count
    best: int | None
    contract: Favourite | None
    rules: Favourite | None


class Games(TypedDict):
    """A page of a guest's parties."""

    games: list[GameAnswer]
    more: str | None
    totals: Totals | None


class GamePage(DealsPage):
    """A partie with a page of its deals."""

    game: GameAnswer
    rules: RulesView


class Step(TypedDict):
    """A step of a replay: an event, and what it changes in the open view."""

    v: Count
    trick: int | None
    event: dict[str, Any]
    view: dict[str, Any]


class Steps(TypedDict):
    """A finished deal, step by step."""

    deal: Count
    steps: list[Step]


class Removed(TypedDict):
    """A partie that was removed."""

    removed: str


class AllRemoved(TypedDict):
    """The parties that were removed."""

    removed: list[str]


class ReplayLink(TypedDict):
    """A link to a replay."""

    table: str
    token: str


# Lobby.


class LobbyEntry(TypedDict):
    """An entry to a quick match."""

    entry: str
    rules: str
    time: ThinkingTime
    link: str | None


class Pair(TypedDict):
    """Who waits for a partner."""

    state: Literal["own", "full", "open"]
    name: str
    rules: str
    time: ThinkingTime


class Rating(TypedDict):
    """A rating of a pool."""

    pool: str
    pair: bool
    number: int
    provisional: bool
    parties: Count


class Ratings(TypedDict):
    """The guest's own ratings."""

    ratings: list[Rating]


class RankedPlayer(TypedDict):
    """A person, or two who play as a pair, in the ranking of a pool."""

    rank: Annotated[int, Meta(ge=1)] | None
    names: list[str]
    own: bool
    number: int
    provisional: bool
    parties: Count


class Ranking(TypedDict):
    """The persons or the pairs of a pool."""

    players: Count
    lines: list[RankedPlayer]


class PoolRanking(TypedDict):
    """The ranking of the quick matches by a rule set."""

    rules: str
    least: Count
    listed: bool
    people: Ranking
    pairs: Ranking | None
