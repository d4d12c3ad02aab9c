// The page in an iframe of another page: what the two say to each other. docs/embedding.md lists it all.
//
// Every message is { rondas: 1, type, … }. Both sides ignore anything else, and types that they do not know, so old
// and new versions get on. Outgoing messages contain nothing that a spectator may not know, and the record only when
// the game is over. So they may go to any page that embeds this one (`*`), whose origin is unknown here.
const VERSION = 1;
const root = document.documentElement;

export const embedded = parent !== self;

function post(type, detail = {}) {
  if (embedded) parent.postMessage({ rondas: VERSION, type, ...detail }, '*');
}

// The reports of the page's Python; views and results come as JSON text.
export const lobby = () => post('ready', { game: null });
export const moved = (move, view) => post('move', { move, view: JSON.parse(view) });
export const stepped = (move, record) => post('step', record ? { move, record } : { move });
export const answered = answer => post('answer', JSON.parse(answer));
export const over = result => post('over', JSON.parse(result));

// The state of the page itself: a table or viewer is open, or refuses.
let status = 'loading';

function look() {
  const table = document.querySelector('[data-table]');
  const before = status;
  status = table?.dataset.status ?? before;
  if (status === before) return;
  if (status === 'error') {
    post('error', { error: table.querySelector('[role="alert"], .prompt')?.textContent ?? 'error' });
  } else if (before === 'loading') {
    post('ready', { game: table.dataset.game });
  }
  measure();
}

// The height that the page wants: a table has the one that suits its width, all else that of its contents.
// static/js/embed/embed.js draws its still picture by the same rule.
export function tableHeight(width) {
  const between = (low, value, high) => Math.max(low, Math.min(value, high));
  if (width < 560) return between(640, 0.9 * width + 340, 700);
  return width < 760 ? 480 : between(520, 0.6 * width, 680);
}

let told = 0;

function measure() {
  // A page without its styles is higher.
  if ([...document.querySelectorAll('link[rel="stylesheet"]')].some(({ sheet, media }) => !sheet && media !== 'print')) return;
  const height = Math.ceil(root.dataset.page === 'table' ? tableHeight(innerWidth)
    : document.body.getBoundingClientRect().height);
  if (embedded && height && height !== told) {
    told = height;
    post('height', { height });
  }
}

// What the host may say: how the page should look, and which move a viewer shows.
function onMessage({ source, data }) {
  if (source !== parent || data?.rondas !== VERSION) return;
  if (data.type === 'look') window.appearance.setLook(data.theme, data.accent);
  if (data.type === 'goto' && Number.isSafeInteger(data.move)) go(data.move);
}

let go = () => {};
export const onGoto = show => { go = show; };

// Opens a link to another page in a new window; the mark opens this very table there.
function leave(event) {
  const link = event.target.closest?.('a[href]');
  if (!link || link.dataset.do && link.dataset.do !== 'lobby') return;
  if (link.dataset.do) {
    delete link.dataset.do;
    link.href = new URL(`../../../index.html${location.search}${location.hash}`, import.meta.url);
  }
  link.target = '_blank';
  link.rel = 'noopener';
}

if (embedded) {
  delete window.startup.tellHost;    // bootstrap.js was to say what keeps this from being loaded
  addEventListener('message', onMessage);
  new ResizeObserver(measure).observe(document.body);
  new MutationObserver(measure).observe(root, { attributeFilter: ['data-page'] });
  new MutationObserver(look).observe(document.body, { attributeFilter: ['data-status'], subtree: true });
  document.addEventListener('click', leave, true);
  addEventListener('resize', measure);
  addEventListener('load', measure, true);    // of a style sheet too
}
