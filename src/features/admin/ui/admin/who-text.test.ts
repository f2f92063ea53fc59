import { expect, it } from 'vitest';
import { whoText } from './who-text.ts';

it.each([
  [{ actor: 'admin', who: 'b29da1c0ffee', name: 'Μαρία' }, 'Μαρία'],
  [{ actor: 'admin', who: 'b29da1c0ffee', name: undefined }, 'Διαχειριστής χωρίς όνομα (b29da1)'],
  [{ actor: 'staff', who: 'x', name: undefined }, 'Πελάτης με διαχείριση παραγγελιών'],
] as const)('who changed something: %o', (entry, text) => {
  expect(whoText(entry as Parameters<typeof whoText>[0])).toBe(text);
});
