"""What a table is between two actions, and what stands on paper of it. Pure."""
