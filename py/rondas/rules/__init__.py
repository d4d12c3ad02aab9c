"""What a game is: the interfaces that every game implements, and what they are made of."""
