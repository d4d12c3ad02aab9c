"""The page: rooms of modules, see ARCHITECTURE.md. `main.py` is the program that PyScript runs."""
