import type { ServerFeature } from '#server/feature.ts';
import { contractsApi } from './api.ts';
import { stateOf } from './change-actions.ts';
import { loadContractsDemo } from './demo.ts';
import { contractFileRoutes } from './files.ts';
import { contractIntro } from './mails.ts';
import { removeOldContracts } from './retention-store.ts';
import { findContract } from './store.ts';

export const contractsServer: ServerFeature = {
  api: { contracts: contractsApi },
  texts: [contractIntro],
  fileRoutes: contractFileRoutes,
  loadDemo: loadContractsDemo,
  removeExpired: [removeOldContracts],
  readState: {
    async contract(trx, id) {
      const now = await findContract(trx, id);
      return now && stateOf(now);
    },
  },
};
