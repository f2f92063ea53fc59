import type { Attack } from './attack.ts';
import {
  allFields,
  callerOf,
  factsFor,
  isDate,
  isWorthSending,
  written,
  type Field,
} from './endpoint-faults.ts';
import type { Role } from './visitor.ts';

/** Dates where the calendar of some program begins, ends or has a gap. */
const edges = [
  '-000001-12-31',
  '0000-01-01',
  '0001-01-01',
  '1999-12-31',
  '2000-01-01',
  '2026-02-30',
  '2100-12-31',
  '2101-01-01',
  '9999-12-31',
  '+010000-01-01',
  '+275760-09-13',
  '4713-11-24 BC',
  'infinity',
  '',
];

/** Each may do what those before it may. */
const roles: Role[] = ['visitor', 'customer', 'administrator'];

type Try = { role: Role; field: Field; wire: ReturnType<Field['put']>; said: string };

const nameOf = ({ at }: Field) => at.slice(at.lastIndexOf('.') + 1);

/** All tries, or in the short run for a role that is refused before its input is read the first and the last one. */
function triesOf<T>({ endpoint }: Field, role: Role, isLong: boolean, all: T[]): T[] {
  const isLetIn = roles.indexOf(role) >= roles.indexOf(callerOf(endpoint));
  return isLetIn || isLong ? all : [...all.slice(0, 1), ...all.slice(-1)];
}

function* singles(fields: Field[], isLong: boolean): Generator<Try> {
  for (const field of fields)
    for (const role of roles)
      for (const edge of triesOf(field, role, isLong, edges))
        yield { role, field, wire: field.put(edge), said: edge };
}

/** Finds the start and end of a period: two consecutive day fields of an input. */
function* rangesOf(fields: Field[]): Generator<[Field, Field]> {
  for (const [index, field] of fields.entries()) {
    const next = fields[index + 1];
    if (next?.endpoint === field.endpoint && next.place === field.place) yield [field, next];
  }
}

/** Pairs of neighbouring and of far apart edges, in both orders; in the long run all pairs. */
function edgePairs(isLong: boolean): [string, string][] {
  const pairs = edges.flatMap((from, first) =>
    edges.flatMap((to, second): [string, string][] =>
      isLong || [1, -1, 10].includes(second - first) ? [[from, to]] : [],
    ),
  );
  return pairs;
}

function* periods(fields: Field[], isLong: boolean): Generator<Try> {
  for (const [from, to] of rangesOf(fields))
    for (const role of roles)
      for (const [first, last] of triesOf(from, role, isLong, edgePairs(isLong))) {
        const wire = from.put(first);
        const place = wire[from.place] as Record<string, unknown>;
        const both = { ...wire, [from.place]: { ...place, [nameOf(to)]: last } };
        yield { role, field: from, wire: both, said: `${first} to ${last}` };
      }
}

const send =
  (tries: (fields: Field[], isLong: boolean) => Iterable<Try>): Attack =>
  async (raid) => {
    const fields = [...allFields(await factsFor(raid))].filter(isDate);
    if (fields.length < 10) throw new Error(`The contract has only ${fields.length} days`);
    await raid.each(tries(fields, raid.extent === 'long'), async ({ role, field, wire, said }) => {
      if (!isWorthSending(raid, field.endpoint, wire)) return;
      const { target, body } = written(field.endpoint, wire);
      const what = `${said} as ${field.at}`;
      await raid.askAs(role, what, field.endpoint.method, target, body === undefined ? {} : { body });
    });
  };

export const dates: Record<string, Attack> = {
  'the edges of the calendar in every date': send(singles),
  'periods over the edges of the calendar': send(periods),
};
