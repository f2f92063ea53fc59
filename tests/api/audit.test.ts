import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from '#app/contract.ts';
import { audit, type AuditEntry } from '#server/audit.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { endpoints } from '../support/endpoints/endpoints.ts';
import { plausibleInput } from '../support/endpoints/plausible.ts';
import { send, wireOf } from '../support/endpoints/wire.ts';
import { sameWorld, type World } from '../support/endpoints/world.ts';

/** Administrators' requests that change no data of the shop, each with its reason. */
const changeNothing: Record<string, string> = {
  'alerts.sendTestAlert': 'It shows an alert that means nothing.',
  'catalogueAdmin.createUpload': 'It gives an address; what changes is the product that keeps the picture.',
  'catalogueAdmin.changeProducts': 'It previews, until it is asked with the version that the preview gave.',
  'catalogueAdmin.changeMatchingProducts': 'It previews like the other one.',
  'catalogueAdmin.matchPictures': 'It reads the names of files.',
  'catalogueAdmin.fetchPictures': 'It stores pictures that no product shows yet, as an upload does.',
  'inbox.sayAgentTyping': 'It shows for some seconds that somebody types.',
  'inbox.markConversationRead': 'Reading is no change.',
  'inbox.setPresence': 'It says who is at the desk and whether they are there.',
  'opening.setOpening': 'It opens what is open; what it changes is in its own test.',
  'opening.sendProof': 'It sends an e-mail; what changes is that it arrived.',
  'opening.confirmProof': 'It needs the token of an e-mail, which its own test has.',
  'texts.resetText': 'There is no text of the company’s own yet; its own test takes some back.',
  'texts.previewText': 'It shows a text that is not saved.',
  'purchasing.planPrices': 'It previews, until it is asked with the version that the preview gave.',
  'search.trySearch': 'It searches with a synonym that is not saved.',
};

const changes = endpoints.filter(
  ({ access, method, name }) =>
    (access === 'admin' || access === 'orders-admin') && method !== 'GET' && !(name in changeNothing),
);

describe('every change by an administrator is kept', () => {
  let app: TestApp;
  let world: World;
  beforeEach(async () => {
    app = await testApp();
    world = await sameWorld(app);
  });

  const listStoredProducts = () =>
    app.services.database.db
      .selectFrom('auditLog')
      .select(['actor', 'actorId', 'session', 'entity', 'label', 'before', 'after'])
      .orderBy('id')
      .execute();

  it.each(changes)('$method $path', async (endpoint) => {
    const wire = wireOf(endpoint, plausibleInput(endpoint, world.facts));
    const publish = vi.spyOn(app.services.live, 'publish');
    const { status, text } = await send(app.request, endpoint, wire, world.people.administrator.cookie);
    const told = publish.mock.calls.flatMap(([, , message]) =>
      message.type === 'changed' ? message.resources : [],
    );
    publish.mockRestore();
    expect(status, text).toBeLessThan(300);
    const stored = await listStoredProducts();
    expect(stored).not.toEqual([]);
    // What open screens are told to read anew is in the contract, and so is what was just changed.
    const features = told.filter((name) => name !== '*').map((name) => name.replace(/\..*/, ''));
    expect(features.filter((name) => !(name in contract))).toEqual([]);
    expect(features).toContain(endpoint.procedurePath[0]);
    for (const { actor, session, label, before, after } of stored) {
      expect({ actor, session }).toEqual({
        actor: 'admin',
        session: expect.stringMatching(/^[0-9a-f]{12}$/),
      });
      expect(label).not.toBe('');
      expect(before).not.toEqual(after);
    }
  });

  it('stores no field without a label that its feature declares', async () => {
    const entry: AuditEntry = {
      entity: 'synonym',
      entityId: 1,
      label: 'τσεκάρω',
      // @ts-expect-error No feature declares it.
      after: { colour: 'red' },
    };
    const { services } = app;
    const context = { services, viewer: { admin: true, customer: null }, caller: { ip: '192.0.2.1' } };
    const stored = services.database.db.transaction().execute((trx) => audit(trx, context, entry));
    await expect(stored).rejects.toThrow('No feature declares the audited field colour of synonym');
  });

  it('names the customer with isAdmin who moved an order', async () => {
    const endpoint = endpoints.find(({ name }) => name === 'orders.updateOrder');
    if (!endpoint) throw new Error('No such endpoint');
    const person = world.people['customer with isAdmin'];
    const wire = wireOf(endpoint, plausibleInput(endpoint, world.facts));
    const { status } = await send(app.request, endpoint, wire, person.cookie);
    expect(status).toBe(200);
    expect(await listStoredProducts()).toEqual([
      expect.objectContaining({ actor: 'staff', actorId: person.customerId, session: null }),
    ]);
  });
});
