"""The leaderboards of members' chips, winnings and ratings, and the menus between them.

At a month's end the bot announces who won most, who leads by rating, and how many matches were played.
"""

from collections.abc import Iterator, Sequence

from bot.chips.leaderboard import ALL_CHIPS, ALWAYS, CHIPS, MONTH, WEEK, WON, Board, Page, ScorePlace
from bot.history.seasons import Season
from bot.ratings.rating import PROVISIONAL, Rating
from cogs.render.games import RENDERERS
from cogs.render.parts import GOLD, Button, Layout, Row, Select, Style, button, layout, menu, shown, until
from cogs.render.ratings import rating_of
from cogs.render.words import Words

DAYS = "days"
"""The menu's value for the boards of the deal of the day."""
AT_ONCE = 20
"""How many past months a menu offers; Discord takes 25 options."""


def board_id(verb: str, board: Board, page: int) -> str:
    """Return the id of a board's button."""
    return f"chips:{verb}:{board.what}:{board.time}:{page}"


def leaderboard_button(words: Words) -> Button:
    """Return the button that shows who has how many chips."""
    return button(board_id("turn", ALL_CHIPS, 0), words.say("Leaderboard"))


def board_message(page: Page, words: Words) -> Layout:
    """Return a page of a board. It always has the row of the member who asked, or says how to get one.

    The board of chips is below what that member has.
    """
    board, of_chips = page.board, page.board.what == CHIPS
    lines = [_row(row, board, words, own=row.member == page.asked) for row in page.rows]
    if page.elsewhere is not None:
        lines += ["⋯", _row(page.elsewhere, board, words, own=True)]
    if of_chips and page.own is not None:
        has = words.say("### You have {chips}", chips=words.chips(page.own.wallet))
        texts = [with_tables(has, page.own, words), f"**🏅 {title(board, words)}**"]
    else:
        texts = [f"### 🏅 {title(board, words)}\n-# {explained(board, words)}"]
    texts.append("\n".join(lines) if lines else words.say("Nobody is on this leaderboard yet."))
    if page.own is None and board.time in (WEEK, MONTH, ALWAYS):  # a past month no longer changes
        texts.append(_way(page, words))
    if page.claimable:
        texts.append(words.say("You're running low: take today's chips!"))
    rows: list[Row] = [[boards_menu(board.what, board.time, words)]]
    if not of_chips:
        rows.append([_times_menu(page, words)])
    return layout(texts, [*rows, _buttons(page, words)], colour=GOLD, foot=_foot(page, words))


def _foot(page: Page, words: Words) -> str:
    """Return which page of several this is, and when the board's period ends."""
    # Translators: in small letters at the foot of a list, between dots: "page 2 of 5 · ends in 3 days".
    this = words.say("page {page} of {pages}", page=page.number + 1, pages=page.pages) if page.pages > 1 else ""
    # Translators: at the foot of a board; {time} is Discord's "in 3 days", counted down.
    ends = "" if page.until is None else words.say("ends {time}", time=until(page.until))
    return " · ".join(filter(None, (this, ends)))


def _buttons(page: Page, words: Words) -> list[Button]:
    board, number, buttons = page.board, page.number, list[Button]()
    if page.pages > 1:
        before, after = (board_id("turn", board, max(each, 0)) for each in (number - 1, number + 1))
        buttons.append(button(before, words.say("Back"), disabled=not number))
        buttons.append(button(after, words.say("Next"), disabled=number + 1 >= page.pages))
    if page.claimable:
        label = words.count("Take {n} chip", "Take {n} chips", page.claimable)
        buttons.append(button("chips:claim:0", label, style=Style.success, emoji="🎁"))
    if board.what == CHIPS:
        buttons.append(button("chips:statement:0", words.say("My statement")))
    if page.rows:
        # Translators: a button; short.
        buttons.append(button(board_id("draw", board, number), words.say("As a picture"), emoji="🖼️"))
    return buttons


def _row(row: ScorePlace, board: Board, words: Words, *, own: bool) -> str:
    score = score_text(row.score, board, words)
    if board.what == CHIPS:
        score = words.chips(row.wallet)
        if row.on_tables:
            # Translators: in a row of a board; {wallet} has the word chips, {tables} is a number alone.
            score = words.say("{wallet} + {tables} on tables", wallet=score, tables=row.on_tables)
    return ranked(row.rank, row.name, score, words, own=own)


def with_tables(has: str, whose: ScorePlace, words: Words) -> str:
    """Return a member's wealth, with a line for their chips on tables if there are any."""
    if not whose.on_tables:
        return has
    return has + "\n" + words.say("On tables: {chips}", chips=words.chips(whose.on_tables))


def ranked(rank: int, name: str, score: str, words: Words, *, own: bool = False) -> str:
    """Return a row of a board; the reader's `own` is marked."""
    name = f"**{shown(name)}**" if own else shown(name)
    # Translators: a row of a board; {score} is chips, or a title with a number.
    return in_list(words.say("{rank}. {name} · {score}", rank=rank, name=name, score=score), own=own)


def in_list(row: str, *, own: bool = False) -> str:
    """Return a row with a prefix, so that Discord does not turn some rows into a list, and others not."""
    return f"➤ {row}" if own else f"\u200b{row}"


def score_text(score: int, board: Board, words: Words) -> str:
    """Return a score in words: chips, won chips, or a rating's title and number."""
    if board.what == CHIPS:
        return words.number(score)
    if board.is_by_rating:
        return rating_of(Rating(score / 1000, 0.0, PROVISIONAL), words)
    # Translators: {signed} is the number with its sign: "−40 chips".
    return words.count("{signed} chip", "{signed} chips", abs(score), signed=words.signed(score))


def title(board: Board, words: Words) -> str:
    """Return the title of a board, with its period."""
    if board.what == CHIPS:
        return words.say("Chips in this server")
    if not board.is_by_rating:
        return {
            WEEK: words.say("Chips won this week"),
            MONTH: words.say("Chips won this month"),
            ALWAYS: words.say("Chips won, all time"),
        }.get(board.time) or words.say("Chips won in {month}", month=words.month(board.time))
    game = RENDERERS[board.what].name(words)
    return {
        WEEK: words.say("{game}: ratings this week", game=game),
        MONTH: words.say("{game}: ratings this month", game=game),
        ALWAYS: words.say("{game}: ratings", game=game),
    }.get(board.time) or words.say("{game}: ratings of {month}", game=game, month=words.month(board.time))


def explained(board: Board, words: Words) -> str:
    """Return a line about what counts on a board."""
    if board.what == CHIPS:
        return words.say("chips in wallets and on tables")
    if not board.is_by_rating:
        return words.scene("below a title", "chips won from other members, minus chips lost to them")
    return {
        ALWAYS: words.scene("below a title", "10 rated matches needed"),
        WEEK: words.scene("below a title", "10 rated matches needed, one this week"),
        MONTH: words.scene("below a title", "10 rated matches needed, one this month"),
    }.get(board.time) or words.scene("below a title", "10 rated matches needed, one in that month")


def _way(page: Page, words: Words) -> str:
    """Return how a member gets onto a board that they are not on."""
    if not page.board.is_by_rating:
        return words.say(
            "You're not on this leaderboard yet. Play a match with another member: what you win or lose there counts."
        )
    if page.missing == PROVISIONAL:
        return words.say(
            "You're not on this leaderboard yet: it takes ten rated matches. A match is rated if you play it to "
            "the end with another member."
        )
    if page.missing:
        return words.count(
            "You're not on this leaderboard yet: {n} more rated match to go.",
            "You're not on this leaderboard yet: {n} more rated matches to go.",
            page.missing,
        )
    return words.say("You're not on this leaderboard yet. One rated match puts you on it.")


def boards_menu(what: str, time: str, words: Words) -> Select:
    """Return the menu of the boards, with one of them chosen. `time`: the period that the next board shows first."""
    names = {CHIPS: words.say("Chips"), WON: words.say("Chips won"), DAYS: words.say("Deal of the day")}
    for key, renderer in RENDERERS.items():
        names[key] = words.say("Rating: {game}", game=renderer.name(words))
    return menu(f"chips:what:{time}", names.items(), what, words.say("Leaderboard"))


def _times_menu(page: Page, words: Words) -> Select:
    """Return the menu of a board's periods: the present ones, then past months, `AT_ONCE` of them at most."""
    board, months = page.board, list(page.months)
    at = months.index(board.time) // AT_ONCE * AT_ONCE if board.time in months else 0
    names = {WEEK: words.say("This week"), MONTH: words.say("This month"), ALWAYS: words.say("All time")}
    names |= {each: words.month(each) for each in months[at : at + AT_ONCE]}
    if at:
        # Translators: in a menu of months, leads to those after {month}.
        names[months[0]] = words.say("Later months: {month} …", month=words.month(months[0]))
    if at + AT_ONCE < len(months):
        older = months[at + AT_ONCE]
        # Translators: in a menu of months, leads to {month} and those before it.
        names[older] = words.say("Earlier months: {month} …", month=words.month(older))
    if board.time not in names:  # nobody is on this month's board
        names[board.time] = words.month(board.time)
    return menu(f"chips:when:{board.what}", names.items(), board.time, words.say("Period"))


MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def season_button(month: str) -> str:
    """Return the id of the button below a month's end, by which the bot recognises that message."""
    return board_id("turn", Board(WON, month), 0)


def season_message(season: Season, words: Words) -> Layout:
    """Return the announcement at the end of a month."""
    month = words.month(season.month)
    lines = [_place(each, season, words) for each in season.places]
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


def _place(row: ScorePlace, season: Season, words: Words) -> str:
    score = score_text(row.score, Board(WON, season.month), words)
    if row in podium(season):
        return words.say("{medal} **{name}** · {score}", medal=MEDALS[row.rank], name=shown(row.name), score=score)
    return ranked(row.rank, row.name, score, words)


def _leaders(season: Season, words: Words) -> Iterator[str]:
    """Yield a line for the highest rating in each game, and one for the best at the deals of the day."""
    for game, row in season.leaders.items():
        yield words.say(
            "Best rated in {game}: **{name}** · {rating}",
            game=RENDERERS[game].name(words),
            name=shown(row.name),
            rating=score_text(row.score, Board(game, season.month), words),
        )
    if season.days is not None:
        name, points = shown(season.days.name), words.signed(season.days.score)
        # Translators: {points} have their sign: +40; those of the best five days of the month
        yield words.say("Best at the deals of the day: **{name}** · {points}", name=name, points=points)


def podium(season: Season) -> Sequence[ScorePlace]:
    """Return the podium: those of the first three who have won anything."""
    return [each for each in season.places[:3] if each.score > 0]
