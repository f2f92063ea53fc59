import { isFields, type Wire } from './wire.ts';

/** An input with one error, and a description of it. */
export type Spoiled = { fault: string; wire: Wire; /** Wrong whatever the schema says. */ isNoText: boolean };

type Instead = readonly [what: string, value: unknown];

const long = 'α'.repeat(5_000);

// PostgreSQL stores neither: the first not as text, the second not as JSON.
const noTexts: Instead[] = [
  ['the NUL character', 'Αθή\u0000να'],
  ['half a character', 'Αθή\ud83dνα'],
];
// Zod would fail at it.
const withLength: Instead = ['an object with a length', { length: { toString: 1 } }];

/** Replacements for a value of any type: the schema tells which of them are wrong. */
const inBody: Instead[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 42],
  ['a text', 'κάτι άλλο'],
  ['a blank text', '  '],
  ['yes', true],
  ['a list', [1, 'δύο']],
  ['an object', { toString: 'x' }],
  ['a negative number', -1],
  ['a fraction', 0.5],
  ['a huge number', 1e300],
  ['a number past 32 bits', 2 ** 31],
  ['an over-long text', long],
  ['a long list', Array.from({ length: 1_001 }, () => 1)],
  ...noTexts,
  withLength,
];

const inQuery: Instead[] = [
  ['nothing', undefined],
  ['a text', 'κάτι άλλο'],
  ['a negative number', '-1'],
  ['a fraction', '0.5'],
  ['a huge number', '1e300'],
  ['a number past 32 bits', String(2 ** 31)],
  ['too many digits', '9'.repeat(40)],
  ['an over-long text', long.slice(0, 1_000)],
  ['an object', { toString: 'x' }],
  ['the NUL character', 'Αθή\u0000να'],
];

const inPath = inQuery.filter(([, value]) => typeof value === 'string');

/** Replaces each field of an input with every wrong value, one at a time and at any depth. */
export function* spoil(wire: Wire): Generator<Spoiled> {
  for (const procedurePath of ['params', 'query', 'body'] as const) {
    const instead = { params: inPath, query: inQuery, body: inBody }[procedurePath];
    for (const [fault, value, isNoText] of spoilWithin(wire[procedurePath], instead, procedurePath)) {
      yield { fault, isNoText, wire: { ...wire, [procedurePath]: value } };
    }
  }
  if (wire.body === undefined) return;
  for (const [what, body] of inBody) {
    if (body !== undefined)
      yield { fault: `${what} as the body`, isNoText: what === withLength[0], wire: { ...wire, body } };
  }
}

function* spoilWithin(value: unknown, instead: Instead[], at: string): Generator<[string, unknown, boolean]> {
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    for (const [fault, spoiled, isNoText] of spoilOne(first, instead, `${at}[0]`)) {
      yield [fault, [spoiled, ...rest], isNoText];
    }
  }
  if (!isFields(value)) return;
  for (const [name, part] of Object.entries(value)) {
    for (const [fault, spoiled, isNoText] of spoilOne(part, instead, `${at}.${name}`)) {
      yield [fault, { ...value, [name]: spoiled }, isNoText];
    }
  }
}

function* spoilOne(value: unknown, instead: Instead[], at: string): Generator<[string, unknown, boolean]> {
  for (const [what, other] of instead) {
    const isNoText =
      what === withLength[0] || (typeof value === 'string' && noTexts.some(([name]) => name === what));
    yield [`${what} as ${at}`, other, isNoText];
  }
  yield* spoilWithin(value, instead, at);
}
