import { expect, it } from 'vitest';
import type { OfficeContract, OwnContract } from '#features/contracts/shown-contract.ts';
import { contractOffice } from '../../support/app/contract-office.ts';
import { putCustomer } from '../../support/app/shop.ts';

const { scene, ask, agree, read } = contractOffice();

const pdf = '%PDF-1.7 signed';
const send = (id: string, raw: string, cookie = scene.admin) =>
  scene.app.request('POST', `/api/admin/contracts/${id}/files?name=${encodeURIComponent('Συμβόλαιο.pdf')}`, {
    cookie,
    raw,
    headers: { 'content-type': 'application/pdf' },
  });

it('a document of a contract is read by the office and by its customer, and by nobody else', async () => {
  const { id } = await agree();
  expect(await send(id, pdf)).toMatchObject({ status: 200, body: { name: 'Συμβόλαιο.pdf' } });
  const [file] = ((await read(id)) as OfficeContract).files;
  const path = `/contracts/${id}/files/${file?.id}`;
  expect(await ask('GET', `/admin${path}`)).toMatchObject({ status: 200 });
  const own = await scene.app.signIn({ customerId: scene.customerId });
  const [contract] = (await ask('GET', '/contracts', undefined, own)).body as OwnContract[];
  expect(contract?.files).toEqual([{ id: file?.id, name: 'Συμβόλαιο.pdf' }]);
  expect(await ask('GET', path, undefined, own)).toMatchObject({ status: 200 });
  const { db } = scene.app.services.database;
  const mayRead = (canViewPrices: boolean) =>
    db.updateTable('customers').set({ canViewPrices }).where('id', '=', scene.customerId).execute();
  await mayRead(false);
  expect((await ask('GET', path, undefined, own)).status).toBe(404);
  expect((await ask('GET', '/contracts', undefined, own)).body).toMatchObject([{ files: [] }]);
  await mayRead(true);
  const other = await scene.app.signIn({ customerId: await putCustomer({ email: 'allos@pelatis.example' }) });
  expect((await ask('GET', path, undefined, other)).status).toBe(404);
  expect((await ask('GET', `/admin${path}`, undefined, own)).status).toBe(403);
  expect((await ask('GET', path, undefined, '')).status).toBe(401);
  expect((await send(id, pdf, own)).status).toBe(403);
  expect((await ask('DELETE', `/admin${path}`)).status).toBe(200);
  expect((await ask('GET', path, undefined, own)).status).toBe(404);
});

it('is a PDF, and there are at most five', async () => {
  const { id } = await agree();
  expect((await send(id, 'no PDF')).body).toMatchObject({ code: 'CONTRACT_FILE_KIND' });
  for (let count = 0; count < 5; count += 1) expect((await send(id, pdf)).status).toBe(200);
  expect((await send(id, pdf)).body).toMatchObject({ code: 'CONTRACT_TOO_MANY_FILES' });
  expect((await send('nobody', pdf)).status).toBe(404);
});
