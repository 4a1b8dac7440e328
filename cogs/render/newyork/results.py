"""Round results of New York, New York, as public texts."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.render.newyork.cards import blocks_text, row_lines, shape
from cogs.render.parts import chips, shown
from cogs.render.words import Words
from engine.game import Event, Moment
from engine.newyork.events import PotWon, RoundScored


def announced(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Return a text for each notable event."""
    texts = []
    for event in events:
        match event:
            case RoundScored():
                texts.append(_round(event, names, words))
            case PotWon(winners, share, _):
                who = words.listing([shown(names[seat]) for seat in winners])
                if len(winners) == 1:
                    texts.append(
                        words.say("💰 **{name}** takes the pot: {chips}.", name=who, chips=chips(words, share))
                    )
                else:
                    texts.append(
                        words.say("💰 {names} share the pot: {chips} each.", names=who, chips=chips(words, share))
                    )
    return texts


def moment(best: Moment, number: int, name: str, words: Words) -> str:
    """Return the best moment of a match: the round in which somebody scored most."""
    return words.count(
        "{name} scored {n} point in round {round}",
        "{name} scored {n} points in round {round}",
        best.amount,
        name=name,
        round=number,
    )


def _round(event: RoundScored, names: Sequence[str], words: Words) -> str:
    best = max(each.points for each in event.scores)
    winners = [shown(names[seat]) for seat, each in enumerate(event.scores) if each.points == best]
    head = words.say("### Round {round}: {names} first", round=event.round, names=words.listing(winners))
    lines = [head, *row_lines(event.tops)]
    for seat, (score, total) in enumerate(zip(event.scores, event.totals, strict=True)):
        name = f"{shape(seat)} {shown(names[seat])}"
        if score.bonus:
            lines.append(
                words.say(
                    "{name} **+{points}** ({bonus} for {blocks}) · total {total}",
                    name=name,
                    points=score.points,
                    bonus=score.bonus,
                    blocks=blocks_text(score),
                    total=total,
                )
            )
        else:
            lines.append(words.say("{name} **+{points}** · total {total}", name=name, points=score.points, total=total))
    return "\n".join(lines)
