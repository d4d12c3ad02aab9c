// The messages between the pages of guest and host, and their shapes: both ends read nothing else. Raise VERSION
// after a change that an older page could not follow.
//
// guest                                          host
// hello  { v, key }        who it is             welcome { v, seat }
// act    { action, move }  after move `move`     frame   { frame, fresh }  `fresh`: all begins anew with it
// ask    { id, request }   what changes nothing  answer  { id, answer }
// commitment, secret       for the deal          begin { opening }, commitments { commitments }   for the deal
// phrase { phrase }                              phrase  { phrase, seat }
// spare  { code }         answers the other's    spare   { code }          a second connection, should this be lost
// agree  { seat }          a bot may play there  bot     { seat, name }   shall one play for who is away?
//                                                people  { people }        who is there
//                                                refused { why }
//
// In a room of the rendezvous (meeting.js), until they are connected:
// knock  { id, key }       wants to come in      here    { page }        the host's page is there (again)
// answer { id, code }      to an offer           offer   { id, code, page }, taken { id }   to a knock
export const VERSION = 3;

// Requests of a guest; the seat is that of the connection.
const ASKED = ['refusal', 'help', 'about', 'known', 'retell', 'record'];
const REFUSED = ['version', 'taken', 'elsewhere', 'act', 'flood', 'garbage', 'left'];

const whole = value => Number.isSafeInteger(value) && value >= 0;
const text = longest => value => typeof value === 'string' && value.length <= longest;
const name = value => typeof value === 'string' && [...value].length <= constants.name;
const flag = value => typeof value === 'boolean';
const one = values => value => values.includes(value);
const object = value => typeof value === 'object' && value !== null && !Array.isArray(value);
const none = each => value => value === null || each(value);
const list = each => value => Array.isArray(value) && value.length < 10 && value.every(each);
const shape = parts => value => object(value)
  && Object.keys(value).every(name => name in parts) && Object.entries(parts).every(([name, part]) => part(value[name]));
const maybe = part => value => value === undefined || part(value);
const hex = length => value => typeof value === 'string' && value.length === length && /^[0-9a-f]*$/.test(value);

const SHAPES = {
  guest: {
    hello: { v: whole, key: hex(32) },
    act: { action: text(300), move: whole },
    ask: { id: whole, request: shape({ do: one(ASKED), action: maybe(text(300)), card: maybe(text(10)) }) },
    commitment: { commitment: hex(64) },
    secret: { secret: hex(32) },
    phrase: { phrase: one(constants.phrases) },
    agree: { seat: whole },
    spare: { code: text(1000) },
  },
  host: {
    welcome: { v: whole, seat: none(whole) },
    frame: { frame: value => object(value) && object(value.display) && object(value.of) && list(text(200))(value.of.names) && whole(value.move), fresh: flag },
    answer: { id: whole, answer: object },
    begin: { opening: list(text(60)) },
    commitments: { commitments: list(none(hex(64))) },
    phrase: { phrase: one(constants.phrases), seat: whole },
    people: { people: list(shape({ seat: whole, name, is: one(['host', 'here', 'away', 'free', 'bot']) })) },
    bot: { seat: whole, name },
    refused: { why: one(REFUSED) },
    spare: { code: text(1000) },
  },
  'guest-meeting': {
    knock: { id: hex(32), key: hex(32) },
    answer: { id: hex(32), code: text(1000) },
  },
  'host-meeting': {
    here: { page: hex(32) },
    offer: { id: hex(32), code: text(1000), page: hex(32) },
    taken: { id: hex(32) },
  },
};

// Whether that is a message from this end (`guest` or `host`; `guest-meeting`, `host-meeting` in a room). Of another version only the greeting is one.
export function validate(message, from) {
  const kind = object(message) && Object.hasOwn(SHAPES[from], message.is) && SHAPES[from][message.is];
  if (!kind) return false;
  const { is, ...rest } = message;
  if ((is === 'hello' || is === 'welcome') && rest.v !== VERSION) return whole(rest.v);
  return shape(kind)(rest);
}
