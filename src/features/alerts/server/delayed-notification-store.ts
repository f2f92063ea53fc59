import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { Subject } from '../subject.ts';

/** Deletes what still waits of these subjects: it is no longer true, or they no longer exist. */
export async function dropDelayed(trx: Transaction, ...subjects: Subject[]): Promise<void> {
  await trx.deleteFrom('delayedNotifications').where('subject', 'in', subjects).execute();
}

/** Deletes what still waits for a customer who deletes the account: it contains the address, and nobody is there to read it. */
export async function dropDelayedOf(trx: Transaction, customerId: string): Promise<void> {
  await sql`
    delete from delayed_notifications using customers
    where customers.id = ${customerId} and customers.email <> ''
      and notifications -> 'mails' @> jsonb_build_array(jsonb_build_object('to', customers.email))`.execute(
    trx,
  );
}
