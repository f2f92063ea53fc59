import type { Attack, Raid } from './attack.ts';
import { allFields, callerOf, factsFor, isWorthSending, written } from './endpoint-faults.ts';

const holder = 'HOLD-THE-PLACE';
const depth = 5_000;

/** Replacements for a field in a body, in JSON. */
const inBodies: Record<string, string> = {
  'a NUL': '"Αθή\\u0000να"',
  'half a character': '"Αθή\\ud83dνα"',
  'a prototype': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"toString":1,"then":1}',
  '200 KB of one letter': `"${'a'.repeat(200_000)}"`,
  '200 KB of letters of two bytes': `"${'α'.repeat(100_000)}"`,
  'spaces and one letter': `"${' '.repeat(100_000)}x"`,
  'text that runs backwards': '"\\u202eanera\\u202c \\u2066\\u200f\\u200b"',
  '5,000 lists in lists': '['.repeat(depth) + ']'.repeat(depth),
  '5,000 objects in objects': `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  '100,000 values': `[${'0,'.repeat(99_999)}0]`,
  'a number that is none': '1e999',
  'digits without end': '9'.repeat(5_000),
};

/** Replacements for a field in a URL, encoded; Node accepts at most 16 KB of headers. */
const inAddresses: Record<string, string> = {
  'a NUL': '%00',
  'half a character': '%ED%A0%BD',
  'bytes that are no UTF-8': '%FF%FE%C0%80',
  'half an escape': '%E',
  'an escape that is none': '%zz',
  '12 KB of one letter': 'a'.repeat(12_000),
  'letters of two bytes': '%CE%B1'.repeat(1_900),
  'spaces and one letter': `${'%20'.repeat(3_900)}x`,
  'text that runs backwards': '%E2%80%AEanera%E2%80%AC',
  'a prototype': '__proto__',
  'a path upwards': '..%2f..%2f..%2fetc%2fpasswd',
  'a number that is none': '1e999',
  'digits without end': '9'.repeat(2_000),
  quotes: `%27%22%60%3C%3E%5C%3B--%20%25_`,
};

/** Every field with each replacement, or in the short run with one of them in turn. */
async function spoilEverywhere(raid: Raid, places: readonly string[], instead: Record<string, string>) {
  const all = Object.entries(instead);
  const fields = [...allFields(await factsFor(raid))].filter(({ place }) => places.includes(place));
  const tries = fields.flatMap((field, index) => {
    const turn = index % all.length;
    const chosen = raid.extent === 'long' ? all : all.slice(turn, turn + 1);
    const isSent = ([, raw]: [string, string]) =>
      field.place !== 'body' || isWorthSending(raid, field.endpoint, field.put(JSON.parse(raw)));
    return chosen.filter(isSent).map(([what, raw]) => ({ what, raw, field }));
  });
  await raid.each(tries, async ({ what, raw, field: { endpoint, at, put } }) => {
    const { target, body } = written(endpoint, put(holder), holder, raw);
    const question = body === undefined ? {} : { body };
    await raid.askAs(callerOf(endpoint), `${what} as ${at}`, endpoint.method, target, question);
  });
}

export const texts: Record<string, Attack> = {
  'what is no text in every field of a body': (raid) => spoilEverywhere(raid, ['body'], inBodies),
  'what is no text in every path and query': (raid) =>
    spoilEverywhere(raid, ['params', 'query'], inAddresses),
};
