import { expect, it } from 'vitest';
import { features } from '#features/all.ts';
import type { OfficeOffer } from '#features/offers/contract.ts';
import { joinTables } from '#shared/feature.ts';
import { retainedSince } from '#shared/retention.ts';
import { offerScene } from '../../support/app/offers.ts';
import { putOffer, putOrder } from '../../support/app/shop.ts';

const { scene, office, drafted, sent, accept } = offerScene();
const dayMs = 86_400_000;

it('an offer that was accepted stays as long as its order, and leaves with it', async () => {
  const { services } = scene.app;
  const { db } = services.database;
  const { orders, offers } = joinTables(features, 'retention');
  const end = retainedSince(orders, services.now()).getTime();
  const updatedAt = new Date(retainedSince(offers, services.now()).getTime() - dayMs);
  const accepted = async (createdAt: number) => {
    const { customerId } = scene;
    const decided = { decidedBy: 'Μαρία Λαΐου', decidedFrom: '192.0.2.1', chosenLines: ['panel'] };
    const offerId = await putOffer({ state: 'accepted', version: 1, customerId, updatedAt, ...decided });
    await putOrder(scene, { createdAt: new Date(createdAt), offerId });
    return offerId;
  };
  const kept = await accepted(end + dayMs);
  await accepted(end - dayMs);
  for (const job of ['orders.forget', 'server.housekeeping'] as const) {
    await db.transaction().execute((trx) => services.jobs.enqueue(trx, job, {}));
    await services.jobs.drain();
  }
  expect(await db.selectFrom('offers').select('id').execute()).toEqual([{ id: kept }]);
});

it('an offer of whoever was erased is still read by the office, without what was written to him', async () => {
  const { offer, key } = await sent(await drafted({ closing: 'Περνάμε από την Ηρακλείου 12.' }));
  expect((await accept(key)).status).toBe(200);
  const { db } = scene.app.services.database;
  await db.updateTable('orders').set({ status: 'delivered', paymentState: 'captured' }).execute();
  await office('POST', `/api/admin/customers/${scene.customerId}/erase`, {});
  const read = await office<OfficeOffer>('GET', `/api/admin/offers/${offer.id}`);
  expect(read.summary).toEqual(offer.summary);
  expect(JSON.stringify(read)).not.toMatch(/Μαρία|Λαΐου|maria@|Αγαπητή|Ηρακλείου|Εξοπλισμός/);
});
