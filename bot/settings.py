"""Settings from the environment and from `.env`. `.env.example` documents every one of them."""

import re
import socket
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

PAGE = r"^(https?://[^\s/]+\S*)?$"


class Settings(BaseSettings):
    """The settings of a bot. Times are in seconds."""

    model_config = SettingsConfigDict(
        env_prefix="NEWMARKET_", env_file=".env", env_file_encoding="utf-8", extra="ignore"
    )

    token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    database: str = "newmarket.sqlite3"
    """A file's path, or the address of a PostgreSQL database."""
    shards: int = Field(default=0, ge=0)
    """How many connections to Discord share the servers; 0 for as many as Discord recommends."""
    clusters: int = Field(default=0, ge=0, le=64)
    """How many processes share the servers; 0 if this one has them all."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    pace_card: float = Field(default=1.0, ge=0)
    pace_lead: float = Field(default=1.5, ge=0)
    pace_deal: float = Field(default=3.0, ge=0)
    pace_round: float = Field(default=12.0, ge=0)
    pace_delivery: float = Field(default=10.0, ge=0)
    """The most seconds that a deal waits until the commitments of the coming ones are posted in the channel."""
    thinkers: int = Field(default=1, ge=0, le=64)
    """Processes in which computer players think."""
    thinking_time: float = Field(default=0.05, gt=0, le=2)
    lobby_minutes: float = Field(default=30.0, gt=0)
    lobby_alone_minutes: float = Field(default=10.0, gt=0)
    paused_minutes: float = Field(default=30.0, gt=0)
    keep_days: float = Field(default=30.0, ge=0)
    journal_days: float = Field(default=365.0, ge=0)
    """The days after which a match's journal shrinks to its record; 0: never."""
    audit_at: str = Field(default="04:00", pattern=r"^(([01]\d|2[0-3]):[0-5]\d)?$")
    """The time of day, in UTC, at which the database is audited; empty for never."""
    audit_tells_owner: bool = True
    pictures: bool = True
    """Whether cards can be shown as pictures, which are uploaded as the application's emojis."""
    picture_pause: float = Field(default=1.5, ge=0)
    board_interval: float = Field(default=1.0, ge=0)
    board_apart: float = Field(default=30.0, ge=0)
    board_deferral: float = Field(default=4.0, ge=0, validation_alias="NEWMARKET_BOARD_LAG")
    hand_deferral: float = Field(default=300.0, ge=0, validation_alias="NEWMARKET_HAND_LAG")
    result_pause: float = Field(default=2.0, ge=0)
    direct_interval: float = Field(default=2.0, ge=0)
    direct_a_day: int = Field(default=300, ge=0)
    requests_a_second: float = Field(default=40.0, gt=0)
    """The most requests to Discord per second that the bot makes by itself."""
    requests_at_once: int = Field(default=12, ge=1)
    request_seconds: float = Field(default=0.33, gt=0)
    tables_at_once: int = Field(default=5, ge=1)
    table_seconds: float = Field(default=60.0, gt=0)
    metrics_port: int = Field(default=0, ge=0, le=65535)
    """Where `/healthz` and `/metrics` are served; 0 for nowhere."""
    metrics_host: str = "127.0.0.1"
    privacy_url: str = Field(default="", pattern=PAGE, max_length=512)
    terms_url: str = Field(default="", pattern=PAGE, max_length=512)
    """The addresses of the pages. Discord takes no longer ones for buttons."""


def address_of(database: str) -> str:
    """Return the SQLAlchemy address of a database that was given as a file's path or as an address.

    PostgreSQL's may be written as everywhere, without a driver: `postgresql://user:password@host/name`.
    """
    if "://" in database:
        return re.sub("^postgres(ql)?://", "postgresql+asyncpg://", database)
    return f"sqlite+aiosqlite:///{Path(database).expanduser()}"


def without_password(database: str) -> str:
    """Return a file's path, or an address, as it may be shown."""
    return re.sub(
        r"(?<=//)([^:/@]*):.*@|(?<=password=)[^&]*", lambda found: f"{found[1]}:…@" if found[1] else "…", database
    )


def file_of(database: str) -> Path | None:
    """Return the file of a database that is one, None for a server's and for one in memory."""
    found = re.fullmatch(r"sqlite(?:\+\w+)?:///([^?]+).*", address_of(database))
    return Path(found[1]) if found and found[1] != ":memory:" else None


def monitor_socket(database: str) -> Path | None:
    """Return the path of a socket next to a database, at which a running bot without a port answers health checks.

    The database's folder is the one place that every bot can write, even if all else is read-only. There is no such
    socket (None) for a server's database, or on Windows.
    """
    file = file_of(database)
    if file is None or not file.name or not hasattr(socket, "AF_UNIX"):
        return None
    return file.with_name(f"{file.name}.health")
