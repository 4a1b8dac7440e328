"""Announcements: separate messages, each posted once."""

from collections.abc import Mapping
from types import MappingProxyType

from art.names import FACES
from bot.members.people import whose
from bot.tables.model.announcements import (
    Announcement,
    BestMoment,
    Commitments,
    Invitation,
    MatchResult,
    RoundResult,
    Standing,
    TableClosed,
    TableRestored,
)
from cogs.render.endings import why_played_out
from cogs.render.games import RENDERERS
from cogs.render.honours import feat_lines
from cogs.render.ids import TURNING, CustomId, FilmId
from cogs.render.invite import invitation_button, invitation_texts
from cogs.render.leaderboards import leaderboard_button
from cogs.render.parts import (
    GOLD,
    GREY,
    Button,
    Layout,
    Row,
    Style,
    button,
    computer,
    layout,
    plain_name,
    rows_of,
    shown,
    small,
)
from cogs.render.proofs import later_lines, opening_line, proofs_button
from cogs.render.told import winners_text
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.game import Event

NOBODY: Mapping[int, str] = MappingProxyType({})
_MEDALS = ("🥇", "🥈", "🥉")


def announcement_message(told: Announcement, words: Words, faces: Mapping[int, str] = NOBODY) -> Layout:
    """Return an announcement as a message. Cards are text if pictures would make it too long for Discord.

    `words`: the language of the table. `faces`: the URLs of members' avatars, as far as known.
    """
    match told:
        case Commitments():
            return small(opening_line(told.commitments))
        case RoundResult():
            return layout(
                _round_texts(told, words),
                [[_cards_button(told, words)]],
                colour=GOLD,
                below=later_lines(told.commitments),
                face=_face_of_winner(told, words, faces),
            )
        case MatchResult():
            return layout(result_texts(told, words), _result_rows(told, words), colour=GOLD)
        case Invitation():
            return layout(invitation_texts(told, words), [[invitation_button(told, words)]])
        case TableClosed():
            rows = [] if told.dealt is None else [[proofs_button(told.dealt, words)]]
            return layout([_closed(told, words)], rows, colour=GREY)
        case TableRestored():
            return layout([_restored(told, words)], colour=GOLD, below=later_lines(told.commitments))


def _result_rows(result: MatchResult, words: Words) -> list[Row]:
    again = CustomId(result.table, "again")
    watch = button(FilmId(result.table, "open"), words.say("Watch again"), emoji="🎬")
    pack, turning = CATALOGUE.get(result.game), []
    if pack is None or pack.weigher is not None:
        turning.append(button(FilmId(result.table, TURNING), words.say("Turning points"), emoji="🧭"))
    buttons = [
        button(again, words.say("Play again"), style=Style.success, emoji="🔁"),
        watch,
        *turning,
        *([] if result.last is None else [_cards_button(result.last, words)]),
        leaderboard_button(words),
        proofs_button(result.table, words),
    ]
    return rows_of(buttons, 2)  # as many as fit a line on a phone


def _cards_button(result: RoundResult, words: Words) -> Button:
    # Translators: a button below a round's result: shows everybody's cards and all payments
    return button(CustomId(result.table, "cards", value=str(result.round)), words.say("All cards"))


def _events(result: RoundResult) -> list[Event]:
    codec = CATALOGUE[result.game].game.codec
    return [codec.load_event(each) for each in result.events]


def _round_texts(result: RoundResult, words: Words) -> list[str]:
    return RENDERERS[result.game].announced(_events(result), result.names, words)


def _face_of_winner(result: RoundResult, words: Words, faces: Mapping[int, str]) -> tuple[str, str]:
    """Return the URL of a picture of a round's only winner, and their name; both empty without one, or in text."""
    seat = RENDERERS[result.game].winner(_events(result))
    if seat is None or not words.deck:
        return "", ""
    name = result.names[seat]
    member = whose(name)  # a member may have the name of a computer player
    if member is not None:
        return faces.get(member, ""), plain_name(name)
    return words.deck.address(FACES[name]) if name in FACES else "", plain_name(name)


def cards_message(result: RoundResult, words: Words) -> Layout:
    """Return everything that happened in a round, with every card, for a reader who asks."""
    return layout(RENDERERS[result.game].revealed(_events(result), result.names, words))


def result_texts(result: MatchResult, words: Words) -> list[str]:
    """Return how a match's last round ended, who has won, the final standings, and the best moment."""
    head = f"## 🏆 {winners_text([shown(name) for name in result.winners], words)}"
    why = [why_played_out(result.reason, result.by, words)] if result.reason else []
    if why:
        why.append(words.say("-# Computers played the match to its end."))
    lines = []
    place = 0
    for at, each in enumerate(result.standings):
        place = at if not at or each.merit != result.standings[at - 1].merit else place
        lines.append(_standing(each, _MEDALS[place] if place < len(_MEDALS) else "▫️", words))
    last = [] if result.last is None else _round_texts(result.last, words)
    texts = [*last, head, *why, "\n".join(lines)]
    if result.best is not None:
        texts.append("✨ " + best_moment(result.game, result.best, words, shown(result.best.name)))
    texts.append("\n".join(feat_lines(result.feats, words)))
    if result.left:
        texts.append(_left(result.left, words))
    return texts


def best_moment(game: str, best: BestMoment, words: Words, name: str) -> str:
    """Return the best moment of a match in words. `name`: its player's, ready to be shown."""
    told = RENDERERS[game].moment(best.moment, best.round, name, words)
    return words.say("Best moment: {moment}", moment=told)


def _standing(each: Standing, medal: str, words: Words) -> str:
    name = shown(each.name) if each.member is not None else computer(each.name, words)
    score = words.number(each.chips)
    if each.points is not None:
        score = words.count("{n} point", "{n} points", each.points)
    change = f" ({words.signed(each.chips - each.paid_in)})" if each.paid_in or each.chips else ""
    return f"{medal} {name} · **{score}**{change}"


def _restored(restored: TableRestored, words: Words) -> str:
    when = f"<t:{round(restored.copied_at)}:f>"
    if restored.again:
        return words.say("♻️ **This table was restored from a backup of {when}; the round starts over.**", when=when)
    return words.say("♻️ **This table was restored from a backup of {when}.**", when=when)


def _left(n: int, words: Words) -> str:
    """Return a small line: how many chips stay in the channel."""
    return "-# " + words.count(
        "{n} chip rolls over to the next match.",
        "{n} chips roll over to the next match.",
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
