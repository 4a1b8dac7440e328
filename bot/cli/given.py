"""What commands need besides their own arguments: the settings, the database, the token."""

from collections.abc import Iterator
from contextlib import contextmanager

from pydantic import ValidationError
from pydantic_settings import SettingsError

from bot.ops import logs
from bot.ops.exits import REFUSED_TOKEN, Exit, Failed
from bot.settings import Settings
from bot.store.database import DatabaseUnusable


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


def logged_settings() -> Settings:
    """Return the settings, and log from now on as they say.

    Raises:
        Failed: they cannot be used, or not even read.
    """
    settings = settings_given()
    logs.configure(settings.log_level, settings.token.get_secret_value().strip())
    return settings


def wrong_settings(error: ValidationError) -> list[str]:
    """Return each setting that cannot be used, by its name in `.env`, and why."""
    return [f"{variable(str(each['loc'][0]))}: {each['msg']}" for each in error.errors()]


def variable(name: str) -> str:
    """Return the name in `.env` of a setting, from its own or its alias."""
    return name if name.isupper() else f"NEWMARKET_{name.upper()}"


@contextmanager
def unusable(what: str, after: str = "") -> Iterator[None]:
    """Say why a database cannot be used. `what` begins the sentence, `after` follows it.

    Raises:
        Failed: what was done in this context raised `DatabaseUnusable`.
    """
    try:
        yield
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"{what}: {error}.{after}") from error


def token_given(settings: Settings) -> str:
    """Return the token.

    Raises:
        Failed: there is none, or it contains something that cannot even be sent to Discord.
    """
    token = settings.token.get_secret_value().strip()
    if not token:
        raise Failed(Exit.SETTINGS, "There is no token: put DISCORD_TOKEN=… into .env, or try `make play` without one.")
    if not token.isprintable():
        raise Failed(Exit.SETTINGS, REFUSED_TOKEN)  # nothing with a line break in it can even be sent
    return token
