import { expect, it } from 'vitest';
import { loadCatalogueDemo } from '#features/catalogue/server/demo.ts';
import type { PresentedAdvice } from '#features/wizard/advice-contract.ts';
import { testApp } from '../../support/app/app.ts';
import { answers } from '../../support/app/wizard.ts';
import { truncateAll } from '../../support/database/database.ts';

it('is told of the connected products of each system what they say of data and updates, and of no other', async () => {
  const app = await testApp();
  await truncateAll();
  const { db } = app.services.database;
  await db.transaction().execute((trx) => loadCatalogueDemo(trx, app.services));
  const ask = async () =>
    (await app.request('POST', '/api/wizard/advice', { body: { answers } })).body as PresentedAdvice;

  await db.updateTable('brands').set({ legalFacts: '{}' }).execute();
  const silent = await ask();
  const all = silent.bundles.flatMap(({ connected }) => connected);
  expect(all.length).toBeGreaterThan(0);
  expect(all.every(({ facts }) => Object.keys(facts).length === 0)).toBe(true);

  const facts = { needsAccount: true, needsSubscription: false, updatesUntil: '2030-06-30' };
  const own = silent.bundles[0]?.connected[0]?.names[0] ?? '';
  await db
    .updateTable('products')
    .set({ legalFacts: JSON.stringify({ ...facts, dataMade: 'Συμβάντα' }) })
    .where('name', '=', own)
    .execute();
  const { bundles } = await ask();
  expect(bundles[0]?.connected[0]).toEqual({ names: [own], facts });
  for (const { lines, connected } of bundles)
    for (const { names } of connected)
      expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});
