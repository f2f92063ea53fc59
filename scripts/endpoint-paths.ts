import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const ids = ['virtual:endpoint-paths', 'virtual:admin-endpoint-paths'];

type Named = { name: string; path: string; isAdmin: boolean };

function* endpointsOf(router: AnyContractRouter, procedurePath: string[] = []): Generator<Named> {
  if (isContractProcedure(router)) {
    const { meta, route } = router['~orpc'];
    const { method, path, inputStructure } = route;
    yield {
      name: procedurePath.join('.'),
      path: `${method} ${path}${inputStructure === 'detailed' ? ' detailed' : ''}`,
      isAdmin: meta['access'] === 'admin',
    };
  } else {
    for (const [name, part] of Object.entries(router)) yield* endpointsOf(part, [...procedurePath, name]);
  }
}

/**
 * The contract without its schemas: each endpoint's method and path, all that the browser's client needs before a form is
 * opened. Imported as `virtual:endpoint-paths`, and those of the administrators alone as `virtual:admin-endpoint-paths`.
 */
export function endpointPaths(): Plugin {
  return {
    name: 'endpoint-paths',
    resolveId: (source) => (ids.includes(source) ? `\0${source}` : undefined),
    async load(source) {
      const id = source.slice(1);
      if (!source.startsWith('\0') || !ids.includes(id)) return undefined;
      const { contract } = await import('../src/app/contract.ts');
      const ofAdmin = id !== ids[0];
      const paths = [...endpointsOf(contract)].flatMap(({ name, path, isAdmin }) =>
        isAdmin === ofAdmin ? [[name, path]] : [],
      );
      return `export const endpointPaths = ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}
