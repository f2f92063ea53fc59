import { audit, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write, type Changed } from '#server/write.ts';
import { athensDate, formatDate, type LocalDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { centsToEuros, eurosToCents, formatEuro, type Cents } from '#shared/money.ts';
import { notifySoldOut } from '#features/catalogue-admin/server/stock-actions.ts';
import { sendDelayed } from '#features/alerts/server/delayed-notification-actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import type { PaymentState } from '../../contract.ts';
import { cashFeeOf, whyNotCash } from '../payment.ts';
import {
  mayRecordPayment,
  moneyOf,
  payableOf,
  receivedOf,
  recordableOf,
  sumPieces,
  paymentStepLabels,
  paymentViaLabels,
  withPart,
} from '../steps.ts';
import type { OrderMoney, PaymentStepVia } from '../steps-contract.ts';
import type { StoredOrder } from '../../present.ts';
import { refundDay } from '../../withdrawals/rules.ts';
import { orderRefusals } from '../../refusals.ts';
import { orderStatusFacts } from '../../status-facts.ts';
import { insertChange } from '../../server/history-store.ts';
import { isPartAwaited, listCardPayments, onCardsOf } from './card-payments-store.ts';
import { lockAccount, readAccount } from './account-store.ts';
import { correctedMail, depositMail } from './mails.ts';
import { insertPaymentStep, listPaymentSteps, undoStep, type StoredPaymentStep } from './steps-store.ts';
import { unreturnPieces } from '../../server/stock-store.ts';
import { findOrder, lockOrder, stepOrder, type OrderStep } from '../../server/store.ts';
import { notifyOrderChanged } from '../../server/notify-changed.ts';

type Recorded = {
  orderId: string;
  kind: 'deposit' | 'cash' | 'card' | 'account';
  collector: Extract<PaymentStepVia, 'courier' | 'technician' | 'office'>;
  /** A part in euro; without it everything that is left. */
  amount?: number | undefined;
  /** What had been received when the amount was chosen, in euro. */
  seen: number;
  date: LocalDate;
  note?: string | undefined;
};

/** Refuses a future day, or one before the order. */
export function requirePastDay(date: LocalDate, order: Pick<StoredOrder, 'createdAt'>, now: Date): void {
  if (date <= athensDate(now) && date >= athensDate(order.createdAt)) return;
  const { message } = orderRefusals.STEP_IN_FUTURE;
  refuse(orderRefusals, 'STEP_IN_FUTURE', { fields: { date: message } });
}

/** What of an order is owed, paid and given back, with its steps. */
export async function readMoney({ services }: ApiContext, orderId: string): Promise<OrderMoney> {
  const { db } = services.database;
  const order = (await findOrder(db, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
  return presentMoney(db, order);
}

async function presentMoney(db: Parameters<typeof readAccount>[0], order: StoredOrder): Promise<OrderMoney> {
  const { owedCents, paidCents, refundedCents, overpaidCents } = moneyOf(order);
  const steps = await listPaymentSteps(db, order.id);
  return {
    state: order.paymentState,
    total: centsToEuros(order.totalCents),
    owed: centsToEuros(owedCents),
    paid: centsToEuros(paidCents),
    refunded: centsToEuros(refundedCents),
    onCards: centsToEuros(onCardsOf(await listCardPayments(db, order.id))),
    credited: centsToEuros(order.creditedCents ?? 0),
    overpaid: centsToEuros(overpaidCents),
    onAccount: centsToEuros(await readAccount(db, order.customerId)),
    steps: steps.map(({ id, kind, via, amountCents, happenedOn, note, person, at, ...undone }) => ({
      id,
      kind,
      via,
      amount: centsToEuros(amountCents),
      date: happenedOn,
      ...(note && { note }),
      person,
      at: at.toISOString(),
      ...(undone.undoneAt && {
        undone: {
          at: undone.undoneAt.toISOString(),
          person: undone.undoneBy ?? '',
          reason: undone.undoneReason ?? '',
        },
      }),
    })),
  };
}

/** Records that the amount of an order, or a part of it, arrived at the bank, was collected or is taken from the customer's account. */
export function recordPayment(context: ApiContext, recorded: Recorded): Promise<OrderMoney> {
  const { services } = context;
  const { orderId, kind, collector, date, note = '' } = recorded;
  return write(services, async (trx) => {
    const order = (await lockOrder(trx, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    if (!mayRecordPayment(order)) refuse(orderRefusals, 'NOT_TO_COLLECT');
    const isTooMuch = kind === 'cash' && whyNotCash(order.totalCents, cashFeeOf(order));
    if (isTooMuch) refuse(orderRefusals, 'CASH_NOT_OFFERED', { message: isTooMuch });
    requirePastDay(date, order, services.now());
    const cents = requirePart(order, recorded);
    if (kind === 'account') await requireOnAccount(trx, order, cents);
    const via = viaOf(kind, collector);
    await insertPaymentStep(trx, {
      orderId,
      kind,
      via,
      amountCents: cents,
      happenedOn: date,
      note,
      person: whoActs(context),
      at: services.now(),
    });
    const steps = await listPaymentSteps(trx, orderId);
    const step = withPart(order, order.partCents + cents, steps);
    const text = `${paymentStepLabels[kind]} ${paymentViaLabels[via]}: ${formatEuro(cents)}, ${formatDate(date)}.`;
    await keepMoneyChange(context, trx, order, step, text);
    // A page that asks the customer's card for the same is closed.
    if (await isPartAwaited(trx, orderId)) await services.jobs.enqueue(trx, 'orders.settle', { orderId });
    if (kind === 'deposit') {
      const { publicUrl } = services.config;
      await services.mail.send(trx, depositMail({ ...order, ...step }, cents, publicUrl));
    }
    return presentMoney(trx, { ...order, ...step });
  });
}

const viaOf = (kind: Recorded['kind'], collector: Recorded['collector']): PaymentStepVia =>
  kind === 'deposit' ? 'bank_transfer' : kind === 'account' ? 'from_account' : collector;

/** Refuses more than the customer has on account, or a cancelled order, which would only give it back. */
async function requireOnAccount(trx: Transaction, order: StoredOrder, cents: Cents): Promise<void> {
  if (orderStatusFacts[order.status].isVoid) refuse(orderRefusals, 'NOT_TO_COLLECT');
  const available = await lockAccount(trx, order.customerId);
  if (cents <= available) return;
  const message = `Το υπόλοιπο του πελάτη είναι ${formatEuro(available)}. Συμπληρώστε ποσό έως εκεί.`;
  refuse(orderRefusals, 'ACCOUNT_TOO_SMALL', { message, fields: { amount: message } });
}

/** The amount in cents, at most what is left to be paid. */
function requirePart(order: StoredOrder, { amount, seen }: Pick<Recorded, 'amount' | 'seen'>): Cents {
  const left = recordableOf(order);
  if (eurosToCents(seen) !== order.partCents) refuse(orderRefusals, 'PAID_MEANWHILE');
  const cents = amount === undefined ? left : eurosToCents(amount);
  if (cents <= left) return cents;
  const message = `Απομένουν ${formatEuro(left)}. Συμπληρώστε ποσό έως εκεί.`;
  return refuse(orderRefusals, 'TOO_LARGE_PAYMENT', { message, fields: { amount: message } });
}

/** Takes back a recorded payment or refund that did not happen; what the payment provider did stays done. */
export function undoPayment(
  context: ApiContext,
  { orderId, stepId, reason }: { orderId: string; stepId: string; reason: string },
): Promise<OrderMoney> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const order = (await lockOrder(trx, orderId)) ?? refuse(orderRefusals, 'ORDER_NOT_FOUND');
    const step =
      (await listPaymentSteps(trx, orderId)).find(({ id }) => id === stepId) ??
      refuse(orderRefusals, 'STEP_NOT_FOUND');
    const change = withoutStep(order, step) ?? refuse(orderRefusals, 'STEP_NOT_UNDOABLE');
    if (step.via === 'to_account' && (await lockAccount(trx, order.customerId)) < step.amountCents)
      refuse(orderRefusals, 'ACCOUNT_SPENT');
    const undoing = { undoneAt: services.now(), undoneBy: whoActs(context), undoneReason: reason };
    if (!(await undoStep(trx, stepId, undoing))) refuse(orderRefusals, 'STEP_NOT_UNDOABLE');
    // All pieces of a cancelled order are back, whatever became of its refund.
    if (step.pieces && !orderStatusFacts[order.status].isVoid)
      await takePiecesBack(trx, changed, order, step.pieces);
    const what = `${paymentStepLabels[step.kind]} ${formatEuro(step.amountCents)}`;
    await keepMoneyChange(context, trx, order, change, `Αναιρέθηκε: ${what}. Λόγος: ${reason}`);
    if (isToldOf(step)) await services.mail.send(trx, correctedMail(order, step, services.config.publicUrl));
    return presentMoney(trx, { ...order, ...change });
  });
}

/** Whether the customer got an e-mail of a step: not of what was handed over in person, nor of what went from one order to another. */
const isToldOf = ({ kind, via }: StoredPaymentStep) =>
  kind === 'deposit' || (kind === 'refund' && via !== 'to_account');

/** The pieces that were counted as returned with a refund are not: they leave the stock again. */
async function takePiecesBack(
  trx: Transaction,
  changed: Changed,
  order: StoredOrder,
  pieces: NonNullable<StoredPaymentStep['pieces']>,
): Promise<void> {
  const soldOut = await unreturnPieces(trx, order.id, sumPieces(pieces));
  if (!soldOut) return refuse(orderRefusals, 'RETURNED_SOLD');
  for (const productId of soldOut) changed('catalogue', `product:${productId}`);
  const named = order.lines.flatMap(({ productId, sku, name }) =>
    productId !== null && soldOut.includes(productId) ? [{ id: productId, sku, name }] : [],
  );
  await notifySoldOut(trx, [...new Map(named.map((one) => [one.id, one])).values()]);
}

type MoneyChange = Partial<
  Pick<
    OrderStep,
    'refundedCents' | 'refundedAt' | 'refundDueOn' | 'partCents' | 'isPrepaid' | 'paymentRemindedAt'
  >
> & { paymentState: PaymentState };

/** The order without a step; null if it cannot be undone. */
function withoutStep(
  order: StoredOrder,
  { kind, via, amountCents, undoneAt }: StoredPaymentStep,
): MoneyChange | null {
  const { status, paymentState, refundedCents } = order;
  if (undoneAt || via === 'provider') return null;
  const isCancelled = orderStatusFacts[status].isVoid;
  if (kind !== 'refund') {
    const isPaid = paymentState === 'captured' || paymentState === 'refund_due';
    const received = isPaid ? receivedOf(order) : order.partCents;
    if (received < amountCents || refundedCents > 0) return null;
    return withPart(order, received - amountCents);
  }
  const isRefunded = mayUndoRefund(paymentState) && refundedCents >= amountCents;
  if (!isRefunded) return null;
  return {
    paymentState: isCancelled ? 'refund_due' : receivedOf(order) < payableOf(order) ? 'due' : 'captured',
    refundedCents: refundedCents - amountCents,
    refundedAt: null,
    refundDueOn: refundDay(order),
  };
}

const mayUndoRefund = (state: PaymentState) =>
  state === 'due' || state === 'captured' || state === 'refund_due' || state === 'refunded';

/** Changes the money of an order by an administrator: the row, a note in its history, the audit log, open screens. */
export async function keepMoneyChange(
  context: ApiContext,
  trx: Transaction,
  order: StoredOrder,
  change: MoneyChange,
  note: string,
) {
  const { services, viewer, caller } = context;
  if (!(await stepOrder(trx, order, change))) refuse(orderRefusals, 'NO_REFUND_DUE');
  const actorId = viewer.admin ? undefined : viewer.customer?.id;
  const entry = {
    fromStatus: order.status,
    toStatus: order.status,
    note,
    at: services.now(),
    actor: 'admin' as const,
    ...(viewer.admin && caller.adminName !== undefined && { actorName: caller.adminName }),
  };
  await insertChange(trx, order.id, { ...entry, ...(actorId && { actorId }) });
  const { paymentState, refundedCents } = { ...order, ...change };
  await audit(trx, context, {
    entity: 'order',
    entityId: order.id,
    label: order.orderNumber,
    before: { paymentState: order.paymentState, refundedCents: order.refundedCents },
    after: { paymentState, refundedCents, note },
  });
  await sendDelayed(services, trx, subjectOf('order', order.id));
  await notifyOrderChanged(services, trx, order.customerId);
  return entry;
}
