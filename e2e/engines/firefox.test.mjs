import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { chromium, firefox } from './browsers.mjs';
import { given, play, until } from './steps.mjs';
import { atTwo, element, started, step, suite } from './suite.mjs';

// On this machine nobody answers for the names that stand for addresses.
const open = { 'media.peerconnection.ice.obfuscate_host_addresses': false };

suite('Firefox', () => firefox(open), at => {
  // People at several devices whose browsers are not of one kind.
  step('the guest of a table in Chromium, to the end', async () => {
    const guest = at.browser, host = await chromium();
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
});

// Its settings for cookies are for all that sites keep.
describe('Firefox, cookies of other sites blocked', () => {
  const at = started(() => firefox({ 'network.cookie.cookieBehavior': 1 }));
  step('a frame that wants to keep games', () => at.framed(element('steere-ronda', 'storage')));
});

describe('Firefox, all cookies blocked', () => {
  const at = started(() => firefox({ 'network.cookie.cookieBehavior': 2 }));
  step('a game to its end', async () => {
    await at.browser.open(at.address('steere-ronda'));
    await at.playedOut('steere-ronda', at.browser.run);
  });
});
