import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import type { Feature } from '#shared/feature.ts';
import type { Access } from '#shared/viewer.ts';

const common = 'virtual:endpoint-paths';
const late = 'virtual:late-endpoint-paths';

/** Only administrators call these: the pages of the shop do without them. */
const officeAccess: readonly string[] = ['admin', 'orders-admin'] satisfies Access[];

type Endpoint = { name: string; route: string; isLate: boolean };

function* endpointsOf(
  router: AnyContractRouter,
  lateNames: ReadonlySet<string>,
  procedurePath: string[] = [],
): Generator<Endpoint> {
  if (isContractProcedure(router)) {
    const { route, meta } = router['~orpc'];
    const { access }: { access?: string } = meta;
    const name = procedurePath.join('.');
    yield {
      name,
      route: `${route.method} ${route.path}${route.inputStructure === 'detailed' ? ' detailed' : ''}`,
      isLate:
        officeAccess.includes(access ?? '') || lateNames.has(procedurePath[0] ?? '') || lateNames.has(name),
    };
  } else {
    for (const [name, part] of Object.entries(router))
      yield* endpointsOf(part, lateNames, [...procedurePath, name]);
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
      const { features } = await import('#features/all.ts');
      const lateNames = Object.values<Feature>(features).flatMap(({ lateEndpoints = [] }) => lateEndpoints);
      const wanted = Array.from(endpointsOf(contract, new Set(lateNames))).filter(
        ({ isLate }) => isLate === (source === `\0${late}`),
      );
      const paths = Object.fromEntries(wanted.map(({ name, route }) => [name, route]));
      return `export const endpointPaths = ${JSON.stringify(paths)}`;
    },
  };
}
