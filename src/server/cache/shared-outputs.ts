import { os } from '@orpc/server';
import type { EndpointMeta } from '#shared/endpoint.ts';
import type { ApiContext } from '../serve.ts';
import { audienceOf, audiences } from './audience.ts';

/** Validates an endpoint's input before its second middleware, so that the cache key uses the parsed input. */
export const checkedInput = { initialInputValidationIndex: -1 };

/**
 * Calls a shared endpoint once per audience and input, until what it read changes. The output is the same object each time,
 * so that what is computed from it can be cached with it.
 */
export const shareOutputs = os
  .$context<ApiContext>()
  .$meta<Partial<EndpointMeta>>({})
  .middleware(async ({ context, next, path, procedure }, input, output) => {
    const { shared, bypassCache = [] } = procedure['~orpc'].meta;
    const given = { ...(input as object | undefined) } as Record<string, unknown>;
    if (!shared || bypassCache.some((name) => given[name] !== undefined)) return next();
    const audience = audienceOf(context.viewer);
    const key = JSON.stringify([path, audience, given]);
    const { value, resources, expiresAt } = await context.services.caches.outputs.get(
      key,
      async ({ reads, freshFor }) => {
        const viewer = audiences[audience];
        const answer = new Headers();
        const nobody = { viewer, caller: { ip: '' }, headers: new Headers(), answer, reads, freshFor };
        const result = await next({ context: nobody });
        return { output: result.output, headers: [...answer] };
      },
    );
    for (const resource of resources) context.reads(resource);
    context.freshFor((expiresAt - Date.now()) / 1000);
    for (const [name, header] of value.headers) context.answer.set(name, header);
    return output(value.output);
  });
