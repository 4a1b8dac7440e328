"""`python -m bot deck`: uploads, lists and removes, and says what came of it."""

from pathlib import Path

import discord
import pytest

from bot.cli.command_line import main
from bot.cli.deck import Rack
from bot.deck.application import DiscordRefuses, NotNow
from bot.deck.pictures import read_pictures
from bot.deck.upload import Lease
from bot.ops import logs
from bot.ops.exits import Exit, Failed
from tests.bot.club import Club
from tests.bot.deck.conftest import folder, shelf
from tests.bot.deck.shelf import FakeShelf, draw

__all__ = ["folder", "shelf"]

SOME = ("seven_of_spades", "cards", "red_heart")


@pytest.fixture(autouse=True)
def fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bot.deck.shelf.EVERY", SOME)


def rack(club: Club, shelf: FakeShelf) -> Rack:
    return Rack(club.database, shelf, club.clock, 0.0, read_pictures())


async def test_what_is_uploaded_is_listed_and_can_be_removed(
    club: Club, shelf: FakeShelf, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf.emojis[5] = "logo"
    assert await rack(club, shelf).do("list") == Exit.DIFFERENT
    said = capsys.readouterr().out
    assert "seven_of_spades: missing" in said
    assert "0 of 3 pictures are there." in said
    assert shelf.added == []
    assert await rack(club, shelf).do("upload") == Exit.OK
    assert "3 pictures, 3 of them uploaded now" in capsys.readouterr().out
    assert await rack(club, shelf).do("upload") == Exit.OK
    assert "3 pictures, 0 of them uploaded now" in capsys.readouterr().out
    assert await rack(club, shelf).do("list") == Exit.OK
    assert "3 of 3 pictures are there. The application has 0 that were replaced" in capsys.readouterr().out
    shelf.emojis[6] = "replaced_6"
    assert await rack(club, shelf).do("list") == Exit.OK
    assert (
        "The application has 1 that were replaced and may still be seen, and 1 other emojis" in capsys.readouterr().out
    )
    draw(folder, red_heart="redder")
    assert await rack(club, shelf).do("list") == Exit.DIFFERENT
    assert "(an earlier drawing)" in capsys.readouterr().out
    assert await rack(club, shelf).do("upload") == Exit.OK
    assert len(shelf.emojis) == 6, "what was replaced stays for a day"
    assert await rack(club, shelf).do("remove") == Exit.OK
    assert "5 pictures are removed" in capsys.readouterr().out
    assert shelf.emojis == {5: "logo"}
    assert await rack(club, shelf).do("list") == Exit.DIFFERENT


@pytest.mark.parametrize(
    ("word", "failure", "code"),
    [
        ("upload", DiscordRefuses("403, 50013: Missing Permissions"), Exit.NOT_DONE),
        ("list", NotNow("it asks for 900 s", 900.0), Exit.UNAVAILABLE),
        ("remove", NotNow("it asks for 900 s", 900.0), Exit.UNAVAILABLE),
    ],
)
async def test_what_discord_does_not_do(
    club: Club, shelf: FakeShelf, folder: Path, failure: Exception, code: Exit, word: str
) -> None:
    shelf.silent = failure
    with pytest.raises(Failed, match=str(failure).split(":", maxsplit=1)[0]) as failed:
        await rack(club, shelf).do(word)  # type: ignore[arg-type]
    assert failed.value.code == code
    shelf.silent = None
    assert await rack(club, shelf).do("upload") == Exit.OK, "the next one need not wait"


async def test_while_the_bot_uploads_nobody_else_does(club: Club, shelf: FakeShelf, folder: Path) -> None:
    bots = Lease(club.database, club.clock)
    assert await bots.take()
    with pytest.raises(Failed, match="most likely the bot") as failed:
        await rack(club, shelf).do("upload")
    assert failed.value.code == Exit.NOT_DONE
    assert shelf.asked == 0
    await bots.give_back()
    assert await rack(club, shelf).do("upload") == Exit.OK


def test_without_a_good_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refuse(_client: discord.Client, _token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(logs, "configure", lambda *_: None)
    monkeypatch.setattr(discord.Client, "login", refuse)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert main(["deck", "list"]) == Exit.SETTINGS
    monkeypatch.setenv("DISCORD_TOKEN", "not.a.token")
    assert main(["deck", "list"]) == Exit.SETTINGS
    said = capsys.readouterr().err
    assert "refused the token" in said
    assert "not.a.token" not in said
