import assert from 'node:assert/strict';
import { webkit } from './browsers.mjs';
import { given, keptOffline, until } from './steps.mjs';
import { atTwo, element, step, suite } from './suite.mjs';

suite('WebKit', webkit, at => {
  // A service worker whose page is left while WebKit installs it may never be ready, nor another of that address: each
  // page that has one waits for it, and is ahead of all that do not.
  step('a frame that may keep games, on another site', () => at.embedded(element('steere-ronda', 'storage'), async (game, run) => {
    await at.begun(game, run);
    await run(keptOffline);
  }));

  step('all that it needs without a network', async () => {
    await at.browser.open(at.url);
    await at.browser.run(keptOffline);
  });

  step('it connects to other devices, or says that it cannot', async () => {
    const { open, run } = at.browser;
    await open(at.url + atTwo);
    if (await run(() => 'RTCPeerConnection' in window)) await run(until, '[data-invite="1"]');
    else {
      await run(until, '#table[data-status=error]');
      assert.match(await run(given, '#table .prompt', 'textContent'), /cannot connect to other devices/);
    }
  });
});
