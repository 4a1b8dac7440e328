"""Ratings in words: a title, and a number."""

from bot.ratings.rating import PROVISIONAL, Rating, Title, title
from cogs.render.words import Words


def title_of(rating: Rating, words: Words) -> str:
    """Return the title for a rating, as a word."""
    return {
        Title.NEWCOMER: words.scene("title of a player", "Newcomer"),
        Title.APPRENTICE: words.scene("title of a player", "Apprentice"),
        Title.REGULAR: words.scene("title of a player", "Regular"),
        Title.SKILLED: words.scene("title of a player", "Skilled"),
        Title.EXPERT: words.scene("title of a player", "Expert"),
        Title.MASTER: words.scene("title of a player", "Master"),
    }[title(rating)]


def number_of(rating: Rating, words: Words) -> str:
    """Return the number shown for a rating: an almost certain lower bound of it, and at least 0."""
    return words.decimal(max(rating.sure, 0.0))


def rating_of(rating: Rating, words: Words) -> str:
    """Return title and number, or how many rated matches a newcomer still has to play."""
    if rating.rated < PROVISIONAL:
        # Translators: how many rated matches a newcomer still has to play before a title is given.
        return words.count(
            "Newcomer · {n} more rated match to a title",
            "Newcomer · {n} more rated matches to a title",
            PROVISIONAL - rating.rated,
        )
    return words.say("{title} · {number}", title=title_of(rating, words), number=number_of(rating, words))
