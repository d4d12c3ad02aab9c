// IndexedDB as the page uses it: stores of values by key, over Maps that outlive the page. Every answer is an event of
// the clock, so a seed or a test says when it comes. `faults` fails as a test says (e2e/disk.py).
export const newDisk = () => ({ bases: new Map(), queue: [], local: new Map(), faults: newFaults() });

// `opens`, `reads` and `writes` are '' for as it is, or `never` (answered), `error`, `held` (not done until it is ''
// again), `full`. Writes fail for keys that begin with `only`.
function newFaults() {
  const now = { opens: '', reads: '', writes: '' };
  let waiting = [];
  const faults = { only: '', databases: [], later: run => waiting.push(run) };
  for (const name of Object.keys(now))
    Object.defineProperty(faults, name, {
      get: () => now[name],
      set(fault) {
        now[name] = fault;
        const all = waiting;    // each looks whether it still has to wait
        waiting = [];
        for (const run of all) run();
      },
    });
  faults.heal = () => { faults.opens = faults.reads = faults.writes = ''; };
  faults.renew = () => { faults.heal(); faults.only = ''; };
  return faults;
}

export function indexedDatabases({ post, guard, disk, EventTarget, Event, DOMException, window, owner }) {
  const { faults } = disk;
  let opened = 0;

  class IDBRequest extends EventTarget {
    result = undefined;
    error = null;
    transaction = null;
    onsuccess = null;
    onerror = null;
    onupgradeneeded = null;
  }
  const fire = (target, name) => {
    const event = new Event(name);
    target.dispatchEvent(event);
    guard(() => target[`on${name}`]?.(event));
  };

  class IDBKeyRange {
    constructor(lower, upper) { Object.assign(this, { lower, upper }); }
    static bound = (lower, upper) => new IDBKeyRange(lower, upper);
    has(key) { return key >= this.lower && key <= this.upper; }
  }

  // A transaction: its requests are done in order on a copy of the store; then it is complete. One that writes waits for
  // all that began before it, and all that begin later wait for it, on every page of the device.
  class IDBTransaction extends EventTarget {
    constructor(database, mode) {
      super();
      Object.assign(this, { db: database, mode, left: 0, over: false, ending: false, changes: new Map(), error: null, unbegun: [], edits: [], done: [] });
      this.oncomplete = this.onabort = this.onerror = null;
      disk.queue.push(this);
    }

    objectStore(name) { return new IDBObjectStore(this, this.db.stores.get(name)); }

    get waits() {
      const before = disk.queue.slice(0, disk.queue.indexOf(this));
      return before.some(({ db, mode }) => db.stores === this.db.stores && (mode === 'readwrite' || this.mode === 'readwrite'));
    }

    // Begins what was asked while others were at work.
    go() {
      if (this.waits) return;
      for (const run of this.unbegun.splice(0)) post('disk', run, { channel: this.db.channel, note: run.note });
      this.end();
    }

    ask(run, note) {
      if (this.over) throw new DOMException('over', 'TransactionInactiveError');
      const wish = Object.assign(new IDBRequest(), { transaction: this });
      this.left++;
      const answer = () => {
        if (this.over) return;
        const isHeld = this.mode === 'readonly' ? faults.reads === 'never' : this.fails && ['held', 'never'].includes(faults.writes);
        if (isHeld) {
          faults.later(answer);
          return;
        }
        this.left--;
        if (this.mode === 'readonly' && faults.reads === 'error') {
          wish.error = new DOMException('', 'UnknownError');
          fire(wish, 'error');
          this.abort(wish.error);
          return;
        }
        wish.result = run();
        fire(wish, 'success');
        this.end();
      };
      answer.note = note;
      this.unbegun.push(answer);
      this.go();
      return wish;
    }

    // From now on it needs no page any more.
    commit() {
      this.isCommitted = true;
      this.end();
    }

    write() {
      for (const edit of this.edits.splice(0)) edit();
      for (const [store, change] of this.changes) change(store);
    }

    // After the microtasks of the last answer, as in a browser.
    end() {
      if (this.left || this.ending || this.over || this.waits) return;
      this.ending = true;
      post('disk', () => {
        this.ending = false;
        if (this.over || this.left) return;
        this.write();
        this.finish('complete');
      }, { channel: this.db.channel, note: 'complete' });
    }

    abort(error = null) {
      if (this.over || this.isCommitted) throw new DOMException('over', 'InvalidStateError');
      this.over = true;
      this.error = error;
      post('disk', () => this.finish('abort'), { channel: this.db.channel, note: 'abort' });
    }

    finish(how) {
      this.over = true;
      disk.queue.splice(disk.queue.indexOf(this), 1);
      fire(this, how);
      for (const other of [...disk.queue]) other.go();
    }
  }

  class IDBObjectStore {
    constructor(transaction, store) { Object.assign(this, { transaction, store }); }

    // The values as this transaction sees them.
    get values() { return this.transaction.copy ?? this.store; }

    keys(range) { return [...this.values.keys()].filter(key => !range || range.has(key)).sort(); }
    get(key) { return this.transaction.ask(() => this.values.get(key), `get ${key}`); }
    getAllKeys(range) { return this.transaction.ask(() => this.keys(range), 'keys'); }
    getAll(range) { return this.transaction.ask(() => this.keys(range).map(key => this.values.get(key)), 'all'); }
    count() { return this.transaction.ask(() => this.values.size, 'count'); }

    change(key, note, edit) {
      const { transaction, store } = this;
      const isFaulty = String(key).startsWith(faults.only);
      if (isFaulty) {
        transaction.fails = true;
        window.dispatchEvent(new Event('asked'));
        if (faults.writes === 'full') throw new DOMException('', 'QuotaExceededError');
      }
      transaction.changes.set(store, () => {
        for (const edit of transaction.done) edit(store);    // not the copy: tests write to the store as well
        window.dispatchEvent(new Event('written'));
      });
      const make = () => {
        edit(transaction.copy ??= new Map(store));
        transaction.done.push(edit);
      };
      transaction.edits.push(make);
      const wish = transaction.ask(() => {
        transaction.edits.splice(transaction.edits.indexOf(make), 1);
        return make();
      }, note);
      if (isFaulty && faults.writes === 'error') transaction.abort();
      return wish;
    }

    put(value, key) { return this.change(key, `put ${key}`, values => { values.set(key, value); }); }
    delete(key) { return this.change(key, `delete ${key}`, values => { values.delete(key); }); }
  }

  class IDBDatabase extends EventTarget {
    constructor(stores) {
      super();
      Object.assign(this, { stores, owner, channel: `disk ${++opened}`, onclose: null, onversionchange: null, isClosed: false });
    }
    transaction(_, mode = 'readonly') {
      if (this.isClosed) throw new DOMException('closed', 'InvalidStateError');
      return new IDBTransaction(this, mode);
    }
    createObjectStore(name) { this.stores.set(name, new Map()); }
    close() { this.isClosed = true; }
    dispatchEvent(event) {
      super.dispatchEvent(event);
      return this[`on${event.type}`]?.(event);
    }
  }

  class IDBFactory {
    cmp(a, b) { return a < b ? -1 : a > b ? 1 : 0; }
    async databases() { return [...disk.bases.keys()].map(name => ({ name, version: 1 })); }
    open(name) {
      const wish = new IDBRequest();
      const isOurs = name.startsWith('rondas/');
      const answer = () => post('disk', () => {
        if (isOurs && faults.opens === 'never') {
          faults.later(answer);
          return;
        }
        if (isOurs && faults.opens === 'error') {
          wish.error = new DOMException('', 'VersionError');
          fire(wish, 'error');
          return;
        }
        const isNew = !disk.bases.has(name);
        const stores = disk.bases.get(name) ?? new Map();
        const database = wish.result = new IDBDatabase(stores);
        if (isNew) {
          let isAborted = false;
          wish.transaction = { abort() { isAborted = true; } };
          fire(wish, 'upgradeneeded');
          wish.transaction = null;
          if (isAborted) {
            wish.result = undefined;
            wish.error = new DOMException('', 'AbortError');
            fire(wish, 'error');
            return;
          }
          disk.bases.set(name, stores);
        }
        if (isOurs) faults.databases.push(database);
        fire(wish, 'success');
      }, { channel: `open ${name}`, note: `open ${name}` });
      answer();
      return wish;
    }
  }

  return { indexedDB: new IDBFactory(), IDBFactory, IDBKeyRange, IDBRequest, IDBTransaction, IDBObjectStore, IDBDatabase };
}
