import * as z from 'zod/mini';
import { inputFaults } from '#server/input-faults.ts';
import { endpoints, type Endpoint } from '../support/endpoints/endpoints.ts';
import { plausibleInput, type Facts } from '../support/endpoints/plausible.ts';
import { factsOf } from '../support/endpoints/facts.ts';
import { addressOf, inputOf, isFields, wireOf, type Wire } from '../support/endpoints/wire.ts';
import type { Raid } from './attack.ts';
import type { Role } from './visitor.ts';

const ids = {
  productId: 1,
  technicianId: 1,
  customerId: 'nobody',
  serviceId: 1,
  serviceIds: [1],
  orderId: 'none',
  messageId: 'none',
  session: 'ffffffffffff',
  appointmentId: 'none',
};

/** The lists that contain the demonstration's ids, newest first. */
const lists = {
  orderId: '/api/orders',
  appointmentId: '/api/appointments',
  messageId: '/api/contact',
  customerId: '/api/customers',
};

const known = new Map<number, Facts>();

/** Returns plausible input with ids that exist in the demonstration. */
export async function factsFor(raid: Raid): Promise<Facts> {
  const found = known.get(raid.shop.port);
  if (found) return found;
  const told: Record<string, unknown> = { ...ids };
  for (const [name, path] of Object.entries(lists)) {
    const { text } = await raid.askAs('administrator', 'a list', 'GET', path);
    const id = /"id":"([^"]+)"/.exec(text)?.[1];
    if (!id) throw new Error(`${path} tells of nothing`);
    told[name] = id;
  }
  const facts = factsOf(told);
  known.set(raid.shop.port, facts);
  return facts;
}

/** One field of an endpoint's input, and a function that returns the input with another value in it. */
export type Field = { endpoint: Endpoint; at: string; place: keyof Wire; put: (value: unknown) => Wire };

export const usualWire = (endpoint: Endpoint, facts: Facts): Wire =>
  wireOf(endpoint, plausibleInput(endpoint, facts));

function* fieldsWithin(
  value: unknown,
  at: string,
  put: (value: unknown) => unknown,
): Generator<{ at: string; put: (value: unknown) => unknown }> {
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    yield { at: `${at}[0]`, put: (other) => put([other, ...rest]) };
    yield* fieldsWithin(first, `${at}[0]`, (other) => put([other, ...rest]));
  }
  if (!isFields(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const putHere = (other: unknown) => put({ ...value, [name]: other });
    yield { at: `${at}.${name}`, put: putHere };
    yield* fieldsWithin(part, `${at}.${name}`, putHere);
  }
}

/** All fields of all endpoints' inputs, at any depth, as in the contract. */
export function* allFields(facts: Facts = factsOf(ids)): Generator<Field> {
  for (const endpoint of endpoints) {
    const wire = usualWire(endpoint, facts);
    for (const place of ['params', 'query', 'body'] as const) {
      for (const { at, put } of fieldsWithin(wire[place], place, (value) => value)) {
        yield { endpoint, at, place, put: (value) => ({ ...wire, [place]: put(value) }) };
      }
    }
  }
}

/** Tells whether the contract accepts only a date in a field. */
export function isDate({ endpoint, put }: Field): boolean {
  const takes = (value: string) =>
    endpoint.input !== undefined && z.safeParse(endpoint.input, inputOf(endpoint, put(value))).success;
  return takes('2026-11-25') && !takes('not-a-day!');
}

/**
 * Tells whether to send an input to a shop. In the short run PostgreSQL's is sent only what the contract accepts: what it refuses
 * it refuses before any statement, in the code that PGlite's shop runs too.
 */
export function isWorthSending({ extent, shop }: Raid, endpoint: Endpoint, wire: Wire): boolean {
  if (extent === 'long' || shop.engine === 'PGlite') return true;
  const input = inputOf(endpoint, wire);
  const { isTooComplex, fields } = inputFaults(input);
  if (isTooComplex || fields.length > 0) return false;
  return endpoint.input === undefined || z.safeParse(endpoint.input, input).success;
}

/** Returns a role of these attacks that may call an endpoint. */
export function callerOf({ access }: Endpoint): Role {
  if (access === 'anyone') return 'visitor';
  return access === 'admin' || access === 'orders-admin' ? 'administrator' : 'customer';
}

/** Returns the URL and body of an input, in which a placeholder stands for text that cannot be made from JSON or a URL. */
export function written(
  endpoint: Endpoint,
  wire: Wire,
  holder = '',
  raw = '',
): { target: string; body: string | undefined } {
  const fill = (text: string, hole: string) => (holder ? text.replaceAll(hole, () => raw) : text);
  return {
    target: fill(addressOf(endpoint, wire), holder),
    body: wire.body === undefined ? undefined : fill(JSON.stringify(wire.body), `"${holder}"`),
  };
}
