"""Changing the rules in the lobby: who may, what moves, and what is refused."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.chips.accounts import HOUSE, leftover, wallet
from bot.refusals import (
    BuyInTooHigh,
    CannotPayMore,
    EasyForNothing,
    RulesFixed,
    TooManyPlayers,
)
from bot.tables.model.actions import SetRules
from bot.tables.model.terms import OPTIONS, Terms, dump_terms, load_terms
from bot.tables.views import Board
from engine.catalogue import CATALOGUE
from engine.game import RulesRefused
from tests.bot.club import CHANNEL, GUILD, Club, terms
from tests.bot.people import ANN, BEN, CLARA, somebody
from tests.bot.tables.situations import dealt, gained, joining, lobby, on

TRADITIONAL = {"preset": "traditional"}


def chosen(rules: dict[str, Any], buy_in: int = 50, turn: int = 60) -> Terms:
    return Terms("stops", CATALOGUE["stops"].game.rulebook.load(rules), buy_in, turn)


async def set_rules(
    club: Club, table: int, rules: dict[str, Any], buy_in: int = 50, turn: int = 60, who: Any = ANN
) -> None:
    await club.tables.lobby.set_rules(table, who, lambda _: chosen(rules, buy_in, turn), club.click())


def test_a_match_keeps_its_rules() -> None:
    with pytest.raises(RulesFixed):
        on(dealt(ANN, BEN, CLARA), choosing(TRADITIONAL))


@pytest.mark.parametrize(("buy_in", "more"), [(80, 30), (12, -38)])
def test_the_host_and_the_house_pay_another_buy_in_at_once_and_nobody_else_does(buy_in: int, more: int) -> None:
    change = on(lobby(ANN, BEN, computers=("Ada",)), choosing(TRADITIONAL, buy_in=buy_in))
    assert gained(change.moves, wallet(ANN.member)) == gained(change.moves, HOUSE) == -more
    assert gained(change.moves, wallet(BEN.member)) == 50, "they have all of it back, and are asked"
    assert change.table.stacks() == (buy_in, buy_in)
    assert gained(on(change.table, joining(BEN)).moves, wallet(BEN.member)) == -buy_in


@pytest.mark.parametrize("expected", [False, True])
def test_more_people_than_the_rules_take_are_too_many(expected: bool) -> None:
    others = [somebody(each) for each in range(6)]
    kept = tuple(each.member for each in others)
    table = lobby(ANN, expected=kept) if expected else lobby(ANN, *others)
    with pytest.raises(TooManyPlayers) as refused:
        on(table, choosing({"preset": "horses"}))
    assert (refused.value.most, refused.value.present) == (6, 7)


def choosing(rules: dict[str, Any], buy_in: int = 50) -> SetRules:
    return SetRules(ANN.member, dump_terms(chosen(rules, buy_in)))


async def test_a_contradiction_is_refused_with_every_reason_and_the_old_rules_stay(club: Club) -> None:
    table = await club.open(ANN)
    rows = await club.journal(table)
    with pytest.raises(RulesRefused) as refused:
        await set_rules(club, table, {"preset": "michigan", "spare.resale": True, "open.leader": "poker"}, buy_in=70)
    kinds = {each.kind for each in refused.value.problems}
    assert kinds == {"opens-without-poker", "spare-without-owner", "resale-without-auction"}
    board = await club.tables.queries.board(table)
    assert (board.rules, board.terms.buy_in) == (CATALOGUE["stops"].game.rulebook.read("michigan", {}), 50)
    assert await club.journal(table) == rows
    assert await club.wallet(ANN) == 450


async def test_a_host_who_cannot_pay_a_higher_buy_in_is_told_so_and_nothing_moves(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.wallets.order(GUILD, ANN, -440, by=BEN.member)
    with pytest.raises(CannotPayMore) as refused:
        await set_rules(club, table, TRADITIONAL, buy_in=61)
    assert refused.value.more == 11
    assert [await club.wallet(each) for each in (ANN, BEN)] == [10, 450]
    board = await club.tables.queries.board(table)
    assert (board.rules.preset, board.terms_number, board.asked) == ("michigan", 1, ())
    await set_rules(club, table, TRADITIONAL, buy_in=60)
    assert await club.wallet(ANN) == 0


async def test_admins_say_how_much_a_table_may_ask_of_a_player(club: Club) -> None:
    before = await club.open(ANN, buy_in=60, channel=71)
    await club.wallets.change_settings(GUILD, most_buy_in=40)
    with pytest.raises(BuyInTooHigh) as refused:
        await club.open(BEN, buy_in=41)
    assert refused.value.most == 40
    table = await club.open(BEN, buy_in=40)
    with pytest.raises(BuyInTooHigh):
        await set_rules(club, table, TRADITIONAL, buy_in=41, who=BEN)
    assert (await club.tables.queries.board(table)).terms.buy_in == 40
    await set_rules(club, before, TRADITIONAL, buy_in=60)  # what is open keeps its price, and may be cheaper
    await set_rules(club, before, TRADITIONAL, buy_in=50)
    with pytest.raises(BuyInTooHigh):
        await set_rules(club, before, TRADITIONAL, buy_in=60)
    await club.stop(before)
    await club.wallets.change_settings(GUILD, most_buy_in=49)
    with pytest.raises(BuyInTooHigh):  # a match for more than they allow now is not played again
        await club.tables.lobby.again(before, ANN, club.click())


async def test_choices_that_arrive_together_are_made_one_after_the_other(club: Club) -> None:
    table = await club.open(ANN)

    def more(seen: Board) -> Terms:
        return replace(seen.terms, buy_in=seen.terms.buy_in + 1, turn_seconds=seen.terms.turn_seconds + 1)

    await asyncio.gather(*(club.tables.lobby.set_rules(table, ANN, more, club.click()) for _ in range(5)))
    board = await club.tables.queries.board(table)
    assert (board.terms.buy_in, board.terms.turn_seconds) == (55, 65)
    assert await club.wallet(ANN) == 445


async def test_rules_survive_a_restart_and_the_next_match_has_them_too(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await set_rules(club, table, {**TRADITIONAL, "end.rounds": 1}, buy_in=30, turn=30)
    await club.restart()
    board = await club.tables.queries.board(table)
    assert (board.rules.preset, board.terms.buy_in, board.terms.turn_seconds) == ("traditional", 30, 30)
    await club.start(table, ANN, fill=True)
    assert (await club.tables.queries.board(table)).view.rules == board.rules
    await club.to_the_end(table)
    again = await club.tables.queries.board(await club.tables.lobby.again(table, ANN, club.click()))
    assert again.terms == board.terms


async def test_a_lobby_knows_of_the_chips_that_wait_in_its_channel(club: Club) -> None:
    table = await club.open(ANN, BEN, computers=1)
    assert (await club.tables.queries.board(table)).jackpot == 0
    await club.start(table, ANN)
    await club.to_a_lead(table)
    await club.stop(table)
    waiting = await club.balance(leftover(CHANNEL))
    assert waiting
    elsewhere = await club.open(ANN, channel=71)
    assert (await club.tables.queries.board(elsewhere)).jackpot == 0
    following = await club.open(ANN, BEN)
    assert (await club.tables.queries.board(following)).jackpot == waiting
    await club.restart()
    assert (await club.tables.queries.board(following)).jackpot == waiting
    await club.start(following, ANN, fill=True)
    board = await club.tables.queries.board(following)
    assert waiting == sum(dict(board.view.table).values())
    assert await club.balance(leftover(CHANNEL)) == 0


@pytest.mark.parametrize(("level", "refused"), [("hard", None), ("easy", EasyForNothing), ("brilliant", RulesRefused)])
async def test_a_table_opens_with_a_level_that_may_be_played_for_its_chips(
    club: Club, level: str, refused: type[Exception] | None
) -> None:
    wanted = terms({"stake": 5}, 5, game="new-york", preset="new-york", level=level)

    async def opened() -> int:
        return await club.tables.lobby.open(
            guild=GUILD, channel=CHANNEL, host=ANN, terms=wanted, computers=1, interaction=club.click()
        )

    if refused is None:
        assert (await club.tables.queries.board(await opened())).terms == wanted
        return
    with pytest.raises(refused):
        await opened()
    assert await club.tables.queries.in_channel(CHANNEL) is None


# --- options ----------------------------------------------------------------------------------------------------------


PLAIN = terms()
GAMES_AND_PRESETS = [(game, preset) for game, pack in CATALOGUE.items() for preset in pack.game.rulebook.presets()]


@pytest.mark.parametrize(("game", "preset"), GAMES_AND_PRESETS)
@pytest.mark.parametrize("option", OPTIONS)
def test_what_is_chosen_for_an_option_is_kept_and_can_be_chosen_again(game: str, preset: str, option: str) -> None:
    plain = terms(game=game, preset=preset, buy_in=0 if game == "new-york" else 50)
    for text in plain.choices(option):
        wanted = plain.with_choice(option, text)
        wanted.check_options()
        assert wanted.chosen(option) == text
        assert load_terms(json.loads(json.dumps(dump_terms(wanted)))) == wanted == wanted.playable()


@pytest.mark.parametrize("option", OPTIONS)
def test_what_cannot_be_chosen_is_refused(option: str) -> None:
    with pytest.raises(RulesRefused) as refused:
        PLAIN.with_choice(option, "whatever")
    assert refused.value.problems[0].parameters == (option,)


def test_a_level_that_is_gone_is_refused_and_passed_over_where_rules_were_kept() -> None:
    gone = replace(PLAIN, level="brilliant", hints=False)
    assert gone.chosen("level") == ""
    with pytest.raises(RulesRefused):
        gone.check_options()
    assert gone.playable() == replace(PLAIN, hints=False)


def test_easy_opponents_of_new_york_play_for_nothing_only() -> None:
    easy = terms(game="new-york", preset="new-york", buy_in=5, level="easy")
    with pytest.raises(EasyForNothing):
        easy.check_options()
    replace(easy, buy_in=0).check_options()


@pytest.mark.parametrize(("name", "value"), [("buy_in", 0), ("buy_in", 1_000_001), ("turn_seconds", 4)])
def test_numbers_have_their_limits(name: str, value: int) -> None:
    with pytest.raises(RulesRefused):
        replace(PLAIN, **{name: value}).check_options()
