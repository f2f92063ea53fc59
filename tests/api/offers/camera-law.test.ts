import { expect, it } from 'vitest';
import { cameraLaw } from '#features/catalogue/camera-law.ts';
import type { SeenOffer } from '#features/offers/seen-contract.ts';
import { company } from '#shared/company.ts';
import { offerScene } from '../../support/app/offers.ts';
import { pdfText } from '../../support/app/pdf-text.ts';
import { knownCamera } from '../../support/app/shop.ts';

const { scene, drafted, sent, open } = offerScene();

it.each([
  ['a camera', knownCamera, true],
  ['no camera', '{}', false],
])('an offer with %s says so to its customer and in its PDF', async (_name, specifications, says) => {
  const { app, productId } = scene;
  await app.services.database.db
    .updateTable('products')
    .set({ specifications })
    .where('id', '=', productId)
    .execute();
  const { key } = await sent(await drafted());
  expect((await open(key)).body).toMatchObject({ hasCamera: says });
  const pdf = await fetch(`${app.origin}/api/offers/${encodeURIComponent(key)}/pdf`);
  // A sentence is wrapped: its first words stand on one line.
  const [first] = cameraLaw.sound.split(':');
  expect(pdfText(Buffer.from(await pdf.arrayBuffer())).includes(first ?? '')).toBe(says);
});

it('an offer leads to the page of each product that is on sale, where its safety stands', async () => {
  const { app, productId } = scene;
  const { key } = await sent(await drafted());
  const pages = async () => {
    const { sections } = (await open(key)).body as SeenOffer;
    return sections.flatMap(({ lines }) => lines.map(({ hasPage }) => hasPage));
  };
  expect(await pages()).toEqual([true, undefined]);
  const { db } = app.services.database;
  await db.updateTable('products').set({ isDraft: true }).where('id', '=', productId).execute();
  expect(await pages()).toEqual([undefined, undefined]);
});

it('the PDF of an offer says who makes it, and speaks of choices only where there are some', async () => {
  const { app } = scene;
  const { numbersText } = company();
  const text = async (content?: Parameters<typeof drafted>[0]) => {
    const { key } = await sent(await drafted(content));
    const pdf = await fetch(`${app.origin}/api/offers/${encodeURIComponent(key)}/pdf`);
    return pdfText(Buffer.from(await pdf.arrayBuffer()));
  };
  const lines = [{ id: 'work', kind: 'labour', name: 'Ρύθμιση', quantity: 1, price: 40 }];
  const [chosen, fixed] = [await text(), await text({ sections: [{ lines }] })];
  expect(numbersText).not.toBe('');
  for (const said of [chosen, fixed]) expect(said).toContain(numbersText.split(' · ')[0]);
  expect(chosen).toContain('πριν από τις επιλογές σας');
  expect(fixed).not.toContain('πριν από τις επιλογές σας');
});

it('whoever holds the link reads the guarantees of its products without a price, and a company is known as one', async () => {
  const { app, admin, productId, customerId } = scene;
  const { db } = app.services.database;
  const label = '/public-objects/brand/official-00000000000000000001-300x420.svg';
  const guarantee = { guaranteeGiver: 'Argos Ltd', guaranteeTerms: 'Όροι', isDurability: true };
  await db.updateTable('products').set({ brand: 'Argos' }).where('id', '=', productId).execute();
  const body = { name: 'Argos', warranty: 36, ...guarantee, guaranteeLabel: label };
  expect((await app.request('POST', '/api/admin/brands', { cookie: admin, body })).status).toBe(200);
  const { key } = await sent(await drafted());
  const offer = (await open(key)).body as SeenOffer;
  expect(offer.isBusiness).toBe(false);
  const ids = offer.sections.flatMap(({ lines }) => lines.flatMap((line) => line.productId ?? []));
  const listed = await app.request('GET', `/api/products?ids=${ids.join(',')}`);
  expect(listed.body).toMatchObject([
    { id: productId, guarantee: { giver: 'Argos Ltd', months: 36, label } },
  ]);
  expect(listed.text).not.toMatch(/price/i);
  await db.updateTable('customers').set({ accountType: 'b2b' }).where('id', '=', customerId).execute();
  expect((await open(key)).body).toMatchObject({ isBusiness: true });
});
