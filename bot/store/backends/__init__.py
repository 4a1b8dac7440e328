"""SQLite and PostgreSQL: what each needs, behind one seam (`bot/store/backend.py`)."""
