"""The page as a whole: addresses, commands, keys, settings, statistics, sharing."""
