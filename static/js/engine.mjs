// The page's side of the rules engine, which is Python in a worker: text goes in, text comes out.
// MicroPython on the page sees start(), call() and ponder() and nothing else.

const script = new URL('./engine-worker.mjs', import.meta.url).href;
let untrusted = false;     // after a failure the next start does without the memory snapshot

// In an opaque origin (iframe sandbox without allow-same-origin) browsers refuse both module workers
// and workers that are no blob, so there a classic blob worker imports the module. Pyodide takes a
// worker with importScripts for a classic one and refuses it, hence the mask; messages that come
// before the module has its own handler are kept.
function worker(name) {
  if (self.origin !== 'null') return new Worker(script, { type: 'module', name });
  const source = `
    self.importScripts = () => { throw new TypeError('module worker'); };
    const early = [];
    onmessage = event => early.push(event);
    import(${JSON.stringify(script)}).then(
      () => early.forEach(event => self.onmessage(event)),
      error => postMessage({ fatal: String(error) }));`;
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return new Worker(url, { name });
}

// One engine. More than one may run at a time: a second can think while the first answers the page.
export function spawn(onprogress) {
  const waiting = new Map();
  let count = 0, dead = null, last = { progress: 0, stage: 'download' };
  const listeners = new Set();
  let isReady, isFailed;
  const ready = new Promise((resolve, reject) => { isReady = resolve; isFailed = reject; });
  ready.catch(() => {});   // whoever waits for it hears of it; nobody need wait

  const thread = worker(untrusted ? 'engine-fresh' : 'engine');
  const die = message => {
    if (dead) return;
    dead = new Error(message);
    thread.terminate();
    isFailed(dead);
    for (const { reject } of waiting.values()) reject(dead);
    waiting.clear();
  };
  const fail = message => { untrusted = true; die(message); };

  thread.onmessage = ({ data }) => {
    if ('progress' in data) {
      last = data;
      for (const listener of listeners) listener(data.progress, data.stage);
      if (data.progress === 1) isReady();
    } else if ('fatal' in data) {
      fail('The engine stopped: ' + data.fatal);
    } else {
      const promise = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) promise.reject(new Error(data.error));
      else promise.resolve(data.text);
    }
  };
  thread.onerror = event => {
    event.preventDefault?.();
    fail('The engine stopped: ' + (event.message || 'its script could not be loaded'));
  };

  const listen = listener => {
    if (!listener) return;
    listeners.add(listener);
    listener(last.progress, last.stage);
  };
  listen(onprogress);

  const ask = message => {
    if (dead) return Promise.reject(dead);
    return new Promise((resolve, reject) => {
      waiting.set(++count, { resolve, reject });
      thread.postMessage({ id: count, ...message });
    });
  };

  return {
    ready, listen,
    get dead() { return dead !== null; },
    // Sends one request and gives a promise of the answer. May be called before the engine is ready.
    call: text => ask({ text }),
    stop() { die('The engine was stopped.'); },
    // Keeps a memory snapshot for the next visit, if it can be; a promise, for when that is done.
    keep: () => ask({ keep: true }),
  };
}

// The page's main engine. boot.mjs starts it before any Python is on the page; start() joins it, or
// starts a new one when it has died or was stopped. onprogress(fraction, stage) hears at once how far
// it is; stages are download, start, rules, ready.
let main = null;

export function start(onprogress) {
  if (main && !main.dead) main.listen(onprogress);
  else main = spawn(onprogress);
  return main.ready;
}

export function call(text) {
  return main ? main.call(text) : Promise.reject(new Error('The engine was not started.'));
}

export function stop() {
  main?.stop();
}

// A second engine for what takes long and needs no table: it starts with the first question, so that
// nobody pays for it who asks none.
let second = null;

export function ponder(text) {
  if (!second || second.dead) second = spawn();
  return second.call(text);
}

// For later.mjs, when nothing is urgent.
export function keep() {
  return main ? main.keep() : Promise.resolve();
}
