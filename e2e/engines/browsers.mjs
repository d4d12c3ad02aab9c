// Three browser engines behind one small interface:
//
//   open(url), reload()     wait until the page is loaded
//   run(work, ...values)    what a function gives when it is called in the page, its promise awaited
//   inside(work, ...values) the same in the page's one frame, whatever its origin
//   size(width, height)     of the viewport, in CSS pixels
//   set(name, value)        a setting of Firefox's from the next page on; gives what it was
//   troubles()              what went uncaught since it was asked last (none are heard of in WebKit)
//   close()
//
// Chromium and Firefox are driven by puppeteer-core (the DevTools protocol, WebDriver BiDi), WebKit by
// WebDriver over HTTP in a screen of its own, since WebKitGTK has no headless mode.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

const PATIENCE = 240_000;    // ms for one step: about ten times as long as WebKit takes on an idle machine
const ROOT = process.getuid() === 0;

// What Firefox says of the guest's second connection, which the host has not begun, when that takes its time; and of
// a page that is left while its files come.
const EXCUSED = /^WebRTC: ICE failed|^Failed to load .+ A ServiceWorker intercepted the request/;

async function puppet(options) {
  const browser = await puppeteer.launch({ protocolTimeout: PATIENCE, ...options });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  let troubles = [];
  // Of a page that has crashed nothing would ever be heard: so all that waits for it ends.
  page.on('error', error => {
    troubles.push(error.message);
    browser.close();
  });
  page.on('pageerror', error => {
    if (!EXCUSED.test(error.message)) troubles.push(error.stack ?? error.message);
  });
  return {
    open: url => page.goto(url),
    reload: () => page.reload(),
    run: (work, ...values) => page.evaluate(work, ...values),
    inside: (work, ...values) => page.frames().at(-1).evaluate(work, ...values),
    size: (width, height) => page.setViewport({ width, height }),
    // In a page of its own: from there no way leads back.
    set: async (name, value) => {
      const settings = await browser.newPage();
      await settings.goto('about:config', { waitUntil: [] });
      const before = await settings.evaluate((name, value) => {
        const before = Services.prefs.getIntPref(name);
        Services.prefs.setIntPref(name, value);
        return before;
      }, name, value);
      await settings.close();
      return before;
    },
    troubles: () => { const heard = troubles; troubles = []; return heard; },
    close: () => browser.close(),
  };
}

const quiet = [...ROOT ? ['--no-sandbox'] : [], '--disable-background-networking', '--disable-component-update'];

// As e2e/conftest.py starts it, which is half of the work: for what another browser does with it.
export const shell = () => puppet({
  executablePath: '/usr/bin/chromium-headless-shell',
  headless: 'shell',
  args: [...quiet, '--disable-gpu', '--js-flags=--liftoff-only'],
});

export const firefox = (preferences = {}) => puppet({
  browser: 'firefox',
  executablePath: '/usr/bin/firefox-esr',
  args: ['--remote-allow-system-access'],    // or nothing could be set
  // Its last compiler of WebAssembly takes far longer than all these games.
  extraPrefsFirefox: { 'javascript.options.wasm_optimizingjit': false, ...preferences },
});

// A port that is free now.
async function port() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

export async function webkit() {
  const number = await port();
  // A screen of its own, so large that the pointer, in its middle, is on no window; no graphics card, nor the
  // threads that would paint for one (they crash at times); nor its last compiler of WebAssembly, which takes far
  // longer than all these games; no sandbox for root, who has no right to make one.
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 2600x2000x24', 'WebKitWebDriver', `--port=${number}`], {
    stdio: 'ignore', detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', GSETTINGS_BACKEND: 'memory',
      JSC_useOMGJIT: 'false',
      ...ROOT ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {} },
  });
  // Whatever becomes of the tests, nothing of it stays.
  const end = () => {
    try {
      process.kill(-driver.pid);
    } catch { /* it has ended */ }
  };
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const ask = async (path, body, method = 'POST') => {
    const answer = await fetch(`http://127.0.0.1:${number}/session${path}`, {
      method, body: body && JSON.stringify(body), headers: { 'content-type': 'application/json' },
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
    return value;
  };
  const session = async () => {
    const wanted = { timeouts: { script: PATIENCE, pageLoad: PATIENCE } };
    try {
      return await ask('', { capabilities: { alwaysMatch: wanted } });
    } catch (error) {
      // It does not say when it listens.
      if (error.cause?.code !== 'ECONNREFUSED' || driver.exitCode !== null) throw error;
      await setImmediate();
      return session();
    }
  };
  const at = `/${(await session()).sessionId}`;
  const run = async (work, ...values) => {
    const script = `const [values, done] = arguments;
      (async () => (${work})(...values))().then(value => done({ value }), error => done({ error: String(error) }));`;
    const { value, error } = await ask(`${at}/execute/async`, { script, args: [values] });
    if (error) throw new Error(error);
    return value;
  };
  // The frame of the page, or that in the page's <rondas-table>.
  const frame = `const within = document.querySelector('rondas-table')?.shadowRoot ?? document;
    return within.querySelector('iframe');`;
  return {
    open: url => ask(`${at}/url`, { url }),
    reload: () => ask(`${at}/refresh`, {}),
    run,
    inside: async (work, ...values) => {
      await ask(`${at}/frame`, { id: await ask(`${at}/execute/sync`, { script: frame, args: [] }) });
      try {
        return await run(work, ...values);
      } finally {
        await ask(`${at}/frame`, { id: null });
      }
    },
    size: async (width, height) => {
      const [wider, higher] = await run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      await ask(`${at}/window/rect`, { width: width + wider, height: height + higher });
    },
    troubles: () => [],
    close: async () => {
      await ask(at, undefined, 'DELETE');
      end();
      await once(driver, 'exit');
    },
  };
}
