"""The deal of the day: before, during and after it, and what others see of it."""

from collections.abc import Sequence
from datetime import date

import discord

from bot.chips.leaderboard import MONTH
from bot.daily.attempts import Attempt, Today
from bot.daily.boards import STREAK, TODAY, WEEK, Compared, InChannel, PlaceRow
from bot.daily.course import opponents_of
from bot.daily.days import Fixed, midnight
from bot.daily.views import ATTEMPTS, hand_of
from cogs.render.games import RENDERERS
from cogs.render.hand import pass_answers
from cogs.render.ids import TEMPLATE, TURNING, CustomId, DayId, FilmId
from cogs.render.leaderboards import DAYS, boards_menu, ranked
from cogs.render.parts import GOLD, YOURS, Button, Layout, Row, Select, Style, button, layout, shown, until
from cogs.render.words import Words
from engine.daily import DayDeal
from engine.players import HARD
from engine.shuffle import letters

LATEST = 6
"""How many lines at most tell what has happened since the player's last choice."""
BOARD = 10
"""How many members a board lists."""
BETTER, SAME, WORSE = "🟩", "🟨", "⬛"


def title(deal: DayDeal, words: Words) -> str:
    """Return the name of a day's game."""
    return RENDERERS[deal.game.key].rules.title(deal.rules, words)


def short_title(deal: DayDeal, words: Words) -> str:
    """Return a title without the game's name before it, for a line on a phone: Boodle, and New York."""
    whole = title(deal, words)
    return whole.removeprefix(RENDERERS[deal.game.key].name(words)).lstrip(" ·,") or whole


def day_text(day: date, words: Words) -> str:
    """Return a day in words."""
    return words.date(midnight(day) + 12 * 60 * 60)


# --- before it ------------------------------------------------------------------------------------------------


def today_message(today: Today, words: Words) -> Layout:
    """Return today's deal for a member who has not begun it."""
    deal, day = today.deal, today.deal.name
    texts = [
        # Translators: the heading of the deal of the day; {game}: Boodle
        words.say("### 📅 Deal of the day: {game}", game=short_title(deal, words)),
        f"-# {day_text(today.deal.day, words)}",
        _how(deal, words),
    ]
    if today.counts:
        texts.append(
            words.say(
                "Everybody gets the same cards and the same opponents, and your first try counts. Take your time: "
                "nobody waits, and your chips stay as they are."
            )
        )
    else:
        texts.append(words.say("The bot has changed during the day, so today's ranking is closed. You can practise."))
    if today.streak:
        texts.append(_streak(today.streak, words))
    # Translators: a button: begins the deal of the day
    play = button(DayId(day, "begin"), words.say("Play"), style=Style.success, emoji="▶️")
    rules = button(DayId(day, "rules"), words.say("How to play"), emoji="❔")
    # Translators: at the foot of the deal of the day; {when}: "in 5 hours", counted down by Discord
    foot = words.say("The next one comes {when}.", when=until(today.ends_at))
    return layout(texts, [[play, rules], _more(day, words)], foot=foot)


def _how(deal: DayDeal, words: Words) -> str:
    others = words.listing([f"**{each}**" for each in opponents_of(deal)])
    rounds = words.count("{n} round", "{n} rounds", deal.daily.rounds)
    if deal.daily.level == HARD:
        # Translators: {rounds}: "4 rounds"; {names}: "Ada, Blaise and Clara"
        return words.say("{rounds} against {names}, who think for longer on Sundays.", rounds=rounds, names=others)
    return words.say("{rounds} against {names}.", rounds=rounds, names=others)


def _streak(days: int, words: Words) -> str:
    return words.count("🔥 **{n}** day in a row", "🔥 **{n}** days in a row", days)


def _more(day: str, words: Words) -> list[Button]:
    return [
        button(DayId(day, "board"), words.say("Leaderboard"), emoji="🏅"),
        # Translators: a button: shows that the cards were fixed the day before
        button(DayId(day, "fair"), words.say("Fair deals"), emoji="🔒"),
    ]


# --- while it is played ---------------------------------------------------------------------------------------


def attempt_message(
    attempt: Attempt, name: str, member: int, words: Words, note: str = "", *, asks: bool = False
) -> Layout:
    """Return an attempt in which its player has a choice.

    `note`: a sentence about the button just pressed. `asks`: whether the player has to confirm a final choice.
    """
    hand, deal = hand_of(attempt, name, member), attempt.deal
    game = RENDERERS[deal.game.key]
    texts = [f"-# {note}"] if note else []
    texts += [_head(attempt, words), *_since(attempt, name, words)]
    texts += game.hand.texts(hand, hand.view, words)
    if asks:
        row = attempt.row
        yes = DayId(row.day, "pass_yes", row.first, row.decision, "pass")
        no = DayId(row.day, "see", row.first, row.decision)
        return layout([*texts, game.decisions.question(hand.view, words)], [pass_answers(yes, no, words)], colour=YOURS)
    rows = [[_own(each, attempt) for each in row] for row in game.hand.rows(hand, hand.view, words)]
    return layout(texts, rows, colour=YOURS)


def _head(attempt: Attempt, words: Words) -> str:
    deal = attempt.deal
    places = {
        "game": short_title(deal, words),
        "n": min(attempt.state.round, deal.daily.rounds),
        "rounds": deal.daily.rounds,
        "points": words.signed(sum(attempt.row.rounds)),
    }
    if not attempt.row.first:
        # Translators: the small first line above one's cards; {points} have a sign: +14
        return "-# " + words.say("📅 {game} · practice · round {n} of {rounds} · {points}", **places)
    return "-# " + words.say("📅 {game} · round {n} of {rounds} · {points}", **places)


def _since(attempt: Attempt, name: str, words: Words) -> list[str]:
    """Return what has happened since the player's last choice: how rounds ended, and the latest other events."""
    deal, texts, lines = attempt.deal, list[str](), list[str]()
    game, names = RENDERERS[deal.game.key], (name, *opponents_of(deal))
    marked = [shown(each) for each in names]
    over = len(attempt.row.rounds) - sum(map(deal.ends_round, attempt.since))
    for each in attempt.since:
        events = tuple(event for event in each.step.events if event.audience in (None, 0))
        told = game.film.done(events, marked, words)
        lines += [f"-# {one.marked}" for one in told]
        if deal.ends_round(each):
            brought = words.signed(attempt.row.rounds[over])
            over += 1
            said = game.announced(tuple(event for event in events if event.notable), names, words)
            texts.append(words.say("**Round {n}: {points}**", n=over, points=brought) + f"\n{said[0]}")
            lines = []
    return [*texts, "\n".join(lines[-LATEST:])] if lines else texts


def _own(each: Button | Select | object, attempt: Attempt) -> Button | Select:
    """Return a button or menu of a hand with the attempt's id in place of the table's."""
    assert isinstance(each, discord.ui.Button | discord.ui.Select)
    row = attempt.row
    if found := TEMPLATE.fullmatch(each.custom_id or ""):
        pressed = CustomId.read(found)
        own = DayId(row.day, pressed.verb, row.first, row.decision, pressed.value)
        each.custom_id = own.menu(pressed.showing) if isinstance(each, discord.ui.Select) else str(own)
    return each


# --- when it is over ------------------------------------------------------------------------------------------


def result_message(now: Compared, name: str, member: int, words: Words, *, shares: bool) -> Layout:
    """Return a finished attempt. `shares`: whether the member can show it in the channel of this message."""
    attempt = now.attempt
    row, deal = attempt.row, attempt.deal
    assert row.points is not None
    head = words.say("### 📅 {game}: {points}", game=title(deal, words), points=words.signed(row.points))
    hard = words.signed(sum(now.hard))
    # Translators: small, what the squares above say of each round, compared with a computer player of the level Hard,
    # which had the same cards and these {points}, with a sign: +14.
    against = words.say("-# Hard {points} · 🟩 more 🟨 equal ⬛ less", points=hard) if now.hard else ""
    texts = [
        head,
        *_since(attempt, name, words),
        "\n".join(filter(None, (marks(row.rounds, now.hard), against))),
    ]
    if row.ranked:
        texts.append(_placed(now, words))
    elif row.first:
        texts.append(words.say("The bot has changed during the day, so today's ranking is closed."))
    else:
        # Translators: below the result of a deal of the day that was played once more
        texts.append("-# " + words.say("Practice: your first try counts."))
    if now.here:
        texts.append("\n".join(_board_line(each, words, own=each.member == member) for each in now.here))
    if now.yesterday is not None:
        best = words.signed(now.yesterday.score)
        texts.append(
            "-# " + words.say("Best yesterday: {name} · {points}", name=shown(now.yesterday.name), points=best)
        )
    film = ATTEMPTS + row.id
    buttons = []
    if row.ranked and shares:
        # Translators: a button: adds one's result to a message in the channel
        share = words.say("Share here")
        buttons.append(button(DayId(row.day, "share"), share, style=Style.success, emoji="📣"))
    # Translators: a button: shows one's result as text to be copied
    buttons.append(button(DayId(row.day, "copy", row.first), words.say("Copy text"), emoji="📋"))
    buttons.append(button(FilmId(film, TURNING), words.say("Turning points"), emoji="🧭"))
    watch = button(FilmId(film, "open", eyes=0), words.say("Watch again"), emoji="🎬")
    # Translators: a button: plays the deal of the day once more, for nothing
    again = button(DayId(row.day, "again"), words.say("Play it again"))
    films = [watch]
    if now.yesterday is not None:
        # Translators: a button: shows how the best of yesterday played
        label = words.say("Watch yesterday's best")
        films.append(button(FilmId(ATTEMPTS + now.yesterday.attempt, "open", eyes=0), label))
    return layout(texts, [buttons, [*films, again], _more(row.day, words)], colour=GOLD)


def marks(rounds: Sequence[int], hard: Sequence[int]) -> str:
    """Return a square for each round: more points than *hard*, as many, or fewer. It reveals nothing of the deal."""
    pairs = zip(rounds, hard, strict=False)
    return "".join(BETTER if own > theirs else SAME if own == theirs else WORSE for own, theirs in pairs)


def _placed(now: Compared, words: Words) -> str:
    if now.of == 1:
        placed = words.say("You're the first today")
    else:
        # Translators: {n}: how many have finished today; {best} are the most points so far, with their sign: +40
        placed = words.say(
            "Place **{place}** of {n} · best {best}", place=now.place, n=now.of, best=words.signed(now.best)
        )
    return f"{placed}\n{_streak(now.attempt.row.streak, words)}"


def copied_text(now: Compared, words: Words) -> str:
    """Return a result as a line that can be sent anywhere. It reveals nothing of the deal."""
    row = now.attempt.row
    return words.say(
        "📅 Newmarket, {day} · {marks} {points}",
        day=day_text(now.attempt.deal.day, words),
        marks=marks(row.rounds, now.hard),
        points=words.signed(row.points or 0),
    )


# --- what others see ------------------------------------------------------------------------------------------


def channel_message(now: InChannel, words: Words) -> Layout:
    """Return a channel's message of a day. `words`: the channel's language."""
    deal = now.deal
    texts = [
        words.say("### 📅 Deal of the day: {game}", game=short_title(deal, words)),
        f"-# {day_text(deal.day, words)} · {_how(deal, words)}",
    ]
    if now.before:
        medals = zip("🥇🥈🥉", now.before, strict=False)
        best = words.row(f"{medal} {shown(each.name)} {words.signed(each.score)}" for medal, each in medals)
        # Translators: {names}: "🥇 Ann +20 · 🥈 Kim +14"
        texts.append(words.say("Yesterday: {names}", names=best))
    texts.append("\n".join(f"{marks(each.rounds, now.hard)} {_board_line(each, words)}" for each in now.rows))
    # Translators: a button: begins the deal of the day, in private
    label = words.say("Play today's deal")
    pressed = DayId(deal.name, "today")
    return layout(texts, [[button(pressed, label, emoji="📅", style=Style.success)]])


def places_message(rows: Sequence[PlaceRow], member: int, day: str, what: str, words: Words) -> Layout:
    """Return a server's best players.

    `rows`: the best first; a member with private statistics is only in their own view. `what`: which board.
    """
    # Translators: boards of the deal of the day, as buttons too
    names = {TODAY: words.say("Today"), WEEK: words.say("This week"), STREAK: words.say("Days in a row")}
    # Translators: a heading; {what}: "Today", "This week" or "Days in a row"
    texts = [words.say("### 🏅 Deal of the day: {what}", what=names[what])]
    if what == WEEK:
        texts.append("-# " + words.say("The best five days of each member count."))
    shown_rows = [each for each in rows if not each.hidden or each.member == member]
    lines = [_board_line(each, words, what, own=each.member == member) for each in shown_rows[:BOARD]]
    own = next((each for each in shown_rows[BOARD:] if each.member == member), None)
    if own is not None:
        lines += ["⋯", _board_line(own, words, what, own=True)]
    texts.append("\n".join(lines) if lines else words.say("Nobody is on this leaderboard yet."))
    buttons = [button(DayId(day, "board", value=each), name, disabled=each == what) for each, name in names.items()]
    # Translators: a button: back to the deal of the day
    back = button(DayId(day, "today"), words.say("To the deal"), emoji="📅")
    return layout(texts, [buttons, [boards_menu(DAYS, MONTH, words)], [back]], colour=GOLD)


def _board_line(each: PlaceRow, words: Words, what: str = TODAY, *, own: bool = False) -> str:
    score = words.count("{n} day", "{n} days", each.score) if what == STREAK else words.signed(each.score)
    return ranked(each.rank, each.name, score, words, own=own)


def fair_message(fixed: Fixed, day: str, words: Words) -> Layout:
    """Return the commitments to the deals of today and tomorrow, and the secret of yesterday's."""
    texts = [
        words.say("### 🔒 Fair deals"),
        words.say(
            "Every card of a day follows from a secret number that is drawn the day before. These letters fix it; the "
            "number itself is told the day after."
        ),
        words.say("Today: `{letters}`", letters=letters(fixed.today)),
        words.say("Tomorrow: `{letters}`", letters=letters(fixed.tomorrow)),
    ]
    rows: list[Row] = []
    if fixed.yesterday is not None:
        texts.append(words.say("Yesterday's number: `{secret}`", secret=fixed.yesterday.secret.hex()))
        # Translators: a button: gives a file to check with
        rows.append([button(DayId(day, "proof"), words.say("File to check it"), emoji="📄")])
    texts.append(
        "-# "
        + words.say(
            "Whoever runs this bot could know the cards beforehand, and somebody with a second account can look first. "
            "That is why no chips can be won here."
        )
    )
    return layout(texts, rows)
