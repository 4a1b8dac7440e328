"""What it means for a member to be forgotten, in plain words."""

from bot.servers.erasure import Remembered
from bot.tables.model.people import SOMEBODY
from cogs.render.parts import GREY, Layout, Style, button, layout, shown
from cogs.render.words import Words

RED = 0xC62828


def forget_question(member: int, name: str | None, remembered: Remembered, words: Words) -> Layout:
    """Return the question whether to forget a member, with its button. `name`: that member, None for the reader."""
    if name is None:
        head = words.say("### Should I forget you in this server?")
        label = words.say("Yes, forget me")
        lines = _own_consequences(remembered, words)
    else:
        head = words.say("### Should I forget {name} in this server?", name=shown(name))
        label = words.say("Yes, forget {name}", name=name)
        lines = _consequences(shown(name), remembered, words)
    lines.append(words.say("Other servers keep what they have, and messages already posted on Discord stay."))
    yes = button(f"forget:{member}", label, style=Style.danger)
    foot = words.say("this can't be undone; to keep everything, dismiss this message")
    return layout([head, "\n".join(f"- {line}" for line in lines if line)], [[yes]], colour=RED, foot=foot)


def _own_consequences(remembered: Remembered, words: Words) -> list[str]:
    """Return what happens to the reader's chips, settings and tables, as sentences."""
    return [
        words.count(
            "Your name and language will be deleted, and your {n} chip goes to the bank.",
            "Your name and language will be deleted, and your {n} chips go to the bank.",
            remembered.chips,
        ),
        words.say("Your personal settings will be deleted, for every server. You can choose again with `/settings`."),
        # Translators: {somebody} is the name that everybody reads there, in every language: Somebody.
        words.count(
            "At {n} finished table you will be called “{somebody}”. What was played there stays.",
            "At {n} finished tables you will be called “{somebody}”. What was played there stays.",
            remembered.tables,
            somebody=SOMEBODY,
        )
        if remembered.tables
        else "",
        words.say(
            "If you play here again, you start with no chips and can take the daily ones a day later. "
            "To know that, I keep a fingerprint of your account; nobody can read your name from it."
        ),
    ]


def _consequences(name: str, remembered: Remembered, words: Words) -> list[str]:
    """Return the same about another member, by the name that is shown."""
    return [
        words.count(
            "The name and language of {name} will be deleted, and their {n} chip goes to the bank.",
            "The name and language of {name} will be deleted, and their {n} chips go to the bank.",
            remembered.chips,
            name=name,
        ),
        words.say(
            "The personal settings of {name} will be deleted too, unless {name} also plays in another server.",
            name=name,
        ),
        # Translators: {somebody} is the name that everybody reads there, in every language: Somebody.
        words.count(
            "At {n} finished table {name} will be called “{somebody}”. What was played there stays.",
            "At {n} finished tables {name} will be called “{somebody}”. What was played there stays.",
            remembered.tables,
            name=name,
            somebody=SOMEBODY,
        )
        if remembered.tables
        else "",
        words.say(
            "If {name} plays here again, they start with no chips and can take the daily ones a day "
            "later. To know that, I keep a fingerprint of the account; nobody can read the name from "
            "it.",
            name=name,
        ),
    ]


def forgotten_message(name: str | None, words: Words) -> Layout:
    """Return what replaces the question once the member is forgotten. `name` is as for the question."""
    if name is None:
        text = words.say("I have forgotten you here.")
    else:
        text = words.say("I have forgotten {name} here.", name=shown(name))
    return layout([text], colour=GREY)
