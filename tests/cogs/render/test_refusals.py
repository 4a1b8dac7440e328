"""Every refusal as a sentence for the one who asked."""

import inspect

import pytest
from syrupy.assertion import SnapshotAssertion

from bot import refusals
from bot.refusals import Refused
from bot.store.faults import Fenced, GaveWay, Unknown
from cogs.render.refusals import sentence
from engine.game import NotAllowed, NotYourTurn, Problem, RuleBroken, RulesRefused
from tests.cogs.render.form import said
from tests.cogs.render.pictures import PICTURES
from tests.cogs.render.tables import WORDS

REFUSALS: dict[str, Refused | RuleBroken | RulesRefused] = {
    "TableGone": refusals.TableGone(),
    "NoTable": refusals.NoTable(),
    "ChannelTaken": refusals.ChannelTaken(5),
    "NotInThisChannel": refusals.NotInThisChannel((70, 71)),
    "EnoughTables-1": refusals.EnoughTables(1, long_turns=False),
    "EnoughTables": refusals.EnoughTables(3, long_turns=False),
    "EnoughTables-long-1": refusals.EnoughTables(1, long_turns=True),
    "EnoughTables-long": refusals.EnoughTables(3, long_turns=True),
    "EnoughAlone": refusals.EnoughAlone((70, 71)),
    "EnoughLobbies": refusals.EnoughLobbies((70, 71)),
    "AlreadySeated": refusals.AlreadySeated(),
    "NotSeated": refusals.NotSeated(),
    "NotJoined": refusals.NotJoined(),
    "TableFull-1": refusals.TableFull(1),
    "TableFull": refusals.TableFull(8),
    "MatchRunning": refusals.MatchRunning(),
    "RulesFixed": refusals.RulesFixed(),
    "NoSuchChoice": refusals.NoSuchChoice(),
    "EasyForNothing": refusals.EasyForNothing(),
    "NothingDrawn": refusals.NothingDrawn(),
    "NoSeatFree": refusals.NoSeatFree(),
    "SeatSold": refusals.SeatSold(),
    "OnlyBetweenRounds": refusals.OnlyBetweenRounds(),
    "OthersAreHere": refusals.OthersAreHere(),
    "NotStarted": refusals.NotStarted(),
    "TooFewPlayers": refusals.TooFewPlayers(3, 2),
    "TooManyPlayers": refusals.TooManyPlayers(6, 8),
    "TooManyRounds": refusals.TooManyRounds(60),
    "CannotPayMore": refusals.CannotPayMore(5),
    "BuyInTooHigh": refusals.BuyInTooHigh(40),
    "TermsChanged": refusals.TermsChanged(5),
    "SeatTakenBack": refusals.SeatTakenBack("B_n"),
    "OnlyTheHost": refusals.OnlyTheHost("B_n"),
    "OnlyModerators": refusals.OnlyModerators(),
    "PlayedOut": refusals.PlayedOut(),
    "OthersKeepTheRules": refusals.OthersKeepTheRules(),
    "NoComputerHere": refusals.NoComputerHere(),
    "NotEnoughChips": refusals.NotEnoughChips(50, 1),
    "DecisionOver": refusals.DecisionOver(),
    "CardNotYours": refusals.CardNotYours("stops", "TH"),
    "NoHints": refusals.NoHints(),
    "NotYourMove": refusals.NotYourMove(),
    "ClaimTooEarly": refusals.ClaimTooEarly(1_800_000_000.7),
    "ClaimNotNeeded": refusals.ClaimNotNeeded(400, 100),
    "NoRecord": refusals.NoRecord(running=False),
    "NoRecord-yet": refusals.NoRecord(running=True),
    "NothingToCheck": refusals.NothingToCheck(),
    "CardsNotKept": refusals.CardsNotKept(),
    "NothingToWatch": refusals.NothingToWatch(),
    "DidNotPlay": refusals.DidNotPlay(),
    "DayOver": refusals.DayOver(),
    "TooManyReplays": refusals.TooManyReplays(),
    "StillAtATable": refusals.StillAtATable((70, 71)),
    "NothingKept": refusals.NothingKept(),
    "StatsHidden": refusals.StatsHidden("Ann_"),
    "NotWritten": refusals.NotWritten(),
    "NotRead": refusals.NotRead(),
    "TooFast-1": refusals.TooFast(0.2, silent=False),
    "TooFast": refusals.TooFast(1.2, silent=False),
    "TooManyOpened-1": refusals.TooManyOpened(1, silent=False),
    "TooManyOpened": refusals.TooManyOpened(19.5, silent=False),
    "TooMuchShown": refusals.TooMuchShown(19.5, silent=False),
    "MayNotWrite": refusals.MayNotWrite(),
    "KnownNowhere": refusals.KnownNowhere(),
    "ServerGone": refusals.ServerGone(),
    "Elsewhere": refusals.Elsewhere(),
    "OnlyAdmins": refusals.OnlyAdmins(),
    "Refused": Refused(),
    "NotAllowed": NotAllowed("no"),
    "NotYourTurn": NotYourTurn("no"),
    "RulesRefused": RulesRefused([Problem("bad-value", ("end.rounds",))]),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_each_refusal_has_its_sentence(name: str, snapshot: SnapshotAssertion) -> None:
    assert said(sentence(REFUSALS[name], WORDS)) == snapshot


def test_a_card_that_is_not_theirs_is_shown_to_readers_of_pictures() -> None:
    told = sentence(refusals.CardNotYours("stops", "TH"), WORDS.with_deck(PICTURES))
    assert said(told) == "You don't have the ⟨ten_of_hearts⟩, so the run waits for somebody else."


def test_where_nobody_knows_whether_something_was_written_nobody_reads_that_nothing_has_changed() -> None:
    assert sentence(Unknown(), WORDS) == sentence(refusals.NotRead(), WORDS)


@pytest.mark.parametrize("kind", [GaveWay, Fenced])
def test_however_the_database_refuses_to_write_people_read_the_same(kind: type[refusals.NotWritten]) -> None:
    assert sentence(kind(), WORDS) == sentence(refusals.NotWritten(), WORDS)


def test_no_refusal_is_left_out() -> None:
    kinds = {each for _, each in inspect.getmembers(refusals, inspect.isclass) if issubclass(each, Refused)}
    assert kinds - {refusals.StoreFails} == {type(each) for each in REFUSALS.values()} & kinds
