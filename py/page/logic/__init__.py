"""The logic of the page: plain Python, the same in MicroPython and in CPython, where it is tested.

Nothing here touches a browser. Annotations are for mypy: MicroPython has no `typing`, and ignores
them.
"""
