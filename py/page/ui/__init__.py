"""Elements, focus, tooltips, and words for screen readers."""
