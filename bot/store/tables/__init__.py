"""Tables, their journals, what they announce and what they leave, in SQL."""
