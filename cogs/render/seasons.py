"""What is told at a month's end: who won most, who leads by rating, and how many matches there were."""

from collections.abc import Sequence

from bot.chips.leaderboard import WON, Board, ScorePlace
from bot.history.seasons import Season
from cogs.render.games import RENDERERS
from cogs.render.leaderboards import board_id, ranked, score_text
from cogs.render.parts import GOLD, Layout, button, layout, shown
from cogs.render.words import Words

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def season_button(month: str) -> str:
    """Return what the button under a season's end carries: that tells its message from all others."""
    return board_id("turn", Board(WON, month), 0)


def season_message(season: Season, words: Words) -> Layout:
    """Return the end of a month."""
    month = words.month(season.month)
    lines = [_row(each, season, words) for each in season.places]
    texts = [
        words.say("## 🏆 {month} is over", month=month),
        "\n".join([words.say("**Chips won from other members**"), *lines]) if lines else "",
        "\n".join(_leaders(season, words)),
        words.count("{n} match was played.", "{n} matches were played.", season.matches),
    ]
    if season.is_first:
        texts.append(words.say("-# A new month begins for everybody. Your chips stay as they are."))
    return layout(
        texts, [[button(season_button(season.month), words.say("Full leaderboard"), emoji="🏅")]], colour=GOLD
    )


def _row(row: ScorePlace, season: Season, words: Words) -> str:
    score = score_text(row.score, Board(WON, season.month), words)
    if row in podium(season):
        return words.say("{medal} **{name}** · {score}", medal=MEDALS[row.rank], name=shown(row.name), score=score)
    return ranked(row.rank, row.name, score, words)


def _leaders(season: Season, words: Words) -> list[str]:
    """Return who has the highest rating in each game, a line each."""
    return [
        words.say(
            "Best rated in {game}: **{name}** · {rating}",
            game=RENDERERS[game].name(words),
            name=shown(row.name),
            rating=score_text(row.score, Board(game, season.month), words),
        )
        for game, row in season.leaders.items()
    ] + _days(season, words)


def _days(season: Season, words: Words) -> list[str]:
    if season.days is None:
        return []
    # Translators: {points} have their sign: +40; those of the best five days of the month
    said = words.say(
        "Best at the deals of the day: **{name}** · {points}",
        name=shown(season.days.name),
        points=words.signed(season.days.score),
    )
    return [said]


def podium(season: Season) -> Sequence[ScorePlace]:
    """Return who stands on the podium: the first three, as far as they have won anything."""
    return [each for each in season.places[:3] if each.score > 0]
