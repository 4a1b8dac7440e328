"""Hints: found from a seat's view alone, in time or at first sight, and for the decision that was asked about."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest

from bot.refusals import DecisionOver, NotYourMove
from bot.tables.commands import hints
from bot.tables.commands.hints import Hints
from bot.tables.service.live import nobody_thinks
from bot.tables.views import Hand
from engine.players import Weighed
from engine.stops.actions import PlayCard
from engine.stops.view import View
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, seated

EITHER = {"lead.card": "any"}


@pytest.fixture
def club(quick_club: Club) -> Club:
    return quick_club


@pytest.fixture
async def hand(club: Club) -> Hand:
    """The hand of a member who has a choice."""
    table = await club.begin(ANN, BEN, house=EITHER, fill=True)
    return await club.go_on(table, lambda _, hand: hand is not None and hand.hinted)


def asking(hints: Hints, hand: Hand) -> Coroutine[Any, Any, tuple[Hand, Weighed]]:
    return hints.suggest(hand.board.id, seated(hand.member), hand.board.decision)


async def test_a_player_that_thinks_is_asked_with_the_seats_own_view(club: Club, hand: Hand) -> None:
    asked = list[Any]()
    *others, best = map(PlayCard, hand.view.legal)

    async def last(game: str, view: Any, _random: Random) -> Weighed:
        asked.append((game, view))
        return Weighed(best, tuple((each, 1.5) for each in others))

    service = Hints(club.tables, last, Random(1))
    shown, suggestion = await asking(service, hand)
    assert shown == hand
    assert (suggestion.action, suggestion.ahead) == (best, tuple((each, 1.5) for each in others))
    assert asked == [("stops", hand.view)]
    assert isinstance(hand.view, View)
    assert (await asking(service, hand))[1] is suggestion
    assert len(asked) == 1, "the same question has the same answer"


async def test_where_nobody_has_time_to_think_there_is_a_hint_at_first_sight(club: Club, hand: Hand) -> None:
    _, suggestion = await asking(Hints(club.tables, nobody_thinks, Random(1)), hand)
    assert isinstance(suggestion.action, PlayCard)
    assert suggestion.action.card in hand.view.legal
    assert not suggestion.ahead


async def test_a_player_that_thinks_for_too_long_is_not_waited_for(club: Club, hand: Hand) -> None:
    thinks, enough = asyncio.Event(), asyncio.Event()

    async def slowly(_game: str, _view: Any, _random: Random) -> None:
        thinks.set()
        await enough.wait()

    waiting = asyncio.create_task(asking(Hints(club.tables, slowly, Random(1)), hand))
    await thinks.wait()
    assert not waiting.done()
    await club.clock.forward(hints.PATIENCE + 1)
    _, suggestion = await waiting
    assert not suggestion.ahead
    enough.set()


async def test_a_hint_that_comes_after_the_move_is_kept_back(club: Club, hand: Hand) -> None:
    async def meanwhile(_game: str, view: Any, _random: Random) -> Weighed:
        await club.play(hand.board.id, hand)
        return Weighed(PlayCard(list(view.legal)[-1]), ())

    with pytest.raises(DecisionOver):
        await asking(Hints(club.tables, meanwhile, Random(1)), hand)


async def test_only_whoever_has_a_choice_is_given_one(club: Club, hand: Hand) -> None:
    service, table = Hints(club.tables, nobody_thinks, Random(1)), hand.board.id
    with pytest.raises(NotYourMove):
        await service.suggest(table, ANN if hand.member == BEN.member else BEN, hand.board.decision)
    with pytest.raises(DecisionOver):
        await service.suggest(table, seated(hand.member), hand.board.decision - 1)
    forced = await club.to_a_forced_card(table)
    assert not forced.hinted
    with pytest.raises(NotYourMove):
        await asking(service, forced)
    lobby = await club.open(ANN, channel=71)
    with pytest.raises(NotYourMove):
        await service.suggest(lobby, ANN, 0)
