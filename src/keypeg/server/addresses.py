"""The client addresses that limits count by."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

_LONGEST = 64


def address_key(host: str) -> str:
    """Return what counts as one address: for IPv6 the network, since every household has a whole one."""
    # A proxy may pass on whatever a client says: only so much of it is remembered.
    return _key(host[:_LONGEST])


@lru_cache(maxsize=4_096)
def _key(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
