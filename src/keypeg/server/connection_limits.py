"""How many connections a server takes: of one address, and altogether, so that files are left for everything else."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping

from keypeg.server.addresses import address_key
from keypeg.server.limits import Buckets, Quota
from keypeg.server.settings import Settings

RESERVED_FILES = 128
"""Files that connections leave to the database, to processes that think, and to whatever else a server opens."""
MOST_FILES = 65_536
PROXIES = "FORWARDED_ALLOW_IPS"
"""The environment variable of uvicorn that names the proxies whose headers are believed."""
_SHARE = 4
"""One address holds at most this part of all connections, whatever the settings allow it."""

_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def raise_file_limit() -> int | None:
    """Let this process open as many files as the system allows it; return how many, or None if there is no limit."""
    try:
        import resource
    except ModuleNotFoundError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):
            most = soft
    return max(soft, most)


class ConnectionLimits:
    """Counts the open connections of a process; proxies have no limit of their own, as they bring many people."""

    def __init__(
        self, settings: Settings, *, files: int | None, environment: Mapping[str, str] = os.environ
    ) -> None:
        self._proxies, self._any_proxy = _proxies(environment.get(PROXIES, "127.0.0.1"))
        self._most = None if files is None else max(files - RESERVED_FILES, files // 2)
        share = None if self._most is None else self._most // _SHARE
        limits = [one for one in (settings.connections_per_address, share) if one is not None]
        self._addresses = Quota(min(limits) if settings.limited else None)
        self._open = 0
        self.frames = Buckets(settings.frames) if settings.limited else None

    def take(self, host: str) -> bool:
        """Return whether a connection of this host may stay, and count it."""
        if self._most is not None and self._open >= self._most:
            return False
        if not self._is_proxy(host) and not self._addresses.take(address_key(host)):
            return False
        self._open += 1
        return True

    def give(self, host: str) -> None:
        """Count one connection less."""
        self._open -= 1
        if not self._is_proxy(host):
            self._addresses.give(address_key(host))

    def allow_frame(self, host: str) -> bool:
        """Return whether this host may send one more frame that is no whole message, and count it."""
        return self.frames is None or self.frames.take(address_key(host))

    def _is_proxy(self, host: str) -> bool:
        if self._any_proxy or host in self._proxies:
            return True
        networks = [one for one in self._proxies.values() if one is not None]
        if not networks:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in networks)


def _proxies(text: str) -> tuple[dict[str, _Network | None], bool]:
    """Return the hosts, and the networks, that the variable names; and whether it names all."""
    named: dict[str, _Network | None] = {}
    for one in filter(None, map(str.strip, text.split(","))):
        try:
            named[one] = ipaddress.ip_network(one) if "/" in one else None
        except ValueError:
            named[one] = None
    return named, "*" in named
