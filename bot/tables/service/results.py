"""A match's row and its members' results, from the table as it closes and from all chips that moved.

They are written when the table closes, in the same transaction, and the audit computes them again.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bot.chips.accounts import Kind, Move, Reason
from bot.ratings.chain import rate
from bot.store.tables.results import LEFT, MatchRow, ResultRow
from bot.store.work import Work
from bot.tables.model.score_sheet import Tally
from bot.tables.model.table import Ending, Match
from engine.figures import KINDS, chances
from engine.game import Seat

SEATED = frozenset({Reason.SEAT_SOLD, Reason.SEAT_BOUGHT})
"""The reasons for which chips move for members who have sat at a match."""


async def write_results(work: Work, at: float, before: Match, after: Match) -> None:
    """Write the row of a match that has begun, and its members' results."""
    moves = await work.ledger.moves(after.id)
    brought = ended(at, before, after, moves)
    if brought is None:
        return
    match, unrated = brought
    rows = await rate(work, match, unrated)
    await work.results.add_match(match)
    await work.results.add(after.guild, after.id, at, rows)
    await work.scores.refresh(after.guild, after.id)


def ended(at: float, before: Match, after: Match, moves: Iterable[Move]) -> tuple[MatchRow, list[ResultRow]] | None:
    """Return the row of a match and its members' results, with all figures but ratings.

    None if no match has begun, or nobody sat there. Members who got up in the lobby have all their chips back, and no
    result. `moves`: all chips that have moved for the table.
    """
    net: Counter[int] = Counter()
    known = {tally.member: tally for tally in after.score_sheet.tallies}
    there = {*before.members(), *(member for member, tally in known.items() if tally.rounds)}
    for move in moves:
        for account, chips in ((move.target, move.chips), (move.source, -move.chips)):
            if account.kind == Kind.WALLET:
                net[account.owner] += chips
                if move.reason in SEATED:
                    there.add(account.owner)
    there |= {member for member, chips in net.items() if chips}
    if not there:
        return None
    match, staying = match_row(at, before, after), after.members()
    brought = (
        ResultRow(member, str(after.ending) if member in staying else LEFT, net[member]) for member in sorted(there)
    )
    return match, [_with_tally(row, known.get(row.member_id, Tally(row.member_id)), match, after) for row in brought]


def match_row(at: float, before: Match, after: Match) -> MatchRow:
    """Return the row of a match that has begun and is over.

    It is broken off unless a member has won it by its rules. Stand-ins who play it to its end do not count.
    """
    tallies = after.score_sheet.tallies
    broken_off = after.ending is not Ending.FINISHED or before.winding_up is not None
    ended_on = {seat for tally in tallies for seat in tally.seats}
    places = _places(after)
    from_the_start = (places[at] for at, seat in enumerate(after.seats) if seat.member is None and at not in ended_on)
    return MatchRow(
        table_id=after.id,
        guild_id=after.guild,
        channel_id=after.channel,
        at=at,
        game=after.game,
        preset=after.rules.preset,
        level=after.terms.level,
        ending=str(after.ending),
        broken_off=broken_off,
        rounds=after.rounds_over(),
        players=len(after.seats),
        computers="" if broken_off else ",".join(map(str, sorted(from_the_start))),
    )


def _with_tally(row: ResultRow, tally: Tally, match: MatchRow, after: Match) -> ResultRow:
    """Return a result with its figures.

    Only members who sat there from the first round on have a place: the score of a bought seat comes from a computer
    player. Members who are out earlier have lost, and so have those who have left.
    """
    taken: dict[str, Any] = dict(zip(KINDS, tally.taken, strict=True))
    row = row._replace(
        game=match.game,
        preset=match.preset,
        rounds=tally.rounds,
        rounds_won=tally.won,
        round_chances=tally.chances,
        payout=tally.payout,
        run=tally.run,
        **taken,
        points=tally.points,
        decisions=tally.decisions,
        seconds=tally.seconds,
        feats=",".join(tally.feats),
        won_from_members=tally.won_from_members,
    )
    outcome = after.state.outcome
    if match.broken_off or tally.since != 1 or outcome is None:
        return row
    at = after.seat_of(row.member_id)
    stayed = at is not None and not after.seats[at].leaving
    places = _places(after)
    place = places[at] if at is not None and stayed else 1 + len(places)  # those who left are behind everybody
    chance = chances(len(outcome.winners), match.players)
    return row._replace(place=place, won=stayed and at in outcome.winners, chance=chance)


def _places(after: Match) -> Mapping[Seat, int]:
    """Return the place of each seat whose player has not left, from 1: equals share one."""
    standing = after.rules_of_play.standing(after.state)
    ranked = [at for at, seat in enumerate(after.seats) if not seat.leaving]
    return {at: 1 + sum(standing[other] > standing[at] for other in ranked) for at in ranked}
