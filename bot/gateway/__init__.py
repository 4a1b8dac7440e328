"""The connections to Discord's gateway: one per shard, made and given up while the bot runs."""
