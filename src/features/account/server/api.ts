import { implement } from '@orpc/server';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { countCart } from '../../cart/server/store.ts';
import { accountContract } from '../contract.ts';

const account = implement(accountContract).$context<ApiContext>().use(guard);

export const accountApi = account.router({
  getSession: account.getSession.handler(async ({ context: { services, viewer } }) => {
    const { publicUrl, demo, isLocal, isProduction, devMailbox, analyticsUrl } = services.config;
    return {
      viewer,
      cartCount: viewer.customer ? await countCart(services.database.db, viewer.customer.id) : 0,
      site: {
        publicUrl,
        isDemo: demo,
        isLocal: isLocal && !isProduction,
        devMailbox,
        ...(analyticsUrl ? { analyticsUrl } : {}),
      },
    };
  }),
});
