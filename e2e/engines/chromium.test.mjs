import { chromium } from './browsers.mjs';
import { suite } from './suite.mjs';

suite('Chromium', chromium);
