import { implement } from '@orpc/server';
import { call, says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { listBrands } from '../../server/scope-store.ts';
import { countsContract } from '../contract.ts';
import * as actions from './actions.ts';

const admin = implement(countsContract).$context<ApiContext>().use(guard);

export const countsApi = {
  listCounts: admin.listCounts.handler(({ context }) => actions.listCounts(context)),
  listScopes: admin.listScopes.handler(async ({ context }) => ({
    brands: await listBrands(context.services.database.db),
  })),
  startCount: admin.startCount.handler(call(actions.startCount)),
  getCount: admin.getCount.handler(call(actions.readCount)),
  listCountLines: admin.listCountLines.handler(call(actions.listCountLines)),
  enterCount: admin.enterCount.handler(says('Αποθηκεύτηκε.', actions.enterCount)),
  applyCount: admin.applyCount.handler(call(actions.applyCount)),
  undoCount: admin.undoCount.handler(says('Η απογραφή αναιρέθηκε.', actions.undoCount)),
  removeCount: admin.removeCount.handler(says('Η απογραφή διαγράφηκε.', actions.removeCount)),
  exportCount: admin.exportCount.handler(call(actions.exportCount)),
};
