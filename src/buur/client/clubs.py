"""Clubs for programs: founded, joined and read; a seat at a table of a club."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import parse_qs, quote

from buur.arguments import instance, text
from buur.client.errors import TableFailure
from buur.client.invitation import Invitation, parts_of
from buur.client.person import Person, not_buur

_PAGE: Final = "/club/"


@dataclass(frozen=True, slots=True)
class ClubEntry:
    """A club in the list of a member.

    >>> ClubEntry("k7wq", "Jassclub", "head").title
    'Jassclub'
    """

    club: str
    title: str
    role: str
    """``head`` or ``member``."""


@dataclass(frozen=True, slots=True)
class Club:
    """A club, as a member sees it.

    >>> Club("k7wq", "Jassclub", "head", ("Anna",), (), (), (), {}).members
    ('Anna',)
    """

    club: str
    title: str
    role: str
    """The role of who looks, ``head`` or ``member``."""
    members: tuple[str, ...]
    """The names of all members."""
    tables: tuple[dict[str, Any], ...]
    """Its open tables: ``table``, ``rules``, ``state``, ``names`` and ``open``."""
    evenings: tuple[dict[str, Any], ...]
    """Its evenings, as in ``docs/reference/protocol.md``."""
    ranking: tuple[dict[str, Any], ...]
    """The ranking over all evenings."""
    answer: dict[str, Any]
    """The whole answer of the server."""


def clubs_of(person: Person) -> tuple[ClubEntry, ...]:
    """Return the clubs of a person.

    >>> from buur.client import Person, TableFailure
    >>> try:
    ...     clubs_of(Person("http://localhost:1"))
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        person: who asks.

    Raises:
        TableFailure: there is no server.
        ArgumentError: the argument is of another type.
    """
    instance(person, Person, "person", "a Person")
    found = person.ask("/api/clubs")
    try:
        return tuple(
            ClubEntry(str(one["club"]), str(one["title"]), str(one["role"]))
            for one in found["clubs"]
        )
    except (KeyError, TypeError) as error:
        raise not_buur(person) from error


def found_club(person: Person, title: str, *, name: str) -> str:
    """Found a club, and return the link by which others join it.

    >>> from buur.client import Person, TableFailure
    >>> try:
    ...     found_club(Person("http://localhost:1"), "Jassclub", name="Anna")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        person: its head.
        title: the name of the club.
        name: the head's name in it.

    Raises:
        TableFailure: there is no server, or it refuses.
        ArgumentError: an argument is of another type.
    """
    instance(person, Person, "person", "a Person")
    wanted = {"title": text(title, "title"), "name": text(name, "name")}
    found = person.ask("/api/clubs", wanted)
    try:
        club, token = str(found["club"]), str(found["invitation"])
    except (KeyError, TypeError) as error:
        raise not_buur(person) from error
    return f"{person.server}{_PAGE}{club}#join={quote(token)}"


def join_club(person: Person, link: str, *, name: str) -> Club:
    """Join a club by its link, and return the club.

    >>> from buur.client import Person, TableFailure
    >>> try:
    ...     join_club(Person("http://localhost:1"), "http://localhost:1/club/k7#join=a", name="Bea")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        person: the new member.
        link: the link, as of `found_club`.
        name: the member's name in the club.

    Raises:
        TableFailure: it is no such link, there is no server, or it refuses.
        ArgumentError: an argument is of another type.
    """
    instance(person, Person, "person", "a Person")
    server, path, fragment = parts_of(text(link, "link"))
    club, token = path.removeprefix(_PAGE), "".join(parse_qs(fragment).get("join", [])[:1])
    if server != person.server or path == club or not club or "/" in club or not token:
        raise TableFailure("bad-invitation", link.partition("#")[0])
    wanted = {"club": club, "invitation": token, "name": text(name, "name")}
    person.ask("/api/clubs/invitation", wanted)
    return read_club(person, club)


def read_club(person: Person, club: str) -> Club:
    """Return a club of a person.

    >>> from buur.client import Person, TableFailure
    >>> try:
    ...     read_club(Person("http://localhost:1"), "k7wq")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        person: a member.
        club: the id of the club, as of `ClubEntry.club`.

    Raises:
        TableFailure: there is no server, or it is none of her clubs.
        ArgumentError: an argument is of another type.
    """
    instance(person, Person, "person", "a Person")
    return _club(person, person.ask(f"/api/clubs/{quote(text(club, 'club'), safe='')}"))


def do_in_club(person: Person, club: str, do: str, **fields: Any) -> Club:
    """Do something in a club, and return the club as it then is.

    >>> from buur.client import Person, TableFailure
    >>> try:
    ...     do_in_club(Person("http://localhost:1"), "k7wq", "name", name="Bea")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        person: a member.
        club: the id of the club.
        do: ``table``, ``evening`` or another ``do`` of ``docs/reference/protocol.md``.
        fields: its fields.

    Raises:
        TableFailure: there is no server, or the club refuses.
        ArgumentError: an argument is of another type.
    """
    return _club(person, _done(person, club, do, fields))


def sit_in_club(person: Person, club: str, table: str) -> Invitation:
    """Take a seat at an open table of a club; return the right to it.

    >>> from buur.client import Person, TableFailure
    >>> try:
    ...     sit_in_club(Person("http://localhost:1"), "k7wq", "t4bl")
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        person: a member.
        club: the id of the club.
        table: the id of the table, as in `Club.tables`.

    Raises:
        TableFailure: there is no server, or the table has no seat for her.
        ArgumentError: an argument is of another type.
    """
    found = _done(person, club, "sit", {"table": text(table, "table")})
    return person.seat(str(found.get("table", table)))


def _done(person: Person, club: str, do: str, fields: dict[str, Any]) -> dict[str, Any]:
    instance(person, Person, "person", "a Person")
    path = f"/api/clubs/{quote(text(club, 'club'), safe='')}"
    return person.ask(path, {"do": text(do, "do"), **fields})


def _club(person: Person, found: dict[str, Any]) -> Club:
    try:
        return Club(
            club=str(found["club"]),
            title=str(found["title"]),
            role=str(found["role"]),
            members=tuple(str(one["name"]) for one in found["members"]),
            tables=_rows(found["tables"]),
            evenings=_rows(found["evenings"]),
            ranking=_rows(found["ranking"]),
            answer=found,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise not_buur(person) from error


def _rows(found: Iterable[Mapping[str, Any]]) -> tuple[dict[str, Any], ...]:
    return tuple(dict(one) for one in found)
