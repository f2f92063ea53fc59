import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { Cents } from '#shared/money.ts';
import type { AccountPaymentKind, AccountPaymentVia } from '../account-contract.ts';

export type StoredAccountPayment = {
  id: string;
  kind: AccountPaymentKind;
  amountCents: Cents;
  /** `carried`: what orders that were deleted with their time had moved. */
  via: AccountPaymentVia | 'carried';
  undoneAt: Date | null;
};

type NewAccountPayment = Omit<StoredAccountPayment, 'id' | 'undoneAt'> & {
  customerId: string;
  happenedOn: string;
  note: string;
  person: string;
  at: Date;
};

/** What a customer has on account: paid or kept without an order, less what was given back or put against one, in cents. */
export async function readAccount(db: Kysely<DB>, customerId: string): Promise<Cents> {
  const { rows } = await sql<{ cents: string }>`
    select coalesce(sum(cents), 0) as cents from (
      select case kind when 'refund' then -amount_cents else amount_cents end as cents
      from account_payments where customer_id = ${customerId} and undone_at is null
      union all
      select case kind when 'refund' then amount_cents else -amount_cents end
      from payment_steps join orders on orders.id = order_id
      where customer_id = ${customerId} and undone_at is null and via in ('from_account', 'to_account')
    ) moved`.execute(db);
  return Number(rows[0]?.cents ?? 0);
}

/** Like `readAccount`; nobody else moves the customer's account until the transaction ends. */
export async function lockAccount(trx: Transaction, customerId: string): Promise<Cents> {
  await trx.selectFrom('customers').where('id', '=', customerId).select('id').forNoKeyUpdate().execute();
  return readAccount(trx, customerId);
}

/** Whether money of a customer's orders is still to come, is on its way, or has to be given back. */
export async function hasOpenMoney(db: Kysely<DB>, customerId: string): Promise<boolean> {
  const open = await db
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .where((eb) =>
      eb.or([
        eb('isRefundDue', '=', true),
        eb('paymentState', 'in', ['awaiting', 'authorised', 'refunding']),
        eb.and([eb('paymentState', '=', 'due'), eb('isVoid', '=', false), eb('isWithdrawn', '=', false)]),
        eb.exists(
          eb
            .selectFrom('cardPayments')
            .whereRef('cardPayments.orderId', '=', 'orders.id')
            .where('cardPayments.state', 'in', ['awaiting', 'authorised', 'refunding'])
            .select('cardPayments.id'),
        ),
      ]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

export async function insertAccountPayment(trx: Transaction, payment: NewAccountPayment): Promise<void> {
  await trx.insertInto('accountPayments').values(payment).execute();
}

/** A customer's payments without an order, for the export of all that is held. */
export const exportAccount = (db: Kysely<DB>, customerId: string) =>
  db
    .selectFrom('accountPayments')
    .where('customerId', '=', customerId)
    .where('undoneAt', 'is', null)
    .orderBy('id')
    .select(['kind', 'via', 'happenedOn', 'amountCents'])
    .execute();

/** A payment on a customer's account by its id. */
export function findAccountPayment(
  db: Kysely<DB>,
  customerId: string,
  id: string,
): Promise<StoredAccountPayment | undefined> {
  return db
    .selectFrom('accountPayments')
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .select(['id', 'amountCents', 'undoneAt'])
    .select([sql<AccountPaymentKind>`kind`.as('kind'), sql<StoredAccountPayment['via']>`via`.as('via')])
    .executeTakeFirst();
}

/** Marks a payment on account as undone; false if it is already. */
export async function undoAccountPayment(
  trx: Transaction,
  id: string,
  undoing: { undoneAt: Date; undoneBy: string; undoneReason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accountPayments')
    .set(undoing)
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
