"""Who may ask for what: every request by everybody, at a table in its lobby, in its match, and closed."""

from dataclasses import replace
from itertools import product

import pytest

from bot.members.people import Actor
from bot.refusals import (
    Elsewhere,
    NotJoined,
    NotSeated,
    OnlyAdmins,
    OnlyModerators,
    OnlyTheHost,
    OthersKeepTheRules,
    Refused,
    ServerGone,
    TableGone,
)
from bot.tables.model.table import Ending, Status, Table
from bot.tables.transitions.permissions import Request, check
from tests.bot.club import CHANNEL, Club, terms
from tests.bot.people import ADMIN, ANN, BEN, CLARA, DIRK, MODERATOR
from tests.bot.tables.situations import begun, lobby

OTHER_SERVER = 8
HOST, PLAYER, STRANGER = ANN, BEN, DIRK
FAR = replace(ADMIN, guild=OTHER_SERVER)
"""Somebody who may do everything, in another server."""
FAR_HOST = replace(HOST, guild=OTHER_SERVER)
HOST_BY_MESSAGE, PLAYER_BY_MESSAGE = replace(HOST, guild=None), replace(PLAYER, guild=None)
ADMIN_BY_MESSAGE = replace(ADMIN, guild=None)
PEOPLE = (HOST, PLAYER, STRANGER, MODERATOR, ADMIN)

TABLES: dict[Status, Table] = {Status.LOBBY: replace(lobby(ANN, BEN, CLARA), guild=ANN.guild or 0)}
TABLES[Status.PLAYING] = replace(begun(ANN, BEN, CLARA), guild=ANN.guild or 0)
TABLES[Status.CLOSED] = replace(TABLES[Status.PLAYING], ending=Ending.FINISHED)

ALL: tuple[Actor, ...] = PEOPLE
SEATED = (HOST, PLAYER)
MAY: dict[Request, tuple[Actor, ...]] = {
    Request.LOOK: ALL,
    Request.RECORD: ALL,
    Request.JOIN: ALL,
    Request.TAKE_SEAT: ALL,
    Request.SEE_HAND: SEATED,
    Request.LEAVE: SEATED,
    Request.PLAY_NOW: SEATED,
    Request.PLAY: SEATED,
    Request.HINT: SEATED,
    Request.PREPARE: SEATED,
    Request.FOLLOW: SEATED,
    Request.GO_AWAY: SEATED,
    Request.DEAL_NOW: SEATED,
    Request.AGAIN: SEATED,
    Request.START: (HOST,),
    Request.ADD_COMPUTER: (HOST,),
    Request.REMOVE_COMPUTER: (HOST,),
    Request.INVITE: SEATED,
    Request.TAKE_BACK: (HOST,),
    Request.SET_RULES: (HOST,),
    Request.STOP: (HOST, PLAYER, MODERATOR, ADMIN),
    Request.KEEP_RULES: (HOST, MODERATOR, ADMIN),
    Request.FORGET_RULES: (HOST, MODERATOR, ADMIN),
}
OF_A_SERVER: dict[Request, tuple[Actor, ...]] = {
    Request.OPEN: ALL,
    Request.SEE_CHIPS: ALL,
    Request.SEE_STATS: ALL,
    Request.BANK: ALL,  # Discord has asked the server's settings
    Request.CHOOSE_CHANNELS: (ADMIN,),
    Request.CHOOSE_FOR_ONESELF: ALL,
    Request.FORGET_ME: ALL,
    Request.FORGET_OTHERS: (ADMIN,),
    Request.FORGET_RULES: (MODERATOR, ADMIN),
}


def test_every_request_has_a_line() -> None:
    assert set(MAY) | set(OF_A_SERVER) == set(Request)


@pytest.mark.parametrize("status", [Status.LOBBY, Status.PLAYING])
@pytest.mark.parametrize("request_", MAY, ids=lambda request: request.name)
def test_at_a_table_everybody_may_what_is_theirs(request_: Request, status: Status) -> None:
    for who in PEOPLE:
        if who in MAY[request_]:
            check(request_, who, TABLES[status])
            continue
        with pytest.raises(Refused) as refused:
            check(request_, who, TABLES[status])
        if request_ is Request.FORGET_RULES:
            expected: type[Refused] = OthersKeepTheRules
        elif request_ is Request.STOP:
            expected = OnlyModerators
        elif MAY[request_] == SEATED:
            expected = NotSeated if status is Status.PLAYING or request_ is Request.AGAIN else NotJoined
        else:
            expected = OnlyTheHost
        assert refused.type is expected, who.name


@pytest.mark.parametrize("request_", MAY, ids=lambda request: request.name)
def test_a_table_is_touched_from_its_own_server_only(request_: Request) -> None:
    for who, table in product((FAR, FAR_HOST), TABLES.values()):
        with pytest.raises(Elsewhere):
            check(request_, who, table)


@pytest.mark.parametrize("request_", MAY, ids=lambda request: request.name)
def test_in_direct_messages_only_who_sits_there_acts_and_nobody_is_a_moderator(request_: Request) -> None:
    table = TABLES[Status.PLAYING]
    check(request_, HOST_BY_MESSAGE, table)
    if PLAYER in MAY[request_]:
        check(request_, PLAYER_BY_MESSAGE, table)
    else:
        with pytest.raises((OnlyTheHost, OthersKeepTheRules)):
            check(request_, PLAYER_BY_MESSAGE, table)
    with pytest.raises(NotSeated):
        check(request_, ADMIN_BY_MESSAGE, table)


@pytest.mark.parametrize("request_", OF_A_SERVER, ids=lambda request: request.name)
def test_what_is_a_servers_is_asked_for_there(request_: Request) -> None:
    for who in PEOPLE:
        if who in OF_A_SERVER[request_]:
            check(request_, who)
        else:
            with pytest.raises((OnlyAdmins, OthersKeepTheRules)):
                check(request_, who)
    with pytest.raises(ServerGone):
        check(request_, ADMIN_BY_MESSAGE)


def test_a_closed_table_has_no_host_and_takes_nobody_in() -> None:
    for request in (Request.START, Request.STOP, Request.SET_RULES, Request.LEAVE):
        with pytest.raises(TableGone):
            check(request, STRANGER, TABLES[Status.CLOSED])
    with pytest.raises(TableGone):
        check(Request.START, HOST, TABLES[Status.CLOSED])
    with pytest.raises(OthersKeepTheRules):
        check(Request.FORGET_RULES, HOST, TABLES[Status.CLOSED])


async def test_a_table_is_opened_in_the_server_that_the_request_comes_from(club: Club) -> None:
    before = await club.everything()
    for host in (replace(ANN, guild=OTHER_SERVER), replace(ANN, guild=None)):
        with pytest.raises((Elsewhere, ServerGone)):
            await club.tables.lobby.open(
                guild=ANN.guild or 0,
                channel=CHANNEL,
                host=host,
                terms=terms(buy_in=1),
                computers=0,
                interaction=club.click(),
            )
    assert await club.everything() == before
