import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Εγκατάσταση καμερών', 'egkatastasi-kameron'],
  ['Συντήρηση & έλεγχος 24/7', 'syntirisi-elegchos-24-7'],
  ['Θυροτηλεόραση σε ουρανοξύστη', 'thyrotileorasi-se-ouranoxysti'],
  ['NVR', 'nvr'],
  ['···', 'ypiresia'],
])('«%s» stands in an address as %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long title is cut where no hyphen is left over', () => {
  expect(slugOf(`${'α'.repeat(59)} ${'β'.repeat(59)}`)).toBe('a'.repeat(59));
});
