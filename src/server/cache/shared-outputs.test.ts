import { call, implement } from '@orpc/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { anonymous, buyerWith, type Viewer } from '#shared/viewer.ts';
import { guard, type ApiContext } from '../serve.ts';
import { invalidate, openCaches, type Caches } from './caches.ts';
import { Dependencies } from './dependencies.ts';
import { checkedInput, shareOutputs } from './shared-outputs.ts';

const list = z.object({
  page: z.optional(wholeNumber(1, 100)),
  search: z.optional(z.string()),
});
const contract = {
  list: endpoint.anyone
    .get('/list', 'A list', { shared: true, bypassCache: ['search'] })
    .input(list)
    .output(z.array(z.string())),
  forBuyers: endpoint.buyer.get('/for-buyers', 'Prices', { shared: true }).output(z.string()),
  own: endpoint.anyone.get('/own', 'Not shared').output(z.string()),
};

/** The contexts with which handlers were called. */
let called: Pick<ApiContext, 'viewer' | 'caller' | 'headers'>[];
const on = implement(contract).$config(checkedInput).$context<ApiContext>().use(guard).use(shareOutputs);
const take = (context: ApiContext) => void called.push(context);
const router = on.router({
  list: on.list.handler(({ context }) => {
    take(context);
    context.reads('catalogue');
    context.freshFor(600);
    context.answer.set('X-Total-Count', '1');
    return ['κάμερα'];
  }),
  forBuyers: on.forBuyers.handler(({ context }) => {
    take(context);
    return '123,45';
  }),
  own: on.own.handler(({ context }) => {
    take(context);
    return context.caller.ip;
  }),
});

let caches: Caches;
beforeEach(() => {
  caches = openCaches();
  called = [];
});
afterEach(() => vi.useRealTimers());

const eleni: Viewer = { ...buyerWith('private'), admin: false };
if (eleni.customer) eleni.customer = { ...eleni.customer, id: 'eleni', firstName: 'Ελένη' };
const rejected: Viewer = {
  customer: eleni.customer && { ...eleni.customer, isRejected: true },
  admin: false,
};

function contextOf(viewer: Viewer) {
  const dependencies = new Dependencies();
  const { reads, freshFor } = dependencies;
  const answer = new Headers();
  const headers = new Headers({ cookie: 'secret' });
  const services = { caches } as ApiContext['services'];
  const context: ApiContext = {
    services,
    viewer,
    caller: { ip: '192.0.2.1', sessionToken: 'secret' },
    headers,
    answer,
    reads,
    freshFor,
  };
  return { context, dependencies, answer };
}
const ask = (viewer: Viewer, input: object = {}) =>
  call(router.list, input, { context: contextOf(viewer).context, path: ['list'] });

test('an audience is given one and the same object, and another audience another one', async () => {
  const first = await ask(eleni);
  expect(await ask(buyerWith('b2b'))).toBe(first);
  expect(await ask({ customer: null, admin: true })).toBe(first);
  const visitors = await ask(anonymous);
  expect(visitors).not.toBe(first);
  expect(await ask(rejected)).toBe(visitors);
  expect(called).toHaveLength(2);
});

test('it is made for nobody: no handler hears of the person who asks first', async () => {
  await ask(eleni);
  await ask(rejected);
  expect(called.map(({ viewer }) => viewer)).toEqual([buyerWith('private'), anonymous]);
  expect(called.map(({ caller }) => caller)).toEqual([{ ip: '' }, { ip: '' }]);
  expect(called.flatMap(({ headers }) => [...headers])).toEqual([]);
});

test('what the input means is the key, not how it is written nor what else is sent', async () => {
  await ask(anonymous, { page: 1 });
  await ask(anonymous, { page: '1' });
  await ask(anonymous, { page: '1', utm_source: 'mail' });
  expect(called).toHaveLength(1);
  await ask(anonymous, { page: 2 });
  expect(called).toHaveLength(2);
});

test('a field that bypasses the cache leaves the endpoint to whoever asks', async () => {
  for (const viewer of [eleni, eleni]) await ask(viewer, { search: 'κάμερα' });
  expect(called.map(({ viewer }) => viewer)).toEqual([eleni, eleni]);
});

test('an endpoint that is not shared is called for everybody', async () => {
  const { context } = contextOf(eleni);
  for (let times = 0; times < 2; times += 1)
    expect(await call(router.own, undefined, { context, path: ['own'] })).toBe('192.0.2.1');
  expect(called).toHaveLength(2);
});

test('who may not call an endpoint is refused, also when its output is cached', async () => {
  const as = (viewer: Viewer) =>
    call(router.forBuyers, undefined, { context: contextOf(viewer).context, path: ['forBuyers'] });
  expect(await as(eleni)).toBe('123,45');
  await expect(as(anonymous)).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  expect(await as(eleni)).toBe('123,45');
  expect(called).toHaveLength(1);
});

test('headers and dependencies come with a hit, and for no longer than it is fresh', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const both = [contextOf(anonymous), contextOf(anonymous)];
  for (const { context } of both) {
    await call(router.list, {}, { context, path: ['list'] });
    vi.advanceTimersByTime(60_000);
  }
  expect(called).toHaveLength(1);
  for (const { answer, dependencies } of both) {
    expect(answer.get('X-Total-Count')).toBe('1');
    expect([...dependencies.resources]).toEqual(['catalogue']);
  }
  expect(both.map(({ dependencies }) => dependencies.freshForSeconds)).toEqual([600, 540]);
  vi.advanceTimersByTime(480_000);
  await ask(anonymous);
  expect(called).toHaveLength(2);
});

test('a change makes the next who asks call the endpoint again', async () => {
  await ask(anonymous);
  invalidate(caches, ['services']);
  await ask(anonymous);
  expect(called).toHaveLength(1);
  invalidate(caches, ['catalogue']);
  await ask(anonymous);
  expect(called).toHaveLength(2);
});
