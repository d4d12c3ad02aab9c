"""The engine, storage, sound, words and tasks."""
