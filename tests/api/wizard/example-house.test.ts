import { beforeEach, expect, it } from 'vitest';
import type { ExampleHouse } from '#features/wizard/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { knownCamera, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
});

const read = async () =>
  ((await app.request('GET', '/api/wizard/example-house')).body as { house?: ExampleHouse }).house;

it('a shop without anything for a house shows none', async () => {
  await putProduct();
  expect(await read()).toBeUndefined();
});

it('the house holds what the shop sells, and says what its camera shows', async () => {
  const id = await putProduct({ name: 'Κάμερα αυλής', specifications: knownCamera });
  const house = await read();
  expect(house?.areaM2).toBe(180);
  expect(house?.plan.devices.map(({ kind }) => kind)).toContain('camera');
  expect(house?.camera).toMatchObject({ productId: id, name: 'Κάμερα αυλής' });
  const densities = house?.camera?.frames.map(({ pixelsPerMetre }) => pixelsPerMetre) ?? [];
  expect(densities).toHaveLength(3);
  expect(densities).toEqual(densities.toSorted((one, other) => other - one));
});
