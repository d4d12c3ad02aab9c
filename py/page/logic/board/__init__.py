"""The logic of what lies on the table: orders, places, motion and keys."""
