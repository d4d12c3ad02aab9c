// The sounds of the table, made here: paper and wood from filtered noise, calls from a knock on wood, the end from a
// plucked string. Fetched at the first sound; py/page/ui/sound.py says what sounds when. If a browser allows no sound,
// only the sound is missing.

const LATE = 150;    // ms after which a sound no longer belongs to what is seen
const REST = 20000;  // ms without a sound, until the device's loudspeaker is let go

// The parts that sounds are made of. Each begins at `at`, in seconds of the context, and goes to `out`.

const noises = new WeakMap();

// White noise, the same each time, so that tests measure what players hear.
function noise(context) {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    let seed = 1;
    buffer.getChannelData(0).forEach((_, at, samples) => {
      seed = seed * 48271 % 0x7fffffff;
      samples[at] = seed / 0x3fffffff - 1;
    });
    noises.set(context, buffer);
  }
  return buffer;
}

// The loudness of a part: up within `rise`, then away.
function swell(context, out, at, gain, rise, length) {
  const node = context.createGain();
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + rise);
  node.gain.exponentialRampToValueAtTime(gain / 1000, at + length);
  node.connect(out);
  return node;
}

// Paper: noise in a band that goes from one pitch to another.
function paper(context, out, at, { from, to = from, sharp = .8, gain, rise = .004, length }) {
  const source = context.createBufferSource(), band = context.createBiquadFilter();
  source.buffer = noise(context);
  band.type = 'bandpass';
  band.Q.value = sharp;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(band).connect(swell(context, out, at, gain, rise, length));
  source.start(at, at * 7 % .5);    // another piece of it each time
  source.stop(at + length);
}

// Wood: a tone that sinks as it dies away.
function wood(context, out, at, { from, to, gain, length }) {
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + length * .6);
  tone.connect(swell(context, out, at, gain, .002, length));
  tone.start(at);
  tone.stop(at + length);
}

// A string: its harmonics, the higher the softer and the shorter.
function string(context, out, at, pitch, gain, length) {
  [1, .42, .2, .1, .05].forEach((part, over) => {
    const tone = context.createOscillator();
    tone.frequency.value = pitch * (over + 1) * (1 + .0004 * over * over);
    const last = length / (1 + .7 * over);
    tone.connect(swell(context, out, at, gain * part, .004, last));
    tone.start(at);
    tone.stop(at + last);
  });
  paper(context, out, at, { from: 1800, gain: gain * .5, rise: .001, length: .02 });
}

const tune = (pitches, beat, gain) => (context, out, at) =>
  pitches.forEach((pitch, n) => string(context, out, at + n * beat, pitch, gain, 1.1));

// `hue`: around 1, so that no two cards sound quite the same.
export const SOUNDS = {
  card(context, out, at, hue = 1) {
    paper(context, out, at, { from: 2300 * hue, to: 1300 * hue, gain: .34, rise: .002, length: .05 });
    wood(context, out, at + .003, { from: 190 * hue, to: 95, gain: .16, length: .09 });
  },
  deal(context, out, at, hue = 1) {
    paper(context, out, at, { from: 1700 * hue, to: 3300 * hue, sharp: .9, gain: .2, rise: .012, length: .065 });
  },
  capture(context, out, at, hue = 1) {
    SOUNDS.card(context, out, at, hue);
    paper(context, out, at + .07, { from: 1000, to: 2100, sharp: .7, gain: .26, rise: .07, length: .24 });
  },
  trick(context, out, at, hue = 1) {
    paper(context, out, at, { from: 800 * hue, to: 1700, sharp: .6, gain: .3, rise: .2, length: .4 });
  },
  land(context, out, at, hue = 1) {
    paper(context, out, at, { from: 900 * hue, to: 500, gain: .22, rise: .002, length: .07 });
    wood(context, out, at, { from: 150 * hue, to: 80, gain: .2, length: .13 });
  },
  call(context, out, at, hue = 1) {
    for (const [after, gain] of [[0, .2], [.11, .14]]) {
      wood(context, out, at + after, { from: 640 * hue, to: 560, gain, length: .11 });
      wood(context, out, at + after, { from: 1480 * hue, to: 1400, gain: gain * .3, length: .045 });
    }
  },
  peak: tune([440, 659.3], .1, .1),
  high: tune([440, 659.3, 880], .1, .13),
  win: tune([293.7, 370, 440, 587.3, 740], .13, .13),
  lose: tune([293.7, 233.1, 196], .2, .12),
};

// One context for all, from the first touch until sound is turned off.

let isOn = false, context = null, master = null, resting = null;
const coming = new Set();    // what has not begun: { at, out }

function wake() {
  if (!isOn || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  try {
    if (!context) {
      context = new AudioContext({ latencyHint: 'interactive' });
      master = context.createGain();
      master.connect(context.destination);
    }
    rest();
    if (context.state !== 'running') context.resume().catch(() => {});
  } catch {
    context = null;    // none to be had
  }
}

function rest() {
  clearTimeout(resting);
  resting = setTimeout(() => context?.suspend().catch(() => {}), REST);
}

for (const type of ['pointerup', 'click', 'keydown']) addEventListener(type, wake, true);

export function turn(on) {
  isOn = on;
  if (on) return wake();
  clearTimeout(resting);
  coming.clear();
  context?.close().catch(() => {});
  context = null;
}

// A sound in `delay` ms, so many `times` with a `gap` between.
export const play = (...all) => { sound(...all).catch(() => {}); };

async function sound(name, delay, times, gap) {
  const asked = performance.now();
  wake();
  if (!context) return;
  if (context.state !== 'running') {
    await context.resume().catch(() => {});
    if (context?.state !== 'running' || performance.now() - asked > LATE) return;
  }
  for (let n = 0; n < times; n++) {
    const at = context.currentTime + (delay + n * gap) / 1000;
    const out = context.createGain();
    out.connect(master);
    const each = { at, out };
    coming.add(each);
    setTimeout(() => coming.delete(each), delay + n * gap);
    SOUNDS[name](context, out, at, .94 + Math.random() * .12);
  }
}

// Cancel sounds that have not begun: the player is in a hurry.
export function hush() {
  for (const { out } of coming) out.disconnect();
  coming.clear();
}
