"""`/settings`: what members choose for themselves, once for all servers."""

from typing import Any

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.members.preferences import CallsBy, CardsBy, HandsBy, Preferences, StatsFor
from tests.e2e.club import Club, components


async def shown(club: Club, who: MemberActor, channel: ChannelHandle | None = None) -> Any:
    """Type the command, and return the message that only its author sees."""
    result = await club.slash(who, "settings", channel)
    assert result.ephemeral
    return result.response


def chosen(message: Any) -> list[str]:
    """What the menus of a message show without being opened."""
    return [
        option["label"] for menu in components(message) for option in menu.get("options", ()) if option.get("default")
    ]


async def test_what_is_chosen_counts_in_every_server_and_for_its_member_alone(club: Club, ann: MemberActor) -> None:
    message = await shown(club, ann)
    await club.restart()
    for setting, choice, label in (
        ("hands", "button", "Only under My hand"),
        ("calls", "direct", "Send me a direct message"),
        ("follow", "on", "On from the start"),
        ("cards", "text", "As text"),
        ("stats", "hidden", "Only I see mine"),
    ):
        result = await club.pick(ann, message, f"mine:{setting}:", choice)
        assert result.response is not None
        assert result.response.id == message.id
        assert label in chosen(message)
    assert await club.bot.preferences.get(ann.id) == Preferences(
        HandsBy.BUTTON, CallsBy.DIRECT, follow=True, cards=CardsBy.TEXT, stats=StatsFor.ONESELF
    )
    assert len(club.private(ann)) == 1
    assert club.told() == ""
    other = club.env.create_guild("Another club")
    there = other.create_text_channel("games")
    assert chosen(await shown(club, other.add_member(ann.user), there)) == chosen(message)
    assert chosen(await shown(club, club.member("Ben"))) == [
        "By direct message",
        "As pictures",
        "Mention me in the channel",
        "Off until I turn it on",
        "Everybody may see mine",
        "As in Discord",
    ]
    await club.start(ann, computers=2)
    hand = await club.bot.tables.queries.hand(1, ann.id)
    assert (hand.direct, hand.calls) == (False, CallsBy.DIRECT)
