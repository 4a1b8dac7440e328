"""The commands that every game has: open a table, read the rules, see one's hand, leave, stop, get the record."""

import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.app import NewmarketBot
from bot.members.languages import ENGLISH
from bot.refusals import ChannelTaken, DecisionOver, NoTable, ServerGone, TooManyReplays
from bot.search.pool import JobFailed
from bot.tables.model.terms import MOST_CHIPS, Terms, capped
from bot.tables.transitions.permissions import Request, server_of
from bot.tables.views import Board
from cogs.post.answers import hand_out
from cogs.press import film
from cogs.press.boundary import boundary
from cogs.press.channel_permissions import hindrance_here, parent_here
from cogs.press.invite import may_bring
from cogs.press.lessons import attempt, go_to
from cogs.press.press import Asked, Interaction
from cogs.press.presses import on_press
from cogs.render.command_words import ChipsOption, GameTexts, scene
from cogs.render.documents import match_files
from cogs.render.film_page import film_page
from cogs.render.games import RENDERERS
from cogs.render.hand import left_text, pointer_message, stop_question
from cogs.render.help import explanation_message
from cogs.render.ids import GO, LEARN_TEMPLATE, LearnId
from cogs.render.lessons import PLAY, RULES, learn_button
from cogs.render.picker import forget_button
from cogs.render.words import words_for
from cogs.tree import anywhere
from engine.catalogue import CATALOGUE, of_each
from engine.players import EASY
from engine.record.film import Film

log = logging.getLogger(__name__)

COMPUTERS = 2
"""How many computer players join at most if a pupil plays now; fewer if *Play now* would add fewer."""


def texts_of(game: str) -> GameTexts:
    """Return the texts of a game's commands."""
    name = locale_str(RENDERERS[game].name(words_for(ENGLISH)))
    found: GameTexts = of_each("cogs.render.{}.commands", "COMMANDS").get(game, GameTexts(name))
    return found


def choices_of_games(*, ratings: bool = False) -> list[app_commands.Choice[str]]:
    """Return a choice for each game, by its name or by that of its leaderboard."""
    texts = {game: texts_of(game) for game in CATALOGUE}
    return [
        app_commands.Choice(name=(each.rating if ratings else None) or each.name, value=game)
        for game, each in texts.items()
    ]


def commands_of(bot: NewmarketBot, game: str) -> "GameCommands":
    """Return the commands of a game.

    Raises:
        DecisionOver: the game does not exist any more.
    """
    cog = bot.get_cog(game)
    if not isinstance(cog, GameCommands):
        raise DecisionOver
    return cog


class GameCommands(commands.GroupCog):
    """The commands of one game. Subclasses name it, and add `start` and `rules` with its own options."""

    game: ClassVar[str]
    """The game's key."""
    chips_switch: ClassVar[str] = "chips"
    """The house rule for what every player brings to the table."""

    @property
    def plain(self) -> str:
        """The default preset."""
        return CATALOGUE[self.game].game.rulebook.presets()[0]

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Return whether a command works here: outside servers only `learn` and `replay` do."""
        if interaction.guild_id is not None or interaction.command in (self.learn, self.replay):
            return True
        async with boundary(interaction):
            raise ServerGone
        return False

    async def open(
        self,
        asked: Asked,
        rules: str | None,
        computers: int,
        buy_in: int | None,
        level: str | None,
        friend: discord.Member | discord.User | None = None,
    ) -> None:
        """Open a lobby, invite a friend, and answer with the lobby; or point to the channel's present table."""
        hindrance = await hindrance_here(asked)
        if hindrance:
            await asked.tell(hindrance)
            return
        present = await self._there(asked)
        if present is not None:
            await self._point_to(asked, present)
            return
        chosen = await self._chosen(asked, rules, buy_in, level)
        if friend is not None and not await may_bring(asked, friend):
            return
        guild, invited, rates = asked.server(Request.OPEN), [] if friend is None else [friend.id], asked.bot.rates
        try:
            with rates.opening(guild, asked.member), rates.inviting(asked.member, invited):
                table = await asked.bot.tables.lobby.open(
                    guild=guild,
                    channel=asked.channel,
                    host=asked.actor,
                    terms=chosen,
                    computers=computers,
                    interaction=asked.interaction.id,
                    invited=invited,
                    parent=parent_here(asked.interaction),
                )
        except ChannelTaken as taken:
            there = await asked.bot.tables.queries.allow(Request.LOOK, taken.table, asked.actor)
            await self._point_to(asked, there)
            return
        await asked.publisher.clicks.open_with(asked.interaction, table)

    async def explain(self, asked: Asked, rules: str | None) -> None:
        """Explain the rules of this channel's table, or of a preset."""
        shown, line = await self._explained(asked, rules)
        kept = rules is None and await self._kept(asked) is not None
        may_forget = kept and await asked.bot.house_rules.may_forget(asked.channel, asked.actor)
        forget = [forget_button(asked.words, self.game)] if may_forget else []
        buttons = [*learn_button(self.game, asked.words), *forget]
        await asked.show(explanation_message(shown, await asked.own_words(), line, buttons))

    @app_commands.command(description=locale_str("Learn the game in two minutes"))
    async def learn(self, interaction: Interaction) -> None:
        """Begin the lesson of the game, for the caller alone."""
        async with boundary(interaction) as asked:
            await go_to(asked, LearnId(self.game))

    @app_commands.command(description=locale_str("See and play your hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the caller's hand at this channel's table."""
        async with boundary(interaction) as asked:
            table, clicks = await self._here(asked), asked.publisher.clicks
            await asked.bot.tables.queries.allow(Request.SEE_HAND, table, asked.actor)
            await clicks.answer_hand(interaction, await clicks.present(table))

    @app_commands.command(description=locale_str("Leave the table; a computer plays on for you"))
    async def leave(self, interaction: Interaction) -> None:
        """Get up from this channel's table."""
        async with boundary(interaction) as asked:
            table = await self._here(asked)
            await asked.bot.tables.leave(table, asked.actor, interaction.id)
            present = await asked.publisher.clicks.present(table)
            await asked.tell(left_text(present.board, present.hand_of(asked.member), asked.words))

    @app_commands.command(description=locale_str("Stop the table as a moderator; players leave it instead"))
    async def stop(self, interaction: Interaction) -> None:
        """Ask whether to stop this channel's table. Its players can leave it instead."""
        async with boundary(interaction) as asked:
            table = await self._here(asked)
            await asked.bot.tables.queries.allow(Request.STOP, table, asked.actor)
            present = await asked.publisher.clicks.present(table)
            await asked.show(stop_question(present.board, present.hand_of(asked.member), asked.words))

    @app_commands.command(description=locale_str("Get the last finished match as files, with a page to watch it"))
    async def record(self, interaction: Interaction) -> None:
        """Send the record of this channel's last finished match, its proof, and a page that plays it."""
        async with boundary(interaction) as asked:
            await self._there(asked)
            records, words = asked.bot.records, asked.words
            finished = await records.last(asked.channel, self.game)
            await asked.bot.tables.queries.allow(Request.RECORD, finished.table, asked.actor)
            documents = await records.documents(finished.table, asked.think)
            text = words.say(
                "Here is every hand and every card of this channel's last finished match, with the proof of its deals."
            )
            if finished.running:
                text = words.say(
                    "Here is the match before the one being played now. The record of that one comes when it's over."
                )
            page = await self._page(asked, finished.table, documents.film)
            about = (
                words.say("Open the page in a browser to watch the match like a film.")
                if page is not None
                else words.say("I couldn't make the page to watch the match this time.")
            )
            files = match_files(self.game, finished.table, documents.record, documents.proof, page)
            await hand_out(interaction, f"{text}\n{about}", *files)

    async def _page(self, asked: Asked, table: int, played: Film) -> str | None:
        """Return the page that plays a match; None if it cannot be made or is too large for Discord."""
        try:
            page = await asked.bot.records.page(table, played, asked.words.language, film_page, asked.think)
        except (JobFailed, TooManyReplays) as error:
            log.warning("the page of table %d could not be made (%s)", table, type(error).__name__)
            return None
        return page if len(page.encode()) <= asked.interaction.filesize_limit else None

    @app_commands.command(description=locale_str("Watch a finished match again, card by card"))
    async def replay(self, interaction: Interaction) -> None:
        """Let the caller choose one of this channel's last finished matches; outside servers, one of their own."""
        async with boundary(interaction) as asked:
            await self._there(asked)
            await film.choose(asked, self.game)

    async def _kept(self, asked: Asked) -> Terms | None:
        """Return the house rules of a command's channel."""
        return await asked.bot.house_rules.get(asked.interaction.guild_id or 0, asked.channel, self.game)

    async def _plain(self, asked: Asked, preset: str) -> Terms:
        """Return a preset with this server's limits."""
        settings = await asked.bot.wallets.settings(asked.interaction.guild_id or 0)
        rules = capped(self.game, CATALOGUE[self.game].game.rulebook.read(preset, {}), settings.most_buy_in)
        return Terms(self.game, rules, rules.chips, settings.turn_seconds)

    async def _chosen(self, asked: Asked, preset: str | None, buy_in: int | None, level: str | None) -> Terms:
        """Return the terms of a new table: the named preset, else the channel's house rules, else the default."""
        kept = None if preset is not None else await self._kept(asked)
        chosen = kept or await self._plain(asked, preset or self.plain)
        if level is not None:
            chosen = replace(chosen, level=level)
        if buy_in is None:
            return chosen
        return replace(
            chosen,
            rules=CATALOGUE[self.game].game.rulebook.switched(chosen.rules, self.chips_switch, str(buy_in)),
            buy_in=buy_in,
        )

    async def _explained(self, asked: Asked, preset: str | None) -> tuple[Terms, str]:
        """Return the rules to explain, and a sentence that says whose they are."""
        words = asked.words
        if preset is not None:
            return await self._plain(asked, preset), words.say("This is the game without house rules.")
        board = await self._there(asked)
        if board is not None and board.game == self.game:
            return board.terms, words.say("These are the rules of the table in this channel.")
        kept = await self._kept(asked)
        if kept is not None:
            return kept, words.say("These are the house rules of this channel.")
        line = words.say("This channel has no house rules: tables begin with this game.")
        return await self._plain(asked, self.plain), line

    async def _there(self, asked: Asked) -> Board | None:
        """Return the open table of a command's channel, as everybody may see it."""
        table = await asked.bot.tables.queries.in_channel(asked.channel)
        if table is None:
            return None
        asked.publisher.pressed(table, here=True)
        return await asked.bot.tables.queries.allow(Request.LOOK, table, asked.actor)

    async def _here(self, asked: Asked) -> int:
        board = await self._there(asked)
        if board is None:
            raise NoTable
        return board.id

    async def _point_to(self, asked: Asked, board: Board) -> None:
        message = await asked.publisher.board_message(board.id)
        await asked.show(pointer_message(board, asked.member, message, asked.words))


@on_press(LEARN_TEMPLATE)
async def lesson_button(asked: Asked, found: re.Match[str]) -> None:
    """Go to a step, try the step's task, or leave the lesson for a real table or the rules."""
    pressed = LearnId.read(found)
    if pressed.verb not in (PLAY, RULES):
        await (go_to if pressed.verb == GO else attempt)(asked, pressed)
        return
    server_of(asked.actor)  # raises outside servers: no tables there
    commands = commands_of(asked.bot, pressed.game)
    if pressed.verb == PLAY:
        computers = min(COMPUTERS, CATALOGUE[pressed.game].comfortable - 1)
        await commands.open(asked, commands.plain, computers, None, EASY)
    else:
        await commands.explain(asked, commands.plain)


def commands_for(game: str) -> type[GameCommands]:
    """Return the class of a game's commands, with the game's own options."""
    texts, rulebook = texts_of(game), CATALOGUE[game].game.rulebook
    most = next(iter(rulebook.plain.values())).players[-1] - 1
    chips = texts.chips or ChipsOption(scene("option", "stake"), texts.name)
    presets = app_commands.choices(
        rules=[app_commands.Choice(name=each, value=key) for key, each in texts.rules.items()]
    )
    levels = app_commands.choices(
        level=[app_commands.Choice(name=each, value=key) for key, each in texts.levels.items()]
    )

    @anywhere
    class OneGame(
        GameCommands,
        name=game,
        group_name=CATALOGUE[game].command,
        group_description=texts.about or texts.name,
    ):
        """The commands of the game."""

        @app_commands.command(description=locale_str("Open a table in this channel"))
        @app_commands.describe(
            rules=locale_str("Which rules to play by; by default this channel's house rules"),
            computers=locale_str("How many computer players to start with"),
            chips=chips.about,
            level=locale_str("How well computer players play; by default as in this channel"),
            friend=locale_str("A friend to invite: they are pinged, and a seat is kept for them"),
        )
        @app_commands.rename(
            # Translators: which rules to play by; one word in lower case.
            rules=scene("option", "rules"),
            # Translators: how many computer players; one word in lower case.
            computers=scene("option", "computers"),
            chips=chips.name,
            # Translators: how well computer players play; one word in lower case.
            level=scene("option", "level"),
            # Translators: the friend to invite, as in "/newmarket start with: Ann"; one word in lower case.
            friend=scene("option", "with"),
        )
        @presets
        @levels
        async def start(
            self,
            interaction: Interaction,
            rules: str | None = None,
            computers: app_commands.Range[int, 0, most] = 0,
            chips: app_commands.Range[int, chips.least, MOST_CHIPS] | None = None,
            level: str | None = None,
            friend: discord.Member | discord.User | None = None,
        ) -> None:
            """Open a lobby and answer with it, or point to the channel's present table."""
            async with boundary(interaction) as asked:
                await self.open(asked, rules, computers, chips, level, friend)

        @app_commands.command(description=locale_str("How the game is played"))
        @app_commands.describe(rules=locale_str("Which rules to explain; by default this channel's"))
        @app_commands.rename(rules=scene("option", "rules"))
        @presets
        async def rules(self, interaction: Interaction, rules: str | None = None) -> None:
            """Explain the rules of this channel's table, or of a preset."""
            async with boundary(interaction) as asked:
                await self.explain(asked, rules)

    OneGame.game, OneGame.chips_switch = game, chips.switch
    for option, said in (("rules", texts.rules), ("level", texts.levels), ("chips", texts.chips)):
        if not said:  # the game offers no choice
            for command in (OneGame.start, OneGame.rules):
                command._params.pop(option, None)
    return OneGame


def of_every_game() -> Iterator[GameCommands]:
    """Yield the commands of each game."""
    for game, pack in CATALOGUE.items():
        cog = commands_for(game)()
        if pack.lesson is None and cog.app_command is not None:
            cog.app_command.remove_command("learn")
        yield cog
