// WebKit leaves styles as they were when the window crosses a media query, or day turns to night, while
// elements are containers, as the cards are. What is changed on the link of a sheet has it read anew.
const renew = () => {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) link.media = link.media ? '' : 'all';
};
if (/^Apple/.test(navigator.vendor)) {
  addEventListener('resize', renew);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', renew);
}
