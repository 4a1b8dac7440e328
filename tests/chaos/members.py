"""Scripted members: they see what a person would see, and press one of the buttons there."""

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from tests.chaos.plans import IDLE, NORMAL, RUDE
from tests.wire.discord import Discord
from tests.wire.messages import SELECTS, WITHOUT_OPTIONS, Interaction, Member, Message, Payload, Version, walk

WEIGHTS = {
    "card": 12, "do": 12, "next": 6, "prep": 5, "pass": 0.7, "pass_yes": 6, "pass_no": 2,
    "join": 6, "now": 4, "start": 1.5, "add": 0.4, "drop": 0.2, "rules": 0.1,
    "house": 0.05, "house_menu": 1.5, "house_plain": 0.2, "house_keep": 0.15, "house_forget": 0.15,
    "hand": 0.5, "follow": 0.15, "back": 1.5, "wake": 3, "menu": 0.3,
    "menu_follow": 0.3, "menu_away": 0.3, "menu_back": 1, "menu_leave": 0.15, "stop": 0.05, "stop_now": 0.5,
    "again": 4, "proofs": 0.4, "deals": 0.4, "sit": 0.4,
}  # fmt: skip
"""How much somebody likes to press a button, by its verb."""
DONE = ("staked", "held", "even", "best", "same")
"""What gets on with a decision that is prepared."""
OTHERS = {"chips": 0.05, "stats": 0.05, "day": 6.0, "days": 6.0}
"""The same for what is no table's button."""
COMMANDS = ("newmarket hand", "newmarket rules", "chips", "stats", "newmarket leave", *["daily"] * 5)
"""What is typed now and then."""
DECIDES = ("card", "do")
"""The buttons of a hand that decide something."""
MEMORY = 12
"""So many buttons that were seen are remembered, to be pressed when they are old."""
SHORT = ("1", "2")
"""Rounds of a match that are chosen, so that some matches come to their end."""
LOOKS = 80.0
"""How much more than later somebody who chooses house rules likes to look at them in a lobby for the first time."""
ALONE = 0.05
"""How much sense it makes to start a match for oneself alone where there are others: hardly any, so that most are
rated."""
LONGEST_TURN = 10
"""Seconds for a decision that are chosen at most: a run ends when every table has closed."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button that can be pressed, or a menu to choose from."""

    message: Message
    custom_id: str
    weight: float
    component: Payload

    @property
    def verb(self) -> str:
        """What kind of button it is."""
        parts = self.custom_id.split(":")
        return parts[3] if parts[0] == "nm" else parts[0]


@dataclass(slots=True)
class Person:
    """A member who sits, or may sit, at one table."""

    discord: Discord
    member: Member
    channel: int
    random: Random
    character: str = NORMAL
    chooses: bool = False
    others: tuple[str, ...] = ()
    """The names of those who come to the same channel."""
    looked: set[int] = field(default_factory=set)
    """The lobbies whose house rules this member has looked at."""
    seen: deque[tuple[Message, Version, str]] = field(default_factory=lambda: deque(maxlen=MEMORY))
    hands: dict[tuple[int, int, int], tuple[int, str]] = field(default_factory=dict)
    """This member, a table and the number of a decision whose buttons nobody else was shown; in which message, and what
    that said."""

    def act(self, others: "list[Person]") -> tuple[str, Interaction] | None:
        """Press something, and return what it was; None if the member does nothing."""
        if self.character == IDLE and self.random.random() < 0.85:
            return None
        if self.character == RUDE and self.random.random() < 0.25:
            return self._misbehave(others)
        if self.random.random() < 0.02:
            command = self.random.choice(COMMANDS)
            return command, self.discord.slash(self.member, self.channel, command)
        offers = list(self.offers())
        buttons = [each for each in offers if each.component["type"] not in SELECTS]
        self.seen.extend((each.message, each.message.now, each.custom_id) for each in buttons[-2:])
        if not offers:
            return None
        offer = self.random.choices(offers, [each.weight for each in offers])[0]
        if offer.verb == "house":
            self.looked.add(offer.message.id)
        return offer.verb, self._take(offer)

    def offers(self) -> Iterator[Offer]:
        """Everything that can be pressed in what this member sees."""
        private = self.discord.private(self.channel, self.member)[-2:]
        for message in (*self.discord.public(self.channel)[-3:], *private, *self.discord.direct(self.member)[-1:]):
            for each in walk(message.now.components):
                custom_id = each.get("custom_id")
                if custom_id is not None and not each.get("disabled") and each["type"] not in WITHOUT_OPTIONS:
                    self._note(message, custom_id)
                    weight = self._weight(custom_id) * self._sense(message, custom_id)
                    if weight > 0:
                        yield Offer(message, custom_id, weight, each)

    def _note(self, message: Message, custom_id: str) -> None:
        """Note whose decision it is that only this member sees."""
        kind, *parts = custom_id.split(":")
        alone = message.reader is not None or message.channel != self.channel
        if alone and kind == "nm" and parts[2] in DECIDES:
            self.hands[self.member.id, int(parts[0]), int(parts[1])] = message.id, message.text

    def _weight(self, custom_id: str) -> float:
        kind, *parts = custom_id.split(":")
        if kind != "nm":
            return OTHERS.get(kind, 0.1)
        verb = parts[2]
        if verb == "house_menu" and parts[3] == "rounds":
            return 8.0
        if verb == "prep" and parts[3].startswith(DONE):
            return 12.0
        if verb == "follow" and parts[3] == "yes":
            return 1.5
        if verb == "house_page":
            return 6.0 if parts[3] == "numbers" else 0.5
        return WEIGHTS.get(verb, 0.1)

    def _sense(self, message: Message, custom_id: str) -> float:
        """How much sense it makes for a member to press a public button, depending on whether they sit there."""
        if message.reader is not None or message.channel != self.channel or not custom_id.startswith("nm:"):
            return 1.0
        verb = custom_id.split(":")[3]
        if verb == "house" and self.chooses and message.id not in self.looked:
            return LOOKS
        if verb in ("now", "start") and self.others and not any(name in message.text for name in self.others):
            return ALONE
        joins = verb in ("join", "sit", "again", "deals")
        return 0.02 if joins == (self.member.name in message.text) and "again" not in message.verbs else 1.0

    def _take(self, offer: Offer) -> Interaction:
        if offer.component["type"] not in SELECTS:
            return self.discord.press(self.member, offer.message, offer.custom_id)
        values = [each["value"] for each in offer.component["options"]]
        if re.match(r"nm:\d+:0:house_menu:turn", offer.custom_id):
            values = [each for each in values if int(each) <= LONGEST_TURN]
        if re.match(r"nm:\d+:0:house_menu:rounds", offer.custom_id):
            values = [each for each in values if each in SHORT]
        chosen = self.random.sample(values, min(offer.component.get("max_values", 1), len(values)))
        return self.discord.choose(self.member, offer.message, offer.custom_id, *chosen)

    def _misbehave(self, others: "list[Person]") -> tuple[str, Interaction] | None:
        """Press an old button, or somebody else's."""
        remembered = list(self.seen)
        public = [each for other in others for each in other.seen if each[0].channel == self.channel]
        foreign = [each for each in public if each[0].reader is None]  # nobody can press what only another one sees
        if foreign and self.random.random() < 0.5:
            message, version, custom_id = self.random.choice(foreign)
            return f"somebody else's {_named(message, custom_id)}", self.discord.press(
                self.member, message, custom_id, version
            )
        if not remembered:
            return None
        message, version, custom_id = self.random.choice(remembered)
        return f"old {_named(message, custom_id)}", self.discord.press(self.member, message, custom_id, version)


def _named(message: Message, custom_id: str) -> str:
    return f"{custom_id} in a message that is gone" if message.deleted else custom_id
