"""What happens in each phase of a round, a file a phase; `sequence` says which follow."""
