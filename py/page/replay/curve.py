"""The curve of a review: the chances to win, move by move."""

from page.logic.review_curve import nearest, outline, percent, points, read, spread
from page.platform.i18n import word
from page.ui.dom import attribute, drawing, el

WIDTH, HEIGHT, LANE = 600, 150, 34  # of its drawing, which is stretched to its place
APART = 0.12  # of that place, between the numbers of two moments


class Curve:
    """The curve of what was `judged`, with a list of its values for screen readers. A tap on it
    goes there in the viewer `made`."""

    def __init__(self, made, judged, parent):
        self.made = made
        self.judged = judged
        figure = el("figure", "curve", parent)
        el("figcaption", "facts", figure, word("review-values"), aria_hidden="true")
        self.plot = el("div", "plot", figure)
        self.draw()
        self.plot.onclick = self.point

    @property
    def moves(self):
        return len(self.made.frames) - 1

    def draw(self):
        judged, moves, plot = self.judged, self.moves, self.plot
        found = points(judged, moves)
        values = read(judged)
        picture = drawing(
            "svg",
            plot,
            viewBox="0 0 %d %d" % (WIDTH, HEIGHT + LANE),
            preserveAspectRatio="none",
            role="img",
            aria_label=word("review-curve", first=values[0][1], last=values[-1][1]),
        )
        even = (1 - judged["even"]) * HEIGHT
        line = outline(found, WIDTH, HEIGHT)
        drawing("path", picture, class_="edge", d="M0 0H%dM0 %dH%d" % (WIDTH, HEIGHT, WIDTH))
        drawing("path", picture, class_="even", d="M0 %.1fH%d" % (even, WIDTH))
        drawing("path", picture, class_="area", d=line + "V%.1fH0z" % even)
        drawing("path", picture, class_="line", d=line)
        self.cursor = el("i", "cursor", plot, aria_hidden="true")
        for chance in (1, judged["even"], 0):
            text = word("percent", n=percent(chance))
            label = el("small", "", plot, text, aria_hidden="true")
            label.style.setProperty("--y", "%.4f" % (1 - chance))
        # Below the curve the numbers of the moments, apart, each with a line to its place.
        heights = {move: y for (move, _), (_, y) in zip(judged["curve"], found[1:])}
        moments = sorted([(each["move"], at + 1) for at, each in enumerate(judged["moments"])])
        places = [(move + 1) / moves for move, _ in moments]
        for (move, n), place, beside in zip(moments, places, spread(places, APART)):
            x = place * WIDTH
            to = "M%.1f %.1fL%.1f %d" % (x, heights[move] * HEIGHT, beside * WIDTH, HEIGHT + 6)
            drawing("path", picture, class_="lead", d=to)
            spot = el("i", "spot", plot, aria_hidden="true")
            spot.style.setProperty("--x", "%.4f" % place)
            spot.style.setProperty("--y", "%.4f" % heights[move])
            number = el("b", "", plot, str(n), aria_hidden="true", data_at=move)
            number.style.setProperty("--x", "%.4f" % beside)

    def point(self, event):
        """Handle a tap on the curve: to the decision there, or from a number to its moment."""
        number = attribute(event.target, "data-at")
        box = self.plot.getBoundingClientRect()
        at = (event.clientX - box.left) / box.width * self.moves
        self.made.stop()
        self.made.go(int(number) if number else nearest(self.judged, at))

    def mark(self, at, moment):
        """Mark the position of the viewer. A decision stands where it has been made."""
        place = at if moment is None else at + 1
        self.cursor.style.setProperty("--x", "%.4f" % (place / self.moves))
