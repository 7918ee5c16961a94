"""Valid arguments for the public functions, by the name of the parameter."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

import buur
from buur import arena, bots, envs, kernels, notation, referee, solver, tournament
from buur.arena.boards import Board
from buur.bots import beliefs
from buur.client import BotClient, Invitation, OpenTable, Person, TableFailure
from buur.contracts import Policy
from buur.melds import MeldRules, Utterance, melds_in
from buur.play.model.events import Played
from buur.play.model.state import deal_of
from buur.play.take_back import TakenBack, last_act
from buur.slate import Marks
from tests.chance import seeded
from tests.properties.public_surface import Entry

KNOWN: Final = next(iter(referee.REGULATIONS.values()))
HAND: Final = buur.Hand("SJ S9 SA HT HA D6 D7 D8 CK")


@cache
def partie() -> buur.Partie:
    """Return a partie in play, with one trick and a card on the table."""
    state = buur.start("schieber", 7).choose("trump:H")
    bot = bots.bot("steady", 1)
    for _ in range(5):
        assert state.turn is not None
        state = state.do(bot.choose(state.view(state.turn)))
    return state


@cache
def record() -> notation.Record:
    table = buur.Table(buur.variant("schieber"), [bots.bot("random", 1)] * 4, chance=seeded(7))
    events = [event for _, event in zip(range(30), table.run(), strict=False)]
    return notation.record_of(events, buur.variant("schieber"))


@cache
def table_at_a_card() -> buur.Table:
    """Return a table at which a card was played."""
    table = buur.Table(buur.variant("schieber"), [bots.bot("random", 1)] * 4, chance=seeded(7))
    next(event for event in table.run() if isinstance(event, Played))
    return table


def last_act_taken_back() -> TakenBack:
    """Let that table play a card, and return what takes it back."""
    table = table_at_a_card()
    played = next(event for event in table.run() if isinstance(event, Played))
    return TakenBack(played.seat, last_act(table.events, played.seat))


@cache
def game() -> kernels.Game:
    return kernels.make_game("trump:S")


@cache
def batch() -> kernels.Batch:
    return kernels.random_deals(game(), 3)


def rule_set() -> notation.RuleSet:
    return notation.RuleSet.of(buur.variant("schieber"))


def duel() -> arena.Duel:
    return arena.Duel(rules=rule_set(), first="easy", second="random")


def factory(seed: int) -> buur.Bot:
    return bots.bot("random", seed)


def series() -> tournament.Series:
    return tournament.new_series(buur.variant("match-aux-cartes"), ["A", "B", "C"])


def incident() -> referee.Incident:
    return referee.Incident(kind="looked_back", seat=buur.Seat(0))


def acts() -> buur.Played:
    return buur.Played(buur.Seat(0), buur.parse_card("SA"))


def case() -> object:
    """Return the case of an incident that a regulation rules on."""
    return referee.decide(incident(), buur.variant("schieber"), KNOWN).case


def ending() -> solver.Position:
    """Return a position with two tricks left, which is solved at once."""
    hands = ("SJ HA", "S9 H6", "S6 HK", "SA H7")
    return solver.Position(tuple(buur.Hand(cards).mask for cards in hands), 0)


class OutOfReach(BotClient):
    """A client whose server does not answer."""

    def __init__(self) -> None:
        self.invitation = Invitation("http://127.0.0.1:9", "k7wq", "abc")

    def friends(self) -> dict[str, Any]:
        raise TableFailure("no-server", "http://127.0.0.1:9")

    def arrange(self, act: str, **fields: Any) -> dict[str, Any]:
        raise TableFailure("no-server", "http://127.0.0.1:9")


def waiting() -> buur.Partie:
    return buur.start("schieber", 7)


BY_PARAMETER: Final[dict[str, Callable[[], Any]]] = {
    "a": lambda: HAND,
    "act": acts,
    "action": lambda: 0,
    "actions": lambda: np.zeros(1, np.int64),
    "advice": lambda: bots.advise(partie().view(3)),
    "agent": lambda: "seat_0",
    "at": lambda: 5,
    "b": lambda: HAND,
    "base": lambda: "chibre",
    "board": lambda: Board(0, (1.0, 2.0), 2),
    "boards": lambda: 1,
    "auto": lambda: "max_points",
    "case": case,
    "five_hundreds": lambda: True,
    "round": lambda: 1,
    "standing": lambda: None,
    "random": lambda: seeded(7).random,
    "tricks": lambda: 9,
    "seats": lambda: 4,
    "upside_down": lambda: False,
    "height": lambda: "100",
    "bot": lambda: "easy",
    "card": lambda: 8,
    "cards": lambda: HAND,
    "chance": lambda: 7,
    "changes": lambda: {"target": 500},
    "choose": lambda: lambda view: next(iter(view.legal)),
    "boss": lambda: False,
    "claimer": lambda: "SA",
    "code": lambda: "SA",
    "contract": lambda: "trump:S",
    "count": lambda: 3,
    "deal": lambda: deal_of(partie()),
    "deal_no": lambda: 1,
    "deals": lambda: 1,
    "declared": lambda: [(buur.Seat(0), ())],
    "duel": duel,
    "event": acts,
    "events": lambda: record().events,
    "dealer": lambda: 3,
    "first_led": lambda: "S",
    "fields": lambda: {"ask": "slate", "points": 10},
    "first": lambda: 0,
    "gain": lambda: 1.0,
    "game": game,
    "given": lambda: {0: "SJ"},
    "hand": lambda: HAND,
    "hands": lambda: [int(hand) for hand in batch().hands[0]],
    "incident": incident,
    "index": lambda: 0,
    "club": lambda: "k7wq",
    "invitation": lambda: "http://127.0.0.1:9/table/k7wq#token=abc",
    "kind": lambda: "melds",
    "lang": lambda: "en",
    "leader": lambda: 0,
    "last": lambda: None,
    "lengths": lambda: {0: {"S": 3}},
    "leaders": lambda: batch().leaders,
    "marks": lambda: Marks(hundreds=3),
    "meld": lambda: melds_in(HAND.mask, MeldRules())[0],
    "melds": lambda: melds_in(HAND.mask, MeldRules()),
    "mine": lambda: frozenset({0, 2}),
    "name": lambda: "easy",
    "names": lambda: ("A", "B", "C", "D"),
    "num_envs": lambda: 2,
    "number": lambda: 1,
    "opponents": lambda: "H6",
    "options": lambda: {"target": 500},
    "order": lambda: "romand",
    "pairs": lambda: ("A", "B", "C"),
    "partner": lambda: "H7",
    "path": lambda: Path("file.jass"),
    "players": lambda: [bots.bot("random", 1)] * 4,
    "points": lambda: 100,
    "policy": Policy,
    "position": lambda: ending(),
    "positions": lambda: kernels.Positions(hands=batch().hands),
    "record": record,
    "regulation": lambda: KNOWN,
    "row": lambda: 0,
    "rules": lambda: "schieber",
    "said": lambda: [Utterance(buur.Seat(0), "value", 50)],
    "rival_stoeck": lambda: False,
    "scores": lambda: (900, 800),
    "seat": lambda: 0,
    "suit": lambda: 0,
    "second": lambda: factory,
    "seed": lambda: 1,
    "series": series,
    "person": lambda: Person("http://127.0.0.1:9"),
    "server": lambda: "http://127.0.0.1:9",
    "sides": lambda: (0, 1, 0, 1),
    "source": lambda: 'base = "chibre"',
    "state": partie,
    "table": lambda: buur.Table(buur.variant("schieber"), [bots.bot("random", 1)] * 4),
    "stoeck": lambda: False,
    "team": lambda: 0,
    "text": lambda: "SA",
    "trick": lambda: "",
    "trump": lambda: 0,
    "turned": lambda: False,
    "variant": lambda: buur.variant("schieber"),
    "view": lambda: partie().view(3),
    "wanted": lambda: 50,
    "worlds": lambda: beliefs.imagine(partie().view(3), 10),
    "way": lambda: Marks(fifties=2),
}
"""Sample values by the name of a parameter, unless `BY_ENTRY` has one."""

BY_ENTRY: Final[dict[str, Callable[[], Any]]] = {
    "buur.referee.Incident.kind": lambda: "looked_back",
    "buur.LegalActs.act.code": lambda: buur.card_code(next(iter(partie().legal.cards))),
    "buur.arena.duel.a": lambda: "easy",
    "buur.arena.duel.b": lambda: "random",
    "buur.duel.a": lambda: "easy",
    "buur.duel.b": lambda: "random",
    "buur.envs.Actions.act.number": lambda: next(iter(partie().legal.cards)),
    "buur.envs.as_bot.policy": lambda: lambda seen: int(seen["action_mask"].argmax()),
    "buur.envs.export_games.games": lambda: list(
        envs.play_games("schieber", ["random"] * 4, 1, seed=1, deals=1)
    ),
    "buur.envs.export_games.path": lambda: Path("games.parquet"),
    "buur.envs.make_aec.name": lambda: "schieber",
    "buur.tournament.Series.with_points.points": lambda: (1312, 1200),
    "buur.best_melds.hand": lambda: "S7 S8 S9",
    "buur.finish_claim.credits": tuple,
    "buur.finish_claim.tricks": lambda: (1, 0),
    "buur.may_solder.number": lambda: 9,
    "buur.position.contract": lambda: "trump:S",
    "buur.position.hands": lambda: deal_of(waiting()).dealt,
    "buur.position.tricks": lambda: None,
    "buur.trick.cards": lambda: "SA S6",
    "buur.Contract.kind": lambda: "oben",
    "buur.HouseRules.differences": lambda: {"target": 500},
    "buur.HouseRules.name": lambda: "house",
    "buur.Partie.choose.contract": lambda: "trump:S",
    "buur.Partie.deal_cards.random": lambda: seeded(7).random,
    "buur.Partie.do.event": lambda: next(iter(partie().legal)),
    "buur.Partie.play.card": lambda: next(iter(partie().legal.cards)),
    "buur.Table.do.event": lambda: next(iter(table_at_a_card().state.legal)),
    "buur.Table.replay.event": lambda: next(iter(table_at_a_card().state.legal)),
    "buur.Table.take_back.wanted": last_act_taken_back,
    "buur.Table.resume.state": lambda: table_at_a_card().state,
    "buur.Table.resume.version": lambda: 40,
    "buur.Variant.differences.base": lambda: buur.variant("chibre"),
    "buur.Variant.option.name": lambda: "target",
    "buur.answers.Question.base": lambda: buur.variant("chibre"),
    "buur.answers.answer.base": lambda: buur.variant("chibre"),
    "buur.arena.Checkpoint.duel": lambda: duel().identity(),
    "buur.arena.Checkpoint.path": lambda: Path("duel.state"),
    "buur.arena.Duel.first": lambda: "easy",
    "buur.arena.Duel.rules": rule_set,
    "buur.arena.Duel.second": lambda: "random",
    "buur.arena.play_board.first": lambda: factory,
    "buur.bots.factory.text": lambda: "easy",
    "buur.client.begin.host": OutOfReach,
    "buur.client.do_in_club.do": lambda: "leave",
    "buur.client.found_club.title": lambda: "Jassclub",
    "buur.client.join_club.link": lambda: "http://127.0.0.1:9/club/k7wq#join=abc",
    "buur.client.play_board.number": lambda: 3,
    "buur.client.sit_in_club.table": lambda: "t4bl",
    "buur.client.join_pair.link": lambda: "http://127.0.0.1:9/lobby#pair=abc",
    "buur.client.sit_at.table": lambda: OpenTable(
        "http://127.0.0.1:9", "k7wq", "chibre", "normal", (), 3
    ),
    "buur.client.rematch.player": OutOfReach,
    "buur.client.swap.host": OutOfReach,
    "buur.client.swap.other": lambda: 2,
    "buur.client.Invitation.table": lambda: "k7wq",
    "buur.client.TableInvitation.table": lambda: "k7wq",
    "buur.client.TableInvitation.token": lambda: "abc",
    "buur.client.Invitation.token": lambda: "abc",
    "buur.client.WatchLink.table": lambda: "k7wq",
    "buur.client.WatchLink.token": lambda: "abc",
    "buur.client.Watcher.link": lambda: "http://127.0.0.1:9/watch/k7wq#abc",
    "buur.melds.best_declaration.rules": MeldRules,
    "buur.melds.declarations.rules": MeldRules,
    "buur.melds.is_declarable.melds": tuple,
    "buur.melds.is_declarable.rules": MeldRules,
    "buur.melds.meld_of.cards": lambda: buur.Hand("D6 D7 D8").mask,
    "buur.melds.meld_of.rules": MeldRules,
    "buur.melds.melds_in.rules": MeldRules,
    "buur.notation.Claim.points": lambda: (8, 1),
    "buur.notation.Comment.text": lambda: "a comment",
    "buur.notation.Record.rules": rule_set,
    "buur.notation.RuleSet.name": lambda: "schieber",
    "buur.notation.decode_text.source": lambda: b"format 1",
    "buur.notation.loads.text": lambda: notation.dumps(record()),
    "buur.notation.loads_lenient.text": lambda: notation.dumps(record()),
    "buur.parse_contract.text": lambda: "trump:S",
    "buur.solve.contract": lambda: None,
    "buur.solve.deal": partie,
    "buur.solver.Solver.distances.position": ending,
    "buur.solver.Solver.solve.position": ending,
    "buur.solver.Solver.value.position": ending,
    "buur.solver.Solver.solve_deals.hands": lambda: np.array([ending().hands]),
    "buur.solver.Solver.solve_deals.leaders": lambda: np.zeros(1, np.int64),
    "buur.tournament.Game.pairs": lambda: (0, 1),
    "buur.tournament.Series.games": lambda: series().games,
    "buur.tournament.Series.variant": lambda: buur.variant("match-aux-cartes"),
    "buur.tournament.new_series.rules": lambda: "match-aux-cartes",
    "buur.dumps_house_rules.house": lambda: buur.loads_house_rules('base = "chibre"'),
    "buur.Variant.code": lambda: "mine",
    "buur.melds.Meld.cards": lambda: buur.Hand("D6 D7 D8"),
    "buur.melds.Meld.points": lambda: 20,
    "buur.melds.MeldScale.runs": lambda: (20,) * 7,
    "buur.melds.MeldScale.fours": lambda: (100,) * 9,
    "buur.melds.Order.stages": lambda: ("value",),
    "buur.melds.Standing.seats": lambda: (0,),
    "buur.melds.Standing.disclosed": lambda: 1,
    "buur.melds.Utterance.stage": lambda: "value",
    "buur.notation.Outcome.winner": lambda: 0,
    "buur.notation.Outcome.reason": lambda: "out",
    "buur.notation.Outcome.scores": lambda: (1012, 530),
    "buur.referee.Article.effect": lambda: "redeal",
    "buur.referee.Article.source": lambda: "W25",
    "buur.referee.Decision.ruling": lambda: referee.Ruling(),
    "buur.referee.Decision.found": lambda: referee.find_article("1993", "lawful"),
    "buur.referee.Decision.case": lambda: "lawful",
    "buur.referee.Move.team": lambda: 0,
    "buur.referee.Move.points": lambda: 11,
    "buur.referee.Regulation.name": lambda: "mine",
    "buur.referee.Regulation.source": lambda: "W25",
    "buur.referee.Regulation.articles": dict,
    "buur.referee.Regulation.solder_test": lambda: "forbidden",
    "buur.referee.Regulation.claims_on_lead": lambda: False,
    "buur.referee.Regulation.stock_deadline": lambda: "immediate",
    "buur.slate.Rubbing.rubbed": lambda: Marks(fifties=2),
    "buur.slate.Rubbing.drawn": lambda: Marks(hundreds=1),
    "buur.tournament.Standing.rank": lambda: 1,
    "buur.tournament.Standing.pair": lambda: 0,
    "buur.tournament.Standing.points": lambda: 0,
    "buur.tournament.Standing.games": lambda: 0,
    "buur.tournament.Standing.won": lambda: 0,
}
"""Sample values by ``entry.parameter``."""


def sample(entry: Entry, parameter: str) -> Any:
    """Return a valid argument for a parameter.

    Raises:
        LookupError: there is none yet; add one to `BY_PARAMETER` or to `BY_ENTRY`.
    """
    own = BY_ENTRY.get(f"{entry.name}.{parameter}") or BY_PARAMETER.get(parameter)
    if own is None:
        raise LookupError(f"no sample argument for {entry.name}({parameter}=…)")
    return own()


INSTANCES: Final[dict[str, Callable[[], Any]]] = {
    "buur.Beliefs": lambda: beliefs.beliefs(partie().view(3), 10),
    "buur.Deal": lambda: deal_of(partie()),
    "buur.Hand": lambda: HAND,
    "buur.LegalActs": lambda: partie().view(3).legal,
    "buur.Partie": partie,
    "buur.Table": table_at_a_card,
    "buur.Variant": lambda: buur.variant("schieber"),
    "buur.arena.DuelStatistics": arena.DuelStatistics,
    "buur.arena.Score": arena.Score,
    "buur.bots.beliefs.Worlds": lambda: beliefs.imagine(partie().view(3), 10),
    "buur.envs.Actions": lambda: envs.actions_of(buur.variant("schieber")),
    "buur.kernels.Batch": batch,
    "buur.notation.Record": record,
    "buur.notation.RuleSet": rule_set,
    "buur.solver.Position": BY_PARAMETER["position"],
    "buur.solver.Solver": lambda: solver.Solver("trump:S"),
    "buur.tournament.Series": series,
}
"""Sample objects of the public classes, whose methods are called."""
