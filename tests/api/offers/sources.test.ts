import { describe, expect, it } from 'vitest';
import type { StoredMessage } from '#features/contact/contract.ts';
import { loadCatalogueDemo } from '#features/catalogue/server/demo.ts';
import type { OfficeOffer } from '#features/offers/contract.ts';
import { draftRequested } from '#features/offers/server/draft-requested.ts';
import type { StoredRequest } from '#features/wizard/contract.ts';
import { putChat } from '../../support/app/chat.ts';
import { offerScene } from '../../support/app/offers.ts';
import { truncateAll } from '../../support/database/database.ts';
import { answers, wizardRequest } from '../../support/app/wizard.ts';

const { scene, content: written, office, drafted, sent, accept } = offerScene();

const from = async (kind: string, id: string | undefined): Promise<OfficeOffer> =>
  (await office<{ offer: OfficeOffer }>('POST', '/api/admin/offers', { source: { kind, id } })).offer;

const linesOf = ({ content }: OfficeOffer) => content.sections.flatMap(({ lines }) => lines);

describe('a request of the wizard', () => {
  const submit = async (body: Record<string, unknown> = wizardRequest) => {
    const { status } = await scene.app.request('POST', '/api/wizard/submit', { body });
    expect(status).toBe(200);
    const [message] = await office<StoredMessage[]>('GET', '/api/contact');
    return message?.id ?? '';
  };
  const listed = () => office<{ offers: { id: string; state: string }[] }>('GET', '/api/admin/offers');

  it('becomes one draft, however often its job runs, with every line, check and reason for a survey', async () => {
    const { services } = scene.app;
    await truncateAll();
    await services.database.db.transaction().execute((trx) => loadCatalogueDemo(trx, services));
    scene.admin = await scene.app.signIn('admin');
    const messageId = await submit({ ...wizardRequest, answers: { ...answers, propertySize: 'large' } });
    await services.jobs.drain();
    await draftRequested(services, { messageId });
    expect((await listed()).offers).toMatchObject([{ id: messageId, state: 'draft' }]);
    const offer = await office<OfficeOffer>('GET', `/api/admin/offers/${messageId}`);
    expect(offer).toMatchObject({
      owner: '',
      source: { kind: 'wizard', id: messageId },
      recipient: { name: 'Ελένη Μαρκάκη', email: 'eleni@pelatis.example' },
      content: { validUntil: '2026-12-23' },
      nextStep: 'Συμπληρώστε και στείλτε',
    });
    const { request } = await office<{ request: StoredRequest }>(
      'GET',
      `/api/admin/wizard-requests/${messageId}`,
    );
    const bundle = request.advice?.bundles.find(({ id }) => id === 'balanced');
    expect(bundle?.lines.length).toBeGreaterThan(3);
    expect(
      linesOf(offer).map(({ productId, quantity, details }) => ({ productId, quantity, reason: details })),
    ).toEqual(bundle?.lines.map(({ productId, quantity, reason }) => ({ productId, quantity, reason })));
    expect(offer.summary.subtotal).toBeGreaterThan(0);
    expect(request.advice?.surveyReasons.length).toBeGreaterThan(0);
    for (const said of [
      ...(bundle?.checks.map(({ sentence }) => sentence) ?? []),
      ...(request.advice?.surveyReasons ?? []),
    ])
      expect(offer.content.closing).toContain(said);
    const { db } = services.database;
    const alert = db.selectFrom('alerts').where('event', '=', 'wizard_submitted').select('link');
    expect(await alert.execute()).toEqual([{ link: `/admin?tab=offers&offer=${messageId}` }]);
    // The button at the message opens the same one.
    expect((await from('wizard', messageId)).id).toBe(messageId);
    // It is ready: only its customer is to be made.
    const newCustomer = {
      accountType: 'private',
      firstName: 'Ελένη',
      lastName: 'Μαρκάκη',
      email: 'eleni@pelatis.example',
    };
    const { offer: saved } = await office<{ offer: OfficeOffer }>('PUT', `/api/admin/offers/${messageId}`, {
      seen: offer.revision,
      newCustomer,
      content: offer.content,
    });
    const statusOf = () =>
      db
        .selectFrom('alerts')
        .where('event', '=', 'wizard_submitted')
        .select('status')
        .orderBy('id')
        .execute();
    const sending = await sent(saved);
    expect(sending.offer).toMatchObject({ state: 'sent', customerName: 'Ελένη Μαρκάκη' });
    // What asked for the offer is settled with it, and waits again once the sending is undone.
    expect(await statusOf()).toEqual([{ status: 'resolved' }]);
    const { undo } = sending;
    const { offer: back } = await office<{ offer: OfficeOffer }>(
      'PATCH',
      `/api/admin/offers/${messageId}/undo`,
      { undo },
    );
    expect(await statusOf()).toEqual([{ status: 'active' }]);
    await sent(back);
    expect((await from('wizard', messageId)).id).not.toBe(messageId);
  });

  it('writes none for a message that was deleted before the job ran', async () => {
    const messageId = await submit();
    await scene.app.services.database.db.deleteFrom('contactMessages').execute();
    await draftRequested(scene.app.services, { messageId });
    expect((await listed()).offers).toEqual([]);
  });

  // The embedded database has one connection: what reads the request inside the offer's transaction waits for itself forever.
  it('is read from what it was answered, where its advice has to be computed anew', async () => {
    const messageId = await submit();
    await scene.app.services.database.db.updateTable('wizardRequests').set({ advice: null }).execute();
    expect(await from('wizard', messageId)).toMatchObject({
      state: 'draft',
      source: { kind: 'wizard' },
      content: { title: expect.any(String) },
    });
  });
});

describe('an offer is begun', () => {
  it('from a message, for the customer with its address', async () => {
    const body = {
      name: 'Μαρία Λ.',
      email: 'Maria@pelatis.example',
      subject: 'Κάμερες',
      message: 'Θέλω δύο κάμερες.',
    };
    expect((await scene.app.request('POST', '/api/contact', { body })).status).toBe(200);
    const [message] = await office<StoredMessage[]>('GET', '/api/contact');
    expect(await from('message', message?.id)).toMatchObject({
      customerId: scene.customerId,
      source: { kind: 'message', id: message?.id },
    });
  });

  it('from a conversation: for the customer who writes, for whoever left a name, or for nobody yet', async () => {
    const id = await putChat();
    const offer = await from('chat', id);
    expect(offer).toMatchObject({ state: 'draft', source: { kind: 'chat', id }, recipient: { name: '' } });
    const contact = { contactName: 'Άννα Ρήγα', contactEmail: 'anna@pelatis.example' };
    expect((await from('chat', await putChat(contact))).recipient).toEqual({
      name: 'Άννα Ρήγα',
      email: 'anna@pelatis.example',
    });
    const own = await from('chat', await putChat({ customerId: scene.customerId }));
    expect(own).toMatchObject({ customerId: scene.customerId, customerName: 'Μαρία Λαΐου' });
  });

  it('from a cart, with its pieces and its customer', async () => {
    const cookie = await scene.app.signIn({ customerId: scene.customerId });
    const body = { productId: scene.productId, quantity: 3, withInstallation: false };
    await scene.app.request('POST', '/api/cart', { cookie, body });
    const offer = await from('cart', scene.customerId);
    expect(offer).toMatchObject({ customerId: scene.customerId, summary: { subtotal: 300 } });
    expect(linesOf(offer)).toMatchObject([{ kind: 'product', productId: scene.productId, quantity: 3 }]);
  });

  it('from an order, whose labour keeps its hours and whose other lines keep their price', async () => {
    const labour = { id: 'work', kind: 'labour', name: 'Ρύθμιση', quantity: 1.25, price: 33.33 };
    const { key, offer } = await sent(
      await drafted({
        sections: [
          {
            lines: [
              { id: 'panel', kind: 'product', productId: scene.productId, quantity: 2 },
              labour,
              { id: 'cable', kind: 'free', name: 'Καλώδιο', quantity: 3, price: 10 },
            ],
          },
        ],
      }),
    );
    await accept(key);
    const { orderId } = await office<OfficeOffer>('GET', `/api/admin/offers/${offer.id}`);
    const copied = await from('order', orderId);
    expect(copied).toMatchObject({ customerId: scene.customerId, source: { kind: 'order', id: orderId } });
    expect(linesOf(copied)).toMatchObject([
      { kind: 'product', productId: scene.productId, quantity: 2 },
      { ...labour, id: 'order-1' },
      { kind: 'free', name: 'Καλώδιο', quantity: 3, price: 10 },
    ]);
    expect(copied.summary.subtotal).toBe(offer.summary.subtotal);
  });

  it('from another offer or a template, without days that have passed, for its customer or for nobody', async () => {
    const older = await drafted({ validUntil: '2026-12-01', visitDays: ['2026-11-30'] });
    const copied = await from('offer', older.id);
    expect(copied).toMatchObject({
      customerId: scene.customerId,
      content: { title: 'Συναγερμός κατοικίας', validUntil: '2026-12-23', visitDays: [] },
      margin: { cost: 120 },
    });
    expect(copied.offerNumber).not.toBe(older.offerNumber);
    const { offer: template } = await office<{ offer: OfficeOffer }>('POST', '/api/admin/offers', {
      isTemplate: true,
      content: older.content,
    });
    const begun = await from('template', template.id);
    expect(begun).toMatchObject({ isTemplate: false, recipient: { name: '' }, summary: { subtotal: 200 } });
    expect(begun.customerId).toBeUndefined();
  });

  it('from nothing that is gone', async () => {
    for (const kind of ['wizard', 'message', 'chat', 'cart', 'order', 'offer', 'template']) {
      const body = { source: { kind, id: 'gone' } };
      const { status } = await scene.app.request('POST', '/api/admin/offers', { cookie: scene.admin, body });
      expect(`${kind} ${status}`).toMatch(/ 40[49]$/);
    }
  });
});

describe('an offer is not sent', () => {
  const refused = ({ id, revision, summary }: OfficeOffer) => {
    const body = { seen: revision, summary };
    return scene.app.request('POST', `/api/admin/offers/${id}/send`, { cookie: scene.admin, body });
  };

  it.each([undefined, '2026-11-22'])('until %s, which is said at its field', async (validUntil) => {
    expect(await refused(await drafted({ validUntil }))).toMatchObject({
      status: 400,
      body: { fields: { 'content.validUntil': expect.any(String) } },
    });
  });

  it('to a new customer with the address of another, which no field of it has', async () => {
    const contact = { contactName: 'Μαρία Λαΐου', contactEmail: 'maria@pelatis.example' };
    const { id, revision } = await from('chat', await putChat(contact));
    const body = { seen: revision, content: written() };
    const { offer } = await office<{ offer: OfficeOffer }>('PUT', `/api/admin/offers/${id}`, body);
    const answer = await refused(offer);
    expect(answer).toMatchObject({ status: 409, body: { code: 'EMAIL_OF_ANOTHER' } });
    expect(answer.body).not.toHaveProperty('fields');
  });
});
