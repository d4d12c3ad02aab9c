"""Several people: at one screen, or at several devices."""
