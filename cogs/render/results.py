"""Announcements: messages of their own beside the board."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.tables.announcements import (
    Announcement,
    BestMoment,
    Commitments,
    Deal,
    MatchEvents,
    MatchResult,
    Standing,
    TableClosed,
    TableRestored,
)
from bot.tables.records import DealsChecked
from cogs.render.endings import why_played_out
from cogs.render.games import RENDERERS
from cogs.render.ids import CustomId
from cogs.render.parts import GOLD, GREY, Button, Layout, button, chips, layout, shown
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.shuffle import VERSION_1, VERSION_2

_MEDALS = ("🥇", "🥈", "🥉")


def announcements_message(
    announcements: Sequence[Announcement], words: Words, next_round: CustomId | None = None
) -> Layout:
    """Return announcements as one message. A match's result or a closing comes last and alone decides the buttons.

    `next_round` is the id of the button that deals the next round at once, None if nobody may ask for that.
    """
    texts: list[str] = []
    fixed: list[str] = []
    last = announcements[-1]
    for each in announcements:
        match each:
            case MatchEvents():
                events = [CATALOGUE[each.game].game.codec.load_event(event) for event in each.events]
                texts += RENDERERS[each.game].announced(events, each.names, words)
            case Commitments():
                fixed += commitment_lines(each.rounds, words)
            case MatchResult():
                texts += _result(each, words)
            case TableClosed():
                texts.append(_closed(each, words))
            case TableRestored():
                texts.append(_restored(each, words))
    if fixed:
        texts.append("\n".join(f"-# {line}" for line in fixed))
    if isinstance(last, MatchResult):
        again = button(
            CustomId(last.table, "again"), words.say("Play again"), style=discord.ButtonStyle.success, emoji="🔁"
        )
        leaders = button("chips:page:0", words.say("Leaderboard"))
        return layout(texts, [[again, leaders, _check(last.table, words)]], colour=GOLD, foot=_foot(last.deal, words))
    if isinstance(last, TableClosed):
        rows = [] if last.dealt is None else [[_check(last.dealt, words)]]
        return layout(texts, rows, colour=GREY, foot=_foot(last.deal, words))
    if next_round is not None:
        goes_on = button(next_round, words.say("Next round"), style=discord.ButtonStyle.success, emoji="▶️")
        return layout(texts, [[goes_on]], colour=GOLD)
    return layout(texts, colour=GREY if isinstance(announcements[0], Commitments) and len(announcements) == 1 else GOLD)


def _check(table: int, words: Words) -> Button:
    return button(CustomId(table, "deals"), words.say("Check the deals"))


def commitment_lines(rounds: Sequence[tuple[int, str]], words: Words) -> list[str]:
    """Return that the secrets of rounds are fixed, a line each, for those who want to check the deals after the match.

    `rounds`: their numbers, 0 for all of the match, and the SHA-256 of each secret.
    """
    return [
        words.say("🔒 deal of round {round}: ||`{commitment}`||", round=number, commitment=digits)
        if number
        else words.say("🔒 deals of this match: ||`{commitment}`||", commitment=digits)
        for number, digits in rounds
    ]


def _foot(deal: Deal | None, words: Words) -> str:
    """Return what the deals came from, so that they can be checked; nothing where the proof tells it."""
    if deal is None:
        return ""
    return words.say(
        "to check the deals: ||`{commitment}` · `{secret}` · `{click}`||",
        commitment=deal.commitment[:8],
        secret=deal.secret,
        click=deal.entropy,
    )


def deals_text(checked: DealsChecked, words: Words) -> str:
    """Return what came of dealing a match again."""
    proof = checked.proof
    without = "-# " + words.say(
        "To check without this bot: its `docs/FAIR_DEAL.md` describes every step, for any programming language."
    )
    if all(source.algorithm == VERSION_1 for source in proof.rounds):
        return _dealt_from_one_secret(checked, without, words)
    if checked.differs is not None:
        return words.say(
            "⚠️ Round {round} was not dealt from its secret and the clicks before it, which are in the attached proof.",
            round=checked.differs,
        )
    lines = [
        words.count(
            "✅ I have made the {n} deal again. It follows from its secret and the clicks before it; so do the draw "
            "of who began and every card that was played.",
            "✅ I have made all {n} deals of this match again. They follow from their secrets and the clicks before "
            "them; so do the draw of who began and every card that was played.",
            checked.deals,
        ),
        words.say(
            "The attached proof tells them all. Beside each secret it has 64 digits: the same stood here in the "
            "channel, at 🔒, before the clicks were made."
        ),
    ]
    numbered = list(enumerate(proof.rounds, start=1))
    late = [number for number, source in numbered if source.algorithm == VERSION_2 and not source.delivered]
    if late:
        lines.append(
            words.say("⚠️ In these rounds they may have come too late: {rounds}.", rounds=", ".join(map(str, late)))
        )
    replaced = [number for number, source in numbered if source.replaced]
    if replaced:
        lines.append(
            words.say(
                "I went on from a backup, so these rounds have other secrets than I had fixed before: {rounds}.",
                rounds=", ".join(map(str, replaced)),
            )
        )
    alone = [number for number, _ in numbered if proof.without_clicks(number)]
    if alone:
        lines.append(
            words.say(
                "Nobody pressed anything for these rounds, so their deals were fixed earlier: {rounds}.",
                rounds=", ".join(map(str, alone)),
            )
        )
    return "\n".join([*lines, without])


def _dealt_from_one_secret(checked: DealsChecked, without: str, words: Words) -> str:
    """Return the same for a match of an earlier version."""
    source = checked.proof.rounds[0]
    published = {"secret": source.secret, "click": checked.proof.click}
    if checked.differs is not None:
        return words.say(
            "⚠️ Round {round} was not dealt from the secret `{secret}` and the click `{click}`.",
            round=checked.differs,
            **published,
        )
    told = words.count(
        "✅ I have made the {n} deal again. It follows from the secret `{secret}` and the click "
        "`{click}`; so do the draw of who began and every card that was played.",
        "✅ I have made all {n} deals of this match again. They follow from the secret `{secret}` "
        "and the click `{click}`; so do the draw of who began and every card that was played.",
        checked.deals,
        **published,
    )
    shown_before = words.say(
        "Before the match the lobby showed `{start}`, under **How to play** all of `{commitment}`: "
        "this secret's SHA-256.",
        start=source.commitment[:8],
        commitment=source.commitment,
    )
    return "\n".join([told, shown_before, without])


def _result(result: MatchResult, words: Words) -> list[str]:
    winners = words.listing([shown(name) for name in result.winners])
    if len(result.winners) == 1:
        head = words.say("## 🏆 {name} wins the match", name=winners)
    else:
        head = words.say("## 🏆 {names} share the win", names=winners)
    why = [why_played_out(result.reason, result.by, words)] if result.reason else []
    if why:
        why.append(words.say("-# Computers have played the match to its end."))
    lines = []
    place = 0
    for at, each in enumerate(result.standings):
        place = at if not at or each.merit != result.standings[at - 1].merit else place
        lines.append(_standing(each, _MEDALS[place] if place < len(_MEDALS) else "▫️", words))
    texts = [head, *why, "\n".join(lines)]
    if result.best is not None:
        texts.append("✨ " + best_moment(result.game, result.best, words, shown(result.best.name)))
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


def best_moment(game: str, best: BestMoment, words: Words, name: str) -> str:
    """Return the best moment of a match in words. `name`: of its player, as it may stand where this is shown."""
    told = RENDERERS[game].moment(best.moment, best.round, name, words)
    return words.say("Best moment: {moment}", moment=told)


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


def _restored(restored: TableRestored, words: Words) -> str:
    when = f"<t:{restored.copied_at:.0f}:f>"
    if restored.again:
        return words.say("♻️ **This table was restored from a copy of {when}; the round begins again.**", when=when)
    return words.say("♻️ **This table was restored from a copy of {when}.**", when=when)


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
            "last_round": words.count(
                "**After {n} round nobody has won, so the table closed.** Everybody keeps their chips.",
                "**After {n} rounds nobody has won, so the table closed.** Everybody keeps their chips.",
                closed.rounds or 0,
            ),
        }[closed.reason]
    ]
    if closed.played_out:
        lines.append(words.say("-# Computers have played the round to its end."))
    if closed.returned:
        home = ", ".join(f"{shown(name)} {count}" for name, count in closed.returned)
        lines.append(words.say("Chips paid out: {home}", home=home))
    if closed.left:
        lines.append(
            "-# " + words.say("{chips} that nobody won wait here for the next table.", chips=chips(words, closed.left))
        )
    return "\n".join(lines)
