import { expect, expectTypeOf, it } from 'vitest';
import { filled, wire } from './wire.ts';

type Row = { id: number; at: Date; seenAt: Date | null; note: string | null; more?: boolean | undefined };
const at = new Date('2026-11-26T07:00:00Z');

it('leaves out what is absent, and writes instants', () => {
  const row: Row = { id: 0, at, seenAt: at, note: null, more: undefined };
  expect(wire(row)).toStrictEqual({
    id: 0,
    at: '2026-11-26T07:00:00.000Z',
    seenAt: '2026-11-26T07:00:00.000Z',
  });
});

it('keeps what is false, zero or empty', () => {
  expect(wire({ id: 0, note: '', more: false })).toStrictEqual({ id: 0, note: '', more: false });
});

it('says in its type what may be absent', () => {
  expectTypeOf(wire<Row>).returns.toExtend<{
    id: number;
    at: string;
    seenAt?: string;
    note?: string;
    more?: boolean;
  }>();
  // @ts-expect-error A nullable column is not always sent.
  const note: { note: string } = wire<Row>({ id: 1, at, seenAt: null, note: null });
  expect(note).toEqual({ id: 1, at: at.toISOString() });
});

it('takes only what is filled in, where an empty text means nothing', () => {
  const typed = { name: 'Άννα', notes: '', page: 0, afm: null, city: undefined };
  expect(filled(typed)).toStrictEqual({ name: 'Άννα', page: 0 });
});
