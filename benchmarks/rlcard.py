"""RLCard's Uno: a game of shedding cards by an engine in Python, played by its own random agents."""

import rlcard
from rlcard.agents import RandomAgent


def play_games(count: int) -> None:
    """Play games of `uno` at random."""
    game = rlcard.make("uno", config={"seed": count})
    game.set_agents([RandomAgent(num_actions=game.num_actions) for _ in range(game.num_players)])
    for _ in range(count):
        game.run(is_training=False)
