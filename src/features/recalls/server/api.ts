import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';
import { recallsContract } from '../contract.ts';
import { recallRefusals } from '../refusals.ts';
import { createRecall, deleteRecall, readProductRecalls, setRecallState, updateRecall } from './actions.ts';
import { findRecall, listHolders, listRecalls } from './store.ts';
import { previewRecall, setToldByPhone, tellHolders, undoTelling } from './telling-actions.ts';

const recalls = implement(recallsContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

const stateSentences = {
  open: 'Η ανάκληση είναι ξανά ανοιχτή.',
  done: 'Η ανάκληση έκλεισε. Η σημείωση μένει στη σελίδα του προϊόντος.',
  withdrawn: 'Η ανάκληση αποσύρθηκε. Η σελίδα του προϊόντος γράφει από πότε.',
};

export const recallsApi = recalls.router({
  listProductRecalls: recalls.listProductRecalls.handler(call(readProductRecalls)),
  listRecalls: recalls.listRecalls.handler(({ context }) => listRecalls(context.services.database.db)),
  createRecall: recalls.createRecall.handler(
    says('Η ανάκληση φαίνεται στη σελίδα του προϊόντος. Ενημερώστε και όσους το αγόρασαν.', createRecall),
  ),
  updateRecall: recalls.updateRecall.handler(async ({ context, input }) => {
    const held = await updateRecall(context, input);
    const message =
      held > 0
        ? 'Η ανάκληση αποθηκεύτηκε. Τα μηνύματα που περίμεναν δεν στάλθηκαν· στείλτε τα ξανά.'
        : 'Η ανάκληση αποθηκεύτηκε.';
    return { message };
  }),
  deleteRecall: recalls.deleteRecall.handler(says('Η ανάκληση διαγράφηκε.', deleteRecall)),
  setRecallState: recalls.setRecallState.handler(async ({ context, input }) => {
    await setRecallState(context, input);
    return { message: stateSentences[input.state] };
  }),
  listHolders: recalls.listHolders.handler(async ({ context, input: { recallId, page = 1 } }) => {
    const { db } = context.services.database;
    if (!(await findRecall(db, recallId))) refuse(recallRefusals, 'RECALL_NOT_FOUND');
    return listHolders(db, recallId, page);
  }),
  previewRecall: recalls.previewRecall.handler(call(previewRecall)),
  tellHolders: recalls.tellHolders.handler(async ({ context, input }) => {
    const { undo, people } = await tellHolders(context, input);
    const who = plural(people, 'πελάτης ενημερώνεται', 'πελάτες ενημερώνονται');
    return { undo, message: `${who} με email και ειδοποίηση.` };
  }),
  undoTelling: recalls.undoTelling.handler(says('Δεν ενημερώθηκε κανείς.', undoTelling)),
  setToldByPhone: recalls.setToldByPhone.handler(async ({ context, input }) => {
    await setToldByPhone(context, input);
    return { message: input.isTold ? 'Σημειώθηκε ότι του τηλεφωνήσατε.' : 'Η σημείωση αφαιρέθηκε.' };
  }),
});
