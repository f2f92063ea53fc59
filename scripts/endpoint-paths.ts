import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import type { Access } from '../src/shared/viewer.ts';

const common = 'virtual:endpoint-paths';
const office = 'virtual:office-endpoint-paths';

/** Only administrators call these: the pages of the shop do without them. */
const officeAccess: readonly string[] = ['admin', 'orders-admin'] satisfies Access[];

type Endpoint = { name: string; route: string; isOffice: boolean };

function* endpointsOf(router: AnyContractRouter, procedurePath: string[] = []): Generator<Endpoint> {
  if (isContractProcedure(router)) {
    const { route, meta } = router['~orpc'];
    const { access }: { access?: string } = meta;
    yield {
      name: procedurePath.join('.'),
      route: `${route.method} ${route.path}${route.inputStructure === 'detailed' ? ' detailed' : ''}`,
      isOffice: officeAccess.includes(access ?? ''),
    };
  } else {
    for (const [name, part] of Object.entries(router)) yield* endpointsOf(part, [...procedurePath, name]);
  }
}

/**
 * The contract without its schemas: each endpoint's method and path, all that the browser's client needs before a form is
 * opened. Imported as `virtual:endpoint-paths`; those of the administration, which load with its first call, as
 * `virtual:office-endpoint-paths`.
 */
export function endpointPaths(): Plugin {
  return {
    name: 'endpoint-paths',
    resolveId: (source) => (source === common || source === office ? `\0${source}` : undefined),
    async load(source) {
      if (source !== `\0${common}` && source !== `\0${office}`) return undefined;
      const { contract } = await import('../src/app/contract.ts');
      const wanted = Array.from(endpointsOf(contract)).filter(
        ({ isOffice }) => isOffice === (source === `\0${office}`),
      );
      const paths = Object.fromEntries(wanted.map(({ name, route }) => [name, route]));
      return `export const endpointPaths = ${JSON.stringify(paths)}`;
    },
  };
}
