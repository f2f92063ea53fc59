import { expect, test } from 'vitest';
import { comparedText, minutesText } from './report-texts.ts';

test.each([
  [0, 0, 'όπως και πριν', 'όπως και χθες'],
  [0, 50, 'πριν: τίποτα', 'χθες: τίποτα'],
  [50, 50, 'όσο και πριν', 'όσο και χθες'],
  [100, 120, '+20% από 100,00\u00A0€', '+20% από 100,00\u00A0€ χθες'],
])('%d and then %d: %s, %s', (before, now, since, sinceYesterday) => {
  expect(comparedText(before, now)).toBe(since);
  expect(comparedText(before, now, 'χθες')).toBe(sinceYesterday);
});

test.each([
  [0.4, '<1′'],
  [12.3, '12′'],
  [59.6, '1 ώ. 0′'],
  [185, '3 ώ. 5′'],
  [3120, '2 ημ. 4 ώ.'],
])('%d minutes are %s', (minutes, text) => expect(minutesText(minutes)).toBe(text));
