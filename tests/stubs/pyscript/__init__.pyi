"""What PyScript gives to the page's Python. Objects of the browser are what it makes of them."""

from typing import Any

document: Any
window: Any
