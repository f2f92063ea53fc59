import { beforeEach } from 'vitest';
import type { OfficeOffer } from '#features/offers/contract.ts';
import type { SeenOffer } from '#features/offers/seen-contract.ts';
import { readOfferKey } from '#features/offers/offer-link.ts';
import { testApp, type TestApp } from './app.ts';
import { home } from './office.ts';
import { putCustomer, putProduct } from './shop.ts';
import { truncateAll } from '../database/database.ts';

type Scene = { app: TestApp; admin: string; customerId: string; productId: number };
type Changes = Record<string, unknown>;

/** Sets the scene anew before each test: a customer with an e-mail address and no account, and ten of one product for 100 €. */
export function offerScene() {
  const scene = {} as Scene;
  beforeEach(async () => {
    const app = await testApp();
    app.setNow(new Date('2026-11-23T10:00:00Z'));
    await truncateAll();
    Object.assign(scene, {
      app,
      admin: await app.signIn('admin'),
      customerId: await putCustomer({
        email: 'maria@pelatis.example',
        passwordHash: '',
        firstName: 'Μαρία',
        lastName: 'Λαΐου',
      }),
      productId: await putProduct({ stockQuantity: 10 }),
    } satisfies Scene);
  });

  /** What an offer says: two of the product at a cost of 60 € each, and an hour of work that may be ticked. */
  const content = (changes: Changes = {}): Changes => ({
    title: 'Συναγερμός κατοικίας',
    intro: 'Αγαπητή {πελάτης}, ισχύει έως {ισχύει έως}.',
    sections: [
      {
        title: 'Εξοπλισμός',
        lines: [
          { id: 'panel', kind: 'product', productId: scene.productId, quantity: 2, cost: 60 },
          { id: 'work', kind: 'labour', name: 'Ρύθμιση', quantity: 1, price: 40, choice: 'optional' },
        ],
      },
    ],
    shippingMethod: 'standard',
    shipping: 0,
    validUntil: '2026-12-20',
    ...changes,
  });

  /** A call of the office that is expected to succeed. */
  async function office<Body>(method: string, path: string, body?: Record<string, unknown>): Promise<Body> {
    const answer = await scene.app.request(method, path, {
      cookie: scene.admin,
      ...(body !== undefined && { body }),
    });
    if (answer.status !== 200) throw new Error(JSON.stringify({ status: answer.status, body: answer.body }));
    return answer.body as Body;
  }

  /** Begins an offer that says this. */
  async function drafted(changes: Changes = {}): Promise<OfficeOffer> {
    const { offer } = await office<{ offer: OfficeOffer }>('POST', '/api/admin/offers', {
      customerId: scene.customerId,
      content: content(changes),
    });
    return offer;
  }

  /** Sends an offer as it is; returns it with the key of its link. */
  async function sent({
    id,
    revision,
    summary,
  }: OfficeOffer): Promise<{ offer: OfficeOffer; key: string; undo: string }> {
    const answer = await office<{ offer: OfficeOffer; link: string; undo: string }>(
      'POST',
      `/api/admin/offers/${id}/send`,
      { seen: revision, summary },
    );
    return { ...answer, key: readOfferKey(new URL(answer.link).hash) ?? '' };
  }

  const open = (key: string, cookie?: string) =>
    scene.app.request('GET', `/api/offers/${key}`, cookie ? { cookie } : {});

  /** An acceptance of what its customer sees, with everything that is fixed or ticked. */
  async function accepting(key: string, changes: Changes = {}, cookie?: string): Promise<Changes> {
    const seen = (await open(key, cookie)).body as SeenOffer;
    return {
      version: seen.version,
      lines: seen.sections.flatMap(({ lines }) =>
        lines.flatMap(({ id, choice, blocked }) => (choice === 'fixed' && !blocked ? [id] : [])),
      ),
      summary: seen.summary,
      name: 'Μαρία Λαΐου',
      termsVersion: seen.termsVersion,
      agreesToTerms: true,
      shippingAddress: home,
      payment: seen.payments[0],
      ...changes,
    };
  }

  const accept = async (key: string, changes: Changes = {}, cookie?: string) =>
    scene.app.request('POST', `/api/offers/${key}/acceptance`, {
      body: await accepting(key, changes, cookie),
      ...(cookie && { cookie }),
    });

  return { scene, content, office, drafted, sent, open, accepting, accept };
}
