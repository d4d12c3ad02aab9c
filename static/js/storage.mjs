// Where storage is denied (a sandboxed frame, blocked cookies) merely to look at it is an error. PyScript
// opens a database as it is imported, and MicroPython cannot catch what a property of the window throws.
// So there they find stand-ins: a database that never answers, and a store that is empty and stays so.
const standIn = (name, value) =>
  Object.defineProperty(globalThis, name, { configurable: true, value });

let denied = self.origin === 'null';
try {
  indexedDB.open('rondas-probe').onsuccess = event => event.target.result.close();
} catch {
  denied = true;
}
if (denied) standIn('indexedDB', { open: () => new EventTarget() });

try {
  localStorage.length;
} catch {
  standIn('localStorage', { length: 0, getItem: () => null, setItem() {}, removeItem() {}, clear() {}, key: () => null });
}
