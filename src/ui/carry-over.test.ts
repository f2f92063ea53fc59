import { expect, test } from 'vitest';
import { carryOver } from './carry-over.ts';

const begun = { name: 'Κάμερα', price: 100, note: '', tags: ['a'] };

test('what was typed stays, what was left alone takes what somebody else has saved', () => {
  const typed = { ...begun, name: 'Κάμερα dome' };
  const saved = { ...begun, price: 120, tags: ['a', 'b'] };
  expect(carryOver(begun, typed, saved)).toEqual({
    values: { name: 'Κάμερα dome', price: 120, note: '', tags: ['a', 'b'] },
    isMixed: true,
  });
});

test('of a field that both changed, what was typed stays', () => {
  const typed = { ...begun, price: 90 };
  expect(carryOver(begun, typed, { ...begun, price: 120 })).toEqual({ values: typed, isMixed: false });
});

test('a form in which nothing was typed just follows', () => {
  const saved = { ...begun, name: 'Κάμερα bullet' };
  expect(carryOver(begun, begun, saved)).toEqual({ values: saved, isMixed: false });
});

test('what was typed and has been saved is nobody else’s', () => {
  const typed = { ...begun, name: 'Κάμερα dome' };
  expect(carryOver(begun, typed, typed)).toEqual({ values: typed, isMixed: false });
});

test('a number and its text, an empty field and none are the same', () => {
  const saved = { name: 'Κάμερα', price: 120, note: 'Νέα', tags: ['a'] };
  const asShown: Record<keyof typeof begun, unknown> = { ...begun, price: '100', note: undefined };
  expect(carryOver<typeof asShown>(begun, asShown, saved)).toEqual({ values: saved, isMixed: false });
});
