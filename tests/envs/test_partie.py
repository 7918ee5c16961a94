"""The environment of PettingZoo: its own checks, and the engine's word on what it does."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from itertools import count
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from buur.cards import PACK_SIZE, CardSet, cards_in
from buur.envs import Partie, actions_of, layout, make_aec
from buur.envs.actions import SHARED
from buur.envs.features import Row, feature_vector
from buur.envs.names import rules_named
from buur.errors import ArgumentError, BuurError, IllegalAction, RulesError
from buur.play.acts.marriage import showable_marriages
from buur.play.model.events import Discarded, Exchanged
from buur.play.partie import start
from buur.play.views import view
from buur.seats import Seat
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded

QUICK = {"chibre", "coinche", "coiffeur-3", "mise-5", "pomme", "brouc"}
EVERY = [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in PRESETS]

# The checks say so of every environment but PettingZoo's own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def partie(name: str, **arguments: Any) -> Partie:
    return Partie(variant(name), **arguments)


def play(env: Partie, seed: int) -> dict[str, float]:
    """Play an episode of random legal actions and return what each agent got."""
    chance, sums = seeded(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        sums[agent] += reward
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if over else chance.choice(legal))
    return sums


@pytest.mark.parametrize("name", EVERY)
def test_pettingzoo_finds_no_fault(name: str) -> None:
    api_test(make_aec(f"buur/{name}-v0"), num_cycles=50)
    seed_test(lambda: make_aec(name), num_cycles=15)


@pytest.mark.parametrize("name", EVERY)
def test_a_partie_comes_to_its_end_and_pays_what_was_written(name: str) -> None:
    """Every agent ends with what its line made beyond the mean of the others."""
    env = partie(name, deals=3)
    sums = play(env, 5)
    rules, history = env.rules, env.partie.history
    assert 1 <= len(history) <= 3
    assert not env.agents
    for seat, agent in enumerate(env.possible_agents):
        expected = 0.0
        for score in history:
            lines = score.sides if rules.sharing == "king" else rules.teams
            own = score.total[lines[seat]]
            others = [*score.total[: lines[seat]], *score.total[lines[seat] + 1 :]]
            expected += own - sum(others) / len(others)
        assert sums[agent] == pytest.approx(-expected if rules.partie.lowest_wins else expected)


@pytest.mark.parametrize("name", EVERY)
def test_actions_are_what_the_rules_offer(name: str) -> None:
    """Each legal action leads to an act that the engine offers, and each that it offers to one."""
    chance, env = seeded(2), partie(name, deals=2)
    env.reset(2)
    while not env.terminations[env.agent_selection]:
        seen = view(env.partie, env.partie.waiting[0])
        numbers = env.actions.legal(seen)
        named = [env.actions.act(seen, number) for number in numbers]
        acts = {act for act in named if not isinstance(act, int)}
        offered = [act for act in seen.legal if not isinstance(act, Discarded)]
        if seen.legal.exchange:
            offered = [act for act in offered if isinstance(act, Exchanged) and not act.cards]
        assert all(act in seen.legal for act in acts)
        assert acts >= set(offered)
        assert len(numbers) == len(set(numbers))
        while env.partie.waiting and env.partie.waiting[0] == seen.seat:
            before, legal = env.partie, env.actions.legal(view(env.partie, seen.seat), env.aside)
            env.step(chance.choice(legal))
            if env.partie is not before or env.terminations[env.agent_selection]:
                break


def part(row: Row, name: str, rules: str = "chibre") -> list[int]:
    found: list[int] = row[layout(variant(rules))[name]].tolist()
    return found


def test_a_row_says_what_the_seat_sees() -> None:
    state = start("chibre", seeded(3)).choose("trump:H")
    for _ in range(6):
        state = state.play(next(iter(state.legal.cards)))
    deal = state.deal
    assert deal is not None
    me = Seat(deal.turn)
    row = feature_vector(view(state, me), me)
    assert [card for card, held in enumerate(part(row, "hand")) if held] == [
        *cards_in(deal.hands[me])
    ]
    lying, played = part(row, "lying"), part(row, "played")
    for card, seat in zip(deal.lying, deal.order(deal.leader), strict=False):
        assert lying[(seat - me) % 4 * PACK_SIZE + card] == 1
    assert sum(lying) == len(deal.lying) == 2
    trick = deal.tricks[0]
    for card, seat in zip(trick.cards, deal.order(trick.leader), strict=True):
        assert played[(seat - me) % 4 * PACK_SIZE + card] == 1
    assert sum(played) == 4
    assert part(row, "to_act") == [1, 0, 0, 0]
    assert part(row, "side") == [1, 0, 1, 0]
    assert part(row, "contract") == [0, 1, 0, 0]
    assert part(row, "held") == [8, 8, 7, 7]
    winner = (trick.winner - me) % 4
    assert part(row, "tricks") == [int(seat == winner) for seat in range(4)]
    assert part(row, "points")[winner] >= trick.points


@pytest.mark.parametrize("name", ["chibre", "mise", "pomme-2", "estimation"])
def test_a_row_does_not_depend_on_cards_that_the_seat_cannot_see(name: str) -> None:
    """Cards of two others change places; the row stays, unless it is that of one of them."""
    state = start(name, seeded(4))
    deal = state.deal
    assert deal is not None
    me = Seat(state.waiting[0])
    hidden = [Seat(seat) for seat in range(state.variant.seats) if seat != me]
    hands, widow = list(deal.hands), deal.widow
    if len(hidden) > 1:
        one, other = hidden[:2]
        hands[one], hands[other] = hands[other], hands[one]
    else:
        piles = deal.exchange.piles
        exchange = replace(deal.exchange, piles=piles[::-1])
        deal = replace(deal, exchange=exchange)
    if widow.down:
        widow = replace(widow, down=CardSet(0))
    other_deal = replace(deal, hands=tuple(hands), dealt=tuple(hands), widow=widow)
    other_state = replace(state, deal=other_deal)
    assert other_state != state
    assert (feature_vector(view(state, me), me) == feature_vector(view(other_state, me), me)).all()
    if len(hidden) > 1:
        theirs = [
            feature_vector(view(moment, hidden[0]), hidden[0]) for moment in (state, other_state)
        ]
        assert (theirs[0] != theirs[1]).any()


def test_cards_laid_away_are_named_one_by_one() -> None:
    env = partie("mise")
    env.reset(1)
    while env.partie.phase == "bid":
        deal = env.partie.deal
        stands = deal is not None and deal.auction is not None and deal.auction.top
        env.step(env.actions.numbers["pass" if stands else "bid:500"])
    seat, state = env.partie.waiting[0], env.partie
    due = state.legal_for(seat).discard
    named = cards_in(state.hand(seat).mask)[:due]
    for card in named[:-1]:
        env.step(card)
        assert env.partie is state
        seen = env.observe(env.agent_selection)
        assert not seen["action_mask"][card]
        assert part(seen["observation"], "aside", "mise")[card] == 1
    env.step(named[-1])
    deal = env.partie.deal
    assert deal is not None
    assert cards_in(deal.widow.laid) == named


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = partie("chibre")
    env.reset(1)
    before = env.partie
    with pytest.raises(
        IllegalAction, match=r"action 0 \(S6\) is not legal in phase choose: .*push"
    ):
        env.step(0)
    for action in (len(env.actions), -1, None, "push", 2.0, True):
        with pytest.raises(
            ArgumentError, match=r"^action is .*: expected a whole number from 0 to"
        ):
            env.step(action)  # type: ignore[arg-type]
    assert env.partie is before


def test_a_refusal_gives_the_reason_of_the_rules() -> None:
    """Each action that is not legal is refused as the engine refuses the act it stands for."""
    chance, reasons, words = seeded(1), set(), set()
    for rules in ("coinche", "mise-5", "chibre", "molotow", "pandur"):
        env = partie(rules)
        env.reset(4)
        while not env.terminations[env.agent_selection]:
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
            for number in set(range(len(env.actions))) - {*legal}:
                with pytest.raises(IllegalAction) as refusal:
                    env.step(number)
                reasons.add((refusal.value.reason, refusal.value.clause))
                words |= set() if number < PACK_SIZE else {refusal.value.clause}
            env.step(chance.choice(legal))
    assert {("must-follow-suit", "4.1"), ("undertrump", "4.2"), ("not-in-hand", "4.1")} <= reasons
    assert "4.1" not in words


def test_an_agent_whose_episode_has_ended_acts_no_more() -> None:
    env = partie("chibre")
    play(env, 1)
    env.reset(2)
    env.terminations["seat_0"], env.agent_selection = True, "seat_0"
    with pytest.raises(ArgumentError, match="action is 5: expected None, because the episode of s"):
        env.step(5)


@pytest.mark.parametrize("method", ["observe", "observation_space", "action_space", "view"])
@pytest.mark.parametrize("agent", ["x", 5, None, [], -1])
def test_unknown_agents_are_refused(method: str, agent: Any) -> None:
    env = partie("chibre")
    env.reset(1)
    with pytest.raises(
        ArgumentError, match=r"^agent is .*: expected one of seat_0, seat_1, seat_2"
    ):
        getattr(env, method)(agent)


@pytest.mark.parametrize("seed", ["a", -1, 2.5, True, 1 << 62])
def test_impossible_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^seed is .*: expected a whole number from 0 to"):
        partie("chibre").reset(seed)
    with pytest.raises(ArgumentError, match=r"^options is 3: expected a dict or None"):
        partie("chibre").reset(1, options=3)  # type: ignore[arg-type]


@pytest.mark.parametrize("method", ["step", "observe", "state", "render", "agent_iter"])
def test_nothing_is_asked_before_the_first_reset(method: str) -> None:
    arguments = {"step": (1,), "observe": ("seat_0",)}.get(method, ())
    with pytest.raises(BuurError, match="has not been reset: call reset"):
        getattr(make_aec("chibre"), method)(*arguments)
    if method in ("step", "observe"):
        with pytest.raises(BuurError, match="has not been reset: call reset"):
            getattr(partie("chibre"), method)(*arguments)


def test_marriages_are_shown_as_soon_as_that_is_allowed() -> None:
    """Nobody ever has any that he may show; parties are played until somebody has shown one."""
    env, chance = partie("brouc", deals=None), seeded(3)
    for seed in count():
        env.reset(seed)
        for _ in env.agent_iter():
            seats = map(Seat, range(env.rules.seats))
            assert not [act for seat in seats for act in showable_marriages(env.partie, seat)]
            if env.partie.deal is not None and env.partie.deal.married:
                return
            seen, _, over, _, _ = env.last()
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            env.step(None if over else chance.choice(legal))


def test_the_partie_can_be_rewarded_instead() -> None:
    env = partie("match-aux-cartes", deals=None, reward="partie")
    sums = play(env, 7)
    result = env.partie.result
    assert result is not None
    assert result.winner is not None
    assert [*sums.values()] == [1.0 if seat % 2 == result.winner else -1.0 for seat in range(4)]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"deals": 0}, "deals is 0: expected a whole number from 1 to "),
        ({"reward": "partie"}, "deals is 1: expected None, because the reward comes at the end"),
        ({"reward": "pionts"}, "reward is 'pionts': .*; did you mean points?"),
        ({"render_mode": "rgb_array"}, "render_mode is 'rgb_array': expected one of ansi, human"),
        ({"opponents": "easy"}, "opponents is 'easy': expected a dict by agent such as"),
        ({"opponents": {"seat_9": "easy"}}, "opponents is 'seat_9': expected one of seat_0, seat_"),
        ({"opponents": {1: "easy"}}, "opponents is 1: expected keys among seat_0, seat_1"),
        ({"opponents": {"seat_1": 5}}, r"opponents\['seat_1'\] is 5: expected the name of a bot"),
        (
            {"opponents": dict.fromkeys(("seat_0", "seat_1", "seat_2", "seat_3"), "easy")},
            "expected at least one seat without an opponent",
        ),
    ],
)
def test_impossible_arguments_are_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ArgumentError, match=sentence):
        partie("chibre", **arguments)


def test_names_carry_a_version() -> None:
    assert rules_named("buur/schieber-2500-v0") == rules_named("schieber-2500")
    assert str(make_aec("buur/schieber-2500-v0")) == "buur/schieber-2500-v0"
    with pytest.raises(RulesError, match="this is version 0"):
        rules_named("buur/chibre-v7")
    with pytest.raises(RulesError, match="rule set 'whist' does not exist"):
        rules_named("buur/whist-v0")
    with pytest.raises(RulesError, match="is not an environment"):
        rules_named("Whist!")
    with pytest.raises(RulesError, match="did you mean chibre or schieber"):
        rules_named("buur/chibr-v0")
    with pytest.raises(
        ArgumentError, match="name is 5: expected the name of a rule set or of an environment"
    ):
        rules_named(5)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", PRESETS)
def test_the_first_actions_mean_the_same_everywhere(name: str) -> None:
    names = actions_of(variant(name)).names
    assert names[: len(SHARED)] == SHARED
    assert len(set(names)) == len(names)


def test_the_table_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = partie("chibre", render_mode="human")
    env.reset(1)
    env.step(env.actions.numbers["trump:S"])
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert env.render() is None
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("deal 1 · trump:S · play: ")
    assert lines[5].startswith("trick 1, led by ")
    assert env.state().sum() == 35


def test_whoever_lacks_the_extra_is_told_in_one_sentence() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import buur.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.splitlines()[-1] == (
        "buur.errors.MissingExtra: buur.envs needs pettingzoo: install it by"
        " pip install 'buur[envs]'"
    )


def test_melds_that_are_declared_in_turn_need_no_action() -> None:
    """Core §5.7: the environment declares the best."""
    env = make_aec("regles-002")
    env.reset(seed=3)
    while not env.partie.history:
        assert env.partie.phase != "declare"
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(mask.argmax()))
    assert env.partie.history[0].tricks != (0, 0)
