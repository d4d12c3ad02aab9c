// Simulated devices and their pages. The world has one clock; a device outlives its pages, with what is stored on it.
import { Clock, drain } from './clock.mjs';
import { newDisk } from './disk.mjs';
import { Look } from './locator.mjs';
import { run } from './modules.mjs';
import { newAir } from './peers.mjs';
import { matches } from './styles.mjs';
import { open, ORIGIN } from './window.mjs';

export const HOUR = 3_600_000;    // ms: a script ends by itself, as a whole game that a test plays

export class World {
  constructor({ seed, ask, site }) {
    Object.assign(this, { ...site, ask, clock: new Clock(seed), air: newAir(), devices: [], tabs: [], trouble: [] });
    this.workers = 0;
    this.requests = [];          // [the number of a tab, an address]
    this.isOffline = false;
  }

  device(options) {
    this.devices.push(new Device(this, this.devices.length, options));
    return this.devices.at(-1);
  }

  close() {
    for (const tab of this.tabs) tab.leave();
  }
}

export class Device {
  constructor(world, number, { locale = 'en-US', viewport = { width: 1280, height: 720 }, media = {} } = {}) {
    Object.assign(this, { world, number, locale, viewport, disk: newDisk(), channels: new Set(), scripts: [], onMedia: new Set(), clipboard: '', held: new Map() });
    this.media = { hover: 'hover', 'any-hover': 'hover', pointer: 'fine', 'any-pointer': 'fine', 'prefers-color-scheme': 'light', ...media };
  }

  matches(query) {
    if (!this.held.has(query)) this.held.set(query, matches(query, this));
    return this.held.get(query);
  }

  resize(viewport) {
    this.viewport = viewport;
    this.held.clear();
  }

  changeMedia(change) {
    Object.assign(this.media, change);
    this.held.clear();
    for (const run of this.onMedia) run();
  }
}

export class Tab {
  constructor(world, device) {
    Object.assign(this, { world, device, past: [], future: [], session: [], referrer: '', scripts: [], downloads: [] });
    this.number = world.tabs.push(this) - 1;
  }

  // Loads a page: the old one, with its timers and workers, is gone; the device stays. `state`: what the entry of the
  // history keeps.
  load(address, how = 'navigate', state = null) {
    this.leave();
    const { world, device } = this;
    device.onMedia.clear();
    const scripts = [...device.scripts, ...this.scripts];
    this.page = open({ world, device, tab: this, address, how, state, trouble: world.trouble, scripts });
    this.window = this.page.window;
    this.depth = 0;    // entries of the history within this document
    const { history } = this.window;
    const push = history.pushState.bind(history);
    history.pushState = (...all) => { push(...all); this.depth++; };
    this.loader = run(this.page);
    this.loader.begin();
    this.page.owner.begin();
    this.look = new Look(this);
    return drain();
  }

  // As a link leads to it: within the document, or to another one.
  async go(address, { replacement = false } = {}) {
    const url = new URL(address, this.window?.document.baseURI ?? ORIGIN);
    if (this.window && url.hash && url.href.split('#')[0] === this.window.location.href.split('#')[0]) {
      this.window.location.hash = url.hash;
      await drain();
      return;
    }
    if (this.window && !replacement) this.past.push(this.entry);
    if (!replacement) this.future = [];
    this.referrer = this.window?.location.href ?? '';
    await this.load(url.href.slice(ORIGIN.length));
  }

  // To another address of the same page, as e2e/conftest.py does for its returning visitor.
  async walk(address) {
    if (!this.window?.startup || this.window.location.pathname !== '/index.html') {
      await this.go(address);
      return;
    }
    this.window.history.pushState(null, '', address);
    if (this.window.reading.pageOf(this.window.location) !== 'lobby') this.window.startup.begin();
    this.window.dispatchEvent(new this.window.PopStateEvent('popstate'));
    await drain();
  }

  get entry() { return [this.url, structuredClone(this.window.history.state)]; }

  reload() { return this.load(this.url.slice(ORIGIN.length), 'reload', this.entry[1]); }

  async travel(step) {
    if (step < 0 && this.depth > 0 || step > 0 && !this.future.length) {
      this.window.history.go(step);
      this.depth += step;
      await drain();
      return;
    }
    const [from, to] = step < 0 ? [this.past, this.future] : [this.future, this.past];
    if (!from.length) return;
    const [address, state] = from.pop();
    to.push(this.entry);
    await this.load(address.slice(ORIGIN.length), 'back_forward', state);
  }

  // A link that offers a file.
  offer({ href, download }) {
    this.downloads.push({ name: download, text: this.window.blobs.get(href)?.bytes.toString('utf8') ?? '' });
  }

  leave() {
    if (!this.window) return;
    this.window.dispatchEvent(new this.window.Event('pagehide'));
    this.session = Object.entries(this.window.sessionStorage);
    for (const worker of this.page.made) worker.terminate();
    this.page.owner.isLeft = true;
    this.world.clock.drop(this.page.owner);
    // Its transactions go with it; what was committed is done.
    const { queue } = this.device.disk;
    for (const each of queue.filter(({ db }) => db.owner === this.page.owner)) {
      if (each.isCommitted && !each.over) each.write();
      queue.splice(queue.indexOf(each), 1);
    }
    for (const each of [...queue]) each.go();
    this.window.close();
    this.window = null;
  }

  get url() { return this.window.location.href; }

  async evaluate(source, all) {
    const made = this.loader.script(source);
    let result = typeof made === 'function' ? made(...all) : made;
    if (typeof result?.then === 'function') {
      let state = null;
      result.then(value => { state = { value }; }, error => { state = { error }; });
      if (!await this.world.clock.until(() => state, HOUR)) throw new Error(`never: ${source.slice(0, 200)}`);
      if (state.error) throw state.error;
      result = state.value;
    }
    return result === undefined ? null : JSON.parse(JSON.stringify(result) ?? 'null');
  }
}

// What Playwright's locators read of one element.
export const READS = {
  text: (look, each) => each.textContent, inner: (look, each) => look.innerText(each), html: (look, each) => each.innerHTML,
  value: (look, each) => each.value, visible: (look, each) => look.isVisible(each),
  attribute: (look, each, name) => each.getAttribute(name),
};
