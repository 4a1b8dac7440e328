"""The application: settings, tables, chips, members, the database, the command line, and what starts them.

It imports the engine, and the cogs import it. Only its command line makes sentences for people.
"""
