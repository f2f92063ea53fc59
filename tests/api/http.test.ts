// Responses other than endpoints and pages, and the headers of every response.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putService } from '../support/app/booking.ts';
import { knownCamera, putProduct, addCategories } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';
import { countStatements } from '../support/database/statements.ts';
import { endpoints } from '../support/endpoints/endpoints.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
});

test('/healthz says that the process lives and /readyz that its database answers', async () => {
  expect(await app.request('GET', '/healthz')).toMatchObject({ status: 200, text: 'ok' });
  expect(await app.request('GET', '/readyz')).toMatchObject({ status: 200, text: 'ready' });
});

test.each(['/healthz', '/api/session', '/api/nothing', '/sitemap.xml', '/robots.txt', '/favicon.ico'])(
  '%s may not be framed or taken for something else',
  async (path) => {
    const { headers } = await app.request('GET', path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  },
);

test.each(['/api/session', '/api/nothing'])('%s is kept by no cache', async (path) => {
  const { headers } = await app.request('GET', path);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('a form sent before its script arrived leads back to its page', async () => {
  const { status, headers } = await app.request('POST', '/login', {
    body: {},
    headers: { accept: 'text/html,application/xhtml+xml' },
  });
  expect([status, headers.get('location')]).toEqual([303, '/login']);
  expect(await app.request('POST', '/login', { body: {} })).toMatchObject({ status: 404 });
});

/** Sends a request with a target that `fetch` would normalize. */
async function askFor(method: string, path: string, headers: Record<string, string> = {}) {
  const asked = request(app.origin, { method, path, headers }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  answer?.resume();
  return answer;
}

test.each([
  ['//elsewhere.example/', '/elsewhere.example/'],
  ['/%5celsewhere.example', '/%5celsewhere.example'],
  ['/%09/elsewhere.example', '/%09/elsewhere.example'],
  ['/login%0d%0aX-Injected:%20yes', '/login%0d%0aX-Injected:%20yes'],
])('a form sent to %s leads to no other site', async (path, location) => {
  const answer = await askFor('POST', path, { accept: 'text/html', 'content-length': '0' });
  expect([answer?.statusCode, answer?.headers.location]).toEqual([303, location]);
});

test.each(['*', 'http://[/x', '/%E0%A4%A', 'http://a/%'])(
  'the target %s is told in Greek to be no address',
  async (target) => {
    const answer = await askFor('GET', target);
    expect(answer?.statusCode).toBe(400);
    expect(answer?.headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test('a request whose target is a whole address is answered as one for its path', async () => {
  expect((await askFor('GET', 'http://elsewhere.example/healthz?by=proxy'))?.statusCode).toBe(200);
  expect((await askFor('GET', 'http://elsewhere.example/nothing.ico'))?.statusCode).toBe(404);
});

test('a fault is logged once, under the request id that its answer carries', async () => {
  const { db } = app.services.database;
  await sql`alter table services rename to services_away`.execute(db);
  const { status, headers } = await app
    .request('GET', '/api/services')
    .finally(() => sql`alter table services_away rename to services`.execute(db));
  expect(status).toBe(500);
  const id = headers.get('x-request-id') ?? '';
  expect(id).toHaveLength(36);
  const lines = app
    .logged()
    .split('\n')
    .filter((line) => line.includes(id));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', requestId: id }]);
});

describe('a request that may change something', () => {
  const send = (headers: Record<string, string>) =>
    app.request('POST', '/api/auth/logout', { body: {}, headers: { origin: '', ...headers } });

  test.each([
    ['from another site', { origin: 'https://elsewhere.example' }],
    ['from a site whose name begins like ours', { origin: 'http://localhost:3000.elsewhere.example' }],
    ['from a page without an origin', { origin: 'null' }],
    ['that says nothing of where it comes from', {}],
    ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['that the browser calls same-site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused %s', async (_, headers) => {
    expect(await send(headers)).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
  });

  test.each([
    ['from our own origin', { origin: 'http://localhost:3000' }],
    ['that the browser calls same-origin', { 'sec-fetch-site': 'same-origin' }],
  ])('is let in %s', async (_, headers) => {
    expect(await send(headers)).toMatchObject({ status: 200 });
  });
});

describe('for search engines', () => {
  test('the sitemap lists the public pages and every product with the day of its change', async () => {
    const id = await putProduct({ specifications: knownCamera });
    await putService();
    const { text, headers } = await app.request('GET', '/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const listed = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc]) => loc);
    expect(listed).toEqual(
      [
        '/',
        '/products',
        '/advanced-search',
        '/mobile-simulator',
        '/security-visualization',
        '/services',
        '/wizard',
        '/questions',
        '/contact',
        '/about',
        '/terms',
        '/privacy',
        '/accessibility',
        '/points',
        `/products/${id}`,
      ].map((path) => `http://localhost:3000${path}`),
    );
    const lastmod = /<lastmod>([^<]+)<\/lastmod>/.exec(text)?.[1] ?? '';
    expect(Date.now() - Date.parse(lastmod)).toBeLessThan(60_000);
  });

  test('the sitemap is written once, and anew when a product comes', async () => {
    await addCategories();
    // Notifications of earlier tests may still come, and have it written again.
    await expect.poll(() => countStatements(() => app.ask('GET', '/sitemap.xml'))).toBe(0);
    const cookie = await app.signIn('admin');
    const { body } = await app.ask('POST', '/api/products', {
      cookie,
      body: { name: 'Κάμερα', price: 10 },
    });
    const { text } = await app.ask('GET', '/sitemap.xml');
    expect(text).toContain(`/products/${(body as { id: number }).id}<`);
  });

  test('robots.txt names the sitemap and keeps crawlers from what is private', async () => {
    const { text } = await app.request('GET', '/robots.txt');
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    for (const path of ['/api/', '/admin', '/cart', '/checkout', '/customer-dashboard', '/dev/']) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
  });
});

describe('/api/openapi.json', () => {
  type Operation = { operationId: string; summary?: string; responses: object; parameters?: Parameter[] };
  type Parameter = { name: string; in: string; required?: boolean };
  type Document = { openapi: string; servers: object[]; paths: Record<string, Record<string, Operation>> };
  const read = async () => (await app.request('GET', '/api/openapi.json')).body as Document;

  test('has every endpoint of the contract under its own path and method, with a summary', async () => {
    const { openapi, servers, paths } = await read();
    expect(openapi).toMatch(/^3\.1\./);
    expect(servers).toEqual([{ url: 'http://localhost:3000/api' }]);
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, { summary }]) => `${method.toUpperCase()} ${path}: ${summary}`,
      ),
    );
    const declared = endpoints.map(({ method, path, summary }) => `${method} ${path}: ${summary}`);
    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  test('declares every parameter of a path, names each operation once and points nowhere in vain', async () => {
    const document = await read();
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters = [], responses } of operations) {
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
      const declared = parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
      expect(declared.map(({ name }) => name).toSorted(), path).toEqual(inPath.toSorted());
      expect(Object.keys(responses), path).toContain('200');
    }
    for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = pointer
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect(target, pointer).toBeDefined();
    }
  });
});
