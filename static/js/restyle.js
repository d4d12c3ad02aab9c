// WebKit leaves styles as they were when the window crosses a media query, or day turns to night, while
// elements are containers, as the cards are. Another sheet, be it empty, has it look at all of them anew:
// at once, and in the two frames that follow. The first of them may be the one in which it hears of the new
// size, before it has laid out anything; by the second it has.
const renew = () => { document.adoptedStyleSheets = [new CSSStyleSheet()]; };
// In between it has laid out the page by the old styles at the new size, and rows of a grid stay as high as
// their words then were. With letters of another size, if only for a moment, all is measured anew.
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
