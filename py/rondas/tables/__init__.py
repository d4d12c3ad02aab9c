"""Games in progress: tables, the people at them, lessons, and what each of them sees."""
