// The rule pages can be read without any script. This starts the page's Python on them, which puts
// diagrams to step through in the places of the examples, once one of them comes near.
const site = new URL('../../', import.meta.url).href;

const start = async () => {
  // Addresses in the configuration are relative to the page, and this page lies in a folder.
  const text = await (await fetch(site + 'pyscript.toml')).text();
  const config = document.createElement('mpy-config');
  config.hidden = true;
  config.textContent = text.replace(/"(?:\.\/)?((?:vendor|py|static)\/)/g, `"${site}$1`);
  document.head.append(config);
  const script = document.createElement('script');
  script.type = 'mpy';
  script.src = site + 'py/page/main.py';
  document.body.append(script);
  await import('./boot.mjs');
};

const watch = new IntersectionObserver(entries => {
  if (!entries.some(entry => entry.isIntersecting)) return;
  watch.disconnect();
  start();
}, { rootMargin: '600px' });
for (const example of document.querySelectorAll('[data-example]')) watch.observe(example);
