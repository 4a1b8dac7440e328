"""Every refusal as one sentence that says what to do instead, for the person who asked."""

from __future__ import annotations

from bot import refusals
from bot.refusals import Refused
from cogs.render.cards import card_text
from cogs.render.parts import chips, shown
from cogs.words import Words
from engine.cards import card
from engine.game import RuleBroken


def sentence(refused: Refused | RuleBroken, words: Words) -> str:
    """Return the sentence for a refusal or a broken rule."""
    match refused:
        case refusals.TableGone():
            return words.say("This table is closed. Start a new one with `/newmarket start`.")
        case refusals.NoTable():
            return words.say("There is no table in this channel. Start one with `/newmarket start`.")
        case refusals.ChannelTaken():
            return words.say("This channel has a table already.")
        case refusals.AlreadySeated():
            return words.say("You sit at this table already.")
        case refusals.NotSeated():
            return words.say("You do not sit at this table. Join in when the next match starts.")
        case refusals.NotJoined():
            return words.say("You do not sit at this table yet. Press **Join** first.")
        case refusals.TableFull():
            return words.count(
                "The {n} seat is taken. Wait for the next match, or start a table in another channel.",
                "All {n} seats are taken. Wait for the next match, or start a table in another channel.",
                refused.seats,
            )
        case refusals.MatchRunning():
            return words.say("The match has begun. Join in when the next one starts.")
        case refusals.NotStarted():
            return words.say("The match has not begun yet.")
        case refusals.TooFewPlayers():
            return words.say(
                "It takes {least} players, and {present} are here. Press **Play now** and computers fill up.",
                least=refused.least,
                present=refused.present,
            )
        case refusals.OnlyTheHost():
            return words.say("Only the host can do that: ask {name}.", name=shown(refused.name))
        case refusals.NoComputerHere():
            return words.say("No computer player sits here.")
        case refusals.NotEnoughChips():
            return words.say(
                "That takes {need}, and the wallet has {have}. `/chips` shows how to get more.",
                need=chips(words, refused.need),
                have=chips(words, refused.have),
            )
        case refusals.DecisionOver():
            return words.say("That move is over already. This is how it stands now.")
        case refusals.CardNotYours():
            return words.say(
                "The {card} is not in your hand, so the run waits for somebody else.",
                card=card_text(card(refused.card)),
            )
        case refusals.NotYourMove():
            return words.say("It is not your move now.")
        case refusals.ClaimTooEarly():
            return words.say(
                "You have had today's chips. The next ones are there {when}.", when=f"<t:{int(refused.at)}:R>"
            )
        case refusals.ClaimNotNeeded():
            return words.say(
                "The hand-out is for those with fewer than {limit}; you have {have}.",
                limit=chips(words, refused.limit),
                have=chips(words, refused.have),
            )
        case RuleBroken():
            return words.say("That cannot be played now. Look at your hand for what can.")
    return words.say("That is not possible now.")
