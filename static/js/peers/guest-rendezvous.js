// A guest's way to the host through the rendezvous: the guest knocks until an offer comes, answers it, and knocks
// again whenever the connection is lost or the host's page was reopened.
import * as fairDeal from './fair-deal.js';
import { Meeting } from './meeting.js';

const UNHEARD = 4000;              // ms until the next knock if nobody has answered: each time
const RARELY = 30_000;             // twice as long, until that (a host who comes says so)
const UNCONNECTED = 10_000;        // ms until an answer has come to nothing

export class KnockLoop {
  // `key` identifies the device; `connection()` makes a new Link; `tell(what)`: `seeking`, `unmet`, `taken`.
  constructor(secret, key, connection, tell) {
    this.key = key;
    this.connection = connection;
    this.tell = tell;
    this.link = null;
    this.page = null;              // of the host, to which the connection is
    this.id = null;                // of the knock that was last
    this.pause = UNHEARD;
    this.meeting = new Meeting(secret, 'guest', {
      onMessage: message => this.onMessage(message),
      changed: open => {
        if (this.link?.open) return;
        if (open) this.knock();
        else tell('unmet');
      },
    });
  }

  knock() {
    clearTimeout(this.timer);
    if (this.refused || this.meeting.closed) return;
    this.tell('seeking');
    this.id = fairDeal.secret();
    void this.meeting.send({ is: 'knock', id: this.id, key: this.key });
    this.timer = setTimeout(() => this.knock(), this.pause);
    this.pause = Math.min(RARELY, 2 * this.pause);
  }

  async onMessage({ is, id, code, page }) {
    if (is === 'here') {
      // A page that is still connected only enters the room again.
      if (!this.link?.open || page !== this.page) this.knock();
    } else if (id !== this.id) {
      return;
    } else if (is === 'taken') {
      clearTimeout(this.timer);
      this.refused = true;
      this.tell('taken');
    } else if (is === 'offer') {
      this.id = null;                          // one answer to each
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.knock(), UNCONNECTED);
      this.offering = page;
      const link = this.link = this.connection();
      try {
        void this.meeting.send({ is: 'answer', id, code: await link.answer(code) });
      } catch { /* no offer, or one of another version: he knocks again */ }
    }
  }

  connected() {
    clearTimeout(this.timer);
    this.page = this.offering;
    this.pause = UNHEARD;
  }

  close() {
    clearTimeout(this.timer);
    this.meeting.close();
  }
}
