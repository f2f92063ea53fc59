import { expect, test } from 'vitest';
import { commandOf, type PressedKey } from './keys.ts';

const press = (key: string, code: string, more: Partial<PressedKey> = {}) =>
  commandOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

test.each([
  ['j', 'KeyJ', 'next'],
  ['ξ', 'KeyJ', 'next'],
  ['κ', 'KeyK', 'previous'],
  ['ρ', 'KeyR', 'reply'],
  ['Enter', 'Enter', 'open'],
  ['/', 'Slash', 'canned'],
  ['1', 'Digit1', 'list-1'],
])('%s at %s means %s in either layout', (key, code, command) => {
  expect(press(key, code)).toBe(command);
});

test('the signs count however the layout makes them', () => {
  expect(press('?', 'Slash', { shiftKey: true })).toBe('help');
  expect(press('@', 'Digit2', { shiftKey: true })).toBe('link');
  expect(press('@', 'KeyQ')).toBe('link');
});

test('the keys of the browser and of the administration stay theirs', () => {
  expect(press('k', 'KeyK', { ctrlKey: true })).toBeUndefined();
  expect(press('k', 'KeyK', { metaKey: true })).toBeUndefined();
  expect(press('r', 'KeyR', { ctrlKey: true })).toBeUndefined();
  expect(press('J', 'KeyJ', { shiftKey: true })).toBeUndefined();
  expect(press('x', 'KeyX')).toBeUndefined();
});
