"""The words of stops games."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.refusals import DecisionOver
from bot.tables.clock import Waiting
from bot.tables.hints import Suggestion
from bot.tables.views import Board, Hand
from cogs.render.ids import CustomId
from cogs.render.parts import Button, Row, button, chips, rows_of, shown, until
from cogs.render.stops import about, explained, hints, preparing, results, summary, switches
from cogs.render.stops.cards import card_text, hand_lines, in_suits, run_text, space_text
from cogs.render.stops.decisions import decision_rows, decision_texts
from cogs.render.stops.opening import latest as opening_told
from cogs.render.stops.opening import waits_for
from cogs.render.words import Words
from engine.game import Event
from engine.stops.actions import PlayCard
from engine.stops.rules import Rules
from engine.stops.state import Phase
from engine.stops.view import View

PHONE = 30
"""Characters of cards that fit a line on a phone, beside a word."""


class StopsRenderer:
    """Newmarket and its house rules in words."""

    def title(self, rules: Rules, words: Words) -> str:
        """Return the game's name with its rules' name."""
        return words.say("Newmarket · {preset}", preset=about.preset_name(rules.preset, words))

    def teaser(self, rules: Rules, words: Words) -> str:
        """Return one sentence that tells somebody new what the game is about."""
        return words.say("Play your cards up in suit, be first without cards, and grab the chips on the way.")

    def length(self, rules: Rules, words: Words) -> str:
        """Return how long a match lasts, in a few words."""
        return about.length(rules, words)

    def explained(self, rules: Rules, words: Words) -> str:
        """Return how to play, for somebody who has never done it."""
        return explained.explained(rules, words)

    def summary(self, rules: Rules, words: Words, buy_in: int, turn_seconds: int) -> str:
        """Return the rules in one line: the preset, and what is played differently."""
        return summary.summary(rules, words, buy_in, turn_seconds)

    def preset(self, preset: str, words: Words) -> tuple[str, str]:
        """Return a preset's name, and a line about it."""
        return about.preset_name(preset, words), about.preset_line(preset, words)

    def choice(self, rules: Rules, switch: str, choice: str, words: Words) -> tuple[str, str]:
        """Return what a choice of a house rule is called, and a line about it."""
        return switches.choice_texts(rules, switch, choice, words)

    def told(self, events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
        """Return payouts and round results as texts."""
        return results.told(events, names, words)

    def broken_off(self, board: Board, words: Words) -> str:
        """Return what becomes of the boodle where a match is broken off."""
        return words.say("Chips on the boodle cards wait for the next table.")

    def worth(self, hand: Hand, words: Words) -> str:
        """Return a seat's stack."""
        return words.say(
            "You have {chips} here. Whoever leaves takes them home after the round.", chips=chips(words, hand.stack)
        )

    def hint(self, hand: Hand, suggestion: Suggestion, words: Words) -> str:
        """Return a lead, and what is certain about it."""
        assert isinstance(suggestion.action, PlayCard)
        return hints.hint_text(hand.view, suggestion.action, words, thought=suggestion.thought)

    def question(self, hand: Hand, words: Words) -> str:
        """Refuse: nothing here is asked about."""
        raise DecisionOver

    def progress(self, board: Board, words: Words) -> str:
        """Return the game's title, and the round."""
        view: View = board.view
        title = self.title(board.rules, words)
        number = board.round or view.round  # the coming round counts when it has begun
        if view.rounds is None:
            return words.say("{title} · round {round}", title=title, round=number)
        return words.say("{title} · round {round} of {rounds}", title=title, round=number, rounds=view.rounds)

    def player_line(self, board: Board, seat: int, who: str, words: Words) -> str:
        """Return a player's cards and chips; the leader is marked."""
        view: View = board.view
        if seat in view.eliminated:
            return words.say("{player} · out", player=who)
        player = "➤ " + who if seat == view.decides else who
        stack, held = board.seats[seat].stack, view.counts[seat]
        if not held:
            return words.say("{player} · **{stack}** chips", player=player, stack=stack)
        return words.count(
            "{player} · {n} card · **{stack}** chips",
            "{player} · {n} cards · **{stack}** chips",
            held,
            player=player,
            stack=stack,
        )

    def board_texts(self, board: Board, words: Words) -> list[str]:
        """Return the run or the lead, the boodle, and what happened last."""
        view: View = board.view
        latest = _latest(board, view, words) + _before(view, words)
        return [_now(board, view, words), _payout(board, view, words), _boodle(view, words), latest]

    def last_seen(self, board: Board, words: Words) -> str:
        """Return the last run of a round, and who went out with it."""
        view: View = board.view
        if not view.run:
            return ""
        run, last = run_text(play.card for play in view.run), view.run[-1]
        if view.counts[last.seat]:
            return words.say("## {run} ✋ nobody can lead", run=run)
        return words.say("## {run} 🏁 {name} goes out", run=run, name=shown(board.seats[last.seat].name))

    def board_buttons(self, board: Board, words: Words) -> list[Button]:
        """Return the button for the run's next card."""
        view: View = board.view
        if view.wanted is None:
            return []
        pressed = CustomId(board.id, "next", board.decision, str(view.wanted))
        return [button(pressed, f"▶ {card_text(view.wanted)}", style=discord.ButtonStyle.success)]

    def hand_texts(self, hand: Hand, words: Words) -> list[str]:
        """Return the cards by suit, and what their player may do."""
        view: View = hand.view
        absent = hand.leaving or hand.away
        if view.stake_due:
            return [_idle(hand, words)] if absent else [*decision_texts(hand, words), *_coached(hand, words)]
        if not view.hand:
            if hand.leaving:
                return [_idle(hand, words)]
            if view.phase is Phase.ROUND:
                return [words.say("The next round begins {when}.", when=until(hand.board.due_at))]
            if hand.board.dealing and view.round == 1:
                return [words.say("Your cards are dealt {when}.", when=until(hand.board.due_at))]
            return [words.say("You have no cards now. The next deal comes by itself.")]
        texts = ["\n".join(hand_lines(view.hand, view.rules.order))]
        if view.phase not in (Phase.LEAD, Phase.FOLLOW):
            if absent:
                return [*texts, _idle(hand, words)]
            return [*texts, *(decision_texts(hand, words) or [_idle(hand, words)]), *_coached(hand, words)]
        texts.append(_prompt(hand, view, words))
        pays = [
            f"**{space_text(space, words)}** {count}"
            for space, count in view.table
            if count
            and any(space == view.rules.spaces[at] for each, at in view.rules.collectors.items() if each in view.hand)
        ]
        if pays:
            texts.append("-# " + words.say("Yours to collect: {cards}", cards=" · ".join(pays)))
        return [*texts, *_coached(hand, words)]

    def action(self, pressed: str) -> dict[str, Any]:
        """Return the action that a button of a hand stands for: `swap`, `bid7`."""
        found = re.fullmatch(r"([a-z]+)(\d{0,9})", pressed)
        if found is None:
            raise DecisionOver
        return {"do": found[1], "chips": int(found[2])} if found[2] else {"do": found[1]}

    def prepared(self, hand: Hand, pressed: str, chosen: Sequence[str]) -> tuple[dict[str, Any], bool]:
        """Return a stake or five cards as a click leaves them, and whether they are ready."""
        return preparing.prepared(hand, pressed, chosen)

    def hand_rows(self, hand: Hand, words: Words) -> list[Row]:
        """Return the buttons of an open decision, or one for each card that may be played now."""
        view: View = hand.view
        if view.phase not in (Phase.LEAD, Phase.FOLLOW):
            return decision_rows(hand, words)
        style = discord.ButtonStyle.success if view.wanted is not None else discord.ButtonStyle.primary
        mark = "▶ " if view.wanted is not None else ""
        return rows_of(
            [
                button(
                    CustomId(hand.board.id, "card", hand.board.decision, str(each)),
                    mark + card_text(each),
                    style=style,
                )
                for each in in_suits(view.legal, view.rules.order)
            ]
        )


def _coached(hand: Hand, words: Words) -> list[str]:
    return ["-# 💡 " + about.coaching(hand, words)] if hand.novice else []


def _idle(hand: Hand, words: Words) -> str:
    if hand.leaving:
        return words.say("🚪 A computer finishes the round for you; then your chips go to your wallet.")
    if hand.away:
        return words.say("💤 A stand-in plays your cards.")
    return words.say("The others decide now. The first card is led soon.")


def _now(board: Board, view: View, words: Words) -> str:
    """Return the line that says what the table waits for."""
    clock = f" ⏳ {until(board.due_at)}" if board.waiting is Waiting.MEMBER else ""
    run = run_text(play.card for play in view.run)
    opening = waits_for(board, words)
    if opening:
        return opening + clock
    if board.dealing or view.phase is Phase.ROUND:
        before = StopsRenderer().last_seen(board, words)
        return before + "\n" + _coming(board, view, words) if before else _coming(board, view, words)
    if view.wanted is not None:
        asked = words.say("## {run} → who has {card}?", run=run, card=card_text(view.wanted)) + clock
        if board.waited_for is not None and board.waiting is Waiting.MEMBER:
            asked += "\n" + words.say("👀 {name} has it!", name=shown(board.waited_for))
        return asked
    if view.leader is not None:
        name = shown(board.seats[view.leader].name)
        if not view.plays:
            return words.say("## {name} opens the round", name=name) + clock
        stopped = words.say("## {run} ✋ {name} leads", run=run, name=name)
        return stopped + clock
    return ""


def _coming(board: Board, view: View, words: Words) -> str:
    """Return when the next round comes."""
    when = until(board.due_at)
    if view.phase is Phase.ROUND:
        return words.say("## Round {round} begins {when}", round=view.round, when=when)
    if view.round == 1:
        return words.say("## The cards are dealt {when}", when=when)
    return words.say("## Round {round} is dealt {when}", round=view.round, when=when)


def _payout(board: Board, view: View, words: Words) -> str:
    """Return what was taken in the present run and in the one before, which may have stopped a moment ago."""
    run = {play.card for each in view.runs[-2:] for play in each}
    return "\n".join(
        words.say(
            "💰 **{name} took {n} on {card}**",
            name=shown(board.seats[each.seat].name),
            n=each.chips,
            card=space_text(each.space, words),
        )
        for each in view.collected
        if each.card in run
    )


def _boodle(view: View, words: Words) -> str:
    """Return the layout: the chips on each card, or who has taken them."""
    parts = []
    for space, count in view.table:
        text = space_text(space, words)
        parts.append(f"{text}\u00a0**{count}**" if count else f"{text}\u00a0–")
    return "💰 " + " · ".join(parts)


def _latest(board: Board, view: View, words: Words) -> str:
    """Return a small line with what happened last."""
    if view.phase not in (Phase.LEAD, Phase.FOLLOW):
        told = opening_told(board, words) if board.round == view.round else []
        return "-# " + " · ".join(told) if told else ""
    said = []
    if view.leader is not None and view.plays:
        said.append(_stopped(view, words))
    if view.passed and view.leader is not None:
        names = words.listing([shown(board.seats[seat].name) for seat in view.passed])
        said.append(words.say("{names} could not lead another suit", names=names))
    if view.relaxed and view.leader is not None:
        said.append(words.say("{name} may lead any suit", name=shown(board.seats[view.leader].name)))
    if view.run:
        first = view.run[0]
        said.append(
            words.say("{name} led {card}", name=shown(board.seats[first.seat].name), card=card_text(first.card))
        )
    return "-# " + " · ".join(said) if said else ""


def _before(view: View, words: Words) -> str:
    """Return a small line with the runs before the present one, as many as fit: some may have gone by unseen."""
    if view.phase not in (Phase.LEAD, Phase.FOLLOW):
        return ""
    runs = [run_text(play.card for play in run) for run in view.runs[:-1]]
    told: list[str] = []
    while runs and (not told or len(" · ".join([runs[-1], *told])) <= PHONE):
        told.insert(0, runs.pop())
    return "\n-# " + words.say("before: {runs}", runs=" · ".join(told)) if told else ""


def _stopped(view: View, words: Words) -> str:
    """Return why the last run stopped."""
    last = view.plays[-1].card
    above = view.rules.order.above[last]
    if above is None:
        return words.say("{card} is the top", card=card_text(last))
    if above in view.played:
        return words.say("{card} is played already", card=card_text(above))
    return words.say("nobody has {card}", card=card_text(above))


def _prompt(hand: Hand, view: View, words: Words) -> str:
    """Return what this seat may do, in one sentence."""
    if hand.leaving:
        return words.say("🚪 A computer finishes the round for you; then your chips go to your wallet.")
    if hand.away:
        return words.say("💤 A stand-in plays your cards.")
    if view.legal and view.wanted is not None:
        wanted = card_text(view.wanted)
        if hand.follow:
            return words.say("The run goes on with your **{card}**.", card=wanted)
        clock = until(hand.board.due_at)
        return words.say("▶ **The run waits for your {card}** ⏳ {when}", card=wanted, when=clock)
    if view.legal:
        return words.say("**You lead:** {rule} ⏳ {when}", rule=_lead_rule(view, words), when=until(hand.board.due_at))
    return words.say("When a card of yours is wanted, or you lead, its button appears here.")


def _lead_rule(view: View, words: Words) -> str:
    if len(view.legal) == 1:
        return words.say("only this card can be led.")
    if view.rules.lead_card == "suit_low":
        return words.say("pick a suit, of it your lowest card is led.")
    if view.rules.lead_card == "group_low":
        return words.say("your lowest card; pick one.")
    return words.say("any of these.")
