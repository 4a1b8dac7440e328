"""A member's honours: won months, feats, and results of the deals of the day."""

from collections.abc import Iterator, Sequence

from bot.history.profiles import Profile
from bot.tables.model.announcements import FeatDone
from cogs.render.parts import shown
from cogs.render.words import Words

MOST_TOLD = 3
"""How many feats a match's result tells at most, the rarest first."""


def feats(words: Words) -> dict[str, tuple[str, str]]:
    """Return the feats of all games by their names in the tallies, the rarest first: title, and how to do each."""
    return {
        "first-run": (words.say("One run"), words.say("Won a round in its very first run.")),
        "all-piles": (words.say("The whole city"), words.say("Ended a round with all twelve piles.")),
        "no-lead": (words.say("Silent winner"), words.say("Won a round without leading a single card.")),
        "all-boodles": (words.say("Clean sweep"), words.say("Took the chips of every boodle card in one round.")),
        "six-in-a-row": (words.say("Six in a row"), words.say("Played six cards of a run one after the other.")),
        "early-out": (words.say("Out in no time"), words.say("Won a round within three runs.")),
        "straight-flush": (
            words.say("Straight flush"),
            words.say("Won the poker round with a straight flush that everybody saw."),
        ),
        "ten-alone": (words.say("Unstoppable"), words.say("Played the last ten cards of a round alone.")),
        "others-stuck": (
            words.say("Head start"),
            words.say("Went out while everybody else still held most of their cards."),
        ),
        "long-run": (words.say("Long run"), words.say("Played seven cards of one run.")),
        "top-four": (words.say("Skyline"), words.say("Ended a round with 9, 10, 11 and 12 in their own colour.")),
        "no-round": (words.say("Dark horse"), words.say("Won the match without winning a single round.")),
        "comeback": (words.say("Comeback"), words.say("Won the match from last place, with one round to go.")),
        "photo-finish": (words.say("Photo finish"), words.say("Won the match by the smallest possible margin.")),
        "low-piles": (words.say("Street level"), words.say("Won a round with no pile above 8.")),
        "eight-piles": (words.say("Landlord"), words.say("Ended a round with eight of the twelve piles, or more.")),
        "every-round": (words.say("Perfect match"), words.say("Won every round of the match.")),
        "first-to-pass": (
            words.say("Quit while ahead"),
            words.say("Passed before everybody else, and won the round all the same."),
        ),
    }


def feat_lines(done: Sequence[FeatDone], words: Words) -> list[str]:
    """Return a line for each feat of a match, the rarest first, `MOST_TOLD` at most."""
    lines = []
    for feat, (name, how) in feats(words).items() if done else ():
        who = [shown(each.name) for each in done if each.feat == feat]
        if who:
            lines.append(f"🏅 **{name}** · {words.listing(who)} · {how}")
    return lines[:MOST_TOLD]


MOST_SEASONS = 3
"""How many of the last won months are named."""


def glory(profile: Profile, words: Words) -> Iterator[str]:
    """Yield a member's won months, feats, the rarest first, and deals of the day."""
    if profile.seasons:
        latest = words.listing([words.month(each) for each in profile.seasons[-MOST_SEASONS:]])
        # Translators: {months} is a list, like "September 2026 and October 2026"; the last ones of {n}.
        yield words.count("Won {n} month: {months}", "Won {n} months: {months}", len(profile.seasons), months=latest)
    done, known = profile.figures.feats, feats(words)
    names = [
        words.say("{name} ×{n}", name=name, n=done[feat]) if done[feat] > 1 else name
        for feat, (name, _) in known.items()
        if feat in done
    ]
    if names:
        listed = words.listing(names)
        yield words.say("Achievements ({n} of {all}): {names}", n=len(names), all=len(known), names=listed)
    yield from days(profile, words)


def days(profile: Profile, words: Words) -> Iterator[str]:
    """Yield a line about a member's deals of the day; nothing if they have finished none."""
    played = profile.days
    if played is None or not played.days:
        return
    best, days = words.signed(played.best), played.days
    if played.streak > 1:
        # Translators: {best} are points with their sign: +40
        yield words.count(
            "Deal of the day: {n} day, best {best} · 🔥 {streak} in a row",
            "Deal of the day: {n} days, best {best} · 🔥 {streak} in a row",
            days,
            best=best,
            streak=played.streak,
        )
    else:
        # Translators: {best} are points with their sign: +40
        yield words.count(
            "Deal of the day: {n} day, best {best}", "Deal of the day: {n} days, best {best}", days, best=best
        )
