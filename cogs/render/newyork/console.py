"""New York, New York as text: a line for every turn, and the row at the end of a round. Records have no chips in it."""

from collections.abc import Iterable, Sequence

from bot.cli.text.listing import GameText, won
from engine.newyork import events as happened
from engine.newyork.cards import COLOURS, Card
from engine.newyork.rules import Rules
from engine.newyork.scoring import Score
from engine.newyork.state import State
from engine.record.reader import Act, Round


class NewYorkText(GameText[Rules, State]):
    """New York, New York under the contract of `bot.cli.text.listing.GameText`."""

    def head(self, rules: Rules, start: State, names: Sequence[str]) -> list[str]:
        """Return which colour each player has."""
        return [f"Colours: {', '.join(f'{name} {colour}' for name, colour in zip(names, COLOURS, strict=False))}"]

    def round(self, played: Round[State], names: Sequence[str]) -> list[str]:
        """Return a round, from its deal to what it scores."""
        lines: list[str] = []
        for act in played.acts:
            _tell(act, names, lines)
        return lines

    def result(self, state: State, names: Sequence[str]) -> list[str]:
        """Return who won, and everybody's points."""
        assert state.outcome is not None
        return [won([names[seat] for seat in state.outcome.winners]), _points("Points", state.totals, names)]


def _tell(act: Act[State], names: Sequence[str], lines: list[str]) -> None:
    """Tell what an act led to. A turn's card from the market stands in the line of the card that was laid."""
    for event in act.step.events:
        match event:
            case happened.RoundBegan(starter=starter, market=market):
                hands = {each.seat: each.cards for each in act.step.events if isinstance(each, happened.HandDealt)}
                wide = max(map(len, (*names, "Market")))
                lines += [f"{names[seat]:<{wide}} is dealt {_cards(hands[seat])}" for seat in sorted(hands)]
                lines += [f"{'Market':<{wide}} is dealt {_cards(market)}", f"{names[starter]} starts."]
            case happened.CardLaid(seat, card, covered):
                lines.append(f"{names[seat]} lays {card}" + (f" on {covered}" if covered is not None else ""))
            case happened.CardTaken(_, card, filled):
                lines[-1] += f", takes {card}" + (f" (new: {filled})" if filled is not None else "")
            case happened.Passed(seat, cards):
                lines.append(f"{names[seat]} passes with {cards} {'card' if cards == 1 else 'cards'}")
            case happened.RoundScored():
                lines += _scored(event, names)


def _scored(event: happened.RoundScored, names: Sequence[str]) -> list[str]:
    row = " ".join("–" if top is None else str(top) for top in event.tops)
    scores = [f"{name} {_score(score)}" for name, score in zip(names, event.scores, strict=True)]
    return [f"Row: {row}", f"Scores: {', '.join(scores)}", _points("Totals", event.totals, names)]


def _score(score: Score) -> str:
    """Return points, with the blocks that add to them: "23 (2-3, 9-10-11)"."""
    blocks = ", ".join("-".join(map(str, block)) for block in score.blocks)
    return f"{score.points} ({blocks})" if blocks else str(score.points)


def _points(what: str, points: Iterable[int], names: Sequence[str]) -> str:
    return f"{what}: {', '.join(f'{name} {each}' for name, each in zip(names, points, strict=True))}"


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


TEXT = NewYorkText
