"""Table of the stages between deal and first trick, and the transitions from one to the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.play.acts.bidding import BID
from buur.play.acts.contract_choice import CHOOSE
from buur.play.acts.exchange import EXCHANGE
from buur.play.acts.fixed_contract import IMPOSE, REVEAL, TURN
from buur.play.acts.meld_declaration import DECLARE
from buur.play.acts.participation import JOIN
from buur.play.acts.partner_call import CALL
from buur.play.acts.predictions import PREDICT
from buur.play.acts.renunciation import RENOUNCE
from buur.play.acts.rule import Rule, Rules, Stage, expect_stage
from buur.play.acts.widow import WIDOW
from buur.play.model.deal import NO_SEAT
from buur.play.model.events import Act, StageAct
from buur.play.model.state import State, deal_of
from buur.seats import Seat
from buur.variants.values import StageName

FEWEST: Final = 2
"""The fewest players for a play; with fewer the deal is counted at once."""


def _play(state: State) -> State:
    deal = deal_of(state)
    over = deal.renounced or deal.at_play < FEWEST
    return replace(state, deal=replace(deal, turn=NO_SEAT if over else deal.leader))


STAGES: Final[dict[StageName, Stage]] = {
    "bid": BID,
    "widow": WIDOW,
    "call": CALL,
    "choose": CHOOSE,
    "renounce": RENOUNCE,
    "impose": IMPOSE,
    "turn": TURN,
    "reveal": REVEAL,
    "exchange": EXCHANGE,
    "join": JOIN,
    "predict": PREDICT,
    "play": Stage(_play),
    "declare": DECLARE,
}
"""Every stage that a deal may go through; `Variant.phases_of` lists those of a rule set."""

_OF_STAGES: Final[dict[type, tuple[StageName, Stage, Rule]]] = {
    kind: (name, stage, rule)
    for name, stage in STAGES.items()
    for kind, rule in stage.rules.items()
}


def enter(state: State, names: tuple[StageName, ...]) -> State:
    """Return the state in the first of these stages that is not over at once."""
    for name in names:
        state = replace(state, deal=replace(deal_of(state), stage=name, asked=()))
        state = STAGES[name].begin(state)
        if not STAGES[name].is_over(state):
            return state
    return state


def leave(state: State) -> State:
    """Return the state in the stage that follows the present one."""
    deal = deal_of(state)
    names, now = state.variant.phases_of(deal.number), deal.stage
    return enter(state, names[[*names].index(now) + 1 :])


def _check(state: State, act: StageAct) -> None:
    """Raise `IllegalAction` unless an act of a stage may happen now."""
    name, stage, rule = _OF_STAGES[type(act)]
    expect_stage(state, stage, name, act.seat, any_seat=rule.any_seat)
    rule.check(state, act)


def _apply(state: State, act: StageAct) -> State:
    """Return the state after an act of a stage, in the next stage if this one is over."""
    _, stage, rule = _OF_STAGES[type(act)]
    state = rule.apply(state, act)
    return leave(state) if stage.is_over(state) else state


def offers(state: State, seat: Seat) -> Iterator[Act]:
    """Return the acts that a seat may choose from in the present stage."""
    if state.deal is None:
        return iter(())
    return STAGES[state.deal.stage].offers(state, seat)


RULES: Final[Rules] = dict.fromkeys(_OF_STAGES, Rule(_check, _apply))
