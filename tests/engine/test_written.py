"""What is kept of a match stays as it has always been written, to the letter: another version may read it.

`written` has matches of every preset, played at random: what was done, the state after it, and what happened.
"""

import json
from pathlib import Path

import pytest

from engine.catalogue import CATALOGUE

WRITTEN = Path(__file__).parent / "written"


@pytest.mark.parametrize("key", CATALOGUE)
def test_states_actions_and_events_are_written_as_ever(key: str) -> None:
    game = CATALOGUE[key].game
    codec = game.codec
    kinds = set()
    for line in (WRITTEN / f"{key}.jsonl").read_text(encoding="utf-8").splitlines():
        written = json.loads(line)
        action = written["action"] and codec.dump_action(codec.load_action(written["action"]))
        events = [codec.dump_event(codec.load_event(event)) for event in written["events"]]
        state = codec.dump(codec.load(written["state"]))
        assert json.dumps({"state": state, "action": action, "events": events}) == line
        kinds |= {event["event"] for event in events} | ({action["do"]} if action else set())
    assert kinds == {*game.actions, *game.events}
