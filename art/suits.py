"""The suits of the French pack, drawn point by point in a square of 1200 around the middle: a
silhouette for the corners, and a pip with a shaded half and cut lines, as in the other packs."""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement

BOX = "-600 -600 1200 1200"
SILHOUETTES = {
    "S": "M0-530C-60-345-165-225-290-95C-405 25-430 175-335 265C-240 350-95 325-38 225"
         "C-48 360-90 455-195 515L195 515C90 455 48 360 38 225C95 325 240 350 335 265"
         "C430 175 405 25 290-95C165-225 60-345 0-530Z",
    "H": "M0-255C-25-410-145-500-265-480C-425-452-470-285-405-120C-330 65-115 240 0 510"
         "C115 240 330 65 405-120C470-285 425-452 265-480C145-500 25-410 0-255Z",
    "D": "M0-540C-65-345-210-125-385 0C-210 125-65 345 0 540C65 345 210 125 385 0"
         "C210-125 65-345 0-540Z",
    "C": "M-30-40A218 218 0 1 1 30-40C32-22 36-12 50 2A218 218 0 1 1 42 190C50 350 92 455 195 515"
         "L-195 515C-92 455-50 350-42 190A218 218 0 1 1-50 2C-36-12-32-22-30-40Z",
}  # fmt: skip
SHADES = {
    "S": "M0-530C60-345 165-225 290-95C405 25 430 175 335 265C240 350 95 325 38 225"
         "C48 360 90 455 195 515L0 515Z",
    "H": "M0-255C25-410 145-500 265-480C425-452 470-285 405-120C330 65 115 240 0 510Z",
    "D": "M0-540C65-345 210-125 385 0C210 125 65 345 0 540Z",
    "C": "M0-468A218 218 0 0 1 30-40C32-22 36-12 50 2A218 218 0 1 1 42 190C50 350 92 455 195 515"
         "L0 515Z",
}  # fmt: skip
"""The half that is turned from the light."""
CUTS = {
    "S": "M-55-300C-110-205-185-130-255-55M-325 85C-330 150-300 200-250 215M-40-170C-85-110-140-60-190-10"
         "M-258 70C-262 115-245 140-215 150",
    "H": "M-345-355C-390-285-380-190-335-95M-275-370C-310-310-305-235-270-155M-270-5C-200 85-130 165-75 255",
    "D": "M-50-320C-105-200-190-90-280-10M-45-195C-80-125-135-55-190-5M-270 45C-190 110-120 205-70 300",
    "C": "M-150-320C-150-385-95-420-50-422M-105-310C-105-345-80-365-55-368M-385 100C-385 45-345 5-295-2"
         "M-340 105C-340 70-320 50-290 44",
}  # fmt: skip
"""Lines cut into the other half, as in a woodcut."""
MARK = (
    "M-2.55-4.01A10.92 10.92 0 0 1 -1.53-13.52M1.92-16.97A10.92 10.92 0 1 1 4.01 2.55"
    "M4.01-2.55A10.92 10.92 0 0 1 13.52-1.53M16.97 1.92A10.92 10.92 0 1 1 -2.55 4.01"
    "M2.55 4.01A10.92 10.92 0 0 1 1.53 13.52M-1.92 16.97A10.92 10.92 0 1 1 -4.01-2.55"
    "M-4.01 2.55A10.92 10.92 0 0 1 -13.52 1.53M-16.97-1.92A10.92 10.92 0 1 1 2.55-4.01"
)
"""The rings of the house, which the ace of spades carries."""


def symbols(suit: str) -> list[Element]:
    """Return the silhouette of a suit, and its pip."""
    plain = Element("symbol", {"id": f"fr-suit-{suit}", "viewBox": BOX})
    pip = Element("symbol", {"id": f"fr-pip-{suit}", "viewBox": BOX})
    for symbol in (plain, pip):
        SubElement(symbol, "path", {"class": "cd-fr-suit", "d": SILHOUETTES[suit]})
    SubElement(pip, "path", {"class": "cd-fr-shade", "d": SHADES[suit]})
    SubElement(pip, "path", {"class": "cd-fr-cut", "d": CUTS[suit]})
    return [plain, pip]


def mark() -> Element:
    """Return the rings, for the ace of spades."""
    made = Element("symbol", {"id": "fr-mark", "viewBox": "-24 -24 48 48"})
    SubElement(made, "path", {"class": "cd-fr-mark", "d": MARK})
    return made
