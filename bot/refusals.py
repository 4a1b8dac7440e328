"""Why a request cannot be granted. Each becomes one sentence for the person who asked (`cogs/render/refusals.py`)."""

from dataclasses import dataclass, field
from typing import dataclass_transform


@dataclass_transform(eq_default=False, field_specifiers=(field,))
class Refused(Exception):
    """A request that cannot be granted now. Nothing has changed.

    The annotations of a subclass are its arguments, and become its attributes.
    """

    def __init_subclass__(cls) -> None:
        dataclass(eq=False)(cls)


class StoreFails(Refused):
    """The database fails: a full disk, another process, a damaged file. It may be over soon."""


class NotWritten(StoreFails):
    """The database cannot be written now."""


class NotRead(StoreFails):
    """The database cannot be read now."""


class TableGone(Refused):
    """The table is finished or stopped."""


class NoTable(Refused):
    """There is no table in this channel."""


class ChannelTaken(Refused):
    """The channel has a table already: `table` is its id."""

    table: int


class NotInThisChannel(Refused):
    """Tables of this server may only be in `channels`, given by their ids."""

    channels: tuple[int, ...]


class EnoughTables(Refused):
    """The server has `most` open tables, and allows no more; those with `long_turns`, of over an hour, count apart."""

    most: int
    long_turns: bool


class EnoughAlone(Refused):
    """The member is the only one at the tables of `channels`, and may be alone at no more."""

    channels: tuple[int, ...]


class EnoughLobbies(Refused):
    """The member sits in the lobbies of `channels` already, and may sit in no more."""

    channels: tuple[int, ...]


class AlreadySeated(Refused):
    """The member sits at this table."""


class NotSeated(Refused):
    """The member does not sit at this table."""


class NotJoined(Refused):
    """The member has not joined the lobby."""


class TableFull(Refused):
    """Every one of the `seats` is taken."""

    seats: int


class MatchRunning(Refused):
    """This can only be done in the lobby, and the match has begun."""


class RulesFixed(Refused):
    """Rules can only be chosen in the lobby, and the match has begun."""


class NoSuchChoice(Refused):
    """What a member chose for themselves is not, or no longer, a choice."""


class KnownNowhere(Refused):
    """The member has done nothing in any server yet, so nothing is stored about them."""


class NothingDrawn(Refused):
    """A picture cannot be drawn, or not now."""


class EasyForNothing(Refused):
    """Nothing can be won against computer players who are easy to beat."""


class NoSeatFree(Refused):
    """No computer player here has a stack that is worth the buy-in, so no seat is sold."""


class SeatSold(Refused):
    """The member has sold a seat in this match, and buys none in it any more."""


class OnlyBetweenRounds(Refused):
    """Seats only change hands between two rounds."""


class OthersAreHere(Refused):
    """The next round is not dealt at once while other members may still be reading."""


class NotStarted(Refused):
    """This can only be done in a match, and it has not begun."""


class TooFewPlayers(Refused):
    """The match needs at least `least` players, and has `present`."""

    least: int
    present: int


class TooManyPlayers(Refused):
    """The rules take at most `most` players, and `present` sit at the table or are expected."""

    most: int
    present: int


class TooManyRounds(Refused):
    """A match may have at most `most` rounds in this server."""

    most: int


class CannotPayMore(Refused):
    """A higher buy-in takes `more` chips from the host who chose it, and their wallet has fewer."""

    more: int


class BuyInTooHigh(Refused):
    """The server's admins let nobody bring more than `most` chips to a table."""

    most: int


class TermsChanged(Refused):
    """The table `table`, an id, has other terms than the member has agreed to; no chips move before they agree."""

    table: int


class SeatTakenBack(Refused):
    """The host, `name`, has taken the member's seat back. They may not sit down again while `name` is the host."""

    name: str


class OnlyTheHost(Refused):
    """Only the host, `name`, may do that."""

    name: str


class OnlyModerators(Refused):
    """Only moderators may stop a table where they do not sit."""


class PlayedOut(Refused):
    """Stand-ins play the table to its end; no member can do anything there any more."""


class OthersKeepTheRules(Refused):
    """Only the host of the channel's table, or an admin, may forget its house rules."""


class NoComputerHere(Refused):
    """No computer player sits at the table."""


class NotEnoughChips(Refused):
    """The wallet has `have` chips, and `need` are asked for."""

    need: int
    have: int


class DecisionOver(Refused):
    """The decision that was answered is over. Somebody, or the deadline, was faster."""


class CardNotYours(Refused):
    """The member pressed a button for a card of a `game` that is not in their hand; `card` as the button's id says."""

    game: str
    card: str


class NoHints(Refused):
    """The table is played without hints."""


class NotYourMove(Refused):
    """The member's seat has nothing to decide now."""


class ClaimTooEarly(Refused):
    """The daily chips were claimed already; the next can be claimed at `at`, in seconds since 1970."""

    at: float


class ClaimNotNeeded(Refused):
    """The member has `have` chips in wallet and on tables; the daily chips are for those with fewer than `limit`."""

    have: int
    limit: int


class NoRecord(Refused):
    """No match has been finished in this channel; `running` says whether one is being played."""

    running: bool = field(kw_only=True)


class NothingToCheck(Refused):
    """There is no such match that is over: it is being played, or nothing was ever dealt in it."""


class CardsNotKept(Refused):
    """The member asks for the cards of a round that is not over, or whose cards are no longer stored."""


class NothingToWatch(Refused):
    """There is no finished match here that could be watched again."""


class DidNotPlay(Refused):
    """They did not play in this match."""


class DayOver(Refused):
    """The day of this deal is over."""


class TooManyReplays(Refused):
    """Too many finished matches wait to be played again; no other can now."""


class StillAtATable(Refused):
    """Somebody cannot be forgotten yet: they are, or have been, at the tables that are open in `channels`."""

    channels: tuple[int, ...]


class StatsHidden(Refused):
    """The member `name` keeps their statistics to themselves."""

    name: str


class NothingKept(Refused):
    """Nothing is stored about the member who is to be forgotten."""


class TooFast(Refused):
    """The member asks for too much in too short a time, and can ask again in `wait` seconds.

    `silent` says that they have been told so already, and that nothing more is to be said.
    """

    wait: float
    silent: bool = field(kw_only=True)


class TooManyOpened(TooFast):
    """The member has opened many tables in this server in a short time."""


class TooMuchShown(TooFast):
    """The member has shown everybody many things in a short time."""


class MayNotWrite(Refused):
    """The member may not write in this channel, so the bot posts nothing for them there."""


class ServerGone(Refused):
    """The request came from a place without wallets and tables."""


class Elsewhere(Refused):
    """The request is about a table of another server than the one it came from. Nothing is said about that table."""


class OnlyAdmins(Refused):
    """Only those who may manage the server may do that."""
