"""Announcements: messages of their own beside the board."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.tables.announcements import Announcement, Deal, MatchEvents, MatchResult, Standing, TableClosed
from bot.tables.records import DealsChecked
from cogs.render.games import RENDERERS
from cogs.render.ids import CustomId
from cogs.render.parts import GOLD, GREY, Layout, button, chips, layout, shown
from cogs.render.words import Words
from engine.catalogue import CATALOGUE

_MEDALS = ("🥇", "🥈", "🥉")


def announcements_message(
    announcements: Sequence[Announcement], words: Words, next_round: CustomId | None = None
) -> Layout:
    """Return announcements as one message. A match's result or a closing comes last and alone decides the buttons.

    `next_round` is the id of the button that deals the next round at once, None if nobody may ask for that.
    """
    texts: list[str] = []
    last = announcements[-1]
    for each in announcements:
        match each:
            case MatchEvents():
                events = [CATALOGUE[each.game].game.codec.load_event(event) for event in each.events]
                texts += RENDERERS[each.game].announced(events, each.names, words)
            case MatchResult():
                texts += _result(each, words)
            case TableClosed():
                texts.append(_closed(each, words))
    if isinstance(last, MatchResult):
        again = button(
            CustomId(last.table, "again"), words.say("Play again"), style=discord.ButtonStyle.success, emoji="🔁"
        )
        leaders = button("chips:page:0", words.say("Leaderboard"))
        check = button(CustomId(last.table, "deals"), words.say("Check the deals"))
        return layout(texts, [[again, leaders, check]], colour=GOLD, foot=_foot(last.deal, words))
    if isinstance(last, TableClosed):
        return layout(texts, colour=GREY, foot="" if last.deal is None else _foot(last.deal, words))
    if next_round is not None:
        goes_on = button(next_round, words.say("Next round"), style=discord.ButtonStyle.success, emoji="▶️")
        return layout(texts, [[goes_on]], colour=GOLD)
    return layout(texts, colour=GOLD)


def _foot(deal: Deal, words: Words) -> str:
    """Return what the deals came from, so that they can be checked."""
    return words.say(
        "to check the deals: ||`{commitment}` · `{secret}` · `{click}`||",
        commitment=deal.commitment[:8],
        secret=deal.secret,
        click=deal.entropy,
    )


def deals_text(checked: DealsChecked, words: Words) -> str:
    """Return what came of dealing a finished match again."""
    published = {"secret": checked.secret, "click": checked.entropy}
    if checked.differs is not None:
        return words.say(
            "⚠️ Round {round} was not dealt from the secret `{secret}` and the click `{click}`.",
            round=checked.differs,
            **published,
        )
    lines = [
        words.count(
            "✅ I have made the {n} deal again. It follows from the secret `{secret}` and the click "
            "`{click}`; so do the draw of who began and every card that was played.",
            "✅ I have made all {n} deals of this match again. They follow from the secret `{secret}` "
            "and the click `{click}`; so do the draw of who began and every card that was played.",
            checked.deals,
            **published,
        ),
        words.say(
            "Before the match the lobby showed `{start}`, under **How to play** all of `{commitment}`: "
            "this secret's SHA-256.",
            start=checked.commitment[:8],
            commitment=checked.commitment,
        ),
        words.say(
            "-# To check without this bot: its `docs/FAIR_DEAL.md` describes every step, for any programming language."
        ),
    ]
    return "\n".join(lines)


def _result(result: MatchResult, words: Words) -> list[str]:
    winners = words.listing([shown(name) for name in result.winners])
    if len(result.winners) == 1:
        head = words.say("## 🏆 {name} wins the match", name=winners)
    else:
        head = words.say("## 🏆 {names} share the win", names=winners)
    lines = []
    place = 0
    for at, each in enumerate(result.standings):
        place = at if not at or each.merit != result.standings[at - 1].merit else place
        lines.append(_standing(each, _MEDALS[place] if place < len(_MEDALS) else "▫️", words))
    texts = [head, "\n".join(lines)]
    if result.left:
        texts.append(
            "-# "
            + words.count(
                "{n} chip that nobody collected waits here for the next table.",
                "{n} chips that nobody collected wait here for the next table.",
                result.left,
            )
        )
    return texts


def _standing(each: Standing, medal: str, words: Words) -> str:
    name = shown(each.name) + ("" if each.member is not None else " 🤖")
    net = each.chips - each.paid_in
    sign = "+" if net > 0 else "−" if net < 0 else "±"
    change = f"{sign}{abs(net)}"
    if each.points is None:
        return words.say(
            "{medal} {name} · **{chips}** ({change})", medal=medal, name=name, chips=each.chips, change=change
        )
    points = words.count("{n} point", "{n} points", each.points)
    if each.paid_in or each.chips:
        return words.say(
            "{medal} {name} · **{points}** ({change})", medal=medal, name=name, points=points, change=change
        )
    return words.say("{medal} {name} · **{points}**", medal=medal, name=name, points=points)


def _closed(closed: TableClosed, words: Words) -> str:
    by = shown(closed.by)
    lines = [
        {
            "stopped": words.say("**{name} stopped the table.**", name=by),
            "expired": words.say("**Nobody started the table, so it closed.**"),
            "deserted": words.say("**Nobody came back, so the table closed.**"),
            "empty": words.say("**Everybody left, so the table closed.**"),
            "channel_gone": words.say("**The channel is gone, so the table closed.**"),
            "damaged": words.say("**This table could not be read any more, so it closed.**"),
        }[closed.reason]
    ]
    if closed.returned:
        home = ", ".join(f"{shown(name)} {count}" for name, count in closed.returned)
        lines.append(words.say("Chips paid out: {home}", home=home))
    if closed.left:
        lines.append(
            "-# " + words.say("{chips} that nobody won wait here for the next table.", chips=chips(words, closed.left))
        )
    return "\n".join(lines)
