"""What seats have set aside for their top-ups: it lies in the table's escrow until it is needed, or goes home."""

from bot.chips.accounts import Move, Reason, escrow
from bot.tables.model.change import Change
from bot.tables.model.table import Match


def give_back(table: Match, at: int, *, keep: int = 0) -> Change[Match]:
    """Give a seat's owner what the seat has set aside, but for `keep` chips that it goes on with."""
    seat = table.seats[at]
    back = max(seat.reserve - keep, 0)
    moves = (Move(escrow(table.id), seat.owner, back, Reason.SET_ASIDE),) if back else ()
    return Change(table.with_seat(at, reserve=seat.reserve - back), moves)


def topped_up(before: Match, after: Match) -> Change[Match]:
    """Pay for what the match has topped seats up with since `before`, each seat from what it has set aside."""
    purse = after.rules_of_play.purse
    then, now = purse.topped_up(before.state), purse.topped_up(after.state)
    more = [chips - had for chips, had in zip(now, then, strict=True)]
    for at, chips in enumerate(more):
        if chips:
            after = after.with_seat(at, reserve=after.seats[at].reserve - chips)
    return Change(after)
