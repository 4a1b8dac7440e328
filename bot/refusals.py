"""Why a request cannot be granted. Each becomes one sentence for the person who asked (`cogs/render/refusals.py`)."""

from __future__ import annotations


class Refused(Exception):
    """A request that cannot be granted now. Nothing has changed."""


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

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table


class NotInThisChannel(Refused):
    """Tables of this server may stand in `channels` only, by their ids."""

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__(channels)
        self.channels = channels


class EnoughTables(Refused):
    """The server has `most` open tables, and allows no more."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class EnoughLobbies(Refused):
    """The member sits in the lobbies of `channels` already, and may sit in no more."""

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__(channels)
        self.channels = channels


class AlreadySeated(Refused):
    """The member sits at this table."""


class NotSeated(Refused):
    """The member does not sit at this table."""


class NotJoined(Refused):
    """The member has not joined the lobby."""


class TableFull(Refused):
    """Every one of the `seats` is taken."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.seats = seats


class MatchRunning(Refused):
    """This can only be done in the lobby, and the match has begun."""


class RulesFixed(Refused):
    """Rules can only be chosen in the lobby, and the match has begun."""


class NoSuchChoice(Refused):
    """What a member chose for themselves is not, or no longer, a choice."""


class NothingDrawn(Refused):
    """A picture cannot be drawn, or not now."""


class EasyForNothing(Refused):
    """Nothing can be won against computer players who are easy to beat."""


class NoSeatFree(Refused):
    """There is no computer player here whose seat could be taken over."""


class OnlyBetweenRounds(Refused):
    """Seats only change hands between two rounds."""


class OthersAreHere(Refused):
    """The next round is not dealt at once while other members may still be reading."""


class NotStarted(Refused):
    """This can only be done in a match, and it has not begun."""


class TooFewPlayers(Refused):
    """The match needs at least `least` players, and has `present`."""

    def __init__(self, least: int, present: int) -> None:
        super().__init__(least, present)
        self.least = least
        self.present = present


class TooManyPlayers(Refused):
    """The rules take at most `most` players, and `present` sit at the table or are expected."""

    def __init__(self, most: int, present: int) -> None:
        super().__init__(most, present)
        self.most = most
        self.present = present


class TooManyRounds(Refused):
    """A match may have at most `most` rounds in this server."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class CannotPayMore(Refused):
    """A higher buy-in takes `more` chips from the host who chose it, and their wallet has fewer."""

    def __init__(self, more: int) -> None:
        super().__init__(more)
        self.more = more


class BuyInTooHigh(Refused):
    """The server's admins let nobody bring more than `most` chips to a table."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class TermsChanged(Refused):
    """The table with the id `table` is not played for what the member has agreed to; nothing moves before they do."""

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table


class SeatTakenBack(Refused):
    """The host, `name`, has taken the member's seat back, who may not sit down at the table while they host it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class OnlyTheHost(Refused):
    """Only the host, `name`, may do that."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


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

    def __init__(self, need: int, have: int) -> None:
        super().__init__(need, have)
        self.need = need
        self.have = have


class DecisionOver(Refused):
    """The decision that was answered is over. Somebody, or the deadline, was faster."""


class CardNotYours(Refused):
    """The member pressed a button for a card of a `game` that is not in their hand; `card` as the button's id says."""

    def __init__(self, game: str, card: str) -> None:
        super().__init__(game, card)
        self.game = game
        self.card = card


class NoHints(Refused):
    """The table is played without hints."""


class NotYourMove(Refused):
    """The member's seat has nothing to decide now."""


class ClaimTooEarly(Refused):
    """The daily chips were claimed already; the next can be claimed at `at`, in seconds since 1970."""

    def __init__(self, at: float) -> None:
        super().__init__(at)
        self.at = at


class ClaimNotNeeded(Refused):
    """The member has `have` chips in wallet and on tables; the daily chips are for those with fewer than `limit`."""

    def __init__(self, have: int, limit: int) -> None:
        super().__init__(have, limit)
        self.have = have
        self.limit = limit


class NoRecord(Refused):
    """No match has been finished in this channel; `running` says whether one is being played."""

    def __init__(self, *, running: bool) -> None:
        super().__init__(running)
        self.running = running


class NothingToCheck(Refused):
    """There is no such match that is over: it is being played, or nothing was ever dealt in it."""


class NothingToWatch(Refused):
    """There is no finished match here that could be watched again."""


class TooManyReplays(Refused):
    """So many finished matches wait to be played again that no other can, for now."""


class StillAtATable(Refused):
    """Somebody cannot be forgotten yet: they are, or have been, at the tables that are open in `channels`."""

    def __init__(self, channels: tuple[int, ...]) -> None:
        super().__init__(channels)
        self.channels = channels


class StatsHidden(Refused):
    """The member `name` keeps their statistics to themselves."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class NothingKept(Refused):
    """Nothing is kept of the member who is to be forgotten."""


class TooFast(Refused):
    """The member asks for too much in too short a time, and can go on in `wait` seconds.

    `silent` says that they have been told so already, and that nothing more is to be said.
    """

    def __init__(self, wait: float, *, silent: bool) -> None:
        super().__init__(wait, silent)
        self.wait = wait
        self.silent = silent


class TooManyOpened(TooFast):
    """The member has opened many tables in this server in a short time."""


class TooMuchShown(TooFast):
    """The member has shown everybody many things in a short time."""


class MayNotWrite(Refused):
    """The member may not write in this channel, so the bot posts nothing for them there."""


class ServerGone(Refused):
    """The request came from a place that has no wallets and tables."""


class Elsewhere(Refused):
    """The request is about a table of another server than the one it came from. Nothing is said about that table."""


class OnlyAdmins(Refused):
    """Only those who may manage the server may do that."""
