import { expect, test } from 'vitest';
import { installationTime, questionsOf } from './questions.ts';

const installed = (value: number) => ({
  specifications: { hours: { value, unit: 'ώρες', group: 'installation' as const, label: 'Χρόνος' } },
  installationAvailable: true,
  installationNote: '',
});

test.each([
  [0.25, 'Περίπου 15 λεπτά.'],
  [1, 'Περίπου 1 ώρα.'],
  [1.5, 'Περίπου 1,5 ώρες.'],
  [3, 'Περίπου 3 ώρες.'],
])('an installation of %d hours takes: %s', (hours, time) => {
  expect(installationTime(installed(hours))).toBe(time);
  expect(questionsOf(installed(hours))[0]?.answer).toBe(`Ναι. ${time}`);
});
