// The table as it was left, for the next visit: there it can be seen and played at before the engine is. It is
// the answer to the request that will open this table, and so what its reader had on the screen. It lies in
// the storage that answers at once, for a database would come later than the page asks; and whatever is wrong
// with it (none, denied, damaged, another build's), it is not there.
const KEY = 'rondas-glance';
const BUILD = new URL('../../vendor/rondas/', import.meta.url).href;    // a digest of the engine is in it

// Requests that mean the same are the same text.
const plain = text => JSON.stringify(JSON.parse(text), (_, value) =>
  value?.constructor === Object ? Object.fromEntries(Object.entries(value).sort()) : value);

// The request that brings the engine to where this answer has left the table.
export const opening = ({ save, look, spectator }) =>
  JSON.stringify({ ...save, do: 'open', spectator: spectator !== undefined, look });

// What was kept, or null: `answer`, its text; `frame`, the same; whether this is what is asked for, and whether the
// page that is being loaded will do so.
export function recalled() {
  try {
    const { build, request, answer, address } = JSON.parse(localStorage.getItem(KEY));
    const frame = JSON.parse(answer), own = new URLSearchParams(address);
    if (build !== BUILD || !isWorth(frame)) return null;
    return {
      answer,
      frame,
      answers: text => plain(text) === request,
      isLikely: document.documentElement.dataset.page === 'table' && location.search !== '' && !location.hash
        && [...new URLSearchParams(location.search)].every(([name, value]) => own.get(name) === value),
    };
  } catch {
    return null;
  }
}

// Where one person sits at one device, and nothing was taken back that could be done again.
export const isWorth = ({ status, save, redo, lesson }) =>
  status === 'your-turn' && save.people.length === 1 && !save.guests.length && !redo && lesson === undefined;

export function keep(request, answer) {
  try {
    const kept = { build: BUILD, request: plain(request), answer, address: location.search };
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch { /* no room, or no storage */ }
}

export function drop() {
  try {
    localStorage.removeItem(KEY);
  } catch { /* nothing was kept */ }
}

// When the browser has nothing else to do.
export const idle = (work, options) =>
  self.requestIdleCallback ? requestIdleCallback(work, options) : setTimeout(work, 1);
