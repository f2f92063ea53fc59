import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let ids: number[];
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
  ids = [
    await putProduct({
      name: 'Κάμερα bullet',
      priceCents: 9_500,
      specifications: { technical: { fps: 25 } },
    }),
    await putProduct({ name: 'Κάμερα dome', priceCents: 4_900, specifications: { technical: { fps: 30 } } }),
  ];
});

/** Returns the rows of the comparison of these products as texts, the best values marked with a star. */
async function rowsOf(compared: readonly number[], cookie?: string, { more = '&rows=all' } = {}) {
  const path = `/advanced-search?tab=compare&compare=${compared.join()}${more}`;
  const { status, text } = await app.request('GET', path, { ...(cookie && { cookie }) });
  expect(status).toBe(200);
  const table = /<table.*<\/table>/s.exec(text)?.[0] ?? '';
  return Array.from(table.matchAll(/<tr.*?<\/tr>/gs), ([row]) =>
    row
      .replaceAll(/<td[^>]*bg-ok-soft/g, '*<td')
      .replaceAll(/<!--.*?-->|<[^>]*>/g, ' ')
      .replaceAll(/[\s\u00A0]+/g, ' ')
      .trim(),
  );
}

test('the server draws the products of an address side by side, for a buyer with the lowest price marked', async () => {
  const rows = await rowsOf(ids, await app.signIn({ customerId: await putCustomer() }));
  expect(rows).toEqual([
    'Χαρακτηριστικό Κάμερα bullet Κάμερα dome',
    'Τιμή 117,80 € με ΦΠΑ 95,00 € + ΦΠΑ 24% * 60,76 € με ΦΠΑ 49,00 € + ΦΠΑ 24% , η χαμηλότερη',
    'Βαθμολογία — Δεν αναφέρεται — Δεν αναφέρεται',
    'Διαθεσιμότητα Διαθέσιμο Διαθέσιμο',
    'Εγγύηση Μόνο η νόμιμη των δύο ετών Μόνο η νόμιμη των δύο ετών',
    'Τεχνικά χαρακτηριστικά',
    'Καρέ ανά δευτερόλεπτο 25 fps * 30 fps , το καλύτερο',
  ]);
});

test('rows in which nothing differs are shown only where the address asks for all', async () => {
  expect(await rowsOf(ids, undefined, { more: '' })).toEqual([
    'Χαρακτηριστικό Κάμερα bullet Κάμερα dome',
    'Τεχνικά χαρακτηριστικά',
    'Καρέ ανά δευτερόλεπτο 25 fps * 30 fps , το καλύτερο',
  ]);
});

test('of products of different kinds, what only one has folds, and nothing is the best', async () => {
  const [camera = 0] = ids;
  const recorder = await putProduct({
    name: 'Καταγραφικό',
    specifications: { technical: { kind: 'Καταγραφικό', fps: 30, channels: 8, max_tb: 10 } },
  });
  const rows = await rowsOf([camera, recorder]);
  expect(rows).toContain('Καρέ ανά δευτερόλεπτο 25 fps 30 fps');
  expect(rows).toContain('3 χαρακτηριστικά ενός μόνο προϊόντος');
  expect(rows.join()).not.toMatch(/Κανάλια|καλύτερο/);
});

test('neither a price nor a mark tells a visitor which product is cheaper', async () => {
  const before = await rowsOf(ids);
  expect(before.join()).not.toMatch(/€|Τιμή/);
  const cookie = await app.signIn('admin');
  for (const [index, id] of ids.entries()) {
    const body = { price: index === 0 ? 49 : 95 };
    expect((await app.request('PUT', `/api/products/${id}`, { cookie, body })).status).toBe(200);
  }
  expect(await rowsOf(ids)).toEqual(before);
});

test('a product that does not exist leaves the others in their place', async () => {
  const [first = 0, second = 0] = ids;
  const rows = await rowsOf([first, 987_654, second]);
  expect(rows[0]).toBe('Χαρακτηριστικό Κάμερα bullet Κάμερα dome');
});
