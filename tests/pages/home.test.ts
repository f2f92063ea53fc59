// What the home page and a category's page say before their scripts run.
import { beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putService, putTechnicians } from '../support/app/booking.ts';
import { knownCamera, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
});

const textOf = async (path: string) => (await app.request('GET', path)).text.replace(/<!--.*?-->/g, '');

it('the home page tells its story in order', async () => {
  await putProduct({ specifications: knownCamera });
  const smoke = { kind: 'Ανιχνευτής καπνού', battery_y: 10 };
  await putProduct({ specifications: JSON.stringify({ technical: smoke }) });
  await putTechnicians({});
  await putService({ role: 'survey' });
  const text = await textOf('/');
  const order = [
    'Ασφάλεια που βλέπει πρώτη.',
    'Κλείστε δωρεάν αυτοψία',
    'Για να κλείσετε ραντεβού',
    'Τι προστατεύετε;',
    'Τρία βήματα',
    'Ο εξοπλισμός',
    'Ένα σπίτι, πριν και μετά',
    'Σύνορο ανάμεσα στο μετά και στο πριν',
    'Γιατί Βίγλα',
    'Μιλήστε μαζί μας',
  ];
  const main = text.slice(text.indexOf('<main'));
  const places = order.map((words) => main.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  for (const type of ['apartment', 'house']) expect(main).toContain(`href="/wizard?propertyType=${type}"`);
  // A smoke alarm for homes is nothing for a business, and what warns of smoke in a hall a study says.
  for (const type of ['business', 'warehouse']) expect(main).not.toContain(`propertyType=${type}`);
  expect(main).toContain('href="/advanced-search"');
});

it('the first screen’s picture is preloaded once for phones and once for desks', async () => {
  const head = (await textOf('/')).split('</head>')[0] ?? '';
  const preloads = head.match(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(2);
  expect(preloads.every((link) => link.includes('media='))).toBe(true);
});

it('a category without a picture shows a drawing', async () => {
  await putProduct();
  const main = await textOf('/');
  const mosaic = main.slice(main.indexOf('Ο εξοπλισμός'), main.indexOf('Γιατί Βίγλα'));
  expect(mosaic).toContain('sketch-study');
});

it('a list ends with the survey, drawn by the server', async () => {
  await putProduct();
  expect(await textOf('/products')).toContain('Δεν είστε σίγουροι;');
});

it('an area that is not set is not written about', async () => {
  const cookie = await app.signIn('admin');
  const goTo = (prefixes: string[]) =>
    app.request('PUT', '/api/admin/installation-area', { cookie, body: { prefixes } });
  expect((await goTo([])).status).toBe(200);
  for (const path of ['/', '/contact']) expect(await textOf(path)).not.toMatch(/κώδικας αρχίζει από/);
  await goTo(['15']);
  for (const path of ['/', '/contact'])
    expect(await textOf(path)).toMatch(/κώδικας αρχίζει από 15 \(Αττική\)\./);
});

it('the house of the example is another’s words, and nothing without a title', async () => {
  const smoke = { kind: 'Ανιχνευτής καπνού', battery_y: 10 };
  await putProduct({ specifications: JSON.stringify({ technical: smoke }) });
  const cookie = await app.signIn('admin');
  const write = (title: string) =>
    app.request('PUT', '/api/admin/texts/home.installation', { cookie, body: { title, intro: '' } });
  expect((await write('Το σπίτι στη Γλυφάδα')).status).toBe(200);
  const own = await textOf('/');
  expect(own).toContain('Το σπίτι στη Γλυφάδα');
  expect(own).toContain('Σύνορο ανάμεσα');
  expect((await write('')).status).toBe(200);
  expect(await textOf('/')).not.toContain('Σύνορο ανάμεσα');
});
