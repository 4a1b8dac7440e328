"""Every refusal as one sentence that says what to do instead, for the person who asked."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from bot import refusals
from bot.refusals import Refused
from cogs.render.games import RENDERERS, start_commands
from cogs.render.parts import shown
from cogs.render.words import Said, Words, count, say
from engine.game import Problem, RuleBroken, RulesRefused

SENTENCES: Mapping[type[Refused], Said] = {
    # Translators: {commands} is a list: `/newmarket start` or `/newyork start`.
    refusals.TableGone: say("This table is closed. Start a new one with {commands}."),
    # Translators: {commands} is a list: `/newmarket start` or `/newyork start`.
    refusals.NoTable: say("There is no table in this channel. Start one with {commands}."),
    refusals.ChannelTaken: say("This channel has a table already."),
    refusals.NotInThisChannel: say(
        "Tables are allowed in {channels} only. Start one there, or ask an admin to allow this channel."
    ),
    refusals.EnoughTables: count(
        "This server allows {n} open table, and it is open. Join in there, or wait until it's over.",
        "This server allows {n} open tables, and all are open. Join one, or wait until one is over.",
        "most",
    ),
    refusals.EnoughAlone: say(
        "You're the only member at the tables in {channels}. Finish or leave one first, or ask others to join."
    ),
    refusals.EnoughLobbies: say(
        "You already have a seat in {channels}, where the match hasn't begun. Start or leave there first."
    ),
    refusals.AlreadySeated: say("You already have a seat here."),
    refusals.NotSeated: say("You're not at this table. Join in between two rounds, or when the next match starts."),
    refusals.NotJoined: say("You're not at this table yet. Press **Join** first."),
    refusals.TableFull: count(
        "The {n} seat is taken. Wait for the next match, or start a table in another channel.",
        "All {n} seats are taken. Wait for the next match, or start a table in another channel.",
        "seats",
    ),
    refusals.MatchRunning: say("The match has begun. Join in when the next one starts."),
    refusals.RulesFixed: say("Rules are chosen before the match begins."),
    refusals.NothingDrawn: say("I can't draw that just now. Try again in a moment."),
    refusals.NoSuchChoice: say("That can't be chosen any more. Type `/settings` to see what can."),
    refusals.KnownNowhere: say(
        "I keep settings once you've used a command of mine in a server that I'm a member of, like `/chips`. "
        "Choose them after that, there or here."
    ),
    refusals.EasyForNothing: say("Easy computers don't play for chips: set the stake to 0, or choose a harder level."),
    refusals.NoSeatFree: say(
        "No seat is for sale now: a computer's seat is only sold with at least the full buy-in. "
        "Wait for the next match."
    ),
    refusals.SeatSold: say("You left this match and were paid, so you can't come back into it. Wait for the next one."),
    refusals.OnlyBetweenRounds: say("A round is being played. Press **Join in** when it's over."),
    refusals.OthersAreHere: say("The others may still be reading. The next round comes by itself in a moment."),
    refusals.NotStarted: say("The match hasn't begun yet."),
    refusals.TooFewPlayers: count(
        "It takes {least} players, and {n} is here. Press **Play now**, and computers fill the seats.",
        "It takes {least} players, and {n} are here. Press **Play now**, and computers fill the seats.",
        "present",
    ),
    refusals.TooManyPlayers: say(
        "That game is for at most {most} players, and {present} seats are taken here. "
        "Choose another, or remove computers."
    ),
    refusals.TooManyRounds: count(
        "A match has at most {n} round in this server. Choose fewer under **Rules**.",
        "A match has at most {n} rounds in this server. Choose fewer under **Rules**.",
        "most",
    ),
    refusals.CannotPayMore: say("You can't pay {more} more. Choose fewer chips to start with."),
    refusals.BuyInTooHigh: say("A table in this server may ask at most {chips} of a player. Choose fewer."),
    refusals.TermsChanged: say("The rules or the price have changed. Check the table, then press again."),
    refusals.SeatTakenBack: say(
        "{name} hosts this table and removed you, so you can't sit down here now. "
        "You have your chips back, and any other table is open to you."
    ),
    refusals.OnlyTheHost: say("Only the host can do that: ask {name}."),
    refusals.OnlyModerators: say("Only moderators can stop a table they don't play at."),
    refusals.OnlyAdmins: say("Only members who can manage this server can do that: ask an admin."),
    refusals.OthersKeepTheRules: say("Only an admin, or the host of this channel's table, can change its house rules."),
    refusals.PlayedOut: say(
        "Nobody is playing here any more: computers play to the end. Start a new table when they're done."
    ),
    refusals.NoComputerHere: say("There is no computer player at this table."),
    refusals.NotEnoughChips: say("That costs {need}, but the wallet has {have}. `/chips` shows how to get more."),
    refusals.DecisionOver: say("Too late for that move. Here's the table now."),
    refusals.CardNotYours: say("You don't have the {card}, so the run waits for somebody else."),
    refusals.NoHints: say("There are no hints at this table: it's your own choice."),
    refusals.NotYourMove: say("It's not your turn."),
    # Translators: {when} is Discord's "in 5 hours", counted down.
    refusals.ClaimTooEarly: say("You've had today's chips. You can take the next {when}."),
    refusals.ClaimNotNeeded: say("The daily chips are for members with fewer than {limit}; you have {have}."),
    refusals.NoRecord: say("No match has been finished in this channel yet."),
    refusals.NothingToCheck: say("There is no finished match here whose deals you could check."),
    refusals.CardsNotKept: say("The cards of this round aren't kept any more."),
    refusals.NothingToWatch: say("There is no finished match to watch here."),
    refusals.DidNotPlay: say("You didn't play in this match."),
    refusals.DayOver: say("That day is over. Type `/daily` for today's deal."),
    refusals.TooManyReplays: say("Many people are watching replays right now. Try again in a minute."),
    # Translators: it counts the channels.
    refusals.StillAtATable: count(
        "The table in {channels} has to end first: leave it and wait, or have it stopped. Then try again.",
        "The tables in {channels} have to end first: leave them and wait, or have them stopped. Then try again.",
        "tables",
    ),
    refusals.StatsHidden: say("{name} keeps their statistics to themselves."),
    refusals.NothingKept: say("I keep nothing about you here."),
    refusals.NotRead: say("I can't look anything up right now. Check the table, and try again in a minute."),
    refusals.NotWritten: say("I can't save anything right now, so nothing has changed. Try again in a minute."),
    refusals.MayNotWrite: say("You can't write in this channel, so I show nothing here for you."),
    refusals.ServerGone: say("That works only in a server: use it in the channel where you play."),
    # Translators: {commands} is a list: `/newmarket start` or `/newyork start`.
    refusals.Elsewhere: say("That table is in another server. Go there, or start one here with {commands}."),
    refusals.TooManyOpened: count(
        "You have opened many tables. The next one can be opened in {n} second.",
        "You have opened many tables. The next one can be opened in {n} seconds.",
        "wait",
    ),
    refusals.TooMuchShown: count(
        "You have shown everybody a lot just now. Go on in {n} second.",
        "You have shown everybody a lot just now. Go on in {n} seconds.",
        "wait",
    ),
    refusals.TooFast: count(
        "That was a lot at once, and not all of it counted. Go on in {n} second, a little slower.",
        "That was a lot at once, and not all of it counted. Go on in {n} seconds, a little slower.",
        "wait",
    ),
}
"""The sentence of each refusal."""
_LONG_TURNS = count(
    "This server allows {n} open table with turns of over an hour, and it is open. Join in there, or "
    "choose shorter turns.",
    "This server allows {n} open tables with turns of over an hour, and all are open. Join one, or "
    "choose shorter turns.",
    "most",
)
_RUNNING = say("The match is still being played. Its record comes when it's over.")


def sentence(refused: Refused | RuleBroken | RulesRefused, words: Words) -> str:
    """Return the sentence for a refusal or a broken rule; for refused rules, every reason."""
    match refused:
        case RulesRefused():
            return problems_text(refused.problems, words)
        case refusals.EnoughTables(long_turns=True):
            said = _LONG_TURNS
        case refusals.NoRecord(running=True):
            said = _RUNNING
        case Refused() if known := next((each for each in type(refused).__mro__ if each in SENTENCES), None):
            said = SENTENCES[known]
        case RuleBroken():
            return words.say("You can't do that right now. Your hand shows what you can do.")
        case _:
            return words.say("You can't do that right now.")
    return said(words, **_places(refused, words))


def _places(refused: Refused, words: Words) -> dict[str, Any]:
    """Return the fields of a refusal as its sentence shows them."""
    found = vars(refused) | {"commands": start_commands(words)}
    for name, value in vars(refused).items():
        match name:
            case "channels":
                found |= {name: words.listing([f"<#{each}>" for each in value]), "tables": len(value)}
            case "name":
                found[name] = shown(value)
            case "wait":
                found[name] = ceil(value)
            case "need" | "have" | "limit" | "more":
                found[name] = words.chips(value)
            case "most":
                found["chips"] = words.chips(value)
            case "at":
                found["when"] = f"<t:{int(value)}:R>"
            case "card":
                found[name] = RENDERERS[found["game"]].decisions.card_text(value, words)
    return found


def problems_text(problems: Sequence[Problem], words: Words) -> str:
    """Return all reasons, a line each if there are several."""
    reasons = list(dict.fromkeys(_reason(each, words) for each in problems))
    if len(reasons) == 1:
        return reasons[0]
    return "\n".join([words.say("That doesn't work:"), *(f"- {each}" for each in reasons)])


def _reason(problem: Problem, words: Words) -> str:
    own = (each.problem(problem, words) for each in RENDERERS.values())
    if said := next((each for each in own if each is not None), None):
        return said
    bad: dict[tuple[str, ...], str] = {
        ("chips",): words.say("Choose between one and a million chips to start with."),
        ("turn",): words.say("A decision may take from 5 seconds to 24 hours."),
    }
    any_value = words.say("One of these house rules can't have that value. Choose another.")
    return {
        "unknown-preset": words.say("There is no game with that name. Choose one from the list."),
        "unknown-parameter": words.say("There is no such house rule. Choose one from the list."),
        "unknown-choice": words.say("There is no such house rule. Choose one from the list."),
        "bad-value": bad.get(problem.parameters, any_value),
        "wrong-number-of-players": words.say(
            "That game isn't for this number of players. Choose another under **Rules**."
        ),
        "bad-chips": words.say("Everybody needs at least one chip to start."),
        "not-supported-yet": words.say("I can't play that yet."),
    }.get(problem.kind) or words.say("These rules don't go together.")
