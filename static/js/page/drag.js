// Cards that follow the pointer: a card of the hand is lifted upwards, tilts as it moves, grows on its way to the
// place where it will lie, which is lit, and is played when it is dropped above the hand or flicked there; elsewhere
// it comes back. One that may not be played gives way only a little. A tap stays a tap, and scrolling stays scrolling:
// a finger drags upwards, and .hand in static/css/table.css leaves the other ways to the browser.
const AWAY = 8;        // px from which a press is a drag
const SLIP = 10;       // px from which it is no tap
const TILT = 8;        // degrees at the most
const FLICK = .5;      // px/ms upwards with which a card that is let go flies on
const BACK = 200;      // ms of the way back
const GIVES = .2;      // of the way, for a card that may not be played
const SAME = 50;       // ms in which a click belongs to the end of a drag

const calm = matchMedia('(prefers-reduced-motion: reduce)');

// `hand` has buttons with `data-card`; a click on one plays its card, or says why not.
export function watch(hand) {
  let held = null;     // what is pressed: { button, card, id, x, y, at, speed, tilt, place, isDragged, isMoved }

  // On pages of others a finger scrolls the page around.
  const isOwn = ({ pointerType, button, isPrimary }) => isPrimary && !button
    && !(pointerType === 'touch' && document.documentElement.hasAttribute('data-embedded'));

  hand.addEventListener('pointerdown', event => {
    const button = event.target.closest('[data-card]');
    if (held || !button || !isOwn(event)) return;
    const { clientX: x, clientY: y, pointerId: id, timeStamp: time } = event;
    held = { button, card: button.firstElementChild, id, x, y, at: { x, y, time }, speed: { x: 0, y: 0 }, tilt: 0, isDragged: false, isMoved: false };
  });

  hand.addEventListener('pointermove', event => {
    if (!held || event.pointerId !== held.id) return;
    const dx = event.clientX - held.x, dy = event.clientY - held.y;
    const way = Math.hypot(dx, dy);
    held.isMoved ||= way > SLIP;
    const isDrag = event.pointerType === 'mouse' ? way > AWAY : dy < -AWAY && -dy > Math.abs(dx) / 2;
    if (!held.isDragged && !isDrag) return;
    if (!held.isDragged) begin();
    follow(event, dx, dy);
  });

  function begin() {
    held.isDragged = true;
    held.button.setPointerCapture?.(held.id);
    held.button.classList.add('dragged');
    const { card, x, y } = held, { left, top } = card.getBoundingClientRect();
    card.style.transformOrigin = `${x - left}px ${y - top}px`;
  }

  // Light the place where the card will lie; what follows is its size there, and how far it is.
  function light({ button, card }) {
    const board = hand.closest('.board'), rank = button.dataset.card.slice(0, -1);
    let element = board.querySelector(`.spot[data-place="${rank}"]`);
    if (!element) {
      element = board.querySelector('.trick').appendChild(document.createElement('li'));
      element.dataset.side = 'bottom';
    }
    element.classList.add('lit');
    const growth = element.offsetWidth / card.offsetWidth || 1;
    return { element, growth, way: card.getBoundingClientRect().top - element.getBoundingClientRect().top };
  }

  function darken(element) {
    element.classList.remove('lit');
    if (!element.dataset.place) element.remove();
  }

  function follow({ clientX, clientY, timeStamp }, dx, dy) {
    const ms = Math.max(1, timeStamp - held.at.time);
    held.speed = { x: (clientX - held.at.x) / ms, y: (clientY - held.at.y) / ms };
    held.at = { x: clientX, y: clientY, time: timeStamp };
    const tilt = Math.max(-TILT, Math.min(TILT, held.speed.x * 9));
    held.tilt = calm.matches ? 0 : held.tilt * .7 + tilt * .3;
    const isFree = held.button.hasAttribute('data-action'), part = isFree ? 1 : GIVES;
    if (isFree) held.place ??= light(held);
    const { growth = 1, way = 0 } = held.place ?? {};
    const size = 1 + (growth - 1) * Math.max(0, Math.min(1, -dy / way || 0));
    held.card.style.transform = `translate(${dx * part}px, ${dy * part}px) scale(${size.toFixed(3)}) rotate(${held.tilt.toFixed(2)}deg)`;
  }

  hand.addEventListener('pointerup', event => {
    if (event.pointerId !== held?.id) return;
    const { button, card, isDragged, isMoved, place, speed } = held;
    held = null;
    if (isDragged || isMoved) swallow();
    if (!isDragged) return;
    const isAbove = event.clientY < hand.getBoundingClientRect().top;
    if (isAbove || speed.y < -FLICK) {
      // Its way begins where the card is; upright, for a tilted one has a larger box.
      card.style.transform = card.style.transform.replace(/rotate.*/, '');
      button.click();
    }
    release(button, card, place);
  });

  hand.addEventListener('pointercancel', event => {
    if (event.pointerId !== held?.id) return;
    const { button, card, isDragged, place } = held;
    held = null;
    if (isDragged) release(button, card, place);
  });

  // Let a card that is still in the hand come back.
  function release(button, card, place) {
    if (place) darken(place.element);
    const { transform, transformOrigin } = card.style;
    card.style.transform = card.style.transformOrigin = '';
    button.classList.remove('dragged');
    if (!calm.matches && card.isConnected) card.animate([{ transform, transformOrigin }, { transform: 'none', transformOrigin }], { duration: BACK, easing: 'cubic-bezier(.2,.7,.3,1)' });
  }

  // The browser takes the end of a drag for a click as well.
  function swallow() {
    const stop = event => { if (event.isTrusted) { event.stopPropagation(); event.preventDefault(); } };
    addEventListener('click', stop, true);
    setTimeout(() => removeEventListener('click', stop, true), SAME);
  }
}
