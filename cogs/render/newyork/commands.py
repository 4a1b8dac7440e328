"""The texts of the slash commands of New York, New York."""

from discord.app_commands import locale_str

from cogs.render.command_words import ChipsOption, GameTexts, scene
from engine.newyork.rules import STAKE
from engine.players import EASY, HARD, NORMAL

COMMANDS = GameTexts(
    name=locale_str("New York"),
    about=locale_str("Play New York, New York here"),
    rating=locale_str("Rating in New York"),
    rules={
        "new-york": locale_str("The plain game"),
        "new-york-profi": locale_str("Profi: neighbouring piles score more"),
    },
    levels={
        EASY: locale_str("Easy: they play any card"),
        NORMAL: locale_str("Normal: they play what seems best"),
        HARD: locale_str("Hard: they think the whole round through"),
    },
    # Translators: chips that everybody pays in; one word in lower case.
    chips=ChipsOption(scene("option", "stake"), locale_str("Chips everybody pays in and the winner takes"), 0, STAKE),
)
