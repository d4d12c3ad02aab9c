"""Help, rules and terms, asked for at the table."""
