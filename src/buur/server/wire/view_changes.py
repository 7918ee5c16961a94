"""`ViewChanges`: the table view that the clients of each seat have, and what an event changes.

A client knows the view of its last hello and all changes since. So only fields that differ from
those sent before are sent again.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Final

import msgspec

from buur.server.wire import table_view
from buur.server.wire.legal_actions import LegalActions

Fields = dict[str, Any]

_DEFAULTS: Final[Mapping[str, Any]] = msgspec.structs.asdict(LegalActions())
"""The legal acts of a seat that has none."""
_UNKNOWN: Final = object()
"""Stands for a field of which clients know different values."""
_WITH_COUNTED: Final = ("deals", "earlier")
"""Fields that change with ``counted`` only; a client knows more or fewer of the same deals."""


class ViewChanges:
    """The fields that were sent last: those of all seats, and those of each player's seat.

    A player may get another seat, and then sees its fields.
    """

    def __init__(self) -> None:
        self._public: Fields = {}
        self._own: dict[Hashable, Fields] = {}
        self._legal: dict[Hashable, Fields] = {}

    def whole(
        self, player: Hashable, public: Fields, own: Fields, legal: Fields
    ) -> table_view.TableView:
        """Return the whole view of a seat, for one of its clients.

        A field that other clients know with another value is sent to all with the next event.
        """
        _note(self._public, public)
        _note(self._own.setdefault(player, {}), own)
        _note(self._legal.setdefault(player, {}), _every(legal))
        return table_view.TableView(**public, **own, legal=LegalActions(**legal))

    def public(self, fields: Fields) -> Fields:
        """Return the fields of all seats that have changed, and take them as sent."""
        changed = _changed(self._public, fields)
        for name in _WITH_COUNTED:
            changed.pop(name, None)
        if "counted" in changed:
            changed |= {name: fields[name] for name in _WITH_COUNTED}
        self._public = fields
        return changed

    def of_card(self, fields: Fields) -> Fields:
        """Return those of some fields of all seats that have changed, and take them as sent."""
        changed = _changed(self._public, fields)
        self._public.update(fields)
        return changed

    def own(self, player: Hashable, fields: Fields) -> Fields:
        """Return the fields of a seat that have changed, and take them as sent."""
        changed = _changed(self._own.get(player, {}), fields)
        self._own[player] = fields
        return changed

    def legal(self, player: Hashable, fields: Fields) -> Fields:
        """Return the fields of a seat's legal acts that have changed, and take them as sent.

        Args:
            player: the player of the seat.
            fields: the fields that may differ from their defaults.
        """
        before = self._legal.get(player)
        self._legal[player] = fields
        if before is None:
            return _every(fields)
        changed = {
            name: value
            for name, value in fields.items()
            if (before[name] if name in before else _DEFAULTS[name]) != value
        }
        for name, value in before.items():
            if name not in fields and value != _DEFAULTS[name]:
                changed[name] = _DEFAULTS[name]
        return changed


def _every(fields: Fields) -> Fields:
    return {**_DEFAULTS, **fields}


def _changed(before: Fields, now: Fields) -> Fields:
    return {name: value for name, value in now.items() if before.get(name, _UNKNOWN) != value}


def _note(before: Fields, now: Fields) -> None:
    """Take fields as sent; those that other clients know with another value are unknown."""
    for name, value in now.items():
        if before.setdefault(name, value) != value:
            before[name] = _UNKNOWN
