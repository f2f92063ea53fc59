import { implement } from '@orpc/server';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { receiptsContract } from '../contract.ts';
import * as actions from './actions.ts';

const admin = implement(receiptsContract).$context<ApiContext>().use(guard);

export const receiptsApi = {
  listReceipts: admin.listReceipts.handler(call(actions.listReceipts)),
  getReceipt: admin.getReceipt.handler(call(actions.readReceipt)),
  receiveGoods: admin.receiveGoods.handler(call(actions.receiveGoods)),
  undoReceipt: admin.undoReceipt.handler(says('Η παραλαβή αναιρέθηκε.', actions.undoReceipt)),
};
