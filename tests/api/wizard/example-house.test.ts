import { beforeEach, expect, it } from 'vitest';
import type { ExampleHouse } from '#features/wizard/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putProduct } from '../../support/app/shop.ts';
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

it('the house holds what the shop sells', async () => {
  const smoke = { kind: 'Ανιχνευτής καπνού', battery_y: 10 };
  await putProduct({ specifications: JSON.stringify({ technical: smoke }) });
  const house = await read();
  expect(house?.areaM2).toBe(180);
  expect(new Set(house?.plan.devices.map(({ kind }) => kind))).toEqual(new Set(['smoke']));
  expect(house?.camera).toBeUndefined();
});
