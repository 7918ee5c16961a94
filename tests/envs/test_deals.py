"""Deals by the thousand for Gymnasium: as the bare rules play them, whoever asks for them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from buur.bots.policy.choice_model import (
    CardDecision,
    PolicyRows,
    card_weight,
    policy_arrays,
)
from buur.bots.policy.weights import FEATURES
from buur.cards import PACK_SIZE, CardSet, cards_in
from buur.contracts import Tables, compile_contract
from buur.envs import make_aec  # the package lists the environments
from buur.envs.contracts import contracts_of
from buur.envs.names import is_card_play
from buur.envs.step_kernel import (
    CARDS_PLAYED,
    CONTRACT,
    COUNT,
    KEY,
    LEADER,
    LEGAL,
    NO_ACTION,
    OVER,
    TRICK,
)
from buur.envs.vector import Deals
from buur.envs.vector_arguments import Batch
from buur.errors import ArgumentError, BuurError, IllegalAction, RulesError
from buur.play.model.events import Pushed
from buur.play.partie import start
from buur.play.queries.playable_cards import opens_with_trump
from buur.rules.counter_rng import deal_key, random_card, word
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.playout import Moment, play_to_the_end, random_hands
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded

ROWS = 6


def deals(name: str = "chibre", rows: int = ROWS, **arguments: Any) -> Deals:
    return Deals(variant(name), rows, **arguments)


def masks(seen: Batch) -> list[int]:
    """Return the legal cards of each row as a set."""
    return [sum(1 << int(card) for card in np.flatnonzero(row)) for row in seen["action_mask"]]


def random_cards(env: Deals, seen: Batch) -> np.ndarray[Any, Any]:
    """Return the card of each row that the playout of its deal would take."""
    status = env._rows.status
    numbers = status[:, TRICK] * env.rules.seats + status[:, CARDS_PLAYED]
    keys = [deal_key(int(key), int(count) - 1) for key, count in status[:, (KEY, COUNT)]]
    rows = zip(masks(seen), keys, numbers.tolist(), strict=True)
    return np.array([random_card(legal, word(key, number)) for legal, key, number in rows])


def expected_payoffs(env: Deals, row: int) -> list[float]:
    """Return what the bare rules say of the deal in a row, played at random."""
    rules, (key, count, contract_no) = env.rules, env._rows.status[row, (KEY, COUNT, CONTRACT)]
    key = deal_key(int(key), int(count) - 1)
    contract = env.contracts[contract_no]
    size = rules.hand_size
    hands = random_hands(key, rules.seats, size, rules.pack.cards)
    by_first = [
        compile_contract(contract, rules.play.policy_of(1), size, suit) for suit in range(4)
    ]
    leader = (row + int(count) - 1) % rules.seats

    def play(suit: int) -> tuple[int, ...]:
        return play_to_the_end(
            by_first[suit],
            hands,
            Moment(leader),
            lambda number: word(key, number),
            last=rules.score.last_trick,
            trump_first=opens_with_trump(rules, contract),
        ).points

    first = random_card(hands[leader], word(key, 0))
    points = play(first // 9)
    sign = -1 if contract.misere != rules.partie.lowest_wins else 1
    sides = [
        sum(made for made, side in zip(points, rules.teams, strict=True) if side == own)
        for own in range(rules.lines)
    ]
    return [
        sign * (sides[own] - (sum(sides) - sides[own]) / (len(sides) - 1)) for own in rules.teams
    ]


FEW = {"schieber", "hindersi-5", "brouc"}
PLAYABLE = [
    pytest.param(name, None, marks=() if name in FEW else pytest.mark.slow)
    for name in PRESETS
    if is_card_play(variant(name))
]


@pytest.mark.parametrize(("name", "contract"), [*PLAYABLE, ("schieber", "misere:trump:S")])
def test_deals_come_out_as_the_bare_rules_say(name: str, contract: str | None) -> None:
    """Every row, asked card by card or played by random opponents, over two deals."""
    for opponents in ("self", "random"):
        env = deals(name, contract=contract, opponents=opponents, seat=1)
        seen, infos = env.reset(seed=9)
        ended, known = 0, [[0.0]] * ROWS
        while ended < 2 * ROWS:
            if not env._rows.status[:, (TRICK, CARDS_PLAYED)].any() or opponents == "random":
                known = [expected_payoffs(env, row) for row in range(ROWS)]
            through = env._rows.status[:, -1] != 0
            cards = np.where(through, -1, random_cards(env, seen) if not through.all() else -1)
            seen, rewards, done, truncated, infos = env.step(cards)
            ended += int(done.sum())
            assert not truncated.any()
            for row in np.flatnonzero(done):
                assert infos["payoffs"][row].tolist() == pytest.approx(known[row])
                assert rewards[row] == pytest.approx(known[row][1])
            assert not infos["payoffs"][~done].any()


@pytest.mark.parametrize("name", ["schieber", "hindersi"])
def test_the_rollout_policy_does_better_than_random_players(name: str) -> None:
    """Seat 0 plays the same way against both, and its partner does not outweigh two opponents.

    The policy costs it 16 points a deal, with a standard deviation of 67 (`schieber`) and 35. So
    the mean of 2000 deals is eleven of its own deviations or more above zero.
    """
    means = []
    for opponents in ("random", "rollout"):
        env = deals(name, 2000, opponents=opponents)
        seen, _ = env.reset(seed=4)
        for _ in range(8):
            seen = env.step(np.argmax(seen["action_mask"], axis=1))[0]
        _, rewards, done, _, _ = env.step(np.argmax(seen["action_mask"], axis=1))
        assert done.all()
        means.append(rewards.mean())
    assert means[1] < means[0]


def habitual(tables: Tables, hand: int, out: int, lying: list[int], key: int) -> int:
    """Return the policy's card of the seat that leads a trick or plays the second card."""
    policy = PolicyRows(*(array[0].tolist() for array in policy_arrays()))
    best, scaled = lying[0] if lying else 0, [*tables.points, tables.trick]
    led, worth = best // 9 if lying else NOBODY_LED, sum(scaled[card] for card in lying)
    legal = legal_cards(tables, hand, led, best, sum(1 << card for card in lying))
    decision = CardDecision(0, 0, legal, hand, out, led, best, ours=0, closes=0, worth=worth)
    cards, features = cards_in(CardSet(legal)), [0] * FEATURES
    shares = [card_weight(tables, scaled, policy, card, decision, features) for card in cards]
    needle = word(key, len(lying)) % sum(shares)
    return next(card for card, end in zip(cards, np.cumsum(shares), strict=True) if needle < end)


def test_the_rollout_policy_is_that_of_the_search() -> None:
    """Seats 1 and 2 lay the first cards; the third is asked."""
    env = deals("schieber", 81, contract="trump:S", opponents="rollout", seat=3)
    seen, _ = env.reset(seed=1)
    tables = compile_contract(env.contracts[0], env.rules.play.policy_of(1), 9)[0]
    for row in range(1, 81, 4):
        key = deal_key(int(env._rows.status[row, KEY]), 0)
        hands = random_hands(key, 4, 9)
        lead = habitual(tables, hands[1], sum(hands) - hands[1], [], key)
        out = sum(hands) - hands[2] - (1 << lead)
        second = habitual(tables, hands[2], out, [lead], key)
        lying = seen["observation"][row, env.layout["lying"]].reshape(4, PACK_SIZE)
        assert (lying[2].argmax(), lying[3].argmax()) == (lead, second)


def test_the_row_says_what_the_seat_sees() -> None:
    env = deals("schieber", contract="trump:D")
    seen, infos = env.reset(seed=3)
    for _ in range(6):
        seen, _, _, _, infos = env.step(random_cards(env, seen))
    for row in range(ROWS):
        me = int(infos["seat"][row])
        part = {
            name: seen["observation"][row, place].tolist() for name, place in env.layout.items()
        }
        held = cards_in(CardSet(int(env._rows.hands[row, me])))
        assert [card for card in range(PACK_SIZE) if part["hand"][card]] == [*held]
        assert sum(part["lying"]) == 2
        assert sorted(part["played"])[-5:] == [0, 1, 1, 1, 1]
        assert part["seat"] == [int(seat == me) for seat in range(4)]
        assert part["side"] == [1, 0, 1, 0]
        assert sum(part["tricks"]) == 1
        taker = part["tricks"].index(1)
        assert part["leader"] == part["tricks"]
        assert part["points"][taker] == sum(part["points"]) == env._rows.points[row].sum()
        # The player of the second card plays just before the observer, who is third.
        for back in (1, 2):
            lies = part["lying"][(4 - back) * PACK_SIZE : (5 - back) * PACK_SIZE]
            assert sum(lies) == 1
        assert sum(part["best"][2:]) == 1
        assert part["contract"] == [1]


def test_a_view_gives_the_observation_of_the_vector_environment() -> None:
    """The cards of a partie, played in a row of the environment, give the same arrays."""
    for name, seed in (("schieber", 1), ("hindersi", 2), ("chibre", 3), ("hindersi-5", 4)):
        state, chance = start(name, seeded(seed)), seeded(seed)
        while state.phase != "play":
            state = state.do(next(act for act in state.legal if not isinstance(act, Pushed)))
        deal = state.deal
        assert deal is not None
        assert deal.contract is not None
        env = deals(name, 1)
        env.reset(seed=1)
        status = env._rows.status[0]
        status[CONTRACT], status[LEADER] = env.contracts.index(deal.contract), deal.leader
        env._rows.hands[0] = deal.hands
        env._advance(np.array([NO_ACTION]))
        seen, cards = None, 0
        while state.phase == "play":
            card = chance.choice([*state.legal.cards])
            if seen is not None:
                found = env.observe(state.view(state.waiting[0]))
                assert (found["observation"] == seen["observation"][0]).all()
                assert (found["action_mask"] == seen["action_mask"][0]).all()
                assert found["observation"].dtype == seen["observation"].dtype
            status[LEGAL] = 1 << card
            seen = env.step([card])[0]
            state, cards = state.play(card), cards + 1
        assert cards == state.variant.seats * state.variant.hand_size


def test_other_rules_with_the_same_teams_cards_and_contract_are_observed() -> None:
    env = deals("schieber", contract="trump:S")
    state = start(variant("chibre", {"target": 500}), 7).choose("trump:S")
    assert env.observe(state.view(state.waiting[0]))["action_mask"].sum() == 9


def test_a_view_of_something_else_is_refused() -> None:
    env = deals("schieber", contract="oben")
    state = start("schieber", seeded(1))
    for view, sentence in (
        (state.view(0), "view is 'choose': expected a view in phase play"),
        (state.choose("trump:S").view(0), "expected a view of a deal in one of oben"),
        (
            start("pandur", seeded(1)).view(0),
            "view is 'pandur': expected a view of a game with the",
        ),
        (
            state.choose("oben").view(None),
            "expected a view in phase play|expected the view of a seat",
        ),
        (state, "expected the view of a seat"),
    ):
        with pytest.raises(ArgumentError, match=sentence):
            env.observe(view)  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize(("name", "seat"), [("schieber", 0), ("schieber", 3), ("hindersi-5", 2)])
def test_a_function_plays_the_opponents(name: str, seat: int, mode: AutoresetMode) -> None:
    """One that draws the cards of the random players gives the same arrays, step by step."""

    def drawn(batch: Batch) -> np.ndarray[Any, Any]:
        waits = (env._seen.seat != seat) & (env._rows.status[:, OVER] == 0)
        assert (batch["action_mask"] == env._seen.mask[waits]).all()
        assert not (batch["observation"][:, env.layout["seat"]].argmax(axis=1) == seat).any()
        everyone = {"action_mask": np.where(waits[:, None], env._seen.mask, 1)}
        cards: np.ndarray[Any, Any] = random_cards(env, everyone)[waits]
        return cards

    env = deals(name, opponents=drawn, seat=seat, autoreset_mode=mode)
    other = deals(name, opponents="random", seat=seat, autoreset_mode=mode)
    found: list[Any] = [*env.reset(seed=5)]
    expected: list[Any] = [*other.reset(seed=5)]
    ended = 0
    while ended < 2:
        assert str(found) == str(expected)
        for part in found[0]:
            assert (found[0][part] == expected[0][part]).all()
        over = env._rows.status[:, OVER] != 0
        if mode is AutoresetMode.DISABLED and over.all():
            return
        cards = np.where(over, 0, found[0]["action_mask"].argmax(axis=1))
        found, expected = [*env.step(cards)], [*other.step(cards)]
        ended += int(found[2].all())


def test_a_function_that_plays_illegally_is_told_so() -> None:
    for fault, sentence in (
        (
            lambda batch: batch["action_mask"].argmin(axis=1),
            r"returned \d+ in row \d: expected the",
        ),
        (lambda batch: [], r"returned a fault: cards is 'float64\[0\]': expected whole numbers"),
    ):
        with pytest.raises(BuurError, match=sentence):
            deals(opponents=fault).reset(seed=1)


def test_seeds_fix_the_deals_whatever_the_rows_and_threads() -> None:
    one, two, other = deals(rows=8), deals(rows=8, workers=3), deals(rows=3)
    for env in (one, two, other):
        env.reset(seed=5)
    for _ in range(80):
        told = [env.step(np.argmax(env._seen.mask, axis=1)) for env in (one, two, other)]
        for part in ("observation", "action_mask"):
            assert (told[0][0][part] == told[1][0][part]).all()
            assert (told[0][0][part][:3] == told[2][0][part]).all()
        assert (told[0][1] == told[1][1]).all()
    two.close()
    first = one.reset(seed=5)[0]["observation"]
    assert (first == deals(rows=8).reset(seed=5)[0]["observation"]).all()
    assert (first != one.reset(seed=6)[0]["observation"]).any()


def finish(env: Deals) -> tuple[Any, ...]:
    """Play the deals of the first reset to their end and return that step."""
    seen, _ = env.reset(seed=1)
    while True:
        told = env.step(random_cards(env, seen))
        seen = told[0]
        if told[2].any():
            return told


def test_the_next_deal_begins_when_the_mode_says() -> None:
    seen, rewards, done, _, _ = finish(env := deals())
    assert done.all()
    assert not seen["action_mask"].any()
    seen, again, done, _, _ = env.step(np.full(ROWS, 99))
    assert not done.any()
    assert not again.any()
    assert seen["action_mask"].any(axis=1).all()
    fresh = seen["observation"]

    seen, same, done, _, infos = finish(env := deals(autoreset_mode=AutoresetMode.SAME_STEP))
    assert done.all()
    assert (same == rewards).all()
    assert (seen["observation"] == fresh).all()
    final = infos["final_obs"][0]["observation"]
    assert not final[env.layout["hand"]].any()
    assert final[env.layout["tricks"]].sum() == 9
    assert (infos["final_info"]["payoffs"][:, 0] == rewards).all()

    seen, _, done, _, _ = finish(env := deals(autoreset_mode=AutoresetMode.DISABLED))
    with pytest.raises(ArgumentError, match="no card in row 0, whose deal is over: reset it"):
        env.step(np.zeros(ROWS, np.int64))
    mask = np.arange(ROWS) < 2
    later, _ = env.reset(options={"reset_mask": mask})
    assert (later["observation"][:2] == fresh[:2]).all()
    assert (later["observation"][2:] == seen["observation"][2:]).all()


def test_illegal_cards_are_refused_and_nothing_changes() -> None:
    env = deals()
    seen, _ = env.reset(seed=2)
    before = [array.copy() for array in env._rows]
    good = random_cards(env, seen)
    for card in (-1, -2, 36):
        cards = good.copy()
        cards[4] = card
        with pytest.raises(ArgumentError, match=rf"actions\[4\] is {card}: expected one of \d"):
            env.step(cards)
    cards = good.copy()
    cards[4] = int(np.flatnonzero(seen["action_mask"][4] == 0)[0])
    with pytest.raises(IllegalAction, match=r"cannot be played in row 4: .*not-in-hand, rule 4\.1"):
        env.step(cards)
    for wrong in (
        good[:2],
        good.astype(float),
        good > 3,
        good.tolist()[1:],
        "x",
        None,
        5,
        [[1], []],
    ):
        with pytest.raises(ArgumentError, match=r"^actions is .*: int64\[6\]"):
            env.step(wrong)  # type: ignore[arg-type]
    assert all((now == then).all() for now, then in zip(env._rows, before, strict=True))


def test_a_refusal_gives_the_reason_of_the_rules() -> None:
    env = deals("schieber", contract="trump:S")
    seen, _ = env.reset(seed=1)
    reasons = set()
    for _ in range(12):
        good = random_cards(env, seen)
        for row in range(ROWS):
            held = int(env._rows.hands[row, env._seen.seat[row]])
            for card in cards_in(CardSet(held & ~masks(seen)[row])):
                cards = good.copy()
                cards[row] = card
                with pytest.raises(IllegalAction) as refused:
                    env.step(cards)
                reason = refused.value.reason
                reasons.add((reason, refused.value.clause))
                lying = seen["observation"][row, env.layout["lying"]].reshape(4, PACK_SIZE)
                leader = seen["observation"][row, env.layout["leader"]].argmax()
                led = lying[leader].argmax() // 9
                if card // 9 != 0:  # no trump
                    assert reason == ("must-follow-suit" if led else "must-follow-trump")
        seen = env.step(good)[0]
    assert reasons == {
        ("must-follow-suit", "4.1"),
        ("must-follow-trump", "4.1"),
        ("undertrump", "4.2"),
    }


def test_lists_of_cards_are_accepted() -> None:
    one, two = deals(), deals()
    seen, _ = one.reset(seed=2)
    two.reset(seed=2)
    cards = random_cards(one, seen)
    first, second = one.step(cards), two.step(cards.tolist())
    assert (first[0]["observation"] == second[0]["observation"]).all()


def test_gymnasium_makes_them() -> None:
    assert str(make_aec("schieber")) in gymnasium.registry
    env = gymnasium.make_vec("buur/schieber-v0", num_envs=3, contract="oben")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.action_space.shape == (3,)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env.close()


def test_contracts_at_random_are_all_of_the_rule_set() -> None:
    """Each comes up within seven standard deviations of an even share: chance leaves them once in
    10^10 times."""
    many, kinds = 2000, len(contracts_of(variant("schieber")))
    env = deals("schieber", rows=many)
    env.reset(seed=1)
    counts = np.bincount(env._rows.status[:, CONTRACT], minlength=kinds)
    assert len(counts) == kinds
    assert np.abs(counts - many / kinds).max() < 7 * (many / kinds * (1 - 1 / kinds)) ** 0.5


@pytest.mark.parametrize("name", ["molotow", "pandur", "mise", "estimation"])
def test_what_cannot_be_played_card_by_card_is_refused(name: str) -> None:
    with pytest.raises(RulesError, match=f"{name} has no fixed sides, contract and aim"):
        deals(name)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seat": 4}, "seat is 4: expected a whole number from 0 to 3"),
        ({"rows": 0}, "num_envs is 0: expected a whole number from 1 to "),
        ({"rows": "2"}, "num_envs is '2': expected a whole number"),
        ({"workers": 0}, "workers is 0: expected a whole number from 1 to "),
        ({"copy": 1}, "copy is 1: expected True or False"),
        ({"contract": "trmp"}, r"contract is 'trmp': expected a code such as .*, or None"),
        ({"contract": "trump:s"}, r"did you mean trump:S\?"),
        ({"contract": 5}, "contract is 5: expected a code such as"),
        ({"autoreset_mode": "later"}, "autoreset_mode is 'later': expected one of NextStep"),
        ({"opponents": "rolout"}, r"one of self, random, rollout, or a .*; did you mean rollout\?"),
        ({"opponents": 5}, "opponents is 5: expected one of self, random, rollout, or a function"),
        ({"opponents": "easy"}, r"expected one of self, random, rollout, or a function .*make_aec"),
        (
            {"opponents": "sharp@300"},
            r"a bot plays in buur.envs.make_aec\(name, opponents={'seat_1",
        ),
    ],
)
def test_impossible_arguments_are_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ArgumentError, match=sentence):
        deals(**arguments)


@pytest.mark.parametrize("seed", ["a", -1, 1.5, True])
def test_impossible_resets_are_refused(seed: Any) -> None:
    env = deals()
    with pytest.raises(ArgumentError, match=r"^seed is .*: expected a whole number from 0 to"):
        env.reset(seed=seed)
    with pytest.raises(ArgumentError, match="options is 5: expected a dict or None"):
        env.reset(options=5)  # type: ignore[arg-type]
    with pytest.raises(
        ArgumentError, match=r"options\['reset_mask'\] is .*: expected an array bool"
    ):
        env.reset(options={"reset_mask": [True]})
    with pytest.raises(BuurError, match="has not been reset: call reset"):
        env.step(np.zeros(ROWS, np.int64))


def test_the_old_name_of_the_rollout_policy_warns() -> None:
    with pytest.warns(DeprecationWarning, match="is called 'rollout' now") as warnings:
        old = deals(opponents="habits")
    assert warnings[0].filename == __file__
    new = deals(opponents="rollout")
    assert (old.reset(seed=3)[0]["observation"] == new.reset(seed=3)[0]["observation"]).all()
