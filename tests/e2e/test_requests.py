"""The offline Discord refuses what Discord refuses, and changes nothing then.

`tests/strict` has each rule of the strict Discord.
"""

from typing import Any

import discord
import pytest

from cogs.post.publisher import publisher_of
from cogs.render.parts import Button, Layout
from tests.e2e.club import Club
from tests.strict.strict import Strict


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
    await club.click(club.member("Ben"), board, "join")
    assert [each.message_id for each in answered] == [board.id]
    assert [each.path.rsplit("/", 1)[1] for each in strict.refused] == ["callback"]
    strict.refused.clear()
