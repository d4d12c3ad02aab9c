// The page in a frame of another page: what the two say to each other. docs/embedding.md lists it all.
//
// Every message is { rondas: 1, type, … }; what does not look like that is ignored on both sides, and so
// is a type that one side does not know, so that old and new get on. What goes out has nothing in it that
// a spectator may not know, and the record only when the game is over: hence it may go to any page that
// has taken this one in (`*`), whose origin cannot be told from here.
const VERSION = 1;
const root = document.documentElement;

export const framed = parent !== self;

function post(type, detail = {}) {
  if (framed) parent.postMessage({ rondas: VERSION, type, ...detail }, '*');
}

// What the page's Python says; views and records come as JSON text.
export const ready = game => { post('ready', { game }); measure(); };
export const moved = (move, view) => post('move', { move, view: JSON.parse(view) });
export const over = result => post('over', JSON.parse(result));
export const error = text => { post('error', { error: text }); measure(); };

// The height that the page would like: a table has what suits its width, all else what it contains.
// static/js/embed.js draws its still picture by the same rule.
export function tableHeight(width) {
  const between = (low, value, high) => Math.max(low, Math.min(value, high));
  if (width < 560) return between(600, 0.9 * width + 320, 680);
  return width < 760 ? 480 : between(520, 0.6 * width, 680);
}

let told = 0;

function measure() {
  const height = Math.ceil(root.dataset.page === 'table' ? tableHeight(innerWidth)
    : document.body.getBoundingClientRect().height);
  if (framed && height && height !== told) {
    told = height;
    post('height', { height });
  }
}

// What the host may say: how the page should look, and nothing else.
function hear({ source, data }) {
  if (source !== parent || data?.rondas !== VERSION || data.type !== 'look') return;
  window.setLook(data.theme, data.accent);
}

if (framed) {
  addEventListener('message', hear);
  new ResizeObserver(measure).observe(document.body);
  new MutationObserver(measure).observe(root, { attributeFilter: ['data-page'] });
  addEventListener('resize', measure);
}
