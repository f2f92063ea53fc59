import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';
import { newId, newOrderNumber } from '#server/ids.ts';
import type { Services } from '#server/services.ts';
import { addDays, athensDate, weekday, type LocalDate } from '#shared/dates.ts';
import { insertPastAlert } from '#features/alerts/server/past-store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { listSoldProducts } from '#features/cart/server/store.ts';
import type { Customer } from '#features/customers/contract.ts';
import { insertOrder } from '#features/orders/checkout/server/new-order-store.ts';
import { consentAt } from '#features/orders/installation/rules.ts';
import { cashFeeAt } from '#features/orders/payments/payment.ts';
import { keepAddress } from '#features/orders/present.ts';
import { requireDelivery } from '#features/orders/rules.ts';
import { offerContent, type KeptContent } from '../content-contract.ts';
import type { OfferState } from '../enums.ts';
import { usualValidDays } from '../limits.ts';
import { officeOfferHref } from '../offer-link.ts';
import { chosenFirst, depositOf, endOf, linkUntil, offerTotals } from '../rules.ts';
import { orderLine } from './accept.ts';
import { beginOffer } from './draft-actions.ts';
import { priceContent, productIds } from './price.ts';
import type { Recipient } from './source.ts';
import { insertEvent, insertQuestion, insertVersion, updateOffer } from './store.ts';

type DemoLine = Record<string, unknown> & { sku?: string; kind?: string };

/** An offer of the demonstration: its content, with products by their codes, and when what happened to it. */
type DemoOffer = Record<string, unknown> & {
  sections: (Record<string, unknown> & { lines: DemoLine[] })[];
  /** The address of its customer, or of the message that it is written from; a template has neither. */
  customer?: string;
  message?: string;
  isTemplate?: true;
  visitDaysAhead?: number[];
  hoursAgo: number;
  sentHoursAgo?: number;
  seenHoursAgo?: number;
  decided?: 'accepted' | 'declined' | 'expired' | 'revoked';
  decidedHoursAgo?: number;
  declineReason?: string;
  /** About a line, which counts from 0 in the whole offer. */
  question?: { line: number; text: string; hoursAgo: number };
};

type Priced = Awaited<ReturnType<typeof priceContent>>;
type Sent = { id: string; offerNumber: string; recipient: Recipient; content: KeptContent; priced: Priced };

const actor = 'Διαχειριστής';

/** Loads an offer in every state, and a template; their sums are reckoned by the shop's rules from the catalogue's prices. */
export async function loadOffersDemo(trx: Transaction, { now }: Pick<Services, 'now'>): Promise<void> {
  const offers = await readDemoJson<DemoOffer[]>('offers.json');
  const products = await trx.selectFrom('products').select(['id', 'sku']).execute();
  const idOf = new Map(products.map(({ sku, id }) => [sku, id]));
  const ago = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
  for (const offer of offers) {
    const { sentHoursAgo, hoursAgo, isTemplate } = offer;
    const validUntil = addDays(athensDate(ago(sentHoursAgo ?? hoursAgo)), usualValidDays);
    const content = contentOf(offer, idOf, validUntil, athensDate(now()));
    const from = await recipientOf(trx, offer);
    const [id, createdAt] = [newId(), ago(hoursAgo)];
    const { offerNumber } = await beginOffer(trx, {
      id,
      content,
      recipient: from?.recipient,
      source: from?.messageId ? { kind: 'message', id: from.messageId } : undefined,
      isTemplate: isTemplate ?? false,
      owner: actor,
      createdAt,
    });
    const customerId = from?.recipient.customerId;
    if (sentHoursAgo === undefined || !from || customerId === undefined) continue;
    const priced = await priceContent(trx, content, customerId);
    await send(trx, { id, offerNumber, recipient: from.recipient, content, priced }, offer, ago);
  }
}

/** The day itself, or the Monday after a weekend. */
const workday = (day: LocalDate) => addDays(day, weekday(day) > 5 ? 8 - weekday(day) : 0);

function contentOf(
  offer: DemoOffer,
  idOf: ReadonlyMap<string, number>,
  validUntil: string,
  today: string,
): KeptContent {
  const { sections, visitDaysAhead = [] } = offer;
  const content = offerContent.parse({
    ...offer,
    validUntil,
    visitDays: visitDaysAhead.map((days) => workday(addDays(today, days))),
    sections: sections.map(({ lines, ...section }, at) => ({
      ...section,
      lines: lines.map(({ sku, ...line }, index) => ({
        id: `line-${at}-${index}`,
        ...(sku && { kind: 'product', productId: idOf.get(sku) }),
        ...line,
      })),
    })),
  });
  return JSON.parse(JSON.stringify(content)) as KeptContent;
}

async function recipientOf(
  trx: Transaction,
  { customer: email, message }: DemoOffer,
): Promise<{ recipient: Recipient; messageId?: string } | undefined> {
  if (message !== undefined) {
    const { id, name, phone } = await trx
      .selectFrom('contactMessages')
      .select(['id', 'name', 'phone'])
      .where('email', '=', message)
      .executeTakeFirstOrThrow();
    return { messageId: id, recipient: { name, email: message, phone: phone ?? '' } };
  }
  if (email === undefined) return undefined;
  const { id, firstName, lastName, companyName, phone } = await trx
    .selectFrom('customers')
    .select(['id', 'firstName', 'lastName', 'companyName', 'phone'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const name = companyName ?? `${firstName} ${lastName}`;
  return { recipient: { customerId: id, name, email, phone: phone ?? '' } };
}

/** Sends an offer at an instant in the past, and lets what followed follow. */
async function send(
  trx: Transaction,
  sent: Sent,
  offer: DemoOffer,
  ago: (hours: number) => Date,
): Promise<void> {
  const { id, offerNumber, recipient, content, priced } = sent;
  const { lines, terms, totals, netCents, customer } = priced;
  const { sentHoursAgo = 0, seenHoursAgo, decided, question } = offer;
  const sentAt = ago(sentHoursAgo);
  const validUntil = content.validUntil ?? athensDate(sentAt);
  const { totalCents } = totals;
  await insertVersion(trx, id, {
    version: 1,
    content,
    lines: lines.map(({ isGone: _none, ...line }) => line),
    changes: [],
    shippingCents: terms.shippingCents,
    vatPercent: terms.vatPercent,
    netCents,
    totalCents,
    validUntil,
    sentAt,
    sentBy: actor,
  });
  await insertEvent(trx, id, { event: 'sent', at: sentAt, actor, version: 1 });
  const seenAt = seenHoursAgo === undefined ? null : ago(seenHoursAgo);
  if (seenAt) await insertEvent(trx, id, { event: 'seen', at: seenAt, actor: recipient.name, version: 1 });
  const decidedAt = decided && (decided === 'expired' ? endOf(validUntil) : ago(offer.decidedHoursAgo ?? 0));
  const chosen = chosenFirst(lines);
  const undecided: OfferState = seenAt ? 'seen' : 'sent';
  const decidedBy = decided === 'revoked' ? actor : decided === 'expired' ? '' : recipient.name;
  await updateOffer(trx, id, {
    state: decided ?? undecided,
    version: 1,
    // What was revoked can be changed and sent again.
    draft: decided === 'revoked' ? content : null,
    firstSentAt: sentAt,
    sentAt,
    seenAt,
    linkUntil: decided === 'revoked' && decidedAt ? decidedAt : linkUntil(decidedAt ?? endOf(validUntil)),
    updatedAt: decidedAt ?? (question ? ago(question.hoursAgo) : (seenAt ?? sentAt)),
    openQuestions: question ? 1 : 0,
    ...(decidedAt && { decidedAt, decidedBy, declineReason: offer.declineReason ?? '' }),
    ...(decided === 'accepted' && { chosenLines: chosen }),
  });
  if (question) {
    const about = lines[question.line];
    const at = ago(question.hoursAgo);
    const { name } = recipient;
    const line = about?.id ?? null;
    await insertQuestion(trx, id, { id: newId(), line, author: 'customer', name, text: question.text, at });
    await insertEvent(trx, id, { event: 'asked', at, actor: name, note: about?.name ?? '' });
    await insertPastAlert(trx, {
      type: 'order',
      event: 'offer_asked',
      severity: 'medium',
      title: 'Ερώτηση για προσφορά',
      message: [offerNumber, name, about?.name].filter(Boolean).join(' · '),
      link: officeOfferHref(id),
      subject: subjectOf('offer', id),
      audience: 'admin',
      at,
      isOpen: true,
    });
  }
  if (!decided || !decidedAt) return;
  const orderNumber =
    decided === 'accepted' && customer ? await order(trx, sent, customer, decidedAt) : undefined;
  await insertEvent(trx, id, {
    event: decided,
    at: decidedAt,
    actor: decidedBy,
    version: 1,
    note: orderNumber ? `Παραγγελία ${orderNumber}` : (offer.declineReason ?? ''),
  });
}

/** Makes the order of an accepted offer, whose deposit is awaited; returns its number. */
async function order(
  trx: Transaction,
  { id, offerNumber, content, priced }: Sent,
  customer: Customer,
  createdAt: Date,
): Promise<string> {
  const { lines, terms } = priced;
  const chosen = chosenFirst(lines);
  const taken = lines.filter((line) => chosen.includes(line.id));
  const products = await listSoldProducts(trx, productIds(taken));
  const orderLines = taken.map((line) => orderLine(line, products));
  const totals = offerTotals(lines, chosen, terms);
  const { firstName, lastName, companyName, afm, doy, profession, accountType } = customer;
  const { address = '', city = '', postalCode = '', phone = '' } = customer;
  const invoice = { companyName, afm, doy, profession, address, city, postalCode };
  const isBusiness = accountType === 'b2b';
  const shippingAddress = keepAddress({
    fullName: `${firstName} ${lastName}`,
    ...(companyName && { company: companyName }),
    address,
    city,
    postalCode,
    phone,
  });
  const orderNumber = newOrderNumber();
  await insertOrder(
    trx,
    {
      ...totals,
      ...requireDelivery({ shippingMethod: content.shippingMethod, shippingAddress }),
      id: newId(),
      orderNumber,
      customerId: customer.id,
      accountType,
      status: 'pending',
      shippingAddress,
      paymentMethod: 'bank_transfer',
      paymentState: 'due',
      paymentReference: null,
      paymentExpiresAt: null,
      cardBrand: null,
      cardLast4: null,
      orderNotes: '',
      invoice: isBusiness ? (invoice as Parameters<typeof insertOrder>[1]['invoice']) : null,
      purchaseOrder: null,
      beginConsentAt: consentAt({ beginsEarly: true, items: orderLines }, isBusiness, createdAt),
      cashFeeCents: cashFeeAt(content.shippingMethod),
      estimatedDelivery: null,
      offerId: id,
      depositCents: depositOf(totals.totalCents, content),
      idempotencyKey: `offer-${id}`,
      fingerprint: 'demo',
      createdAt,
    },
    orderLines,
    [
      {
        actor: 'customer',
        actorName: `${firstName} ${lastName}`,
        fromStatus: null,
        note: `Από την προσφορά ${offerNumber}, έκδοση 1.`,
      },
    ],
    false,
  );
  return orderNumber;
}
