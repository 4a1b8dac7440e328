"""A member's profile as a picture. Its alt text has the lines of the message."""

from collections.abc import Iterator

from art.pictures.model import Figure, ProfilePicture, Winnings
from bot.history.profiles import ENOUGH, Profile, Share
from bot.ratings.rating import PROVISIONAL
from cogs.render.games import RENDERERS
from cogs.render.honours import glory
from cogs.render.pictures.pictured import Avatars, People, Pictured, fitting, pictured
from cogs.render.ratings import number_of, title_of
from cogs.render.stats import about_profile, averages_chips, money, play, ratings, results, too_few
from cogs.render.words import Words

MOST_FIGURES = 6
RANKS = ("A", "K", "Q", "J", "10", "…")
"""The ranks drawn on cards, the same in every language; the last for lower cards, pairs and sequences."""


def profile_picture(profile: Profile, words: Words, avatars: Avatars) -> Pictured | None:
    """Return a profile as a picture; None if it has nothing to show yet, or its words cannot be drawn."""
    figures = profile.figures
    if not figures.matches:
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
        *money(figures, words),
        *play(figures, words),
        *glory(profile, words),
    ]
    if (more := ENOUGH - figures.matches) > 0:
        lines.append(too_few(more, words))
    return pictured(picture, "profile.png", fitting([head, *(f"{line}." for line in lines)], [""]), people)


def _figures(profile: Profile, words: Words) -> Iterator[Figure]:
    """Yield figures with their labels, the most important first."""
    figures = profile.figures
    enough = figures.matches >= ENOUGH
    # Translators: words below a large number, here and in what follows.
    yield Figure(words.number(figures.matches), words.count("match", "matches", figures.matches))
    if 0 < figures.decided.of < ENOUGH:
        yield Figure(words.number(figures.decided.won), words.scene("below a number of matches", "won"))
    if figures.rounds.of and not enough:
        yield Figure(f"{figures.rounds.won}/{figures.rounds.of}", words.scene("below 3/9", "rounds won"))
    for game, rating in profile.ratings.items():
        title, name = title_of(rating, words), RENDERERS[game].name(words)
        number = number_of(rating, words) if rating.rated >= PROVISIONAL else f"{rating.rated}/{PROVISIONAL}"
        yield Figure(number, words.say("{title} in {game}", title=title, game=name))
    if averages_chips(figures):
        yield Figure(words.signed(figures.chips / figures.rounds.of), words.say("chips a round"))
    if profile.longest > 1:
        yield Figure(words.number(profile.longest), words.say("wins in a row"))
    if figures.payout:
        yield Figure(words.number(figures.payout), words.say("biggest payout"))
    if figures.run > 1:
        yield Figure(words.number(figures.run), words.say("cards in one run"))
    if figures.points and enough:
        yield Figure(words.decimal(figures.points / figures.scored), words.say("points a round"))
    if figures.decisions and enough:
        yield Figure(words.decimal(figures.seconds / figures.decisions), words.say("seconds to decide"))


def _winnings(profile: Profile, words: Words) -> Iterator[Winnings]:
    """Yield the shares of won matches and rounds."""
    figures = profile.figures
    if figures.decided.of >= ENOUGH:
        yield _share(words.say("Matches won"), figures.decided, words)
    if figures.matches >= ENOUGH and figures.rounds.of:
        yield _share(words.say("Rounds won"), figures.rounds, words)


def _share(label: str, share: Share, words: Words) -> Winnings:
    return Winnings(
        label,
        share.won / share.of,
        words.percent(share.won, share.of),
        share.by_chance / share.of,
        # Translators: {rate}: 25%
        words.say("{rate} by chance", rate=words.percent(share.by_chance, share.of)),
    )
