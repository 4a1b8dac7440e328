"""What is remembered about a match: scores after each round, best moments, and members' figures.

Which chips count as won from other members, and why each of these rules exists, is in
docs/decisions/results-and-ratings.md, *Won is what members win from each other*.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import sub
from typing import Any

from bot.tables.model.people import Member
from engine.figures import NOTHING_TAKEN, Figures
from engine.game import AnyGame, Event, Moment, Seat


@dataclass(frozen=True, slots=True)
class Best:
    """A seat's best moment so far, and the round in which it was."""

    round: int
    moment: Moment


@dataclass(frozen=True, slots=True)
class Stakes:
    """The chips that were put on the spaces as stakes in a round: by computer players' seats, and by all seats."""

    round: int
    house: int
    everybody: int


@dataclass(frozen=True, slots=True)
class Tally:
    """A member's rounds in a match, added up. A round counts for the member whose seat it is at its end."""

    member: Member
    """Below zero for somebody who was forgotten."""
    seats: tuple[Seat, ...] = ()
    """The seats where they sat at the end of a round, the last one last."""
    rounds: int = 0
    won: int = 0
    """The number of rounds that they have won."""
    chances: int = 0
    """The chances to win their rounds, added up, in 2520ths."""
    payout: int = 0
    """The most chips that they got at one stroke."""
    run: int = 0
    """The most cards that they played in one run."""
    taken: tuple[int, ...] = NOTHING_TAKEN
    """Boodle cards, by `engine.figures.KINDS`."""
    points: int = 0
    feats: tuple[str, ...] = ()
    """Each feat once, in order of time."""
    decisions: int = 0
    """The number of decisions that had a choice and whose time is known."""
    seconds: float = 0.0
    """The time for all of these together."""
    since: int = 0
    """The first round that they have ended; 0 before that."""
    won_from_members: int = 0
    """The chips won from other members, less those lost to them."""

    def with_round(self, number: int, seat: Seat, figures: Figures) -> "Tally":
        """Return the tally with one more round, which the member has ended at a seat. `number`: the round's."""
        return replace(
            self,
            since=self.since or number,
            seats=(*(each for each in self.seats if each != seat), seat),
            rounds=self.rounds + 1,
            won=self.won + figures.won,
            chances=self.chances + figures.chance,
            payout=max(self.payout, figures.payout),
            run=max(self.run, figures.run),
            taken=tuple(map(sum, zip(self.taken, figures.taken, strict=True))),
            points=self.points + figures.points,
            feats=(*self.feats, *(each for each in figures.feats if each not in self.feats)),
        )


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The course of a match."""

    standings: tuple[tuple[int, ...], ...] = ()
    """The scores by seat: before the first round, and after each one. Points if these decide, else chips less those
    from top-ups."""
    best: tuple[Best, ...] = ()
    """The best moment of each seat that had one, in order of time."""
    tallies: tuple[Tally, ...] = ()
    """Those of members who have ended a round, or decided anything in time; the first to do so first."""
    chips_before: tuple[int, ...] = ()
    """What each seat had before the first stake of what is under way – a round, or a match of New York, New York:
    chips less those from top-ups."""
    pressed: tuple[Member, ...] = ()
    """The members who have played at least one of its cards themselves."""
    stakes: tuple[Stakes, ...] = ()
    """Those of each round that had any."""

    def after(self, game: AnyGame, before: Any, state: Any, events: Sequence[Event]) -> "ScoreSheet":
        """Return the score sheet with the results of an action."""
        number = before.round
        standings = self.standings or (game.standing(before),)
        over = state.outcome is not None or state.round > number
        best = self.best
        for moment in game.moments(events):
            best = _better(best, Best(number, moment))
        return replace(self, standings=(*standings, game.standing(state)) if over else standings, best=best)

    def counting(self, members: Sequence[int | None], figures: Sequence[Figures], *, attended: bool) -> "ScoreSheet":
        """Return the score sheet with one more round in its members' tallies.

        Args:
            members: the member at each seat at its end; None for computer players.
            figures: those of the round, by seat; nothing if no round is over.
            attended: whether members play; they get no feats if computers play a match out for all of them.
        """
        sheet = self
        for seat, each in enumerate(figures):
            member = members[seat]
            if member is not None and each.played:
                own = each if attended else replace(each, feats=())
                sheet = sheet._with(sheet._tally(member).with_round(len(self.standings) - 1, seat, own))
        return sheet

    def pressing(self, member: Member) -> "ScoreSheet":
        """Return the score sheet after a member has played a card themselves, forced or not."""
        return self if member in self.pressed else replace(self, pressed=(*self.pressed, member))

    def settling(self, game: AnyGame, before: Any, state: Any, members: Sequence[Member | None]) -> "ScoreSheet":
        """Return the score sheet with what members have won from each other, if an action settles that.

        `members`: the member at each seat; None for computer players.
        """
        if game.underway(before) == game.underway(state):
            return self
        if game.underway(state):
            return replace(self, chips_before=_own_chips(game, before), pressed=())
        sheet = self
        changes = [now - then for then, now in zip(self.chips_before, _own_chips(game, state), strict=True)]
        there = {member: chips for member, chips in zip(members, changes, strict=True) if member is not None}
        for member, chips in won_from_members(there, self.pressed).items():
            if chips:
                tally = sheet._tally(member)
                sheet = sheet._with(replace(tally, won_from_members=tally.won_from_members + chips))
        return replace(sheet, chips_before=(), pressed=())

    def staking(self, number: int, house: int, everybody: int) -> "ScoreSheet":
        """Return the score sheet with chips that computer players' seats, and all seats, have staked in a round."""
        if not everybody:
            return self
        before = tuple(each for each in self.stakes if each.round != number)
        so_far = self.stakes[-1] if len(before) < len(self.stakes) else Stakes(number, 0, 0)
        return replace(self, stakes=(*before, Stakes(number, so_far.house + house, so_far.everybody + everybody)))

    def house_share(self, chips: int, carried: int) -> int:
        """Return the house's share of the chips that a match leaves on the spaces: its part of the stakes, rounded up.

        It gets none of those that were carried there.
        """
        everybody = sum(each.everybody for each in self.stakes)
        house = sum(each.house for each in self.stakes)
        return -(-(chips - carried) * house // everybody) if chips > carried and everybody else 0

    def timing(self, member: int, seconds: float) -> "ScoreSheet":
        """Return the score sheet with a member's decision, and the seconds that it took."""
        tally = self._tally(member)
        return self._with(replace(tally, decisions=tally.decisions + 1, seconds=round(tally.seconds + seconds, 1)))

    def _tally(self, member: int) -> Tally:
        return next((each for each in self.tallies if each.member == member), Tally(member))

    def _with(self, new: Tally) -> "ScoreSheet":
        known = any(each.member == new.member for each in self.tallies)
        others = tuple(new if each.member == new.member else each for each in self.tallies)
        return replace(self, tallies=others if known else (*others, new))

    def back_to(self, number: int) -> "ScoreSheet":
        """Return the score sheet as it is before a round that begins again, as far as it is still known.

        Tallies count nothing of an unfinished round but the time of decisions, which stays.
        """
        best = tuple(each for each in self.best if each.round < number)
        stakes = tuple(each for each in self.stakes if each.round < number)
        return replace(self, standings=self.standings[:number], best=best, stakes=stakes)

    def without_moments_of(self, seat: Seat) -> "ScoreSheet":
        """Return the score sheet without the moments of a seat's player, for a seat that somebody else takes over."""
        return replace(self, best=tuple(each for each in self.best if each.moment.seat != seat))

    def last_change(self) -> tuple[int, ...]:
        """Return by how much each seat's score has changed in the last round that is over; empty if none is."""
        if len(self.standings) < 2:
            return ()
        return tuple(now - before for before, now in zip(*self.standings[-2:], strict=True))

    @property
    def top(self) -> Best | None:
        """The best moment of all, the first of equals; None if nobody got anything."""
        return max(self.best, key=lambda each: each.moment.amount, default=None)


def won_from_members(changes: Mapping[Member, int], pressed: Collection[Member]) -> dict[Member, int]:
    """Return how much of each member's change in a round counts as won from other members, or lost to them.

    The sum is never above 0: gains are scaled down to what the others lost, and losses to what others won. Only members
    who have played a card themselves win; those who have not can still lose, and nobody wins that.
    """
    gains = {member: chips for member, chips in changes.items() if chips > 0 and member in pressed}
    losses = {member: -chips for member, chips in changes.items() if chips < 0}
    lost = _scaled(losses, sum(gains.values()))
    won = _scaled(gains, sum(chips for member, chips in lost.items() if member in pressed))
    return won | {member: -chips for member, chips in lost.items()}


def _scaled(parts: Mapping[Member, int], total: int) -> dict[Member, int]:
    """Return parts scaled down to a total, to the chip; unchanged if their sum is less."""
    whole, so_far = sum(parts.values()), 0
    if whole <= total:
        return dict(parts)
    scaled = {}
    for member, chips in parts.items():
        scaled[member] = (so_far + chips) * total // whole - so_far * total // whole
        so_far += chips
    return scaled


def _own_chips(game: AnyGame, state: Any) -> tuple[int, ...]:
    """Return the chips of each seat less those from top-ups."""
    return tuple(map(sub, state.chips, game.topped_up(state)))


def _better(best: tuple[Best, ...], new: Best) -> tuple[Best, ...]:
    """Return the best moments with another one, if it is better than the one of its seat."""
    old = next((each for each in best if each.moment.seat == new.moment.seat), None)
    if new.moment.amount <= (0 if old is None else old.moment.amount):
        return best
    return (*(each for each in best if each is not old), new)
