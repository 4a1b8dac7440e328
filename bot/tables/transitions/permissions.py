"""Who may make which request: one table of requests, and the one function that checks them.

Requests to a table come from its own server only, or in direct messages from the people who sit there. The services
check under the table's lock, so that nobody acts as the host who has just ceased to be it. Whether a permitted request
is possible now (a seat is free, the match has begun) is decided elsewhere.
"""

from enum import Enum

from bot.members.people import Actor
from bot.refusals import (
    Elsewhere,
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
    """The requests, who may make them, and what they mean.

    `/bank` is for those who may manage the server. If its admins let others use the command, in the server's settings
    of the integration, they meant to: Discord enforces those settings and does not tell the bot about them, so the
    command needs only a server. Menus have no such settings. Choosing channels, and forgetting others, which cannot be
    undone, are only for those who may manage the server.
    """

    LOOK = Who.ANYBODY, "see what everybody may know of a table"
    RECORD = Who.ANYBODY, "get the record of a finished match"
    JOIN = Who.ANYBODY, "sit down in a lobby"
    TAKE_SEAT = Who.ANYBODY, "buy a computer player's seat"
    SEE_HAND = Who.SEATED, "see one's own hand"
    LEAVE = Who.SEATED, "get up, or give up a seat that is kept for a moment"
    PLAY_NOW = Who.SEATED, "begin the match, with computer players in the free seats"
    PLAY = Who.SEATED, "act for one's seat"
    HINT = Who.SEATED, "have a move suggested"
    PREPARE = Who.SEATED, "prepare what one's seat will decide"
    FOLLOW = Who.SEATED, "have forced cards played"
    GO_AWAY = Who.SEATED, "let a stand-in play, or be back, and so go on with a paused table"
    DEAL_NOW = Who.SEATED, "have the next round dealt at once"
    AGAIN = Who.PLAYED, "open the next table with the same seats"
    START = Who.HOST, "begin the match"
    ADD_COMPUTER = Who.HOST, "seat a computer player"
    REMOVE_COMPUTER = Who.HOST, "let a computer player get up"
    INVITE = Who.SEATED, "ask others to join the lobby"
    TAKE_BACK = Who.HOST, "take the seat of somebody else back"
    SET_RULES = Who.HOST, "choose the rules of the coming match"
    STOP = Who.SEATED_OR_MODERATOR, "leave a table, or, from outside, have it end"
    KEEP_RULES = Who.HOST_OR_MODERATOR, "keep a table's rules for its channel"
    FORGET_RULES = Who.KEEPER, "let a channel forget its house rules"
    OPEN = Who.ANYBODY, "open a table"
    SEE_CHIPS = Who.ANYBODY, "see who has how many chips, and take the daily ones"
    SEE_STATS = Who.ANYBODY, "see what members have done in their matches, but for those who keep it to themselves"
    CHOOSE_FOR_ONESELF = Who.ANYBODY, "choose where one's hands are shown, how one is called, and more, everywhere"
    FORGET_ME = Who.ANYBODY, "have all deleted that is kept of oneself"
    FORGET_OTHERS = Who.ADMIN, "have all deleted that is kept of somebody"
    BANK = Who.LET_IN, "give chips, take them, and change the server's settings"
    CHOOSE_CHANNELS = Who.ADMIN, "choose the channels where tables may stand"

    def __init__(self, who: Who, _meaning: str) -> None:
        self.who = who


def check(request: Request, actor: Actor, table: Table | None = None) -> None:
    """Let a request through, or refuse it.

    `table`: the table that the request is about; None if it is about the server that it comes from.

    Raises:
        ServerGone: it is about a server, and comes from none.
        Elsewhere: the table is in another server.
        NotJoined, NotSeated: the actor does not sit there, and must.
        TableGone: the same, or only the host may, and the table is closed.
        OnlyTheHost, OnlyModerators, OthersKeepTheRules, OnlyAdmins: it is for others.
    """
    if table is None:
        server_of(actor)
    elif actor.guild is None:
        table.own_seat(actor.member)
    elif actor.guild != table.guild:
        raise Elsewhere
    moderates = actor.manages and actor.guild is not None
    if request.who is Who.ADMIN and not actor.administers:
        raise OnlyAdmins
    if table is None:
        assert request.who in (Who.ANYBODY, Who.LET_IN, Who.ADMIN, Who.KEEPER)
        if request.who is Who.KEEPER and not moderates:
            raise OthersKeepTheRules
        return
    kept = isinstance(table, Lobby) and table.keeps_for(actor.member)
    match request.who:
        case Who.SEATED if not (kept and request is Request.LEAVE):
            table.own_seat(actor.member)
        case Who.PLAYED if table.seat_of(actor.member) is None:
            raise NotSeated
        case Who.SEATED_OR_MODERATOR if not moderates:
            if table.ending is not None:
                raise TableGone
            if table.seat_of(actor.member) is None:
                raise OnlyModerators
        case Who.HOST | Who.HOST_OR_MODERATOR if request.who is Who.HOST or not moderates:
            if table.ending is not None:
                raise TableGone
            if table.host != actor.member:
                raise OnlyTheHost(table.host_name)
        case Who.KEEPER if not moderates and (table.ending is not None or table.host != actor.member):
            raise OthersKeepTheRules


def server_of(actor: Actor) -> int:
    """Return the server that a request comes from.

    Raises:
        ServerGone: it comes from none.
    """
    if actor.guild is None:
        raise ServerGone
    return actor.guild
