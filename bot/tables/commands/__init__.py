"""Members' requests about tables: commands, which change one, and queries, which show one."""
