// One worker with the rules engine, which is Python: a request goes in as text, and its answer comes out as an object. It
// is watched, and ends when it is silent.

const script = new URL('./engine-worker.js', import.meta.url).href;

// How long a worker may be silent, in ticks of a second; sleep of the device or the page does not count. Python
// cannot answer while it thinks, so it sends a sign of life twice a second. The longest silence of the strongest bots
// was 0.7 s on a busy machine; a slow phone takes ten times as long.
const SILENT = 8;
const STARTING = 30;       // unpacking and importing, which give no signs
const COMING = 120;        // the worker's own script, which may come over a slow network
const SLOW = 20;           // without progress in loading, before that is said

const watched = new Set();
let timer = null;

// Looks at all workers that owe an answer, once a second; tests call it to pass time.
export function tick() {
  for (const look of watched) look();
}

function watch(look) {
  watched.add(look);
  timer ??= setInterval(tick, 1000);
}

function unwatch(look) {
  watched.delete(look);
  if (watched.size) return;
  clearInterval(timer);
  timer = null;
}

// In an opaque origin (iframe sandbox without allow-same-origin) browsers refuse module workers, and workers that are
// no blob. So a classic blob worker imports the module there. Pyodide refuses a worker with importScripts as a
// classic one, hence the mask. Messages that come before the module has its own handler are stored.
function worker() {
  if (self.origin !== 'null') return new Worker(script, { type: 'module', name: 'engine' });
  const source = `
    self.importScripts = () => { throw new TypeError('module worker'); };
    const early = [];
    onmessage = event => early.push(event);
    import(${JSON.stringify(script)}).then(
      () => early.forEach(event => self.onmessage(event)),
      error => postMessage({ fatal: String(error) }));`;
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return new Worker(url, { name: 'engine' });
}

// Starts one worker. `lost` is called once when it ends, with the reason; `slow` if loading takes long. Several may
// run at a time: a second one can think while the first answers the page.
export function spawn({ progressed, slow, lost } = {}) {
  const waiting = new Map();
  let count = 0, dead = null, running = false, silent = 0, still = 0;
  let last = { progress: 0, stage: null };
  let isReady, isFailed;
  const ready = new Promise((resolve, reject) => { isReady = resolve; isFailed = reject; });
  ready.catch(() => {});   // whoever waits for it hears of it; nobody need wait

  const thread = worker();
  const die = message => {
    if (dead) return;
    dead = new Error(message);
    thread.terminate();
    unwatch(look);
    isFailed(dead);
    for (const { reject } of waiting.values()) reject(dead);
    waiting.clear();
    lost?.(dead);
  };
  const fail = message => die('The engine stopped: ' + message);
  const look = () => {
    if (running && !waiting.size) {
      unwatch(look);
      return;
    }
    if (++silent > (running ? SILENT : last.stage ? STARTING : COMING)) {
      fail('it does not answer');
      return;
    }
    if (!running && ++still === SLOW) slow?.();
    thread.postMessage({ ping: true });
  };

  thread.onmessage = ({ data }) => {
    silent = 0;
    if ('progress' in data) {
      still = 0;
      last = data;
      progressed?.(data.progress);
      running = data.progress === 1;
      if (running) isReady();
    } else if ('fatal' in data) {
      fail(data.fatal);
    } else if (waiting.has(data.id)) {
      const promise = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) promise.reject(new Error(data.error));
      else promise.resolve(JSON.parse(data.text));
    }
  };
  thread.onerror = event => {
    event.preventDefault?.();
    fail(event.message || 'its script could not be loaded');
  };
  watch(look);

  return {
    ready,
    get dead() { return dead !== null; },
    get last() { return last; },
    // Sends one request and gives a promise of the answer. May be called before the engine is ready.
    call(text) {
      if (dead) return Promise.reject(dead);
      if (!waiting.size && running) silent = 0;
      watch(look);
      return new Promise((resolve, reject) => {
        waiting.set(++count, { resolve, reject });
        thread.postMessage({ id: count, text });
      });
    },
    stop() { die('The engine was stopped.'); },
  };
}
