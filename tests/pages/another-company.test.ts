import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePatterns } from '#app/routes.ts';
import { tabNames } from '#features/account/dashboard-tabs.ts';
import { adminTabs } from '#features/admin/admin-tabs.ts';
import { searchTabs } from '#features/search/search-tabs.ts';
import { takeOverSettings } from '#server/settings.ts';
import { achaiki, seedAnotherCompany, strangersIn } from '../support/app/another-company.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { pathOf } from '../support/browser/page-paths.ts';
import { truncateAll } from '../support/database/database.ts';
import { buildWorld, type Role, type World } from '../support/endpoints/world.ts';

let app: TestApp;
let world: World;
let ids: Record<string, unknown>;
beforeAll(async () => {
  app = await testApp();
  await truncateAll();
  world = await buildWorld(app);
  const { facts } = world;
  ids = { ...facts, '/products/$id': facts['productId'], '/order-confirmation/$id': facts['orderId'] };
  await seedAnotherCompany(app.services.database.db);
  await takeOverSettings(app.services);
  app.clearCaches();
});
afterAll(async () => {
  await truncateAll();
  await takeOverSettings(app.services);
});

const open = (role: Role, pattern: string) =>
  app.request('GET', pathOf(pattern, ids), {
    cookie: world.people[role].cookie,
    headers: { accept: 'text/html' },
  });

/** Those that exist in development only show what any company could say. */
const pages = [
  ...pagePatterns.filter((pattern) => !pattern.startsWith('/dev/')),
  ...adminTabs.map((tab) => `/admin?tab=${tab}`),
  ...tabNames.map((tab) => `/customer-dashboard?tab=${tab}`),
  ...searchTabs.map((tab) => `/advanced-search?tab=${tab}`),
];

/** A request's id, and hashes in base64, which may spell anything. */
const random = new Set(['x-request-id', 'content-security-policy', 'etag']);

describe.each(['visitor', 'buyer', 'administrator'] satisfies Role[])('for a %s', (role) => {
  it.each(pages)('%s is in the company’s name, and says nothing of the demonstration’s', async (pattern) => {
    const { headers, text } = await open(role, pattern);
    const said = [...headers].filter(([name]) => !random.has(name));
    expect(strangersIn(`${JSON.stringify(said)}\n${text}`)).toEqual([]);
    const isPage = headers.get('location') === null;
    expect(!isPage || text.includes(achaiki.company.name)).toBe(true);
  });
});

it('a postal code is found, but not within a time or an id', () => {
  expect(strangersIn('Πάτρα 14231')).toHaveLength(1);
  expect(strangersIn('[["company"],1795969142310]')).toEqual([]);
  expect(strangersIn(String.raw`{"id":"7k14231v","address":"Οδός 5\n14231"}`)).toHaveLength(1);
});

const { company, contact, person, accounts } = achaiki;

it.each([
  [
    '/',
    [
      company.claim,
      person.name,
      person.words,
      'όπου ο ταχυδρομικός κώδικας αρχίζει από 25, 26 (Αχαΐα)',
      'Πάτρα',
    ],
  ],
  [
    '/contact',
    [
      '261 012 3456',
      contact.email,
      'Κορίνθου 100, Πάτρα 262 21',
      '08:30 – 14:00',
      contact.social[0]?.url,
      'directions?to=38.24664',
      '"latitude":38.24664',
      person.name,
    ],
  ],
  ['/terms', [company.legalName, company.afm, company.gemi]],
  ['/privacy', [company.legalName, contact.email]],
  ['/order-confirmation/$id', [accounts.accounts[0]?.iban]],
  ['/products', [company.licence, company.producersNumber, 'Άδεια ΚΥΑ Πατρών ΚΥΑ-88412', `Α΄ Πατρών`]],
])('%s says the company’s own %j', async (pattern, facts) => {
  const { text } = await open('buyer', pattern);
  expect(facts.filter((fact) => !text.includes(fact ?? '?'))).toEqual([]);
});
