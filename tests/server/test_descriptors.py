"""File descriptors: the connections of a server leave some free."""

import sys

import pytest

from buur.server.http.descriptors import fitting_limits
from buur.server.settings import Limits

resource = pytest.importorskip("resource")


class System:
    """A system with a limit of descriptors."""

    def __init__(self, soft: int, hard: int, highest: int | None = None) -> None:
        self.soft, self._hard, self._highest = soft, hard, highest

    def get(self, _: int) -> tuple[int, int]:
        """Return the limits."""
        return self.soft, self._hard

    def set(self, _: int, limits: tuple[int, int]) -> None:
        """Raise the soft limit."""
        if self._highest is not None and limits[0] > self._highest:
            raise ValueError("too high")
        self.soft, _hard = limits
        assert _hard == self._hard


@pytest.mark.parametrize(
    ("system", "connections", "soft"),
    [
        (System(1024, 100_000), 4096, 4352),
        (System(1024, 4096), 3840, 4096),
        (System(128, 128), 64, 128),
        (System(20_000, 20_000), 4096, 20_000),
        (System(1024, resource.RLIM_INFINITY), 4096, 4352),
        (System(resource.RLIM_INFINITY, resource.RLIM_INFINITY), 4096, resource.RLIM_INFINITY),
        (System(1024, 100_000, highest=2048), 768, 1024),
    ],
)
def test_connections_leave_descriptors_free(
    monkeypatch: pytest.MonkeyPatch, system: System, connections: int, soft: int
) -> None:
    monkeypatch.setattr(resource, "getrlimit", system.get)
    monkeypatch.setattr(resource, "setrlimit", system.set)
    limits = fitting_limits(Limits())
    assert (limits.connections, system.soft) == (connections, soft)
    assert limits.address_share <= connections // 4


def test_windows_has_no_such_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert fitting_limits(Limits()) == Limits()
