// The steps of the tests in a page. Each function is sent there alone, so it uses nothing from around it; it waits
// for changes of the page, not for the clock.

// Plays what is legal first, up to so many actions, else to the end; gives how the table is then. Nobody looks
// meanwhile, so it is not painted.
export const play = (most = Infinity) => new Promise(resolve => {
  document.documentElement.style.opacity = 0;
  const table = document.querySelector('#table');
  let acted = 0;
  const look = () => {
    const { status } = table.dataset;
    const action = status === 'your-turn' && table.querySelector('[data-action]');
    if (action && acted < most) {
      acted++;
      action.click();
    } else if (action || status === 'over' || status === 'error') {
      watch.disconnect();
      resolve({ ...table.dataset, acted, prompt: table.querySelector('.prompt').textContent });
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(table, { subtree: true, childList: true, attributes: true });
  look();
});

// The state of the page, to find out why nothing goes on.
export const shown = () => ({ ...document.querySelector('#table')?.dataset, text: document.body.innerText });

// The visible parts of the game.
export const seen = () => ({
  hand: [...document.querySelectorAll('.hand [data-card]')].map(card => card.dataset.card),
  open: [...document.querySelectorAll('.centre [data-card]')].map(card => card.dataset.card),
  past: [...document.querySelectorAll('.log li')].map(line => line.textContent),
});

// Waits until the game of this seed is stored with so many actions of seat 0.
export const kept = async (seed, acted) => {
  const { all } = await import(new URL('static/js/store/store.js', document.baseURI));
  const isIt = ({ save }) => save.seed === seed && save.moves.filter(move => move.startsWith('0 ')).length === acted;
  while (!JSON.parse(await all('saved:')).some(([, text]) => isIt(JSON.parse(text))))
    await new Promise(requestAnimationFrame);
};

// Waits for an element, and gives its data.
export const until = selector => new Promise(resolve => {
  const look = () => {
    const found = document.querySelector(selector);
    if (!found) return;
    watch.disconnect();
    resolve({ ...found.dataset });
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  look();
});

export const press = selector => document.querySelector(selector).click();
export const focus = selector => document.querySelector(selector).focus();

// Files for later visits are on the device, as far as possible.
export const laidBy = async () => {
  await (await import(new URL('static/js/start/idle-tasks.js', document.baseURI))).laidBy;
};

// All that the site needs is on the device, whether or not there is a network; false where the browser
// has no service workers.
export const keptOffline = async () => {
  if (!navigator.serviceWorker) return false;
  const once = (target, event) => new Promise(resolve => target.addEventListener(event, resolve, { once: true }));
  await import(new URL('static/js/start/idle-tasks.js', document.baseURI));
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await once(navigator.serviceWorker, 'controllerchange');
  const { controller } = navigator.serviceWorker;
  while (controller.state !== 'activated') await once(controller, 'statechange');
  return true;
};

// How the table is laid out: where each of its parts lies, and how large.
export const layout = async () => {
  await document.fonts.ready;
  // In the last of them the page has followed a change of its size (static/js/start/webkit-fixes.js).
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  const parts = '.bar, .panel, .board, .seats, .seat, .plate, .centre, .say, .acts, .line, .hand, .hand .card, .hand svg';
  return [...document.querySelectorAll(parts)].map(part => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [[...part.classList].sort().join(' '), ...[x, y, width, height].map(Math.round)].join(' ');
  });
};

// A property of an element, once it is there and has one.
export const given = (selector, property) => new Promise(resolve => {
  const look = () => {
    const found = document.querySelector(selector)?.[property];
    if (!found) return;
    watch.disconnect();
    resolve(found);
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true });
  look();
});
