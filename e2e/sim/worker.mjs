// The engine's worker (static/js/engine/engine-worker.js) without the worker: the same messages, from the real engine, which
// `ask` reaches in the process of the test.
export const workers = ({ clock, post, guard, ask, made }) => class Worker {
  constructor(url, { name = '' } = {}) {
    this.number = String(++made.world.workers);
    this.name = name;
    this.isDead = false;
    this.asked = [];    // until it has started
    made.push(this);
    const stages = ['download', 'start', 'rules'];
    stages.forEach((stage, at) => this.tell({ progress: at / stages.length, stage }, 'start'));
    this.tell({ progress: 1, stage: 'ready' }, 'start', () => {
      for (const data of this.asked) this.take(data);
      this.asked = null;
    });
  }

  tell(data, kind = 'engine', then = () => {}) {
    const note = `worker ${this.number} tells ${JSON.stringify(data).slice(0, 60)}`;
    post(kind, () => {
      if (this.isDead) return;
      guard(() => this.onmessage?.({ data }));
      then();
    }, { channel: `from ${this.number}`, note });
  }

  postMessage(data) {
    if (data.ping) {
      post('beat', () => this.tell({ beat: true }, 'beat'), { delay: 1, note: 'ping' });
      return;
    }
    if (this.asked) this.asked.push(data);
    else this.take(data);
  }

  take(data) {
    post('engine', () => {
      if (this.isDead) return;
      this.tell({ id: data.id, ...ask({ engine: this.number, text: data.text }) });
    }, { channel: `to ${this.number}`, note: `worker ${this.number} does ${data.text.slice(0, 60)}` });
  }

  // For tests: it ends, and says so.
  die(fatal = 'killed') {
    clock.post('engine', () => { if (!this.isDead) guard(() => this.onmessage?.({ data: { fatal } })); });
  }

  terminate() { this.isDead = true; }
};
