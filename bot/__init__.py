"""The application: settings, tables, chips, members, the database, the command line, and what starts them.

Knows the engine, and is known by the cogs. Sentences for people are not made here, but for those of the command line.
"""
