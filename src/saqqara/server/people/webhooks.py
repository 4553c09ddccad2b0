"""Webhooks: JSON posted to an address that a player chose, but never into the server's own network."""

from __future__ import annotations

import http.client
import ipaddress
import json
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import SplitResult, urlsplit

TIMEOUT = 10.0
WORLD, NAT64 = ipaddress.IPv6Network("2000::/3"), ipaddress.IPv6Network("64:ff9b::/96")


class Unreachable(Exception):
    """The document could not be delivered."""


def post(url: str, document: dict[str, Any], private: bool) -> None:
    """Post JSON. The connection goes to exactly the address that was checked, so the name cannot be redirected in between."""
    parts = urlsplit(url)
    address = check_address(parts, private)
    raw = socket.create_connection((address, _port(parts)), timeout=TIMEOUT)
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    line = secure.wrap_socket(raw, server_hostname=parts.hostname, do_handshake_on_connect=False) if secure else raw
    connection = http.client.HTTPConnection(parts.hostname or "", _port(parts), timeout=TIMEOUT)
    connection.sock = line
    try:
        with _within(line, TIMEOUT):
            if isinstance(line, ssl.SSLSocket):
                line.do_handshake()
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            headers = {"Content-Type": "application/json", "User-Agent": "saqqara", "Host": parts.netloc.rpartition("@")[2]}
            connection.request("POST", target, json.dumps(document).encode(), headers)
            status = connection.getresponse().status
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise Unreachable(f"{url} answered {status}")


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


@contextmanager
def _within(line: socket.socket, seconds: float) -> Iterator[None]:
    """Shut the socket down after this time: a timeout per read would let a response drip in for hours."""

    def cut() -> None:
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)

    patience = threading.Timer(seconds, cut)
    patience.start()
    try:
        yield
    finally:
        patience.cancel()


def check_address(parts: SplitResult, private: bool) -> str:
    """Return the IP address behind a URL; refuse one in a private network unless the host allows it."""
    try:
        found = socket.getaddrinfo(parts.hostname or "", _port(parts), type=socket.SOCK_STREAM)
    except (OSError, ValueError, UnicodeError) as error:
        raise Unreachable(f"no such address: {error}") from None
    if parts.scheme not in ("http", "https"):
        raise Unreachable("the URL must begin with http:// or https://")
    for *_, target in found:
        if not private and not _is_public(ipaddress.ip_address(str(target[0]).partition("%")[0])):
            raise Unreachable("private addresses are not allowed on this server")
    return str(found[0][4][0])


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is certainly outside this network.

    Of IPv6, only the range for global use counts; an address that embeds an IPv4 address is judged by that one.
    """
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = ipaddress.IPv4Address(address.packed[-4:])
        if inner:
            return _is_public(inner)
        if address not in WORLD:
            return False
    return address.is_global and not address.is_multicast
