import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { Cents } from '#shared/money.ts';
import type { PaymentStepKind, PaymentStepVia } from '../steps-contract.ts';

/** A step of an order's money as stored. */
export type StoredPaymentStep = {
  id: string;
  kind: PaymentStepKind;
  amountCents: Cents;
  via: PaymentStepVia;
  happenedOn: string;
  note: string;
  person: string;
  at: Date;
  undoneAt: Date | null;
  undoneBy: string | null;
  undoneReason: string | null;
  /** The pieces that came back with a refund. */
  pieces: readonly ReturnedPieces[] | null;
};

/** Pieces of one line of an order, by its position. */
export type ReturnedPieces = { line: number; quantity: number };

type NewPaymentStep = Pick<
  StoredPaymentStep,
  'kind' | 'amountCents' | 'via' | 'happenedOn' | 'person' | 'at'
> & { orderId: string; note?: string; pieces?: readonly ReturnedPieces[] };

/** Adds a step to an order's money; one of nothing is none. */
export async function insertPaymentStep(trx: Transaction, step: NewPaymentStep): Promise<void> {
  const { pieces = [], ...row } = step;
  const stored = pieces.length > 0 ? JSON.stringify(pieces) : null;
  if (step.amountCents > 0)
    await trx
      .insertInto('paymentSteps')
      .values({ ...row, pieces: stored })
      .execute();
}

/** The steps of an order's money, oldest first. */
export function listPaymentSteps(db: Kysely<DB>, orderId: string): Promise<StoredPaymentStep[]> {
  return db
    .selectFrom('paymentSteps')
    .where('orderId', '=', orderId)
    .orderBy('id')
    .select(['id', 'kind', 'amountCents', 'via', 'happenedOn', 'note', 'person', 'at'])
    .select(['undoneAt', 'undoneBy', 'undoneReason'])
    .select(sql<StoredPaymentStep['pieces']>`pieces`.as('pieces'))
    .execute();
}

type Undoing = { undoneAt: Date; undoneBy: string; undoneReason: string };

/** Marks a step as undone; false if it is already. */
export async function undoStep(trx: Transaction, id: string, undoing: Undoing): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('paymentSteps')
    .set(undoing)
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Removes the payment that was recorded with a step of the order which itself was taken back: the last one. */
export async function removePayment(trx: Transaction, orderId: string): Promise<void> {
  await trx
    .deleteFrom('paymentSteps')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('paymentSteps')
        .where('orderId', '=', orderId)
        .where('kind', '<>', 'refund')
        .where('undoneAt', 'is', null)
        .select((of) => of.fn.max('id').as('last')),
    )
    .execute();
}

/** How many orders have money to collect and to give back, and how much, in cents. */
export async function sumMoney(db: Kysely<DB>) {
  const rows = await db
    .selectFrom('orders')
    .where((eb) =>
      eb.or([
        eb('isRefundDue', '=', true),
        eb.and([eb('paymentState', '=', 'due'), eb('isWithdrawn', '=', false)]),
      ]),
    )
    .groupBy('isRefundDue')
    .select((eb) => ['isRefundDue', eb.fn.countAll<string>().as('count')])
    .select(
      sql<string>`sum(case when not is_refund_due then greatest(0, total_cents - credited_cents - part_cents)
        when part_cents > 0 then part_cents - refunded_cents else total_cents - refunded_cents end)`.as(
        'cents',
      ),
    )
    .execute();
  const of = (isRefund: boolean) => {
    const row = rows.find(({ isRefundDue }) => isRefundDue === isRefund);
    return { count: Number(row?.count ?? 0), cents: Number(row?.cents ?? 0) };
  };
  return { toCollect: of(false), toRefund: of(true) };
}
