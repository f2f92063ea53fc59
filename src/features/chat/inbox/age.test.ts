import { expect, test } from 'vitest';
import { figureDuration, waitingAge } from './age.ts';

const now = new Date('2026-11-20T10:00:00Z');
const ago = (seconds: number) => waitingAge(new Date(now.getTime() - seconds * 1_000), now);

test.each([
  [0, '<1′', 'neutral', 'Περιμένει λιγότερο από ένα λεπτό'],
  [59, '<1′', 'neutral', 'Περιμένει λιγότερο από ένα λεπτό'],
  [60, '1′', 'medium', 'Περιμένει 1 λεπτό'],
  [179, '2′', 'medium', 'Περιμένει 2 λεπτά'],
  [180, '3′', 'high', 'Περιμένει 3 λεπτά'],
  [599, '9′', 'high', 'Περιμένει 9 λεπτά'],
  [600, '10′', 'critical', 'Περιμένει 10 λεπτά'],
  [3_600, '1 ώ', 'critical', 'Περιμένει 1 ώρα'],
  [4_320, '1 ώ 12′', 'critical', 'Περιμένει 1 ώρα'],
  [86_400, '1 ημ.', 'critical', 'Περιμένει 1 ημέρα'],
  [3 * 86_400, '3 ημ.', 'critical', 'Περιμένει 3 ημέρες'],
])('after %i seconds a conversation shows %s in the tone %s', (seconds, text, tone, inWords) => {
  expect(ago(seconds)).toEqual({ text, tone, inWords });
});

test('a clock that is behind the server’s shows no negative time', () => {
  expect(ago(-90)).toMatchObject({ text: '<1′', tone: 'neutral' });
});

test.each([
  [0, '0″'],
  [45.4, '45″'],
  [60, '1′'],
  [80, '1′ 20″'],
  [7_500, '2 ώ 5′'],
])('%d seconds as a figure are %s', (seconds, text) => {
  expect(figureDuration(seconds)).toBe(text);
});
