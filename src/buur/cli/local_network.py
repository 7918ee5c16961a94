"""Address of this machine in the local network, found without a packet being sent."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

_ELSEWHERE: Final = (
    "192.0.2.1",
    "10.255.255.254",
    "172.31.255.254",
    "192.168.255.254",
    "169.254.255.254",
)
"""Addresses of nobody: one of documentation, which the default route reaches, and private ones."""
_DISCARD_PORT: Final = 9


def local_address() -> str | None:
    """Return this machine's address in the local network, None without a network.

    A connected UDP socket has the address from which the system would send; nothing is sent.
    """
    found = (_source_for(target) for target in _ELSEWHERE)
    return next((address for address in found if address and is_local(address)), None)


def is_local(address: str) -> bool:
    """Tell whether an address belongs to a local network: to no other machine's loopback or WAN.

    >>> is_local("192.168.1.20"), is_local("127.0.0.1"), is_local("8.8.8.8"), is_local("0.0.0.0")
    (True, False, False, False)
    """
    found = ip_address(address)
    return not (found.is_global or found.is_loopback or found.is_unspecified)


def _source_for(target: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, _DISCARD_PORT))
        except OSError:  # no route leads there
            return None
        address: str = probe.getsockname()[0]
        return address
