import type { Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { CustomerNote } from '../details-contract.ts';
import { wire } from '#shared/wire.ts';

/** Notes of a customer at most. */
export const maxNotes = 200;

/** A customer's notes, newest first. */
export async function listNotes(db: Kysely<DB>, customerId: string): Promise<CustomerNote[]> {
  const rows = await db
    .selectFrom('customerNotes')
    .where('customerId', '=', customerId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(maxNotes)
    .select(['id', 'text', 'author', 'createdAt', 'editedBy', 'editedAt'])
    .execute();
  return rows.map(wire);
}

export async function insertNote(
  trx: Transaction,
  note: { id: string; customerId: string; text: string; author: string; createdAt: Date },
): Promise<void> {
  await trx.insertInto('customerNotes').values(note).execute();
}

type Key = { noteId: string; customerId: string };

/** Whether the note is there or deleted; undefined if it never was. The customer's row must be locked. */
export async function isNoteDeleted(trx: Transaction, { noteId, customerId }: Key) {
  const row = await trx
    .selectFrom('customerNotes')
    .where('id', '=', noteId)
    .where('customerId', '=', customerId)
    .select('deletedAt')
    .executeTakeFirst();
  return row && row.deletedAt !== null;
}

export async function updateNote(
  trx: Transaction,
  { noteId, customerId }: Key,
  change: { text: string; editedBy: string; editedAt: Date } | { deletedAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('customerNotes')
    .set(change)
    .where('id', '=', noteId)
    .where('customerId', '=', customerId)
    .execute();
}

/** A deletion can be undone for a day. */
export async function removeDeletedNotes(db: Kysely<DB>, now: Date): Promise<void> {
  const undoable = new Date(now.getTime() - 24 * 3_600_000);
  await db.deleteFrom('customerNotes').where('deletedAt', '<', undoable).execute();
}
