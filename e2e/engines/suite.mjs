// The same steps in every engine: a game to its end in a frame, one resumed offline, an example, sizes.
// (Every game to its end: the tests of each game in e2e/.)
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { host, site } from './site.mjs';
import { focus, kept, keptOffline, layout, play, press, seen, shown, until } from './steps.mjs';

// Short games against bots that need no time.
const GAMES = {
  'steere-ronda': 'hands=1',
  baronda: 'players=3',
};
const COMMON = 'seat=0&bots=random&speed=instant&seed=';
export const element = (game, more = '') => `<rondas-table start="now" ${more} game="${game}"
  ${`${GAMES[game]}&${COMMON}7`.replace(/=(\w+)&?/g, '="$1" ')}></rondas-table>`;
// Two people at two devices.
export const atTwo = 'index.html?game=steere-ronda&hands=1&seats=Ana,@Ben,bot&bots=random&speed=instant';

const SMALL = [460, 800];    // there is less to paint, which WebKit does without a graphics card
// A test that ends even if the page waits for ever; what waits in it is given up sooner, and says why.
export const step = (name, work) => test(name, { timeout: 600_000 }, work);

// A browser and a site of its own for one engine, and what they are told when all is over.
function started(launch) {
  const at = {};
  before(async () => {
    [at.browser, at.site] = await Promise.all([launch(), site()]);
    at.url = at.site.url;
    await at.browser.size(...SMALL);
  });
  at.address = (game, seed = 7) => `${at.url}index.html?game=${game}&${GAMES[game]}&${COMMON}${seed}`;
  afterEach(() => assert.deepEqual(at.browser.troubles(), [], 'uncaught in the page'));
  after(async () => {
    await at.browser?.close();
    await at.site?.stop();
  });
  // Plays so many turns, else to the end; `run` is in a frame or on the page itself.
  const played = async (game, run, ...most) => {
    const now = await run(play, ...most).catch(async error => {
      throw new Error(`${error.message}: ${JSON.stringify(await run(shown).catch(String))}`);
    });
    assert.equal(now.game, game);
    return now;
  };
  at.begun = async (game, run) => {
    const { status, acted, prompt } = await played(game, run, 2);
    assert.deepEqual([status, acted], ['your-turn', 2], prompt);
  };
  at.playedOut = async (game, run) => {
    const { status, winners, acted, prompt } = await played(game, run);
    assert.equal(status, 'over', prompt);
    assert.match(winners, /^\d( \d)*$/);
    assert.ok(acted > 4, `${acted} actions`);
  };
  // A table in the frame of a page on another site.
  at.embedded = async (table, goesOn) => {
    const around = await host(at.url, table);
    try {
      await at.browser.open(around.url);
      await at.browser.run(() => window.heard.then(() => {})).catch(async error => {
        throw new Error(`${error.message}: ${JSON.stringify(await at.browser.inside(shown).catch(String))}`);
      });
      await goesOn(table.match(/game="(\S+)"/)[1], at.browser.inside);
    } finally {
      around.stop();
    }
  };
  return at;
}

// All steps; `more` adds those that one engine has besides.
export function suite(engine, launch, more) {
  describe(engine, () => {
    const at = started(launch);
    // Frames first: what a driven WebKit keeps it keeps in memory, and a service worker's only as long as
    // pages of the site follow each other.
    step('a game to its end in a sandboxed frame on another site', () => at.embedded(element('steere-ronda'), at.playedOut));

    more(at);

    // A turned window is laid out as one that was so from the start, with long words too.
    step('a game that is left goes on, in a window that was turned, and an example, without a network', async () => {
      const low = [740, 460], wide = [1200, 900];
      const turned = async size => {
        await at.browser.size(...size);
        return at.browser.run(layout);
      };
      await at.browser.open(at.address('baronda', 9));
      await at.browser.run(until, '[data-status=your-turn]');
      await at.browser.run(focus, '[data-meaning]');
      const small = await at.browser.run(layout);
      await turned(wide);
      assert.deepEqual(await turned(SMALL), small, 'small');
      await at.begun('baronda', at.browser.run);
      // The hand is laid in rows anew.
      const besides = boxes => boxes.filter(box => !/^(card)? /.test(box));
      const before = [await at.browser.run(seen), besides(await turned(low))];
      await at.browser.run(kept, '9', 2);
      // Where a browser has no service workers the network stays.
      if (await at.browser.run(keptOffline)) await at.site.stop();
      await at.browser.reload();
      await at.browser.run(until, '[data-status=your-turn]');
      assert.deepEqual([await at.browser.run(seen), besides(await at.browser.run(layout))], before);
      await at.begun('baronda', at.browser.run);
      await at.browser.open(`${at.url}index.html?example=SR-4.2`);
      const { move } = await at.browser.run(until, '[data-status=viewing]');
      assert.ok(+move > 0, 'it opens at the moment that counts');
      await at.browser.run(press, '[data-step=back]');
      await at.browser.run(until, `[data-move="${+move - 1}"]`);
    });
  });
}
