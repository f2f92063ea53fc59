import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { Subject } from '../subject.ts';

/** Forgets what is still held of these subjects: it no longer holds, or they no longer exist. */
export async function dropNews(trx: Transaction, ...subjects: Subject[]): Promise<void> {
  await trx.deleteFrom('heldNews').where('subject', 'in', subjects).execute();
}

/** Forgets everything that is held for a customer who deletes the account: it contains the address, and nobody is there to read it. */
export async function dropNewsFor(trx: Transaction, customerId: string): Promise<void> {
  await sql`
    delete from held_news using customers
    where customers.id = ${customerId}
      and news -> 'mails' @> jsonb_build_array(jsonb_build_object('to', customers.email))`.execute(trx);
}
