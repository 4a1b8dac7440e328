"""Profiles and head to head in words: the important figures first, and none that is zero or unknown."""

from collections.abc import Iterable, Iterator, Sequence

import discord

from bot.history.profiles import ENOUGH, Figures, HeadToHead, Profile, Side, Since, Sums, Which
from cogs.render.games import RENDERERS, start_commands
from cogs.render.honours import days, glory
from cogs.render.leaderboards import leaderboard_button
from cogs.render.parts import Button, Layout, Row, UserSelect, button, layout, menu, plain_name, shown
from cogs.render.ratings import rating_of
from cogs.render.words import Words
from engine.figures import CERTAIN

EVERY_GAME = "all"
"""Means all games in the id of a button."""


def stats_id(verb: str, member: int, which: Which, other: int | None = None) -> str:
    """Return the id of a button or menu: what it does, whose figures it is about, and which matches."""
    text = f"stats:{verb}:{member}:{which.game or EVERY_GAME}:{which.since}"
    return text if other is None else f"{text}:{other}"


# --- a profile ------------------------------------------------------------------------------------------------


def profile_message(profile: Profile, words: Words, *, drawn: bool = False) -> Layout:
    """Return a member's profile for a reader who may choose its matches; without its text if it is `drawn`."""
    rows: list[Row] = []
    if profile.figures.sums.matches or profile.which != Which():
        rows += [*_menus(profile.member, profile.which, None, words), _buttons(profile, words, drawn=drawn)]
    return layout([] if drawn else _texts(profile, words), rows)


def shared_message(profile: Profile, words: Words, *, drawn: bool = False) -> Layout:
    """Return a member's profile as they show it to everybody; without its text if it is `drawn`."""
    own = button(stats_id("own", 0, profile.which), words.say("My statistics"), emoji="📊")
    return layout([] if drawn else _texts(profile, words), [[own]])


def _texts(profile: Profile, words: Words) -> list[str]:
    head = f"## {shown(profile.name)}\n-# {about_profile(profile, words)}"
    figures = profile.figures
    if not figures.sums.matches:
        return [head, _nothing(profile, words), *days(profile, words)]
    won, *lesser = results(profile, words)
    blocks: dict[str, Iterable[str]] = {
        words.say("**Rating**"): ratings(profile, words),
        words.say("**Chips**"): money(figures.sums, words),
        # Translators: heads how a member plays: longest run, points, seconds.
        words.say("**At the table**"): play(figures, words),
        # Translators: heads won months and feats.
        words.say("**Honours**"): glory(profile, words),
    }
    texts = [head, "\n".join([f"**{won}**", *lesser])]
    told = [[title, *lines] for title, lines in blocks.items()]
    texts += ["\n".join(block) for block in told if len(block) > 1]
    more = ENOUGH - figures.sums.matches
    return [*texts, "-# " + too_few(more, words)] if more > 0 else texts


def _nothing(profile: Profile, words: Words) -> str:
    if profile.which != Which():
        return words.say("No matches here. Choose another time or game.")
    if profile.playing:
        return words.say("Statistics appear when this match ends.")
    if profile.servers is not None:
        return words.say("You haven't finished a round in any server that I'm a member of yet.")
    if profile.own:
        return words.say(
            "You haven't finished a round in this server yet. Type {commands}: computers take the free seats, "
            "so you can begin at once.",
            commands=start_commands(words),
        )
    return words.say("{name} hasn't finished a round in this server yet.", name=shown(profile.name))


def about(which: Which, words: Words) -> str:
    """Return which matches the figures cover, in a few words."""
    game = game_name(which.game, words)
    return {
        Since.WEEK: words.say("{game} · this week", game=game),
        Since.MONTH: words.say("{game} · this month", game=game),
        Since.YEAR: words.say("{game} · this year", game=game),
        Since.EVER: words.say("{game} · all time", game=game),
    }[which.since]


def about_profile(profile: Profile, words: Words) -> str:
    """Return which matches a profile covers, in a few words, and from how many servers."""
    games, servers = about(profile.which, words), profile.servers
    if not servers:
        return games
    # Translators: figures from several servers, added up; {games} is like "New York · this week".
    return words.count("{games} · from {n} server", "{games} · from {n} servers together", servers, games=games)


def game_name(game: str, words: Words) -> str:
    """Return a game's name; an empty key means all games."""
    return RENDERERS[game].name(words) if game else words.say("All games")


# --- the lines of a profile, without marks: its picture's words are made of them too ---------------------------------


def results(profile: Profile, words: Words) -> Iterator[str]:
    """Yield what a member has won, at least one line."""
    sums = profile.figures.sums
    enough = sums.matches >= ENOUGH
    if not sums.decided:
        yield words.count(
            "{n} match, which doesn't count: broken off, or joined late",
            "{n} matches, none of which counts: broken off, or joined late",
            sums.matches,
        )
    elif enough and sums.decided >= ENOUGH:
        # Translators: "by chance": what somebody would win by luck alone. {rate} and {chance} come with %.
        yield words.count(
            "Won {won} of {n} match: {rate} (by chance {chance})",
            "Won {won} of {n} matches: {rate} (by chance {chance})",
            sums.decided,
            **_rates(sums.won, sums.decided, sums.chance, words),
        )
    else:
        yield words.count("Won {won} of {n} match", "Won {won} of {n} matches", sums.decided, won=sums.won)
    if sums.decided and sums.matches > sums.decided:
        yield words.count(
            "{n} more match doesn't count: broken off, or joined late",
            "{n} more matches don't count: broken off, or joined late",
            sums.matches - sums.decided,
        )
    if sums.rounds and enough:
        # Translators: "by chance": what somebody would win by luck alone. {rate} and {chance} come with %.
        yield words.count(
            "Won {won} of {n} round: {rate} (by chance {chance})",
            "Won {won} of {n} rounds: {rate} (by chance {chance})",
            sums.rounds,
            **_rates(sums.rounds_won, sums.rounds, sums.round_chances, words),
        )
    elif sums.rounds:
        yield words.count("Won {won} of {n} round", "Won {won} of {n} rounds", sums.rounds, won=sums.rounds_won)
    yield from _streaks(profile, words)


def _rates(won: int, of: int, chances: int, words: Words) -> dict[str, object]:
    """Return the number of wins, their rate, and the rate by luck alone. `chances`: in 2520ths."""
    return {"won": won, "rate": words.percent(won, of), "chance": words.percent(chances / CERTAIN, of)}


def _streaks(profile: Profile, words: Words) -> Iterator[str]:
    if profile.streak > 1:
        if profile.longest > profile.streak:
            yield words.count(
                "Won the last {n} match in a row (best streak: {longest})",
                "Won the last {n} matches in a row (best streak: {longest})",
                profile.streak,
                longest=profile.longest,
            )
        else:
            yield words.count(
                "Won the last {n} match in a row, the best streak so far",
                "Won the last {n} matches in a row, the best streak so far",
                profile.streak,
            )
    elif profile.longest > 1:
        yield words.count("Best streak: {n} match won", "Best streak: {n} matches won", profile.longest)


def ratings(profile: Profile, words: Words) -> Iterator[str]:
    """Yield a member's ratings, one line for each game."""
    for game, rating in profile.ratings.items():
        yield words.say("{game}: {rating}", game=RENDERERS[game].name(words), rating=rating_of(rating, words))


def money(sums: Sums, words: Words) -> Iterator[str]:
    """Yield the chips that matches brought."""
    if averages_chips(sums):
        net = words.signed(sums.chips / sums.rounds)
        # Translators: {net} is a number with a sign, like +2.4.
        yield words.say("{net} chips a round", net=net)
    if more := sums.won_from_members:
        # Translators: {signed} is the number with its sign: "−40 chips".
        yield words.count(
            "{signed} chip against members",
            "{signed} chips against members",
            abs(more),
            signed=words.signed(more),
        )
    if sums.payout:
        yield words.say("Biggest payout: {chips}", chips=words.chips(sums.payout))


def averages_chips(sums: Sums) -> bool:
    """Return whether an average of chips is meaningful: there are enough matches, and some were for chips."""
    return sums.matches >= ENOUGH and sums.rounds > 0 and sums.chips != 0


def play(figures: Figures, words: Words) -> Iterator[str]:
    """Yield how a member plays: runs, boodle, points, time, and their favourites."""
    sums, enough = figures.sums, figures.sums.matches >= ENOUGH
    if sums.run > 1:
        yield words.count("Longest run: {n} card", "Longest run: {n} cards", sums.run)
    if any(figures.taken):
        yield words.say("Boodle taken: {cards}", cards=words.listing(taken(figures.taken, words)))
    if sums.points and enough:
        yield words.say("{points} points a round", points=words.decimal(sums.points / figures.scored))
    if sums.decisions and enough:
        each = words.decimal(sums.seconds / sums.decisions)
        yield words.say("Decides in {seconds} seconds on average", seconds=each)
    if figures.favourite is not None and enough:
        matches, rules = figures.favourite.matches, RENDERERS[figures.favourite.game].rules
        name, _ = rules.preset(figures.favourite.preset, words)
        # Translators: {name} is a game, like Michigan.
        yield words.count("Plays {name} most: {n} match", "Plays {name} most: {n} matches", matches, name=name)


def taken(numbers: Sequence[int], words: Words) -> list[str]:
    """Return how many boodle cards of each kind a member took, without the kinds of which they took none."""
    aces, kings, queens, jacks, tens, others = numbers
    texts = (
        (aces, words.count("{n} ace", "{n} aces", aces)),
        (kings, words.count("{n} king", "{n} kings", kings)),
        (queens, words.count("{n} queen", "{n} queens", queens)),
        (jacks, words.count("{n} jack", "{n} jacks", jacks)),
        (tens, words.count("{n} ten", "{n} tens", tens)),
        # Translators: boodle cards that are neither ace, king, queen, jack nor ten.
        (others, words.count("{n} other", "{n} others", others)),
    )
    return [text for number, text in texts if number]


def too_few(more: int, words: Words) -> str:
    """Return that averages need `more` matches."""
    return words.count("Averages appear after {n} more match", "Averages appear after {n} more matches", more)


# --- head to head -----------------------------------------------------------------------------------------------


def head_to_head_message(between: HeadToHead, words: Words) -> Layout:
    """Return how two members did against each other."""
    one, other = between.sides
    names = {"one": shown(one.name), "other": shown(other.name)}
    head = words.say("## {one} and {other}", **names) + f"\n-# {about(between.which, words)}"
    rows: list[Row] = [
        *_menus(one.member, between.which, other.member, words),
        [
            # Translators: a button that shows {name}'s statistics; short.
            button(stats_id("show", each.member, between.which), words.say("About {name}", name=plain_name(each.name)))
            for each in between.sides
        ],
    ]
    if not between.matches:
        nothing = (
            words.say("{one} and {other} haven't played a match together in this server yet.", **names)
            if between.which == Which()
            else words.say("No matches together here. Choose another time or game.")
        )
        return layout([head, nothing], rows if between.which != Which() else rows[2:])
    return layout([head, "\n".join(_compared(between, words)), *(_side(each, words) for each in between.sides)], rows)


def _compared(between: HeadToHead, words: Words) -> Iterator[str]:
    one, other = sorted(between.sides, key=lambda side: -side.ahead)
    played = words.count("{n} match together", "{n} matches together", between.matches)
    if one.ahead > other.ahead:
        yield words.say("**{name} is ahead {more} : {less}**", name=shown(one.name), more=one.ahead, less=other.ahead)
    elif one.ahead:
        # Translators: the two numbers are the same.
        yield words.say("**Tied at {more} : {less}**", more=one.ahead, less=other.ahead)
    yield played
    if between.level:
        yield words.count("{n} of them was a tie", "{n} of them were ties", between.level)


def _side(side: Side, words: Words) -> str:
    # Translators: {chips} is like "−40 chips".
    return words.count(
        "**{name}** won {n} match · {chips}",
        "**{name}** won {n} matches · {chips}",
        side.won,
        name=shown(side.name),
        # Translators: {signed} is the number with its sign: "−40 chips".
        chips=words.count("{signed} chip", "{signed} chips", abs(side.chips), signed=words.signed(side.chips)),
    )


# --- menus and buttons ------------------------------------------------------------------------------------------------


def _menus(member: int, which: Which, other: int | None, words: Words) -> list[Row]:
    times = {
        Since.WEEK: words.say("This week"),
        Since.MONTH: words.say("This month"),
        Since.YEAR: words.say("This year"),
        Since.EVER: words.say("All time"),
    }
    games = [(key or EVERY_GAME, game_name(key, words)) for key in ("", *RENDERERS)]
    return [
        [menu(stats_id("game", member, which, other), games, which.game or EVERY_GAME, words.say("Game"))],
        [menu(stats_id("since", member, which, other), times.items(), which.since, words.say("Period"))],
    ]


def _buttons(profile: Profile, words: Words, *, drawn: bool) -> list[Button]:
    which, member, matches = profile.which, profile.member, profile.figures.sums.matches
    # Translators: a button; short.
    picture = [button(stats_id("picture", member, which), words.say("As a picture"))] if matches and not drawn else []
    if profile.servers is not None:
        return picture
    # Translators: a button that compares two members; short.
    against = button(stats_id("against", member, which), words.say("Head to head"))
    # Translators: a button that posts one's statistics in the channel; short.
    share = [button(stats_id("share", member, which), words.say("Show everybody"))] if matches and profile.own else []
    return [against, leaderboard_button(words), *picture, *share]


def against_message(profile: Profile, words: Words) -> Layout:
    """Return the question with whom to compare a member."""
    text = words.say("## {name}\nWho do you want to compare with?", name=shown(profile.name))
    menu: UserSelect = discord.ui.UserSelect(
        custom_id=stats_id("versus", profile.member, profile.which), placeholder=words.say("Choose a member")
    )
    back = button(stats_id("show", profile.member, profile.which), words.say("Back"))
    return layout([text], [[menu], [back]])
