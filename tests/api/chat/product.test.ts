import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { ChatView } from '#features/chat/contract.ts';
import { chatBrowser } from '../../support/app/chat.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';
import { pricesIn } from '../../support/endpoints/price-search.ts';
import { putPricedShop } from '../../support/endpoints/priced-world.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
});

/** What is new after a message on a page. */
async function sayOn(page: string, text: string, cookie = '') {
  const browser = chatBrowser(app, cookie);
  await browser.open();
  const body = { key: randomUUID(), text, page, after: 1 };
  const said = await browser.ask('POST', `/api/chat/${browser.id}/messages`, body);
  expect(said.status, said.text).toBe(200);
  return { answers: (said.body as ChatView).messages.slice(1), text: said.text };
}

test('a question on a product’s page is answered about this product', async () => {
  const recorder = await putProduct({ sku: 'NVR-8', name: 'Καταγραφικό Optis' });
  const id = await putProduct({
    name: 'Κάμερα θόλου',
    specifications: JSON.stringify({
      technical: { resolution_mp: 8 },
      connectivity: { works_with: 'NVR-8' },
    }),
  });
  const [page, other] = [`/products/${id}`, `/products/${recorder}`];
  const first = async (...asked: Parameters<typeof sayOn>) => (await sayOn(...asked)).answers[0]?.content;
  expect(await first(page, 'πόσες mpx είναι;')).toBe('Για το προϊόν «Κάμερα θόλου»:\nΑνάλυση: 8\u00A0MP');
  expect(await first(page, 'με τι συνεργάζεται;')).toContain('Καταγραφικό Optis');
  expect(await first(other, 'είναι διαθέσιμο;')).toBe('Το προϊόν «Καταγραφικό Optis» είναι διαθέσιμο.');
  expect(await first('/products', 'είναι διαθέσιμο;')).not.toContain('διαθέσιμο.');
});

test('a draft is answered about as if there were no such page', async () => {
  const id = await putProduct({ name: 'Μυστική κάμερα', isDraft: true });
  expect((await sayOn(`/products/${id}`, 'είναι διαθέσιμη;')).text).not.toContain('Μυστική');
});

test('what it costs is shown to whoever sees prices, and said to nobody', async () => {
  const [id = 0] = await putPricedShop(app);
  const customer = async (more: object) => app.signIn({ customerId: await putCustomer(more) });
  const cookies = ['', await customer({ canViewPrices: false, isVerified: false }), await customer({})];
  const [visitor, waiting, buyer] = await Promise.all(
    cookies.map((cookie) => sayOn(`/products/${id}`, 'Τι τιμή έχει;', cookie)),
  );
  expect([visitor, waiting].map((one) => pricesIn(one?.text ?? ''))).toEqual([[], []]);
  expect(visitor?.answers.at(-1)?.content).toContain('εγκεκριμένο λογαριασμό');
  expect(buyer?.answers.at(-1)?.links).toMatchObject([{ kind: 'product', price: expect.any(Number) }]);
  expect(pricesIn(buyer?.answers.map(({ content }) => content).join(' ') ?? '')).toEqual([]);
});
