// WebKit leaves styles as they were when the window crosses a media query, or day turns to night, while
// elements are containers, as the cards are. Another sheet, be it empty, has it look at all of them anew.
const renew = () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.length ? [] : [new CSSStyleSheet()];
};
if (/^Apple/.test(navigator.vendor)) {
  addEventListener('resize', renew);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', renew);
}
