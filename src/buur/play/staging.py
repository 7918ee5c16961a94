"""The way from the cards to the first trick: the stages of a deal, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from buur.play.events import Act, StageAct
from buur.play.stages.choosing import CHOOSE
from buur.play.stages.finding import IMPOSE, TURN
from buur.play.stages.predicting import PREDICT
from buur.play.stages.stage import Rule, Stage, expect_stage
from buur.play.state import State, deal_of
from buur.seats import Seat
from buur.variants.values import StageName


def _play(state: State) -> State:
    deal = deal_of(state)
    return replace(state, deal=replace(deal, turn=deal.leader))


STAGES: Final[dict[StageName, Stage]] = {
    "choose": CHOOSE,
    "impose": IMPOSE,
    "turn": TURN,
    "predict": PREDICT,
    "play": Stage(begin=_play),
}
"""Every stage that a deal may go through, by name; `Variant.phases` lists those of a rule set."""

_RULES: Final[dict[type, tuple[StageName, Stage, Rule]]] = {
    kind: (name, stage, rule)
    for name, stage in STAGES.items()
    for kind, rule in stage.rules.items()
}


def enter(state: State, names: tuple[StageName, ...]) -> State:
    """Return the state at the first of some stages that waits for somebody, or at the play."""
    for name in names:
        state = replace(state, deal=replace(deal_of(state), stage=name, asked=()))
        state = STAGES[name].begin(state)
        if deal_of(state).asked:
            return state
    return state


def leave(state: State) -> State:
    """Return the state at what follows the present stage."""
    names, now = state.variant.phases, deal_of(state).stage
    return enter(state, names[[*names].index(now) + 1 :])


def check_act(state: State, act: StageAct) -> None:
    """Raise `IllegalAction` unless an act of a stage may happen now."""
    name, stage, rule = _RULES[type(act)]
    expect_stage(state, stage, name, act.seat)
    rule.check(state, act)


def act_in_stage(state: State, act: StageAct) -> State:
    """Return the state after an act of a stage; the next stage begins when nobody is asked."""
    state = _RULES[type(act)][2].apply(state, act)
    return state if deal_of(state).asked else leave(state)


def offers(state: State, seat: Seat) -> Iterator[Act]:
    """Return the acts that a seat may choose from in the present stage."""
    return STAGES[deal_of(state).stage].offers(state, seat)
