### The page: what is said around the games.

seat = Seat { $n }
