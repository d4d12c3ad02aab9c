// The links that this device has shown as a host, with the addresses of their tables. A host who opens one of them
// is told so, and led back.
const KEY = 'rondas-links';
const MOST = 20;                   // links, the latest first
const tabs = new BroadcastChannel(KEY);

// [[code, address]]; unsound values count as missing.
function recall() {
  try {
    return JSON.parse(localStorage.getItem(KEY)).filter(([code, table]) => typeof code === 'string' && /^\?/.test(table));
  } catch {
    return [];
  }
}

// Remembers a link to the table that this tab shows.
export function keepLink(code) {
  const table = location.search;
  tabs.onmessage = ({ data: { asks } }) => { if (asks === table && asks === location.search) tabs.postMessage({ has: table }); };
  const links = recall().filter(([other]) => other !== code);
  try {
    localStorage.setItem(KEY, JSON.stringify([[code, table], ...links].slice(0, MOST)));
  } catch { /* then nobody is told */ }
}

// The address of the table to which a link of this device leads; "" for a link of others.
export const tableOf = code => recall().find(([link]) => link === code)?.[1] ?? '';

// Asks whether another tab shows a table: then `elsewhere()` is called.
export function ask(table, elsewhere) {
  tabs.onmessage = ({ data: { has } }) => { if (has === table) elsewhere(); };
  tabs.postMessage({ asks: table });
}
