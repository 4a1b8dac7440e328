"""Announcements: messages of their own beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import discord

from bot.tables.model.announcements import (
    Announcement,
    BestMoment,
    Commitments,
    Invitation,
    MatchEvents,
    MatchResult,
    Standing,
    TableClosed,
    TableRestored,
)
from cogs.render.endings import why_played_out
from cogs.render.feats import feat_lines
from cogs.render.games import RENDERERS
from cogs.render.ids import TURNING, CustomId, FilmId
from cogs.render.invite import invitation_button, invitation_texts
from cogs.render.parts import (
    GOLD,
    GREY,
    Layout,
    button,
    computer,
    fitting,
    layout,
    length_of,
    shown,
    small,
)
from cogs.render.proofs import commitment_line, proofs_button
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.game import Event

_MEDALS = ("🥇", "🥈", "🥉")


def announcements_message(
    announcements: Sequence[Announcement], words: Words, next_round: CustomId | None = None
) -> Layout:
    """Return announcements as one message. A match's result or a closing comes last and alone decides the buttons.

    Where pictures of cards would make it longer than Discord takes, cards are written.

    Args:
        announcements: what is told, in order.
        words: what everybody at the table reads.
        next_round: the id of the button that deals the next round at once, None if nobody may ask for that.
    """
    return fitting(lambda each: _message(announcements, each, next_round), words)


def length(announcements: Sequence[Announcement], words: Words) -> int:
    """Return how many characters announcements would have in one message, with pictures however long that is."""
    return length_of(_message(announcements, words, None))


def _message(announcements: Sequence[Announcement], words: Words, next_round: CustomId | None) -> Layout:
    texts = _told(announcements, words)
    fixed = [each for told in announcements if isinstance(told, Commitments) for each in told.rounds]
    if fixed and not texts:
        return small(commitment_line(fixed, words))
    if fixed:
        texts.append(commitment_line(fixed, words))
    last = announcements[-1]
    if isinstance(last, MatchResult):
        again = button(
            CustomId(last.table, "again"), words.say("Play again"), style=discord.ButtonStyle.success, emoji="🔁"
        )
        leaders = button("chips:page:0", words.say("Leaderboard"))
        watch = button(FilmId(last.table, "open"), words.say("Watch again"), emoji="🎬")
        proofs = proofs_button(last.table, words)
        turning = button(FilmId(last.table, TURNING), words.say("Your turning points"), emoji="🧭")
        return layout(texts, [[again, watch, turning], [leaders, proofs]], colour=GOLD)
    if isinstance(last, Invitation):
        return layout(texts, [[invitation_button(last, words)]])
    if isinstance(last, TableClosed):
        rows = [] if last.dealt is None else [[proofs_button(last.dealt, words)]]
        return layout(texts, rows, colour=GREY)
    if next_round is not None:
        goes_on = button(next_round, words.say("Next round"), style=discord.ButtonStyle.success, emoji="▶️")
        return layout(texts, [[goes_on]], colour=GOLD)
    return layout(texts, colour=GOLD)


def _told(announcements: Sequence[Announcement], words: Words) -> list[str]:
    """Return a text for each announcement but the commitments; what happened to the same people is told together."""
    texts: list[str] = []
    for players, together in groupby(announcements, _players):
        if players is not None:
            game, names = players
            events = [event for each in together if isinstance(each, MatchEvents) for event in _events(each)]
            texts += RENDERERS[game].announced(events, names, words)
            continue
        for each in together:
            match each:
                case Invitation():
                    texts += invitation_texts(each, words)
                case MatchResult():
                    texts += result_texts(each, words)
                case TableClosed():
                    texts.append(_closed(each, words))
                case TableRestored():
                    texts.append(_restored(each, words))
    return texts


def _players(announcement: Announcement) -> tuple[str, tuple[str, ...]] | None:
    """Return the game and the names by seat where events of a match are told: those of the same people go together."""
    return (announcement.game, announcement.names) if isinstance(announcement, MatchEvents) else None


def _events(told: MatchEvents) -> list[Event]:
    codec = CATALOGUE[told.game].game.codec
    return [codec.load_event(each) for each in told.events]


def result_texts(result: MatchResult, words: Words) -> list[str]:
    """Return who has won a match, how everybody stands, and its best moment."""
    winners = words.listing([shown(name) for name in result.winners])
    if len(result.winners) == 1:
        head = words.say("## 🏆 {name} wins the match", name=winners)
    else:
        head = words.say("## 🏆 {names} share the win", names=winners)
    why = [why_played_out(result.reason, result.by, words)] if result.reason else []
    if why:
        why.append(words.say("-# Computers played the match to its end."))
    lines = []
    place = 0
    for at, each in enumerate(result.standings):
        place = at if not at or each.merit != result.standings[at - 1].merit else place
        lines.append(_standing(each, _MEDALS[place] if place < len(_MEDALS) else "▫️", words))
    texts = [head, *why, "\n".join(lines)]
    if result.best is not None:
        texts.append("✨ " + best_moment(result.game, result.best, words, shown(result.best.name)))
    texts.append("\n".join(feat_lines(result.feats, words)))
    if result.left:
        texts.append(_left(result.left, words))
    return texts


def best_moment(game: str, best: BestMoment, words: Words, name: str) -> str:
    """Return the best moment of a match in words. `name`: of its player, as it may stand where this is shown."""
    told = RENDERERS[game].moment(best.moment, best.round, name, words)
    return words.say("Best moment: {moment}", moment=told)


def _standing(each: Standing, medal: str, words: Words) -> str:
    name = shown(each.name) if each.member is not None else computer(each.name, words)
    change = words.signed(each.chips - each.paid_in)
    if each.points is None:
        return words.say(
            "{medal} {name} · **{chips}** ({change})", medal=medal, name=name, chips=each.chips, change=change
        )
    # Translators: {change} is by how much somebody's chips have changed.
    points = words.count("{n} point", "{n} points", each.points)
    if each.paid_in or each.chips:
        return words.say(
            "{medal} {name} · **{points}** ({change})", medal=medal, name=name, points=points, change=change
        )
    return words.say("{medal} {name} · **{points}**", medal=medal, name=name, points=points)


def _restored(restored: TableRestored, words: Words) -> str:
    when = f"<t:{round(restored.copied_at)}:f>"
    if restored.again:
        return words.say("♻️ **This table was restored from a backup of {when}; the round starts over.**", when=when)
    return words.say("♻️ **This table was restored from a backup of {when}.**", when=when)


def _left(n: int, words: Words) -> str:
    """Return a small line with how many chips stay in the channel."""
    return "-# " + words.count(
        "{n} chip that nobody took waits here for the next table.",
        "{n} chips that nobody took wait here for the next table.",
        n,
    )


def _closed(closed: TableClosed, words: Words) -> str:
    by = shown(closed.by)
    lines = [
        {
            "stopped": words.say("**{name} stopped the table.**", name=by),
            "expired": words.say("**Nobody started the table, so it closed.**"),
            "deserted": words.say("**Nobody came back, so the table closed.**"),
            "empty": words.say("**Everybody left, so the table closed.**"),
            "channel_gone": words.say("**The channel is gone, so the table closed.**"),
            "damaged": words.say("**This table's saved game was damaged, so it closed.**"),
            "last_round": words.count(
                "**After {n} round nobody had won, so the table closed.** Everybody keeps their chips.",
                "**After {n} rounds nobody had won, so the table closed.** Everybody keeps their chips.",
                closed.rounds or 0,
            ),
        }[closed.reason]
    ]
    if closed.played_out:
        lines.append(words.say("-# Computers played the round to its end."))
    if closed.returned:
        home = words.row(f"{shown(name)} {words.number(count)}" for name, count in closed.returned)
        lines.append(words.say("Chips paid out: {home}", home=home))
    if closed.left:
        lines.append(_left(closed.left, words))
    return "\n".join(lines)
