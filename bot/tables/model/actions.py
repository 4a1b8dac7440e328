"""The actions at a table. These are the rows of its journal: replayed in order they give the table again."""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, dataclass_transform

from bot.tables.model.people import Called, Member


@dataclass_transform(frozen_default=True)
class TableAction:
    """The base of all actions. Each is a frozen dataclass, with its name in the journal."""

    do: ClassVar[str]
    """That name; the class may be renamed."""

    def __init_subclass__(cls, do: str) -> None:
        cls.do = do
        dataclass(frozen=True)(cls)


class Join(TableAction, do="join"):
    """A member sits down with the buy-in, or between two rounds of a match buys a computer player's seat at its stack.

    `follow`: whether their forced cards are played for them.
    """

    member: Member
    name: Called
    follow: bool


class Leave(TableAction, do="leave"):
    """A member gets up: at once if nothing has begun, else when that has ended."""

    member: Member


class AddComputer(TableAction, do="add_computer"):
    """A computer player sits down, on the house."""

    member: Member
    """Who asked for it; 0 for the table itself."""
    name: Called


class RemoveComputer(TableAction, do="remove_computer"):
    """The last computer player who sat down gets up."""

    member: Member


class SetRules(TableAction, do="rules"):
    """The host chooses other terms for the coming match: the others get up with their buy-in, and must agree again."""

    member: Member
    terms: dict[str, Any]
    """As `dump_terms` gives them."""


class Invite(TableAction, do="invite"):
    """A member in the lobby asks others to join: a seat is kept for each of them for a moment."""

    member: Member
    invited: tuple[Member, ...]


class TakeBack(TableAction, do="take_back"):
    """The host takes the seat of another member back, who gets their buy-in back."""

    member: Member
    taken: Member
    """The member whose seat it is."""


class FreeSeats(TableAction, do="free_seats"):
    """The seats kept for invited members, and for those who have not agreed to changed terms, become free."""


class Start(TableAction, do="start"):
    """The match begins."""

    member: Member
    computers: tuple[Called, ...]
    """Computer players who sit down first, to fill the table up."""
    entropy: str
    """The id of the interaction that started the match."""
    carried: int
    """Chips that wait in the channel and are put on the spaces."""


class DealRound(TableAction, do="deal"):
    """The coming round is dealt; or it is opened, and stakes are placed first. Then the fields keep their defaults."""

    secret: str | None = None
    """The secret of the round after the next one, in hexadecimal, drawn with this deal."""
    clicks: tuple[int, ...] = ()
    """The ids of the clicks since the deal before, in the journal's order, including this row's own."""
    delivered: bool = False
    """Whether the commitment of the next round was in the channel; before a first deal, that of this one too."""


class Act(TableAction, do="act"):
    """A seat acts in the match. `by` says who decided."""

    seat: int
    action: dict[str, Any]
    """The game's action, as the game dumps it."""
    by: Literal["member", "prepared", "computer", "follow", "deadline"]
    seconds: float | None = None
    """How long the member took for a decision that they had a choice in, to a tenth; None if that is not known."""


class Prepare(TableAction, do="prepare"):
    """A member prepares the decision that their seat will be asked for."""

    member: Member
    action: dict[str, Any]
    """The game's action, as the game dumps it; perhaps not complete yet, unless it is ready."""
    ready: bool
    """Whether it acts as soon as the seat is asked."""


class SetFollow(TableAction, do="follow"):
    """A member chooses whether the bot plays their forced cards."""

    member: Member
    follow: bool


class SetAway(TableAction, do="away"):
    """A member goes, or is back, which wakes a paused table."""

    member: Member
    away: bool


class Close(TableAction, do="close"):
    """The table closes: at once if nothing has begun, else when stand-ins have played that to its end."""

    reason: Literal["stopped", "expired", "deserted", "channel_gone"]
    by: Called
    """The name of the person who did it; empty if nobody did."""


class Restored(TableAction, do="restored"):
    """The table continues from a copy of the database: a round that was under way there begins again.

    The coming rounds are dealt from new secrets: the old ones may be known.
    """

    copied_at: float
    """When the copy was made, in seconds since 1970."""
    leap: int
    """By how much the numbers on buttons increase: those after the copy's may be in the channel already."""
    round: int
    """The number of the first round that is dealt from new secrets."""
    secrets: tuple[str, ...]
    """Its secret and that of the round after it, in hexadecimal."""
    entropy: str
    """The table's entropy after the last deal that counts."""
    match: dict[str, Any] | None
    """The match before that round, as the game dumps it; None if none was under way."""
