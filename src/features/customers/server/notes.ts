import { audit, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { customerRefusals } from '../refusals.ts';
import { insertNote, isNoteDeleted, listNotes, maxNotes, updateNote } from './note-store.ts';
import { findCustomer, lockStanding } from './store.ts';

type Key = { customerId: string; noteId: string };

/** What the audit log keeps of a note: not its text, which ends with the account. */
const states = { none: 'Καμία', there: 'Σημείωση', changed: 'Σημείωση, αλλαγμένη', deleted: 'Διαγράφηκε' };

/** Runs a change of a customer's notes under a lock of the customer's row, and audits it. */
function changeNotes(
  context: ApiContext,
  customerId: string,
  [before, after]: [keyof typeof states, keyof typeof states],
  change: (trx: Transaction) => Promise<void>,
): Promise<void> {
  return write(context.services, async (trx) => {
    const isThere = await lockStanding(trx, customerId);
    const customer = isThere && (await findCustomer(trx, customerId));
    if (!customer) return refuse(generalRefusals, 'NOT_FOUND');
    await change(trx);
    await audit(trx, context, {
      entity: 'customer',
      entityId: customerId,
      label: customer.fullName,
      before: { customerNotes: states[before] },
      after: { customerNotes: states[after] },
    });
  });
}

/** Adds a note about a customer, which only administrators read; returns its id. */
export async function addNote(
  context: ApiContext,
  { customerId, text }: { customerId: string; text: string },
): Promise<string> {
  const id = newId();
  await changeNotes(context, customerId, ['none', 'there'], async (trx) => {
    if ((await listNotes(trx, customerId)).length >= maxNotes) refuse(customerRefusals, 'TOO_MANY_NOTES');
    const createdAt = context.services.now();
    await insertNote(trx, { id, customerId, text, author: whoActs(context), createdAt });
  });
  return id;
}

const requireNote = async (trx: Transaction, key: Key, isDeleted: boolean) => {
  if ((await isNoteDeleted(trx, key)) !== isDeleted) refuse(customerRefusals, 'NOTE_NOT_FOUND');
};

export const changeNote = (context: ApiContext, { text, ...key }: Key & { text: string }): Promise<void> =>
  changeNotes(context, key.customerId, ['there', 'changed'], async (trx) => {
    await requireNote(trx, key, false);
    await updateNote(trx, key, { text, editedBy: whoActs(context), editedAt: context.services.now() });
  });

/** Deletes a note, which can be brought back until the next night. */
export const removeNote = (context: ApiContext, key: Key): Promise<void> =>
  changeNotes(context, key.customerId, ['there', 'deleted'], async (trx) => {
    await requireNote(trx, key, false);
    await updateNote(trx, key, { deletedAt: context.services.now() });
  });

export const restoreNote = (context: ApiContext, key: Key): Promise<void> =>
  changeNotes(context, key.customerId, ['deleted', 'there'], async (trx) => {
    await requireNote(trx, key, true);
    await updateNote(trx, key, { deletedAt: null });
  });
