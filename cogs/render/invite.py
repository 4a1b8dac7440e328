"""Inviting friends: the invitation, the private message behind **Invite**, and why somebody cannot be invited."""

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.tables.model.announcements import Invitation
from bot.tables.model.table import Status
from bot.tables.model.terms import load_terms
from bot.tables.transitions.inviting import Uninvited
from bot.tables.views import Board
from cogs.render.games import RENDERERS
from cogs.render.ids import CustomId
from cogs.render.parts import GREY, Button, Layout, Style, UserSelect, button, layout, menu, plain, shown, until
from cogs.render.terms import option_lines, price_line, terms_line
from cogs.render.words import Words

MOST_AT_ONCE = 4
"""How many members a host can invite with one choice."""
INVITED = "invited"
"""The value of an invitation's button. The bot answers its click with a hand, as the board is elsewhere."""
ASK, BACK = "ask", "back"
"""The values of the menu of members, and of the menu of seats that the host can take back."""


def invitation_texts(invitation: Invitation, words: Words) -> list[str]:
    """Return an invitation in words: who invites whom to play what, and for how much."""
    terms = load_terms(invitation.terms)
    rules = RENDERERS[terms.game].rules
    invited = words.listing([f"<@{each}>" for each in invitation.members])
    head = words.count(
        "💌 **{name}** invites {invited} to play! A seat is kept for two minutes.",
        "💌 **{name}** invites {invited} to play! Seats are kept for two minutes.",
        len(invitation.members),
        name=shown(invitation.by),
        invited=invited,
    )
    what = f"### {rules.title(terms.rules, words)}\n{rules.teaser(terms.rules, words)}".rstrip()
    set_aside = price_line(terms.buy_in, invitation.reserve, words) if invitation.reserve else ""
    small = [*filter(None, [set_aside]), *option_lines(terms, words)]
    return [head, what, "\n".join([f"**{terms_line(terms, words)}**", *small])]


def invitation_button(invitation: Invitation, words: Words) -> Button:
    """Return the button with which an invited member sits down."""
    pressed = CustomId(invitation.table, "join", invitation.terms_number, INVITED)
    return button(pressed, words.say("Join"), style=Style.success)


def kept_texts(board: Board, words: Words) -> Iterator[str]:
    """Yield a lobby's lines about seats: those reserved for invited members, and those the host has taken back."""
    if board.invited:
        # Translators: {when} is Discord's "in 2 minutes", counted down. Without {n}: it counts the members.
        yield words.count(
            "💌 A seat is kept for {members}. It becomes free {when}.",
            "💌 Seats are kept for {members}. They become free {when}.",
            len(board.invited),
            members=words.listing([f"<@{each}>" for each in board.invited]),
            when=until(board.due_at),
        )
    back = list(dict.fromkeys(shown(each.name) for each in board.notices if each.kind == "taken_back"))
    if back:
        # Translators: it counts the names.
        text = words.count(
            "The host removed {names}, who got their chips back.",
            "The host removed {names}, who got their chips back.",
            len(back),
            names=words.listing(back),
        )
        yield f"-# {text}"


def invite_message(board: Board, words: Words, *, hosts: bool, showing: int, note: str = "") -> Layout:
    """Return the private message behind **Invite**.

    `hosts`: whether the reader is the host, who can also take seats back. `showing`: a number that is new each time
    this is shown: under the same id, Discord continues to show the last choice.
    """
    texts, rows = [words.say("### Invite friends")], []
    if board.status is not Status.LOBBY:
        texts.append(words.say("The match has begun. Invite your friends to the next one."))
        return layout([*texts, note], colour=GREY)
    most = min(MOST_AT_ONCE, board.free_seats)
    if most:
        text = words.count(
            "Pick a friend. I'll ping them and hold a seat for 2 minutes.",
            "Pick up to {n} friends. I'll ping them and hold seats for 2 minutes.",
            most,
        )
        texts.append(text)
        friends: UserSelect = discord.ui.UserSelect(
            custom_id=str(CustomId(board.id, "invite_menu", value=ASK, showing=showing)),
            placeholder=plain(words.say("Choose friends")),
            min_values=1,
            max_values=most,
        )
        rows.append([friends])
    else:
        texts.append(words.say("There are no free seats now."))
    texts.append(note)
    seats = [(str(seat.member), seat.name) for seat in board.seats if seat.member is not None and not seat.host]
    if hosts and seats:
        custom_id = CustomId(board.id, "invite_menu", value=BACK, showing=showing)
        choice = menu(custom_id, seats, "", words.say("Remove a player…"))
        return layout(texts, [*rows, words.say("As host you can remove a player before the match."), [choice]])
    return layout(texts, rows)


def asked_text(invited: Sequence[str], not_invited: Mapping[Uninvited, Sequence[str]], words: Words) -> str:
    """Return the result of a choice, by name: who is invited, and why others are not."""
    lines = []
    if invited:
        lines.append(
            words.count(
                "✅ {names} is invited. They may not see it if they're away or have blocked me.",
                "✅ {names} are invited. They may not see it if they're away or have blocked me.",
                len(invited),
                names=words.listing([shown(each) for each in invited]),
            )
        )
    for why, names in not_invited.items():
        lines.append("⚠️ " + _why(why, words.listing([shown(each) for each in names]), len(names), words))
    return "\n".join(lines)


def _why(why: Uninvited, names: str, number: int, words: Words) -> str:
    def count(one: str, many: str) -> str:
        return words.count(one, many, number, names=names)

    return {
        Uninvited.ONESELF: words.say("You already have a seat."),
        Uninvited.BOT: count(
            "{names} is a bot and can't play. **Add computer** brings in a player who can.",
            "{names} are bots and can't play. **Add computer** brings in a player who can.",
        ),
        Uninvited.NOT_HERE: count("{names} isn't in this server.", "{names} aren't in this server."),
        Uninvited.CANNOT_SEE: count(
            "{names} can't see this channel. Ask an admin, or play in another one.",
            "{names} can't see this channel. Ask an admin, or play in another one.",
        ),
        Uninvited.TOO_OFTEN: count(
            "There were many invitations, so {names} can't be invited now. Try again in a few minutes.",
            "There were many invitations, so {names} can't be invited now. Try again in a few minutes.",
        ),
        Uninvited.SEATED: count("{names} already has a seat.", "{names} already have seats."),
        Uninvited.KEPT: count("A seat is kept for {names} already.", "Seats are kept for {names} already."),
        Uninvited.TAKEN_BACK: count(
            "The host removed {names}. Ask the host first.", "The host removed {names}. Ask the host first."
        ),
        Uninvited.BEFORE: count(
            "{names} had an invitation or a seat here before, and a table never pings anybody twice. They can "
            "press **Join** themselves.",
            "{names} had an invitation or a seat here before, and a table never pings anybody twice. They can "
            "press **Join** themselves.",
        ),
    }.get(why) or words.say("There is no free seat for {names}.", names=names)
