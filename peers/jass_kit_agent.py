"""The random agent of the HSLU jass-kit as a program: ``python -m peers.jass_kit_agent``.

Of the agents in the package this is the one that plays by what it may see, and alone: the others
know all hands or ask over the network.
"""

from __future__ import annotations

import logging

import numpy as np
from jass.agents.agent_random_schieber import AgentRandomSchieber
from jass.game.const import card_strings
from jass.game.game_observation import GameObservation

from peers import wire
from peers.jass_kit_codec import card_of, contract_of, observation


class JassKit:
    """An agent of the package, asked in its own words."""

    def __init__(self) -> None:
        self._agent = AgentRandomSchieber()

    def contract(self, seen: wire.Observation, chance: int) -> str | None:
        """Return the contract that the agent names; None is a push."""
        return contract_of(int(self._asked(chance).action_trump(_shown(seen))))

    def card(self, seen: wire.Observation, chance: int) -> str:
        """Return the card that the agent plays."""
        return card_of(card_strings[int(self._asked(chance).action_play_card(_shown(seen)))])

    def _asked(self, chance: int) -> AgentRandomSchieber:
        """Return the agent with dice of its own for this question: it offers no seed."""
        self._agent._rng = np.random.default_rng(chance)
        return self._agent


def _shown(seen: wire.Observation) -> GameObservation:
    return GameObservation.from_json(observation(seen))


if __name__ == "__main__":
    logging.disable(logging.WARNING)
    wire.serve(JassKit())
