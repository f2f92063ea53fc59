import { athensInstant, formatShortDay } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { unreported } from '#features/booking/enums.ts';
import { inboxHref } from '#features/chat/inbox/search.ts';
import { contractsHref } from '#features/contracts/contracts-search.ts';
import { accountTypeLabels } from '#features/customers/contract.ts';
import { offersHref } from '#features/offers/offers-search.ts';
import { partlySent, refundDue, toCollect } from '#features/orders/enums.ts';
import { partlySentLabel } from '#features/orders/labels.ts';
import { ordersHref } from '#features/orders/orders-search.ts';
import { recallsHref } from '#features/recalls/recalls-search.ts';
import { adminHref } from './admin-tabs.ts';
import type { Overview } from './contract.ts';

export type QueueKind =
  | 'customer'
  | 'appointment'
  | 'unreported'
  | 'order'
  | 'refund'
  | 'rest'
  | 'due'
  | 'offer'
  | 'contract'
  | 'recall'
  | 'chat'
  | 'message'
  | 'review'
  | 'low'
  | 'product';

/** An open task of the administrators. */
export interface QueueRow {
  kind: QueueKind;
  id: string;
  who: string;
  what: string;
  /** Since when it waits; absent where the shop does not know. */
  since?: string;
  href: string;
}

/** All open tasks of a kind. */
export interface QueueKindSum {
  kind: QueueKind;
  label: string;
  total: number;
  /** The amount of all of them. */
  amount?: string;
  href: string;
}

/** The subject under which a decision on a row can be undone. */
export const queueSubject = ({ kind, id }: Pick<QueueRow, 'kind' | 'id'>) => `${kind}:${id}`;

const unreportedHref = adminHref('appointments', { view: 'list', status: unreported });
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Texts of instants sort in their order, and before this. */
const unknownAge = '~';
const ageOf = ({ since = unknownAge }: QueueRow) => since;

/** The listed tasks of all kinds, the longest waiting first; those of unknown age last, in the order of their kinds. */
export function queueOf({ waiting }: Pick<Overview, 'waiting'>): QueueRow[] {
  const rows: QueueRow[] = [
    ...waiting.approvals.map(({ id, name, companyName, accountType, afm, appliedAt }) => ({
      kind: 'customer' as const,
      id,
      who: name,
      what: joined(accountTypeLabels[accountType], companyName, afm && `ΑΦΜ ${afm}`),
      since: appliedAt,
      href: adminHref('customers', { customer: id }),
    })),
    ...waiting.appointments.map(({ id, serviceName, customerName, date, time, createdAt }) => ({
      kind: 'appointment' as const,
      id,
      who: customerName,
      what: joined(`${formatShortDay(date)}, ${time}`, serviceName),
      since: createdAt,
      href: adminHref('appointments', { date, appointment: id }),
    })),
    ...waiting.orders.map(({ id, orderNumber, customerName, total, createdAt }) => ({
      kind: 'order' as const,
      id,
      who: customerName,
      what: joined(euroText(total), orderNumber),
      since: createdAt,
      href: ordersHref({ order: id }),
    })),
    ...waiting.refunds.map(({ id, orderNumber, customerName, total, since }) => ({
      kind: 'refund' as const,
      id,
      who: customerName,
      what: joined(`Επιστροφή ${euroText(total)}`, orderNumber),
      since,
      href: ordersHref({ status: refundDue, order: id }),
    })),
    ...waiting.partlySent.map(({ id, orderNumber, customerName, since }) => ({
      kind: 'rest' as const,
      id,
      who: customerName,
      what: joined('Υπόλοιπα προς αποστολή', orderNumber),
      since,
      href: ordersHref({ status: partlySent, order: id }),
    })),
    ...waiting.overdue.map(({ id, orderNumber, customerName, total, dueOn }) => ({
      kind: 'due' as const,
      id,
      who: customerName,
      what: joined(`Επί πιστώσει ${euroText(total)} έως ${formatShortDay(dueOn)}`, orderNumber),
      since: athensInstant(dueOn, '00:00').toISOString(),
      href: ordersHref({ order: id }),
    })),
    ...waiting.offers.map(({ id, offerNumber, customerName, total, questions, validUntil, since }) => ({
      kind: 'offer' as const,
      id,
      who: customerName,
      what: joined(
        questions > 0
          ? plural(questions, 'ερώτηση χωρίς απάντηση', 'ερωτήσεις χωρίς απάντηση')
          : `Λήγει ${formatShortDay(validUntil)}`,
        euroText(total),
        offerNumber,
      ),
      since,
      href: offersHref({ offer: id }),
    })),
    ...waiting.contracts.map(({ count, dueOn }) => ({
      kind: 'contract' as const,
      id: 'due',
      who: 'Συμβόλαια',
      what: `${plural(count, 'συμβόλαιο', 'συμβόλαια')} προς χρέωση`,
      since: athensInstant(dueOn, '00:00').toISOString(),
      href: contractsHref({ dialog: 'bills' }),
    })),
    ...waiting.unreported.map(({ count, date }) => ({
      kind: 'unreported' as const,
      id: 'visits',
      who: 'Επισκέψεις',
      what: `${plural(count, 'επίσκεψη', 'επισκέψεις')} χωρίς έκθεση`,
      since: athensInstant(date, '00:00').toISOString(),
      href: unreportedHref,
    })),
    ...waiting.recalls.map(({ id, title, untold, since }) => ({
      kind: 'recall' as const,
      id: String(id),
      who: title,
      what:
        untold > 0
          ? `Ανάκληση: ${plural(untold, 'πελάτης δεν ενημερώθηκε', 'πελάτες δεν ενημερώθηκαν')}`
          : 'Ανάκληση: ενημερώθηκαν όλοι',
      since,
      href: recallsHref({ holders: id }),
    })),
    ...waiting.chats.map(({ id, name = 'Επισκέπτης', lastText, since }) => ({
      kind: 'chat' as const,
      id,
      who: name,
      what: lastText || 'Συνομιλία',
      since,
      href: inboxHref({ conversation: id }),
    })),
    ...waiting.messages.map(({ id, name, subject = 'Μήνυμα', createdAt }) => ({
      kind: 'message' as const,
      id,
      who: name,
      what: subject,
      since: createdAt,
      href: adminHref('messages', { message: id }),
    })),
    ...waiting.reviews.map(({ id, productName, rating, createdAt }) => ({
      kind: 'review' as const,
      id,
      who: productName,
      what: `Κριτική με ${plural(rating, 'αστέρι', 'αστέρια')}`,
      since: createdAt,
      href: adminHref('reviews'),
    })),
    ...waiting.lowStock.map(({ id, name, sku, stockQuantity }) => ({
      kind: 'low' as const,
      id: String(id),
      who: name,
      what: joined(`Απόθεμα: ${plural(stockQuantity, 'τεμάχιο', 'τεμάχια')}`, sku),
      href: adminHref('products', { product: String(id) }),
    })),
    ...waiting.products.map(({ id, name, sku }) => ({
      kind: 'product' as const,
      id: String(id),
      who: name,
      what: joined('Εξαντλήθηκε', sku),
      href: adminHref('products', { product: String(id) }),
    })),
  ];
  return rows.toSorted((a, b) => Number(ageOf(a) > ageOf(b)) - Number(ageOf(a) < ageOf(b)));
}

/** The kinds that have open tasks, each with its number and the address of its list. */
export function queueKinds({
  counts,
  refundTotal,
}: Pick<Overview, 'counts' | 'refundTotal'>): QueueKindSum[] {
  const kinds: QueueKindSum[] = [
    { kind: 'customer', label: 'Εγγραφές', total: counts.pendingApprovals, href: adminHref('customers') },
    {
      kind: 'appointment',
      label: 'Ραντεβού',
      total: counts.pendingAppointments,
      href: adminHref('appointments', { status: 'pending' }),
    },
    {
      kind: 'unreported',
      label: 'Επισκέψεις χωρίς έκθεση',
      total: counts.visitsUnreported,
      href: unreportedHref,
    },
    {
      kind: 'order',
      label: 'Παραγγελίες',
      total: counts.pendingOrders,
      href: ordersHref({ status: 'pending' }),
    },
    {
      kind: 'refund',
      label: 'Επιστροφές χρημάτων',
      total: counts.refundsDue,
      amount: euroText(refundTotal),
      href: ordersHref({ status: refundDue }),
    },
    {
      kind: 'rest',
      label: partlySentLabel,
      total: counts.partlySent,
      href: ordersHref({ status: partlySent }),
    },
    {
      kind: 'due',
      label: 'Πιστώσεις που έληξαν',
      total: counts.overdue,
      href: ordersHref({ status: toCollect }),
    },
    {
      kind: 'offer',
      label: 'Προσφορές',
      total: counts.offersWaiting,
      href: offersHref({ state: 'open' }),
    },
    {
      kind: 'contract',
      label: 'Συμβόλαια προς χρέωση',
      total: counts.contractsDue,
      href: contractsHref({ state: 'due' }),
    },
    { kind: 'recall', label: 'Ανακλήσεις', total: counts.openRecalls, href: recallsHref({}) },
    { kind: 'chat', label: 'Συνομιλίες', total: counts.waitingChats, href: inboxHref({}) },
    {
      kind: 'message',
      label: 'Μηνύματα',
      total: counts.newMessages,
      href: adminHref('messages', { status: 'new' }),
    },
    { kind: 'review', label: 'Κριτικές', total: counts.pendingReviews, href: adminHref('reviews') },
    {
      kind: 'low',
      label: 'Χαμηλό απόθεμα',
      total: counts.lowStock,
      href: adminHref('products', { show: 'low' }),
    },
    {
      kind: 'product',
      label: 'Εξαντλημένα',
      total: counts.outOfStock,
      href: adminHref('products', { show: 'out' }),
    },
  ];
  return kinds.filter(({ total }) => total > 0);
}
