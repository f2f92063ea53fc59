import * as z from 'zod/mini';
import { endpoints, type Endpoint } from '../support/endpoints/endpoints.ts';
import { plausibleInput, type Facts } from '../support/endpoints/plausible.ts';
import { factsOf } from '../support/endpoints/world.ts';
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

/** Where the demonstration's own ids are told, the newest first. */
const lists = {
  orderId: '/api/orders',
  appointmentId: '/api/appointments',
  messageId: '/api/contact',
  customerId: '/api/customers',
};

const known = new Map<number, Facts>();

/** What a page of the shop would send, with ids that the demonstration has. */
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

/** One place of an endpoint's input, and the input with something else there. */
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

/** Every place of every endpoint's input, at any depth, as the contract has it. */
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

/** Whether the contract takes a day there, and no other text. */
export function isDate({ endpoint, put }: Field): boolean {
  const takes = (value: string) =>
    endpoint.input !== undefined && z.safeParse(endpoint.input, inputOf(endpoint, put(value))).success;
  return takes('2026-11-25') && !takes('not-a-day!');
}

/** Who may call an endpoint, of those that come here. */
export function callerOf({ access }: Endpoint): Role {
  if (access === 'anyone') return 'visitor';
  return access === 'admin' || access === 'orders-admin' ? 'administrator' : 'customer';
}

/** The address and body of an input in which a place holder stands for what JSON or an address could not be made from. */
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
