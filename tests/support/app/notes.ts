import type { TestApp } from './app.ts';

/** Stores two notes about a customer, one of them deleted, and a saved view, and returns their ids. */
export async function putNotes({ services }: TestApp, customerId: string) {
  const note = { customerId, text: 'Τηλεφώνησε', author: 'Μαρία', createdAt: new Date() };
  const [noteId, deletedNote] = ['note', 'deleted-note'] as const;
  await services.database.db
    .insertInto('customerNotes')
    .values([
      { ...note, id: noteId },
      { ...note, id: deletedNote, deletedAt: new Date() },
    ])
    .execute();
  const { id: viewId } = await services.database.db
    .insertInto('savedViews')
    .values({ list: 'orders', name: 'Προς έλεγχο', filters: '', author: 'Μαρία', createdAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { noteId, deletedNote, viewId };
}
