import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints, type Endpoint } from '../support/endpoints/endpoints.ts';
import { plausibleInput } from '../support/endpoints/plausible.ts';
import { inputOf, isFields, wireOf } from '../support/endpoints/wire.ts';

const invisible = '\u202E';
/** Passwords are stored unchanged, searches are not stored, and an id must match an existing record. */
const asTyped = /password|confirmation|search|query|^undo$|Ids?$/i;

/** Adds an invisible character to every typed text of an input. */
function withInvisible(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withInvisible);
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, asTyped.test(key) ? part : withInvisible(part)]),
    );
  return typeof value === 'string' && /\p{Script=Greek}/u.test(value) ? invisible + value : value;
}

const writing = endpoints.filter(
  ({ method, input }) => input && ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method),
);

it.each(writing)('$method $path keeps no character that nobody sees', async (endpoint: Endpoint) => {
  const wire = wireOf(endpoint, plausibleInput(endpoint, {}));
  const spoiled = { ...wire, body: withInvisible(wire.body) };
  const schema = endpoint.input ?? z.unknown();
  const read = z.safeParse(schema, inputOf(endpoint, spoiled));
  const clean = z.safeParse(schema, inputOf(endpoint, wire));
  expect(JSON.stringify(read.data ?? '')).not.toContain(invisible);
  expect(read.success).toBe(clean.success);
});
