"""The common parts of scripts that measure the layout of a page."""

BOXES = """
  const box = element => element.getBoundingClientRect();
  const all = names => [...document.querySelectorAll(names)].filter(each => box(each).width > 1);
  const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2
    && a.top < b.bottom - 2 && b.top < a.bottom - 2;
"""
"""For the beginning of a function: the `box` of an element, `all` elements that can be seen, and
whether two boxes `meet`."""

CUT = "place => place.scrollHeight - place.clientHeight"
"""How much of what an element contains is out of sight."""
