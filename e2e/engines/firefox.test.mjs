import { describe } from 'node:test';
import { firefox } from './browsers.mjs';
import { element, started, step, suite } from './suite.mjs';

suite('Firefox', firefox);

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
