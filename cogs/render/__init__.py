"""Views of tables and chips as messages. Nothing is fetched here, and nothing is decided."""
