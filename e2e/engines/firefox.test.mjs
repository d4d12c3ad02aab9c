import assert from 'node:assert/strict';
import { firefox, shell } from './browsers.mjs';
import { given, laidBy, play, until } from './steps.mjs';
import { atTwo, element, step, suite } from './suite.mjs';

// On this machine nobody answers for the names that stand for addresses.
const open = { 'media.peerconnection.ice.obfuscate_host_addresses': false };

suite('Firefox', () => firefox(open), at => {
  // People at several devices whose browsers are not of one kind.
  step('the guest of a table in Chromium, to the end', async () => {
    const guest = at.browser, host = await shell();
    try {
      await host.open(at.url + atTwo);
      const link = await host.run(given, '[data-invite="1"]', 'href');
      await guest.open(link.replace('#', '?speed=instant#'));
      const answer = await guest.run(given, '[data-answer]', 'textContent');
      await host.run(async text => {
        const box = document.querySelector('input[data-answer-box]');
        box.value = text;
        box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      }, answer);
      const ends = await Promise.all([host.run(play), guest.run(play)]);
      assert.deepEqual(ends.map(({ status }) => status), ['over', 'over']);
      assert.equal(ends[0].scores, ends[1].scores);
      for (const each of [host, guest]) assert.equal((await each.run(until, '[data-deal=holds]')).deal, 'holds');
    } finally {
      await host.close();
    }
  });

  // Its setting for cookies is for all that sites keep.
  step('all cookies blocked: a frame that wants to keep games', async () => {
    const name = 'network.cookie.cookieBehavior', before = await at.browser.set(name, 2);
    try {
      await at.embedded(element('steere-ronda', 'storage'), async (game, run) => {
        await at.begun(game, run);
        assert.equal(await run(() => navigator.cookieEnabled), false);
        // Files for later visits cannot be kept, and nothing complains.
        await run(laidBy);
      });
    } finally {
      await at.browser.set(name, before);
    }
  });
});
