import { beforeEach, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import type { Holder, StoredRecall } from '#features/recalls/contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putCustomer, putOrder, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let cookie: string;
let part: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  cookie = await app.signIn('admin');
  part = await putProduct({ sku: 'PHY-PIR' });
});

const kitOf = (contains: string) =>
  putProduct({ sku: `KIT-${newId()}`, specifications: JSON.stringify({ kit: { kind: 'Σετ', contains } }) });
const onPage = async (id: number) => (await app.request('GET', `/api/products/${id}/recalls`)).body;

async function bought(email: string, productId: number, quantity: number): Promise<void> {
  const customerId = await putCustomer({ email });
  await putOrder({ customerId, productId }, { status: 'delivered' }, { quantity });
}

async function recallPart(): Promise<number> {
  const texts = {
    title: 'Υπερθέρμανση',
    hazard: 'Μπορεί να πάρει φωτιά.',
    remedy: 'Βγάλτε το.',
    contact: 'Εμάς',
  };
  const body = { ...texts, productIds: [part] };
  expect((await app.request('POST', '/api/admin/recalls', { cookie, body })).status).toBe(200);
  const recalls = (await app.request('GET', '/api/admin/recalls', { cookie })).body as StoredRecall[];
  return recalls[0]?.id ?? 0;
}

it('a recalled part finds who bought a kit that contains it, with the pieces in it', async () => {
  await bought('kit@pelatis.example', await kitOf('PHY-HUB2 ×1, PHY-PIR ×2'), 3);
  await bought('other@pelatis.example', await kitOf('PHY-PIR2 ×2, PHY-PIR ×0'), 1);
  await bought('part@pelatis.example', part, 1);
  const path = `/api/admin/recalls/${await recallPart()}/holders`;
  const { holders } = (await app.request('GET', path, { cookie })).body as { holders: Holder[] };
  const found = holders.map(({ email, orders }) => [email, orders.map(({ pieces }) => pieces)]);
  expect(new Map(found as [string, number[]][])).toEqual(
    new Map([
      ['kit@pelatis.example', [6]],
      ['part@pelatis.example', [1]],
    ]),
  );
});

it('a recalled part is said on the page of the kit too, also from the cache', async () => {
  const kit = await kitOf('PHY-PIR ×2');
  expect(await onPage(kit)).toEqual([]);
  await recallPart();
  expect(await onPage(kit)).toMatchObject([{ title: 'Υπερθέρμανση' }]);
  expect(await onPage(await kitOf('PHY-PIR2'))).toEqual([]);
});
