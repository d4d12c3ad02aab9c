// PyScript opens a database as it is imported, and fails where storage is denied (a sandboxed frame,
// blocked cookies). There it gets a request that is never answered, which does as well: it has nothing
// to store.
let denied = self.origin === 'null';
try { indexedDB.open('rondas-probe').onsuccess = event => event.target.result.close(); } catch { denied = true; }
if (denied) {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open: () => new EventTarget() } });
}
