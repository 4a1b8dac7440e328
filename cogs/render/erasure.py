"""What it means to be forgotten, in plain words."""

from __future__ import annotations

import discord

from bot.servers.erasure import Remembered
from cogs.render.parts import GREY, Layout, button, chips, layout, shown
from cogs.render.words import Words

RED = 0xC62828


def forget_question(member: int, name: str | None, remembered: Remembered, words: Words) -> Layout:
    """Return the question, with its button. `name`: the member to be forgotten, None for the reader."""
    if name is None:
        head = words.say("### Forget you in this server?")
        label = words.say("Yes, forget me")
    else:
        head = words.say("### Forget {name} in this server?", name=shown(name))
        label = words.say("Yes, forget {name}", name=name)
    lines = [_goes(name, remembered, words), _settings(name, words)]
    if remembered.tables:
        lines.append(_tables(name, remembered.tables, words))
    lines += [_returning(name, words), _stays(words)]
    yes = button(f"forget:{member}", label, style=discord.ButtonStyle.danger)
    foot = words.say("this cannot be undone; to keep everything, dismiss this message")
    return layout([head, "\n".join(f"- {line}" for line in lines)], [[yes]], colour=RED, foot=foot)


def _goes(name: str | None, remembered: Remembered, words: Words) -> str:
    gone = chips(words, remembered.chips)
    if name is None:
        return words.say("Your name and language are deleted, and your {chips} go to the bank.", chips=gone)
    return words.say(
        "The name and language of {name} are deleted, and the {chips} go to the bank.",
        name=shown(name),
        chips=gone,
    )


def _settings(name: str | None, words: Words) -> str:
    if name is None:
        return words.say("Your personal settings are deleted, for every server. You can choose again with `/settings`.")
    return words.say(
        "The personal settings of {name} are deleted too, unless {name} also plays in another server.",
        name=shown(name),
    )


def _tables(name: str | None, tables: int, words: Words) -> str:
    if name is None:
        return words.count(
            "At {n} table that is over you are called “Somebody” from now on. What was played there stays.",
            "At {n} tables that are over you are called “Somebody” from now on. What was played there stays.",
            tables,
        )
    return words.count(
        "At {n} table that is over {name} is called “Somebody” from now on. What was played there stays.",
        "At {n} tables that are over {name} is called “Somebody” from now on. What was played there stays.",
        tables,
        name=shown(name),
    )


def _returning(name: str | None, words: Words) -> str:
    if name is None:
        return words.say(
            "If you play here again, you start with no chips, and can take the daily ones a day later. So that this "
            "can be known, a fingerprint of your account stays, from which nobody reads your name."
        )
    return words.say(
        "If {name} plays here again, it is with no chips at first, and the daily ones a day later. So that this can be "
        "known, a fingerprint of the account stays, from which nobody reads the name.",
        name=shown(name),
    )


def _stays(words: Words) -> str:
    return words.say("Other servers keep what they have, and Discord the messages that were posted.")


def forgotten_message(name: str | None, words: Words) -> Layout:
    """Return what replaces the question when it is done. `name` is as for the question."""
    if name is None:
        text = words.say("You are forgotten here.")
    else:
        text = words.say("{name} is forgotten here.", name=shown(name))
    return layout([text], colour=GREY)
