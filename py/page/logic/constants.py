"""Made by tools/constants.py from the declarations: do not edit."""

FORMAT = "rondas-record-1"
LEVELS = ("easy", "medium", "hard")
NAME = 40
RECORDS = 100
TEXT = 2000
TITLE = 100
