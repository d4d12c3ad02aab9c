// WebKit leaves styles as they were when the window crosses a media query, or day turns to night, while
// elements are containers, as the cards are. Another sheet, be it empty, has it look at all of them anew:
// at once, and once more when it has seen the new size.
const renew = () => { document.adoptedStyleSheets = [new CSSStyleSheet()]; };
const twice = () => {
  renew();
  requestAnimationFrame(renew);
};
if (/^Apple/.test(navigator.vendor)) {
  addEventListener('resize', twice);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', twice);
}
