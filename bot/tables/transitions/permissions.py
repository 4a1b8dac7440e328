"""Who may ask for what: one table of requests, and the one function that checks them.

A table is touched from its own server only, or in direct messages by the people who sit there. The services check under
the table's lock, so that nobody acts as the host who has just ceased to be it. Whether what may be asked for is
possible now (a seat is free, the match has begun) is not decided here.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType

from bot.members.people import Actor
from bot.refusals import (
    Elsewhere,
    NotJoined,
    NotSeated,
    OnlyAdmins,
    OnlyModerators,
    OnlyTheHost,
    OthersKeepTheRules,
    ServerGone,
    TableGone,
)
from bot.tables.model.table import Lobby, Table


class Who(Enum):
    """The people who may make a request, always of the server that it is about."""

    ANYBODY = "everybody in the server"
    SEATED = "everybody who sits at the table"
    PLAYED = "everybody who sat at the table when it closed"
    HOST = "the table's host"
    SEATED_OR_MODERATOR = "everybody who sits at the table, and who may manage messages or the server"
    HOST_OR_MODERATOR = "the table's host, and who may manage messages or the server"
    KEEPER = "the host of the channel's table if there is one, and who may manage messages or the server"
    LET_IN = "those whom the server lets use the command: who may manage it, unless its settings say otherwise"
    ADMIN = "who may manage the server"


class Request(Enum):
    """What can be asked for."""

    LOOK = "see what everybody may know of a table"
    CHECK_DEALS = "have a finished match dealt again"
    RECORD = "get the record of a finished match"
    JOIN = "sit down in a lobby"
    TAKE_SEAT = "buy a computer player's seat"
    SEE_HAND = "see one's own hand"
    LEAVE = "get up, or give up a seat that is kept for a moment"
    PLAY_NOW = "begin the match, with computer players in the free seats"
    PLAY = "act for one's seat"
    HINT = "have a move suggested"
    PREPARE = "prepare what one's seat will decide"
    FOLLOW = "have forced cards played"
    GO_AWAY = "let a stand-in play, or be back, and so go on with a paused table"
    DEAL_NOW = "have the next round dealt at once"
    AGAIN = "open the next table with the same seats"
    START = "begin the match"
    ADD_COMPUTER = "seat a computer player"
    REMOVE_COMPUTER = "let a computer player get up"
    INVITE = "ask others to join the lobby"
    TAKE_BACK = "take the seat of somebody else back"
    SET_RULES = "choose the rules of the coming match"
    STOP = "leave a table, or, from outside, have it end"
    KEEP_RULES = "keep a table's rules for its channel"
    FORGET_RULES = "let a channel forget its house rules"
    OPEN = "open a table"
    SEE_CHIPS = "see who has how many chips, and take the daily ones"
    SEE_STATS = "see what members have done in their matches, but for those who keep it to themselves"
    CHOOSE_FOR_ONESELF = "choose where one's hands are shown, how one is called, and more, for every server"
    FORGET_ME = "have all deleted that is kept of oneself"
    FORGET_OTHERS = "have all deleted that is kept of somebody"
    BANK = "give chips, take them, and change the server's settings"
    CHOOSE_CHANNELS = "choose the channels where tables may stand"


WHO_MAY: Mapping[Request, Who] = MappingProxyType(
    {
        Request.LOOK: Who.ANYBODY,
        Request.CHECK_DEALS: Who.ANYBODY,
        Request.RECORD: Who.ANYBODY,
        Request.JOIN: Who.ANYBODY,
        Request.TAKE_SEAT: Who.ANYBODY,
        Request.SEE_HAND: Who.SEATED,
        Request.LEAVE: Who.SEATED,
        Request.PLAY_NOW: Who.SEATED,
        Request.PLAY: Who.SEATED,
        Request.HINT: Who.SEATED,
        Request.PREPARE: Who.SEATED,
        Request.FOLLOW: Who.SEATED,
        Request.GO_AWAY: Who.SEATED,
        Request.DEAL_NOW: Who.SEATED,
        Request.AGAIN: Who.PLAYED,
        Request.START: Who.HOST,
        Request.ADD_COMPUTER: Who.HOST,
        Request.REMOVE_COMPUTER: Who.HOST,
        Request.INVITE: Who.SEATED,
        Request.TAKE_BACK: Who.HOST,
        Request.SET_RULES: Who.HOST,
        Request.STOP: Who.SEATED_OR_MODERATOR,
        Request.KEEP_RULES: Who.HOST_OR_MODERATOR,
        Request.FORGET_RULES: Who.KEEPER,
        Request.OPEN: Who.ANYBODY,
        Request.SEE_CHIPS: Who.ANYBODY,
        Request.SEE_STATS: Who.ANYBODY,
        Request.CHOOSE_FOR_ONESELF: Who.ANYBODY,
        Request.FORGET_ME: Who.ANYBODY,
        Request.FORGET_OTHERS: Who.ADMIN,
        Request.BANK: Who.LET_IN,
        Request.CHOOSE_CHANNELS: Who.ADMIN,
    }
)
"""Who may make each request.

`/bank` is for those who may manage the server. Where its admins have let others use the command, in the server's
settings of the integration, they meant to: Discord enforces those settings and tells the bot nothing of them, so the
command asks for no more than a server. Menus have no such settings, and what cannot be undone is no matter of chips:
choosing channels and forgetting others are for those alone who may manage the server.
"""


def check(request: Request, actor: Actor, table: Table | None = None) -> None:
    """Let a request through, or refuse it.

    Args:
        request: what is asked for.
        actor: who asks, and from where.
        table: the table that it is about; None where it is about the server that the request comes from.

    Raises:
        ServerGone: it is about a server, and comes from none.
        Elsewhere: the table is in another server.
        NotJoined, NotSeated: the actor does not sit there, and would have to.
        TableGone: the same, or only the host may, and the table is closed.
        OnlyTheHost, OnlyModerators, OthersKeepTheRules, OnlyAdmins: it is for others.
    """
    if table is None:
        server_of(actor)
    elif actor.guild is None:
        seat_of(table, actor)
    elif actor.guild != table.guild:
        raise Elsewhere
    moderates = actor.manages and actor.guild is not None
    match WHO_MAY[request]:
        case Who.SEATED:
            assert table is not None
            if request is not Request.LEAVE or not (isinstance(table, Lobby) and table.keeps_for(actor.member)):
                seat_of(table, actor)
        case Who.PLAYED:
            assert table is not None
            if table.seat_of(actor.member) is None:
                raise NotSeated
        case Who.HOST:
            assert table is not None
            _host(table, actor)
        case Who.SEATED_OR_MODERATOR if not moderates:
            assert table is not None
            if table.ending is not None:
                raise TableGone
            if table.seat_of(actor.member) is None:
                raise OnlyModerators
        case Who.HOST_OR_MODERATOR if not moderates:
            assert table is not None
            _host(table, actor)
        case Who.KEEPER if not moderates:
            if table is None or table.ending is not None or table.host != actor.member:
                raise OthersKeepTheRules
        case Who.ADMIN if not actor.administers:
            raise OnlyAdmins


def server_of(actor: Actor) -> int:
    """Return the server that a request comes from.

    Raises:
        ServerGone: it comes from none.
    """
    if actor.guild is None:
        raise ServerGone
    return actor.guild


def seat_of(table: Table, actor: Actor) -> int:
    """Return the seat of the person who asks.

    Raises:
        NotJoined: they have not joined the lobby.
        NotSeated: they do not play in the match.
        TableGone: they do not sit there, and the table is closed.
    """
    at = table.seat_of(actor.member)
    if at is not None:
        return at
    if table.ending is not None:
        raise TableGone
    raise NotJoined if isinstance(table, Lobby) else NotSeated


def _host(table: Table, actor: Actor) -> None:
    if table.ending is not None:
        raise TableGone
    if table.host != actor.member:
        raise OnlyTheHost(table.host_name)
