// WebRTC between simulated devices, as static/js/peers/link.js uses it: descriptions with a name, a password and a
// fingerprint, and one channel of text. Messages of a channel keep their order, and take as long as the seed says.
export const newAir = () => ({ peers: new Map(), isCut: false });

export function connections({ clock, post, guard, air, device, EventTarget, Event, DOMException }) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const word = length => Array.from({ length }, () => letters[Math.floor(clock.random() * 64)]).join('');
  const digits = () => Math.floor(clock.random() * 256).toString(16).toUpperCase().padStart(2, '0');
  const print = () => Array.from({ length: 32 }, digits).join(':');
  const attribute = (sdp, name) => new RegExp(`^a=${name}:(.+?)\\r?$`, 'm').exec(sdp)?.[1];
  const nameIn = sdp => `${attribute(sdp, 'ice-ufrag')} ${attribute(sdp, 'ice-pwd')}`;

  class RTCDataChannel extends EventTarget {
    readyState = 'connecting';
    onopen = null;
    onclose = null;
    onmessage = null;

    fire(name, more = {}) {
      const event = Object.assign(new Event(name), more);
      guard(() => this[`on${name}`]?.(event));
    }

    send(data) {
      if (this.readyState !== 'open') throw new DOMException('closed', 'InvalidStateError');
      const { other, peer } = this;
      if (air.isCut) return;
      other.peer.post('peer', () => { if (other.readyState === 'open') other.fire('message', { data }); },
        { channel: `air ${peer.number}`, note: `message ${data.length}` });
    }

    close() {
      if (this.readyState === 'closed') return;
      this.readyState = 'closed';
      const { other, peer } = this;
      if (!other || air.isCut) return;
      other.peer.post('peer', () => {
        if (other.readyState !== 'open') return;
        other.readyState = 'closed';
        other.fire('close');
      }, { channel: `air ${peer.number}`, note: 'close' });
    }
  }

  let count = 0;
  class RTCPeerConnection extends EventTarget {
    signalingState = 'stable';
    iceGatheringState = 'new';
    connectionState = 'new';
    localDescription = null;
    remoteDescription = null;
    onconnectionstatechange = null;

    constructor({ certificates = [] } = {}) {
      super();
      this.number = `${device}.${++count}`;
      this.post = post;
      this.name = word(8);
      this.password = word(24);
      this.print = certificates[0]?.print ?? print();
      this.places = 0;
    }

    createDataChannel() {
      return this.channel = Object.assign(new RTCDataChannel(), { peer: this });
    }

    described(type) {
      return { type, sdp: ['v=0', 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
        'a=candidate:1 1 udp 2113937151 10.0.0.1 5000 typ host generation 0', `a=ice-ufrag:${this.name}`, `a=ice-pwd:${this.password}`,
        `a=fingerprint:sha-256 ${this.print}`, ''].join('\r\n') };
    }

    async createAnswer() { return this.described('answer'); }

    async setLocalDescription(description) {
      const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
      this.localDescription = description ?? this.described(type);
      [this.name, this.password] = nameIn(this.localDescription.sdp).split(' ');
      this.signalingState = type === 'answer' ? 'stable' : 'have-local-offer';
      air.peers.set(nameIn(this.localDescription.sdp), this);
      this.iceGatheringState = 'gathering';
      post('peer', () => {
        this.iceGatheringState = 'complete';
        this.dispatchEvent(new Event('icegatheringstatechange'));
      }, { note: 'gathered' });
      this.connect();
    }

    async setRemoteDescription(description) {
      this.remoteDescription = description;
      this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
      this.places = (description.sdp.match(/^a=candidate/gm) ?? []).length;
      this.connect();
    }

    async addIceCandidate() {
      this.places++;
      this.connect();
    }

    // Both ends know each other by name, fingerprint and place, so they meet.
    connect() {
      if (!this.localDescription || !this.remoteDescription || this.signalingState !== 'stable') return;
      const other = air.peers.get(nameIn(this.remoteDescription.sdp));
      if (!other?.remoteDescription || nameIn(other.remoteDescription.sdp) !== nameIn(this.localDescription.sdp)) return;
      if (other.signalingState !== 'stable' || !this.places && !other.places || air.isCut) return;
      if (attribute(this.remoteDescription.sdp, 'fingerprint') !== `sha-256 ${other.print}`) return;
      for (const [one, two] of [[this, other], [other, this]]) {
        one.channel.other = two.channel;
        one.post('peer', () => {
          if (one.channel.readyState !== 'connecting' || two.connectionState === 'closed') return;
          one.channel.readyState = 'open';
          one.connectionState = 'connected';
          one.channel.fire('open');
        }, { channel: `air ${two.number}`, note: 'open' });
      }
    }

    close() {
      this.channel.close();
      this.connectionState = 'closed';
      air.peers.delete(`${this.name} ${this.password}`);
    }

    static async generateCertificate() { return { print: print(), expires: Infinity }; }
  }
  return { RTCPeerConnection, RTCDataChannel };
}
