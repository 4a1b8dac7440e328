"""A finished match as one web page that needs nothing else: what is on it, and the page around it."""
