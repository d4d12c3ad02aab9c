// A browser's window for the page: jsdom, with all that takes time or chance, or that jsdom lacks, from the clock.
// There is no layout and nothing is painted: boxes are made up, so no test here may look at them.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { indexedDatabases } from './disk.mjs';
import { crypto, fileOf, files, localStorageOf } from './files.mjs';
import { connections } from './peers.mjs';
import { quickSelectors } from './selectors.mjs';
import { workers } from './worker.mjs';

export const ORIGIN = 'http://localhost/';
const FRAME = 1000 / 60;

// jsdom does not go to another document: the tab does. It must be told before jsdom takes hold of the function.
const require = createRequire(import.meta.url);
const navigation = require(join(require.resolve('jsdom'), '../jsdom/living/window/navigation.js'));
const { navigate } = navigation;
const leaving = new WeakMap();    // document -> what goes to another address
navigation.navigate = (window, url, flags) => {
  const { href } = new URL(require('whatwg-url').serializeURL(url));
  const [here, there] = [window._document.URL, href].map(each => each.split('#')[0]);
  if (flags.reloadTriggered || here !== there) leaving.get(window._document)?.(href, flags);
  else navigate(window, url, flags);
};
const { JSDOM, VirtualConsole } = require('jsdom');

// A window at an address. `world` has the clock, the air and the engine, `device` what outlives the page, `tab` what
// happens when the page goes elsewhere, `trouble` takes lines about errors.
export function open({ world, device, tab, address, how, state, trouble, scripts }) {
  const { clock, dist } = world;
  const file = path => fileOf(dist, path);
  const url = new URL(address, ORIGIN);
  const html = file(url.pathname.slice(1) || 'index.html') ?? file('404.html');
  const bootstrap = file('static/js/bootstrap.js').toString().replaceAll('</script', '<\\/script').replaceAll('import(', 'simulated.load(');
  const text = html.toString().replace(/<script src="[^"]*static\/js\/bootstrap.js"><\/script>/, () => `<script>${bootstrap}</script>`);

  const made = Object.assign([], { world });    // workers
  const owner = {};
  owner.begun = new Promise(done => { owner.begin = done; });    // its modules can be loaded
  const post = (kind, run, options = {}) => (owner.isLeft ? 0 : clock.post(kind, run, { owner, ...options }));
  const lines = new VirtualConsole();
  const tell = line => { if (!owner.isLeft) trouble.push(line.slice(0, 2000)); };
  lines.on('jsdomError', error => { if (error.type !== 'not-implemented') tell(`jsdom: ${error.message} ${error.cause?.stack ?? ''}`); });
  lines.on('error', (...all) => tell(`console: ${all.join(' ')}`));
  lines.on('warn', (...all) => { owner.warnings = [...owner.warnings ?? [], all.join(' ')]; });
  const dom = new JSDOM(text, {
    url: url.href, runScripts: 'dangerously', virtualConsole: lines, ...tab.referrer && { referrer: tab.referrer },
    beforeParse(window) {
      const guard = run => {
        try {
          return run();
        } catch (error) {
          return window.reportError(error);
        }
      };
      leaving.set(window.document, (href, { replacement, reloadTriggered }) => post('timer',
        () => reloadTriggered ? tab.reload() : tab.go(href, { replacement }), { delay: 0, note: `to ${href}` }));
      owner.window = window;
      equip({ window, world, device, post, guard, file, made, owner, how, tab });
      if (state) window.history.replaceState(state, '');
      for (const script of scripts) window.eval(script.replaceAll('import(', 'simulated.load('));
    },
  });
  const { window } = dom;
  window.addEventListener('error', ({ error, message }) => tell(`uncaught: ${error?.message ?? message}`));
  return { dom, window, scripts: world.scripts, made, owner, tell };
}

function equip({ window, world, device, post, guard, file, made, owner, how, tab }) {
  const { clock } = world;
  const { EventTarget, Event, DOMException, Document, document } = window;
  const set = (name, value) => Object.defineProperty(window, name, { configurable: true, writable: true, value });
  const setAll = all => { for (const [name, value] of Object.entries(all)) set(name, value); };
  const parts = { clock, post, guard, window, EventTarget, Event, DOMException, how, owner, tab };

  // Those of Node, which are quick.
  setAll({ URL: class extends URL {}, URLSearchParams });
  setAll(clocks(parts));
  channels(parts, device, setAll);
  motion(parts);
  boxes(window, device, set, tab);
  dialogs(parts);
  quickSelectors(window);
  setAll(files({ ...parts, file, world }));
  setAll(indexedDatabases({ ...parts, disk: device.disk }));
  setAll(connections({ ...parts, air: world.air, device: device.number }));
  set('Worker', workers({ clock, post, guard, ask: world.ask, made }));
  set('localStorage', localStorageOf(device, owner));
  for (const [key, text] of tab.session) window.sessionStorage.setItem(key, text);
  set('disk', device.disk.faults);
  set('gate', isShut => { clock.held[isShut ? 'add' : 'delete']('engine'); });
  set('crypto', crypto(parts));
  set('origin', ORIGIN.slice(0, -1));
  set('AudioContext', class { constructor() { throw new Error('nobody listens'); } });
  set('tellPython', line => { if (!owner.isLeft) window.console.error(line); });
  Object.defineProperties(window.navigator, {
    languages: { get: () => [device.locale] }, language: { get: () => device.locale },
    onLine: { configurable: true, get: () => !world.isOffline }, clipboard: { configurable: true, value: { writeText: async text => { device.clipboard = String(text); }, readText: async () => device.clipboard } },
    userActivation: { configurable: true, value: { hasBeenActive: true } },
  });
  Object.defineProperties(document, {
    hidden: { configurable: true, get: () => false }, visibilityState: { configurable: true, get: () => 'visible' },
    currentScript: { configurable: true, get: () => ({ src: `${ORIGIN}static/js/bootstrap.js` }) },
  });
  Document.prototype.hasFocus = () => true;
  const { click } = window.HTMLElement.prototype;
  window.HTMLAnchorElement.prototype.click = function () {
    if (this.hasAttribute('download')) tab.offer(this);
    else click.call(this);
  };
  window.HTMLFormElement.prototype.reportValidity = function () {
    const wrong = [...this.elements].find(each => each.willValidate && !each.validity.valid);
    wrong?.focus();
    return !wrong;
  };
  // A field that was written in tells it when it is left.
  window.addEventListener('blur', ({ target }) => {
    if (!target.isWritten) return;
    target.isWritten = false;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }, true);
}

// Timers, frames, the date and chance.
function clocks({ clock, post, guard, window, how, owner, tab }) {
  const timers = new Map();
  let count = 0;
  const timer = (run, ms, isRepeated, all) => {
    const number = ++count;
    // The page has patience with a disk while a test holds it (e2e/disk.py): OPEN and WORK of store.js.
    if (ms === 4000 && tab.device.disk.faults.writes === 'held') ms = 1e9;
    const begin = () => {
      const id = post('timer', () => {
        if (isRepeated) begin();
        else timers.delete(number);
        guard(() => (typeof run === 'function' ? run(...all) : window.eval(run)));
      }, { delay: Math.max(ms || 0, isRepeated ? 1 : 0) + clock.latency('timer'), note: `${ms} ms` });
      timers.set(number, id);
    };
    begin();
    return number;
  };
  const clear = number => {
    clock.cancel(timers.get(Number(number)));
    timers.delete(Number(number));
  };
  const frame = run => post('frame', () => guard(() => run(clock.now)), { delay: FRAME - clock.now % FRAME, note: 'frame' });
  window.simulated = { load: path => owner.begun.then(() => tab.loader.load(new URL(path, window.document.baseURI).href)), now: () => Math.floor(clock.began + clock.now), random: () => clock.random() };
  window.eval(`{
    const Real = Date, { now, random } = window.simulated;
    window.Date = class Date extends Real {
      constructor(...all) { if (all.length) super(...all); else super(now()); }
      static now() { return now(); }
    };
    Math.random = random;
  }`);
  return {
    setTimeout: (run, ms, ...all) => timer(run, ms, false, all), setInterval: (run, ms, ...all) => timer(run, ms, true, all),
    clearTimeout: clear, clearInterval: clear, requestAnimationFrame: frame, cancelAnimationFrame: id => clock.cancel(id),
    requestIdleCallback: (run, { timeout = 60_000 } = {}) => post('idle', () => guard(() => run({ timeRemaining: () => 9, didTimeout: false })),
      { delay: Math.min(timeout, 50), note: 'idle' }),
    performance: { now: () => clock.now, timeOrigin: clock.began, getEntriesByType: kind => (kind === 'navigation' ? [{ type: how }] : []) },
    PerformanceObserver: class { static supportedEntryTypes = []; observe() {} disconnect() {} },
    queueMicrotask: run => queueMicrotask(() => guard(run)),
  };
}

// Channels of messages within a page, and to the other pages of the device.
function channels({ post, guard, EventTarget, window }, device, setAll) {
  setAll({
    MessageChannel: class {
      constructor() {
        const [a, b] = [{}, {}].map(port => Object.assign(port, { onmessage: null, start() {}, close() { port.isClosed = true; } }));
        const to = port => data => post('message', () => { if (!port.isClosed) guard(() => port.onmessage?.({ data })); }, { delay: 0, channel: 'message', note: 'message' });
        a.postMessage = to(b);
        b.postMessage = to(a);
        Object.assign(this, { port1: a, port2: b });
      }
    },
    BroadcastChannel: class BroadcastChannel extends EventTarget {
      constructor(name) {
        super();
        Object.assign(this, { name, onmessage: null, post });
        device.channels.add(this);
        window.addEventListener('pagehide', () => this.close());
      }
      postMessage(data) {
        for (const other of device.channels)
          if (other !== this && other.name === this.name)
            other.post('message', () => {
              const event = Object.assign(new window.Event('message'), { data });
              guard(() => { other.dispatchEvent(event); other.onmessage?.(event); });
            }, { delay: 0, channel: `tabs ${this.name}`, note: 'broadcast' });
      }
      close() { device.channels.delete(this); }
    },
  });
}

// Web Animations: they end in their time.
function motion({ clock, post, window }) {
  const { Document, DOMException, Element } = window;
  const running = new Set();
  Element.prototype.animate = function (_, options) {
    const { duration = 0, delay = 0, iterations = 1 } = typeof options === 'number' ? { duration: options } : options;
    const endTime = iterations === Infinity ? Infinity : delay + duration * iterations;
    let finish, fail;
    const end = state => {
      if (!running.delete(moved)) return;
      clock.cancel(id);
      moved.playState = state;
      if (state === 'finished') {
        finish(moved);
      } else {
        fail(new DOMException('', 'AbortError'));
      }
    };
    const moved = {
      playState: 'running', effect: { target: this, getComputedTiming: () => ({ endTime }) },
      finished: new window.Promise((done, no) => { [finish, fail] = [done, no]; }),
      finish() { end('finished'); }, cancel() { end('idle'); },
    };
    moved.finished.catch(() => {});
    running.add(moved);
    const id = endTime === Infinity ? 0 : post('motion', () => end('finished'), { delay: endTime, note: 'motion' });
    return moved;
  };
  Element.prototype.getAnimations = function () { return [...running].filter(({ effect }) => this.contains(effect.target)); };
  Document.prototype.getAnimations = () => [...running];
}

// All boxes have the same size, and nothing scrolls.
function boxes(window, device, set, tab) {
  const { Element, HTMLElement } = window;
  window.document.elementFromPoint = () => null;
  Element.prototype.checkVisibility = function () { return tab.look.isShown(this); };
  const box = (width, height) => ({ x: 0, y: 0, left: 0, top: 0, width, height, right: width, bottom: height });
  Element.prototype.getBoundingClientRect = function () { return this.isConnected ? box(60, 90) : box(0, 0); };
  Element.prototype.getClientRects = function () { return this.isConnected ? [box(60, 90)] : []; };
  for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll', 'setPointerCapture', 'releasePointerCapture']) Element.prototype[name] = () => {};
  for (const name of ['scrollTo', 'scrollBy', 'scroll']) set(name, () => {});
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true, get() { return tab.look.innerText(this); }, set(text) { this.textContent = text; },
  });
  set('innerWidth', device.viewport.width);
  set('innerHeight', device.viewport.height);
  set('matchMedia', media => {
    const holds = () => device.matches(media);
    const list = new window.EventTarget();
    Object.defineProperties(list, { matches: { get: holds }, media: { value: media } });
    let before = holds();
    device.onMedia.add(() => {
      if (holds() === before) return;
      before = !before;
      list.dispatchEvent(Object.assign(new window.Event('change'), { matches: before }));
      list.onchange?.({ matches: before });
    });
    return list;
  });
  const nothing = class { observe() {} unobserve() {} disconnect() {} };
  set('ResizeObserver', nothing);
  set('IntersectionObserver', nothing);
  set('CSS', { escape: text => String(text).replace(/[^\w-]/g, each => `\\${each}`), supports: (_, text) => /^#?\w+$/.test(text) });
  set('CSSStyleSheet', class { replaceSync() {} });
  window.document.adoptedStyleSheets = [];
}

// Dialogs, of which jsdom has the elements alone.
function dialogs({ post, window }) {
  const { prototype } = window.HTMLDialogElement;
  const { document, DOMException, Event } = window;
  const shows = isModal => function () {
    if (this.open) throw new DOMException('open', 'InvalidStateError');
    this.isModal = isModal;
    this.open = true;
    this.opener = document.activeElement;
    const first = this.querySelector('[autofocus]') ?? this.querySelector('button:not([disabled]), a[href], input, select, textarea, [tabindex]');
    (first ?? this).focus();
  };
  prototype.show = shows(false);
  prototype.showModal = shows(true);
  prototype.close = function (value) {
    if (!this.open) return;
    this.open = false;
    if (value !== undefined) this.returnValue = value;
    if (this.contains(document.activeElement)) document.activeElement.blur();
    if (document.activeElement === document.body) this.opener?.focus?.();
    post('user', () => this.dispatchEvent(new Event('close')), { delay: 0, note: 'close' });
  };
}
