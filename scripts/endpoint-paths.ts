import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import type { Access } from '#shared/viewer.ts';

const common = 'virtual:endpoint-paths';
const late = 'virtual:late-endpoint-paths';

/** Only administrators call these: the pages of the shop do without them. */
const officeAccess: readonly string[] = ['admin', 'orders-admin'] satisfies Access[];
/** Features whose code loads when somebody uses them. */
const lateFeatures = new Set([
  'addressBook',
  'booking',
  'chat',
  'documents',
  'emailChange',
  'availableStock',
  'mailbox',
  'reorder',
  'restock',
  'reviews',
  'together',
  'wishlist',
  'wizard',
]);
/** What the server reads for a page, and a browser only when it opens that page from another one; and what is seldom done. */
const lateEndpoints = new Set([
  'catalogue.listCompanions',
  'catalogue.listViewed',
  'account.changePassword',
  'account.deleteAccount',
  'account.exportData',
  'customers.askPasswordReset',
  'customers.resetPassword',
  'orders.withdraw',
]);

type Endpoint = { name: string; route: string; isLate: boolean };

function* endpointsOf(router: AnyContractRouter, procedurePath: string[] = []): Generator<Endpoint> {
  if (isContractProcedure(router)) {
    const { route, meta } = router['~orpc'];
    const { access }: { access?: string } = meta;
    const name = procedurePath.join('.');
    yield {
      name,
      route: `${route.method} ${route.path}${route.inputStructure === 'detailed' ? ' detailed' : ''}`,
      isLate:
        officeAccess.includes(access ?? '') ||
        lateFeatures.has(procedurePath[0] ?? '') ||
        lateEndpoints.has(name),
    };
  } else {
    for (const [name, part] of Object.entries(router)) yield* endpointsOf(part, [...procedurePath, name]);
  }
}

/**
 * The contract without its schemas: each endpoint's method and path, all that the browser's client needs before a form is
 * opened. Imported as `virtual:endpoint-paths`; those of the administration and of the late features, which load with
 * the first call of one of them, as `virtual:late-endpoint-paths`.
 */
export function endpointPaths(): Plugin {
  return {
    name: 'endpoint-paths',
    resolveId: (source) => (source === common || source === late ? `\0${source}` : undefined),
    async load(source) {
      if (source !== `\0${common}` && source !== `\0${late}`) return undefined;
      const { contract } = await import('#app/contract.ts');
      const wanted = Array.from(endpointsOf(contract)).filter(
        ({ isLate }) => isLate === (source === `\0${late}`),
      );
      const paths = Object.fromEntries(wanted.map(({ name, route }) => [name, route]));
      return `export const endpointPaths = ${JSON.stringify(paths)}`;
    },
  };
}
