"""A page of a leaderboard as a picture, the podium of a month, and a wallet over time."""

from collections.abc import Sequence

from art.pictures.model import LeaderboardPicture, PodiumPicture, Rank, WalletPicture
from bot.chips.leaderboard import WON, Board, Page, ScorePlace
from bot.chips.wallets import Statement
from bot.history.seasons import Season
from cogs.render.leaderboards import explained, podium, score_text, title
from cogs.render.pictures.pictured import Avatars, People, Pictured, fitting, pictured
from cogs.render.words import Words

MOVEMENTS = 60
"""How many movements a wallet's line shows at most."""
DAYS = 6
"""How many dates are written below the line at most."""
BEFORE = 0.02
"""How much earlier than the oldest movement the line begins, as a share of its time, with the chips before it."""


def board_picture(page: Page, words: Words, avatars: Avatars) -> Pictured | None:
    """Return a page of a leaderboard as a picture; None if its words cannot be drawn.

    The row of the member who asked is at its end if it is on another page.
    """
    heading, subtitle = title(page.board, words), explained(page.board, words)
    rows = page.rows if page.elsewhere is None else (*page.rows, page.elsewhere)
    ranks, people = _ranks(rows, page.board, page.asked, words, avatars)
    alt = _in_order(heading, subtitle, ranks, people, words)
    return pictured(LeaderboardPicture(heading, subtitle, ranks), "leaderboard.png", alt, people)


def _ranks(
    rows: Sequence[ScorePlace], board: Board, asked: int | None, words: Words, avatars: Avatars
) -> tuple[tuple[Rank, ...], People]:
    """Return members in order, and the same as people. `asked`: the id of the member who asked."""
    people = People([(each.name, each.member) for each in rows], words, avatars)
    ranks = tuple(
        Rank(words.number(each.rank), who, each.score, score_text(each.score, board, words), each.member == asked)
        for each, who in zip(rows, people.drawn, strict=True)
    )
    return ranks, people


def season_picture(season: Season, words: Words, avatars: Avatars) -> Pictured | None:
    """Return the podium of a month as a picture; None if nobody is on it, or its words cannot be drawn."""
    best = podium(season)
    if not best:
        return None
    board = Board(WON, season.month)
    steps, people = _ranks(best, board, None, words, avatars)
    picture = PodiumPicture(words.month(season.month), explained(board, words), steps)
    return pictured(picture, "podium.png", _in_order(picture.title, picture.subtitle, steps, people, words), people)


def _in_order(title: str, subtitle: str, ranks: Sequence[Rank], people: People, words: Words) -> str:
    """Return the alt text of a ranking: each person with place and score."""
    sentences = [words.say("{title} ({subtitle}).", title=title, subtitle=subtitle)]
    sentences += [
        words.say("{place}. {name}: {score}.", place=each.place, name=people.said(at), score=each.text)
        for at, each in enumerate(ranks)
    ]
    return fitting(sentences, [""])


def wallet_picture(statement: Statement, words: Words, now: float) -> Pictured | None:
    """Return a wallet over time as a picture; None if no chips have moved yet, or its words cannot be drawn."""
    if not statement.movements:
        return None
    people = People([(statement.own.name, None)], words, {})
    balances = _balances(statement, now)
    title = words.say("{name}: {chips}", name=people.drawn[0].name, chips=words.chips(statement.own.wallet))
    said = words.say("{name}: {chips}", name=people.said(0), chips=words.chips(statement.own.wallet))
    moved = words.count("last {n} change", "last {n} changes", len(statement.movements))
    days = _days([at for at, _ in balances], words)
    picture = WalletPicture(title, moved, balances, days, words.thousands)
    lowest, highest = (each(chips for _, chips in balances) for each in (min, max))
    places = {"low": lowest, "high": highest, "first": days[0][1], "last": days[-1][1]}
    sentences = [
        words.say("{title} ({subtitle}).", title=said, subtitle=moved),
        words.say("From {first} to {last}, between {low} and {high} chips.", **places),
        words.say("Days below the line: {days}.", days=words.row(text for _, text in days)),
    ]
    steps = words.row(words.number(chips) for _, chips in balances[:-1])
    endings = [
        words.say("Chips after each change: {chips}.", chips=steps),
        words.say("The message lists the latest changes."),
    ]
    return pictured(picture, "wallet.png", fitting(sentences, endings), people)


def _balances(statement: Statement, now: float) -> tuple[tuple[float, int], ...]:
    """Return times and the wallet's chips from then on, the oldest first: from before the first movement to now."""
    left = statement.own.wallet
    found = [(max(now, statement.movements[0].at), left)]
    for each in statement.movements:
        found.append((each.at, left))
        left -= each.chips
    oldest = statement.movements[-1].at
    found.append((oldest - max(found[0][0] - oldest, 1.0) * BEFORE, left))
    return tuple(reversed(found))


def _days(times: Sequence[float], words: Words) -> tuple[tuple[float, str], ...]:
    """Return up to `DAYS` dates between the first time and the last one, each once."""
    first, last = times[0], times[-1]
    found: list[tuple[float, str]] = []
    for number in range(DAYS):
        at = first + (last - first) * number / (DAYS - 1)
        day = words.date(at)
        if not found or found[-1][1] != day:
            found.append((at, day))
    return tuple(found)
