import { expect, it } from 'vitest';
import { changesBetween, isAsExpected } from './changes.ts';

it('names what differs, with both values', () => {
  expect(
    changesBetween(
      { name: 'Κάμερα', price: 100, tags: ['a'] },
      { name: 'Κάμερα', price: 120, tags: ['a', 'b'] },
    ),
  ).toEqual({ before: { price: 100, tags: ['a'] }, after: { price: 120, tags: ['a', 'b'] } });
});

it('shows the whole of a thing that begins or ends', () => {
  expect(changesBetween({}, { name: 'Κάμερα' })).toEqual({ before: {}, after: { name: 'Κάμερα' } });
  expect(changesBetween({ name: 'Κάμερα' }, {})).toEqual({ before: { name: 'Κάμερα' }, after: {} });
});

it('takes equal values for equal, however deep', () => {
  expect(changesBetween({ at: { a: [1, { b: 2 }] } }, { at: { a: [1, { b: 2 }] } })).toEqual({
    before: {},
    after: {},
  });
});

it('takes objects for equal whose fields are in another order', () => {
  const before = { specifications: { technical: { ip: 'IP67', lens: '2,8' } } };
  const after = { specifications: { technical: { lens: '2,8', ip: 'IP67' } } };
  expect(changesBetween(before, after)).toEqual({ before: {}, after: {} });
  expect(changesBetween({ order: ['a', 'b'] }, { order: ['b', 'a'] }).after).toEqual({ order: ['b', 'a'] });
});

it('tells whether a thing is still as it was seen, and takes it as it is from whoever saw nothing', () => {
  const now = { name: 'Κάμερα', tags: ['a'] };
  expect(isAsExpected({ name: 'Κάμερα', tags: ['a'] }, now)).toBe(true);
  expect(isAsExpected(undefined, now)).toBe(true);
  expect(isAsExpected({ name: 'Κάμερα', tags: [] }, now)).toBe(false);
  expect(isAsExpected({ name: 'Κάμερα' }, now)).toBe(false);
  expect(isAsExpected({ ...now, note: 'Παλιά' }, now)).toBe(false);
});
