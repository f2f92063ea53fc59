import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const id = 'virtual:endpoint-paths';

function* endpointsOf(router: AnyContractRouter, procedurePath: string[] = []): Generator<[string, string]> {
  if (isContractProcedure(router)) {
    const { method, path, inputStructure } = router['~orpc'].route;
    yield [procedurePath.join('.'), `${method} ${path}${inputStructure === 'detailed' ? ' detailed' : ''}`];
  } else {
    for (const [name, part] of Object.entries(router)) yield* endpointsOf(part, [...procedurePath, name]);
  }
}

/**
 * The contract without its schemas: each endpoint's method and path, all that the browser's client needs before a form is
 * opened. Imported as `virtual:endpoint-paths`.
 */
export function endpointPaths(): Plugin {
  return {
    name: 'endpoint-paths',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const { contract } = await import('../src/app/contract.ts');
      return `export const endpointPaths = ${JSON.stringify(Object.fromEntries(endpointsOf(contract)))}`;
    },
  };
}
