"""What is fixed before a game begins: the pack, what a card takes, what hands say, the table."""
