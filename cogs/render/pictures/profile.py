"""A member's profile as a picture. Its alt text has the lines of the message."""

from collections.abc import Iterator

from art.pictures.model import Figure, ProfilePicture, Winnings
from bot.history.profiles import ENOUGH, Profile
from bot.ratings.rating import PROVISIONAL
from cogs.render.games import RENDERERS
from cogs.render.honours import glory
from cogs.render.pictures.pictured import Avatars, People, Pictured, fitting, pictured
from cogs.render.ratings import number_of, title_of
from cogs.render.stats import about_profile, averages_chips, money, play, ratings, results, too_few
from cogs.render.words import Words
from engine.figures import CERTAIN

MOST_FIGURES = 6
RANKS = ("A", "K", "Q", "J", "10", "…")
"""The ranks drawn on cards, the same in every language; the last for lower cards, pairs and sequences."""


def profile_picture(profile: Profile, words: Words, avatars: Avatars) -> Pictured | None:
    """Return a profile as a picture; None if it has nothing to show yet, or its words cannot be drawn."""
    figures = profile.figures
    if not figures.sums.matches:
        return None
    people = People([(profile.name, profile.member)], words, avatars)
    picture = ProfilePicture(
        people.drawn[0],
        about_profile(profile, words),
        tuple(_figures(profile, words))[:MOST_FIGURES],
        tuple(_winnings(profile, words)),
        words.say("Boodle taken"),
        tuple(
            Figure(f"×{words.number(number)}", rank)
            for rank, number in zip(RANKS, figures.taken, strict=True)
            if number
        ),
        " · ".join(glory(profile, words)),
    )
    head = words.say("{title} ({subtitle}).", title=people.said(0), subtitle=picture.subtitle)
    lines = [
        *results(profile, words),
        *ratings(profile, words),
        *money(figures.sums, words),
        *play(figures, words),
        *glory(profile, words),
    ]
    if (more := ENOUGH - figures.sums.matches) > 0:
        lines.append(too_few(more, words))
    return pictured(picture, "profile.png", fitting([head, *(f"{line}." for line in lines)], [""]), people)


def _figures(profile: Profile, words: Words) -> Iterator[Figure]:
    """Yield figures with their labels, the most important first."""
    figures, sums = profile.figures, profile.figures.sums
    enough = sums.matches >= ENOUGH
    # Translators: words below a large number, here and in what follows.
    yield Figure(words.number(sums.matches), words.count("match", "matches", sums.matches))
    if 0 < sums.decided < ENOUGH:
        yield Figure(words.number(sums.won), words.scene("below a number of matches", "won"))
    if sums.rounds and not enough:
        yield Figure(f"{sums.rounds_won}/{sums.rounds}", words.scene("below 3/9", "rounds won"))
    for game, rating in profile.ratings.items():
        title, name = title_of(rating, words), RENDERERS[game].name(words)
        number = number_of(rating, words) if rating.rated >= PROVISIONAL else f"{rating.rated}/{PROVISIONAL}"
        yield Figure(number, words.say("{title} in {game}", title=title, game=name))
    if averages_chips(sums):
        yield Figure(words.signed(sums.chips / sums.rounds), words.say("chips a round"))
    if profile.longest > 1:
        yield Figure(words.number(profile.longest), words.say("wins in a row"))
    if sums.payout:
        yield Figure(words.number(sums.payout), words.say("biggest payout"))
    if sums.run > 1:
        yield Figure(words.number(sums.run), words.say("cards in one run"))
    if sums.points and enough:
        yield Figure(words.decimal(sums.points / figures.scored), words.say("points a round"))
    if sums.decisions and enough:
        yield Figure(words.decimal(sums.seconds / sums.decisions), words.say("seconds to decide"))


def _winnings(profile: Profile, words: Words) -> Iterator[Winnings]:
    """Yield the shares of won matches and rounds."""
    sums = profile.figures.sums
    if sums.decided >= ENOUGH:
        yield _share(words.say("Matches won"), sums.won, sums.decided, sums.chance / CERTAIN, words)
    if sums.matches >= ENOUGH and sums.rounds:
        yield _share(words.say("Rounds won"), sums.rounds_won, sums.rounds, sums.round_chances / CERTAIN, words)


def _share(label: str, won: int, of: int, by_chance: float, words: Words) -> Winnings:
    # Translators: {rate}: 25%
    luck = words.say("{rate} by chance", rate=words.percent(by_chance, of))
    return Winnings(label, won / of, words.percent(won, of), by_chance / of, luck)
