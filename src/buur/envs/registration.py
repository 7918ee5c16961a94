"""Registration of the environments with Gymnasium."""

from __future__ import annotations

import gymnasium

from buur.envs.names import full_name, is_card_play
from buur.variants.registry import PRESETS


def register_all() -> None:
    """Register a vector environment with Gymnasium for each rule set that `is_card_play` allows."""
    for name, preset in PRESETS.items():
        if is_card_play(preset.variant):
            gymnasium.register(
                id=full_name(name),
                vector_entry_point="buur.envs.vector:make_vector",
                kwargs={"rules": name},
            )
