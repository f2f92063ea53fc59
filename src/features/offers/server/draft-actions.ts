import { randomBytes } from 'node:crypto';
import { audit, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { orderNumberFrom } from '#shared/ids.ts';
import { formatEuro, type Cents } from '#shared/money.ts';
import { company } from '#shared/company.ts';
import type { NewCustomerFields } from '#features/customers/intake-contract.ts';
import { customerRefusals } from '#features/customers/refusals.ts';
import { addCustomerAs } from '#features/customers/server/intake-actions.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import { withUnusedNumber } from '#features/orders/checkout/server/new-order-store.ts';
import { deliveryOf } from '#features/orders/delivery.ts';
import { requireSize } from '#features/orders/rules.ts';
import type { KeptContent, OfferContent } from '../content-contract.ts';
import type { OfferSource } from '../enums.ts';
import { offerSourceLabels } from '../labels.ts';
import { usualValidDays } from '../limits.ts';
import type { StoredOffer } from '../present.ts';
import { offerRefusals } from '../refusals.ts';
import { copyFiles } from './files-store.ts';
import { priceContent } from './price.ts';
import { sourceOf, type Recipient } from './source.ts';
import {
  deleteOffer,
  findOffer,
  insertEvent,
  insertOffer,
  lockOffer,
  updateOffer,
  type DraftColumns,
} from './store.ts';

type ForWhom = { customerId?: string | undefined; newCustomer?: NewCustomerFields | undefined };

/** The customer of an offer, who is made if he is new; undefined if nobody was named. */
async function findRecipient(
  context: ApiContext,
  trx: Transaction,
  { customerId, newCustomer }: ForWhom,
): Promise<(Recipient & { customerId: string }) | undefined> {
  const id = newCustomer ? newId() : customerId;
  if (id === undefined) return undefined;
  if (newCustomer && !(await addCustomerAs(context, trx, id, newCustomer))) {
    const { message } = customerRefusals.EMAIL_OF_ANOTHER;
    refuse(customerRefusals, 'EMAIL_OF_ANOTHER', { fields: { 'newCustomer.email': message } });
  }
  const customer = (await findCustomer(trx, id)) ?? refuse(generalRefusals, 'NOT_FOUND');
  const { fullName, companyName, email, phone } = customer;
  return { customerId: id, name: companyName ?? fullName, email, phone: phone ?? '' };
}

/** An offer that says nothing yet: open for a month, delivered as the company usually does. */
export const blankContent = (now: Date): KeptContent => ({
  sections: [{ lines: [] }],
  discountIn: 'percent',
  shippingMethod: company().deliveries[0]?.id ?? 'standard',
  depositIn: 'none',
  validUntil: addDays(athensDate(now), usualValidDays),
  visitDays: [],
});

async function columnsOf(
  trx: Transaction,
  content: KeptContent,
  customerId: string | null,
): Promise<DraftColumns> {
  const { lines, totals, netCents } = await priceContent(trx, content, customerId);
  requireSize(totals, lines);
  return {
    draft: content,
    title: content.title ?? '',
    netCents,
    totalCents: totals.totalCents,
    validUntil: content.validUntil ?? null,
  };
}

type NewOffer = ForWhom & {
  source?: { kind: OfferSource; id: string } | undefined;
  content?: OfferContent | undefined;
  isTemplate: boolean;
};

type Begun = {
  id: string;
  content: KeptContent;
  recipient?: Recipient | undefined;
  source?: { kind: OfferSource; id: string } | undefined;
  isTemplate?: boolean;
  /** Who begins it; nobody if the shop does. */
  owner: string;
  createdAt: Date;
};

/** Stores a draft with its number; a caller draws again if that is in use (`withUnusedNumber`). */
export async function beginOffer(
  trx: Transaction,
  { id, content, recipient, source, isTemplate = false, owner, createdAt }: Begun,
): Promise<{ offerNumber: string; totalCents: Cents }> {
  const offerNumber = orderNumberFrom(randomBytes(5), company().numbering.offers);
  const columns = await columnsOf(trx, content, recipient?.customerId ?? null);
  await insertOffer(trx, columns, {
    id,
    offerNumber,
    customerId: recipient?.customerId ?? null,
    recipientName: recipient?.name ?? '',
    recipientEmail: recipient?.email ?? '',
    recipientPhone: recipient?.phone ?? '',
    isTemplate,
    owner,
    sourceKind: source?.kind ?? null,
    sourceId: source?.id ?? null,
    createdAt,
  });
  await insertEvent(trx, id, {
    event: 'created',
    at: createdAt,
    actor: owner,
    note: source ? offerSourceLabels[source.kind] : '',
  });
  return { offerNumber, totalCents: columns.totalCents };
}

/**
 * Begins an offer, from nothing or from its source; returns its id. A request of the wizard has its draft already
 * (`draftRequested`): as long as that was not sent, it is the one.
 */
export async function createOffer(
  context: ApiContext,
  { source, content: given, isTemplate, ...forWhom }: NewOffer,
): Promise<string> {
  const { services } = context;
  if (source?.kind === 'wizard' && (await findOffer(services.database.db, source.id))?.state === 'draft')
    return source.id;
  const readSource = source && (await sourceOf(services, source));
  return withUnusedNumber(() =>
    write(services, async (trx) => {
      const createdAt = services.now();
      const from = await readSource?.(trx);
      const content = keptOf(given) ?? { ...blankContent(createdAt), ...from?.content };
      const named = isTemplate ? undefined : await findRecipient(context, trx, forWhom);
      const recipient = named ?? (isTemplate ? undefined : from?.recipient);
      const id = newId();
      const owner = whoActs(context);
      const begun = { id, content, recipient, source, isTemplate, owner, createdAt };
      const { offerNumber, totalCents } = await beginOffer(trx, begun);
      if (source?.kind === 'offer' || source?.kind === 'template') await copyFiles(trx, source.id, id);
      await audit(trx, context, {
        entity: 'offer',
        entityId: id,
        label: offerNumber,
        after: { ...(recipient && { customerName: recipient.name }), total: formatEuro(totalCents) },
      });
      return id;
    }),
  );
}

/** What a typed content says, as it is kept: blank fields are left out. */
const keptOf = (content: OfferContent | undefined): KeptContent | undefined =>
  content && (JSON.parse(JSON.stringify(content)) as KeptContent);

/** What is sent of a draft: it keeps its delivery as it is offered now; refused if it is not. */
export function withDelivery(content: KeptContent): KeptContent {
  const fields = { 'content.shippingMethod': 'Αυτή η παράδοση δεν προσφέρεται πια. Επιλέξτε άλλη.' };
  const { label, workingDays } =
    deliveryOf(content.shippingMethod) ?? refuse(generalRefusals, 'INVALID_INPUT', { fields });
  return { ...content, delivery: { label, workingDays } };
}

/** An offer that is locked for a change of the office; refused if it is no longer as it was seen. */
export async function lockSeen(trx: Transaction, id: string, seen: number): Promise<StoredOffer> {
  const offer = (await lockOffer(trx, id)) ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
  if (offer.revision !== seen) refuse(offerRefusals, 'OFFER_CHANGED');
  return offer;
}

type Saved = ForWhom & {
  offerId: string;
  seen: number;
  owner?: string | undefined;
  content: OfferContent;
};

/** Saves what an offer says. A version that was sent stays, and so do the columns that speak of it. */
export function saveOffer(context: ApiContext, { offerId, seen, owner, content: given, ...forWhom }: Saved) {
  const { services } = context;
  return write(services, async (trx) => {
    const offer = await lockSeen(trx, offerId, seen);
    if (offer.state === 'accepted') refuse(offerRefusals, 'OFFER_NOT_SENDABLE');
    const content = keptOf(given) ?? blankContent(services.now());
    // Whoever has been sent an offer keeps it: it is his.
    const named =
      offer.isTemplate || offer.version > 0 ? undefined : await findRecipient(context, trx, forWhom);
    const columns = await columnsOf(trx, content, named?.customerId ?? offer.customerId);
    await updateOffer(trx, offerId, {
      ...(offer.version > 0 ? { draft: content } : columns),
      ...(named && {
        customerId: named.customerId,
        recipientName: named.name,
        recipientEmail: named.email,
        recipientPhone: named.phone,
      }),
      ...(owner !== undefined && { owner }),
      revision: offer.revision + 1,
      updatedAt: services.now(),
    });
    await audit(trx, context, {
      entity: 'offer',
      entityId: offerId,
      label: offer.offerNumber,
      before: {
        owner: offer.owner,
        customerName: offer.recipientName,
        total: formatEuro(offer.totalCents),
        content: '',
      },
      after: {
        owner: owner ?? offer.owner,
        customerName: named?.name ?? offer.recipientName,
        total: formatEuro(columns.totalCents),
        content: 'Αποθηκεύτηκε',
      },
    });
  });
}

/** Forgets the unsent changes of a sent offer. */
export function discardDraft(context: ApiContext, { offerId }: { offerId: string }) {
  const { services } = context;
  return write(services, async (trx) => {
    const offer = (await lockOffer(trx, offerId)) ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
    if (offer.version === 0) refuse(offerRefusals, 'OFFER_NOT_SENT');
    if (offer.draft === null) refuse(offerRefusals, 'OFFER_NOTHING_NEW');
    await updateOffer(trx, offerId, { draft: null, revision: offer.revision + 1, updatedAt: services.now() });
    await audit(trx, context, {
      entity: 'offer',
      entityId: offerId,
      label: offer.offerNumber,
      before: { content: 'Αλλαγές που δεν στάλθηκαν' },
      after: { content: '' },
    });
  });
}

/** Deletes a draft or a template; refused once it was sent. */
export function removeOffer(context: ApiContext, { offerId }: { offerId: string }) {
  return write(context.services, async (trx) => {
    const offer = (await lockOffer(trx, offerId)) ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
    if (offer.version > 0) refuse(offerRefusals, 'OFFER_SENT');
    await deleteOffer(trx, offerId);
    await audit(trx, context, {
      entity: 'offer',
      entityId: offerId,
      label: offer.offerNumber,
      before: { customerName: offer.recipientName, total: formatEuro(offer.totalCents) },
    });
  });
}
