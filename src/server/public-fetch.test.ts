import { createServer, request as requestHttp, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchPublic, isPublicAddress, type FetchWays } from './public-fetch.ts';

describe('public addresses', () => {
  test.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    'example.com',
    '',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '195.130.89.1', '2a00:1450:4017::200e'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that stands for the whole internet: every connection goes to it, and says which address it was meant for. */
async function internet(answer: RequestListener, timeoutMs = 30_000) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const connected: string[] = [];
  const names: Record<string, string[]> = {
    'pictures.example': ['93.184.216.34'],
    'two.example': ['93.184.216.34', '10.0.0.1'],
    'inside.example': ['127.0.0.1'],
    'never.example': [],
  };
  const ways: Partial<FetchWays> = {
    resolve: (host) =>
      host in names
        ? Promise.resolve((names[host] ?? []).map((address) => ({ address, family: 4 })))
        : Promise.reject(new Error('ENOTFOUND')),
    send(url, { lookup, ...options }) {
      lookup?.(url.hostname, {}, (_error, address) => connected.push(String(address)));
      return requestHttp({ ...options, host: '127.0.0.1', port, path: url.pathname });
    },
    timeoutMs,
  };
  const get = (address: string, maxBytes = 1_000) => fetchPublic(address, { maxBytes, ...ways });
  return { get, connected };
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fetched',
    ({ code }: { code?: string }) => code,
  );

describe('a file at an address', () => {
  test('is fetched, over the address that was checked', async () => {
    const { get, connected } = await internet((_request, response) => response.end('picture'));
    expect(Buffer.from(await get('https://pictures.example/a.jpg')).toString()).toBe('picture');
    expect(connected).toEqual(['93.184.216.34']);
  });

  test.each([
    ['http://pictures.example/a.jpg', 'ADDRESS_INVALID'],
    ['https://pictures.example:8443/a.jpg', 'ADDRESS_INVALID'],
    ['https://me:word@pictures.example/a.jpg', 'ADDRESS_INVALID'],
    ['file:///etc/passwd', 'ADDRESS_INVALID'],
    ['https://127.0.0.1/a.jpg', 'ADDRESS_PRIVATE'],
    ['https://0x7f.1/a.jpg', 'ADDRESS_PRIVATE'],
    ['https://[::1]/a.jpg', 'ADDRESS_PRIVATE'],
    ['https://inside.example/a.jpg', 'ADDRESS_PRIVATE'],
    ['https://two.example/a.jpg', 'ADDRESS_PRIVATE'],
    ['https://never.example/a.jpg', 'ADDRESS_UNREACHABLE'],
    ['https://unknown.example/a.jpg', 'ADDRESS_UNREACHABLE'],
  ])('%s is refused without a connection', async (address, code) => {
    const { get, connected } = await internet((_request, response) => response.end('picture'));
    expect(await codeOf(get(address))).toBe(code);
    expect(connected).toEqual([]);
  });

  test.each([
    ['https://inside.example/b.jpg', 'ADDRESS_PRIVATE'],
    ['http://pictures.example/b.jpg', 'ADDRESS_INVALID'],
    ['https://169.254.169.254/latest', 'ADDRESS_PRIVATE'],
    ['/elsewhere', 'ADDRESS_MOVES'],
  ])('is not followed to %s', async (location, code) => {
    const { get } = await internet((_request, response) => response.writeHead(302, { location }).end());
    expect(await codeOf(get('https://pictures.example/a.jpg'))).toBe(code);
  });

  test('is followed once to where it moved', async () => {
    const { get } = await internet((request, response) =>
      request.url === '/a.jpg'
        ? response.writeHead(301, { location: '/b.jpg' }).end()
        : response.end('moved'),
    );
    expect(Buffer.from(await get('https://pictures.example/a.jpg')).toString()).toBe('moved');
  });

  test.each([
    ['too long by what it says', { 'content-length': '2000' }],
    ['too long without saying so', {}],
  ])('that is %s is refused', async (_name, headers) => {
    const { get } = await internet((_request, response) => {
      response.writeHead(200, headers);
      response.end(Buffer.alloc(2_000));
    });
    expect(await codeOf(get('https://pictures.example/a.jpg'))).toBe('ADDRESS_TOO_LARGE');
  });

  test('that never comes, or drips, is refused in time', async () => {
    const silent = await internet(() => undefined, 1_000);
    expect(await codeOf(silent.get('https://pictures.example/a.jpg'))).toBe('ADDRESS_SLOW');
    const dripping = await internet((_request, response) => {
      const drip = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(drip));
    }, 1_000);
    expect(await codeOf(dripping.get('https://pictures.example/a.jpg'))).toBe('ADDRESS_SLOW');
  });

  test('that does not exist is refused', async () => {
    const { get } = await internet((_request, response) => response.writeHead(404).end());
    expect(await codeOf(get('https://pictures.example/a.jpg'))).toBe('ADDRESS_REFUSES');
  });
});
