"""`python -m bot health`: asks the running bot whether it is healthy. It imports little, so that it can run often."""

import socket
import sys

from pydantic import ValidationError

from bot.ops.exits import Exit
from bot.settings import Settings, monitor_socket

PATIENCE = 8.0
"""Seconds that the bot has to answer."""
READY = "ready"


def run() -> Exit:
    """Ask the running bot whether it is ready, and print its answer."""
    try:
        settings = Settings()
    except ValidationError:
        sys.stderr.write("The settings cannot be used; `doctor` says why.\n")
        return Exit.DIFFERENT
    try:
        said = _by_port(settings) if settings.metrics_port else _by_socket(settings.database)
    except OSError as error:
        sys.stderr.write(f"The bot does not answer ({error}).\n")
        return Exit.DIFFERENT
    sys.stdout.write(f"{said}\n")
    return Exit.OK if said == READY else Exit.DIFFERENT


def _by_port(settings: Settings) -> str:
    """Ask through the port.

    Raises:
        OSError: nobody answers there, or not as the bot does.
    """
    from http.client import HTTPConnection, HTTPException  # importing this takes longer than asking a socket

    everywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}
    host = everywhere.get(settings.metrics_host, settings.metrics_host)
    connection = HTTPConnection(host, settings.metrics_port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().read().decode(errors="replace").strip()
    except HTTPException as error:
        raise OSError(f"{type(error).__name__}: {error}") from error
    finally:
        connection.close()


def _by_socket(database: str) -> str:
    """Ask through the socket next to the database.

    Raises:
        OSError: nobody answers there, or there is none.
    """
    path = monitor_socket(database)
    if path is None:
        raise OSError("with a database server, health needs NEWMARKET_METRICS_PORT, which is not set")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asked:
        asked.settimeout(PATIENCE)
        try:
            asked.connect(str(path))
        except (FileNotFoundError, ConnectionRefusedError) as error:
            raise OSError(f"no bot runs on {database}") from error
        said = b""
        while part := asked.recv(4096):
            said += part
    return said.decode(errors="replace").strip()
