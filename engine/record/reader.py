"""Game records (RECORDS.md): reading one by playing it again, and writing a match as one.

A reader computes every `legal` and `result` itself and never looks at those in the document. The game's
`RecordForm` has what differs from game to game.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.catalogue import CATALOGUE
from engine.document import MOST, Part, RecordRefused, shown
from engine.game import Action, AnyGame, Done, RuleBroken, RulesRefused, Seat
from engine.pack import AnyPack
from engine.record.film import Film, Scene

FORMAT = "newmarket-record/1"


@dataclass(frozen=True, slots=True)
class Replay:
    """A match, and its record with every `legal` and `result` as computed here."""

    film: Film
    document: dict[str, Any]


Played = tuple[Any, Seat | None, Action]
"""A state, who acted in it (None for chance), and how."""


def write(game: str, rules: Any, names: Sequence[str], played: Iterable[Played]) -> Replay:
    """Return a match and its record, from every action of it in order.

    The match may be running, but what its last round dealt must be among the actions. The record shows every hand.
    """
    pack = CATALOGUE[game]
    form = pack.record
    head: dict[str, Any] = {}
    rounds: list[dict[str, Any]] = []
    for state, seat, action in played:
        if not rounds:
            head = form.head_of(state)
        if state.round > len(rounds):
            rounds.append({"actions": []})
        if seat is None:
            rounds[-1].update(form.deal_of(state, action))
        else:
            rounds[-1]["actions"].append({"seat": seat, **pack.game.codec.dump_action(action)})
    bare = {"format": FORMAT, "game": game, "rules": form.rules_of(rules), "players": list(names)}
    return read({**bare, **head, "rounds": rounds})


def read(document: object) -> Replay:
    """Return the match of a record, which is given in JSON types, by playing it again.

    Raises:
        RecordRefused: it is no valid record; the error has the place and the reason.
    """
    top = Part(document)
    top["format"].must_be(FORMAT)
    pack = CATALOGUE.get(top["game"].text())
    if pack is None:
        raise top["game"].refused(f"the game {shown(top['game'].value)} is not known here")
    form, game = pack.record, pack.game
    top.keys(("format", "game", "rules", "players", *form.needed, "rounds"), (*form.optional, "result"))
    rules = _rules(game, top["rules"])
    names = _names(rules, top["players"])
    state = form.begin(rules, top)
    scenes: list[Scene] = []
    written = []
    for part in top["rounds"].elements():
        if state.outcome is not None:
            raise part.refused("the match is over before this round")
        if scenes and not scenes[-1].finished:
            raise part.refused("the round before this one is not finished")
        start = state
        acts, again = _round(pack, start, part)
        state = acts[-1].step.state
        scenes.append(Scene(start, tuple((each.seat, each.action) for each in acts), _over(start, state)))
        written.append(again)
    order = ("format", "game", "rules", "players", *form.needed, *form.optional)
    copied = {key: top.value[key] for key in order if key in top.value}
    over = state.outcome is not None
    computed = {"rounds": written, "result": form.result(state) if over else None}
    return Replay(Film(game.key, rules, names, tuple(scenes)), {**copied, **computed})


def _rules(game: AnyGame, part: Part) -> Any:
    preset = part["preset"].text()
    if preset not in game.rulebook.presets():
        raise part["preset"].refused(f"there is no preset {shown(preset)}")
    house = {key: each for key, each in part.members().items() if key != "preset"}
    for each in house.values():
        if isinstance(each.value, int) and abs(each.value) > MOST:
            raise each.refused("is too large a number")
    try:
        return game.rulebook.read(preset, {key: each.value for key, each in house.items()})
    except RulesRefused as refused:
        problem = refused.problems[0]
        blamed = next((house[name] for name in problem.parameters if name in house), part)
        raise blamed.refused(f"the rules are refused ({refused})") from None


def _names(rules: Any, part: Part) -> tuple[str, ...]:
    names, seats = tuple(each.text() for each in part.elements()), rules.players
    if len(names) not in seats:
        raise part.refused(f"{rules.preset} takes {seats[0]} to {seats[-1]} players, and these are {len(names)}")
    return names


def _round(pack: AnyPack, start: Any, part: Part) -> tuple[list[Done], dict[str, Any]]:
    """Return what is done in a round, and the record of it."""
    part.keys((pack.record.opener, "deal", "actions"), ("result",))
    chance = list(pack.record.chance(start, part))
    acts: list[Done] = []
    entries: list[dict[str, Any]] = []
    state = start

    def after_chance() -> Any:
        """Return the state after all that chance does now."""
        now = state
        while pack.game.awaits_deal(now) and chance:
            action = chance.pop(0)
            acts.append(Done(now, None, action, pack.game.apply(now, None, action)))
            now = acts[-1].step.state
        return now

    for entry in part["actions"].elements():
        state = after_chance()
        if _over(start, state):
            raise entry.refused("the round is over before this action")
        act, again = _act(pack, state, entry)
        acts.append(act)
        entries.append(again)
        state = act.step.state
    state = after_chance()
    return acts, {
        pack.record.opener: part[pack.record.opener].value,
        "deal": part["deal"].value,
        "actions": entries,
        "result": pack.record.round_result([act.step for act in acts]) if _over(start, state) else None,
    }


def _act(pack: AnyPack, state: Any, entry: Part) -> tuple[Done, dict[str, Any]]:
    """Return the act of an entry, and the entry with `legal` as computed here."""
    seat = entry["seat"].number()
    action = pack.record.action(entry)
    turn = pack.game.to_act(state)
    if seat not in turn:
        asked = " or ".join(map(str, turn))
        raise entry["seat"].refused(f"seat {seat} has nothing to do now; it is the turn of seat {asked}")
    try:
        step = pack.game.apply(state, seat, action)
    except RuleBroken:
        raise pack.record.illegal(state, seat, entry) from None
    again = {key: value for key, value in entry.value.items() if key not in ("seat", "do", "legal")}
    listed = {"legal": pack.record.legal(state)} if entry.value["do"] == pack.record.listed else {}
    return Done(state, seat, action, step), {"seat": seat, "do": entry.value["do"], **again, **listed}


def _over(start: Any, state: Any) -> bool:
    return state.outcome is not None or state.round != start.round


__all__ = ["FORMAT", "Played", "RecordRefused", "Replay", "read", "write"]
