import { expect, test } from 'vitest';
import { carryOver, hasChanged } from './carry-over.ts';

const begun = { name: 'Κάμερα', price: 100, note: '', tags: ['a'] };
const nothing = { kept: [], contested: [], isMixed: false };

test('what was typed stays, what was left alone takes what somebody else has saved', () => {
  const typed = { ...begun, name: 'Κάμερα dome' };
  const saved = { ...begun, price: 120, tags: ['a', 'b'] };
  expect(carryOver(begun, typed, saved)).toEqual({ kept: ['name'], contested: [], isMixed: true });
});

test('of a field that both changed, what was typed stays, and both hear of it', () => {
  const typed = { ...begun, price: 90 };
  expect(carryOver(begun, typed, { ...begun, price: 120 })).toEqual({
    kept: ['price'],
    contested: ['price'],
    isMixed: true,
  });
});

test('a form in which nothing was typed just follows', () => {
  expect(carryOver(begun, begun, { ...begun, name: 'Κάμερα bullet' })).toEqual(nothing);
});

test('what was typed and has been saved is nobody else’s', () => {
  const typed = { ...begun, name: 'Κάμερα dome' };
  expect(carryOver(begun, typed, typed)).toEqual(nothing);
});

test('a number and its text, an empty field and none are the same', () => {
  const saved = { name: 'Κάμερα', price: 120, note: 'Νέα', tags: ['a'] };
  const asShown: Record<keyof typeof begun, unknown> = { ...begun, price: '100', note: undefined };
  expect(carryOver<typeof asShown>(begun, asShown, saved)).toEqual(nothing);
});

test('a form has changed when a value was typed, emptied or replaced, not when a blank field was only shown', () => {
  const shown = { ...begun, phone: '', price: '100' };
  expect(hasChanged(begun, shown)).toBe(false);
  expect(hasChanged({ ...begun, phone: '' }, begun)).toBe(false);
  const rows = (row: object) => ({ ...begun, rows: [{ name: 'Κάμερα', quantity: 1, ...row }] });
  expect(hasChanged(rows({}), rows({ quantity: '1', discount: '', cost: null }))).toBe(false);
  expect(hasChanged(rows({}), rows({ discount: '5' }))).toBe(true);
  expect(hasChanged(begun, { ...shown, phone: '210' })).toBe(true);
  expect(hasChanged(begun, { ...shown, name: '' })).toBe(true);
  expect(hasChanged(begun, { ...shown, tags: [] })).toBe(true);
});
