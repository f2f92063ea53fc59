// What the law asks the page of a product to say, as the server draws it.
import { beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putRecall } from '../support/app/recalls.ts';
import { knownCamera, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
});

const pageOf = async (specifications: object) => {
  const id = await putProduct({ specifications: JSON.stringify(specifications) });
  return { id, text: (await app.request('GET', `/products/${id}`)).text };
};
const filming = 'Τι επιτρέπεται να βλέπει';
const disposal = 'Διάθεση και ανακύκλωση';
const battery = 'Η μπαταρία';

it('says of a camera what it may film and where it goes, of a detector its battery, of a cable nothing', async () => {
  const found = [];
  for (const specifications of [
    JSON.parse(knownCamera) as object,
    { technical: { kind: 'Ανιχνευτής κίνησης', battery_y: 5 } },
    { technical: { kind: 'Καλώδιο', length_m: 100 } },
  ]) {
    const { text } = await pageOf(specifications);
    found.push([filming, disposal, battery].map((title) => text.includes(`>${title}<`)));
  }
  expect(found).toEqual([
    [true, true, false],
    [false, true, true],
    [false, false, false],
  ]);
});

it('stands with its recall before everything else', async () => {
  const id = await putProduct();
  await putRecall(id);
  const { text } = await app.request('GET', `/products/${id}`);
  const at = text.indexOf('Ανάκληση για λόγους ασφάλειας');
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(text.indexOf('<h1'));
  expect(text).toContain('Όλα όσα έχουν πουληθεί');
});
