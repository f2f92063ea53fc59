import { audit, whoActs } from '#server/audit.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { refuse, type RefusalTable } from '#shared/errors.ts';
import { maxViews, type ViewedList } from '../views-contract.ts';
import { deleteView, insertView, listViews, lockViews } from './views-store.ts';

const viewRefusals = {
  VIEW_NOT_FOUND: { status: 404, message: 'Η προβολή δεν υπάρχει πια.' },
  VIEW_NAME_TAKEN: { status: 409, message: 'Υπάρχει ήδη προβολή με αυτό το όνομα' },
  TOO_MANY_VIEWS: {
    status: 409,
    message: `Κάθε λίστα έχει έως ${maxViews} προβολές. Διαγράψτε πρώτα μία.`,
  },
} as const satisfies RefusalTable;

/** Keeps the filters of a list under a name that all administrators share; returns its id. */
export function saveView(
  context: ApiContext,
  { list, name, filters }: { list: ViewedList; name: string; filters: string },
): Promise<number> {
  const { services } = context;
  return write(services, async (trx) => {
    await lockViews(trx);
    if ((await listViews(trx, list)).length >= maxViews) refuse(viewRefusals, 'TOO_MANY_VIEWS');
    const view = { list, name, filters, author: whoActs(context), createdAt: services.now() };
    const { message } = viewRefusals.VIEW_NAME_TAKEN;
    const id =
      (await insertView(trx, view)) ?? refuse(viewRefusals, 'VIEW_NAME_TAKEN', { fields: { name: message } });
    await audit(trx, context, {
      entity: 'settings',
      entityId: `view.${id}`,
      label: `Προβολή «${name}»`,
      after: { filters: filters || 'Χωρίς φίλτρα' },
    });
    return id;
  });
}

export async function removeView(
  context: ApiContext,
  { list, viewId: id }: { list: ViewedList; viewId: number },
): Promise<void> {
  await write(context.services, async (trx) => {
    const { name, filters } = (await deleteView(trx, list, id)) ?? refuse(viewRefusals, 'VIEW_NOT_FOUND');
    await audit(trx, context, {
      entity: 'settings',
      entityId: `view.${id}`,
      label: `Προβολή «${name}»`,
      before: { filters: filters || 'Χωρίς φίλτρα' },
    });
  });
}
