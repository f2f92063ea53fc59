import { audit, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { addDays, athensDate, formatDate, type LocalDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { centsToEuros, eurosToCents, formatEuro, type Cents } from '#shared/money.ts';
import type { Customer } from '#features/customers/contract.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import { orderRefusals } from '../../refusals.ts';
import type { AccountPaymentKind, AccountPaymentVia } from '../account-contract.ts';
import { accountPaymentLabels, accountViaLabels } from '../account-labels.ts';
import * as store from './account-store.ts';
import { accountCorrectedMail, accountPaymentMail } from './account-mails.ts';

type Recorded = {
  customerId: string;
  kind: AccountPaymentKind;
  /** In euro. */
  amount: number;
  via: AccountPaymentVia;
  date: LocalDate;
  note?: string | undefined;
  seen: number;
};

/** Records money that a customer paid without an order, or that was given back of what is on account. */
export function recordAccountPayment(context: ApiContext, recorded: Recorded): Promise<void> {
  const { services } = context;
  const { customerId, kind, via, date, note = '', seen } = recorded;
  return write(services, async (trx) => {
    const before = await store.lockAccount(trx, customerId);
    const customer = (await findCustomer(trx, customerId)) ?? refuse(generalRefusals, 'NOT_FOUND');
    if (eurosToCents(seen) !== before) refuse(orderRefusals, 'ACCOUNT_MEANWHILE');
    const amountCents = eurosToCents(recorded.amount);
    if (kind === 'refund' && amountCents > before) refuseAmount(before);
    requireRecent(date, services.now());
    const payment = { kind, amountCents, via, happenedOn: date };
    await store.insertAccountPayment(trx, {
      ...payment,
      customerId,
      note,
      person: whoActs(context),
      at: services.now(),
    });
    const leftCents = before + (kind === 'refund' ? -amountCents : amountCents);
    await tell(context, trx, customer, {
      before,
      leftCents,
      what: `${accountPaymentLabels[kind]} ${accountViaLabels[via]}: ${formatEuro(amountCents)}, ${formatDate(date)}.`,
    });
    if (via === 'bank_transfer' && customer.email)
      await services.mail.send(trx, accountPaymentMail(customer.email, { kind, amountCents, leftCents }));
  });
}

/** Takes back a payment on account that did not happen, unless an order has used it since. */
export function undoAccountPayment(
  context: ApiContext,
  { customerId, paymentId, reason }: { customerId: string; paymentId: string; reason: string },
): Promise<void> {
  const { services } = context;
  return write(services, async (trx) => {
    const before = await store.lockAccount(trx, customerId);
    const customer = (await findCustomer(trx, customerId)) ?? refuse(generalRefusals, 'NOT_FOUND');
    const payment =
      (await store.findAccountPayment(trx, customerId, paymentId)) ?? refuse(orderRefusals, 'STEP_NOT_FOUND');
    const { kind, amountCents, via } = payment;
    if (via === 'carried') refuse(orderRefusals, 'STEP_NOT_UNDOABLE');
    if (kind === 'payment' && amountCents > before) refuse(orderRefusals, 'ACCOUNT_SPENT');
    const undoing = { undoneAt: services.now(), undoneBy: whoActs(context), undoneReason: reason };
    if (!(await store.undoAccountPayment(trx, paymentId, undoing)))
      refuse(orderRefusals, 'STEP_NOT_UNDOABLE');
    const leftCents = before + (kind === 'refund' ? amountCents : -amountCents);
    await tell(context, trx, customer, {
      before,
      leftCents,
      what: `Αναιρέθηκε: ${accountPaymentLabels[kind]} ${formatEuro(amountCents)}. Λόγος: ${reason}`,
    });
    if (via === 'bank_transfer' && customer.email)
      await services.mail.send(trx, accountCorrectedMail(customer.email, { kind, amountCents, leftCents }));
  });
}

function refuseAmount(leftCents: Cents): never {
  const message = `Το υπόλοιπο του πελάτη είναι ${formatEuro(leftCents)}. Συμπληρώστε ποσό έως εκεί.`;
  return refuse(orderRefusals, 'ACCOUNT_TOO_SMALL', { message, fields: { amount: message } });
}

/** Refuses a day to come, or one of more than a year ago. */
function requireRecent(date: LocalDate, now: Date): void {
  const today = athensDate(now);
  if (date <= today && date >= addDays(today, -366)) return;
  const { message } = orderRefusals.ACCOUNT_DAY;
  refuse(orderRefusals, 'ACCOUNT_DAY', { fields: { date: message } });
}

/** Keeps what changed of a customer's account in the audit log, and refreshes the screens that show it. */
async function tell(
  context: ApiContext,
  trx: Transaction,
  { id, fullName }: Customer,
  { before, leftCents, what }: { before: Cents; leftCents: Cents; what: string },
): Promise<void> {
  await audit(trx, context, {
    entity: 'customer',
    entityId: id,
    label: fullName,
    before: { accountPayment: null, onAccount: centsToEuros(before) },
    after: { accountPayment: what, onAccount: centsToEuros(leftCents) },
  });
  const message = { type: 'changed' as const, resources: ['orders', 'documents'] as const };
  await context.services.live.publishAll(
    trx,
    { audience: 'admin', message: { ...message, resources: [...message.resources] } },
    { audience: { customerId: id }, message: { ...message, resources: [...message.resources] } },
  );
}
