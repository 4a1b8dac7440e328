"""What finished matches have left: films to watch again, and what is computed from all of them."""
