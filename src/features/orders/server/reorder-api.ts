import { implement } from '@orpc/server';
import { guard, type ApiContext } from '#server/serve.ts';
import { reorderContract } from '../reorder-contract.ts';
import { reorder } from './reorder.ts';

const api = implement(reorderContract).$context<ApiContext>().use(guard);

export const reorderApi = api.router({
  reorder: api.reorder.handler(({ context, input }) => reorder(context, input.orderId)),
});
