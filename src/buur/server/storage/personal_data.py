"""`DATA`: what each column of the database says of a person, and what becomes of it.

Merging, deletion, the export and the privacy page all follow this table; a test compares it with
the schema.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sa

from buur.server.storage import schema

TECHNICAL: Final = ""
"""The item of columns that say nothing of a person."""


class Held(NamedTuple):
    """What the database holds in a table."""

    words: str
    """The table in plain words, for the export."""
    columns: Mapping[str, str]
    """The item of the privacy page to which each column belongs."""
    people: tuple[str, ...] = ()
    """Columns with the internal id of a person."""
    merged: Literal["moved", "dropped", "apart"] = "moved"
    """Whether signing in moves the rows to the other person; ``apart`` where a function does it."""
    blanked: Mapping[str, Mapping[str, Any]] | None = None
    """By column of ``people``: new values of the row when the person is deleted; None if the row is
    deleted."""
    is_forgotten_apart: bool = False
    """Whether a function of its own takes a deleted person out of the rows."""
    hidden: frozenset[str] = frozenset()
    """Columns of ``people`` by which the export finds no rows: others wrote them."""


def _all(names: str, item: str = TECHNICAL) -> dict[str, str]:
    """Return columns that belong to the same item."""
    return dict.fromkeys(names.split(), item)


DATA: Final[Mapping[str, Held]] = {
    "guests": Held(
        "you",
        {
            "id": "number",
            "public_id": "public-number",
            "name": "name",
            "avatar": "avatar",
            "created": "since",
            "listed": "listing",
        },
        ("id",),
        "apart",
    ),
    "guest_devices": Held(
        "your browsers",
        {
            "token_hash": "cookie",
            "guest_id": "number",
            "id": "device",
            "label": "device",
            "created": "device",
            "used": "device",
        },
        ("guest_id",),
        "dropped",
    ),
    "passkeys": Held(
        "your passkeys",
        _all("id public_key sign_count short_id label created used", "passkey")
        | {"guest_id": "number"},
        ("guest_id",),
        "dropped",
    ),
    "mail_addresses": Held(
        "your mail addresses",
        {"address": "mail", "guest_id": "number", "created": "mail"},
        ("guest_id",),
        "dropped",
    ),
    "mail_links": Held(
        "links that were sent to you",
        _all("token_hash address device_id created", "mail-link") | {"guest_id": "number"},
        ("guest_id",),
        "dropped",
    ),
    "friendships": Held(
        "your friends, and requests",
        _all("guest_id friend_id state created", "friends"),
        ("guest_id", "friend_id"),
        "apart",
    ),
    "friend_links": Held(
        "your link for friends",
        _all("token_hash created", "friend-link") | {"guest_id": "number"},
        ("guest_id",),
        "dropped",
    ),
    "guest_seats": Held(
        "your seats",
        _all("table_id seat", "seats") | {"guest_id": "number"},
        ("guest_id",),
    ),
    "seat_changes": Held(
        "when you took a seat, and your name there",
        _all("table_id revision seat version kind", "seats")
        | {"name": "name", "guest_id": "number", "bot": TECHNICAL},
        ("guest_id",),
        blanked={"guest_id": {"name": "", "guest_id": None}},
    ),
    "seats": Held(
        "your seats as tables show them",
        _all("table_id seat kind is_open is_host", "seats")
        | {"name": "name", "avatar": "avatar", "token_hash": "ticket", "bot": TECHNICAL},
    ),
    "seat_tokens": Held(
        "tickets to your seats", _all("table_id token_hash seat created", "ticket")
    ),
    "seat_results": Held(
        "your results",
        _all("table_id seat line deals matches best contracts made points", "results"),
    ),
    "tables": Held(
        "your parties",
        _all("id rules created updated deal phase scores winner training", "parties")
        | _all("epoch broken archived owner"),
    ),
    "events": Held(
        "what you did, and when",
        _all("table_id version event at actor seat command", "acts") | _all("epoch"),
    ),
    "friend_tables": Held(
        "your tables for friends",
        _all("table_id state time touched next_table watch watch_hash", "parties")
        | _all("listed lang pool rated", "parties")
        | _all("revision next_keys"),
    ),
    "invitations": Held("invitations", _all("table_id token_hash state created", "invitation")),
    "former_seats": Held(
        "parties that you left", _all("table_id guest_id", "seats"), ("guest_id",)
    ),
    "replay_links": Held(
        "links to your parties",
        _all("table_id token_hash created", "replay-link") | {"guest_id": "number"},
        ("guest_id",),
    ),
    "mutes": Held(
        "people whom you do not hear",
        _all("guest_id muted_id created", "mutes"),
        ("guest_id", "muted_id"),
        hidden=frozenset({"muted_id"}),
    ),
    "reports": Held(
        "what you reported",
        _all("created table_id version reporter reporter_seat", "reports")
        | _all("reported reported_seat reported_name talk", "reports")
        | _all("id"),
        ("reporter", "reported"),
        blanked={
            "reporter": {"reporter": None},
            "reported": {"reported": None, "reported_name": ""},
        },
        hidden=frozenset({"reported"}),
    ),
    "board_plays": Held(
        "boards of a day that you played",
        _all("day number player table_id state result", "boards")
        | _all("name", "name")
        | _all("is_bot"),
        ("player",),
        is_forgotten_apart=True,
    ),
    "board_totals": Held(
        "your scores of days",
        _all("day player boards score", "boards") | _all("name", "name"),
        ("player",),
        is_forgotten_apart=True,
    ),
    "pool_seats": Held(
        "quick matches that you began",
        _all("table_id seat in_pair", "ratings") | {"guest_id": "number", "entry": TECHNICAL},
        ("guest_id",),
        is_forgotten_apart=True,
    ),
    "ratings": Held(
        "your ratings, alone and in pairs",
        _all("pool player mu sigma parties updated", "ratings"),
        ("player",),
        "apart",
        is_forgotten_apart=True,
    ),
    "club_members": Held(
        "your clubs",
        _all("club_id member role joined", "clubs") | {"guest_id": "number", "name": "name"},
        ("guest_id",),
        "apart",
        is_forgotten_apart=True,
    ),
    "club_evenings": Held(
        "evenings of your clubs",
        _all("club_id day title coming", "clubs") | _all("id rules deals pairs tables created"),
    ),
    "clubs": Held("clubs", _all("id name rules invitation created")),
    "club_tables": Held("tables of clubs", _all("club_id table_id evening created")),
    "board_days": Held("days of boards", _all("day rules is_open")),
    "board_chains": Held("seeds of boards", _all("first_day last_day last_seed")),
    "snapshots": Held(
        "copies of the state of parties",
        _all("table_id version deal layout state scores digest"),
    ),
    "deals": Held("copies of the scores of deals", _all("table_id number layout score digest")),
    "nodes": Held("processes of the server", _all("id name version state started until")),
    "bans": Held(
        "until when an operator keeps you out, and why",
        _all("guest_id network until reason created", "ban") | _all("id"),
        ("guest_id",),
    ),
    "orders": Held("an operator's orders", _all("id kind node table_id reason created")),
    "schema_version": Held("the version of the database", _all("version")),
}
"""By table of the database. Tables without a column of ``people`` belong to the parties."""

OF_PEOPLE: Final[Mapping[sa.Table, Held]] = {
    schema.METADATA.tables[name]: held
    for name, held in DATA.items()
    if held.people and name != "guests"
}
"""Tables with the internal ids of persons."""


def items() -> tuple[str, ...]:
    """Return the items of the privacy page."""
    found = (item for held in DATA.values() for item in held.columns.values())
    return tuple(dict.fromkeys(item for item in found if item != TECHNICAL))
