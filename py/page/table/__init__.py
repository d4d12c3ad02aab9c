"""The table where a person plays: turns, log, motion, score sheets."""
