"""A rulebook as Markdown, for people: its clauses, with the words of their examples."""

from rondas.rulebook import Rulebook
from rondas.rulebook.translation import Translation


def to_markdown(rulebook: Rulebook, translation: Translation) -> str:
    """Return the rulebook, each example as a quotation below its clause. RulebookError names the
    first line of an example that does not hold."""
    for example in rulebook.examples():
        example.run()
    prefix = f"{rulebook.game.rules.prefix}-"
    sections = {section.id for section in rulebook.sections}
    clauses = {clause.id for clause in rulebook.clauses()}
    parts: list[str] = []
    for place, english in rulebook.texts.items():
        text = translation.of(place, english) or english
        name, _, kind = place.partition(" ")
        if place == "title":
            parts.append(f"# {text}")
        elif kind == "title" and name in sections:
            parts.append(f"## {name} {text}" if name.startswith(prefix) else f"## {text}")
        elif kind == "title":
            parts.append(f"  > **{text}**")
        elif kind:  # a caption of the example above
            parts[-1] += f"\n  > {text}"
        elif name in clauses:
            parts.append(f"- {name} {text}")
        elif name.partition("/")[0] in clauses:
            parts.append("  " + text.replace("\n", "\n  "))
        else:
            parts.append(text)
    return "\n\n".join(parts) + "\n"
