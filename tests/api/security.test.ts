import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { expectUnchanged, rememberState } from '../support/database/fingerprint.ts';
import { endpoints } from '../support/endpoints/endpoints.ts';
import { plausibleInput } from '../support/endpoints/plausible.ts';
import { addressOf, wireOf } from '../support/endpoints/wire.ts';
import { buildWorld, type World } from '../support/endpoints/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  await truncateAll();
  world = await buildWorld(app);
  await rememberState();
});

/** Sends a request line as it is: `fetch` would shorten the path. */
const sendLine = (path: string) => sendLines(`GET ${path} HTTP/1.1`, 'Host: localhost');

/** Sends a request of these lines and reads the answer to its end. */
async function sendLines(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  return received;
}

describe('a request', () => {
  const of = (...hosts: string[]) => sendLines('GET /healthz HTTP/1.1', ...hosts);

  it.each([
    ['two hosts', ['Host: a', 'Host: b']],
    ['the same host twice', ['Host: a', 'host: a']],
    ['a host with a path', ['Host: a/b']],
    ['a host with a name before it', ['Host: a@b']],
    ['half an address', ['Host: [::1']],
  ])('with %s is 400', async (_what, hosts) => {
    expect(await of(...hosts)).toMatch(/^HTTP\/1.1 400 /);
    const upgrade = ['Upgrade: websocket', 'Connection: upgrade', `Origin: ${app.origin}`];
    expect(await sendLines('GET /ws HTTP/1.1', ...hosts, ...upgrade)).toMatch(/^HTTP\/1.1 400 /);
  });

  it.each(['localhost', 'a.example:8080', '[::1]:3000', 'xn--jxalpdlp.example'])(
    'for the host «%s» is answered',
    async (host) => {
      expect(await of(`Host: ${host}`)).toMatch(/^HTTP\/1.1 200 /);
    },
  );
});

describe('the headers that protect the browser', () => {
  it.each([
    ['an answer', 'GET', '/api/products', 200],
    ['a refusal', 'GET', '/api/orders', 401],
    ['a missing endpoint', 'GET', '/api/nothing', 404],
    ['bad input', 'POST', '/api/contact', 400],
    ['a missing picture', 'GET', '/public-objects/nothing.webp', 404],
    ['a missing calendar', 'GET', '/calendar/nothing.ics', 404],
    ['the OpenAPI document', 'GET', '/api/openapi.json', 200],
    ['the health check', 'GET', '/healthz', 200],
    ['an event of the payment provider', 'POST', '/api/payments/stripe', 404],
  ])('come with %s', async (_what, method, path, status) => {
    const answer = await app.request(method, path, method === 'POST' ? { body: {} } : {});
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(answer.headers.get('server') ?? answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('keep what belongs to one person out of every cache', async () => {
    for (const path of ['/api/orders', '/api/cart', '/api/session']) {
      const { headers } = await app.request('GET', path, { cookie: world.people.buyer.cookie });
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });
});

const changes = endpoints.filter(({ method }) => method !== 'GET');

describe('a change asked for by another site', () => {
  it.each(changes)(
    '$method $path is refused, whoever is signed in, and changes nothing',
    async (endpoint) => {
      const wire = wireOf(endpoint, plausibleInput(endpoint, world.facts));
      for (const origin of ['https://evil.example', 'null']) {
        for (const { cookie } of [world.people.administrator, world.people.buyer]) {
          const answer = await app.request(endpoint.method, addressOf(endpoint, wire), {
            cookie,
            raw: JSON.stringify(wire.body ?? {}),
            headers: { origin, 'sec-fetch-site': 'cross-site' },
          });
          expect(answer).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
        }
      }
      await expectUnchanged();
    },
  );
});

describe('a path that climbs', () => {
  const climbs = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '%252e%252e%252f',
    '....//',
    '..;/',
    '%c0%ae%c0%ae/',
  ];
  const starts = [
    '/',
    '/public-objects/',
    '/assets/',
    '/brand/',
    '/calendar/',
    '/api/',
    '/product/',
    '/api/products/',
  ];
  const targets = ['etc/passwd', 'package.json', 'src/main.ts', '.cache/'];

  it.each(starts)('from %s reaches no file', async (start) => {
    for (const climb of climbs) {
      for (const target of targets) {
        const received = await sendLine(start + climb.repeat(8) + target);
        const [status = ''] = /\d{3}/.exec(received.slice(8)) ?? [];
        expect(['301', '303', '308', '400', '404'], `${start}${climb}: ${status}`).toContain(status);
        expect(received).not.toMatch(/root:|"dependencies"|readConfig/);
        // A redirect leads nowhere else.
        expect(received).not.toMatch(/^location: *(?:\/\/|\\|https?:)/im);
      }
    }
  });
});
