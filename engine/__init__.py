"""The rules of the games, and nothing else.

What lives here: cards, shuffling, the contract that every game fulfils, the games, and computer players.
What must not: clocks, files, Discord, databases, the global random generator, logging. Standard library only.
"""
