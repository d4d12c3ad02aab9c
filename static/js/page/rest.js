// Marks the table with `data-still` when nothing changes any more until somebody acts. The mark disappears as soon as
// something begins: a task of the page's Python, a motion, another status.
const table = document.getElementById('table');
let tasks = 0, changes = 0, isLooking = false;
let stay = 0;    // counts the addresses that the page has been at

const isFinite = ({ effect }) => effect.getComputedTiming().endTime !== Infinity;
const moving = () => table.getAnimations({ subtree: true })
  .filter(each => each.playState === 'running' && isFinite(each));

async function look() {
  isLooking = true;
  for (let seen = -1; seen !== changes;) {
    seen = changes;
    await new Promise(requestAnimationFrame);    // what is due then begins to move
    await Promise.allSettled(moving().map(({ finished }) => finished));
  }
  isLooking = false;
  if (!tasks) table.dataset.still = '';
}

export function stir() {
  if (!table) return;
  changes++;
  delete table.dataset.still;
  if (!tasks && !isLooking) look();
}

export const here = () => stay;

// Notes that a task begins, for the stay at this address or the named one; returns that stay. Tasks of a left address
// may wait for ever, and do not count.
export function begin(mine = stay) {
  if (mine === stay) {
    tasks++;
    stir();
  }
  return mine;
}

export function end(mine) {
  if (mine !== stay) return;
  tasks--;
  stir();
}

// Notes that the page goes to another address.
export function leave() {
  stay++;
  tasks = 0;
  stir();
}

if (table) new MutationObserver(stir).observe(table, { attributeFilter: ['data-status'] });
