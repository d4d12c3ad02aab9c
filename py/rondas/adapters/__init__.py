"""The games in the interfaces of other libraries: `pettingzoo` and `openspiel`.

Each needs an extra, `rondas[pettingzoo]` or `rondas[openspiel]`, and is imported by name only.
"""
