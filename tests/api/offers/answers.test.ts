import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { hashPassword } from '#server/passwords.ts';
import type { OfficeOffer } from '#features/offers/contract.ts';
import type { SeenOffer } from '#features/offers/seen-contract.ts';
import { followOffers } from '#features/offers/server/jobs.ts';
import { passUndo } from '../../support/app/held.ts';
import { offerScene } from '../../support/app/offers.ts';
import { putCustomer } from '../../support/app/shop.ts';

const { scene, content, office, drafted, sent, open, accept } = offerScene();

const mails = async () => {
  await passUndo(scene.app);
  return scene.app.services.database.db.selectFrom('devMails').selectAll().orderBy('id').execute();
};
const post = (path: string, body: Record<string, unknown>, cookie = '') =>
  scene.app.request('POST', path, { body, cookie });

describe('the link of an offer', () => {
  it('answers alike, whether it is wrong, altered, revoked or too old, or an id without its customer', async () => {
    const { key, offer } = await sent(await drafted());
    const stranger = await scene.app.signIn({
      customerId: await putCustomer({ email: 'other@pelatis.example' }),
    });
    const { key: revoked, offer: second } = await sent(await drafted());
    await office('POST', `/api/admin/offers/${second.id}/revoke`, {});
    const altered = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    const answers = [
      await open(newId()),
      await open(altered),
      await open(revoked),
      await open(offer.id),
      await open(offer.id, stranger),
      await open('π'.repeat(10)),
    ];
    scene.app.setNow(new Date('2027-01-21T10:00:00Z'));
    answers.push(await open(key));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('opens for its customer who is signed in, also before the approval', async () => {
    const waiting = await putCustomer({
      email: 'waiting@pelatis.example',
      isVerified: false,
      canViewPrices: false,
    });
    scene.customerId = waiting;
    const { offer } = await sent(await drafted());
    const cookie = await scene.app.signIn({ customerId: waiting });
    const seen = await open(offer.id, cookie);
    expect(seen).toMatchObject({ status: 200, body: { isOwn: true, summary: { total: 248 } } });
    expect(seen.text).not.toMatch(/cost|margin/i);
    expect((await accept(offer.id, {}, cookie)).status).toBe(200);
  });
});

describe('an offer that was sent', () => {
  it('does not claim to be on its way to somebody without an e-mail address', async () => {
    const messageFor = async (email: string) => {
      scene.customerId = await putCustomer({ email, passwordHash: '' });
      const { id, revision, summary } = await drafted();
      const body = { seen: revision, summary };
      return (await office<{ message: string }>('POST', `/api/admin/offers/${id}/send`, body)).message;
    };
    expect(await messageFor('anna@pelatis.example')).toBe('Η προσφορά στέλνεται.');
    expect(await messageFor('')).toContain('δώστε εσείς τον σύνδεσμο');
  });

  it('is told by e-mail with its link, unless the sending is taken back', async () => {
    const draft = await drafted();
    const { offer, undo, key } = await sent(draft);
    await office('PATCH', `/api/admin/offers/${offer.id}/undo`, { undo });
    expect(await mails()).toEqual([]);
    expect((await open(key)).status).toBe(404);
    const again = await office<OfficeOffer>('GET', `/api/admin/offers/${offer.id}`);
    expect(again).toMatchObject({ state: 'draft', version: 0 });
    await sent(again);
    expect(await mails()).toMatchObject([{ recipient: 'maria@pelatis.example' }]);
  });

  it('is seen once its page is opened, asked about, answered, and declined with a reason', async () => {
    const { key, offer } = await sent(await drafted());
    await post(`/api/offers/${key}/seen`, {});
    await post(`/api/offers/${key}/questions`, { line: 'panel', text: 'Έχει εγγύηση;' });
    const asked = await office<OfficeOffer>('GET', `/api/admin/offers/${offer.id}`);
    expect(asked).toMatchObject({ state: 'seen', questions: 1, conversation: [{ line: 'panel' }] });
    await office('POST', `/api/admin/offers/${offer.id}/answers`, { line: 'panel', text: 'Δύο χρόνια.' });
    const seen = (await open(key)).body as SeenOffer;
    expect(seen.questions).toMatchObject([{ author: 'customer' }, { author: 'office', text: 'Δύο χρόνια.' }]);
    const no = await post(`/api/offers/${key}/decline`, { version: 1, reason: 'Ακριβό' });
    expect(no).toMatchObject({
      status: 200,
      body: { offer: { state: 'declined', declineReason: 'Ακριβό' } },
    });
    expect((await accept(key)).body).toMatchObject({ code: 'OFFER_CLOSED' });
  });

  it('is saved from an open form, whatever was said of it meanwhile, unless another wrote in it', async () => {
    const { key, offer } = await sent(await drafted());
    await post(`/api/offers/${key}/seen`, {});
    await post(`/api/offers/${key}/questions`, { text: 'Έχει εγγύηση;' });
    await office('POST', `/api/admin/offers/${offer.id}/answers`, { text: 'Δύο χρόνια.' });
    const save = { seen: offer.revision, content: content({ title: 'Άλλος τίτλος' }) };
    await office('PUT', `/api/admin/offers/${offer.id}`, save);
    const again = await scene.app.request('PUT', `/api/admin/offers/${offer.id}`, {
      cookie: scene.admin,
      body: save,
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'OFFER_CHANGED' } });
  });

  it('waits for nobody once it is revoked: neither for an answer nor for changes to be sent', async () => {
    const { key, offer } = await sent(await drafted());
    await post(`/api/offers/${key}/questions`, { text: 'Έχει εγγύηση;' });
    const path = `/api/admin/offers/${offer.id}`;
    const { offer: revoked } = await office<{ offer: OfficeOffer }>('POST', `${path}/revoke`, {});
    expect(revoked).toMatchObject({ state: 'revoked', questions: 0, hasDraft: false });
    expect(revoked).not.toHaveProperty('nextStep');
    expect(revoked.revision).toBe(offer.revision + 1);
    expect(await office('GET', '/api/admin/offers/stats')).toMatchObject({ questions: 0 });
  });

  it('is accepted as it is on the screen or not at all', async () => {
    const { key } = await sent(await drafted());
    expect((await accept(key, { version: 2 })).body).toMatchObject({ code: 'OFFER_CHANGED' });
    expect((await accept(key, { lines: ['work'] })).body).toMatchObject({ code: 'OFFER_CHOICE' });
    const summary = { subtotal: 1, shipping: 0, tax: 0, discount: 0, total: 1 };
    expect((await accept(key, { summary })).body).toMatchObject({ code: 'OFFER_TOTALS_CHANGED' });
    expect((await accept(key, { agreesToTerms: false })).status).toBe(400);
    expect((await accept(key, { termsVersion: 999 })).body).toMatchObject({ code: 'OFFER_TERMS_CHANGED' });
  });

  it('is accepted without a line whose product is sold out, which it names before', async () => {
    const { key } = await sent(
      await drafted({
        sections: [
          {
            lines: [
              { id: 'panel', kind: 'product', productId: scene.productId, quantity: 2 },
              { id: 'work', kind: 'labour', quantity: 1, price: 40 },
            ],
          },
        ],
      }),
    );
    const { db } = scene.app.services.database;
    await db.updateTable('products').set({ stockQuantity: 1 }).where('id', '=', scene.productId).execute();
    expect((await open(key)).body).toMatchObject({
      sections: [
        {
          lines: [
            { id: 'panel', blocked: expect.stringMatching(/απομένει.*Δεν μετράει στο σύνολο/) },
            { id: 'work' },
          ],
        },
      ],
      summary: { subtotal: 40 },
    });
    expect((await accept(key, { lines: ['panel', 'work'] })).body).toMatchObject({ code: 'OFFER_CHOICE' });
    expect((await accept(key)).status).toBe(200);
  });

  it('makes one order, however many accept it at once', async () => {
    const { key } = await sent(await drafted());
    const answers = await Promise.all(Array.from({ length: 25 }, () => accept(key)));
    const numbers = answers.map(({ body }) => (body as { orderNumber: string }).orderNumber);
    expect(new Set(numbers).size).toBe(1);
    const orders = await scene.app.services.database.db.selectFrom('orders').selectAll().execute();
    expect(orders).toHaveLength(1);
  });

  it('reminds some days before its end, and expires after it', async () => {
    const { offer } = await sent(await drafted());
    await mails();
    scene.app.setNow(new Date('2026-12-18T06:00:00Z'));
    await followOffers(scene.app.services);
    await followOffers(scene.app.services);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `Η προσφορά σας ${offer.offerNumber}`,
      `Η προσφορά σας ${offer.offerNumber} λήγει σε λίγο`,
    ]);
    scene.app.setNow(new Date('2026-12-21T06:00:00Z'));
    await followOffers(scene.app.services);
    const read = await scene.app.services.database.db.selectFrom('offers').select('state').execute();
    expect(read).toEqual([{ state: 'expired' }]);
  });
});

it('goes with its customer: what became an order keeps no name, everything else is deleted', async () => {
  const password = 'secret-1';
  const customerId = await putCustomer({
    email: 'leaves@pelatis.example',
    passwordHash: await hashPassword(password),
  });
  scene.customerId = customerId;
  const { key } = await sent(await drafted());
  await accept(key);
  await sent(await drafted());
  const { db } = scene.app.services.database;
  await db.updateTable('orders').set({ status: 'cancelled', paymentState: 'voided' }).execute();
  const cookie = await scene.app.signIn({ customerId });
  const gone = await scene.app.request('DELETE', '/api/customer', { cookie, body: { password } });
  expect(gone.status, gone.text).toBe(200);
  const left = await db.selectFrom('offers').select(['state', 'recipientName', 'decidedBy']).execute();
  expect(left).toEqual([{ state: 'accepted', recipientName: '', decidedBy: '' }]);
  expect((await open(key)).status).toBe(404);
  const told = db.selectFrom('alerts').where('event', '=', 'offer_accepted').where('audience', '=', 'admin');
  expect(await told.select('message').execute()).toEqual([{ message: 'Διαγραμμένος λογαριασμός' }]);
});

it('stands in the export of its customer, with its prices only if he may see prices, and never with a cost', async () => {
  const { key, offer } = await sent(await drafted());
  await post(`/api/offers/${key}/questions`, { line: 'panel', text: 'Έχει εγγύηση;' });
  await accept(key);
  await drafted({ title: 'Δεν στάλθηκε' });
  const exported = async (customerId: string) => {
    const cookie = await scene.app.signIn({ customerId });
    return scene.app.request('GET', '/api/customer/export', { cookie });
  };
  const { body, text } = await exported(scene.customerId);
  expect(body).toMatchObject({
    offers: [
      {
        offerNumber: offer.offerNumber,
        state: 'accepted',
        decidedBy: 'Μαρία Λαΐου',
        decidedFrom: expect.any(String),
        versions: [{ version: 1, summary: { total: 248 }, sections: [{ lines: [{ price: 100 }, {}] }] }],
        questions: [{ author: 'customer', text: 'Έχει εγγύηση;' }],
      },
    ],
  });
  expect(text).not.toMatch(/cost|margin|Δεν στάλθηκε/i);
  expect((await exported(await putCustomer({ email: 'other@pelatis.example' }))).text).not.toContain(
    offer.offerNumber,
  );
  await scene.app.services.database.db.updateTable('customers').set({ canViewPrices: false }).execute();
  const { text: unpriced } = await exported(scene.customerId);
  expect(unpriced).toContain(offer.offerNumber);
  expect(unpriced).not.toMatch(/"price"|"total"|"summary"/);
});
