"""The texts of the slash commands of stops games."""

from discord.app_commands import locale_str

from cogs.render.command_words import ChipsOption, GameTexts, scene
from engine.players import EASY, HARD, NORMAL

COMMANDS = GameTexts(
    name=locale_str("Newmarket"),
    about=locale_str("Play Newmarket here"),
    rating=locale_str("Rating in Newmarket"),
    rules={
        "michigan": locale_str("Michigan: lead any suit"),
        "traditional": locale_str("Traditional: each lead changes suit"),
        "boodle": locale_str("Boodle: ace low, spread your chips"),
        "horses": locale_str("Horses: a quick game, until somebody is broke"),
        "three-in-one": locale_str("Three in One (Tripoley, Michigan Rummy): boodle cards, poker, the run"),
        "pope-joan": locale_str("Pope Joan: trumps, Matrimony and Intrigue"),
    },
    levels={
        EASY: locale_str("Easy: they hardly look at the cards"),
        NORMAL: locale_str("Normal: they look at every card"),
        HARD: locale_str("Hard: they think the whole round through"),
    },
    # Translators: chips that everybody starts with; one word in lower case, with hyphens if need be.
    chips=ChipsOption(scene("option", "buy-in"), locale_str("Chips everybody starts with")),
)
