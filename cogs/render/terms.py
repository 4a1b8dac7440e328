"""A table's terms, wherever a member agrees to them: their words, their price, and the buttons that agree.

The terms include the options that every game has: their choices, and what the board says about unusual ones.
"""

from collections.abc import Iterator

from bot.tables.model.terms import OPTIONS, QUICK, SLOW, USUAL, Terms
from bot.tables.views import Board
from cogs.render.games import RENDERERS
from cogs.render.ids import CustomId
from cogs.render.parts import GREY, Button, Layout, Style, button, layout, shown
from cogs.render.words import Words
from engine.players import EASY, HARD, NORMAL


def option_heading(option: str, words: Words) -> str:
    """Return the heading of an option's menu."""
    return {
        "level": words.say("Computer players"),
        "hints": words.say("Hints"),
        "pace": words.say("Pace"),
    }[option]


def option_choices(option: str, terms: Terms, words: Words) -> list[tuple[str, str, str]]:
    """Return an option's choices, each with its value, its name and a line about it."""
    said = {
        ("level", EASY): (words.scene("level", "Easy"), words.say("They hardly look at the cards.")),
        ("level", NORMAL): (
            words.scene("level", "Normal"),
            words.say("They look at every card, and play what seems best."),
        ),
        ("level", HARD): (
            words.scene("level", "Hard"),
            words.say("They think the whole round through before they play."),
        ),
        ("hints", "on"): (words.say("On"), words.say("When you have a choice, you can ask what to play, and why.")),
        ("hints", "off"): (words.say("Off"), words.say("Everybody decides on their own.")),
        ("pace", SLOW): (words.scene("pace", "Slow"), words.say("Computer players take twice as long.")),
        ("pace", USUAL): (words.scene("pace", "Normal"), words.say("Slow enough to follow every card.")),
        ("pace", QUICK): (words.scene("pace", "Quick"), words.say("Computer players take half as long.")),
    }
    return [(each, *said[option, each]) for each in terms.choices(option)]


def board_foot(board: Board, words: Words) -> str:
    """Return the last line of a match's board: what is unusual about its computer players; mostly empty."""
    if all(seat.member is not None for seat in board.seats):
        return ""
    return " · ".join(short for short, _ in _unusual(board.terms, words))


def option_lines(terms: Terms, words: Words) -> Iterator[str]:
    """Yield what is unusual about a table's options, in small lines."""
    yield from (f"-# {line}" for _, line in _unusual(terms, words))
    if not terms.hints:
        yield "-# " + words.say("There are no hints here.")


def _unusual(terms: Terms, words: Words) -> list[tuple[str, str]]:
    """Return what is unusual about a table's computer players, each in two words and as a sentence."""
    said = {
        EASY: (words.scene("foot of a board", "easy computers"), words.say("Computer players are easy to beat here.")),
        HARD: (words.scene("foot of a board", "hard computers"), words.say("Computer players are hard to beat here.")),
        SLOW: (words.scene("foot of a board", "slow pace"), words.say("Computer players take their time here.")),
        QUICK: (words.scene("foot of a board", "quick pace"), words.say("Computer players are quick here.")),
    }
    return [said[each] for each in (terms.level, terms.pace) if each in said]


AGREED = "agreed"
"""The value of the button *Play again* in a message that says what a seat costs."""


def price_line(now: int, reserve: int, words: Words) -> str:
    """Return what a seat costs: the chips in front of it `now`, and those set aside in reserve."""
    # Translators: {all} has the word chips, {now} and {more} are numbers alone.
    return words.say(
        "A seat takes {all}: {now} now, up to {more} more if you run out; the rest comes back.",
        all=words.chips(now + reserve),
        now=now,
        more=reserve,
    )


def cost_line(terms: Terms, reserve: int, words: Words) -> str:
    """Return what sitting down in a lobby costs; `reserve`: the chips set aside in addition to the buy-in."""
    if reserve:
        return price_line(terms.buy_in, reserve, words)
    if not terms.buy_in:
        return words.say("Sitting down costs nothing: you play just for points.")
    return words.say("Sitting down costs {chips}.", chips=words.chips(terms.buy_in))


def terms_message(board: Board, before: Terms | None, reader: int, verb: str, words: Words) -> Layout:
    """Return a lobby's present terms for a reader who has not agreed to them, with the button that agrees.

    `before`: the terms that they have seen, None if unknown. `verb`: what they agree to do: `join`, `start`, `now` for
    *Play now*, or `again` for *Play again*.
    """
    game, now = RENDERERS[board.game], board.terms
    asked = reader in [each.member for each in board.asked]
    changed = asked or before not in (None, now)
    if changed:
        host = next((shown(each.name) for each in board.seats if each.host), "")
        head = words.say("### {name} changed the rules", name=host)
    else:
        head = words.say("### These are the rules and stakes")
    was, line = "" if before is None else terms_line(before, words), terms_line(now, words)
    line = f"{was} → **{line}**" if was not in ("", line) else f"**{line}**"
    texts = [f"{head}\n{game.rules.title(board.rules, words)}", line]
    # A closed table sets no chips aside; the next one with the same terms is a lobby.
    next_reserve = board.rules.top_ups(board.most)
    reserve = next_reserve if verb == "again" else board.reserve
    texts += [cost_line(now, reserve, words), *option_lines(now, words)]
    if before is not None and before != now:
        texts += _changes(before, now, words)
    name = words.say("I'm in") if asked and verb == "join" else _label(verb, words)
    if asked:
        # Translators: {when} is a time of day.
        question = words.say(
            "You have your chips back, and your seat is kept until {when}. If you agree, press **{button}**.",
            when=f"<t:{int(board.due_at or 0)}:T>",
            button=name,
        )
    elif verb in ("start", "now"):
        question = words.say("The match hasn't begun. If you agree, press **{button}**.", button=name)
    else:
        question = words.say("Nothing has been paid. If you agree, press **{button}**.", button=name)
    texts.append(question)
    buttons = [agreeing_button(verb, board, words, name)]
    if asked:
        # Translators: a button; the reader does not want to play by changed rules.
        buttons.append(button(CustomId(board.id, "decline"), words.say("No thanks")))
    return layout(texts, [buttons], colour=GREY)


def declined_message(words: Words) -> Layout:
    """Return what replaces the question to a member who declines the changed terms."""
    return layout([words.say("OK. Your seat is free for others.")], colour=GREY)


def seat_price_message(board: Board, words: Words) -> Layout:
    """Return the present price of a computer player's seat, for a reader who has seen another one, with the button."""
    price = words.chips(board.seat_price or 0)
    set_aside = price_line((board.seat_price or 0) - board.reserve, board.reserve, words) if board.reserve else ""
    texts = [
        words.say("### The price of the seat has changed"),
        set_aside,
        words.say("The seat costs {chips} now. Nothing has been paid. If you agree, press **Join in**.", chips=price),
    ]
    return layout(texts, [[sit_button(board, words)]], colour=GREY)


def agreeing_button(verb: str, board: Board, words: Words, label: str = "", *, disabled: bool = False) -> Button:
    """Return the button with which a member sits down or starts, and agrees to the terms that they see.

    `verb`: `join`, `start`, `now` for *Play now*, or `again` for *Play again*. `label`: replaces the usual one.
    """
    green = Style.success
    style = green if verb in ("join", "again") else Style.primary
    emoji = {"now": "▶️", "start": "▶️", "again": "🔁"}.get(verb)
    pressed = CustomId(board.id, verb, board.terms_number, AGREED if verb == "again" else "")
    return button(pressed, label or _label(verb, words), style=style, emoji=emoji, disabled=disabled)


def sit_button(board: Board, words: Words) -> Button:
    """Return the button that takes over a computer player's seat, with its price."""
    # Translators: a button; {n} is chips.
    label = words.say("Join in for {n}", n=board.seat_price) if board.seat_price else words.say("Join in")
    return button(CustomId(board.id, "sit", board.terms_number, str(board.seat_price or 0)), label)


def _label(verb: str, words: Words) -> str:
    return {
        "join": words.say("Join"),
        "now": words.say("Play now"),
        "start": words.say("Start"),
        "again": words.say("Play again"),
    }[verb]


def terms_line(terms: Terms, words: Words) -> str:
    """Return the rules and the chips of a table, in one line."""
    return RENDERERS[terms.game].rules.summary(terms.rules, words, terms.buy_in, terms.turn_seconds)


def _changes(before: Terms, now: Terms, words: Words) -> Iterator[str]:
    """Yield in small lines which options have changed."""
    for option in OPTIONS:
        if before.game == now.game and getattr(before, option) != getattr(now, option):
            names = {value: name for value, name, _ in option_choices(option, now, words)}
            was, chosen = names.get(before.chosen(option), ""), names.get(now.chosen(option), "")
            heading = option_heading(option, words)
            # Translators: what has changed at a table, like "Pace: Normal → Quick".
            yield "-# " + words.say("{option}: {before} → {now}", option=heading, before=was, now=chosen)
