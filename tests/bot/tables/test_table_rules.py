"""Changing the rules in the lobby: who may, what moves, and what is refused."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.chips.accounts import BANK, HOUSE, Move, Reason, escrow, leftover
from bot.refusals import (
    BuyInTooHigh,
    CannotPayMore,
    EasyForNothing,
    NotEnoughChips,
    OnlyTheHost,
    RulesFixed,
    TableGone,
    TooManyPlayers,
)
from bot.tables.actions import TableAction
from bot.tables.codec import load_action
from bot.tables.table import Status
from bot.tables.terms import Terms
from bot.tables.views import Board
from engine.catalogue import CATALOGUE
from engine.game import RulesRefused
from tests.bot.club import CHANNEL, GUILD, Club, terms
from tests.bot.people import ANN, BEN, CLARA, MODERATOR, somebody
from tests.bot.tables.situations import lobby, on

TRADITIONAL = {"preset": "traditional"}


def chosen(rules: dict[str, Any], buy_in: int = 50, turn: int = 60) -> Terms:
    return Terms("stops", CATALOGUE["stops"].game.rulebook.load(rules), buy_in, turn)


async def set_rules(
    club: Club, table: int, rules: dict[str, Any], buy_in: int = 50, turn: int = 60, who: Any = ANN
) -> None:
    await club.tables.set_rules(table, who, lambda _: chosen(rules, buy_in, turn), club.click())


async def test_the_host_chooses_the_rules_of_the_coming_match(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await set_rules(club, table, {**TRADITIONAL, "pack": "single"}, turn=300)
    board = await club.tables.board(table)
    assert (board.rules.preset, board.rules.pack, board.terms.turn_seconds) == ("traditional", "single", 300)
    await club.start(table, ANN, fill=True)
    assert (await club.tables.board(table)).view.rules == board.rules


async def test_nobody_else_does(club: Club) -> None:
    table = await club.open(ANN, BEN)
    for who in (BEN, CLARA, MODERATOR):
        with pytest.raises(OnlyTheHost):
            await set_rules(club, table, TRADITIONAL, who=who)
    assert (await club.tables.board(table)).rules.preset == "michigan"


async def test_a_match_keeps_its_rules(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.start(table, ANN, fill=True)
    with pytest.raises(RulesFixed):
        await set_rules(club, table, TRADITIONAL)
    await club.stop(table)
    with pytest.raises(TableGone):
        await set_rules(club, table, TRADITIONAL)


async def test_a_contradiction_is_refused_with_every_reason_and_the_old_rules_stay(club: Club) -> None:
    table = await club.open(ANN)
    rows = await club.journal(table)
    with pytest.raises(RulesRefused) as refused:
        await set_rules(club, table, {"preset": "michigan", "spare.resale": True, "open.leader": "poker"}, buy_in=70)
    kinds = {each.kind for each in refused.value.problems}
    assert kinds == {"opens-without-poker", "spare-without-owner", "resale-without-auction"}
    board = await club.tables.board(table)
    assert (board.rules, board.terms.buy_in) == (CATALOGUE["stops"].game.rulebook.read("michigan", {}), 50)
    assert await club.journal(table) == rows
    assert await club.wallet(ANN) == 450


@pytest.mark.parametrize(("buy_in", "turn"), [(0, 60), (50, 4), (50, 86_401)])
async def test_numbers_have_their_limits(club: Club, buy_in: int, turn: int) -> None:
    table = await club.open(ANN)
    with pytest.raises(RulesRefused):
        await set_rules(club, table, TRADITIONAL, buy_in, turn)


async def test_no_buy_in_is_higher_than_a_million_whatever_admins_allow(club: Club) -> None:
    table = await club.open(ANN)
    with pytest.raises(BuyInTooHigh):
        await set_rules(club, table, TRADITIONAL, 1_000_001)
    await club.wallets.change_settings(GUILD, most_buy_in=2_000_000)
    with pytest.raises(RulesRefused):
        await set_rules(club, table, TRADITIONAL, 1_000_001)


async def test_the_host_and_the_house_pay_a_higher_buy_in_at_once_and_nobody_else_does(club: Club) -> None:
    table = await club.open(ANN, BEN, computers=1)
    await set_rules(club, table, TRADITIONAL, buy_in=80)
    assert [await club.wallet(each) for each in (ANN, BEN)] == [420, 500]
    assert await club.balance(HOUSE) == -80
    assert await club.balance(escrow(table)) == 160
    assert [(seat.member, seat.stack) for seat in (await club.tables.board(table)).seats] == [
        (ANN.member, 80),
        (None, 80),
    ]


async def test_a_lower_buy_in_goes_home_at_once(club: Club) -> None:
    table = await club.open(ANN, BEN, computers=1)
    await set_rules(club, table, TRADITIONAL, buy_in=12)
    assert [await club.wallet(each) for each in (ANN, BEN)] == [488, 500]
    assert await club.balance(escrow(table)) == 24
    await club.join(table, BEN)
    assert await club.wallet(BEN) == 488
    await club.tables.leave(table, BEN, club.click())
    assert await club.wallet(BEN) == 500


async def test_a_host_who_cannot_pay_a_higher_buy_in_is_told_so_and_nothing_moves(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.wallets.take(GUILD, ANN, 440, by=BEN.member)
    with pytest.raises(CannotPayMore) as refused:
        await set_rules(club, table, TRADITIONAL, buy_in=61)
    assert refused.value.more == 11
    assert [await club.wallet(each) for each in (ANN, BEN)] == [10, 450]
    board = await club.tables.board(table)
    assert (board.rules.preset, board.terms_number, board.asked) == ("michigan", 1, ())
    await set_rules(club, table, TRADITIONAL, buy_in=60)
    assert await club.wallet(ANN) == 0


async def test_what_others_have_in_their_wallets_keeps_no_host_from_a_higher_buy_in(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.wallets.take(GUILD, BEN, 450, by=ANN.member)
    await set_rules(club, table, TRADITIONAL, buy_in=61)
    with pytest.raises(NotEnoughChips):
        await club.join(table, BEN)
    assert await club.wallet(BEN) == 50


async def test_admins_say_how_much_a_table_may_ask_of_a_player(club: Club) -> None:
    before = await club.open(ANN, buy_in=60, channel=71)
    await club.wallets.change_settings(GUILD, most_buy_in=40)
    with pytest.raises(BuyInTooHigh) as refused:
        await club.open(BEN, buy_in=41)
    assert refused.value.most == 40
    table = await club.open(BEN, buy_in=40)
    with pytest.raises(BuyInTooHigh):
        await set_rules(club, table, TRADITIONAL, buy_in=41, who=BEN)
    assert (await club.tables.board(table)).terms.buy_in == 40
    await set_rules(club, before, TRADITIONAL, buy_in=60)  # what is open keeps its price, and may be cheaper
    await set_rules(club, before, TRADITIONAL, buy_in=50)
    with pytest.raises(BuyInTooHigh):
        await set_rules(club, before, TRADITIONAL, buy_in=60)


async def test_a_match_for_more_than_admins_allow_now_is_not_played_again(club: Club) -> None:
    played = await club.open(ANN, computers=2, house={"end.rounds": 1})
    await club.start(played, ANN)
    await club.to_the_end(played)
    have = await club.wallet(ANN)
    await club.wallets.change_settings(GUILD, most_buy_in=49)
    with pytest.raises(BuyInTooHigh):
        await club.tables.again(played, ANN, club.click())
    assert await club.wallet(ANN) == have


async def test_choices_that_arrive_together_are_made_one_after_the_other(club: Club) -> None:
    table = await club.open(ANN)

    def more(seen: Board) -> Terms:
        return replace(seen.terms, buy_in=seen.terms.buy_in + 1, turn_seconds=seen.terms.turn_seconds + 1)

    await asyncio.gather(*(club.tables.set_rules(table, ANN, more, club.click()) for _ in range(5)))
    board = await club.tables.board(table)
    assert (board.terms.buy_in, board.terms.turn_seconds) == (55, 65)
    assert await club.wallet(ANN) == 445


async def test_more_people_than_the_rules_take_are_too_many(club: Club) -> None:
    table = await club.open(*map(somebody, range(7)))
    with pytest.raises(TooManyPlayers) as refused:
        await set_rules(club, table, {"preset": "horses"}, who=somebody(0))
    assert (refused.value.most, refused.value.present) == (6, 7)
    await club.tables.leave(table, somebody(6), club.click())
    await set_rules(club, table, {"preset": "horses"}, who=somebody(0))


async def test_seats_that_are_kept_count(club: Club) -> None:
    table = await club.open(ANN, expected=tuple(somebody(each).member for each in range(6)))
    with pytest.raises(TooManyPlayers):
        await set_rules(club, table, {"preset": "horses"})


async def test_a_lobby_does_not_wait_longer_for_it(club: Club) -> None:
    table = await club.open(ANN)
    before = (await club.tables.board(table)).due_at
    await club.clock.forward(100)
    await set_rules(club, table, TRADITIONAL)
    assert (await club.tables.board(table)).due_at == before


async def test_the_same_click_counts_once(club: Club) -> None:
    table = await club.open(ANN)
    click = club.click()
    for _ in range(2):
        await club.tables.set_rules(table, ANN, lambda _: chosen(TRADITIONAL, 80), click)
    assert len(await club.journal(table)) == 3
    assert await club.wallet(ANN) == 420


async def test_rules_survive_a_restart_and_the_next_match_has_them_too(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await set_rules(club, table, {**TRADITIONAL, "end.rounds": 1}, buy_in=30, turn=30)
    await club.restart()
    board = await club.tables.board(table)
    assert (board.rules.preset, board.terms.buy_in, board.terms.turn_seconds) == ("traditional", 30, 30)
    await club.start(table, ANN, fill=True)
    await club.to_the_end(table)
    again = await club.tables.board(await club.tables.again(table, ANN, club.click()))
    assert again.terms == board.terms


async def test_a_lobby_knows_of_the_chips_that_wait_in_its_channel(club: Club) -> None:
    table = await club.open(ANN, BEN, computers=1)
    assert (await club.tables.board(table)).jackpot == 0
    await club.start(table, ANN)
    await club.to_a_lead(table)
    await club.stop(table)
    waiting = await club.balance(leftover(CHANNEL))
    following = await club.open(ANN, BEN)
    assert (await club.tables.board(following)).jackpot == waiting
    await club.restart()
    board = await club.tables.board(following)
    assert (board.jackpot, board.status) == (waiting, Status.LOBBY)
    await club.start(following, ANN, fill=True)
    assert (await club.tables.board(following)).carried == waiting


async def test_chips_that_wait_elsewhere_are_not_for_this_table(club: Club) -> None:
    async with club.database.writing(GUILD) as work:
        await work.ledger.transfer(GUILD, [Move(BANK, leftover(99), 5, Reason.LEFT)], at=0.0)
    assert (await club.tables.board(await club.open(ANN))).jackpot == 0


async def test_the_host_chooses_level_and_hints(club: Club) -> None:
    table = await club.open(ANN)
    wanted = replace(chosen(TRADITIONAL), level="hard", hints=False)
    await club.tables.set_rules(table, ANN, lambda _: wanted, club.click())
    assert (await club.tables.board(table)).terms == wanted


@pytest.mark.parametrize("none", [{}, {"level": None, "hints": None}])
def test_options_stay_where_a_row_of_an_earlier_version_says_nothing_of_them(none: dict[str, None]) -> None:
    first = {"preset": "michigan"}
    table = on(lobby(ANN), row(rules=first, buy_in=50, turn_seconds=60, level="hard", hints=False)).table
    assert (table.terms.level, table.terms.hints) == ("hard", False)
    table = on(table, row(rules=TRADITIONAL, buy_in=40, turn_seconds=60, **none)).table
    assert (table.terms.level, table.terms.hints, table.terms.buy_in) == ("hard", False, 40)


def row(**said: Any) -> TableAction:
    return load_action({"do": "rules", "member": ANN.member, **said})


async def test_a_level_that_the_game_does_not_have_is_refused(club: Club) -> None:
    table = await club.open(ANN)
    before = await club.tables.board(table)
    wanted = replace(chosen(TRADITIONAL), level="brilliant")
    with pytest.raises(RulesRefused):
        await club.tables.set_rules(table, ANN, lambda _: wanted, club.click())
    assert await club.tables.board(table) == before


@pytest.mark.parametrize(
    ("game", "stake", "level", "refused"),
    [
        ("new-york", 5, "hard", None),
        ("new-york", 5, "easy", EasyForNothing),
        ("new-york", 0, "easy", None),
        ("new-york", 5, "normal", None),
        ("stops", 5, "easy", None),
        ("stops", 5, "hard", None),
        ("stops", 5, "", RulesRefused),
    ],
)
async def test_a_table_opens_with_a_level_that_may_be_played_for_its_chips(
    club: Club, game: str, stake: int, level: str, refused: type[Exception] | None
) -> None:
    preset, switch = CATALOGUE[game].game.rulebook.presets()[0], "chips" if game == "stops" else "stake"

    async def opened() -> int:
        return await club.tables.open(
            guild=GUILD,
            channel=CHANNEL,
            host=ANN,
            terms=terms({switch: stake}, stake, game=game, preset=preset, level=level),
            computers=1,
            interaction=club.click(),
        )

    if refused is None:
        assert (await club.tables.board(await opened())).terms.level == level
        return
    with pytest.raises(refused):
        await opened()
    assert await club.tables.in_channel(CHANNEL) is None
