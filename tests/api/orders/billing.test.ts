import { beforeEach, expect, it } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { place, placed } from '../../support/app/orders.ts';
import { orderOf } from '../../support/app/requests.ts';
import { putCustomer, putProduct } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

const invoice = {
  companyName: 'Βασιλείου Αποθηκευτική Α.Ε.',
  afm: '500000004',
  doy: 'Νέας Ιωνίας',
  profession: 'Αποθήκευση εμπορευμάτων',
  address: 'Τατοΐου 96',
  city: 'Μεταμόρφωση',
  postalCode: '14452',
};
const business = { accountType: 'b2b', ...invoice, email: 'nikos@epixeirisi.example' } as const;

let app: TestApp;
let productId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  productId = await putProduct();
});

const signIn = async (details: Parameters<typeof putCustomer>[0] = {}) =>
  app.signIn({ customerId: await putCustomer(details) });
const order = (more: object) => ({ ...orderOf([{ productId }]), ...more });

it('an invoice is kept as it was given, whatever becomes of the profile, and both sides and the e-mails have it', async () => {
  const cookie = await signIn(business);
  const { body } = await app.request('GET', '/api/checkout', { cookie });
  expect(body).toMatchObject({ invoice: { ...invoice, postalCode: '144 52' } });

  const sent = { invoice: { ...invoice, afm: 'EL 500000004' }, purchaseOrder: ' ΠΑΡ-2026/81 ' };
  const { id } = await placed(app, cookie, order(sent));
  await app.services.database.db.updateTable('customers').set({ doy: 'Αμαρουσίου' }).execute();
  for (const reader of [cookie, await app.signIn('admin')]) {
    const seen = (await app.request('GET', `/api/orders/${id}`, { cookie: reader })).body as Order;
    expect(seen).toMatchObject({ invoice, purchaseOrder: 'ΠΑΡ-2026/81' });
  }

  await app.services.jobs.drain();
  const { db } = app.services.database;
  const mails = await db.selectFrom('devMails').select(['recipient', 'text']).orderBy('id').execute();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'info@vigla.example',
    'nikos@epixeirisi.example',
  ]);
  for (const { text } of mails) {
    expect(text).toContain('ΑΦΜ: 500000004');
    expect(text).toContain('Αριθμός παραγγελίας σας: ΠΑΡ-2026/81');
  }
});

it('a private person gets a receipt unless an invoice is wanted', async () => {
  const cookie = await signIn();
  expect(await placed(app, cookie, order({}))).not.toHaveProperty('invoice');
  expect(await placed(app, cookie, order({ invoice }))).toMatchObject({ invoice });
});

it.each([
  ['a wrong check digit', { invoice: { ...invoice, afm: '500000005' } }, 'invoice.afm'],
  ['no name', { invoice: { ...invoice, companyName: ' ' } }, 'invoice.companyName'],
  ['no tax office', { invoice: { ...invoice, doy: undefined } }, 'invoice.doy'],
  ['no profession', { invoice: { ...invoice, profession: '' } }, 'invoice.profession'],
  ['no seat', { invoice: { ...invoice, address: '' } }, 'invoice.address'],
  ["a private person's own number", { purchaseOrder: 'PO-7' }, 'purchaseOrder'],
])('an order with %s is refused beside the field', async (_what, more, field) => {
  const answer = await place(app, await signIn(), order(more));
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
});
