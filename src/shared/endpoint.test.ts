import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, type EndpointMeta } from './endpoint.ts';
import type { Access } from './viewer.ts';

const showThing = endpoint.verified
  .get('/things/{id}', 'Show one thing')
  .input(z.object({ id: z.coerce.number<string>() }))
  .output(z.object({ name: z.string() }));

it('keeps access, method and path beside the shapes', () => {
  expect(showThing['~orpc'].meta).toEqual({ access: 'verified' });
  expect(showThing['~orpc'].route).toEqual({
    method: 'GET',
    path: '/things/{id}',
    summary: 'Show one thing',
    inputStructure: 'compact',
  });
});

it('reads the parts of a request apart where asked', () => {
  const placeThing = endpoint.buyer.post('/things', 'Place', { inputStructure: 'detailed' });
  expect(placeThing['~orpc'].route.inputStructure).toBe('detailed');
});

it('types input, output and meta, and has no default for access', () => {
  type Contract = { showThing: typeof showThing };
  expectTypeOf<InferContractRouterInputs<Contract>['showThing']>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<InferContractRouterOutputs<Contract>['showThing']>().toEqualTypeOf<{ name: string }>();
  expectTypeOf(showThing['~orpc'].meta).toExtend<EndpointMeta>();
  const callers = Object.values(endpoint).map(({ get }) => get('/x', 'X')['~orpc'].meta.access);
  expectTypeOf(callers).toEqualTypeOf<Access[]>();
  expect(new Set(callers).size).toBe(callers.length);
});
