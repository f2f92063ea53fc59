import { storeObject } from '#server/objects.ts';
import { hashOf } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { versionInForce } from '#features/texts/server/actions.ts';
import type { TestApp } from '../app/app.ts';
import { officeSentinels } from './price-search.ts';
import type { Facts } from './plausible.ts';

/** An offer of one free line for ten euro. */
const content = {
  sections: [
    {
      files: [{ id: 'photo', name: 'Σχέδιο', isPicture: false }],
      lines: [
        {
          id: 'cable',
          kind: 'free',
          name: 'Καλώδιο',
          quantity: 1,
          price: 10,
          withInstallation: false,
          discountIn: 'percent',
          choice: 'fixed',
          isChosen: false,
        },
      ],
    },
  ],
  discountIn: 'percent',
  shippingMethod: 'standard',
  shipping: 0,
  validUntil: addDays(athensDate(new Date()), 100),
  depositIn: 'none',
  visitDays: [],
};
const summary = { subtotal: 10, shipping: 0, tax: 2.4, discount: 0, total: 12.4 };
const question = { line: undefined, text: 'Πότε μπορείτε;' };

/** What the endpoints of offers are sent, whatever offers there are. */
export const offerInputs: Facts = {
  'offers.createOffer': { content, newCustomer: undefined, source: undefined, isTemplate: false },
  'offers.saveOffer': { content, newCustomer: undefined, seen: 0 },
  'offers.sendOffer': { seen: 0, summary },
  'offers.askAboutOffer': question,
  'offers.answerQuestion': question,
  'offers.acceptOffer': { version: 1, lines: ['cable'], summary, visitDays: [] },
  'offers.declineOffer': { version: 1 },
};

/** What its line costs, which only the office may read. */
const costCents = officeSentinels.purchasePrice;

const line = {
  id: 'cable',
  kind: 'free',
  section: 0,
  productId: null,
  sku: '',
  name: 'Καλώδιο',
  image: null,
  withInstallation: false,
  details: '',
  discountReason: '',
  choice: 'fixed',
  isChosen: false,
  group: '',
  costCents,
  quantity: 1,
  priceCents: 1_000,
  installationPriceCents: 0,
  listPriceCents: null,
  minutes: null,
};

/** Stores a draft and offers that were sent, each for one endpoint, and returns their names for it. */
export async function putOffers(app: TestApp, customerId: string | undefined): Promise<Facts> {
  const { db } = app.services.database;
  const at = new Date();
  const columns = { createdAt: at, updatedAt: at, customerId: customerId ?? null, recipientName: 'Μαρία' };
  const sums = { netCents: 1_000, totalCents: 1_240, validUntil: content.validUntil };
  for (const id of ['offer-draft', 'offer-to-send'])
    await db
      .insertInto('offers')
      .values({ id, offerNumber: id, draft: JSON.stringify(content), ...columns, ...sums })
      .execute();
  const sent = { state: 'sent' as const, version: 1, sentAt: at, firstSentAt: at };
  for (const name of ['sent', 'accepted', 'declined', 'revoked', 'changed', 'undone']) {
    const id = `offer-${name}`;
    const linkUntil = new Date(at.getTime() + 86_400_000);
    const draft = name === 'changed' ? JSON.stringify(content) : null;
    await db
      .insertInto('offers')
      .values({ id, offerNumber: id, draft, linkUntil, ...sent, ...columns, ...sums })
      .execute();
    await db
      .insertInto('offerVersions')
      .values({
        offerId: id,
        version: 1,
        content: JSON.stringify(content),
        lines: JSON.stringify([line]),
        shippingCents: 0,
        vatPercent: 24,
        ...sums,
        sentAt: at,
        sentBy: 'Γραφείο',
      })
      .execute();
    await db
      .insertInto('offerLinks')
      .values({ tokenHash: hashOf(`link-${name}`), offerId: id, createdAt: at })
      .execute();
  }
  await db
    .insertInto('delayedNotifications')
    .values({
      id: 'offer',
      subject: 'offer:offer-undone',
      notifications: JSON.stringify({ mails: [], alerts: [], resolved: [] }),
      before: JSON.stringify({ state: 'draft', version: 0, draft: content }),
      after: JSON.stringify({ version: 1, isOpen: true }),
    })
    .execute();
  const path = 'private/offers/plan.pdf';
  await storeObject(app.services, { path, contentType: 'application/pdf' }, Buffer.from('%PDF-1.7'));
  await db
    .insertInto('offerFiles')
    .values({ offerId: 'offer-sent', id: 'photo', path, name: 'Σχέδιο', isPicture: false, createdAt: at })
    .execute();
  const terms = await write(app.services, (trx) => versionInForce(app.services, trx, 'terms'));
  const of = (name: string, more: Facts = {}) => ({ key: `link-${name}`, ...more });
  const inputs = offerInputs as Record<string, Facts>;
  const offer = (endpoint: string, facts: Facts) => ({
    [`offers.${endpoint}`]: { ...inputs[`offers.${endpoint}`], ...facts },
  });
  return {
    ...offer('openOffer', of('sent')),
    ...offer('seeOffer', of('sent')),
    ...offer('downloadOffer', of('sent')),
    ...offer('readOfferFile', of('sent', { fileId: 'photo' })),
    ...offer('readOwnOfferFile', { offerId: 'offer-sent', fileId: 'photo' }),
    ...offer('askAboutOffer', of('sent')),
    ...offer('acceptOffer', of('accepted', { termsVersion: terms.id, payment: 'bank_transfer' })),
    ...offer('declineOffer', of('declined')),
    ...offer('createOffer', { customerId }),
    ...offer('saveOffer', { offerId: 'offer-draft', customerId }),
    ...offer('deleteOffer', { offerId: 'offer-draft' }),
    ...offer('sendOffer', { offerId: 'offer-to-send' }),
    ...offer('getOffer', { offerId: 'offer-sent' }),
    ...offer('answerQuestion', { offerId: 'offer-sent' }),
    ...offer('makeOfferLink', { offerId: 'offer-sent' }),
    ...offer('revokeOffer', { offerId: 'offer-revoked' }),
    ...offer('discardOfferDraft', { offerId: 'offer-changed' }),
    ...offer('undoSendOffer', { offerId: 'offer-undone', undo: 'offer' }),
  };
}
