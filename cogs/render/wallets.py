"""The leaderboard and a member's statement."""

from __future__ import annotations

import discord

from bot.chips.accounts import Reason
from bot.chips.leaderboard import Page
from bot.chips.wallets import Movement, Statement, Wealth
from cogs.render.parts import GOLD, Button, Layout, button, chips, layout, shown
from cogs.render.words import Words


def leaderboard_message(page: Page, words: Words) -> Layout:
    """Return a page of the leaderboard. The row of the member who asked is always in sight."""
    lines = [_row(row, words, own=row.member == page.own.member) for row in page.rows]
    if all(row.member != page.own.member for row in page.rows):
        lines += ["⋯", _row(page.own, words, own=True)]
    texts = [words.say("### 🏅 Chips in this server"), "\n".join(lines)]
    if page.claimable:
        texts.append(words.say("You're running low: take today's chips!"))
    buttons: list[Button] = []
    if page.pages > 1:
        buttons += [
            button(f"chips:page:{page.number - 1}", "◀", disabled=page.number == 0)
            if page.number
            else button("chips:first:0", "◀", disabled=True),
            button(f"chips:page:{page.number + 1}", "▶", disabled=page.number + 1 >= page.pages),
        ]
    if page.claimable:
        label = words.count("Take {n} chip", "Take {n} chips", page.claimable)
        buttons.append(button("chips:claim:0", label, style=discord.ButtonStyle.success, emoji="🎁"))
    buttons.append(button("chips:statement:0", words.say("My statement")))
    foot = words.say("page {page} of {pages}", page=page.number + 1, pages=page.pages) if page.pages > 1 else ""
    return layout(texts, [buttons], colour=GOLD, foot=foot)


def _row(row: Wealth, words: Words, *, own: bool) -> str:
    name = f"**{shown(row.name)}**" if own else shown(row.name)
    text = words.say("{rank}. {name} · {wallet}", rank=row.rank, name=name, wallet=chips(words, row.wallet))
    if row.on_tables:
        text = words.say(
            "{rank}. {name} · {wallet} + {tables} on tables",
            rank=row.rank,
            name=name,
            wallet=chips(words, row.wallet),
            tables=row.on_tables,
        )
    # A sign before the rank keeps Discord from turning some rows into a list, and not others.
    return f"➤ {text}" if own else f"\u200b{text}"


def statement_message(statement: Statement, words: Words) -> Layout:
    """Return a member's last movements in words, the newest first."""
    own = statement.own
    head = words.say("### {name}: {chips}", name=shown(own.name), chips=chips(words, own.wallet))
    if own.on_tables:
        head += "\n" + words.say("and {chips} on tables", chips=chips(words, own.on_tables))
    lines = [_movement(each, words) for each in statement.movements]
    texts = [head, "\n".join(lines) or words.say("No chips have moved yet.")]
    return layout(texts, [[button("chips:page:0", words.say("Leaderboard"))]], colour=GOLD)


def _movement(movement: Movement, words: Words) -> str:
    sign = "+" if movement.chips > 0 else "−"
    where = f"<#{movement.channel}>" if movement.channel is not None else ""
    by = words.say("an admin") if movement.by is None or movement.by < 0 else f"<@{movement.by}>"
    what = {
        Reason.WELCOME: words.say("a welcome gift"),
        Reason.DAILY: words.say("the daily chips"),
        Reason.GRANT: words.say("given by {name}", name=by),
        Reason.TAKE: words.say("taken by {name}", name=by),
        Reason.BUY_IN: words.say("bought in at {channel}", channel=where),
        Reason.REFUND: words.say("buy-in returned at {channel}", channel=where),
        Reason.SET_ASIDE: words.say("set aside and not needed at {channel}", channel=where),
        Reason.STACK: words.say("cashed out at {channel}", channel=where),
        Reason.SEAT_SOLD: words.say("left the table at {channel}", channel=where),
        Reason.SEAT_BOUGHT: words.say("joined the match at {channel}", channel=where),
    }.get(movement.reason, "")
    return f"<t:{int(movement.at)}:d> **{sign}{abs(movement.chips)}** {what}"
