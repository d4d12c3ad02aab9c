"""The keyboard: letters are commands, arrows move the focus, digits press the bar.

logic/board/keyboard.py tells what a key means on keyboards of other scripts. Letters, digits and
`?` need a setting, and the focus at the table: otherwise speech input, or a key hit by chance,
would run commands.
"""

from page.app.viewing import is_field, is_text, is_way
from page.logic.board.keyboard import meaning
from page.ui import focus, tooltip
from page.ui.dom import close_dialog, closest, find, open_dialog


class Keys:
    def __init__(self, page):
        self.page = page

    def on_key(self, event):
        page = self.page
        page.hurry()
        key = event.key
        if tooltip.hide() and key == "Escape":
            event.preventDefault()  # what lies under it stays
            return
        if key in ("Enter", " ") and closest(event, ".term"):
            event.preventDefault()
            event.target.click()
            return
        if self.undoes(event):
            event.preventDefault()
            return
        if is_text(event) or page.on_viewer_key(event):
            return
        if not is_way(key) and page.settings.now["keys"] != "on":
            return
        letter = meaning(key, str(event.code or ""), event.shiftKey)
        where = page.root.getAttribute("data-page")
        if where != "table" or open_dialog():
            if letter == "?" and where != "rules":
                page.commands.do(page.commands.by_name["keys"])
            if key == "Escape" and where == "rules":
                page.commands.do(page.commands.by_name["diagram-close"])
            return
        if key == "Escape":
            close_dialog()  # beside the table
        beside = closest(event, ".beside") is not None
        here = event.target.tagName == "BODY" or page.table.root.contains(event.target)
        here = here or (beside and not is_way(key))
        if here and self.at_table(event, key, letter):
            event.preventDefault()

    def undoes(self, event):
        """Undo or redo by the keys that other programs have for it; return whether it was one."""
        page, letter = self.page, meaning(event.key, str(event.code or ""), False)
        if not (event.ctrlKey or event.metaKey) or event.altKey or letter not in ("z", "y"):
            return False
        at_table = page.root.getAttribute("data-page") == "table" and not open_dialog()
        if not at_table or is_field(event.target):
            return False
        name = "redo" if event.shiftKey or letter == "y" else "undo"
        page.commands.do(page.commands.by_name[name])
        return True

    def at_table(self, event, key, letter):
        """Run the command of a key at the table; return whether it has one."""
        page = self.page
        if is_way(key):
            if closest(event, ".log") is not None:
                return False
            focus.arrow(page.table.board, key)
            return True
        if letter and "0" <= letter <= "9":
            pressed = find('.acts [data-hot="' + letter + '"]', page.table.root)
            if pressed:
                pressed.click()
            return True
        if letter in page.commands.by_key:
            page.commands.do(page.commands.by_key[letter])
            return True
        return False
