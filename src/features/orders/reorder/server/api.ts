import { implement } from '@orpc/server';
import { guard, type ApiContext } from '#server/serve.ts';
import { reorderContract } from '../contract.ts';
import { reorder } from './actions.ts';

const api = implement(reorderContract).$context<ApiContext>().use(guard);

export const reorderApi = api.router({
  reorder: api.reorder.handler(({ context, input }) => reorder(context, input.orderId)),
});
