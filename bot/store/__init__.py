"""The database: its schema, its migrations, and every SQL statement of the project.

`Database.reading()` and `Database.writing()` give a unit of work (`work.py`), which has a repository for each subject.
Nothing outside this package knows SQLAlchemy, and nothing in it knows the meaning of the JSON that it stores.
"""
