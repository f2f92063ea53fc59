import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { company } from '#shared/company.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { pageAddresses } from '#app/page-addresses.ts';
import { pagePatterns } from '#app/routes.ts';
import { enter, type Role } from '../support/endpoints/world.ts';

/** All parameters that any page reads. */
const names = ['tab', ...new Set(pageAddresses.flatMap(({ readers }) => Object.keys(readers)))];

const nonsense = ['nothing', '-5', '1e400', 'true', 'constructor', '{"a":1}', '["a"]', '%'];

const pages = pagePatterns.filter((pattern) => !pattern.includes('$'));

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
});

describe('an address with words that make no sense', () => {
  test.each<Role>(['visitor', 'buyer', 'administrator'])('opens its page all the same: %s', async (role) => {
    const { cookie } = await enter(app, role);
    const failed: string[] = [];
    for (const page of pages) {
      for (const word of nonsense) {
        const query = new URLSearchParams(names.map((name) => [name, word]));
        const { status } = await app.request('GET', `${page}?${query}`, { ...(cookie && { cookie }) });
        if (status >= 500) failed.push(`${page} with ${word}`);
      }
    }
    expect(failed).toEqual([]);
  });
});

test('an address with a NUL leads to the same without it', async () => {
  const { status, headers } = await app.request('GET', '/products?search=a%00b&page=2');
  expect(status).toBe(308);
  expect(headers.get('location')).toBe(`${app.services.config.publicUrl}/products?search=ab&page=2`);
});

test('whoever asks for the icon where icons used to lie gets one', async () => {
  const { status, headers } = await app.request('GET', '/favicon.ico');
  expect([status, headers.get('location')]).toEqual([302, company().look.sign]);
});

test('a page is answered also to a request for its whole address', async () => {
  const asked = request(app.origin, { path: 'http://localhost:3000/terms' }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  answer?.resume();
  expect(answer?.statusCode).toBe(200);
});

test.each<Role>(['visitor', 'buyer'])('a page has one address, to which others lead: %s', async (role) => {
  const { cookie } = await enter(app, role);
  const at = async (method: string, path: string) => {
    const { status, headers } = await app.request(method, path, { ...(cookie && { cookie }) });
    return [status, headers.get('location')];
  };
  expect(await at('GET', '/products')).toEqual([200, null]);
  expect(await at('GET', '/PRODUCTS?page=2&utm_source=Mail')).toEqual([
    308,
    '/products?page=2&utm_source=Mail',
  ]);
  expect(await at('GET', '/products/')).toEqual([308, '/products']);
  expect(await at('HEAD', '/Services/')).toEqual([308, '/services']);
  expect(await at('GET', '/NOTHING/')).toEqual([404, null]);
  expect(await at('GET', '/products/01')).toEqual([308, '/products/1']);
  expect(await at('GET', '/products?page=2.0')).toEqual([308, '/products?page=2']);
  expect(await at('GET', '/products/1.5')).toEqual([404, null]);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  'javascript:alert(1)',
  '/\\elsewhere.example',
])('a link to the sign-in page leads nobody who is signed in to %s', async (next) => {
  const { cookie } = await enter(app, 'buyer');
  const path = `/customer-login?next=${encodeURIComponent(next)}`;
  const { status, headers } = await app.request('GET', path, { ...(cookie && { cookie }) });
  expect(status).toBe(307);
  expect(headers.get('location')).toBe('/customer-dashboard');
});
