// Works round a fault of WebKit: elements that are containers, as the cards are, keep their old styles when the
// window crosses a media query, or day turns to night. Another sheet, even an empty one, makes it restyle them all:
// at once, and in the next two frames. In the first of them it may only hear of the new size, before any layout; by
// the second it has laid out.
const renew = () => { document.adoptedStyleSheets = [new CSSStyleSheet()]; };
// Meanwhile it has laid out the page with the old styles at the new size, and rows of a grid keep the height of their
// old words. Another font size, if only for a moment, makes it measure everything anew.
const measure = () => {
  const { style } = document.documentElement;
  style.fontSize = '101%';
  document.body.getBoundingClientRect();
  style.fontSize = '';
};
const heal = (frames = 2) => {
  renew();
  if (!frames) return;
  requestAnimationFrame(() => {
    heal(frames - 1);
    measure();
  });
};
if (/^Apple/.test(navigator.vendor)) {
  addEventListener('resize', () => heal());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => heal());
}
