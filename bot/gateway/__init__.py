"""The connections to Discord's gateway: one a shard, made and given up while the bot runs."""
