import { gzipSync } from 'node:zlib';
import { endpoints } from '../support/endpoints/endpoints.ts';
import type { Attack, Raid } from './attack.ts';
import { callerOf, factsFor, usualWire, written } from './endpoint-faults.ts';
import type { Question, Role } from './visitor.ts';

/** Whole bodies; the largest are just below the shop's limit. */
const json: Record<string, string> = {
  'NULs in a chain of long keys': `${`{"b":"\\u0000","${'a'.repeat(17)}":`.repeat(6_900)}1${'}'.repeat(6_900)}`,
  'a chain of keys that are NULs': `${'{"\\u0000":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  '40,000 NULs side by side': `[${'"\\u0000",'.repeat(27_000)}1]`,
  'half characters as 10,000 keys': `{${Array.from({ length: 10_000 }, (_, n) => `"\\ud83d${n}":"\\ud83d"`).join()}}`,
  '120,000 lists in lists': '['.repeat(120_000) + ']'.repeat(120_000),
  '40,000 objects in objects': `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
  '120,000 values': `[${'0,'.repeat(119_999)}0]`,
  '20,000 keys': `{${Array.from({ length: 20_000 }, (_, n) => `"${n}k":0`).join()}}`,
  '20,000 times one key': `{${'"name":"x",'.repeat(20_000)}"name":1}`,
  'numbers as 20,000 keys': `{${Array.from({ length: 20_000 }, (_, n) => `"${n * 7}":0`).join()}}`,
  'one text of 250 KB': `"${'\\u0041'.repeat(41_000)}"`,
  'a prototype': '{"__proto__":{"isAdmin":true,"then":1},"constructor":{"prototype":{"x":1}}}',
  'lists that never end': '['.repeat(250_000),
  'no JSON': '\u0000\u202e{]',
  nothing: '',
};

const form = 'application/x-www-form-urlencoded';
const boundary = 'a-boundary';
const multipart = `multipart/form-data; boundary=${boundary}`;
const part = (name: string, value = 'x', more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const parts = (count: number, nameOf: (index: number) => string) =>
  `${Array.from({ length: count }, (_, index) => part(nameOf(index))).join('')}--${boundary}--\r\n`;

/** Bodies of other content types: a name, the type, and the body. */
const others: Record<string, [type: string, body: string | Buffer, headers?: Record<string, string>]> = {
  'a form with 40,000 fields': [form, Array.from({ length: 30_000 }, (_, n) => `f${n}=x`).join('&')],
  'a form with 40,000 equal fields': [form, 'name=x&'.repeat(35_000)],
  'a form with a name in 20,000 brackets': [form, `name${'[a]'.repeat(20_000)}=x`],
  'a form with 3,000 lists in lists': [form, `name${'[0]'.repeat(3_000)}=x&name${'[]'.repeat(3_000)}=y`],
  'a form with places far out in a list': [form, 'name[4294967294]=x&name[99999999]=y&email[1e9]=z'],
  'a form with a prototype': [form, '__proto__[isAdmin]=1&constructor[prototype][x]=1&name[__proto__][y]=1'],
  'a form with NULs and half characters': [form, 'name=%00&email=%ED%A0%BD&%00=%FF&message=%'],
  'parts without an end': [multipart, part('name').repeat(1_000)],
  '3,000 parts': [multipart, parts(3_000, (index) => `f${index}`)],
  'a part with a name in brackets': [multipart, parts(1, () => `name${'[a]'.repeat(5_000)}`)],
  'a part with a prototype': [multipart, parts(2, () => '__proto__[isAdmin]')],
  'a part with NULs': [multipart, parts(1, () => 'na\u0000me\u202e')],
  'a part that is a file': [
    multipart,
    `${part('name', 'x'.repeat(200_000), '; filename="../../etc/passwd"\r\nContent-Type: text/html')}--${boundary}--`,
  ],
  'parts without a boundary': ['multipart/form-data', part('name')],
  'parts with another boundary': ['multipart/form-data; boundary=other', part('name')],
  'a boundary of 5,000 letters': [`multipart/form-data; boundary=${'b'.repeat(5_000)}`, part('name')],
  'compressed JSON': [
    'application/json',
    gzipSync(Buffer.alloc(20_000_000, 32)),
    { 'content-encoding': 'gzip' },
  ],
  'JSON in UTF-16': ['application/json; charset=utf-16', Buffer.from('{"name":"x"}', 'utf16le')],
  'JSON with a byte order mark': ['application/json', '\ufeff{"name":"x"}'],
  'a type that is none': ['\u00e4/\u00e4;;;=', '{}'],
  events: ['text/event-stream', 'data: x\n\n'.repeat(20_000)],
  text: ['text/plain', 'x'.repeat(200_000)],
  bytes: ['application/octet-stream', Buffer.alloc(250_000)],
  'more than is taken': ['application/json', ' '.repeat(300_000)],
};

/** All endpoints that read a body, or in the short run one for each role. */
function readers({ extent }: Raid) {
  const seen = new Set<Role>();
  return everyReader().filter((endpoint) => {
    const isNew = !seen.has(callerOf(endpoint));
    seen.add(callerOf(endpoint));
    return isNew || extent === 'long';
  });
}

const send =
  (bodies: Record<string, Question>, endpointsOf: (raid: Raid) => typeof endpoints): Attack =>
  async (raid) => {
    const tries = endpointsOf(raid).flatMap((endpoint) =>
      Object.entries(bodies).map(([what, question]) => ({ endpoint, what, question })),
    );
    const facts = await factsFor(raid);
    await raid.each(tries, ({ endpoint, what, question }) => {
      const { target } = written(endpoint, usualWire(endpoint, facts));
      return raid.askAs(callerOf(endpoint), what, endpoint.method, target, question);
    });
  };

const everyReader = () => endpoints.filter(({ method }) => method !== 'GET');
const jsonBodies = Object.fromEntries(Object.entries(json).map(([what, body]) => [what, { body }]));
const { 'NULs in a chain of long keys': worst = {} } = jsonBodies;
const otherBodies = Object.fromEntries(
  Object.entries(others).map(([what, [type, body, headers]]) => [
    what,
    { body, headers: { 'content-type': type, ...headers } },
  ]),
);

/** Visitors who are refused everywhere can still send bodies. */
const strangers: Attack = async (raid) => {
  const closed = everyReader().filter(({ access }) => access !== 'anyone');
  const few = raid.extent === 'short' ? closed.slice(0, 8) : closed;
  const facts = await factsFor(raid);
  await raid.each(few, (endpoint) => {
    const { target } = written(endpoint, usualWire(endpoint, facts));
    return raid.ask('the worst body of a visitor', endpoint.method, target, worst);
  });
};

export const bodies: Record<string, Attack> = {
  'JSON that is deep, wide, long or none': send(jsonBodies, readers),
  'the worst JSON at every endpoint': send({ 'the worst JSON': worst }, everyReader),
  'the worst JSON where nobody is let in': strangers,
  'forms, parts and bodies of other kinds': send(otherBodies, readers),
};
