"""Tables, their journals, their announcements and their results, in SQL."""
