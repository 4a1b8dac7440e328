"""The demo: its database, its deck, its first message and its picture."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from simcord import Env
from simcord.backend.cdn import CDN_BASE

from art import names
from bot.cli import demo
from bot.deck.pictures import read_pictures
from bot.settings import Settings
from engine.catalogue import CATALOGUE


async def served(monkeypatch: pytest.MonkeyPatch, file: Path) -> Env:
    """Show the demo until its page is there, and return its Discord."""
    there: asyncio.Event = asyncio.Event()
    made: list[Env] = []
    monkeypatch.setattr(demo, "Env", lambda *args, **kwargs: made.append(Env(*args, **kwargs)) or made[0])
    monkeypatch.setattr(demo, "_tell", lambda *_, **__: there.set())
    task = asyncio.create_task(demo.show(Settings(_env_file=None), file, 0, browser=False))  # type: ignore[call-arg]
    waiting = asyncio.create_task(there.wait())
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if task.done():
        await task  # it says why it has no page
    task.cancel()
    await asyncio.wait({task})
    return made[0]


async def shown(monkeypatch: pytest.MonkeyPatch, file: Path) -> tuple[list[str], dict[str, int]]:
    """Show the demo until its page is there; return the commands that can be typed, and the emojis that it has."""
    backend = (await served(monkeypatch, file)).backend
    commands = [name for name, _ in backend.commands.get(None, {})]
    return commands, {each.name: each.id for each in backend.application_emojis.values()}


async def test_an_earlier_demos_database_is_good_for_the_next_whoever_its_bot_was(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "demo.sqlite3"
    first, emojis = await shown(monkeypatch, file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE application SET value = '5' WHERE name = 'id'")
    assert "newmarket" in first
    assert await shown(monkeypatch, file) == (first, emojis)


async def test_the_deck_is_uploaded_in_each_demo_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "demo.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        for _ in range(2):
            _, emojis = await shown(monkeypatch, file)
            known = connection.execute("SELECT name, emoji_id FROM emojis WHERE replaced_at IS NULL").fetchall()
            assert dict(known) == emojis
            assert sorted(emojis) == [each.name for each in read_pictures()]
            with connection:
                connection.execute("UPDATE emojis SET emoji_id = emoji_id + 1000000")  # an earlier demo's


async def test_its_first_message_has_the_bots_picture_and_a_way_to_each_game_without_typing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    backend = (await served(monkeypatch, tmp_path / "demo.sqlite3")).backend
    (message,) = (each for channel in backend.messages.values() for each in channel.values())
    found = json.dumps(message.components)
    assert [each["filename"] for each in message.attachments] == [names.AVATAR.name]
    assert "Cards, anyone?" in found
    assert re.findall(r"learn:[a-z-]+:0:0:[a-z]+", found) == [
        *(f"learn:{game}:0:0:play" for game in CATALOGUE),
        "learn:stops:0:0:go",
    ]


async def test_the_bot_has_its_own_picture(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: dict[str, tuple[str, bytes]] = {}
    preview = Env.preview
    monkeypatch.setattr(Env, "preview", lambda *args, **named: given.update(named["assets"]) or preview(*args, **named))
    user = (await served(monkeypatch, tmp_path / "demo.sqlite3")).backend.bot_user
    assert given[f"{CDN_BASE}/avatars/{user.id}/{user.avatar}.png"] == ("avatar.png", names.AVATAR.read_bytes())
