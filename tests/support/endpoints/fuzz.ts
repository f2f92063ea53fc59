import { draw } from '#shared/chance.ts';
import type { Wire } from './wire.ts';
import { isFields } from './wire.ts';

/** A seeded source of everything that chance decides. */
export class Chance {
  #seed: number;
  constructor(seed: number) {
    this.#seed = seed;
  }
  /** From 0 to under 1. */
  next(): number {
    const { value, seed } = draw(this.#seed);
    this.#seed = seed;
    return value;
  }
  below(most: number): number {
    return Math.floor(this.next() * most);
  }
  of<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)];
    if (one === undefined) throw new Error('Nothing to choose from');
    return one;
  }
  /** True in this share of all cases. */
  is(share: number): boolean {
    return this.next() < share;
  }
}

const deep = (levels: number): unknown =>
  levels === 0 ? 1 : levels % 2 ? [deep(levels - 1)] : { a: deep(levels - 1) };

const values: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => ' ',
  () => 'α'.repeat(3_000),
  () => "'; drop table orders; --",
  () => '<img src=x onerror=alert(1)>',
  () => '../../../../etc/passwd',
  () => '%00',
  () => 'Αθή\u0000να',
  () => '\ud83d',
  () => '\u202e\u200f\ufeff',
  () => 'İ'.repeat(50),
  () => '__proto__',
  () => '{{7*7}}${7*7}',
  () => '2026-02-30',
  () => '24:61',
  () => '9'.repeat(400),
  () => 'Infinity',
  () => -1,
  () => 0,
  () => 0.1 + 0.2,
  () => 2 ** 31,
  () => 2 ** 53,
  () => 1e308,
  () => -1e-308,
  () => [],
  () => Array.from({ length: 300 }, () => ''),
  () => [[[]]],
  () => ({}),
  () => ({ length: 1e9 }),
  () => ({ toString: 1, constructor: { prototype: {} } }),
  () => JSON.parse('{"__proto__": {"isAdmin": true}}'),
  () => deep(30),
];

const names = [
  '__proto__',
  'constructor',
  'isAdmin',
  'id',
  'customerId',
  'price',
  'status',
  '',
  'x'.repeat(200),
];

/** Replaces, removes or adds something anywhere in a value. */
function mutate(value: unknown, chance: Chance): unknown {
  const isLeaf = typeof value !== 'object' || value === null;
  if (isLeaf || chance.is(0.15)) return chance.of(values)();
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.is(0.3)) return [...value, ...value, chance.of(values)()];
    const at = chance.below(value.length);
    return value.map((item, index) => (index === at ? mutate(item, chance) : item));
  }
  const fields = Object.entries(value);
  if (fields.length === 0 || chance.is(0.2))
    return Object.fromEntries([...fields, [chance.of(names), chance.of(values)()]]);
  const at = chance.below(fields.length);
  if (chance.is(0.15)) return Object.fromEntries(fields.filter((_, index) => index !== at));
  return Object.fromEntries(
    fields.map(([name, part], index) => [name, index === at ? mutate(part, chance) : part]),
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A query: its lists become texts. */
const asQuery = (value: unknown) =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).map(([name, part]) => [
      name,
      Array.isArray(part) ? textOf(part) : part,
    ]),
  );

/** A wire with up to three faults anywhere in it. */
export function fuzzed(wire: Wire, chance: Chance): Wire {
  const params = { ...wire.params };
  let { query, body } = wire;
  for (let faults = chance.below(4); faults > 0; faults -= 1) {
    const where = chance.next();
    if (where < 0.6) body = body === undefined && chance.is(0.7) ? body : mutate(body, chance);
    else if (where < 0.85) query = asQuery(mutate(query, chance));
    else {
      const [name] = Object.keys(params);
      if (name !== undefined) params[name] = textOf(chance.of(values)()).slice(0, 2_000).toWellFormed();
    }
  }
  return { params, query, body };
}

const odd = ['', 'null', 'x'.repeat(5_000), '0', '-1', 'a b', '"', '\u00ff'];

/** Headers that a stranger may send with a request. */
export function oddHeaders(chance: Chance): Record<string, string> {
  const headers: Record<string, string> = { 'idempotency-key': `fuzz-${chance.below(1e9)}-0123456789` };
  if (chance.is(0.1)) headers['idempotency-key'] = chance.of(odd);
  if (chance.is(0.1)) headers['accept'] = chance.of(['text/html', '*/*', '', 'application/xml;q=0.9']);
  if (chance.is(0.1)) headers['accept-language'] = chance.of(odd);
  if (chance.is(0.1))
    headers['x-forwarded-for'] = chance.of(['127.0.0.1', '::1, ::2', 'x', ',,,', '999.1.1.1']);
  if (chance.is(0.05)) headers['range'] = 'bytes=0-0,-1';
  if (chance.is(0.05)) headers['if-none-match'] = chance.of(odd);
  return headers;
}

/** A body as text: sometimes cut off, doubled or no JSON at all. */
export function oddText(body: unknown, chance: Chance): string {
  const text = JSON.stringify(body) ?? '';
  if (chance.is(0.93)) return text;
  return chance.of([
    text.slice(0, -1),
    text + text,
    `[${text}`,
    '{"a":',
    'NaN',
    '',
    '\ufeff{}',
    '{"a":1,"a":2}',
  ]);
}
