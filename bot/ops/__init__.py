"""What keeps the process healthy: logs, rates, deadlines, stopping, exit codes, the commands that Discord has."""
