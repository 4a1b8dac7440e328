"""Where a pupil stands in a lesson (`engine.lesson`), and what is played there.

All that is played goes through the game's `apply`. A pupil's progress is two numbers, the step and how many of its
goals are reached: only the action that is a goal is played.
"""

from dataclasses import dataclass
from typing import Any

from engine.catalogue import CATALOGUE
from engine.game import Action, Event
from engine.lesson import Goal, Lesson


@dataclass(frozen=True, slots=True)
class Position:
    """Where a pupil stands in a lesson: a step, how many of its goals are reached, and the match as it is there."""

    lesson: Lesson
    step: int
    """From 0; the number of steps when all are done."""
    done: int
    state: Any
    events: tuple[Event, ...]
    """What has happened since the pupil's last action, that included."""

    @property
    def over(self) -> bool:
        """Whether all is done."""
        return self.step == len(self.lesson.steps)

    @property
    def key(self) -> str:
        """The name of the step that is being done."""
        return self.lesson.steps[self.step].key

    @property
    def hinted(self) -> bool:
        """Whether the pupil has asked for the hint that is to be followed now."""
        return not self.over and self.done > 0 and self.lesson.steps[self.step].goals[self.done - 1] is None

    @property
    def goal(self) -> Goal:
        """What is to be done next."""
        return self.lesson.steps[self.step].goals[self.done]

    def tried(self, action: Action | None) -> "Position | None":
        """Return where the pupil stands after an action, None if it is not what is to be done next.

        `action`: None for asking for a hint.
        """
        return self.next() if action == (None if self.goal is None else self.lesson.read(self.goal)) else None

    def next(self) -> "Position":
        """Return where the pupil stands when what is to be done now is done."""
        if self.done + 1 < len(self.lesson.steps[self.step].goals):
            return position(self.lesson, self.step, self.done + 1)
        return position(self.lesson, self.step + 1)


def position(lesson: Lesson, step: int, done: int = 0) -> Position:
    """Return where somebody stands who has reached `done` goals of a step, counted from 0.

    A step or a goal that the lesson doesn't have, as an older version's may be, is the nearest one that it has.
    """
    step = min(step, len(lesson.steps))
    done = min(done, len(lesson.steps[step].goals) - 1) if step < len(lesson.steps) else 0
    state, events = lesson.steps[0].start, list[Event]()
    for at, each in enumerate(lesson.steps[: step + 1]):
        if each.start is not None:
            state, events = each.start, []
        state = _played(lesson, state, each.before, events)
        for goal in each.goals if at < step else each.goals[:done]:
            if goal is not None:
                state = _played(lesson, state, goal, events := [])
    if step == len(lesson.steps):
        state = _played(lesson, state, lesson.after, events)
    return Position(lesson, step, done, state, tuple(events))


def _played(lesson: Lesson, state: Any, script: str, events: list[Event]) -> Any:
    """Return the state after a script, and add what happens to `events`."""
    game = CATALOGUE[lesson.game].game
    for word in script.split():
        (seat,) = game.to_act(state)
        step = game.apply(state, seat, lesson.read(word))
        state = step.state
        events += step.events
    return state
