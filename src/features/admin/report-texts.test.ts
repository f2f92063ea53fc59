import { expect, test } from 'vitest';
import { minutesText } from './report-texts.ts';

test.each([
  [0.4, '<1′'],
  [12.3, '12′'],
  [59.6, '1 ώ. 0′'],
  [185, '3 ώ. 5′'],
  [3120, '2 ημ. 4 ώ.'],
])('%d minutes are %s', (minutes, text) => expect(minutesText(minutes)).toBe(text));
