"""`Preset`: a named rule set, with the options that its source states and those assumed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from buur.variants.model import Variant
from buur.variants.option_groups.deal import WHOLE, Pack
from buur.variants.rule_set import OPTIONS, RuleSet
from buur.variants.values import Sharing


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Preset:
    """A named rule set; `buur.variants.registry.PRESETS` has them.

    >>> from buur.variants.registry import preset
    >>> preset("poutz")
    <Preset pomme of K27>

    Options in neither ``stated`` nor ``assumed`` have their default. The source says nothing about
    them, so they count as assumed.
    """

    name: str
    """The name."""
    family: str
    """The family of games that it belongs to."""
    source: str
    """Tag of the document, see ``docs/explanation/rules.md``."""
    stated: Mapping[str, object]
    """Options that the source determines."""
    assumed: Mapping[str, object] = field(default_factory=dict)
    """Values that Buur chose for options that the source leaves open; stated ones are removed."""
    teams: tuple[int, ...] = (0, 1, 0, 1)
    """The line of the slate that each seat writes on."""
    sharing: Sharing = "lines"
    """The sides of a deal, see `RuleSet.sharing`."""
    dealer_plays: bool = True
    """Whether the dealer has a hand."""
    pack: Pack = WHOLE
    """The cards."""
    version: int = 1
    """The version of the preset; it grows with each change of an existing option."""
    earlier: Mapping[int, Mapping[str, object]] = field(default_factory=dict)
    """The options that had other values, by earlier version."""
    variant: Variant = field(init=False)
    """The rules."""

    def __post_init__(self) -> None:
        assumed = {name: self.assumed[name] for name in self.assumed if name not in self.stated}
        rules = Variant(
            code=self.name,
            version=self.version,
            seats=len(self.teams),
            teams=self.teams,
            sharing=self.sharing,
            dealer_plays=self.dealer_plays,
            pack=self.pack,
            **RuleSet(code=self.name).changed_groups({**assumed, **self.stated}),
        )
        object.__setattr__(self, "assumed", assumed)
        object.__setattr__(self, "variant", rules)

    def __repr__(self) -> str:
        return f"<Preset {self.name} of {self.source}>"

    @property
    def fallbacks(self) -> tuple[str, ...]:
        """The options that the source does not state."""
        return tuple(name for name in OPTIONS if name not in self.stated)
