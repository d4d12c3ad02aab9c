"""The parts of the board: seats, hand, center, actions, cards."""
