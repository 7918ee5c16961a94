"""The tables of the database as the program uses them now; `migrations` says how they came about.

``events`` is only ever appended to and everything else can be made from it, but who sits where.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    # Every option is spelled out, so that a later edition of a preset leaves a partie alone.
    sa.Column("rules", sa.JSON, nullable=False),
    # Who owns the table counts it up; who still holds a lower number cannot write any more.
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    # What a list of tables shows, written with every step.
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("deal", sa.Integer, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(64)),
    # SHA-256 of a token of 192 random bits, which needs no salt.
    sa.Column("token_hash", sa.String(64)),
)

EVENTS: Final = sa.Table(
    "events",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("event", sa.JSON, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("actor", sa.String(16), nullable=False),
    # The seat whose command this was, and the id that its client gave the command.
    sa.Column("seat", sa.Integer),
    sa.Column("command", sa.String(64)),
    # Rows come in the order of the key and leave only with their table.
    sqlite_with_rowid=False,
)

SCHEMA_VERSION: Final = sa.Table(
    "schema_version",
    METADATA,
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
)
