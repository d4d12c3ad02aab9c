// Made by tools/constants.py from the declarations: do not edit.
globalThis.constants = {
  name: 40,
  words: ["game", "players", "seat", "bots", "speed", "theme", "lang", "move", "review", "lesson", "at", "daily", "date", "friend", "puzzle", "example", "position", "compose", "view", "controls", "poster"],
  free: ["seed", "seats", "names", "saved"],
  passing: ["lang", "theme", "accent", "speed"],
  values: {"players": ["#"], "seat": ["none", "#"], "speed": ["fast", "instant", "normal", "slow"], "theme": ["auto", "dark", "light"], "move": ["#"], "review": ["#"], "at": ["#"], "view": ["all", "#"], "controls": ["all", "none"], "poster": ["1"], "lang": ["en", "fr", "es", "ar", "ja"]},
  phrases: ["hello", "well-played", "thanks", "moment", "again", "bye"],
  atTable: ["about", "act", "frame", "help", "known", "lift", "open", "record", "redo", "refusal", "retell", "sit", "step", "undo"],
};
