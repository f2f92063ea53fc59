import { expect, it } from 'vitest';
import type { OfferFigures } from '#features/admin/report-contract.ts';
import type { CustomerSummary } from '#features/admin/customer-summary-contract.ts';
import { offerScene } from '../../support/app/offers.ts';
import { putCustomer } from '../../support/app/shop.ts';

const { scene, office, drafted, sent, accept } = offerScene();

const figures = (from: string, to: string) =>
  office<OfferFigures>('GET', `/api/admin/reports/offers?from=${from}&to=${to}`);

it('the report counts offers by what became of them, the accepted ones with what was ordered', async () => {
  const fixed = await sent(await drafted());
  const chosen = await sent(await drafted());
  const declined = await sent(await drafted());
  await drafted();
  await accept(fixed.key);
  // The customer of the second ticks the work as well: 40 € more than was proposed.
  const seen = (await scene.app.request('GET', `/api/offers/${chosen.key}`)).body as {
    summary: { subtotal: number };
  };
  const more = { ...seen.summary, subtotal: 240, tax: 57.6, total: 297.6 };
  expect((await accept(chosen.key, { lines: ['panel', 'work'], summary: more })).status).toBe(200);
  const { status } = await scene.app.request('POST', `/api/offers/${declined.key}/decline`, {
    body: { version: 1 },
  });
  expect(status).toBe(200);
  await sent(await drafted());
  expect(await figures('2026-11-23', '2026-11-23')).toEqual({
    states: [
      { state: 'sent', offers: 1, gross: 248 },
      { state: 'accepted', offers: 2, gross: 545.6 },
      { state: 'declined', offers: 1, gross: 248 },
    ],
    sent: 4,
    gross: 1041.6,
    hitRate: 67,
  });
  expect(await figures('2026-11-24', '2026-11-30')).toEqual({ states: [], sent: 0, gross: 0 });
  expect(await office('GET', '/api/admin/offers/stats')).toMatchObject({
    sent: 4,
    sentSum: 1041.6,
    accepted: 2,
    acceptedSum: 545.6,
    hitRate: 67,
  });
});

it('the tabs count what the list shows: of a customer, and by what is typed', async () => {
  await sent(await drafted());
  const ofMaria = scene.customerId;
  scene.customerId = await putCustomer({ email: 'other@pelatis.example', lastName: 'Άλλου' });
  await drafted();
  const states = async (query: string) =>
    (await office<{ states: object }>('GET', `/api/admin/offers/stats?${query}`)).states;
  expect(await states('')).toMatchObject({ draft: 1, sent: 1 });
  expect(await states(`customerId=${ofMaria}`)).toMatchObject({ draft: 0, sent: 1 });
  expect(await states('search=Λαΐου')).toMatchObject({ draft: 0, sent: 1 });
});

it('the page of a customer shows his offers and what stands in his cart', async () => {
  const draft = await drafted();
  const cookie = await scene.app.signIn({ customerId: scene.customerId });
  const body = { productId: scene.productId, quantity: 3, withInstallation: false };
  await scene.app.request('POST', '/api/cart', { cookie, body });
  const portrait = await office<CustomerSummary>('GET', `/api/admin/customers/${scene.customerId}/portrait`);
  expect(portrait).toMatchObject({
    offers: [{ id: draft.id, offerNumber: draft.offerNumber, state: 'draft', total: 248 }],
    cart: [{ productId: scene.productId, quantity: 3, withInstallation: false }],
  });
});
