"""A member's own settings: the one list of what can be chosen, in words, and the message with its menus."""

from collections.abc import Mapping
from dataclasses import dataclass

import discord

from bot.members.languages import AS_IN_DISCORD, languages
from bot.members.nights import HOURS, STARTS, ZONES
from bot.members.preferences import NO_NIGHT, Preferences, choices
from cogs.render.languages import own_name
from cogs.render.parts import Layout, Row, Select, layout, select
from cogs.render.words import Words


@dataclass(frozen=True, slots=True)
class Choice:
    """What can be chosen for a setting, and what that means."""

    label: str
    meaning: str | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """What stands above a setting's menu, and what can be chosen there, by the texts that stand for it."""

    title: str
    choices: Mapping[str, Choice]


def settings(words: Words, now: float) -> dict[str, Setting]:
    """Return all that members choose for themselves, by the fields of `Preferences`, in the order of the message.

    `now`: the time in seconds since 1970, by which members tell their zone.
    """
    return {
        "hands": Setting(
            words.say("Your cards"),
            {
                # Translators: My hand is a button, called as in "My hand".
                "direct": Choice(words.say("By direct message"), words.say("They're also under My hand")),
                # Translators: My hand is a button, called as in "My hand".
                "button": Choice(words.say("Only under My hand"), words.say("Press My hand on the board to see them")),
            },
        ),
        "cards": Setting(words.say("How your cards look"), cards_choices(words)),
        "calls": Setting(
            words.say("When a table waits for you"),
            {
                "mention": Choice(
                    words.say("Mention me in the channel"),
                    words.say("When half your time is up, or a day's turn begins"),
                ),
                "direct": Choice(
                    words.say("Send me a direct message"), words.say("Good for tables where a move may take hours")
                ),
                "never": Choice(
                    words.say("Don't remind me"), words.say("When your time is up, a computer plays for you")
                ),
            },
        ),
        "follow": Setting(
            # Translators: a setting and a button of a hand: forced cards are played for you.
            words.say("Follow for me"),
            {
                "off": Choice(
                    words.say("Off until I turn it on"), words.say("You choose in your hand, for one match at a time")
                ),
                "on": Choice(
                    words.say("On from the start"), words.say("Forced cards are played for you in every match")
                ),
            },
        ),
        "stats": Setting(
            words.say("Statistics"),
            {
                "shown": Choice(
                    words.say("Everybody may see mine"), words.say("With /stats and /chips, in any server you share")
                ),
                "hidden": Choice(
                    words.say("Only I see mine"), words.say("Leaderboards and results still show your name")
                ),
            },
        ),
        "locale": Setting(words.say("Language"), _language_choices(words)),
        # Translators: heads a menu where members say when they sleep.
        "night": Setting(words.say("Your night"), _nights(words)),
        "zone": Setting(words.say("Your time zone"), _zones(words, now)),
    }


def _nights(words: Words) -> dict[str, Choice]:
    never = Choice(words.say("No night"), words.say("Your time may run out at any hour"))
    # Translators: below each choice of a night. "A day a turn" is what a table's time is called.
    spared = words.say("With a day a turn, your time never runs out then")
    return {NO_NIGHT: never, **{str(each): Choice(_night(each, words), spared) for each in STARTS}}


def _night(start: int, words: Words) -> str:
    # Translators: a night in a menu; {start} and {end} are times like "22:00".
    return words.say("{start} to {end}", start=words.clock(start * 60), end=words.clock((start + HOURS) * 60))


def _zones(words: Words, now: float) -> dict[str, Choice]:
    """Return the time zones by what the clock shows there: nobody has to know theirs."""
    return {
        # Translators: a time zone in a menu; {time} is what the clock shows there now, like "22:05".
        str(each): Choice(words.say("It's {time} now", time=words.clock(int(now) // 60 + each)), _ahead(each, words))
        for each in ZONES
    }


def _ahead(zone: int, words: Words) -> str:
    return f"UTC{'-' if zone < 0 else '+'}{words.clock(abs(zone))}"


def _language_choices(words: Words) -> dict[str, Choice]:
    # Translators: a language that is chosen: the one in which Discord's app is.
    own = Choice(words.say("As in Discord"), words.say("Your Discord app's language, or English if I don't speak it"))
    return {AS_IN_DISCORD: own, **{each: Choice(own_name(each)) for each in languages()}}


def cards_choices(words: Words) -> dict[str, Choice]:
    """Return how cards can be shown, in a hand or on a board, by the texts of `CHOICES`."""
    return {
        "pictures": Choice(words.say("As pictures"), words.say("Red hearts and diamonds, black spades and clubs")),
        "four_colour": Choice(
            words.say("As pictures in four colours"),
            words.say("Blue diamonds and green clubs: each suit has its own colour"),
        ),
        # Translators: how cards look: "As text", "As pictures".
        "text": Choice(words.say("As text"), words.say("Ranks and suit symbols; good for screen readers")),
    }


def preferences_message(prefers: Preferences, showing: int, words: Words, now: float) -> Layout:
    """Return a member's settings, each with its menu. A zone is asked for only where there is a night.

    `showing`: a number that differs from one showing to the next; under the same id, Discord would go on showing what
    was chosen, even if it was refused.
    """
    rows: list[Row | str] = []
    for name, setting in settings(words, now).items():
        if name == "zone" and prefers.night is None:
            continue
        rows += [f"**{setting.title}**", [_menu(name, setting, getattr(prefers, name), showing)]]
    # Translators: in small letters below the settings; Follow for me is one of them.
    foot = words.say("Applies everywhere. Follow for me starts next match, a night with your next turn.")
    return layout([words.say("## Your settings")], rows, foot=foot)


def _menu(name: str, setting: Setting, chosen: object, showing: int) -> Select:
    meant = choices(name)
    options = [
        discord.SelectOption(label=choice.label, value=text, description=choice.meaning, default=meant[text] == chosen)
        for text, choice in setting.choices.items()
    ]
    return select(f"mine:{name}:{showing}", options, setting.title)
