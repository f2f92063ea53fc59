import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Raid } from './attack.ts';
import { connectTo, exchange, sendAndReset, statusesIn } from './raw.ts';

const head = (line: string, more = '') => `${line}\r\nHost: localhost\r\n${more}\r\n`;
const many = (count: number, lineOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${lineOf(index)}\r\n`).join('');

/** Unusual or invalid requests. */
const odd: Record<string, string> = {
  'an asterisk': head('GET * HTTP/1.1'),
  'an asterisk for options': head('OPTIONS * HTTP/1.1'),
  'an address without an end': head('GET http://[/x HTTP/1.1'),
  'an address with a wrong port': head('GET http://a:99999/ HTTP/1.1'),
  'another scheme': head('GET javascript:alert(1) HTTP/1.1'),
  'a whole address': head('GET http://evil.example/products HTTP/1.1'),
  'a tunnel': head('CONNECT evil.example:443 HTTP/1.1'),
  'a tunnel to nowhere': head('CONNECT / HTTP/1.1'),
  'a trace': head('TRACE / HTTP/1.1'),
  'a method of WebDAV': head('PROPFIND / HTTP/1.1', 'Depth: infinity\r\n'),
  'a method that is none': head('FOO / HTTP/1.1'),
  'a query to search': head('QUERY /api/products HTTP/1.1'),
  'two slashes': head('GET //evil.example/%2e%2e HTTP/1.1'),
  backslashes: head('GET /\\evil.example HTTP/1.1'),
  'a form to backslashes': head(
    'POST /%5cevil.example HTTP/1.1',
    'Accept: text/html\r\nContent-Length: 0\r\n',
  ),
  'a form to a tab': head('POST /%09/evil.example HTTP/1.1', 'Accept: text/html\r\nContent-Length: 0\r\n'),
  'a form to two lines': head('POST /x%0d%0aA:b HTTP/1.1', 'Accept: text/html\r\nContent-Length: 0\r\n'),
  'a form to an address that is none': head(
    'POST /%ff%zz HTTP/1.1',
    'Accept: text/html\r\nContent-Length: 0\r\n',
  ),
  'a NUL in the path': head('GET /%00 HTTP/1.1'),
  'a NUL in the query': head('GET /products?search=%00 HTTP/1.1'),
  'escapes that are none': head('GET /products/%zz?%zz=%E0%A4%A HTTP/1.1'),
  'a path of 12 KB': head(`GET /${'a'.repeat(12_000)} HTTP/1.1`),
  'a path of 3,000 parts': head(`GET ${'/a'.repeat(3_000)} HTTP/1.1`),
  'a path upwards': head(`GET ${'/..'.repeat(1_000)}/etc/passwd HTTP/1.1`),
  'a path upwards in escapes': head('GET /public-objects/%2e%2e%2f%2e%2e%2fetc/passwd HTTP/1.1'),
  'a picture that is none': head('GET /public-objects/%00/%ff.webp HTTP/1.1'),
  'a calendar that is none': head(`GET /calendar/${'a'.repeat(5_000)}.ics HTTP/1.1`),
  'an old product of %ff': head('GET /product/%ff%00 HTTP/1.1'),
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'a host that is none': 'GET /api/products HTTP/1.1\r\nHost: [\r\n\r\n',
  'a host with a path': 'GET /healthz HTTP/1.1\r\nHost: a/../b?c#d@e\r\n\r\n',
  'HTTP/1.0': 'GET / HTTP/1.0\r\n\r\n',
  'HTTP/0.9': 'GET /\r\n',
  'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a line of TLS': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  '300 headers': head(
    'GET / HTTP/1.1',
    many(300, (index) => `X-${index}: 1`),
  ),
  'headers of 60 KB': head('GET / HTTP/1.1', `X: ${'a'.repeat(60_000)}\r\n`),
  'cookies of 12 KB': head('GET /cart HTTP/1.1', `Cookie: ${'shop_session=%ff; '.repeat(600)}\r\n`),
  'cookies that are odd': head(
    'GET /cart HTTP/1.1',
    'Cookie: shop_session=%00; shop_admin=%zz; __proto__=1; =;;\r\n',
  ),
  'addresses of 10 KB': head(
    'GET /api/session HTTP/1.1',
    `X-Forwarded-For: ${'::ffff:1.2.3.4:99,'.repeat(500)}%\r\n`,
  ),
  'a range of 1,000 parts': head('GET /favicon.svg HTTP/1.1', `Range: bytes=${'0-1,'.repeat(1_000)}5-\r\n`),
  'odd conditions': head(
    'GET / HTTP/1.1',
    `If-None-Match: ${'"a",'.repeat(2_000)}W/\r\nIf-Modified-Since: x\r\n`,
  ),
  'odd encodings': head(
    'GET /products HTTP/1.1',
    `Accept-Encoding: ${'br;q=9,'.repeat(1_000)}\r\nAccept-Language: \u00ff\r\n`,
  ),
  'a folded header': head('GET / HTTP/1.1', 'X: a\r\n b\r\n'),
  'two lengths': head('POST /api/contact HTTP/1.1', 'Content-Length: 1\r\nContent-Length: 2\r\n'),
  'a length below nothing': head('POST /api/contact HTTP/1.1', 'Content-Length: -1\r\n'),
  'a length past everything': head('POST /api/contact HTTP/1.1', 'Content-Length: 99999999999999999999\r\n'),
  'a length and chunks': `${head('POST /api/contact HTTP/1.1', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n')}0\r\n\r\n`,
  'chunks that are none': `${head('POST /api/contact HTTP/1.1', 'Transfer-Encoding: chunked\r\n')}zz\r\nabc\r\n`,
  'a chunk without an end': `${head('POST /api/contact HTTP/1.1', 'Transfer-Encoding: chunked\r\n')}ffffffffffff\r\nabc`,
  'chunk extensions of 60 KB': `${head('POST /api/contact HTTP/1.1', 'Transfer-Encoding: chunked\r\n')}1;${'a'.repeat(60_000)}\r\nx\r\n0\r\n\r\n`,
  trailers: `${head('POST /api/contact HTTP/1.1', 'Transfer-Encoding: chunked\r\n')}0\r\n${many(100, () => 'X: 1')}\r\n`,
  'a body with a GET': `${head('GET /api/products HTTP/1.1', 'Content-Length: 5\r\n')}12345`,
  'an expectation': head('POST /api/contact HTTP/1.1', 'Content-Length: 5\r\nExpect: 100-continue\r\n'),
  'an expectation that is none': head(
    'POST /api/contact HTTP/1.1',
    'Content-Length: 0\r\nExpect: everything\r\n',
  ),
  'an upgrade of HTTP/2': head(
    'GET / HTTP/1.1',
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n',
  ),
};

const oddRequests: Attack = async (raid) => {
  const rounds = Array.from({ length: raid.times(1, 20) }, () => Object.entries(odd)).flat();
  await raid.each(
    rounds,
    async ([what, bytes]) => {
      const statuses = statusesIn(await exchange(raid.shop, Buffer.from(bytes, 'latin1'), 250));
      const failed = statuses.filter((status) => status >= 500 && status !== 501 && status !== 505);
      if (failed.length > 0) raid.faults.push(`${what}: answered ${failed.join(', ')}`);
    },
    12,
  );
};

/** The same requests, sent only in part or reset before the response. */
const resets: Attack = async (raid) => {
  const slow = ['/api/products?search=none', '/products?search=none', '/api/session', '/', '/sitemap.xml'];
  const rounds = Array.from({ length: raid.times(1, 10) }, (_, round) => [
    ...Object.values(odd).map((bytes) => bytes.slice(0, Math.max(1, (round * 37) % bytes.length))),
    ...Object.values(odd),
    ...slow.flatMap((path) =>
      Array.from({ length: 20 }, (_each, n) => head(`GET ${path}&x=${round}-${n} HTTP/1.1`)),
    ),
  ]).flat();
  const delays = [0, 1, 3, 8];
  const tries = rounds.map((bytes, index) => [bytes, delays[index % delays.length] ?? 0] as const);
  await raid.each(
    tries,
    ([bytes, afterMs]) => sendAndReset(raid.shop, Buffer.from(bytes, 'latin1'), afterMs),
    12,
  );
};

const post = ({ shop }: Raid, path: string, more: string) =>
  head(`POST ${path} HTTP/1.1`, `Origin: ${shop.origin}\r\nContent-Type: application/json\r\n${more}`);

/** Bodies that arrive byte by byte or not at all, and then end early. */
const slowBodies: Attack = async (raid) => {
  const heads = [
    post(raid, '/api/contact', 'Content-Length: 1000\r\n'),
    post(raid, '/api/auth/login', 'Transfer-Encoding: chunked\r\n'),
    post(raid, '/api/admin/import/products', 'Content-Length: 1000000\r\n'),
    head(
      'PUT /api/objects/uploads/x.webp?folder=products HTTP/1.1',
      `Origin: ${raid.shop.origin}\r\nContent-Length: 5000000\r\n`,
    ),
    'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
  ];
  const sockets = await Promise.all(
    Array.from({ length: raid.times(100, 1_000) }, async (_, index) => {
      const socket = await connectTo(raid.shop);
      socket.on('data', () => undefined).write(heads[index % heads.length] ?? '');
      return socket;
    }),
  );
  for (let byte = 0; byte < raid.times(10, 200); byte += 1) {
    for (const socket of sockets) if (socket.writable) socket.write(byte % 2 ? '1\r\n{\r\n' : 'x');
    await sleep(50);
  }
  for (const [index, socket] of sockets.entries()) {
    if (index % 2) socket.destroy();
    else socket.resetAndDestroy();
  }
};

const pipelined: Attack = async (raid) => {
  const { shop } = raid;
  const line = (index: number) =>
    head(`GET ${['/', '/api/products', '/healthz', '/none'][index % 4]} HTTP/1.1`);
  for (let round = 0; round < raid.times(2, 20); round += 1) {
    const last = head('GET / HTTP/1.1', 'Connection: close\r\n');
    const requests = Array.from({ length: 500 }, (_, index) => line(index)).join('') + last;
    const failed = statusesIn(await exchange(shop, requests, 1_500)).filter((status) => status >= 500);
    if (failed.length > 0) raid.faults.push(`pipelined requests were answered ${failed[0]}`);
    await sendAndReset(shop, requests, 5);
  }
};

/** Many clients that request large pages and do not read them. */
const nonReaders: Attack = async (raid) => {
  const sockets = await Promise.all(
    Array.from({ length: raid.times(50, 200) }, async () => {
      const socket = await connectTo(raid.shop);
      socket.pause().write(head('GET /products HTTP/1.1').repeat(100));
      return socket;
    }),
  );
  await sleep(raid.times(500, 5_000));
  for (const socket of sockets) socket.resetAndDestroy();
};

export const requests: Record<string, Attack> = {
  'requests that are odd or wrong': oddRequests,
  'requests in part, and resets before the answer': resets,
  'slow bodies that end in the middle': slowBodies,
  'pipelined requests': pipelined,
  'readers who read nothing': nonReaders,
};
