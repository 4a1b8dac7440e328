"""The host's choice of a table's rules: the games, the house rules of each, the numbers."""

from collections.abc import Iterator

from bot.tables.model.table import Status
from bot.tables.model.terms import DAY, MOST_CHIPS, OPTIONS
from bot.tables.views import Board
from cogs.render.games import RENDERERS
from cogs.render.ids import CustomId
from cogs.render.parts import GREY, Button, Layout, Row, Select, Style, button, duration, layout, menu, shown
from cogs.render.terms import option_choices, option_heading, option_lines, price_line, terms_line
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.game import RulesRefused, Switch

MAIN, MORE, NUMBERS = "main", "more", "numbers"
"""The pages."""
NUMBER_SWITCHES = ("ace", "stake", "chips", "rounds")
"""The switches of values, on the same page as the time for a decision. A page has six menus at most."""
TURNS = (15, 30, 60, 120, 300, 3600, 86400)
"""The times for a decision that a host can choose, in seconds."""


def page_of(switch: str) -> str:
    """Return the page that a switch is on."""
    if switch == "preset" or switch in OPTIONS:
        return MAIN
    return NUMBERS if switch in (*NUMBER_SWITCHES, "turn") else MORE


def picker_message(
    board: Board,
    words: Words,
    page: str,
    *,
    hosts: bool,
    may_keep: bool,
    kept: bool,
    showing: int,
    most: int = MOST_CHIPS,
    note: str = "",
) -> Layout:
    """Return the rules of a table, with menus to change them while it is in its lobby.

    Args:
        board: the table.
        words: the reader's language.
        page: one of `MAIN`, `MORE` and `NUMBERS`.
        hosts: whether the reader is the host, who alone may choose.
        may_keep: whether the reader may save rules for the channel.
        kept: whether the channel has house rules.
        showing: a number that is new each time this is shown, from 0 to 99,999.
        most: the most chips that a table of the server may ask of a player.
        note: the result of the last choice; empty if there is nothing to say.
    """
    now = terms_line(board.terms, words)
    may_choose = hosts and board.status is Status.LOBBY
    main_buttons = _main_buttons(board, words, may_choose=may_choose, may_keep=may_keep, kept=kept)
    if not may_choose:
        unusual = option_lines(board.terms, words)
        texts = [_title(MAIN, words), f"**{now}**", *unusual, note, "-# " + _why_not(board, words)]
        return layout(texts, [main_buttons])
    if page == MORE and not _switches(board, words, MORE, showing):  # a game may have numbers only
        page = NUMBERS
    if page == MORE:
        found = _switches(board, words, page, showing)
        # Translators: a page of rules, and its button: how many chips, rounds and seconds.
        buttons = [_page(board, MAIN, words.say("Back")), _page(board, NUMBERS, words.say("Numbers"))]
    elif page == NUMBERS:
        found = [*_switches(board, words, page, showing, most), ("turn", _turns(board, words, showing))]
        buttons = [_page(board, MAIN, words.say("Back"))]
        if _switches(board, words, MORE, showing):
            buttons.append(_page(board, MORE, words.say("House rules")))
    else:
        found, buttons = [("preset", _presets(board, words, showing))], main_buttons
        for each in OPTIONS:
            choices = option_choices(each, board.terms, words)
            found.append((each, menu(_choice(board, each, showing), choices, board.terms.chosen(each))))
    rows: list[Row | str] = []
    for at, (switch, below) in enumerate(found):
        below.id = 1000 + 100 * showing + at  # clients tell components apart by this number too
        rows += [_heading(board, switch, words), [below]]
    return layout(
        [_title(page, words), f"**{now}**", *_consequences(board, words), note], [*rows, buttons[:3], buttons[3:]]
    )


def _consequences(board: Board, words: Words) -> Iterator[str]:
    """Yield in small lines the consequences that may surprise a host."""
    if board.reserve:
        yield "-# " + price_line(board.terms.buy_in, board.reserve, words)
    if board.asked:
        names = words.listing([shown(each.name) for each in board.asked])
        text = words.count(
            "{names} got their chips back and has to press **Join** again.",
            "{names} got their chips back and have to press **Join** again.",
            len(board.asked),
            names=names,
        )
        yield f"-# {text}"


def turns_offered(board: Board) -> list[int]:
    """Return the times for a decision that the host can choose, in seconds, including the present one."""
    return sorted({*TURNS, board.terms.turn_seconds})


def _title(page: str, words: Words) -> str:
    return {MORE: words.say("### House rules"), NUMBERS: words.say("### Numbers")}.get(
        page, words.say("### The rules of this table")
    )


def _heading(board: Board, switch: str, words: Words) -> str:
    """Return a menu's heading."""
    heading = {
        **{option: option_heading(option, words) for option in OPTIONS},
        "preset": words.say("The game"),
        # Translators: heads a menu: how long a decision may take.
        "turn": words.say("Time"),
    }.get(switch) or RENDERERS[board.game].rules.heading(switch, words)
    return f"-# {heading}" if heading else ""


def _why_not(board: Board, words: Words) -> str:
    """Return why the reader cannot choose anything, or whom to ask."""
    if board.status is not Status.LOBBY:
        return words.say("Rules are chosen before the match begins.")
    host = next((shown(seat.name) for seat in board.seats if seat.host), "")
    return words.say("Only the host can choose other rules: ask {name}.", name=host)


def forgotten_message(words: Words) -> Layout:
    """Return the message that a channel's house rules are gone."""
    return layout([words.say("This channel's house rules are gone.")], colour=GREY)


def forget_button(words: Words, game: str, table: int = 0) -> Button:
    """Return the button that drops a channel's house rules; `table` is 0 outside the picker."""
    return button(CustomId(table, "house_forget", value=game), words.say("Drop the house rules"))


def _main_buttons(board: Board, words: Words, *, may_choose: bool, may_keep: bool, kept: bool) -> list[Button]:
    game, plain = RENDERERS[board.game], CATALOGUE[board.game].game.rulebook.read(board.rules.preset, {})
    buttons = []
    if may_choose:
        # Translators: a button; the host has chosen the rules.
        done = words.scene("rules", "Done")
        buttons.append(button(CustomId(board.id, "house_done"), done, style=Style.success))
        buttons.append(_page(board, MORE, words.say("More"), emoji="⚙️"))
        if board.rules != plain:
            name, _ = game.rules.preset(board.rules.preset, words)
            # Translators: a button that drops the house rules; {game} is a name like Michigan.
            label = words.say("Back to plain {game}", game=name)
            buttons.append(button(CustomId(board.id, "house_plain"), label))
    if may_keep:
        buttons.append(button(CustomId(board.id, "house_keep"), words.say("Save for this channel")))
        if kept:
            buttons.append(forget_button(words, board.game, board.id))
    return [*buttons, button(CustomId(board.id, "rules"), words.say("How to play"), emoji="❔")]


def done_message(board: Board, words: Words) -> Layout:
    """Return what replaces the picker once the host has chosen: the rules that apply now."""
    now = terms_line(board.terms, words)
    return layout([f"✅ **{now}**", *option_lines(board.terms, words)], colour=GREY)


def _page(board: Board, page: str, label: str, emoji: str | None = None) -> Button:
    return button(CustomId(board.id, "house_page", value=page), label, emoji=emoji)


def _choice(board: Board, switch: str, showing: int) -> CustomId:
    return CustomId(board.id, "house_menu", value=switch, showing=showing)


def _presets(board: Board, words: Words, showing: int) -> Select:
    presets, rules = CATALOGUE[board.game].game.rulebook.presets(), RENDERERS[board.game].rules
    choices = [(each, *rules.preset(each, words)) for each in presets]
    return menu(_choice(board, "preset", showing), choices, board.rules.preset)


def _switches(board: Board, words: Words, page: str, showing: int, most: int = MOST_CHIPS) -> list[tuple[str, Select]]:
    """Return the menus of a page, each with its switch's name; `most`: what a seat may cost."""
    game, found = RENDERERS[board.game], []
    for switch in CATALOGUE[board.game].game.rulebook.switches(board.rules):
        if page_of(switch.name) == page:
            offered = [each for each in switch.choices if _is_offered(board, switch, each, most)]
            choices = [(each, *game.rules.choice(board.rules, switch.name, each, words)) for each in offered]
            found.append((switch.name, menu(_choice(board, switch.name, showing), choices, switch.present)))
    return found


def _is_offered(board: Board, switch: Switch, choice: str, most: int) -> bool:
    """Return whether a choice costs no more than the server allows. The present price is always allowed."""
    if choice == switch.present or page_of(switch.name) != NUMBERS:
        return True
    try:
        price = board.terms.with_rule(switch.name, choice).price(board.most)
    except RulesRefused:  # a host who chooses it reads why not
        return True
    return price <= max(most, board.terms.buy_in + board.reserve)


def _turns(board: Board, words: Words, showing: int) -> Select:
    choices = [
        # Translators: a choice in a menu: how long a turn may take.
        (str(each), words.say("A day a turn"), words.say("Nobody has to be here at the same time"))
        if each == DAY
        # Translators: a choice in a menu; {time} is like "2 minutes".
        else (str(each), words.say("{time} for a decision", time=duration(words, each)))
        for each in turns_offered(board)
    ]
    return menu(_choice(board, "turn", showing), choices, str(board.terms.turn_seconds))
