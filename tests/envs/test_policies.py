"""Policies as bots, bots as policies, and opponents that the environments play."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from buur.bots import bot
from buur.cards import NO_CARDS, CardSet, cards_in, mask_of
from buur.contracts import parse_contract
from buur.envs import BotPolicy, Partie, actions_of, as_bot, from_bot, make_aec, observe
from buur.envs.observation import Observation
from buur.envs.vector import Deals
from buur.errors import ArgumentError, BotError, BuurError, RulesError
from buur.play.model.events import Act, Chosen, Discarded, Event, Played, Pushed
from buur.play.partie import start
from buur.play.players import Bot
from buur.play.table import Table
from buur.play.views import View
from buur.referee.at_table import ruled
from buur.seats import Seat
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

FIVE: Any = 5
TEXT: Any = "x"
NOTHING: Any = None
OBEN = parse_contract("oben")
QUICK = {"chibre", "mise-5", "pomme", "brouc", "molotow", "regles-002"}
EVERY = [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in PRESETS]


@dataclass
class Drawing:
    """Policy that draws a legal action."""

    chance: random.Random

    def __call__(self, seen: Observation) -> int:
        return self.chance.choice(np.flatnonzero(seen["action_mask"]).tolist())


class Quiet:
    """Bot that chooses like another one and makes no claims."""

    def __init__(self, name: str, seed: int) -> None:
        self.name, self.inner = name, bot(name, seed)

    def choose(self, view: View) -> Act:
        return self.inner.choose(view)

    def interject(self, view: View) -> Act | None:
        return None


def table(name: str, players: list[Bot], seed: int, deals: int | None = None) -> list[Event]:
    """Return the events of a partie, or of its first deals."""
    played = Table(variant(name), players, chance=seeded(seed), rule=ruled)
    for _ in played.run():
        if deals is not None and len(played.state.history) >= deals:
            break
    return played.events


def lowest(seen: Observation) -> int:
    return int(seen["action_mask"].argmax())


@pytest.mark.parametrize("name", EVERY)
def test_a_random_policy_plays_legally_as_a_bot(name: str) -> None:
    """The table applies every act, so that an illegal one ends the test."""
    policies: list[Bot] = [
        as_bot(Drawing(seeded(seat)), name, "drawing") for seat in range(variant(name).seats)
    ]
    assert table(name, policies, 3, deals=1)


@pytest.mark.parametrize("name", ["chibre", "schieber", "coiffeur", "mise-5", "pomme", "hindersi"])
def test_a_bot_made_a_policy_and_a_bot_again_plays_the_same_acts(name: str) -> None:
    seats = range(variant(name).seats)
    plain: list[Bot] = [Quiet("steady", seat) for seat in seats]
    wrapped = [as_bot(from_bot(Quiet("steady", seat)), name) for seat in seats]
    assert table(name, plain, 5) == table(name, wrapped, 5)


@pytest.mark.parametrize("name", EVERY)
def test_a_policy_plays_in_the_environment_as_at_the_table(name: str) -> None:
    """A policy that draws is asked in both with the same numbers of legal actions."""
    env, asked = make_aec(name), list[list[int]]()
    policy = from_bot("random", 4)
    env.reset(seed=2)
    for agent in env.agent_iter():
        if not env.terminations[agent]:
            seen, mask = observe(env.view(agent), env.aside), env.observe(agent)
            assert all((seen[part] == mask[part]).all() for part in seen)
            assert {part: array.dtype for part, array in seen.items()} == {
                part: array.dtype for part, array in mask.items()
            }
            asked.append(np.flatnonzero(seen["action_mask"]).tolist())
        env.step(policy(env, agent))
    assert all(asked)
    assert not env.agents


@pytest.mark.parametrize("name", ["chibre", "mise-5", "brouc"])
def test_pettingzoo_finds_no_fault_with_opponents(name: str) -> None:
    seats = variant(name).seats
    opponents: dict[str, Any] = {"seat_1": "easy", f"seat_{seats - 1}": lowest}
    made = make_aec(f"buur/{name}-v0", opponents=opponents)
    assert made.possible_agents == [
        agent for agent in make_aec(name).possible_agents if agent not in opponents
    ]
    api_test(made, num_cycles=50)
    seed_test(lambda: make_aec(name, opponents=opponents), num_cycles=15)


def test_opponents_play_as_bots_that_agents_follow() -> None:
    """The same bots, asked by the environment or by the caller, play the same partie."""
    bots = {f"seat_{seat}": Quiet("steady", seat) for seat in (1, 2, 3)}
    with_opponents, alone = Partie("chibre", opponents=bots), Partie("chibre")
    for env in (with_opponents, alone):
        env.reset(seed=9)
    rewards: dict[bool, float] = {}
    for env in (with_opponents, alone):
        total = 0.0
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            if agent == "seat_0":
                total += reward
            if over:
                env.step(None)
            elif agent == "seat_0":
                env.step(lowest(seen))
            else:
                env.step(from_bot(bots[agent])(env, agent))
        rewards[env is alone] = total
    assert with_opponents.partie == alone.partie
    assert rewards[True] == rewards[False] != 0.0


def test_a_seed_determines_the_opponents_that_have_a_name() -> None:
    def history(env: Partie, seed: int | None) -> tuple[object, ...]:
        env.reset(seed)
        while not env.terminations["seat_0"]:
            env.step(lowest(env.observe("seat_0")))
        return env.partie.history

    names = dict.fromkeys(("seat_1", "seat_2", "seat_3"), "random")
    one, two = Partie("chibre", opponents=names), Partie("chibre", opponents=names)
    first = history(one, 3)
    assert first == history(two, 3) == history(one, 3)
    assert history(one, None) == history(two, None) != first


@pytest.mark.parametrize("fault", [99, -1, 0, None, "S6", 36.0, True, np.array([1, 2])])
def test_a_policy_that_acts_illegally_is_named_with_the_legal_actions(fault: Any) -> None:
    partie = start("chibre", seeded(1))
    named = (
        r"^policy 'mine' returned .* for seat \d in phase choose: expected one of 36 \(push\), 48"
    )
    with pytest.raises(BuurError, match=named):
        as_bot(lambda seen: fault, "chibre", "mine").choose(partie.view(partie.waiting[0]))
    opponents = dict.fromkeys(("seat_1", "seat_2", "seat_3"), lambda seen: fault)
    env = make_aec("chibre", opponents=opponents)
    with pytest.raises(BuurError, match=r"^policy 'seat_\d' returned .* expected one of \d+ \("):
        env.reset(seed=1)


class Wrong(Quiet):
    """Bot that returns something else than an act of its seat."""

    def __init__(self, returned: Any) -> None:
        super().__init__("steady", 1)
        self.name, self.returned = "wrong", returned

    def choose(self, view: View) -> Act:
        act: Act = self.returned
        return act


@pytest.mark.parametrize("returned", ["SA", None, 5, Pushed(Seat(2))])
def test_a_bot_that_returns_no_act_of_its_seat_is_named(returned: Any) -> None:
    env = make_aec("chibre")
    env.reset(seed=7)
    assert env.agent_selection == "seat_0"
    with pytest.raises(
        BuurError, match=r"^bot 'wrong' returned .* for seat 0: expected one of view"
    ):
        from_bot(Wrong(returned))(env, "seat_0")


def test_a_policy_plays_rules_with_its_actions_and_features_only() -> None:
    partie = start("schieber", seeded(1))
    with pytest.raises(BuurError, match="'policy' plays chibre, but schieber here has other act"):
        as_bot(lowest, "chibre").choose(partie.view(0))


def test_a_policy_plays_to_another_target() -> None:
    """The target changes neither actions nor features."""
    partie = start(variant("chibre", {"target": 500}), seeded(1))
    view = partie.view(partie.waiting[0])
    assert as_bot(lowest, "chibre").choose(view) in view.legal


def test_claims_are_made_by_the_bot_that_is_to_make_them() -> None:
    """A partie of chibre ends by a claim: policies alone play on to the end of the deal."""
    silent = [as_bot(from_bot(Quiet("steady", seat)), "chibre") for seat in range(4)]
    speaking = [
        as_bot(from_bot(Quiet("steady", seat)), "chibre", claims="steady") for seat in range(4)
    ]
    said = [
        {type(event).__name__ for event in table("chibre", bots, 5)} for bots in (silent, speaking)
    ]
    assert "Finished" not in said[0]
    assert "Finished" in said[1]


def test_cards_laid_away_are_asked_for_one_by_one() -> None:
    """Core §3.6: the policy sees the cards that it has named."""
    asked: list[int] = []

    def policy(seen: Observation) -> int:
        asked.append(int(seen["observation"][36:72].sum()))
        return int(np.flatnonzero(seen["action_mask"])[-1])  # bids have the highest numbers

    rules = variant("mise")
    bots: list[Bot] = [as_bot(policy, rules, f"policy {seat}") for seat in range(rules.seats)]
    events = table("mise", bots, 1, deals=1)
    laid = next(event.cards for event in events if isinstance(event, Discarded))
    assert sorted(set(asked)) == [*range((laid or 0).bit_count())]


def widow(seed: int) -> Partie:
    """Return a deal of mise in which a seat has to discard."""
    env = Partie("mise")
    env.reset(seed)
    while env.partie.phase == "bid":
        bids = env.view(env.agent_selection).deal.auction
        env.step(env.actions.numbers["pass" if bids is not None and bids.top else "bid:500"])
    assert env.partie.phase == "widow"
    return env


def test_an_act_of_several_cards_has_a_number_for_each() -> None:
    """The lowest card that has not been named comes first."""
    env = widow(1)
    view = env.view(env.agent_selection)
    cards = tuple(view.hand)[: view.legal.discard]
    act, aside = Discarded(view.seat, mask_of(cards)), NO_CARDS
    for card in cards:
        assert env.actions.number(act, aside) == card
        aside = CardSet(aside | 1 << card)
    assert env.actions.act(view, cards[-1], mask_of(cards[:-1])) == act


def test_a_bot_made_a_policy_begins_anew_with_the_first_card() -> None:
    """Cards that were left over from another partie are forgotten."""
    policy, envs = from_bot("steady", 1), [widow(seed) for seed in range(1, 4)]
    for env in (*envs, *envs):
        view = env.view(env.agent_selection)
        expected = bot("steady", 1).choose(view)
        assert isinstance(expected, Discarded)
        assert policy.number(view) == cards_in(expected.cards or NO_CARDS)[0]


def test_numbers_are_the_inverse_of_acts() -> None:
    for name in ("chibre", "coinche", "mise-5", "pomme", "molotow"):
        env, chance, actions = Partie(name), seeded(5), actions_of(name)
        env.reset(3)
        while not env.terminations[env.agent_selection]:
            view, aside = env.view(env.agent_selection), env.aside
            legal = actions.legal(view, aside)
            for number in legal:
                act = actions.act(view, number, aside)
                if isinstance(act, int):
                    assert act == aside | 1 << number
                else:
                    assert actions.number(act, aside) == number
            env.step(chance.choice(legal))


@pytest.mark.parametrize(
    "act", [None, "SA", 5, Chosen, Chosen(Seat(0), variant("schieber").choice.offered[-1])]
)
def test_an_act_without_an_action_is_refused(act: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^act is .*: expected an act for which the rule set"):
        actions_of("chibre").number(act)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda view: observe(TEXT), "view is 'x': expected the view of a seat"),
        (lambda view: observe(view, "S6 S6"), "twice"),
        (lambda view: observe(view, 1 << 40), "aside"),
        (
            lambda view: actions_of("chibre").legal(NOTHING),
            "view is None: expected the view of a seat",
        ),
        (lambda view: actions_of("chibre").act(view, TEXT), "number is 'x': expected a whole"),
        (lambda view: actions_of("chibre").act(view, 99), "number is 99: expected a whole number"),
        (lambda view: actions_of("chibre").act(view, 36, NOTHING), "aside"),
        (lambda view: actions_of(FIVE), "rules is 5"),
        (
            lambda view: as_bot(FIVE, "chibre"),
            "policy is 5: expected a function that returns an act",
        ),
        (lambda view: as_bot(lowest, "chibre", FIVE), "name is 5: expected a text"),
        (lambda view: as_bot(lowest, "chibre", claims=FIVE), "claims is 5: expected"),
        (
            lambda view: from_bot(FIVE),
            "bot is 5: expected",
        ),
        (lambda view: from_bot("easy", TEXT), "seed is 'x': expected a whole number"),
        (lambda view: BotPolicy("easy").number(FIVE), "view is 5: expected the view of a seat"),
    ],
)
def test_wrong_arguments_are_named(call: Any, sentence: str) -> None:
    with pytest.raises(BuurError, match=sentence):
        call(start("chibre", seeded(1)).view(0))


def test_unknown_names_are_refused() -> None:
    with pytest.raises(RulesError, match="chibr"):
        as_bot(lowest, "chibr")
    with pytest.raises(BotError, match="stedy"):
        from_bot("stedy")
    with pytest.raises(BotError, match="stedy"):
        make_aec("chibre", opponents={"seat_1": "stedy"})


def test_a_policy_of_the_vector_environment_plays_at_a_table() -> None:
    """The named bot makes the contracts, the policy plays the cards."""
    deals, chosen = Deals("schieber"), list[int]()

    def policy(observation: Observation) -> int:
        chosen.append(int(np.flatnonzero(observation["action_mask"])[-1]))
        return chosen[-1]

    players: list[Bot] = [
        deals.as_bot(policy, name="highest"),
        *(Quiet("steady", n) for n in range(3)),
    ]
    events = table("schieber", players, 2, deals=4)
    cards = [event.card for event in events if isinstance(event, Played) and event.seat == 0]
    assert cards == chosen
    assert len(cards) == 36
    assert {event.seat for event in events if isinstance(event, Chosen | Pushed)} >= {0}


def test_a_card_policy_that_plays_illegally_is_named() -> None:
    partie = start("schieber", seeded(1)).choose("oben")
    view = partie.view(partie.waiting[0])
    with pytest.raises(
        BuurError, match=r"^policy 'mine' returned 36 \(push\) for seat \d in phase pl"
    ):
        Deals("schieber").as_bot(lambda seen: 36, name="mine").choose(view)
    with pytest.raises(BotError, match="stedy"):
        Deals("schieber").as_bot(lowest, "stedy")
    with pytest.raises(ArgumentError, match="policy is 5: expected a function"):
        Deals("schieber").as_bot(FIVE)
