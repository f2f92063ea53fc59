// What products say of their safety, and what the office is told of those that say too little.
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { heldFacts, legalFactNames, kindOfFact, type LegalFacts } from '#features/catalogue/legal-facts.ts';
import { missingSafety } from '#features/catalogue/product-safety.ts';
import type { AdminRow } from '#features/catalogue-admin/contract.ts';
import type { ImportPreview } from '#features/catalogue-admin/import-contract.ts';
import type { BulkPreview } from '#features/catalogue-admin/many-contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { sendImport } from '../support/app/import.ts';
import { addCategories, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let cookie: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
  await addCategories();
  cookie = await app.signIn('admin');
});

const call = (method: string, path: string, body?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body: { ...body } }) });
const inUnion = {
  manufacturerName: 'Phylax Α.Ε.',
  manufacturerAddress: 'Θέρμη',
  manufacturerContact: 'info@phylax.example',
};
const answering = {
  responsibleName: 'Argos Europe',
  responsibleAddress: 'Άμστερνταμ',
  responsibleContact: 'eu@argos.example',
};

const facts = fc.record(
  Object.fromEntries(
    legalFactNames.map((fact) => [
      fact,
      kindOfFact(fact) === 'answer'
        ? fc.boolean()
        : kindOfFact(fact) === 'months'
          ? fc.integer({ min: 0, max: 60 })
          : fc.constantFrom('Α', 'Β'),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<LegalFacts>;

it('holds for a product in the database what holds for it by the rule', async () => {
  const { db } = app.services.database;
  await fc.assert(
    fc.asyncProperty(facts, facts, async (own, brand) => {
      const { rows } = await sql<{ held: LegalFacts }>`
        select held_facts(${JSON.stringify(own)}::jsonb, ${JSON.stringify(brand)}::jsonb) as held`.execute(
        db,
      );
      expect(rows[0]?.held).toEqual(heldFacts(own, brand));
    }),
    { numRuns: 60 },
  );
});

it('lists for the office what lacks something by the rule', async () => {
  const { db } = app.services.database;
  await fc.assert(
    fc.asyncProperty(facts, facts, async (own, brand) => {
      await db.deleteFrom('products').execute();
      await db.deleteFrom('brands').execute();
      await db
        .insertInto('brands')
        .values({ name: 'Argos', legalFacts: JSON.stringify(brand) })
        .execute();
      await putProduct({ brand: 'Argos', legalFacts: JSON.stringify(own) });
      const { body } = await call('GET', '/admin/products/counts');
      expect(body).toMatchObject({ lacksSafety: missingSafety(heldFacts(own, brand)).length > 0 ? 1 : 0 });
    }),
    { numRuns: 25 },
  );
});

describe('a product’s page', () => {
  it('names who made it and who answers for it, as the brand says or the product itself', async () => {
    const id = await putProduct({ brand: 'Argos', ean: '5201234567894', mpn: 'B8' });
    const shown = async () => (await app.request('GET', `/api/products/${id}`)).body as Product;
    expect(await shown()).toMatchObject({ ean: '5201234567894', mpn: 'B8', safety: {} });
    await call('POST', '/admin/brands', { name: 'Argos', ...inUnion, isOutsideUnion: true, ...answering });
    expect((await shown()).safety).toEqual({
      manufacturer: { name: 'Phylax Α.Ε.', address: 'Θέρμη', contact: 'info@phylax.example' },
      responsible: { name: 'Argos Europe', address: 'Άμστερνταμ', contact: 'eu@argos.example' },
    });
    await call('PUT', `/products/${id}`, { manufacturerName: 'Mnemon', warnings: 'Μία\nΔύο' });
    expect((await shown()).safety).toEqual({ manufacturer: { name: 'Mnemon' }, warnings: ['Μία', 'Δύο'] });
  });
});

describe('the office', () => {
  it('has a list of what is on sale without it, which shrinks as brands say more', async () => {
    await putProduct({ name: 'Με μάρκα', brand: 'Argos' });
    await putProduct({ name: 'Χωρίς', brand: '' });
    await putProduct({ name: 'Πρόχειρο', brand: '', isDraft: true });
    const lacking = async () =>
      ((await call('GET', '/admin/products?lacksSafety=true&sortBy=name')).body as AdminRow[]).map(
        ({ name }) => name,
      );
    expect(await lacking()).toEqual(['Με μάρκα', 'Χωρίς']);
    await call('POST', '/admin/brands', { name: 'Argos', ...inUnion });
    expect(await lacking()).toEqual(['Χωρίς']);
    await call('PUT', '/admin/brands/argos', { isOutsideUnion: true });
    expect(await lacking()).toEqual(['Με μάρκα', 'Χωρίς']);
  });

  it('reads before it publishes drafts how many of them say too little', async () => {
    await call('POST', '/admin/brands', { name: 'Argos', ...inUnion });
    const productIds = [
      await putProduct({ brand: 'Argos', isDraft: true }),
      await putProduct({ brand: '', isDraft: true }),
      await putProduct({ brand: '' }),
    ];
    const preview = async (change: object) =>
      (await call('POST', '/admin/products/bulk', { productIds, change })).body as BulkPreview;
    expect(await preview({ kind: 'draft', isDraft: false })).toMatchObject({ changed: 2, lacking: 1 });
    expect(await preview({ kind: 'draft', isDraft: true })).toMatchObject({ changed: 1, lacking: 0 });
    expect(await preview({ kind: 'featured', isFeatured: true })).toMatchObject({ lacking: 0 });
  });

  it('reads the same of a file', async () => {
    await call('POST', '/admin/brands', { name: 'Argos', ...inUnion });
    const file = [
      'Κωδικός;Όνομα;Κατηγορία;Τιμή;Μάρκα;Πρόχειρο;Επωνυμία κατασκευαστή',
      'ONE;Ένα;Κάμερες;10;ARGOS;Όχι;',
      'TWO;Δύο;Κάμερες;10;Opto;Όχι;',
      'THREE;Τρία;Κάμερες;10;Opto;Ναι;',
      'FOUR;Τέσσερα;Κάμερες;10;Argos;Όχι;Mnemon',
    ].join('\r\n');
    const { body } = await sendImport<ImportPreview>(app, 'products', cookie, file);
    expect(body).toMatchObject({ errors: [], added: 4, lacking: 2 });
  });
});
