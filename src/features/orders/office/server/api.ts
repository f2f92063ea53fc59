import { implement } from '@orpc/server';
import { guard, type ApiContext } from '#server/serve.ts';
import { officeOrdersContract } from '../contract.ts';
import { placeOfficeOrder } from './actions.ts';

const api = implement(officeOrdersContract).$context<ApiContext>().use(guard);

export const officeOrdersApi = api.router({
  placeOfficeOrder: api.placeOfficeOrder.handler(async ({ context, input }) => ({
    ...(await placeOfficeOrder(context, input)),
    message: 'Η παραγγελία καταχωρίστηκε.',
  })),
});
