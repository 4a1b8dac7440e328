"""Ratings in the transaction that ends a match."""

from collections.abc import Iterable, Mapping, Sequence

from bot.ratings.chain import Link, Match, next_links
from bot.ratings.rating import Rating
from bot.store.tables.ratings import LinkRow
from bot.store.tables.results import MatchRow, ResultRow
from bot.store.work import Work


async def rate(work: Work, match: MatchRow, rows: Sequence[ResultRow]) -> list[ResultRow]:
    """Return a match's results with where its members stand after it; as they are where it is not rated.

    Nothing is written, and the results must not be there yet.
    """
    here = match_of(match, ((row.member_id, row.place) for row in rows if row.place))
    if not here.is_rated:
        return list(rows)
    members = [member for member, _ in here.places]
    before = await work.ratings.last(match.guild_id, match.game, members)
    at_midnight = await work.ratings.last(match.guild_id, match.game, members, here.midnight)
    links = next_links(here, links_of(before), links_of(at_midnight))
    return [row._replace(**row_of(links[row.member_id])._asdict()) if row.member_id in links else row for row in rows]


def match_of(match: MatchRow, places: Iterable[tuple[int, int]]) -> Match:
    """Return what ratings need of a match. `places`: its members' ids and places."""
    return Match(
        table=match.table_id,
        at=match.at,
        game=match.game,
        preset=match.preset,
        level=match.level,
        computers=match.computer_places,
        broken_off=match.broken_off,
        places=tuple(places),
    )


def links_of(rows: Mapping[int, LinkRow]) -> dict[int, Link]:
    """Return where members stand, from their rows."""
    return {
        member: Link(row.rated, Rating(row.mu, row.sigma))
        for member, row in rows.items()
        if row.mu is not None and row.sigma is not None
    }


def row_of(link: Link) -> LinkRow:
    """Return the row for where a member stands."""
    return LinkRow(link.number, link.rating.mu, link.rating.sigma)
