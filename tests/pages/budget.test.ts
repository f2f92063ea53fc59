import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { get } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';
import { leastStatements } from '../support/database/statements.ts';

const maxBytes = 18 * 1024;

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
  for (let count = 0; count < 30; count += 1) {
    await putProduct({
      name: `Κάμερα dome ${count} με φακό ${count * 7} mm`,
      shortDescription: `Περιγραφή του προϊόντος με αριθμό ${count * 613}, που δεν μοιάζει με τις άλλες.`,
    });
  }
  cookie = await app.signIn({ customerId: await putCustomer() });
});

/** Returns a page as sent over the network. */
async function fetchPage(headers: { cookie?: string; 'accept-encoding'?: string }) {
  const request = get(`${app.origin}/products`, { headers: { 'accept-encoding': 'br', ...headers } });
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(200);
  return buffer(response);
}

test('the first page of the product list takes at most 18 KB on the wire, for a visitor and for a customer', async () => {
  for (const headers of [{}, { cookie }]) {
    const bytes = await fetchPage(headers);
    expect(brotliDecompressSync(bytes).toString()).toContain('Κάμερα dome 1 ');
    expect(bytes.length).toBeLessThanOrEqual(maxBytes);
  }
});

test('a browser that takes zstd gets a customer’s page in it, with the same content', async () => {
  const html = brotliDecompressSync(await fetchPage({ cookie })).toString();
  const bytes = await fetchPage({ cookie, 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(bytes.length).toBeLessThanOrEqual(maxBytes);
  const shown = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  expect(shown(zstdDecompressSync(bytes).toString())).toBe(shown(html));
});

test('drawing the product list for a customer takes one statement: who is looking, and how much is in the cart', async () => {
  for (let times = 0; times < 2; times += 1) await fetchPage({ cookie });
  expect(await leastStatements(() => fetchPage({ cookie }))).toBe(1);
});
