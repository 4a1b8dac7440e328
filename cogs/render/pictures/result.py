"""The result of a match as a picture."""

import re
from collections.abc import Sequence
from dataclasses import replace

from art import names as art_names
from art.pictures.model import CARD, Moment, Result, ResultPicture
from bot.tables.model.announcements import MatchResult, Standing
from bot.tables.views import Board
from cogs.render.deck import TEXT, Deck
from cogs.render.games import RENDERERS
from cogs.render.pictures.pictured import Avatars, People, Pictured, fitting, pictured
from cogs.render.results import best_moment
from cogs.render.told import winners_text
from cogs.render.words import Words
from engine.cards import Card, card

_NAMED = re.compile(f"{CARD}(..){CARD}")
"""A playing card as `_Named` writes it."""


class _Named(Deck):
    """Writes playing cards as codes, which are drawn later, and everything else as text."""

    def card(self, card: Card) -> str:
        """Return a playing card."""
        return f"{CARD}{card}{CARD}"

    def picture(self, name: str) -> str:
        """Return cards with suits that are paid for together; empty for other pictures."""
        cards = art_names.COMBINED.get(name, ())
        return "" if art_names.ranks_combined(name) else "".join(f"{CARD}{each}{CARD}" for each in cards)


def result_picture(result: MatchResult, board: Board, words: Words, avatars: Avatars) -> Pictured | None:
    """Return the picture of a match's result; None if its words cannot be drawn."""
    renderer = RENDERERS[board.game]
    people = People([(each.name, each.member) for each in result.standings], words, avatars)
    seats = [each.seat for each in result.standings]
    results = tuple(
        Result(
            str(1 + sum(other.merit > each.merit for other in result.standings)),
            replace(who, face=_face(each, renderer.colours)),
            words.number(each.chips if each.points is None else each.points),
            words.signed(each.chips - each.paid_in) if each.points is None else "",
            each.name in result.winners and each.merit == result.standings[0].merit,
            each.course,
        )
        for each, who in zip(result.standings, people.drawn, strict=True)
    )
    piles = renderer.piles(board.view)
    moment = _moment(result, people, words.with_deck(_Named({})))
    picture = ResultPicture(
        title=winners_text([each.who.name for each in results if each.wins], words),
        subtitle=_subtitle(result, renderer.rules.title(board.rules, words), words),
        results=results,
        rounds=words.scene("below a line over the rounds", "round"),
        moment=_drawn(moment) if moment else None,
        piles=tuple(name for name, _ in piles),
        thousands=words.thousands,
    )
    owners = [people.said(seats.index(owner)) if owner in seats else None for _, owner in piles]
    return pictured(
        picture,
        f"match-{board.id}.png",
        _alt(picture, people, _moment(result, people, words.with_deck(TEXT)), owners, words),
        people,
    )


def _face(each: Standing, colours: str) -> str:
    if colours:
        return art_names.shape_name(colours[each.seat])
    return art_names.FACES.get(each.name, "") if each.member is None else ""


def _subtitle(result: MatchResult, title: str, words: Words) -> str:
    by_points = any(each.points is not None for each in result.standings)
    # Translators: what the numbers in a picture of a result count.
    counted = words.scene("below a title", "points") if by_points else words.scene("below a title", "chips")
    rounds = max(len(each.course) for each in result.standings) - 1
    if rounds < 1:
        return words.say("{game} · {counted}", game=title, counted=counted)
    return words.count(
        "{game} · {n} round · {counted}", "{game} · {n} rounds · {counted}", rounds, game=title, counted=counted
    )


def _moment(result: MatchResult, people: People, words: Words) -> str:
    """Return the best moment with the cards of these words' deck; empty if there is none."""
    if result.best is None:
        return ""
    at = next(at for at, each in enumerate(result.standings) if each.seat == result.best.moment.seat)
    return best_moment(result.game, result.best, words, people.drawn[at].name)


def _drawn(text: str) -> Moment:
    """Return a moment that was told with `_Named`, with its cards drawn within the text."""
    cards = map(card, _NAMED.findall(text))
    return Moment(_NAMED.sub(CARD, text), tuple(map(art_names.card_name, cards)))


def _alt(picture: ResultPicture, people: People, moment: str, owners: Sequence[str | None], words: Words) -> str:
    sentences = [words.say("{title} ({subtitle}).", title=picture.title, subtitle=picture.subtitle)]
    for at, each in enumerate(picture.results):
        places = {"place": each.place, "name": people.said(at), "score": each.score, "change": each.change}
        sentences.append(
            words.say("{place}. {name}: {score} ({change}).", **places)
            if each.change
            else words.say("{place}. {name}: {score}.", **places)
        )
    if owners:
        lie = words.row(words.scene("in a list of names", "nobody") if owner is None else owner for owner in owners)
        sentences.append(words.say("The piles from 1 to 12 belong to: {owners}.", owners=lie))
    if moment:
        sentences.append(words.say("{moment}.", moment=moment))
    return fitting(sentences, _courses(picture, words))


def _courses(picture: ResultPicture, words: Words) -> list[str]:
    """Return the sentences about the lines, in full and shorter."""
    courses = [each for each in picture.results if len(each.course) > 1]
    if not courses:
        return [""]
    full = "; ".join(
        words.say("{name} {numbers}", name=each.who.name, numbers=words.row(map(words.number, each.course)))
        for each in courses
    )
    short = "; ".join(
        words.say("{name} from {low} to {high}", name=each.who.name, low=min(each.course), high=max(each.course))
        for each in courses
    )
    return [
        words.say("Before the first round and after each one: {courses}.", courses=full),
        words.say("Lines over the rounds: {courses}. The match's record lists every round.", courses=short),
        words.say("One line per player, over all rounds. The match's record lists every round."),
    ]
