import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testApp, type TestApp, type TestResponse } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { expectUnchanged, rememberState } from '../support/database/fingerprint.ts';
import { endpoints, type Endpoint } from '../support/endpoints/endpoints.ts';
import { plausibleInput, requiredInput } from '../support/endpoints/plausible.ts';
import { spoil } from '../support/endpoints/spoil.ts';
import { addressOf, inputOf, isFields, send, wireOf, type Wire } from '../support/endpoints/wire.ts';
import { factsOf } from '../support/endpoints/facts.ts';
import { buildWorld, enter, idNames, type World } from '../support/endpoints/world.ts';

const withInput = endpoints.filter(({ input }) => input);
const withBody = endpoints.filter(({ method }) => method !== 'GET');

/** Tells whether an endpoint's input has an id under one of these names. */
function reads(endpoint: Endpoint, names: string[], inputFor = plausibleInput): boolean {
  const [one, other] = ['1', '2'].map((id) =>
    inputFor(endpoint, factsOf(Object.fromEntries(names.map((name) => [name, id])))),
  );
  return !isDeepStrictEqual(one, other);
}

/** These change many records and say of each what became of it. */
const saysOfEach = new Set([
  'orders.updateOrders',
  'orders.undoOrderSteps',
  'booking.handOver',
  'contracts.makeBills',
]);
// A list filtered by an unknown id is merely empty.
const withIds = endpoints.filter(
  (endpoint) =>
    !saysOfEach.has(endpoint.name) &&
    reads(endpoint, idNames, endpoint.method === 'GET' ? requiredInput : plausibleInput),
);
/** Customers' endpoints for their own orders and appointments. */
const withOwn = endpoints.filter(
  (endpoint) => !endpoint.access?.includes('admin') && reads(endpoint, ['orderId', 'appointmentId']),
);

const withoutPaths = (key: string, value: unknown) => (key === 'path' ? undefined : value);

const isGreek = (text: unknown) => typeof text === 'string' && /\p{Script=Greek}/u.test(text);

/** Describes what is wrong with a response to bad input; undefined when it is correct. */
function complaint({ status, body }: TestResponse, needsFields: boolean): string | undefined {
  if (status < 400 || status >= 500) return `answered ${status}`;
  if (!isFields(body)) return `answered ${status} without JSON`;
  if (!isGreek(body['error'])) return `said «${String(body['error'])}»`;
  if (!/^[A-Z_]+$/.test(String(body['code']))) return `gave the code «${String(body['code'])}»`;
  if (!needsFields) return undefined;
  const fields = isFields(body['fields']) ? Object.values(body['fields']) : [];
  if (status !== 400 || fields.length === 0) return `answered ${status} without fields`;
  return fields.every(isGreek) ? undefined : `said of the fields ${JSON.stringify(body['fields'])}`;
}

const twoMillionBytes = JSON.stringify('x'.repeat(2_000_000));

describe('bad input', () => {
  let app: TestApp;
  let world: World;
  // Once: bad input changes nothing, or its test fails.
  beforeAll(async () => {
    app = await testApp();
    await truncateAll();
    world = await buildWorld(app);
    await rememberState();
  });

  /** Returns the Cookie header of somebody who may call an endpoint. */
  function callerOf({ access }: Endpoint): string {
    if (access === 'anyone') return world.people.visitor.cookie;
    return access === 'admin' || access === 'orders-admin'
      ? world.people.administrator.cookie
      : world.people.buyer.cookie;
  }

  const rightWire = (endpoint: Endpoint): Wire => wireOf(endpoint, plausibleInput(endpoint, world.facts));

  /** What was refused once: what is wrong, with the last name of its path. */
  const refused = new Set<string>();
  const leastTried = 3;

  it.each(withInput)(
    '$method $path refuses each field spoiled in every way that no other of its name was, beside the field',
    async (endpoint) => {
      const { input } = endpoint;
      const complaints = [];
      let tried = 0;
      for (const { fault, wire, isNoText } of spoil(rightWire(endpoint))) {
        const issues = isNoText || !input ? [] : z.safeParse(input, inputOf(endpoint, wire)).error?.issues;
        if (!issues) continue;
        const [, instead, part, name] = /^(.*) as (\w+).*?(\w+)\W*$/.exec(fault.replaceAll('[0]', '')) ?? [];
        const kind = JSON.stringify([part, name, isNoText ? instead : issues], withoutPaths);
        // The same schema of the same name says the same of it at every endpoint.
        if (tried >= leastTried && refused.has(kind)) continue;
        refused.add(kind);
        tried += 1;
        const answer = await send(app.request, endpoint, wire, callerOf(endpoint));
        const objection = complaint(answer, !fault.includes('params.'));
        if (objection) complaints.push(`${fault}: ${objection}`);
      }
      expect(complaints).toEqual([]);
      expect(tried).toBeGreaterThan(0);
      await expectUnchanged();
    },
  );

  it.each(withBody)('$method $path refuses broken JSON and two million bytes', async (endpoint) => {
    const { method } = endpoint;
    const address = addressOf(endpoint, rightWire(endpoint));
    const cookie = callerOf(endpoint);
    const broken = await app.request(method, address, { cookie, raw: '{"name": "Ελέ' });
    expect(complaint(broken, false)).toBeUndefined();
    const huge = await app.request(method, address, { cookie, raw: twoMillionBytes });
    expect(huge).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    expect(complaint(huge, false)).toBeUndefined();
    await expectUnchanged();
  });

  it.each(withIds)('$method $path refuses ids that nothing has', async (endpoint) => {
    const wire = wireOf(endpoint, plausibleInput(endpoint, world.unknown));
    const answer = await send(app.request, endpoint, wire, callerOf(endpoint));
    // Deleting something that does not exist may succeed.
    const isDone = endpoint.method === 'DELETE' && answer.status === 200;
    expect(isDone ? undefined : complaint(answer, false)).toBeUndefined();
    await expectUnchanged();
  });

  it.each(withOwn)('$method $path knows nothing of what belongs to somebody else', async (endpoint) => {
    const stranger = await enter(app, 'buyer');
    await rememberState();
    const answer = await send(app.request, endpoint, rightWire(endpoint), stranger.cookie);
    expect(answer.status).toBe(404);
    expect(complaint(answer, false)).toBeUndefined();
    await expectUnchanged();
    const own = await send(app.request, endpoint, rightWire(endpoint), callerOf(endpoint));
    // This shop has no provider on whose page the order could be paid.
    expect(own.status).toBe(endpoint.name === 'orders.payOrder' ? 409 : 200);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/event-stream',
  ])('is whatever comes as %s', async (mediaType) => {
    const answer = await app.request('POST', '/api/contact', {
      raw: 'name[9999]=1',
      headers: { 'content-type': mediaType },
    });
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  it('is refused also where lists lie in lists, a hundred thousand deep', async () => {
    const raw = `{"name": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(complaint(await app.request('POST', '/api/contact', { raw }), true)).toBeUndefined();
  });
});
