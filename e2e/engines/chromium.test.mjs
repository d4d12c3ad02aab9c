import { describe } from 'node:test';
import { chromium } from './browsers.mjs';
import { started, step, suite } from './suite.mjs';
import { memoryBegins } from './steps.mjs';

suite('Chromium', chromium);

// Its renderer crashes with a worker that ends while it writes to a file of its own: see snapshot.mjs.
describe('Chromium, left on a first visit', () => {
  const at = started(chromium);
  step('while memory is written', async () => {
    await at.browser.open(at.address('rounds'));
    await at.browser.run(memoryBegins);
    await at.browser.open(at.address('moroccan-ronda'));
    await at.playedOut('moroccan-ronda', at.browser.run);
  });
});
