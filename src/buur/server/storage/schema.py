"""The current schema of the database; `migrations` creates and upgrades it.

The table ``events`` is append-only. All state but seats and guests can be rebuilt from it; the
tables ``snapshots`` and ``deals`` only spare a replay.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    # All options are stored, so that a new version of a preset does not change a partie.
    sa.Column("rules", sa.JSON, nullable=False),
    # A fencing token: each new owner increments it; writers with a lower one are refused.
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    # The summary for lists, written with every step.
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("deal", sa.Integer, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
    # The line of the slate that won a partie that is over; null for a draw.
    sa.Column("winner", sa.Integer),
    # Whether acts were taken back; such a partie counts in no total.
    sa.Column("training", sa.Boolean, nullable=False, server_default=sa.false()),
    # Why the table was closed as broken; null for all others.
    sa.Column("broken", sa.String(200)),
    # The node that owns the table; null for a table that any node may claim.
    sa.Column("owner", sa.Integer),
    # When its events went to the archive; null for a table that has them.
    sa.Column("archived", sa.BigInteger),
)

sa.Index("tables_by_owner", TABLES.c.owner)

NODES: Final = sa.Table(
    "nodes",
    METADATA,
    # Never used again: who has an id of a dead node owns nothing.
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    # The machine and the process, for operators.
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("version", sa.String(32), nullable=False),
    # serving or draining; a node that has ended in good order has no row.
    sa.Column("state", sa.String(16), nullable=False),
    # Milliseconds since 1970 by the clock of the database.
    sa.Column("started", sa.BigInteger, nullable=False),
    # The end of its lease; a node renews it as long as it lives.
    sa.Column("until", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

ORDERS: Final = sa.Table(
    "orders",
    METADATA,
    # What an operator wants of the nodes; each node carries out those that came after its start.
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    # drain, stop or load.
    sa.Column("kind", sa.String(16), nullable=False),
    # The node that is meant; null for all.
    sa.Column("node", sa.Integer),
    sa.Column("table_id", sa.String(32)),
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

BANS: Final = sa.Table(
    "bans",
    METADATA,
    # Addresses and persons that an operator keeps out until a time. Who has one has no other.
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("network", sa.String(64)),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), index=True),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
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
    # Whether the next person with an invitation gets the seat from its bot.
    sa.Column("is_open", sa.Boolean, nullable=False, server_default=sa.false()),
    # Whether its person decides about the seats of a table for friends.
    sa.Column("is_host", sa.Boolean, nullable=False, server_default=sa.false()),
    # The drawing that its person has chosen, by its id; null for none.
    sa.Column("avatar", sa.String(16)),
)

SEAT_TOKENS: Final = sa.Table(
    "seat_tokens",
    METADATA,
    # Further tokens of a seat: a person who comes again gets a new one.
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

FRIEND_TABLES: Final = sa.Table(
    "friend_tables",
    METADATA,
    # A table for friends: what its host decides, beside the seats.
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    # Counts the changes; a command names the one that it follows.
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("state", sa.String(16), nullable=False),
    # How long a person may think before a bot acts for her.
    sa.Column("time", sa.String(16), nullable=False),
    # The table of the rematch; null before there is one.
    sa.Column("next_table", sa.String(32)),
    # By seat: the hash of the person's first token there, null for a bot.
    sa.Column("next_keys", sa.JSON),
    # Milliseconds since 1970 of the last change or visit.
    sa.Column("touched", sa.BigInteger, nullable=False),
    # Whether others may watch, and when they see the hands of a deal.
    sa.Column("watch", sa.String(8), nullable=False, server_default="off"),
    # SHA-256 of the token of the link for them, of 192 random bits; null before there is one.
    sa.Column("watch_hash", sa.String(64)),
    # Whether the lobby shows its open seats to everybody.
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
    # The language that its people speak; null if nobody has said so.
    sa.Column("lang", sa.String(2)),
    # The pool for whose ratings its partie counts; null for friends, who play for nothing.
    sa.Column("pool", sa.String(80)),
    # Milliseconds since 1970 when its ratings were computed; null before.
    sa.Column("rated", sa.BigInteger),
)

sa.Index("friend_tables_unrated", FRIEND_TABLES.c.pool, FRIEND_TABLES.c.rated)

POOL_SEATS: Final = sa.Table(
    "pool_seats",
    METADATA,
    # Who began the partie of a pool at each seat; a person who leaves keeps the result.
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest_id", sa.String(32), nullable=False, index=True),
    # Whether the person came with her partner as a pair.
    sa.Column("in_pair", sa.Boolean, nullable=False),
    # SHA-256 of the token of her entry to the quick match: each entry gets one seat, whichever node
    # gives it. Null for a rematch.
    sa.Column("entry", sa.String(64)),
)

sa.Index("pool_seats_by_entry", POOL_SEATS.c.entry, unique=True)

RATINGS: Final = sa.Table(
    "ratings",
    METADATA,
    # The strength of a person, or of two who play as a pair, in a pool.
    sa.Column("pool", sa.String(80), primary_key=True),
    # The guest's id; those of a pair in order, with a plus sign between them.
    sa.Column("player", sa.String(80), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("parties", sa.Integer, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
)

sa.Index("ratings_by_player", RATINGS.c.player)

INVITATIONS: Final = sa.Table(
    "invitations",
    METADATA,
    # They outlive their table, so that an old link can say that it is gone.
    sa.Column("table_id", sa.String(32), primary_key=True),
    # SHA-256 of a token of 192 random bits, which needs no salt.
    sa.Column("token_hash", sa.String(64), primary_key=True),
    # Open, closed or renewed.
    sa.Column("state", sa.String(16), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

SEAT_CHANGES: Final = sa.Table(
    "seat_changes",
    METADATA,
    # The players of each seat since a version of the table, in the order of the changes. A draw for
    # partners moves them after it, as the event `opened` says.
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("revision", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    # The version of the last event before the change.
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(64)),
    # The person's internal id, by which her name is blanked when she is deleted.
    sa.Column("guest_id", sa.String(32), index=True),
)

GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    # A person, without an account. The id is internal: no client sees it.
    sa.Column("id", sa.String(32), primary_key=True),
    # Random; only the person's friends and those who are to become friends see it.
    sa.Column(
        "public_id", sa.String(32), nullable=False, unique=True, index=True, server_default=""
    ),
    # The name and the avatar that the person used last.
    sa.Column("name", sa.String(64), nullable=False, server_default=""),
    sa.Column("avatar", sa.String(32)),
    sa.Column("created", sa.BigInteger, nullable=False),
    # Whether the rankings of quick matches show the name.
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
)

GUEST_DEVICES: Final = sa.Table(
    "guest_devices",
    METADATA,
    # The browsers of a person, each with a cookie. SHA-256 of a token of 256 random bits, which
    # needs no salt.
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    # Names the device in the person's own list.
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    # Browser and system, as in "Firefox, Android"; empty if they are unknown.
    sa.Column("label", sa.String(64), nullable=False, server_default=""),
    sa.Column("created", sa.BigInteger, nullable=False),
    # The last use, to the day.
    sa.Column("used", sa.BigInteger, nullable=False),
)

PASSKEYS: Final = sa.Table(
    "passkeys",
    METADATA,
    # The credential id in base64url, of at most 1023 bytes.
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    # The public key, in base64url of COSE.
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    # Names the passkey in the person's own list.
    sa.Column("short_id", sa.String(32), nullable=False, unique=True),
    sa.Column("label", sa.String(64), nullable=False, server_default=""),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)

MAIL_ADDRESSES: Final = sa.Table(
    "mail_addresses",
    METADATA,
    # Addresses that a person has confirmed; an address belongs to one person.
    sa.Column("address", sa.String(254), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)

MAIL_LINKS: Final = sa.Table(
    "mail_links",
    METADATA,
    # Links that were sent and are valid for ten minutes; each works once.
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("address", sa.String(254), nullable=False),
    # Who asked for it: the link works in this browser only.
    sa.Column("device_id", sa.String(32), nullable=False),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)

FRIENDSHIPS: Final = sa.Table(
    "friendships",
    METADATA,
    # One row for each pair: who asked first, and who was asked.
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("friend_id", sa.ForeignKey("guests.id"), primary_key=True, index=True),
    # Asked, declined or friends.
    sa.Column("state", sa.String(16), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

FRIEND_LINKS: Final = sa.Table(
    "friend_links",
    METADATA,
    # The link by which a person invites friends; a new one replaces it. SHA-256 of a token of 192
    # random bits, which needs no salt.
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)

GUEST_SEATS: Final = sa.Table(
    "guest_seats",
    METADATA,
    # Several guests may own a seat: the browsers of one player.
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
)

FORMER_SEATS: Final = sa.Table(
    "former_seats",
    METADATA,
    # Guests who had a seat at a table: while its partie goes on, they may not watch it.
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True, index=True),
)

REPLAY_LINKS: Final = sa.Table(
    "replay_links",
    METADATA,
    # A person with a seat at a table lets others look at its finished partie.
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    # SHA-256 of a token of 192 random bits, which needs no salt.
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)

MUTES: Final = sa.Table(
    "mutes",
    METADATA,
    # A guest hears nothing of what another one says, at no table.
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("muted_id", sa.ForeignKey("guests.id"), primary_key=True, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)

REPORTS: Final = sa.Table(
    "reports",
    METADATA,
    # What a person reports of another one at a table, for the operator alone. A report outlives
    # the table; guests that are deleted are taken out of it.
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False, index=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("reporter", sa.String(32)),
    sa.Column("reporter_seat", sa.Integer, nullable=False),
    sa.Column("reported", sa.String(32)),
    sa.Column("reported_seat", sa.Integer, nullable=False),
    sa.Column("reported_name", sa.String(64), nullable=False),
    # The last that was said at the table, as far as the reporter heard it.
    sa.Column("talk", sa.JSON, nullable=False),
)

SEAT_RESULTS: Final = sa.Table(
    "seat_results",
    METADATA,
    # Totals of a seat over its counted deals, written with each count.
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    # The seat's line of the slate; null while it is unknown.
    sa.Column("line", sa.Integer),
    sa.Column("deals", sa.Integer, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
    # The most points of a deal; null where deals are not written in points.
    sa.Column("best", sa.Integer),
    # How often the seat named each contract, by its code.
    sa.Column("contracts", sa.JSON, nullable=False),
    # How often its side then had the most points, by the contract; null where it is unknown.
    sa.Column("made", sa.JSON),
    # The points of its side in all deals; null where they are unknown.
    sa.Column("points", sa.Integer),
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
    # Seat and id of the command that caused the event: after a draw for partners the new seat.
    sa.Column("seat", sa.Integer),
    sa.Column("command", sa.String(64)),
    # Rows are inserted in key order and deleted only with their table.
    sqlite_with_rowid=False,
)

sa.Index(
    "events_by_command",
    EVENTS.c.table_id,
    EVENTS.c.seat,
    EVENTS.c.command,
    # Only acts of clients have a command.
    sqlite_where=EVENTS.c.command.is_not(None),
    postgresql_where=EVENTS.c.command.is_not(None),
)

SNAPSHOTS: Final = sa.Table(
    "snapshots",
    METADATA,
    # States of parties, written when a deal is sealed. They may be deleted: the events are the
    # truth, and a snapshot of another layout or with a wrong digest is ignored.
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    # The version of the last event before the state.
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("deal", sa.Integer, nullable=False),
    sa.Column("layout", sa.String(16), nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    # Numbers of the deals whose scores belong to the state.
    sa.Column("scores", sa.JSON, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sqlite_with_rowid=False,
)

DEALS: Final = sa.Table(
    "deals",
    METADATA,
    # Scores of counted deals; like snapshots, they may be deleted.
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("layout", sa.String(16), nullable=False),
    sa.Column("score", sa.Text, nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),
    sqlite_with_rowid=False,
)

BOARD_CHAINS: Final = sa.Table(
    "board_chains",
    METADATA,
    # A chain of the seeds of days: each is the digest of the next one.
    sa.Column("first_day", sa.String(10), primary_key=True),
    sa.Column("last_day", sa.String(10), nullable=False),
    # The seed of the last day, from which those of all days follow. It is secret.
    sa.Column("last_seed", sa.String(64), nullable=False),
)

BOARD_DAYS: Final = sa.Table(
    "board_days",
    METADATA,
    # A day on which somebody has looked at its boards.
    sa.Column("day", sa.String(10), primary_key=True),
    # All options are stored, so that a new version of a preset does not change a day.
    sa.Column("rules", sa.JSON, nullable=False),
    # Whether all boards are over and the seed is public.
    sa.Column("is_open", sa.Boolean, nullable=False, server_default=sa.false()),
)

BOARD_PLAYS: Final = sa.Table(
    "board_plays",
    METADATA,
    # A board that somebody has begun, or that a bot of the field has played.
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    # The id of a guest, or the name of a bot; a text without meaning once the guest is deleted.
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("is_bot", sa.Boolean, nullable=False),
    # Blank once the guest is deleted.
    sa.Column("name", sa.String(64), nullable=False),
    # The table of a person, which may be deleted.
    sa.Column("table_id", sa.String(32), index=True),
    # Playing, done, or void.
    sa.Column("state", sa.String(16), nullable=False),
    # Points and contract, once the board is over.
    sa.Column("result", sa.JSON),
)

BOARD_TOTALS: Final = sa.Table(
    "board_totals",
    METADATA,
    # The score of a person over the boards of a day, once its seed is public.
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("boards", sa.Integer, nullable=False),
    sa.Column("score", sa.Float, nullable=False),
)

CLUBS: Final = sa.Table(
    "clubs",
    METADATA,
    # Random and long: only members know it.
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    # House rules, each with a title, the name of a preset and options.
    sa.Column("rules", sa.JSON, nullable=False),
    # SHA-256 of a token of 192 random bits, which needs no salt.
    sa.Column("invitation", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

CLUB_MEMBERS: Final = sa.Table(
    "club_members",
    METADATA,
    sa.Column("club_id", sa.ForeignKey("clubs.id"), primary_key=True),
    sa.Column("guest_id", sa.ForeignKey("guests.id"), primary_key=True, index=True),
    # Names the member to the others of the club; random.
    sa.Column("member", sa.String(16), nullable=False),
    # Head or member.
    sa.Column("role", sa.String(8), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("joined", sa.BigInteger, nullable=False),
)

CLUB_TABLES: Final = sa.Table(
    "club_tables",
    METADATA,
    # Tables that the page of a club lists.
    sa.Column("club_id", sa.ForeignKey("clubs.id"), primary_key=True),
    # It may be deleted.
    sa.Column("table_id", sa.String(32), primary_key=True),
    # The evening to which it belongs; null for other tables.
    sa.Column("evening", sa.String(16)),
    sa.Column("created", sa.BigInteger, nullable=False),
)
sa.Index("club_tables_by_table", CLUB_TABLES.c.table_id)

CLUB_EVENINGS: Final = sa.Table(
    "club_evenings",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("club_id", sa.ForeignKey("clubs.id"), nullable=False, index=True),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("title", sa.String(64), nullable=False),
    sa.Column("rules", sa.JSON, nullable=False),
    sa.Column("deals", sa.Integer, nullable=False),
    # Members who come, and the pairs that were drawn, by their ids within the club.
    sa.Column("coming", sa.JSON, nullable=False),
    sa.Column("pairs", sa.JSON, nullable=False),
    # Tables by the number of their game.
    sa.Column("tables", sa.JSON, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

SCHEMA_VERSION: Final = sa.Table(
    "schema_version",
    METADATA,
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
)
