import { chromium } from './browsers.mjs';
import { memoryBegins } from './steps.mjs';
import { alone, step } from './suite.mjs';

alone('Chromium', chromium, at => {
  // Its renderer crashes with a worker that ends while it writes to a file of its own: see snapshot.js. The page
  // that comes next is of the same renderer.
  step('a first visit that is left while memory is written', async () => {
    await at.browser.open(at.address('steere-ronda'));
    await at.browser.run(memoryBegins);
    await at.browser.open(at.address('moroccan-ronda'));
    await at.playedOut('moroccan-ronda', at.browser.run);
  });
});
