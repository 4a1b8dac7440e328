"""The database: its schema, its migrations, and every SQL statement of the project.

Functions take an open connection, so that whoever calls them decides what is one transaction.
"""
