// The first script of the page. The engine's download begins before anything else is looked at; then
// comes PyScript, which runs the page's Python; what only later visits need waits until the engine runs.
import * as engine from './engine.mjs';
import './restyle.mjs';
import './storage.mjs';
import * as update from './update.mjs';

// Examples have been played when the site was built: their pages, and the rulebooks, need no engine.
const needed = document.documentElement.dataset.page !== 'rules' && !new URLSearchParams(location.search).has('example');
if (needed) engine.start();

const newer = await update.waiting();
if (newer) {
  engine.stop();   // what it asks for would keep the old version busy
  await update.takeOver(newer);
}
update.hold();
const ready = needed ? engine.start() : Promise.resolve();

// PyScript configures its other Python too, and would fetch all its plugins for that.
const other = document.createElement('py-config');
other.textContent = JSON.stringify({ plugins: [
  '!codemirror', '!deprecations-manager', '!donkey', '!error', '!py-editor', '!py-game', '!py-terminal'] });
document.head.append(other);

const { hooks } = await import('../../vendor/pyscript/core.js');
// The one hook that PyScript would compile with Function(), which the policy of the site forbids. It
// serves Python in PyScript's own workers, which are not used here.
hooks.worker.onBeforeRunAsync.clear();

ready.then(() => import('./later.mjs'), () => {});
