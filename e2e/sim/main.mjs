// Simulated pages for tests in Python (e2e/sim/page.py): one command a line on standard input, one answer on standard
// output. While a command runs, an engine is asked with a line `{"ask": …}`, and answered with the next line.
import { readSync, writeSync } from 'node:fs';
import { drain } from './clock.mjs';
import { scriptsOf } from './modules.mjs';
import { rulesOf } from './styles.mjs';
import { HOUR, READS, Tab, World } from './tab.mjs';

const buffer = Buffer.alloc(1 << 16);
let rest = Buffer.alloc(0);

function read() {
  const parts = [rest];
  for (;;) {
    const end = parts.at(-1).indexOf(10);
    if (end >= 0) {
      rest = parts.at(-1).subarray(end + 1);
      parts[parts.length - 1] = parts.at(-1).subarray(0, end);
      return JSON.parse(Buffer.concat(parts).toString('utf8'));
    }
    const size = readSync(0, buffer);
    if (!size) process.exit(0);
    parts.push(Buffer.from(buffer.subarray(0, size)));
  }
}

function write(message) {
  const bytes = Buffer.from(JSON.stringify(message) + '\n');
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

const ask = wish => {
  write({ ask: wish });
  return read();
};

const [dist] = process.argv.slice(2);
const site = { dist, rules: rulesOf(dist), scripts: scriptsOf(dist) };
let world = null;
process.on('unhandledRejection', reason => {
  const tab = world?.tabs.find(({ page }) => page && page.owner === world.clock.running && !page.owner.isLeft);
  if (!tab) return;
  tab.page.tell(`uncaught: ${reason?.stack ?? reason}`);
  tab.window.dispatchEvent(Object.assign(new tab.window.Event('unhandledrejection'), { reason }));
});

process.on('uncaughtException', error => world?.trouble.push(`uncaught: ${error.stack}`));

const tabOf = ({ tab }) => world.tabs[tab];

// One element that the person can use, as soon as there is one.
async function usable(wish) {
  const tab = tabOf(wish);
  let why = 'no element', found = [];
  await world.clock.served();
  const isThere = await world.clock.until(() => {
    found = tab.look.all(wish.chain);
    why = found.length > 1 ? `${found.length} elements` : found.length ? tab.look.hindrance(found[0]) : 'no element';
    return !why || found.length > 1;
  });
  if (!isThere || why) throw new Error(`cannot ${wish.do} ${JSON.stringify(wish.chain)}: ${why}`);
  return [tab.look, found[0]];
}

async function one(wish) {
  const tab = tabOf(wish);
  let found = [];
  const isThere = await world.clock.until(() => {
    found = tab.look.all(wish.chain);
    return found.length > 0;
  });
  if (!isThere || found.length > 1) throw new Error(`${found.length} elements: ${JSON.stringify(wish.chain)}`);
  return [tab.look, found[0]];
}

const acts = {
  world({ seed }) {
    world?.close();
    world = new World({ seed, ask, site });
  },
  end() { world.close(); },
  device({ options }) { return world.device(options).number; },
  tab({ device }) {
    return new Tab(world, world.devices[device]).number;
  },
  close(wish) { tabOf(wish).leave(); },
  async load(wish) { await tabOf(wish).go(wish.address); },
  async walk(wish) { await tabOf(wish).walk(wish.address); },
  async reload(wish) { await tabOf(wish).reload(); },
  async travel(wish) { await tabOf(wish).travel(wish.step); },
  url(wish) { return tabOf(wish).url; },
  script(wish) { (wish.tab === undefined ? world.devices[wish.device] : tabOf(wish)).scripts.push(wish.text); },
  async viewport(wish) {
    const { device, window } = tabOf(wish);
    device.resize(wish.size);
    if (!window) return;
    Object.assign(window, { innerWidth: wish.size.width, innerHeight: wish.size.height });
    device.changeMedia({});
    window.dispatchEvent(new window.Event('resize'));
  },
  media({ device, change }) { world.devices[device].changeMedia(change); },
  async evaluate(wish) { return tabOf(wish).evaluate(wish.source, wish.all); },
  async until(wish) {
    const tab = tabOf(wish);
    let found = null;
    if (!await world.clock.until(async () => (found = await tab.evaluate(wish.source, wish.all)))) throw new Error(`never: ${wish.source.slice(0, 300)}`);
    return found;
  },
  count(wish) { return tabOf(wish).look.all(wish.chain).length; },
  async read(wish) {
    const [look, element] = await one(wish);
    return READS[wish.what](look, element, wish.argument);
  },
  readAll(wish) {
    const { look } = tabOf(wish);
    return look.all(wish.chain).map(each => READS[wish.what](look, each, wish.argument));
  },
  async evaluateOn(wish) {
    const tab = tabOf(wish);
    const found = wish.isAll ? tab.look.all(wish.chain) : (await one(wish))[1];
    tab.window.found = found;
    return tab.evaluate(`(argument => (${wish.source.trim()}\n)(window.found, argument))`, [wish.argument]);
  },
  async expect(wish) {
    const tab = tabOf(wish);
    let last;
    const isMet = await world.clock.until(() => {
      if (wish.what === 'url') last = new RegExp(wish.wanted.source, wish.wanted.flags).test(tab.url) || tab.url;
      else last = tab.look.expects(wish.chain, wish.what, wish.wanted);
      return !last.unmet && (last === true) !== wish.isNot;
    }, wish.within);
    if (!isMet) throw new Error(`${JSON.stringify(wish.chain ?? '')} ${wish.isNot ? 'not ' : ''}${wish.what} ${JSON.stringify(wish.wanted ?? '')}: ${JSON.stringify(last)}`);
  },
  async click(wish) {
    const [look, element] = await usable(wish);
    await look.click(element, wish.more);
  },
  // The first offer, at so many turns or to the end.
  async playOn({ most, ...wish }) {
    const tab = tabOf(wish);
    for (let turns = 0; ; turns++) {
      const status = () => tab.window.document.querySelector('[data-table]')?.dataset.status;
      if (!await world.clock.until(() => /^(your-turn|over)$/.test(status()))) throw new Error(`still ${status()}`);
      if (status() === 'over') return turns;
      tab.look.activate(tab.window.document.querySelector('[data-action]'));
      if (turns + 1 === most) return most;
    }
  },
  async fill(wish) {
    const [look, element] = await usable(wish);
    look.fill(element, wish.text);
  },
  async choose(wish) {
    const [look, element] = await usable(wish);
    if (!look.choose(element, wish.values)) throw new Error(`no such option: ${wish.values}`);
  },
  async check(wish) {
    const [look, element] = await usable(wish);
    if (Boolean(element.checked) !== wish.on) await look.click(element);
  },
  async file(wish) {
    const [look, element] = await one(wish);
    const file = new look.window.File([Buffer.from(wish.text, 'base64')], wish.name);
    if (element.files[0]?.name === wish.name) return; // the same one again, which is no change
    const forget = () => { delete element.files; delete element.value; };
    Object.defineProperty(element, 'files', { configurable: true, value: [file] });
    Object.defineProperty(element, 'value', { configurable: true, get: () => wish.name, set: forget });
    look.event(element, 'Event', 'change');
  },
  async focus(wish) { (await one(wish))[1].focus(); },
  async blur(wish) { (await one(wish))[1].blur(); },
  async hover(wish) {
    const [look, element] = await usable(wish);
    for (const type of ['pointerover', 'pointerenter', 'pointermove']) look.event(element, 'PointerEvent', type, { pointerType: 'mouse' });
    for (const type of ['mouseover', 'mouseenter', 'mousemove']) look.event(element, 'MouseEvent', type);
  },
  async dispatch(wish) {
    const [look, element] = await one(wish);
    look.event(element, 'Event', wish.type, {});
  },
  async press(wish) {
    const tab = tabOf(wish);
    await world.clock.served();
    if (wish.chain) (await one(wish))[1].focus();
    tab.look.press(wish.key);
  },
  // What a person can press now, each in few words.
  choices(wish) {
    const { look, window } = tabOf(wish);
    const open = [...window.document.querySelectorAll('dialog:modal')].at(-1);
    const all = look.atOnce(() => [...(open ?? window.document).querySelectorAll(wish.selector)].filter(each => !look.hindrance(each)));
    window.choices = all;
    return all.map(each => ['data-do', 'data-action', 'data-step', 'data-play', 'data-card', 'data-word', 'data-part', 'href', 'name', 'class'].map(name => each.getAttribute(name)).find(Boolean) ?? each.textContent.slice(0, 20));
  },
  async choose_one(wish) {
    const { look, window } = tabOf(wish), element = window.choices[wish.at];
    await world.clock.served();
    if (!element.isConnected || element.options?.length === 0) return;
    if (element.localName === 'select') look.choose(element, element.options[wish.at % element.options.length].value);
    else if (element.matches('input:not([type=checkbox], [type=radio]), textarea')) look.fill(element, wish.text);
    else await look.click(element);
  },
  async some({ most }) { await world.clock.some(most); },
  async pass({ ms }) { await world.clock.pass(ms); },
  async jump({ ms }) {
    world.clock.now += ms;
    await world.clock.pass(1);
  },
  set({ began }) { world.clock.began = began - world.clock.now; },
  hold({ kind, on }) { world.clock.held[on ? 'add' : 'delete'](kind); },
  network({ works }) { world.isOffline = world.air.isCut = !works; },
  workers(wish) { return tabOf(wish).page.made.filter(({ isDead }) => !isDead).length; },
  kill(wish) { for (const worker of tabOf(wish).page.made) if (!worker.isDead) worker.die(wish.why); },
  async onDevice(wish) {
    const tab = tabOf(wish), test = wish.source && tab.loader.script(wish.source);
    const kept = () => acts.kept({ device: tab.device.number });
    const values = () => Object.fromEntries(Object.entries(kept()).map(([key, text]) => {
      try {
        return [key, JSON.parse(text)];
      } catch {
        return [key, text];
      }
    }));
    const holds = test ? () => test(values()) : () => !world.clock.queue.some(({ kind }) => kind === 'disk');
    if (!await world.clock.until(holds, HOUR)) throw new Error(`never on the device: ${wish.source}; ${JSON.stringify(kept()).slice(0, 2000)}`);
    return kept();
  },
  kept({ device }) {
    const stores = [...world.devices[device].disk.bases].filter(([name]) => name.startsWith('rondas/')).map(([, all]) => all.get('text'));
    return Object.fromEntries(stores.flatMap(store => [...store ?? []]));
  },
  wipe({ device }) {
    const { bases, faults } = world.devices[device].disk;
    bases.clear();
    for (const each of faults.databases) {
      each.close();
      each.onclose?.({});
    }
  },
  keep({ device, values }) {
    const { bases } = world.devices[device].disk;
    if (!bases.has('rondas/')) bases.set('rondas/', new Map([['text', new Map()]]));
    for (const [key, text] of Object.entries(values)) bases.get('rondas/').get('text').set(key, text);
  },
  // The file that the page offers after so many; without a number, how many there are.
  async offered({ after, ...wish }) {
    const { downloads } = tabOf(wish);
    if (after === undefined) return downloads.length;
    if (!await world.clock.until(() => downloads.length > after)) throw new Error('no file is offered');
    return downloads[after];
  },
  trace() { return { hash: world.clock.trace.copy().digest('hex').slice(0, 16), now: world.clock.now, events: world.clock.events.slice(-60) }; },
};

for (;;) {
  const wish = read();
  let answer;
  try {
    answer = { value: await acts[wish.do](wish) ?? null };
    await drain();
    if (wish.moves) await world.clock.some(wish.moves);
  } catch (error) {
    answer = { error: String(error?.message ?? error), stack: String(error?.stack ?? '') };
  }
  write({ ...answer, trouble: world?.trouble.splice(0) ?? [], requests: world?.requests.splice(0) ?? [] });
}
