"""Games as text: records, positions and scripts."""
