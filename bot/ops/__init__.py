"""What keeps the process well: logs, rates, deadlines, stopping, exit codes, what Discord was told."""
