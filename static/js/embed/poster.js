// A frame that shows its picture first: `poster=1` in an address leads here (bootstrap/looks.js). embed.js makes a
// closed table of the link, and a tap opens the address itself in its place.
{
  const url = new URL(`../index.html${location.search}${location.hash}`, location);
  url.searchParams.delete('poster');
  const link = document.querySelector('a');
  link.href = url;
  const { searchParams: given } = url;
  if (CSS.supports('color', given.get('accent') ?? '')) link.parentElement.style.setProperty('--rondas-accent', given.get('accent'));
  addEventListener('click', event => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const shown = document.querySelector('rondas-table')?.shadowRoot.querySelector('[data-seed]');
    if (shown) url.searchParams.set('seed', shown.dataset.seed);
    location.replace(url);
  }, true);
}
