import { webkit } from './browsers.mjs';
import { suite } from './suite.mjs';

suite('WebKit', webkit);
