"""Check that agents play through our programs as they play in their own games.

    PYTHON -m peers.fidelity [--deals N]

with the interpreter that has the packages. Deals are played in the packages' own games, every
moment of them is put in the words of ``buur duel``, and what comes out at the other end compared:
with ``schieber`` the act of the player, with the jass-kit everything that its agent is shown.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import count as naturals
from itertools import islice
from typing import Any, Final

import numpy as np
from jass.agents.agent_random_schieber import AgentRandomSchieber
from jass.game.const import card_strings
from jass.game.game_observation import GameObservation
from jass.game.game_sim import GameSim
from jass.game.game_util import deal_random_hand
from jass.game.rule_schieber import RuleSchieber
from schieber.game import Game
from schieber.team import Team
from schieber.trumpf import Trumpf

from peers.jass_kit_codec import card_of as jass_kit_card
from peers.jass_kit_codec import contract_of as jass_kit_contract
from peers.jass_kit_codec import observation, player_of
from peers.played_deal import SEATS, PlayedDeal
from peers.schieber_codec import PUSH, RANKS, SUITS, card_of, contract_of
from peers.schieber_player import PLAYERS, Schieber
from peers.schieber_seats import SidePlayers
from peers.wire import Player, TakenTrick

DEALS: Final = 200
"""Of each kind, where nothing else is asked for."""
CODES: Final = [suit + rank for suit in SUITS for rank in RANKS]


class Dealt:
    """Deals hands that are given, in their order, where its game would shuffle."""

    def __init__(self, package: Schieber, hands: list[list[str]], players: list[Any]) -> None:
        self._package, self._hands, self._players = package, hands, players

    def shuffle_cards(self, seed: object = None) -> None:
        """Leave the cards as they are."""

    def deal_cards(self) -> None:
        """Give everybody his hand."""
        for player, hand in zip(self._players, self._hands, strict=True):
            for card in hand:
                player.set_card(self._package.card(SUITS[card[0]], RANKS[card[1]]))


def schieber_deal(kind: str, seed: int) -> PlayedDeal:
    """Play a deal in the game of ``schieber`` with four players of a kind."""
    pack = random.Random(seed).sample(CODES, len(CODES))
    hands = [
        # in the order in which a `Place` with this chance gets them
        random.Random(seed).sample(sorted(pack[seat::SEATS]), 9)
        for seat in range(SEATS)
    ]
    package = Schieber(kind)
    players = [package.player(seat) for seat in range(SEATS)]
    for player in players:
        player.seed = seed
    game = Game([Team(players=players[0::2]), Team(players=players[1::2])], point_limit=1000)
    game.dealer = Dealt(package, hands, players)
    game.play(start_player_index=0, whole_rounds=True)
    return PlayedDeal(
        dealer=SEATS - 1,
        hands=hands,
        contract=str(contract_of(game.trumpf.name)),
        pushed=game.geschoben,
        tricks=list(_tricks(game)),
    )


def _tricks(game: Any) -> Iterator[TakenTrick]:
    from schieber.rules.count_rules import count_stich

    for number, stich in enumerate(game.stiche, start=1):
        cards = [one.card for one in stich.played_cards]
        yield {
            "cards": [
                (one.player.id, card_of(one.card.suit.name, one.card.value))
                for one in stich.played_cards
            ],
            "winner": stich.player.id,
            "points": count_stich(cards, game.trumpf, last=number == len(game.stiche)),
        }


def acts(deal: PlayedDeal) -> Iterator[tuple[Any, str | None]]:
    """Give every moment of a deal with what was done then: a card, a contract or a push (None)."""
    if deal.pushed:
        yield deal.before_contract(pushed=False), None
    yield deal.before_contract(pushed=deal.pushed), deal.contract
    for count, (_, card) in enumerate(deal.cards):
        yield deal.before_card(count), card


def schieber_differences(kind: str, seed: int) -> tuple[int, int]:
    """Return how many acts of a deal there are, and how many our program does otherwise."""
    player: Player = SidePlayers(Schieber(kind))
    found = [
        (player.card if seen["phase"] == "play" else player.contract)(seen, seed) == act
        for seen, act in acts(schieber_deal(kind, seed))
    ]
    return len(found), found.count(False)


def jass_kit_differences(seed: int) -> tuple[int, int]:
    """Return how many moments a random deal of the jass-kit has, and how many look otherwise."""
    np.random.seed(seed)
    agent = AgentRandomSchieber()
    agent._rng = np.random.default_rng(seed)  # it takes none, and would play otherwise each time
    sim = GameSim(RuleSchieber())
    sim.init_from_cards(deal_random_hand(), seed % SEATS)
    start = sim.state.hands.copy()
    shown = []
    while not sim.is_done():
        now = sim.get_observation()
        shown.append(now)
        if now.trump == -1:
            sim.action_trump(agent.action_trump(now))
        else:
            sim.action_play_card(agent.action_play_card(now))
    deal = _jass_kit_deal(sim.state, start)
    found = [
        GameObservation.from_json(observation(seen)) == expected
        for (seen, _), expected in zip(acts(deal), shown, strict=True)
    ]
    return len(found), found.count(False)


def _jass_kit_deal(state: Any, hands: Any) -> PlayedDeal:
    """Return a finished deal of the jass-kit."""
    by_player = [
        [jass_kit_card(card_strings[card]) for card in np.flatnonzero(one)] for one in hands
    ]
    tricks: list[TakenTrick] = []
    for cards, first, winner, points in zip(
        state.tricks, state.trick_first_player, state.trick_winner, state.trick_points, strict=True
    ):
        tricks.append(
            {
                "cards": [
                    ((player_of(int(first)) + turn) % SEATS, jass_kit_card(card_strings[card]))
                    for turn, card in enumerate(cards)
                ],
                "winner": player_of(int(winner)),
                "points": int(points),
            }
        )
    return PlayedDeal(
        dealer=player_of(state.dealer),
        hands=[by_player[player_of(seat)] for seat in range(SEATS)],
        contract=str(jass_kit_contract(state.trump)),
        pushed=state.forehand == 0,
        tricks=tricks,
    )


def is_fair(kind: str, seed: int) -> bool:
    """Tell whether a seed ends: with fixed dice, its random player would push for ever."""
    return kind != "random" or random.Random(seed).choice(list(Trumpf)).name != PUSH


def main(arguments: Sequence[str]) -> int:
    """Compare, print what was found, and return 1 if anything differs."""
    parser = argparse.ArgumentParser(
        prog="python -m peers.fidelity", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--deals", type=int, default=DEALS, help="of each kind; 200 by default")
    deals = parser.parse_args(arguments).deals
    wrong = 0
    for kind in PLAYERS:
        seeds = list(islice((seed for seed in naturals() if is_fair(kind, seed)), deals))
        wrong += print_differences(
            f"schieber {kind}: acts", [schieber_differences(kind, one) for one in seeds]
        )
    wrong += print_differences(
        "jass-kit: moments", [jass_kit_differences(seed) for seed in range(deals)]
    )
    return 1 if wrong else 0


def print_differences(what: str, found: list[tuple[int, int]]) -> int:
    """Print what was compared and return how much of it differs."""
    compared, differ = sum(one for one, _ in found), sum(other for _, other in found)
    print(f"{what}: {compared} of {len(found)} deals compared, {differ} differ")
    return differ


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
