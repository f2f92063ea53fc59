import { implement } from '@orpc/server';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { detailsContract } from '../details-contract.ts';
import { updateDetails } from './details.ts';
import { addNote, changeNote, removeNote, restoreNote } from './notes.ts';

const details = implement(detailsContract).$context<ApiContext>().use(guard);

export const detailsApi = details.router({
  updateCustomer: details.updateCustomer.handler(async ({ context, input }) => ({
    customer: await updateDetails(context, input),
    message: 'Τα στοιχεία του πελάτη αποθηκεύτηκαν.',
  })),
  addCustomerNote: details.addCustomerNote.handler(async ({ context, input }) => ({
    noteId: await addNote(context, input),
    message: 'Η σημείωση προστέθηκε.',
  })),
  changeCustomerNote: details.changeCustomerNote.handler(async ({ context, input }) => {
    await changeNote(context, input);
    return { message: 'Η σημείωση άλλαξε.' };
  }),
  removeCustomerNote: details.removeCustomerNote.handler(async ({ context, input }) => {
    await removeNote(context, input);
    return { message: 'Η σημείωση διαγράφηκε.' };
  }),
  restoreCustomerNote: details.restoreCustomerNote.handler(async ({ context, input }) => {
    await restoreNote(context, input);
    return { message: 'Η σημείωση επανήλθε.' };
  }),
});
