// Says on the table when nothing changes any more until somebody does something: `data-still`. It is gone as
// soon as something begins: a task of the page's Python, a motion, another status.
const table = document.getElementById('table');
let tasks = 0, changes = 0, isLooking = false;

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

export function begin() {
  tasks++;
  stir();
}

export function end() {
  tasks--;
  stir();
}

if (table) new MutationObserver(stir).observe(table, { attributeFilter: ['data-status'] });
