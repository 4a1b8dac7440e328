"""OpenSpiel's crazy eights: a game of shedding cards by an engine in C++, as its users play it from Python."""

from random import Random

import pyspiel


def play_games(players: int, count: int) -> None:
    """Play games of `crazy_eights` at random; every card is dealt and drawn with its probability."""
    random = Random(count)
    game = pyspiel.load_game(f"crazy_eights(players={players})")
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, probabilities)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
