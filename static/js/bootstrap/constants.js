// Made by tools/constants.py from the declarations: do not edit.
globalThis.constants = {
  name: 40,
  words: ["game", "players", "seat", "bots", "speed", "theme", "lang", "move", "review", "lesson", "at", "daily", "date", "friend", "puzzle", "example", "position", "compose", "view", "controls", "poster"],
  free: ["seed", "seats", "names", "saved"],
  passing: ["lang", "theme", "accent", "speed"],
  values: {"players": ["0, 1, 2 \u2026"], "seat": ["none", "0, 1, 2 \u2026"], "speed": ["fast", "instant", "normal", "slow"], "theme": ["auto", "dark", "light"], "move": ["0, 1, 2 \u2026"], "review": ["0, 1, 2 \u2026"], "at": ["0, 1, 2 \u2026"], "view": ["all", "0, 1, 2 \u2026"], "controls": ["all", "none"], "poster": ["1"], "lang": ["en", "fr", "es", "ar", "ja"], "accent": ["#396", "red \u2026"]},
  number: "0, 1, 2 \u2026",
  phrases: ["hello", "well-played", "thanks", "moment", "again", "bye"],
  atTable: ["about", "act", "frame", "help", "known", "lift", "open", "record", "redo", "refusal", "retell", "sit", "step", "undo"],
};
