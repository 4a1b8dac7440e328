"""The podium of a month as a picture."""

from art.pictures.model import PodiumPicture, Step
from bot.chips.leaderboard import WON, Board
from bot.history.seasons import Season
from cogs.render.leaderboards import explained, score_text
from cogs.render.pictures.pictured import Avatars, People, Pictured, fitting, pictured
from cogs.render.seasons import podium
from cogs.render.words import Words


def season_picture(season: Season, words: Words, avatars: Avatars) -> Pictured | None:
    """Return the podium of a month as a picture; None where nobody stands on it, or its words cannot be drawn."""
    best = podium(season)
    if not best:
        return None
    board, people = Board(WON, season.month), People([(each.name, each.member) for each in best], words, avatars)
    steps = tuple(
        Step(each.rank, words.number(each.rank), who, score_text(each.score, board, words))
        for each, who in zip(best, people.drawn, strict=True)
    )
    picture = PodiumPicture(words.month(season.month), explained(board, words), steps)
    sentences = [words.say("{title} ({subtitle}).", title=picture.title, subtitle=picture.subtitle)]
    sentences += [
        words.say("{place}. {name}: {score}.", place=each.place, name=people.said(at), score=each.score)
        for at, each in enumerate(steps)
    ]
    return pictured(picture, "podium.png", fitting(sentences, [""]), people)
