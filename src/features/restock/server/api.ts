import { implement } from '@orpc/server';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { generalRefusals, refuse } from '../../../shared/errors.ts';
import { restockContract } from '../contract.ts';
import { restockRefusals } from '../refusals.ts';
import {
  askRestock,
  askRestockByEmail,
  cancelRestock,
  confirmRestock,
  dropRestock,
  openRestockLink,
} from './actions.ts';
import { findProduct, isWaiting } from './store.ts';

const restock = implement(restockContract).$context<ApiContext>().use(guard);

export const restockApi = restock.router({
  getRestock: restock.getRestock.handler(async ({ context: { services, viewer }, input }) => {
    const customerId = viewer.customer?.id ?? refuse(generalRefusals, 'LOGIN_REQUIRED');
    const { db } = services.database;
    if (!(await findProduct(db, input.productId))) refuse(restockRefusals, 'NO_SUCH_PRODUCT');
    return { isWaiting: await isWaiting(db, customerId, input.productId) };
  }),
  askRestock: restock.askRestock.handler(async ({ context, input }) => {
    await askRestock(context, input.productId);
    return { message: 'Θα σας στείλουμε ένα email μόλις είναι ξανά διαθέσιμο.' };
  }),
  dropRestock: restock.dropRestock.handler(async ({ context, input }) => {
    await dropRestock(context, input.productId);
    return { message: 'Δεν θα σας ειδοποιήσουμε για αυτό το προϊόν.' };
  }),
  askRestockByEmail: restock.askRestockByEmail.handler(async ({ context, input }) => {
    await askRestockByEmail(context, input);
    return { message: 'Σας στείλαμε έναν σύνδεσμο. Πατήστε τον για να ενεργοποιήσετε την ειδοποίηση.' };
  }),
  openRestockLink: restock.openRestockLink.handler(({ context, input }) =>
    openRestockLink(context, input.token),
  ),
  confirmRestock: restock.confirmRestock.handler(({ context, input }) =>
    confirmRestock(context, input.token),
  ),
  cancelRestock: restock.cancelRestock.handler(async ({ context, input }) => {
    await cancelRestock(context, input.token);
    return { message: 'Η ειδοποίηση ακυρώθηκε και διαγράψαμε το email σας.' };
  }),
});
