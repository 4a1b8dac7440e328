"""Every refusal as one sentence that says what to do instead, for the person who asked."""

from collections.abc import Sequence
from math import ceil

from bot import refusals
from bot.refusals import Refused
from cogs.render.games import RENDERERS, start_commands
from cogs.render.parts import shown
from cogs.render.words import Words
from engine.game import Problem, RuleBroken, RulesRefused


def sentence(refused: Refused | RuleBroken | RulesRefused, words: Words) -> str:
    """Return the sentence for a refusal or a broken rule; for refused rules, every reason."""
    always = {
        refusals.ChannelTaken: words.say("This channel has a table already."),
        refusals.AlreadySeated: words.say("You already have a seat here."),
        refusals.NotJoined: words.say("You're not at this table yet. Press **Join** first."),
        refusals.MatchRunning: words.say("The match has begun. Join in when the next one starts."),
        refusals.RulesFixed: words.say("Rules are chosen before the match begins."),
        refusals.NothingDrawn: words.say("I can't draw that just now. Try again in a moment."),
        refusals.NoSuchChoice: words.say("That can't be chosen any more. Type `/settings` to see what can."),
        refusals.OnlyBetweenRounds: words.say("A round is being played. Press **Join in** when it's over."),
        refusals.NotStarted: words.say("The match hasn't begun yet."),
        refusals.TermsChanged: words.say("The rules or the price have changed. Check the table, then press again."),
        refusals.OnlyModerators: words.say("Only moderators can stop a table they don't play at."),
        refusals.MayNotWrite: words.say("You can't write in this channel, so I show nothing here for you."),
        refusals.OnlyAdmins: words.say("Only members who can manage this server can do that: ask an admin."),
        refusals.ServerGone: words.say("That works only in a server: use it in the channel where you play."),
        refusals.NothingToCheck: words.say("There is no finished match here whose deals you could check."),
        refusals.CardsNotKept: words.say("The cards of this round aren't kept any more."),
        refusals.DayOver: words.say("That day is over. Type `/daily` for today's deal."),
        refusals.TooManyReplays: words.say("Many people are watching replays right now. Try again in a minute."),
        refusals.NothingToWatch: words.say("There is no finished match to watch here."),
        refusals.DidNotPlay: words.say("You didn't play in this match."),
        refusals.NoComputerHere: words.say("There is no computer player at this table."),
        refusals.DecisionOver: words.say("Too late for that move. Here's the table now."),
        refusals.NoHints: words.say("There are no hints at this table: it's your own choice."),
        refusals.NotYourMove: words.say("It's not your turn."),
        refusals.NothingKept: words.say("I keep nothing about you here."),
        refusals.NotRead: words.say("I can't look anything up right now. Check the table, and try again in a minute."),
    }
    if said := always.get(type(refused)):
        return said
    channels = words.listing([f"<#{each}>" for each in getattr(refused, "channels", ())])
    match refused:
        case refusals.TableGone():
            # Translators: {commands} is a list: `/newmarket start` or `/newyork start`.
            return words.say("This table is closed. Start a new one with {commands}.", commands=start_commands(words))
        case refusals.NoTable():
            # Translators: {commands} is a list: `/newmarket start` or `/newyork start`.
            return words.say(
                "There is no table in this channel. Start one with {commands}.", commands=start_commands(words)
            )
        case refusals.NotInThisChannel():
            return words.say(
                "Tables are allowed in {channels} only. Start one there, or ask an admin to allow this channel.",
                channels=channels,
            )
        case refusals.EnoughTables(long_turns=True):
            return words.count(
                "This server allows {n} open table with turns of over an hour, and it is open. Join in there, or "
                "choose shorter turns.",
                "This server allows {n} open tables with turns of over an hour, and all are open. Join one, or "
                "choose shorter turns.",
                refused.most,
            )
        case refusals.EnoughTables():
            return words.count(
                "This server allows {n} open table, and it is open. Join in there, or wait until it's over.",
                "This server allows {n} open tables, and all are open. Join one, or wait until one is over.",
                refused.most,
            )
        case refusals.EnoughAlone():
            return words.say(
                "You're the only member at the tables in {channels}. Finish or leave one first, or ask others to join.",
                channels=channels,
            )
        case refusals.EnoughLobbies():
            return words.say(
                "You already have a seat in {channels}, where the match hasn't begun. Start or leave there first.",
                channels=channels,
            )
        case refusals.NotSeated():
            return words.say("You're not at this table. Join in between two rounds, or when the next match starts.")
        case refusals.TableFull():
            return words.count(
                "The {n} seat is taken. Wait for the next match, or start a table in another channel.",
                "All {n} seats are taken. Wait for the next match, or start a table in another channel.",
                refused.seats,
            )
        case refusals.EasyForNothing():
            return words.say("Easy computers don't play for chips: set the stake to 0, or choose a harder level.")
        case refusals.NoSeatFree():
            return words.say(
                "No seat is for sale now: a computer's seat is only sold with at least the full buy-in. "
                "Wait for the next match."
            )
        case refusals.SeatSold():
            return words.say(
                "You left this match and were paid, so you can't come back into it. Wait for the next one."
            )
        case refusals.OthersAreHere():
            return words.say("The others may still be reading. The next round comes by itself in a moment.")
        case refusals.TooFewPlayers():
            return words.count(
                "It takes {least} players, and {n} is here. Press **Play now**, and computers fill the seats.",
                "It takes {least} players, and {n} are here. Press **Play now**, and computers fill the seats.",
                refused.present,
                least=refused.least,
            )
        case refusals.TooManyPlayers():
            return words.say(
                "That game is for at most {most} players, and {present} seats are taken here. "
                "Choose another, or remove computers.",
                most=refused.most,
                present=refused.present,
            )
        case refusals.TooManyRounds():
            return words.count(
                "A match has at most {n} round in this server. Choose fewer under **Rules**.",
                "A match has at most {n} rounds in this server. Choose fewer under **Rules**.",
                refused.most,
            )
        case refusals.CannotPayMore():
            more = words.chips(refused.more)
            return words.say("You can't pay {more} more. Choose fewer chips to start with.", more=more)
        case refusals.BuyInTooHigh():
            most = words.chips(refused.most)
            return words.say("A table in this server may ask at most {chips} of a player. Choose fewer.", chips=most)
        case refusals.OthersKeepTheRules():
            return words.say("Only an admin, or the host of this channel's table, can change its house rules.")
        case refusals.PlayedOut():
            return words.say(
                "Nobody is playing here any more: computers play to the end. Start a new table when they're done."
            )
        case refusals.SeatTakenBack():
            return words.say(
                "{name} hosts this table and removed you, so you can't sit down here now. "
                "You have your chips back, and any other table is open to you.",
                name=shown(refused.name),
            )
        case refusals.OnlyTheHost():
            return words.say("Only the host can do that: ask {name}.", name=shown(refused.name))
        case refusals.TooManyOpened():
            return words.count(
                "You have opened many tables. The next one can be opened in {n} second.",
                "You have opened many tables. The next one can be opened in {n} seconds.",
                ceil(refused.wait),
            )
        case refusals.TooMuchShown():
            return words.count(
                "You have shown everybody a lot just now. Go on in {n} second.",
                "You have shown everybody a lot just now. Go on in {n} seconds.",
                ceil(refused.wait),
            )
        case refusals.TooFast():
            return words.count(
                "That was a lot at once, and not all of it counted. Go on in {n} second, a little slower.",
                "That was a lot at once, and not all of it counted. Go on in {n} seconds, a little slower.",
                ceil(refused.wait),
            )
        case refusals.KnownNowhere():
            return words.say(
                "I keep settings once you've used a command of mine in a server that I'm a member of, like `/chips`. "
                "Choose them after that, there or here."
            )
        case refusals.Elsewhere():
            # Translators: {commands} is a list: `/newmarket start` or `/newyork start`.
            return words.say(
                "That table is in another server. Go there, or start one here with {commands}.",
                commands=start_commands(words),
            )
        case refusals.NoRecord(running=True):
            return words.say("The match is still being played. Its record comes when it's over.")
        case refusals.NoRecord():
            return words.say("No match has been finished in this channel yet.")
        case refusals.NotEnoughChips():
            return words.say(
                "That costs {need}, but the wallet has {have}. `/chips` shows how to get more.",
                need=words.chips(refused.need),
                have=words.chips(refused.have),
            )
        case refusals.CardNotYours():
            return words.say(
                "You don't have the {card}, so the run waits for somebody else.",
                card=RENDERERS[refused.game].decisions.card_text(refused.card, words),
            )
        case refusals.ClaimTooEarly():
            # Translators: {when} is Discord's "in 5 hours", counted down.
            return words.say("You've had today's chips. You can take the next {when}.", when=f"<t:{int(refused.at)}:R>")
        case refusals.ClaimNotNeeded():
            return words.say(
                "The daily chips are for members with fewer than {limit}; you have {have}.",
                limit=words.chips(refused.limit),
                have=words.chips(refused.have),
            )
        case refusals.StillAtATable():
            # Translators: it counts the channels.
            return words.count(
                "The table in {channels} has to end first: leave it and wait, or have it stopped. Then try again.",
                "The tables in {channels} have to end first: leave them and wait, or have them stopped. "
                "Then try again.",
                len(refused.channels),
                channels=channels,
            )
        case refusals.StatsHidden():
            return words.say("{name} keeps their statistics to themselves.", name=shown(refused.name))
        case refusals.NotWritten():
            return words.say("I can't save anything right now, so nothing has changed. Try again in a minute.")
        case RulesRefused():
            return problems_text(refused.problems, words)
        case RuleBroken():
            return words.say("You can't do that right now. Your hand shows what you can do.")
    return words.say("You can't do that right now.")


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
