"""What members ask of tables: commands, which change one, and queries, which show one."""
