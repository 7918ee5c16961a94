"""Export of games as a table of decisions, in the file format Parquet.

Needs the extra ``datasets``.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from buur.arguments import integer, wrong
from buur.bots import BotLike, bot_of
from buur.cards import NO_CARDS, CardSet
from buur.envs.actions import actions_of
from buur.envs.contracts import contracts_of
from buur.envs.features import layout, vector_size
from buur.envs.names import full_name, rules_named
from buur.envs.observation import observation
from buur.envs.rewards import deal_rewards
from buur.errors import ArgumentError, MissingExtra
from buur.notation import Record, load, record_of
from buur.notation.replay import Replayer, record_error
from buur.play.chance import HIGHEST_SEED
from buur.play.model.events import Discarded, Event, Exchanged, SeatAct
from buur.play.model.state import State
from buur.play.table import Table
from buur.play.views import View, view
from buur.referee.at_table import ruled
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import RulesLike

Game: TypeAlias = Record | str | PathLike[str]
"""A record, or the path of one."""
MOST: Final = 1 << 30


class Column(NamedTuple):
    """A column of the table."""

    name: str
    dtype: str
    unit: str
    meaning: str


COLUMNS: Final = (
    Column("game", "int64", "number", "the game, counted from 0 in the order of `games`"),
    Column("deal", "int32", "number", "the deal in its game, counted from 1"),
    Column("decision", "int32", "number", "the decision in its game, counted from 0"),
    Column("rules", "string", "name", "the rule set"),
    Column("seed", "string", "text", "the seed of the sealed deal; null if it is not known"),
    Column("seat", "int8", "number", "the seat that decides, counted from 0"),
    Column("phase", "string", "name", "what is decided, such as choose or play"),
    Column("contract", "string", "code", "the contract; null before it is known"),
    Column("observation", "int32[m]", "see `layout`", "the features that the seat sees"),
    Column("action_mask", "int8[n]", "flag", "1 for each legal action"),
    Column("action", "int32", "number", "the action taken"),
    Column("action_name", "string", "name", "its name, see `Actions.names`"),
    Column("reward", "float64", "points", "`deal_return` in the last row of the seat, else 0"),
    Column("deal_return", "float64", "points", "the reward of the seat for the whole deal"),
    Column("last", "bool", "flag", "whether it is the last decision of the seat in the deal"),
)
"""The columns of the table, in order."""


class Decision(NamedTuple):
    """A row of the table, before its deal is counted."""

    values: dict[str, Any]
    seat: Seat


def play_games(
    rules: RulesLike,
    players: Sequence[BotLike],
    count: int,
    *,
    seed: int | None = None,
    deals: int | None = None,
) -> Iterator[Record]:
    """Yield the records of games between bots, one after the other.

    >>> games = [*play_games("chibre", ["easy"] * 4, 2, seed=7, deals=1)]
    >>> len(games), games[0] == next(play_games("chibre", ["easy"] * 4, 1, seed=7, deals=1))
    (2, True)

    Args:
        rules: the rule set, or the name of one.
        players: by seat, a bot or the name of one.
        count: the number of games.
        seed: the seed that makes the games repeatable; None draws one.
        deals: the number of deals after which a game ends at the latest; None for whole parties.

    Raises:
        RulesError: there is no such rule set.
        BotError: there is no bot of this name.
        ArgumentError: an argument is of another type or out of range.
    """
    variant, number = rules_named(rules, "rules"), integer(count, 0, MOST, "count")
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise wrong("players", players, f"a list of {variant.seats} bots")
    if len(players) != variant.seats:
        raise wrong("players", players, f"a list of {variant.seats} bots")
    most = None if deals is None else integer(deals, 1, MOST, "deals")
    for player in players:
        bot_of(player, 0, name="players")
    root = None if seed is None else integer(seed, 0, HIGHEST_SEED, "seed")
    return _played(variant, players, number, random.Random(root), most)


def _played(
    rules: Variant, players: Sequence[BotLike], count: int, chance: random.Random, deals: int | None
) -> Iterator[Record]:
    for _ in range(count):
        bots = [bot_of(player, chance.getrandbits(32)) for player in players]
        source = random.Random(chance.getrandbits(128))
        table = Table(rules, bots, chance=source, rule=ruled)
        for _ in table.run():
            seal = table.state.last_seal
            is_open = seal is None or seal.seed is None
            if deals is not None and len(table.state.history) >= deals and is_open:
                break
        yield record_of(table.events, rules, names=[bot.name for bot in bots])


def export_games(path: str | PathLike[str], games: Iterable[Game], *, group: int = 4096) -> int:
    """Write games as a Parquet file with one row for each decision, and return their number.

    >>> import tempfile
    >>> from pathlib import Path
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     games = play_games("chibre", ["easy"] * 4, 1, seed=7, deals=1)
    ...     export_games(Path(folder) / "games.parquet", games)
    38

    The columns are those of `COLUMNS`. Observations, masks and actions are those of
    `buur.envs.Partie`; melds, stöck and claims are no actions and have no row. Cards that are
    discarded or exchanged together have a row each. A deal without its end, and a card against the
    rules, are left out. Rows are written by groups, so that memory does not grow with the file. The
    metadata of the file hold ``environment``, ``features``, ``actions`` and ``contracts``.

    Args:
        path: the file to write.
        games: the records of one rule set, or their paths. All hands have to be known.
        group: the number of rows of a group.

    Raises:
        MissingExtra: pyarrow is not installed.
        ArgumentError: an argument is of another type, there is no game, the games are of several
            rule sets, or a hand is not known.
        RecordError: an event of a record is against the rules.
        OSError: the file cannot be written.
    """
    size = integer(group, 1, MOST, "group")
    if not isinstance(path, (str, PathLike)):
        raise wrong("path", path, "the path of a file")
    if isinstance(games, (str, Record)) or not isinstance(games, Iterable):
        raise wrong("games", games, "an iterable of records or of their paths")
    target = Path(path)
    unfinished = target.with_name(target.name + ".part")
    try:
        written = _write(unfinished, games, size)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return written


def _write(path: Path, games: Iterable[Game], size: int) -> int:
    """Write the rows of the games by groups and return their number."""
    arrow, parquet = _arrow("pyarrow"), _arrow("pyarrow.parquet")
    writer: Any = None
    rules, rows, written = None, list[dict[str, Any]](), 0
    try:
        for number, game in enumerate(games):
            record = _record(game, number)
            if rules is None:
                rules = record.variant
                writer = parquet.ParquetWriter(path, _schema(arrow, rules), compression="zstd")
            elif record.variant != rules:
                raise wrong(f"games[{number}]", record.variant.code, f"a game of {rules.code}")
            for row in _rows(record, number):
                rows.append(row)
                if len(rows) == size:
                    writer.write_table(_table(arrow, rules, rows))
                    rows, written = [], written + size
        if writer is None or rules is None:
            raise ArgumentError("games has no game: expected one or more records", "games")
        if rows:
            writer.write_table(_table(arrow, rules, rows))
        return written + len(rows)
    finally:
        if writer is not None:
            writer.close()


def _arrow(module: str) -> Any:
    """Return a module of pyarrow."""
    try:
        return import_module(module)
    except ModuleNotFoundError:
        raise MissingExtra("export_games", "pyarrow", "datasets") from None


def _record(game: object, number: int) -> Record:
    if isinstance(game, (str, PathLike)):
        return load(Path(game))
    if not isinstance(game, Record):
        raise wrong(f"games[{number}]", game, "a record, or the path of one")
    return game


def _schema(arrow: Any, rules: Variant) -> Any:
    """Return the columns and the metadata of a file."""
    lists = {
        "observation": arrow.list_(arrow.int32(), vector_size(rules)),
        "action_mask": arrow.list_(arrow.int8(), len(actions_of(rules))),
    }
    plain = {"bool": arrow.bool_(), "string": arrow.string()}
    plain |= {"int8": arrow.int8(), "int32": arrow.int32(), "int64": arrow.int64()}
    plain |= {"float64": arrow.float64()}
    fields = [
        arrow.field(column.name, lists.get(column.name) or plain[column.dtype])
        for column in COLUMNS
    ]
    slices = {name: [part.start, part.stop] for name, part in layout(rules).items()}
    metadata = {
        "environment": full_name(rules.code),
        "features": json.dumps(slices),
        "actions": json.dumps(actions_of(rules).names),
        "contracts": json.dumps([contract.code for contract in contracts_of(rules)]),
    }
    return arrow.schema(fields, metadata=metadata)


def _table(arrow: Any, rules: Variant, rows: list[dict[str, Any]]) -> Any:
    """Return rows as a table."""
    schema, columns = _schema(arrow, rules), []
    for field in schema:
        values = [row[field.name] for row in rows]
        if field.name in ("observation", "action_mask"):
            flat = arrow.array(np.concatenate(values))
            columns.append(arrow.FixedSizeListArray.from_arrays(flat, field.type.list_size))
        else:
            columns.append(arrow.array(values, field.type))
    return arrow.Table.from_arrays(columns, schema=schema)


def _rows(record: Record, game: int) -> Iterator[dict[str, Any]]:
    """Yield the rows of a game, deal by deal."""
    replayer, waiting, decided = Replayer(record), list[Decision](), 0
    events = record.entries
    for index in replayer.events():
        before, event = replayer.state, events[index]
        if isinstance(event, SeatAct):
            if not replayer.is_whole:
                raise wrong(f"games[{game}]", "a record with hidden hands", "all hands")
            for decision in _decisions(before, event):
                place = {"game": game, "decision": decided, "rules": record.rules.name}
                decision.values.update(place)
                waiting.append(decision)
                decided += 1
        refusal = replayer.follow(index)
        if refusal is not None:
            raise record_error(record, index, refusal)
        scores = replayer.state.history[len(before.history) :]
        if scores:
            yield from _paid(waiting, deal_rewards(record.variant, scores[-1]))
            waiting = []


def _paid(waiting: list[Decision], payoffs: tuple[float, ...]) -> Iterator[dict[str, Any]]:
    """Yield the rows of a deal that has been counted, with their rewards."""
    last = {decision.seat: place for place, decision in enumerate(waiting)}
    for place, (values, seat) in enumerate(waiting):
        is_last = last[seat] == place
        payoff = float(payoffs[seat])
        yield values | {
            "reward": payoff if is_last else 0.0,
            "deal_return": payoff,
            "last": is_last,
        }


def _decisions(state: State, event: Event) -> Iterator[Decision]:
    """Yield the decisions that an act consists of, none if no action stands for it."""
    if not isinstance(event, SeatAct) or event.seat not in state.waiting:
        return
    actions, seen, aside = actions_of(state.variant), view(state, event.seat), NO_CARDS
    cards = event.cards if isinstance(event, Discarded | Exchanged) else NO_CARDS
    while True:
        legal = actions.legal(seen, aside)
        try:
            number = actions.number(event, aside)
        except ArgumentError:
            return
        if number not in legal:
            return
        seal = state.deal and state.deal.seal
        known = _decision(seen, event.seat, aside, legal, number)
        known.values["seed"] = seal.seed if seal else None
        yield known
        aside = CardSet(aside | 1 << number) if cards else NO_CARDS
        if not cards or aside == cards:
            return


def _decision(view: View, seat: Seat, aside: CardSet, legal: list[int], number: int) -> Decision:
    deal, contract = view.deal, view.deal.contract
    values = {
        "deal": deal.number,
        "seat": int(seat),
        "phase": view.state.phase,
        "contract": None if contract is None else contract.code,
        "action": number,
        "action_name": actions_of(view.state.variant).names[number],
        **observation(view, seat, aside, legal),
    }
    return Decision(values, seat)
