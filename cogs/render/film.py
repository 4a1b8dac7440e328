"""Finished matches: a list to choose from, the message that steps through one, and a member's turning points.

Only views are rendered: a seat's view knows nothing about the other hands.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.history.advice import TurningPoint
from bot.history.films import Ended, Watched
from bot.tables.model.table import Status
from bot.tables.views import Board
from cogs.render.discs import marked
from cogs.render.games import RENDERERS, GameRenderer
from cogs.render.ids import FilmId
from cogs.render.parts import (
    GOLD,
    Button,
    Choice,
    Layout,
    Row,
    Select,
    Style,
    button,
    computer,
    layout,
    menu,
    plain_name,
    shown,
)
from cogs.render.results import result_texts
from cogs.render.told import MARKS, Kind
from cogs.render.words import Words
from engine.game import Action
from engine.record.film import Frame

MOST_OPTIONS = 25
"""How many options a menu may have."""
EVERYBODY = "everybody"
"""The menu choice that opens every hand."""


@dataclass(frozen=True, slots=True)
class Showing:
    """How a moment of a match is shown."""

    owner: int = 0
    """The member who controls a public message; 0 in a private one."""
    playing: bool = False
    """Whether the film continues by itself."""
    instead: Action | None = None
    """What the level *hard* would have done in place of the player who has just acted, if that differs."""
    shareable: bool = False
    """Whether the reader can show it to everybody."""


def film_message(watched: Watched, frame: Frame, words: Words, showing: Showing) -> Layout:
    """Return a match at one of its moments."""
    game, board = RENDERERS[watched.film.key], board_at(watched.ended.board, frame)
    day, steps = f"<t:{int(watched.ended.at)}:d>", watched.film.steps(frame.round)
    # Translators: a small line above a film; {day} is a date
    step = words.say("Step {step} of {steps} · {day}", step=frame.step, steps=steps, day=day)
    texts = [f"-# {game.board.progress(board, frame.public, words)}\n-# {step}"]
    texts += _over(watched, board, frame, words) if frame.over else _running(game, board, frame, words)
    if showing.instead is not None:
        texts.insert(2, f"🧠 {game.film.instead(showing.instead, words)}")
    foot = ""
    if showing.owner:
        foot = words.say(
            "{member} steers this. Press any button to watch it on your own.", member=f"<@{showing.owner}>"
        )
    colour = GOLD if frame.over else game.board.colour(board, frame.public)
    return layout(texts, _rows(watched, frame, words, showing), colour=colour, foot=foot)


def board_at(board: Board, frame: Frame) -> Board:
    """Return the board of a table as it was at a moment of its match; `board` is that of the closed table."""
    seats = tuple(
        replace(seat, stack=chips, away=False, leaving=False, ready=False)
        for seat, chips in zip(board.seats, frame.public.chips, strict=True)
    )
    return replace(
        board,
        status=Status.PLAYING,
        ending=None,
        seats=seats,
        view=frame.public,
        round=frame.round,
        dealing=False,
        between=False,
    )


def _running(game: GameRenderer, board: Board, frame: Frame, words: Words) -> list[str]:
    """Return what was just done, the table, and all players with the visible hands."""
    names = [shown(seat.name) for seat in board.seats]
    done = "\n".join(f"{MARKS[each.kind]}**{each.text}**" for each in game.film.done(frame.events, names, words))
    marks, players = game.discs(board, words), list[str]()
    for at, seat in enumerate(board.seats):
        name = computer(seat.name, words) if seat.member is None else shown(seat.name)
        players.append(game.board.player_line(board, frame.public, at, marked(marks[at : at + 1], name), words))
        view = frame.views.get(at)
        if view is not None and (cards := game.held(view, words)):
            players.append(cards)
    return [done, *game.film.lies(board, frame.public, words), "\n".join(players)]


def _over(watched: Watched, board: Board, frame: Frame, words: Words) -> list[str]:
    """Return how a round has ended, with every hand open; at the match's end its result too."""
    names = [seat.name for seat in board.seats]
    texts = ["\n".join(RENDERERS[watched.film.key].announced(frame.events, names, words))]
    if frame.outcome is not None:  # chips left in the channel then may be gone by now
        texts += result_texts(replace(watched.ended.result, left=0), words)
    return texts


def _rows(watched: Watched, frame: Frame, words: Words, showing: Showing) -> list[Row]:
    here = FilmId(watched.ended.board.id, "open", frame.round, frame.step, frame.eyes, showing.owner)
    menus = [_rounds(watched, here, words), _moments(watched, here, words), _eyes(watched, here, words)]
    rows: list[Row] = [*_steps(watched, here, frame, showing, words), *([each] for each in menus if each is not None)]
    below = []
    if showing.shareable:
        below.append(button(replace(here, verb="post"), words.say("Show everybody")))
    if not showing.owner:
        below.append(button(replace(here, verb="others"), words.say("More matches")))
    return [*rows, below] if below else rows


def _steps(watched: Watched, here: FilmId, frame: Frame, showing: Showing, words: Words) -> list[list[Button]]:
    """Return the buttons for stepping, in two rows that fit a phone. They have words for screen readers."""
    begins = (frame.round, frame.step) == (1, 1)
    ends = frame.round == watched.film.rounds and frame.step == watched.film.steps(frame.round)
    if showing.playing:
        verb, label, emoji = "pause", words.scene("film", "Pause"), "⏸️"
    else:
        verb, label, emoji = "play", words.scene("film", "Play"), "▶️"
    stops = ends and not showing.playing
    return [
        [
            # Translators: Back and Next are buttons for one step of a film, and for one page of a list.
            button(replace(here, verb="back"), words.say("Back"), disabled=begins),
            button(replace(here, verb=verb), label, emoji=emoji, style=Style.success, disabled=stops),
            button(replace(here, verb="on"), words.say("Next"), disabled=ends),
        ],
        [
            button(replace(here, verb="first"), words.say("To the start"), disabled=begins),
            button(replace(here, verb="last"), words.say("To the end"), disabled=ends),
        ],
    ]


def _rounds(watched: Watched, here: FilmId, words: Words) -> Select | None:
    """Return a menu of the rounds; if there are many, of those around the present one."""
    count = watched.film.rounds
    if count < 2:
        return None
    first = max(min(here.round - MOST_OPTIONS // 2, count - MOST_OPTIONS + 1), 1)
    choices = [
        (str(each), words.say("Round {round} of {rounds}", round=each, rounds=count))
        for each in range(first, min(first + MOST_OPTIONS, count + 1))
    ]
    return menu(replace(here, verb="round").menu, choices, str(here.round), words.say("Round"))


def _moments(watched: Watched, here: FilmId, words: Words) -> Select | None:
    """Return a menu of the moments of a round that a reader would look for.

    They name no cards: a hidden hand may still hold them.
    """
    names = [plain_name(seat.name) for seat in watched.ended.board.seats]
    label = RENDERERS[watched.film.key].film.label
    steps = enumerate((each.step.events for each in watched.film.played(here.round)), 1)
    found = [(step, label([each for each in events if each.audience is None], names, words)) for step, events in steps]
    moments = [(step, each) for step, each in found if each is not None]
    for kind in (Kind.STOP, Kind.PAYOUT):
        if len(moments) > MOST_OPTIONS:
            moments = [(step, each) for step, each in moments if each.kind is not kind]
    choices = []
    for step, each in moments[:MOST_OPTIONS]:
        said = words.say("{moment} · step {step}", moment=each.text, step=step)
        choices.append((str(step), said, "", MARKS[each.kind].strip() or "🃏"))
    if not choices:
        return None
    return menu(replace(here, verb="moment").menu, choices, str(here.step), words.say("Jump to a moment"))


def _eyes(watched: Watched, here: FilmId, words: Words) -> Select:
    """Return a menu to choose whose hands are visible."""
    choices = [(EVERYBODY, words.say("Every hand open"), "", "👐")]
    for at, seat in enumerate(watched.ended.board.seats):
        choices.append((str(at), words.say("Through {name}'s eyes", name=plain_name(seat.name)), "", "👁️"))
    chosen = EVERYBODY if here.eyes is None else str(here.eyes)
    return menu(replace(here, verb="eyes").menu, choices, chosen, words.say("Seen by"))


def chooser_message(matches: Sequence[Ended], words: Words, instead_of: str = "") -> Layout:
    """Return finished matches of a game as a menu, the newest first; there is at least one.

    `instead_of`: the key of the game that the reader asked for, if it has no finished matches.
    """
    texts = [f"### 🎬 {words.say('Watch again')}", words.say("Step through a finished match, card by card.")]
    if instead_of:
        names = [RENDERERS[key].name(words) for key in (instead_of, matches[0].board.game)]
        texts.append(
            # Translators: {game} and {other} are Newmarket and New York.
            words.say(
                "No match of {game} has ended here yet. Here are matches of {other}.", game=names[0], other=names[1]
            )
        )
    choices = [_choice(each, words) for each in matches]
    return layout(texts, [[menu(FilmId(0, "match").menu, choices, "", words.say("Which match?"))]])


def _choice(each: Ended, words: Words) -> Choice:
    title = RENDERERS[each.board.game].rules.title(each.board.rules, words)
    winners = words.listing([plain_name(name) for name in each.result.winners])
    players = words.row(plain_name(seat.name) for seat in each.board.seats)
    return (
        str(each.board.id),
        words.count("{names} won", "{names} won", len(each.result.winners), names=winners),
        words.say("{when} UTC · {game} · {players}", when=words.moment(each.at), game=title, players=players),
        "🏆",
    )


def turning_message(ended: Ended, seat: int, points: Sequence[TurningPoint], words: Words) -> Layout:
    """Return the choices that mattered most for a seat, in the order of play, each with a button into the film."""
    game, names = RENDERERS[ended.board.game], [each.name for each in ended.board.seats]
    texts = ["### 🧭 " + words.say("Your turning points")]
    if not points:
        texts.append(words.say("Luck decided: no choice of yours would have changed much."))
    rows: list[Row | str] = []
    for each in points:
        before = FilmId(ended.board.id, "open", each.round, max(each.step - 1, 1), seat)
        # Translators: a button below a moment of a match: the match is seen again from there, card by card.
        watch = button(before, words.say("Watch from here"), emoji="🎬")
        rows += [_point(game, each, names, words), [watch]]
    foot = words.say("A computer on Hard knew no more than you did.") if points else ""
    return layout(texts, rows, foot=foot)


def _point(game: GameRenderer, point: TurningPoint, names: Sequence[str], words: Words) -> str:
    """Return a choice: what the seat held and did, what *hard* would have done, and why."""
    did = " ".join(each.text for each in game.film.done(point.events, list(map(shown, names)), words)[:1])
    # Translators: the round in which a choice was made
    head = words.scene("of a turning point", "Round {round}", round=point.round)
    if point.instead is None:
        better = "✅ " + words.say("A computer on Hard would have done the same.")
    else:
        better = f"🧠 **{game.film.instead(point.instead, words)}**"
    held = "-# " + words.say("You held: {cards}", cards=game.held(point.view, words))
    why = f"-# {game.film.why(point.view, point.weighed, names, words)}"
    return "\n".join([f"**{head}** · {did}", held, better, why])
