import { implement } from '@orpc/server';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
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
  askRestock: restock.askRestock.handler(
    says('Θα σας στείλουμε ένα email μόλις είναι ξανά διαθέσιμο.', askRestock),
  ),
  dropRestock: restock.dropRestock.handler(says('Δεν θα σας ειδοποιήσουμε για αυτό το προϊόν.', dropRestock)),
  askRestockByEmail: restock.askRestockByEmail.handler(
    says('Σας στείλαμε έναν σύνδεσμο. Πατήστε τον για να ενεργοποιήσετε την ειδοποίηση.', askRestockByEmail),
  ),
  openRestockLink: restock.openRestockLink.handler(call(openRestockLink)),
  confirmRestock: restock.confirmRestock.handler(call(confirmRestock)),
  cancelRestock: restock.cancelRestock.handler(
    says('Η ειδοποίηση ακυρώθηκε και διαγράψαμε το email σας.', cancelRestock),
  ),
});
