"""The eight of Martinique, or of Martigny: chibre in which the eight may beat the Buur."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.chibre import CHIBRE_ASSUMED, CHIBRE_STATED

PRESETS = (
    Preset(
        name="martinique",
        family="chibre",
        source="W25",
        stated=CHIBRE_STATED | {"martinique8": True},
        assumed=CHIBRE_ASSUMED,
    ),
)
