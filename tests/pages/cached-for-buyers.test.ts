import { beforeEach, expect, test } from 'vitest';
import { formatEuro, withVat } from '#shared/money.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putCustomer, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let productIds: number[];
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  const names = ['Κάμερα bullet', 'Κάμερα dome', 'Κάμερα PTZ', 'Κάμερα <turret> & θόλος'];
  productIds = await Promise.all(names.map((name) => putProduct({ name, priceCents: 12_345 })));
  app.clearCaches();
});

/** Returns the product list of a user with header and footer, without the button that contains their name. */
async function list(cookie: string) {
  const { status, text } = await app.ask('GET', '/products', { cookie });
  expect(status).toBe(200);
  const body = text.slice(text.indexOf('<body'), text.indexOf('</footer>'));
  expect(body.length).toBeGreaterThan(10_000);
  return body.replace(/<button [^>]*aria-label="Λογαριασμός: .*?<\/button>/s, '');
}

/** The strip above the header, the header's two parts, the list's top, the cards, what follows them and the footer. */
const cachedParts = 7;

/** Returns the list after all of its parts are cached, and asserts that they came from the cache. */
async function cachedList(cookie: string) {
  for (let times = 0; times < 2; times += 1) await list(cookie);
  const before = app.fragmentHits();
  const html = await list(cookie);
  expect(app.fragmentHits() - before).toBe(cachedParts);
  return html;
}

const signInNew = async (overrides = {}) => app.signIn({ customerId: await putCustomer(overrides) });

test('a buyer’s list is the same to the letter, whether rendered now or cached', async () => {
  const cookie = await signInNew();
  const first = await list(cookie);
  expect(first).toContain('123,45');
  expect(first).toContain('Κάμερα &lt;turret&gt; &amp; θόλος');
  expect(await cachedList(cookie)).toBe(first);
  expect(await cachedList(await signInNew({ firstName: 'Νίκος' }))).toBe(first);
});

test('what is cached for buyers is not shown to who waits for approval, nor to the administrators', async () => {
  const buyer = await signInNew();
  await cachedList(buyer);
  expect(await list(await signInNew({ isVerified: false, canViewPrices: false }))).not.toContain('123,45');
  const administrators = await list(await app.signIn('admin'));
  expect(administrators).toContain('(απαιτείται σύνδεση)');
  expect(await list(buyer)).not.toContain('(απαιτείται σύνδεση)');
});

test('businesses and private customers get the same list each with their own price first', async () => {
  const eleni = await signInNew();
  const firm = await signInNew({ accountType: 'b2b' });
  const large = (html: string) => /<span class="num block[^>]*>([^<]*)/.exec(html)?.[1]?.trim();
  for (let times = 0; times < 2; times += 1) {
    expect(large(await cachedList(eleni))).toBe(formatEuro(withVat(12_345)));
    expect(large(await cachedList(firm))).toBe(formatEuro(12_345));
  }
});

test('a changed price shows at once', async () => {
  const buyer = await signInNew();
  await cachedList(buyer);
  const cookie = await app.signIn('admin');
  for (const id of productIds) {
    const path = `/api/products/${id}`;
    expect((await app.ask('PUT', path, { cookie, body: { price: 246.9 } })).status).toBe(200);
  }
  for (const after of [await list(buyer), await cachedList(buyer)]) {
    expect(after).toContain('246,90');
    expect(after).not.toContain('123,45');
  }
});
