"""On a Discord that refuses what Discord refuses: a whole match, and what a refusal looks like.

Every test beside this one plays on such a Discord, whole matches of New York among them (`test_newyork`), and
`tests/cogs/render` holds every kind of message of every preset against the same rules.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from cogs.render.board import board_message
from cogs.render.parts import Button, Layout
from cogs.render.words import words_for
from cogs.show.publisher import publisher_of
from tests.e2e.club import Club, components, one_round, read, same_deals
from tests.strict.kinds import Kind, kind_of
from tests.strict.strict import Strict

WORDS = words_for("en-US")
IN_TURN = ("staked", "even", "held", "swap", "keep", "buy", "decline", "bid", "pass", "check", "call", "fold", "add")
"""Which button of a hand comes first, before all that are cards."""

PATIENCE = 200
"""So often nothing may be asked of the member."""


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)
    one_round(monkeypatch)


def offered(message: Any) -> str | None:
    """The id of the button of a hand to press next, None where nothing is asked."""
    ids = [
        each["custom_id"]
        for each in components(message)
        if each.get("custom_id", "").startswith("nm:") and not each.get("disabled")
    ]
    moves = [each for each in ids if each.split(":")[3] in ("prep", "do", "card")]
    quick = [each for word in IN_TURN for each in moves if each.split(":")[4].startswith(word)]
    return next(iter([*quick, *(each for each in moves if each.split(":")[3] != "prep")]), None)


async def play(club: Club, who: MemberActor) -> None:
    """Let a member among computers play to the end."""
    idle = 0
    while (await club.table()).ending is None:
        hand = [each for each in club.direct(who.user) if "Your hand" in read(each)]
        pressed = offered(hand[-1]) if hand else None
        if pressed is None:
            idle += 1
            assert idle < PATIENCE, read(hand[-1]) if hand else club.told()
            await club.env.settle()
            continue
        club.results.append(await who.user.click(hand[-1], custom_id=pressed))
    while await club.bot.tables.unannounced(1):
        await club.env.settle()


async def look_around(club: Club, who: MemberActor, game: str) -> None:
    """Open whatever a table has to show."""
    for verb in ("hand", "menu"):
        await club.click(who, club.board(), verb)
    for command in (f"{game} rules", f"{game} hand", "chips", "stats"):
        await club.slash(who, command)


async def look_at_the_rules(club: Club, who: MemberActor) -> None:
    """Open every page of the rules' picker."""
    await club.click(who, club.board(), "house")
    for page in ("more", "numbers", "main"):
        picker = club.private(who)[-1]
        if any(each.get("custom_id", "").endswith(f":house_page:{page}") for each in components(picker)):
            await club.click(who, picker, "house_page", page)


def kinds(club: Club) -> Counter[Kind | None]:
    """How many messages of each kind the bot has shown."""
    bodies = [each.json for each in club.env.http_requests if isinstance(each.json, dict)]
    messages = [each.get("data") or each for each in bodies]
    return Counter(kind_of(each) for each in messages if each.get("components"))


async def test_all_that_a_table_of_new_york_has_to_show_is_taken(club: Club, strict: Strict) -> None:
    ann = club.member("Ann")
    await club.slash(ann, "newyork start", rules="new-york-profi", computers=1)
    await look_at_the_rules(club, ann)
    await club.click(ann, club.board(), "start")
    await look_around(club, ann, "newyork")
    await club.slash(ann, "newyork record")
    assert not strict.refused
    assert {Kind.BOARD, Kind.HAND, Kind.PICKER} <= kinds(club).keys()


# --- what a refusal looks like ------------------------------------------------------------------------------------


def with_emoji(emoji: str | None) -> Layout:
    """A message with a button."""
    view = Layout(timeout=None)
    view.add_item(discord.ui.ActionRow(Button(label="My hand", custom_id="nm:1:0:menu", emoji=emoji)))
    view.stop()
    return view


async def test_a_button_without_a_real_emoji_is_refused_whole(club: Club, strict: Strict) -> None:
    channel = club.bot.get_partial_messageable(club.channel.id)
    with pytest.raises(discord.HTTPException, match="Invalid emoji") as refused:
        await channel.send(view=with_emoji("🂠"))
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert club.messages() == []
    assert [each.findings[0].code for each in strict.refused] == ["BUTTON_COMPONENT_INVALID_EMOJI"]
    strict.refused.clear()
    sent = await channel.send(view=with_emoji("🎴"))
    with pytest.raises(discord.HTTPException):
        await sent.edit(view=with_emoji("🂠"))
    with pytest.raises(discord.HTTPException, match="cannot be used when using"):
        await sent.edit(content="plain")
    strict.refused.clear()


async def test_an_answer_that_is_refused_can_be_given_again(
    club: Club, strict: Strict, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = []

    async def twice(interaction: discord.Interaction[Any], *_: Any) -> None:
        with pytest.raises(discord.HTTPException, match="Invalid emoji"):
            await interaction.response.edit_message(view=with_emoji("🂠"))
        answered.append(await interaction.response.edit_message(view=with_emoji("🎴")))

    ann = club.member("Ann")
    board = await club.open(ann)
    monkeypatch.setattr(publisher_of(club.bot).clicks, "answer", twice)
    await club.click(ann, board, "add")
    assert [each.message_id for each in answered] == [board.id]
    assert [each.path.rsplit("/", 1)[1] for each in strict.refused] == ["callback"]
    strict.refused.clear()


async def test_messages_of_a_kind_are_refused_on_purpose(club: Club, strict: Strict) -> None:
    await club.start(club.member("Ann"), computers=2)
    view = board_message(await club.table(), WORDS)
    channel = club.bot.get_partial_messageable(club.channel.id)
    strict.refuse(Kind.BOARD)
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send(view=view)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    await channel.send(view=with_emoji(None))
    assert strict.on_purpose == {Kind.BOARD: 1}
    strict.refuse(Kind.BOARD, plain=True)
    with pytest.raises(discord.HTTPException):
        await channel.send(view=with_emoji(None))
    strict.relent()
    await channel.send(view=view)
    assert strict.on_purpose == {Kind.BOARD: 2}
    assert not strict.refused


async def test_while_hands_are_refused_boards_are_not(club: Club, strict: Strict) -> None:
    strict.refuse(Kind.HAND, Kind.PAYOUT, Kind.RESULT, Kind.PICKER)
    await club.open(club.member("Ann"), computers=1)
    assert "Ann" in read(club.board())
    assert not strict.on_purpose
