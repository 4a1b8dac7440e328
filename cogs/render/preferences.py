"""A member's own settings: the one list of the choices, in words, and the message with its menus."""

from bot.members.languages import AS_IN_DISCORD, languages
from bot.members.nights import HOURS, STARTS, ZONES
from bot.members.preferences import NO_NIGHT, Preferences, choices
from cogs.render.parts import Choice, Layout, Row, layout, menu
from cogs.render.words import Words, own_name


def settings(words: Words, now: float) -> dict[str, tuple[str, list[Choice]]]:
    """Return the title and choices of each setting, by the fields of `Preferences`, in the order of the message.

    The title is above the menu. The choices have the texts of `choices` as values.

    `now`: the time in seconds since 1970, by which members recognise their zone.
    """
    return {
        "hands": (
            words.say("Your cards"),
            [
                # Translators: My hand is a button, called as in "My hand".
                ("direct", words.say("By direct message"), words.say("They're also under My hand")),
                # Translators: My hand is a button, called as in "My hand".
                ("button", words.say("Only under My hand"), words.say("Press My hand on the board to see them")),
            ],
        ),
        "cards": (
            words.say("How your cards look"),
            [
                ("pictures", words.say("As pictures"), words.say("Red hearts and diamonds, black spades and clubs")),
                (
                    "four_colour",
                    words.say("As pictures in four colours"),
                    words.say("Blue diamonds and green clubs: each suit has its own colour"),
                ),
                # Translators: how cards look: "As text", "As pictures".
                ("text", words.say("As text"), words.say("Ranks and suit symbols; good for screen readers")),
            ],
        ),
        "calls": (
            words.say("When a table waits for you"),
            [
                (
                    "mention",
                    words.say("Mention me in the channel"),
                    words.say("When half your time is up, or a day's turn begins"),
                ),
                (
                    "direct",
                    words.say("Send me a direct message"),
                    words.say("Good for tables where a move may take hours"),
                ),
                ("never", words.say("Don't remind me"), words.say("When your time is up, a computer plays for you")),
            ],
        ),
        "follow": (
            # Translators: a setting and a button of a hand: forced cards are played for you.
            words.say("Follow for me"),
            [
                (
                    "off",
                    words.say("Off until I turn it on"),
                    words.say("You choose in your hand, for one match at a time"),
                ),
                ("on", words.say("On from the start"), words.say("Forced cards are played for you in every match")),
            ],
        ),
        "stats": (
            words.say("Statistics"),
            [
                (
                    "shown",
                    words.say("Everybody may see mine"),
                    words.say("With /stats and /chips, in any server you share"),
                ),
                ("hidden", words.say("Only I see mine"), words.say("Leaderboards and results still show your name")),
            ],
        ),
        "locale": (
            words.say("Language"),
            [
                (
                    AS_IN_DISCORD,
                    # Translators: a language that is chosen: the one in which Discord's app is.
                    words.say("As in Discord"),
                    words.say("Your Discord app's language, or English if I don't speak it"),
                ),
                *((each, own_name(each)) for each in languages()),
            ],
        ),
        # Translators: heads a menu where members say when they sleep.
        "night": (words.say("Your night"), _nights(words)),
        "zone": (words.say("Your time zone"), _zones(words, now)),
    }


def _nights(words: Words) -> list[Choice]:
    # Translators: below each choice of a night. "A day a turn" is what a table's time is called.
    spared = words.say("With a day a turn, your time never runs out then")
    times = {each: (words.clock(each * 60), words.clock((each + HOURS) * 60)) for each in STARTS}
    return [
        (NO_NIGHT, words.say("No night"), words.say("Your time may run out at any hour")),
        # Translators: a night in a menu; {start} and {end} are times like "22:00".
        *((str(at), words.say("{start} to {end}", start=start, end=end), spared) for at, (start, end) in times.items()),
    ]


def _zones(words: Words, now: float) -> list[Choice]:
    """Return the time zones by their local time, so that nobody has to know the name of theirs."""
    return [
        (
            str(each),
            # Translators: a time zone in a menu; {time} is what the clock shows there now, like "22:05".
            words.say("It's {time} now", time=words.clock(int(now) // 60 + each)),
            f"UTC{'-' if each < 0 else '+'}{words.clock(abs(each))}",
        )
        for each in ZONES
    ]


def preferences_message(prefers: Preferences, showing: int, words: Words, now: float) -> Layout:
    """Return a member's settings, each with its menu. The menu of zones is there only if a night is set.

    `showing`: a number that is new each time this is shown; under the same id, Discord would continue to show the last
    choice, even if it was refused.
    """
    rows: list[Row | str] = []
    for name, (title, offered) in settings(words, now).items():
        if name == "zone" and prefers.night is None:
            continue
        meant, present = choices(name), getattr(prefers, name)
        chosen = next((text for text, *_ in offered if meant[text] == present), "")
        rows += [f"**{title}**", [menu(f"mine:{name}:{showing}", offered, chosen, title)]]
    # Translators: in small letters below the settings; Follow for me is one of them.
    foot = words.say("Applies everywhere. Follow for me starts next match, a night with your next turn.")
    return layout([words.say("## Your settings")], rows, foot=foot)
