import { expect, it } from 'vitest';
import { call, says } from './handlers.ts';
import type { ApiContext } from './serve.ts';

const context = { viewer: { customer: null, admin: true } } as ApiContext;
const called: unknown[] = [];
const act = async (...given: [ApiContext, { id: number }]) => {
  called.push(given);
  return given[1].id;
};
const input = { id: 7 };

it('answers what the action answers', async () => {
  expect(await call(act)({ context, input })).toBe(7);
  expect(called.splice(0)).toEqual([[context, input]]);
});

it('answers a sentence once the action is done, and nothing of what it returned', async () => {
  expect(await says('Έγινε.', act)({ context, input })).toEqual({ message: 'Έγινε.' });
  expect(called.splice(0)).toEqual([[context, input]]);
  const refused = says('Έγινε.', () => Promise.reject(new Error('No')));
  await expect(refused({ context, input })).rejects.toThrow('No');
});
