"""Registration of the environments with Gymnasium."""

from __future__ import annotations

import gymnasium

from buur.envs.names import full_name, is_card_play
from buur.variants.registry import PRESETS


def register_all() -> None:
    """Register the environments of each rule set with Gymnasium.

    ``gymnasium.make`` makes that of one seat. ``gymnasium.make_vec`` makes the compiled vector
    environment of the rule sets that `is_card_play` allows; elsewhere it runs copies of one seat.
    """
    for name, preset in PRESETS.items():
        compiled = is_card_play(preset.variant)
        gymnasium.register(
            id=full_name(name),
            entry_point="buur.envs.single_agent:make_single",
            vector_entry_point="buur.envs.vector:make_vector" if compiled else None,
            kwargs={"rules": name},
        )
