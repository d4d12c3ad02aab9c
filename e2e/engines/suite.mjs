// The same steps in every engine: every game to its end, resumed, offline, in frames, an example, sizes.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { host, site } from './site.mjs';
import { focus, kept, keptOffline, layout, play, press, seen, shown, until } from './steps.mjs';

// Short games against bots that need no time.
const GAMES = {
  'steere-ronda': 'hands=1',
  'moroccan-ronda': 'players=2&target=11',
  rounds: 'target=100',
  baronda: 'players=2',
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
  // A game played to its end; `inside` a frame or on its own page.
  at.playedOut = async (game, run) => {
    const end = await run(play).catch(async error => {
      throw new Error(`${error.message}: ${JSON.stringify(await run(shown).catch(String))}`);
    });
    assert.equal(end.status, 'over', end.prompt);
    assert.equal(end.game, game);
    assert.match(end.winners, /^\d( \d)*$/);
    assert.ok(end.acted > 4, `${end.acted} actions`);
  };
  // A table in the frame of a page on another site.
  at.embedded = async table => {
    const around = await host(at.url, table);
    try {
      await at.browser.open(around.url);
      await at.browser.run(() => window.heard.then(() => {})).catch(async error => {
        throw new Error(`${error.message}: ${JSON.stringify(await at.browser.inside(shown).catch(String))}`);
      });
      await at.playedOut(table.match(/game="(\S+)"/)[1], at.browser.inside);
    } finally {
      around.stop();
    }
  };
  return at;
}

// A game that is left, and goes on to its end.
export function goesOn(at) {
  step('rounds goes on where it was, to its end', async () => {
    await at.browser.open(at.address('rounds', 8));
    await at.browser.run(play, 7);
    const before = await at.browser.run(seen);
    await at.browser.run(kept, '8', 7);
    await at.browser.reload();
    await at.browser.run(until, '[data-status=your-turn]');
    assert.deepEqual(await at.browser.run(seen), before);
    await at.playedOut('rounds', at.browser.run);
    // Its end outlasts the page; opening the address starts a new game.
    await at.browser.reload();
    await at.browser.run(until, '[data-status=over]');
    await at.browser.open(at.address('rounds', 8));
    await at.browser.run(until, '[data-status=your-turn]');
  });
}

// Only the steps of one engine: e2e/ looks at all others in a Chromium of another build.
export function alone(engine, launch, work) {
  describe(engine, () => work(started(launch)));
}

// All steps; `more` adds those that one engine has besides.
export function suite(engine, launch, more) {
  alone(engine, launch, at => {
    // Frames first: what a driven WebKit keeps it keeps in memory, and a service worker's only as long as
    // pages of the site follow each other.
    step('a sandboxed frame on another site', () => at.embedded(element('steere-ronda')));

    step('a frame that may keep games, on another site', () => at.embedded(element('moroccan-ronda', 'storage')));

    more(at);

    goesOn(at);

    // In the tab of the last game: what that has left does not keep the next. A turned window is laid out as one
    // that was so from the start, with long words too.
    step('baronda for three in a window that is turned, for two to its end', async () => {
      const low = [740, 460], wide = [1200, 900];
      const laid = async () => {
        await at.browser.run(until, '[data-status=your-turn]');
        await at.browser.run(focus, '[data-meaning]');
        return at.browser.run(layout);
      };
      const turned = async size => {
        await at.browser.size(...size);
        return at.browser.run(layout);
      };
      await at.browser.open(at.address('baronda', 9).replace('players=2', 'players=3'));
      const small = await laid();
      const turnedLow = await turned(low);
      await at.browser.reload();
      assert.deepEqual(turnedLow, await laid(), 'low');
      await turned(wide);
      assert.deepEqual(await turned(SMALL), small, 'small');
      // The last part of a longer game is as long as all of this one.
      await at.browser.open(at.address('baronda', 9));
      await at.playedOut('baronda', at.browser.run);
    });

    step('an example in the viewer', async () => {
      await at.browser.open(`${at.url}index.html?example=SR-4.2`);
      const { move, moves } = await at.browser.run(until, '[data-status=viewing]');
      assert.ok(+moves > +move, `${move} of ${moves}`);
      await at.browser.run(press, '[data-step=next]');
      await at.browser.run(until, `[data-move="${+move + 1}"]`);
    });

    step('without a network', async context => {
      await at.browser.open(at.url);
      if (!await at.browser.run(keptOffline)) return context.skip('no service workers');
      await at.site.stop();
      await at.browser.open(at.address('moroccan-ronda', 8));
      await at.playedOut('moroccan-ronda', at.browser.run);
    });
  });
}
