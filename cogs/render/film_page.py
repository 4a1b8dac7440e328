"""The words of a finished match's page: everything that `bot.history.page` shows."""

from collections.abc import Mapping, Sequence
from time import process_time
from typing import Any

from art.names import COMBINED, ranks_combined
from art.pictures.letters import signs
from bot.history.advice import advice
from bot.history.page.document import document
from bot.history.page.model import CARD, Page, Place, Player, Shot
from bot.tables.model.score_sheet import ScoreSheet
from cogs.render.deck import Deck
from cogs.render.games import RENDERERS, GameRenderer
from cogs.render.parts import plain_name
from cogs.render.words import Words, words_for
from engine.cards import Card
from engine.game import Action, MatchState
from engine.record.film import Film

THOUGHT = 3.0
"""Seconds after which `hard` begins with no further round of a match for a page: other jobs wait meanwhile."""


class PageDeck(Deck):
    """Cards as the page draws them within a sentence."""

    def __bool__(self) -> bool:
        return True

    def card(self, card: Card) -> str:
        """Return a playing card."""
        return _drawn(str(card))

    def tile(self, colour: str, number: int) -> str:
        """Return a New York tile."""
        return _drawn(f"{colour}{number}")

    def picture(self, name: str) -> str:
        """Return several cards that are paid for together; empty for pictures that no sentence uses."""
        cards, ranks = COMBINED.get(name, ()), ranks_combined(name)
        return _drawn(f"={'-'.join(ranks)}" if ranks else "+".join(cards)) if cards else ""


def _drawn(face: str) -> str:
    return CARD[0] + face + CARD[1]


def film_page(film: Film, locale: str, seconds: float = THOUGHT) -> str:
    """Return the page of a match.

    `seconds`: how long the computer player `hard` may think about all decisions together. If that is not enough, the
    page has no advice.
    """
    words = words_for(locale).with_deck(PageDeck({}))
    renderer = RENDERERS[film.key]
    people = [plain_name(name) for name in film.names]
    sheet, end = _played(film)
    top = sheet.top
    standings = sheet.standings if film.scenes[-1].finished else (*sheet.standings, film.game.standing(end))
    courses = tuple(zip(*standings, strict=True))
    return document(
        Page(
            language=words.language.replace("_", "-"),
            title=renderer.rules.title(film.rules, words),
            subtitle=words.listing(people),
            players=tuple(
                Player(name, sign, renderer.colours[seat : seat + 1])
                for seat, (name, sign) in enumerate(zip(people, signs(people), strict=True))
            ),
            zones=renderer.page.zones(words),
            faces=renderer.page.faces(words),
            rounds=_rounds(film, renderer, people, words, _advice(film, seconds)),
            places=_places(end, courses, words),
            courses=courses,
            moment="" if top is None else renderer.moment(top.moment, top.round, people[top.moment.seat], words),
            words=page_words(words),
        )
    )


def _advice(film: Film, seconds: float) -> list[Mapping[int, Action]]:
    """Return what `hard` would have done in each round, by step; nothing if there is not enough time for all rounds."""
    until, found = process_time() + seconds, []
    for number in range(1, film.rounds + 1):
        if process_time() >= until:
            return [{}] * film.rounds
        found.append(advice(film, number))
    return found


def _rounds(
    film: Film,
    renderer: GameRenderer,
    people: Sequence[str],
    words: Words,
    better: Sequence[Mapping[int, Action]],
) -> tuple[tuple[Shot, ...], ...]:
    rounds: list[list[Shot]] = [[] for _ in range(film.rounds)]
    for frame in film.frames():
        told = tuple((each.text, str(each.kind)) for each in renderer.told(frame.events, people, words))
        if not told and frame.seat is not None:
            told = ((words.say("{name} decides against it.", name=people[frame.seat]), "plain"),)
        action = better[frame.round - 1].get(frame.step)
        instead = "" if action is None else renderer.film.instead(action, words)
        rounds[frame.round - 1].append(renderer.page.shot(frame, told, instead, words))
    return tuple(map(tuple, rounds))


def _played(film: Film) -> tuple[ScoreSheet, Any]:
    """Return a match's score sheet, and its last state."""
    sheet, end = ScoreSheet(), film.scenes[0].start
    for number in range(1, film.rounds + 1):
        for done in film.played(number):
            end = done.step.state
            sheet = sheet.after(film.game, done.before, end, done.step.events)
    return sheet, end


def _places(end: MatchState, courses: Sequence[Sequence[int]], words: Words) -> tuple[Place, ...]:
    """Return the final places, the best first; empty if the match is not over.

    `courses`: by seat, the standing before the first round and after each.
    """
    outcome = end.outcome
    if outcome is None:
        return ()
    first, last = [each[0] for each in courses], [each[-1] for each in courses]
    scores = end.chips if outcome.points is None else outcome.points
    return tuple(
        Place(
            str(1 + sum(other > last[seat] for other in last)),
            seat,
            words.number(scores[seat]),
            words.signed(last[seat] - first[seat]) if outcome.points is None else "",
            seat in outcome.winners,
        )
        for seat in sorted(range(len(last)), key=lambda seat: -last[seat])
    )


def page_words(words: Words) -> dict[str, str]:
    """Return the page's own texts. Its script fills the placeholders in braces."""
    return {
        "script_needed": words.say("This page plays a match step by step. It needs JavaScript, and nothing else."),
        "table": words.say("The table"),
        "hands": words.say("Hands"),
        "controls": words.say("Controls"),
        "play": words.scene("film", "Play"),
        "pause": words.scene("film", "Pause"),
        "first": words.say("To the start"),
        "back": words.say("One step back"),
        "on": words.say("One step on"),
        "last": words.say("To the end"),
        "round": words.say("Round"),
        "round_n": words.plain("Round {n}"),
        "round_of": words.plain("Round {n} of {all}"),
        "step_of": words.plain("Step {n} of {all}"),
        "step": words.say("Step"),
        "eyes": words.scene("all hands, or one player's", "Show"),
        "everybody": words.say("All hands"),
        "through": words.plain("Only {name}"),
        "speed": words.say("Speed"),
        "slow": words.scene("speed", "Slow"),
        "usual": words.scene("speed", "Normal"),
        "quick": words.scene("speed", "Quick"),
        # Translators: read out for a card whose face is not seen.
        "hidden": words.say("hidden card"),
        "count": words.plain("Cards: {n}"),
        "none": words.say("No cards"),
        "waits": words.plain("waits for {card}"),
        "empty_pile": words.plain("pile {n}, empty"),
        # Translators: a card, and who played it.
        "by": words.plain("{card}, {name}"),
        # Translators: a card on the table, and how many chips lie on it.
        "with": words.plain("{card}: {n}"),
        "nothing_yet": words.say("Nothing has been played yet."),
        "result": words.say("The result"),
        "over": words.say("The match is over."),
        "unfinished": words.say("The record ends here: the match is not over."),
        "place": words.scene("column", "Place"),
        "player": words.scene("column", "Player"),
        "score": words.scene("column", "Score"),
        "change": words.scene("column", "Change"),
        "course": words.say("How it went"),
        "course_alt": words.plain("A line for each player over the rounds, from {low} to {high}."),
        "moment": words.say("The best moment"),
        "keys": words.say("Keyboard"),
        "key_play": words.say("Space: play or pause"),
        "key_steps": words.say("← and →: one step back or on"),
        "key_ends": words.say("Home and End: go to the start or the end"),
        "key_rounds": words.say("Page Up and Page Down: one round back or on"),
        "key_numbers": words.say("1 to 9: go to that round"),
        "key_eyes": words.say("E: show the next player's hand · S: change the speed"),
        "single_keys": words.say("Use number and letter keys"),
    }
