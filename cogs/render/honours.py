"""What a member may be proud of: months that they have won, feats, and the deals of the day."""

from bot.history.profiles import Profile
from cogs.render.feats import feats
from cogs.render.words import Words

MOST_SEASONS = 3
"""So many won months are named, the last ones."""


def glory(profile: Profile, words: Words) -> list[str]:
    """Return the months that a member has won, their feats, the rarest first, and their deals of the day."""
    lines = []
    if profile.seasons:
        latest = words.listing([words.month(each) for each in profile.seasons[-MOST_SEASONS:]])
        lines.append(
            # Translators: {months} is a list, like "September 2026 and October 2026"; the last ones of {n}.
            words.count("Won {n} month: {months}", "Won {n} months: {months}", len(profile.seasons), months=latest)
        )
    done, known = dict(profile.figures.feats), feats(words)
    names = [
        words.say("{name} ×{n}", name=name, n=done[feat]) if done[feat] > 1 else name
        for feat, (name, _) in known.items()
        if feat in done
    ]
    if names:
        listed = words.listing(names)
        lines.append(words.say("Achievements ({n} of {all}): {names}", n=len(names), all=len(known), names=listed))
    return [*lines, *days(profile, words)]


def days(profile: Profile, words: Words) -> list[str]:
    """Return what a member has made of the deals of the day, in a line; nothing if they have finished none."""
    played = profile.days
    if played is None or not played.days:
        return []
    best, days = words.signed(played.best), played.days
    if played.streak > 1:
        # Translators: {best} are points with their sign: +40
        said = words.count(
            "Deal of the day: {n} day, best {best} · 🔥 {streak} in a row",
            "Deal of the day: {n} days, best {best} · 🔥 {streak} in a row",
            days,
            best=best,
            streak=played.streak,
        )
    else:
        # Translators: {best} are points with their sign: +40
        said = words.count(
            "Deal of the day: {n} day, best {best}",
            "Deal of the day: {n} days, best {best}",
            days,
            best=best,
        )
    return [said]
