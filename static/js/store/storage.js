// Stand-ins for the browser's storage. PyScript opens a database and a channel during its import and does not use
// them here. Where storage is denied (a sandboxed iframe, blocked cookies) even a look at it may be an error, at once
// or late, which PyScript does not handle. MicroPython cannot catch an exception from a property of the window. So
// both find mute, empty stand-ins.
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
