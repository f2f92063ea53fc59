import type { Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { Cents } from '#shared/money.ts';

/** A part of an order that is paid by card, as stored. */
export type CardPayment = {
  id: string;
  orderId: string;
  state: 'awaiting' | 'authorised' | 'captured' | 'refunding' | 'voided';
  amountCents: Cents;
  /** What of the order had been received when the amount was chosen. */
  seenCents: Cents;
  refundedCents: Cents;
  reference: string | null;
  onPage: boolean;
  expiresAt: Date;
  cardBrand: string | null;
  cardLast4: string | null;
  createdAt: Date;
};

type Db = Kysely<DB> | Transaction;

/** The parts of an order that were paid or can still be paid by card, oldest first. */
export function listCardPayments(db: Db, orderId: string): Promise<CardPayment[]> {
  return db
    .selectFrom('cardPayments')
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export function findCardPayment(db: Db, id: string): Promise<CardPayment | undefined> {
  return db.selectFrom('cardPayments').where('id', '=', id).selectAll().executeTakeFirst();
}

export async function insertCardPayment(trx: Transaction, payment: CardPayment): Promise<void> {
  await trx.insertInto('cardPayments').values(payment).execute();
}

/** Keeps the opened page of a part; false if it has one already or no longer waits. */
export async function keepPartPage(
  trx: Transaction,
  id: string,
  reference: string,
  expiresAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cardPayments')
    .set({ reference, expiresAt })
    .where('id', '=', id)
    .where('state', '=', 'awaiting')
    .where('reference', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Changes a part, unless its state or its refunds have changed since it was read; returns whether it did. */
export async function stepCardPayment(
  trx: Transaction,
  { id, state, refundedCents }: Pick<CardPayment, 'id' | 'state' | 'refundedCents'>,
  change: Partial<Pick<CardPayment, 'state' | 'refundedCents' | 'cardBrand' | 'cardLast4'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cardPayments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('refundedCents', '=', refundedCents)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The orders with parts on the provider's page that are not settled, and all since an instant: their ids. */
export async function listUnsettledParts(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('cardPayments')
    .where((eb) =>
      eb.or([eb('state', 'in', ['awaiting', 'authorised', 'refunding']), eb('createdAt', '>=', since)]),
    )
    .groupBy('orderId')
    .orderBy('orderId')
    .select('orderId')
    .execute();
  return rows.map(({ orderId }) => orderId);
}

/** Whether a part of an order is paid on this page. */
export async function isPartOf(db: Db, orderId: string, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('cardPayments')
    .where('orderId', '=', orderId)
    .where('reference', '=', reference)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a part of an order is being paid on a page that is not closed yet. */
export async function isPartAwaited(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cardPayments')
    .where('orderId', '=', orderId)
    .where('state', '=', 'awaiting')
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What the provider can still give back of these parts, in cents. */
export const onCardsOf = (parts: readonly CardPayment[]): Cents =>
  parts.reduce((sum, part) => sum + refundableOf(part), 0);

/** What of one part can still be given back through the provider; typed cards are given back by hand. */
export const refundableOf = ({ state, onPage, amountCents, refundedCents }: CardPayment): Cents =>
  onPage && (state === 'captured' || state === 'refunding') ? amountCents - refundedCents : 0;

/** Whether all of a paid order was paid by card in such parts. */
export const isPaidInParts = (
  { paymentState, totalCents }: { paymentState: string; totalCents: Cents },
  parts: readonly CardPayment[],
): boolean =>
  paymentState === 'captured' &&
  parts.reduce((sum, { state, amountCents }) => sum + (isCounted(state) ? amountCents : 0), 0) === totalCents;

const isCounted = (state: CardPayment['state']) => state !== 'awaiting' && state !== 'voided';
