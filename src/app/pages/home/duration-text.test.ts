import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

it.each([
  [60, '60 λεπτά'],
  [240, '4\u00A0ώρες'],
  [210, '3,5\u00A0ώρες'],
])('%s minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
