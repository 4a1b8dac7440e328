"""The turning points of a member in a match that is over, each with what *hard* would have done and why."""

from collections.abc import Sequence

from bot.history.films import Ended
from bot.history.turning_points import TurningPoint
from cogs.render.games import RENDERERS, GameRenderer
from cogs.render.ids import FilmId
from cogs.render.parts import Layout, Row, button, fitting, layout, shown
from cogs.render.words import Words


@fitting
def turning_message(ended: Ended, seat: int, points: Sequence[TurningPoint], words: Words) -> Layout:
    """Return the choices that mattered most for a seat, in the order of play, each with a way into the film."""
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
    head = words.say("Round {round}, step {step}", round=point.round, step=point.step)
    if point.instead is None:
        better = "✅ " + words.say("A computer on Hard would have done the same.")
    else:
        better = f"🧠 **{game.film.instead(point.instead, words)}**"
    held = "-# " + words.say("You held: {cards}", cards=game.held(point.view, words))
    return "\n".join(
        [f"**{head}** · {did}", held, f"{better} {game.film.why(point.view, point.weighed, names, words)}"]
    )
