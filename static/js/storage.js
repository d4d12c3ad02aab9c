// What PyScript and the page's Python find of the browser's storage. PyScript opens a database and a
// channel as it is imported, to no use here; where storage is denied (a sandboxed frame, blocked cookies)
// merely to look at it may be an error, at once or late, and PyScript is not prepared for either.
// MicroPython cannot catch what a property of the window throws. So they find stand-ins that are mute,
// empty, and stay so.
const standIn = (on, name, value) => Object.defineProperty(on, name, { configurable: true, writable: true, value });
const mute = () => new EventTarget();    // a request that is never answered

let databases = null;
try {
  databases = indexedDB;
} catch { /* denied */ }
if (databases) {
  const open = databases.open.bind(databases);
  standIn(databases, 'open', (name, ...version) => name.startsWith('IDBMap/') ? mute() : open(name, ...version));
} else {
  standIn(globalThis, 'indexedDB', { open: mute });
}

try {
  new BroadcastChannel('rondas').close();
} catch {
  standIn(globalThis, 'BroadcastChannel', class extends EventTarget {
    postMessage() {}
    close() {}
  });
}

try {
  localStorage.length;
} catch {
  standIn(globalThis, 'localStorage', { length: 0, getItem: () => null, setItem() {}, removeItem() {}, clear() {}, key: () => null });
}
