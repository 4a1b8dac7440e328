"""The application, its processes, and the database as a whole, in SQL."""
