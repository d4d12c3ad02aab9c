// People at several devices whose browsers are not of one kind: a host in Chromium, a guest in Firefox; and what
// a browser says that cannot connect, as WebKitGTK cannot.
import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { chromium, firefox, webkit } from './browsers.mjs';
import { site } from './site.mjs';
import { given, play, until } from './steps.mjs';
import { step } from './suite.mjs';

const TABLE = 'index.html?game=rounds&target=100&seats=Ana,@Ben&speed=instant';

describe('several devices', () => {
  let house;
  before(async () => { house = await site(); });
  after(() => house?.stop());

  step('Chromium and Firefox, to the end', async () => {
    // On this machine nobody answers for the names that stand for addresses.
    const [host, guest] = await Promise.all([chromium(), firefox({ 'media.peerconnection.ice.obfuscate_host_addresses': false })]);
    try {
      await host.open(house.url + TABLE);
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
      await Promise.all([host.close(), guest.close()]);
    }
  });

  step('WebKit connects, or says that it cannot', async () => {
    const guest = await webkit();
    try {
      await guest.open(house.url + TABLE);
      if (await guest.run(() => 'RTCPeerConnection' in window)) await guest.run(until, '[data-invite="1"]');
      else {
        await guest.run(until, '#table[data-status=error]');
        assert.match(await guest.run(given, '#table .prompt', 'textContent'), /cannot connect to other devices/);
      }
    } finally {
      await guest.close();
    }
  });
});
