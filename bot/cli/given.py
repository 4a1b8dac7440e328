"""What commands are given beside their own arguments: the settings, the database, the token."""

from argparse import Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pydantic import ValidationError
from pydantic_settings import SettingsError

from bot.ops.exits import REFUSED_TOKEN, Exit, Failed
from bot.settings import Settings
from bot.store.database import Database


def settings_given() -> Settings:
    """Return the settings.

    Raises:
        Failed: they cannot be used, or not even read.
    """
    try:
        return Settings()
    except ValidationError as error:
        wrong = "; ".join(wrong_settings(error))
        raise Failed(Exit.SETTINGS, f"The settings cannot be used. {wrong}. See .env.example.") from error
    except (SettingsError, UnicodeDecodeError, OSError) as error:
        raise Failed(Exit.SETTINGS, f"The settings cannot be read: {error}. See .env.example.") from error


def wrong_settings(error: ValidationError) -> list[str]:
    """Return each setting that cannot be used, by its name in `.env`, and why."""
    return [f"{_name(each['loc'])}: {each['msg']}" for each in error.errors()]


def _name(location: tuple[int | str, ...]) -> str:
    name = str(location[0])
    return name if name.isupper() else f"NEWMARKET_{name.upper()}"


def database_given(chosen: Namespace) -> str:
    """Return the database of `--database`, or that of the settings.

    Raises:
        Failed: the settings are needed, and cannot be used.
    """
    return str(chosen.database or settings_given().database)


@asynccontextmanager
async def opened(url: str, *, read_only: bool = False) -> AsyncIterator[Database]:
    """Open the database at SQLAlchemy's address for this context.

    Raises:
        DatabaseUnusable: it cannot be opened.
    """
    database = Database(url, read_only=read_only)
    try:
        await database.open()
        yield database
    finally:
        await database.close()


def token_given(settings: Settings) -> str:
    """Return the token.

    Raises:
        Failed: there is none, or Discord could not even be sent it.
    """
    token = settings.token.get_secret_value().strip()
    if not token:
        raise Failed(Exit.SETTINGS, "There is no token: put DISCORD_TOKEN=… into .env, or try `make play` without one.")
    if not token.isprintable():
        raise Failed(*REFUSED_TOKEN)  # nothing with a line break in it can even be sent
    return token
