import { call, type AnyProcedure } from '@orpc/server';
import type { EndpointMeta } from '../../shared/endpoint.ts';
import { anonymous, canSeePrices, somebodyWithPrices } from '../../shared/viewer.ts';
import { Gathered } from '../gathered.ts';
import type { ApiContext } from '../serve.ts';

/** Tells whether everybody who sees the same gets this answer alike. */
export function isShared(procedure: AnyProcedure, input: unknown): boolean {
  const { shared, rare = [] }: Partial<EndpointMeta> = procedure['~orpc'].meta;
  const given: object = typeof input === 'object' && input !== null ? input : {};
  return shared === true && !rare.some((name) => name in given);
}

/**
 * Calls a shared endpoint once for all who see the same, until what it read changes. The same object each time, so that
 * what a page makes of it can be kept with it; nobody may change it.
 */
export async function callShared(
  procedure: AnyProcedure,
  place: readonly string[],
  input: unknown,
  context: ApiContext,
): Promise<unknown> {
  const { readCache } = context.services;
  const seesPrices = canSeePrices(context.viewer);
  const key = JSON.stringify(['call', place, input, seesPrices]);
  const gathering = new Gathered();
  const { output, gathered } = await readCache.get(gathering.resources, key, async () => {
    const { reads, freshFor } = gathering;
    // Nobody in particular asks, so nothing of a person can get into it.
    const viewer = seesPrices ? somebodyWithPrices : anonymous;
    const nobody: ApiContext = {
      ...context,
      viewer,
      caller: { ip: '' },
      answer: new Headers(),
      reads,
      freshFor,
    };
    return { output: await call(procedure, input, { context: nobody, path: place }), gathered: gathering };
  });
  for (const resource of gathered.resources) context.reads(resource);
  context.freshFor(gathered.freshForSeconds);
  // What is computed goes by the clock, which nothing here watches.
  if (gathered.freshForSeconds < Infinity) readCache.delete(key);
  return output;
}
