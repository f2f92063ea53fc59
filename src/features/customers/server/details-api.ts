import { implement } from '@orpc/server';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
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
  changeCustomerNote: details.changeCustomerNote.handler(says('Η σημείωση άλλαξε.', changeNote)),
  removeCustomerNote: details.removeCustomerNote.handler(says('Η σημείωση διαγράφηκε.', removeNote)),
  restoreCustomerNote: details.restoreCustomerNote.handler(says('Η σημείωση επανήλθε.', restoreNote)),
});
