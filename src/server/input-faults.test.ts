import { describe, expect, it } from 'vitest';
import { inputFaults } from './input-faults.ts';

const fieldsOf = (input: unknown) => inputFaults(input).fields.toSorted();
const within = (levels: number, inner: unknown) =>
  Array.from({ length: levels }).reduce((part: unknown) => [part], inner);

describe('inputFaults', () => {
  it('names the fields with a NUL or half a surrogate pair, at any depth, and such names', () => {
    const input = {
      name: 'Ελέ\0νη',
      address: { city: 'Αθή\ud83dνα' },
      notes: ['καλό 👍', '\0'],
      'κλειδί\0': 1,
    };
    expect(fieldsOf(input)).toEqual(['address.city', 'name', 'notes.1', 'κλειδί\0']);
  });

  it.each(['Αθήνα', '👍\n\t', '', 12, null, undefined])('lets %j pass', (input) => {
    expect(inputFaults(input)).toEqual({ isTooComplex: false, fields: [] });
  });

  it('names a value whose length or size is an object, which a schema would convert to a number', () => {
    expect(fieldsOf({ token: { length: { toString: 1 } }, file: { size: {} } })).toEqual(['file', 'token']);
    expect(fieldsOf({ length: 3, size: 'L', list: [{ length: null }] })).toEqual([]);
  });

  it('names the input itself when it is such a text', () => {
    expect(fieldsOf('\0')).toEqual(['_']);
  });

  it('takes twenty levels and ten thousand values, and no more', () => {
    expect(inputFaults(within(20, 1)).isTooComplex).toBe(false);
    expect(inputFaults(within(21, 1)).isTooComplex).toBe(true);
    expect(inputFaults(Array.from({ length: 10_000 }, () => 1)).isTooComplex).toBe(false);
    expect(inputFaults(Array.from({ length: 10_001 }, () => 1)).isTooComplex).toBe(true);
  });

  it('ends at once with lists within lists, a hundred thousand deep', () => {
    expect(inputFaults(within(100_000, '\0')).isTooComplex).toBe(true);
  });

  it('tells no more than twenty faults, each with a short name, however many there are', () => {
    const long = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [`${'α'.repeat(400)}${at}`, '\0']),
    );
    const { fields } = inputFaults({ list: long });
    expect(fields).toHaveLength(20);
    expect(fields.join('').length).toBeLessThan(20 * 80);
  });
});
