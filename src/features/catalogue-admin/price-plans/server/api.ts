import { implement } from '@orpc/server';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { pricePlansContract } from '../contract.ts';
import * as actions from './actions.ts';

const admin = implement(pricePlansContract).$context<ApiContext>().use(guard);

export const pricePlansApi = {
  listPricePlans: admin.listPricePlans.handler(({ context }) => actions.listPricePlans(context)),
  getPricePlan: admin.getPricePlan.handler(call(actions.readPricePlan)),
  planPrices: admin.planPrices.handler(call(actions.planPrices)),
  cancelPricePlan: admin.cancelPricePlan.handler(says('Η αλλαγή τιμών ακυρώθηκε.', actions.cancelPricePlan)),
  undoPricePlan: admin.undoPricePlan.handler(says('Οι τιμές έγιναν όπως πριν.', actions.undoPricePlan)),
};
